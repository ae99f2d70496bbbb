/* roll.tsx: the roll of the dice as a scene: one after the other they tumble onto the field, and
 * then what everybody's members are worth. */
import type { Telling } from "../../kit/contract";
import { Die } from "../../kit/dice";
import { Shield } from "../../kit/icon";
import { either } from "../../kit/words";
import { Member } from "./cards";
import { called } from "./reading";
import type { Board, Member as MemberName } from "./state";

type Told = Telling<Board>;

const COLOURS = ["white", "black", "orange"] as const;
type Colour = (typeof COLOURS)[number];

export const STEPS = COLOURS.length + 1; // a die each, and what they mean

/* Where each face of a cube is, and how the cube is turned to show it. */
const faces = ["", "", "rotateX(-90deg)", "rotateY(90deg)", "rotateY(-90deg)", "rotateX(90deg)",
	"rotateY(180deg)"];
const shows = [[0, 0], [0, 0], [90, 0], [0, -90], [0, 90], [-90, 0], [0, 180]];

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

function Cube({ colour, value, nth, thrown }: {
	colour: Colour;
	value: number;
	nth: number;
	thrown: Throw;
}) {
	const left = 1 - thrown.rest;
	const [x, y] = shows[value] ?? [0, 0];
	const spin = `rotateX(${x + left * (640 + nth * 90)}deg) rotateY(${y - left * (820 - nth * 130)}deg)`;
	const come = `translate(${-left * 22}rem, ${-thrown.high * 6}rem) rotate(${left * (nth - 1) * 40}deg)`;
	return (
		<span class="thrown" style={{ opacity: thrown.rest ? 1 : 0 }}>
			<i class="under" style={{ transform: `translateX(${-left * 22}rem) scale(${1 - thrown.high * 0.4})` }} />
			<span class="lands" style={{ transform: come }}>
				<span class="cube" style={{ transform: `rotateX(-16deg) rotateY(14deg) ${spin}` }}>
					{[1, 2, 3, 4, 5, 6].map((n) => (
						<span key={n} class="side" style={{ transform: `${faces[n]} translateZ(2.4rem)` }}>
							<Die colour={colour} value={n} label="" />
						</span>
					))}
				</span>
			</span>
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
					<span class="name">{name}</span>
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
