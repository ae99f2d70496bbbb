/* court.tsx: the middle of the ring: round and phase, the two sides of the conflict with
 * what they are worth, deck and discards. */
import { Glyph } from "../../kit/icon";
import { ProposedMark } from "../../kit/piece";
import { either } from "../../kit/words";
import { called, printed, type VScene } from "./reading";
import { Banner } from "./ring";
import type { Landscape, Place } from "./state";

const inLines = (name: string) => (name.length > 11 ? name.split(" ") : [name]);

/** How high a name stands over its foot. */
export const nameHeight = (name: string) => inLines(name).length * 34 + 12;

/** A long name takes two lines, the last of them at y. */
export function LandName(props: { class: string; name: string; x: number; y: number }) {
	const words = inLines(props.name);
	return (
		<text class={props.class}>
			{words.map((word, i) => (
				<tspan key={i} x={props.x} y={props.y - (words.length - 1 - i) * 34}>
					{word}
				</tspan>
			))}
		</text>
	);
}

function Rounds({ scene }: { scene: VScene }) {
	const b = scene.view.board;
	const dots = Array.from({ length: b.rounds }, (_, i) => i + 1);
	return (
		<>
			<text class="round" x={500} y={318}>
				Round {Math.max(b.round, 1)} / {b.rounds}
			</text>
			{dots.map((n) => (
				<circle
					key={n}
					class={n < b.round ? "dot done" : n === b.round ? "dot now" : "dot"}
					cx={500 + (n - (b.rounds + 1) / 2) * 36}
					cy={344}
					r={n === b.round ? 12 : 8}
				/>
			))}
			<text class="phase" x={500} y={396}>
				{called(scene, "phase", b.phase)}
			</text>
		</>
	);
}

/** What a landscape pays each winner, if they are one, two, three or four. */
function Pay({ scene, land, x }: { scene: VScene; land: Landscape; x: number }) {
	return (
		<g transform={`translate(${x} 626)`}>
			{printed(scene).landscape[land].pays.map(({ vp, proposed }, i) => (
				<g key={i} transform={`translate(${(i - 1.5) * 56} 0)`}>
					<rect class="pay" x={-26} y={-2} width={52} height={52} rx={6} />
					<text class="pay-vp" y={36}>
						{vp}
						{proposed && <ProposedMark lang={scene.lang} />}
					</text>
				</g>
			))}
		</g>
	);
}

/** The numbers stand inside, the banners outside. */
function Side({ scene, place, x }: { scene: VScene; place: Place; x: number }) {
	const house = scene.view.board.owner[place];
	const land = scene.view.board.land[place];
	const out = x < 500 ? -1 : 1;
	if (!land) return null;
	return (
		<g class={`side ${house}`}>
			<Banner house={house} x={x + out * 52} y={452} k={1.6} />
			<text class="side-cp" x={x - out * 22} y={474}>
				{printed(scene).landscape[land].cp}
			</text>
			<LandName class="side-name" name={called(scene, "landscape", land)} x={x} y={570} />
			<Pay scene={scene} land={land} x={x} />
		</g>
	);
}

export function Middle({ scene }: { scene: VScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	const places = (b.conflict?.split("-") ?? []) as Place[];
	return (
		<g class="middle">
			<rect class="court" x={256} y={256} width={488} height={488} rx={16} />
			<rect class="court-line" x={268} y={268} width={464} height={464} rx={10} />
			<Rounds scene={scene} />
			{places.map((place, i) => (
				<Side key={place} scene={scene} place={place} x={i ? 620 : 380} />
			))}
			{b.conflict ? (
				<>
					<Glyph sign="conflict" x={500} y={454} w={84} />
					<text class="caption" x={500} y={610}>
						{either(l, "PV con 1–4 vincitori", "VP by 1–4 winners")}
					</text>
				</>
			) : (
				<Glyph sign="shadow" x={500} y={545} w={170} />
			)}
			<text class="decks" x={500} y={720}>
				{either(l, "mazzo", "deck")} {b.n_deck} · {either(l, "scarti", "discards")}{" "}
				{b.discards.length}
			</text>
		</g>
	);
}
