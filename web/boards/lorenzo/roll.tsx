/* roll.tsx: the roll of the dice as a scene: one after the other they tumble onto the field, and
 * then what everybody's members are worth. */
import type { Telling } from "../../kit/contract";
import { Pips } from "../../kit/dice";
import { Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { either } from "../../kit/words";
import { Member } from "./cards";
import { called } from "./reading";
import type { Board, Member as MemberName } from "./state";

type Told = Telling<Board>;

const COLOURS = ["white", "black", "orange"] as const;
type Colour = (typeof COLOURS)[number];

export const STEPS = COLOURS.length + 1; // a die each, and what they mean

/* ---- a die in the air: one drawing, for every side that the browser turned by itself would be a
        picture of its own ---- */

type Vector = [number, number, number];

/* Of each side: its middle, and what is to its right and below on it. */
const sides: Record<number, [Vector, Vector, Vector]> = {
	1: [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
	2: [[0, 1, 0], [1, 0, 0], [0, 0, -1]],
	3: [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
	4: [[-1, 0, 0], [0, 0, 1], [0, 1, 0]],
	5: [[0, -1, 0], [1, 0, 0], [0, 0, 1]],
	6: [[0, 0, -1], [-1, 0, 0], [0, 1, 0]],
};

/* How the die is turned to show each of them, in degrees about its level and its upright axis. */
const shows: Record<number, [number, number]> =
	{ 1: [0, 0], 2: [90, 0], 3: [0, -90], 4: [0, 90], 5: [-90, 0], 6: [0, 180] };

const rad = (degrees: number) => (degrees * Math.PI) / 180;

const aboutX = (by: number) => ([x, y, z]: Vector): Vector => {
	const [c, s] = [Math.cos(rad(by)), Math.sin(rad(by))];
	return [x, y * c - z * s, y * s + z * c];
};

const aboutY = (by: number) => ([x, y, z]: Vector): Vector => {
	const [c, s] = [Math.cos(rad(by)), Math.sin(rad(by))];
	return [x * c + z * s, y, z * c - x * s];
};

const within = (v: number) => Math.max(0, Math.min(1, v));
const LONG = 1.25; // a throw lasts longer than its step: the next die is under way before it lies

interface Throw {
	rest: number; // 0 in the hand, 1 at rest
	high: number; // above the field
}

/** How far a throw is: quick at first, with three leaps that grow lower. */
function throwOf(at: number, nth: number): Throw {
	const t = within((at * STEPS - nth) / LONG);
	const rest = 1 - (1 - t) ** 3;
	return { rest, high: Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.6 };
}

const TILT = [-16, 14]; // so that a die at rest shows three sides
const HALF = 20; // of an edge

function Side({ n, turned }: { n: number; turned(v: Vector): Vector }) {
	const [middle, right, below] = sides[n].map(turned);
	if (middle[2] <= 0) return null; // away from us
	const at = [right[0], right[1], below[0], below[1], HALF * middle[0], HALF * middle[1]];
	return (
		<g transform={`matrix(${at.map((v) => v.toFixed(4)).join(" ")})`}>
			<rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={4} />
			<Pips value={n} />
			<rect class="shade" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={4}
				fill-opacity={(0.42 * (1 - middle[2])).toFixed(3)} />
		</g>
	);
}

function Cube({ colour, value, nth, thrown }: {
	colour: Colour;
	value: number;
	nth: number;
	thrown: Throw;
}) {
	const left = 1 - thrown.rest;
	const [x, y] = shows[value] ?? [0, 0];
	const spin = [x + left * (640 + nth * 90), y - left * (820 - nth * 130)];
	const turned = (v: Vector) =>
		aboutX(TILT[0])(aboutY(TILT[1])(aboutX(spin[0])(aboutY(spin[1])(v))));
	const from = -left * 22; // rem
	const come = `translate(${from}rem, ${-thrown.high * 4}rem)`;
	return (
		<span class="thrown" style={{ visibility: thrown.rest ? "visible" : "hidden" }}>
			<i
				class="under"
				style={{ transform: `translateX(${from}rem) scale(${1 - thrown.high * 0.4})` }}
			/>
			<svg class={`die ${colour}`} viewBox="-30 -30 60 60" aria-hidden="true" style={{ transform: come }}>
				{[1, 2, 3, 4, 5, 6].map((n) => (
					<Side key={n} n={n} turned={turned} />
				))}
			</svg>
		</span>
	);
}

const DOWN = 0.98; // of a throw: what it shows can be read

function Thrown({ told, nth, value }: { told: Told; nth: number; value: number }) {
	const colour = COLOURS[nth];
	/* who wants no motion sees each lie there when its step is over */
	const isDown = told.at * STEPS >= nth + 1;
	const still = { rest: isDown ? 1 : 0, high: 0 };
	const thrown = told.still ? still : throwOf(told.at, nth);
	return (
		<figure>
			<Cube colour={colour} value={value} nth={nth} thrown={thrown} />
			<figcaption>
				{called(told.scene, "member", colour)} <b>{thrown.rest > DOWN ? value : "…"}</b>
			</figcaption>
		</figure>
	);
}

const ALL: MemberName[] = [...COLOURS, "neutral"];

/** Everybody's members with what they are worth now; who has another number than the dice say
    is marked. */
function Families({ told, rolled }: { told: Told; rolled: number[] }) {
	const { after } = told;
	const usual = (member: MemberName) => rolled[COLOURS.indexOf(member as Colour)] ?? 0;
	return (
		<ul class="roll-worth">
			{after.seats.map(({ name }, seat) => (
				<li key={seat} class={`seat-${seat}`}>
					<Shield seat={seat} size="1.5rem" />
					<Name class="name" name={name} />
					<span class="members">
						{ALL.map((member) => {
							const n = after.board.worth[seat][member];
							return (
								<span key={member} class={n === usual(member) ? "" : "otherwise"}>
									<Member seat={seat} member={member} value={n} />
								</span>
							);
						})}
					</span>
				</li>
			))}
		</ul>
	);
}

export function Roll(told: Told) {
	const rolled = (told.events.find((e) => e.event === "dice")?.args ?? []).map(Number);
	const l = told.scene.lang;
	const isTold = told.at * STEPS >= STEPS - 0.7;
	return (
		<div class="roll-scene">
			<div class="roll-field">
				{COLOURS.map((colour, nth) => (
					<Thrown key={colour} told={told} nth={nth} value={rolled[nth] ?? 0} />
				))}
			</div>
			<div class={`roll-means ${isTold ? "" : "waits"}`}>
				<p>
					{either(
						l,
						"Ogni familiare vale il dado del suo colore, il neutro 0",
						"Every member is worth the die of its colour, the neutral one 0",
					)}
				</p>
				<Families told={told} rolled={rolled} />
			</div>
		</div>
	);
}
