/* court.tsx: the middle of the ring: round and phase, the two sides of the conflict with
 * what they are worth, deck and discards. */
import type { Scene } from "../../kit/contract";
import { Glyph } from "../../kit/icon";
import { ProposedMark } from "../../kit/piece";
import { either } from "../../kit/words";
import { Banner } from "./ring";
import type { Place, Verraeter } from "./view";
import { phase } from "./words";

type VScene = Scene<Verraeter>;

/** A long name takes two lines, the last of them at y. */
export function LandName(props: { class: string; name: string; x: number; y: number }) {
	const words = props.name.length > 11 ? props.name.split(" ") : [props.name];
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
				{either(scene.lang, "Round", "Round")} {Math.max(b.round, 1)} / {b.rounds}
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
				{phase(scene.lang, b.phase)}
			</text>
		</>
	);
}

/** What a landscape pays each winner, if they are one, two, three or four. */
function Pay({ scene, place, x }: { scene: VScene; place: Place; x: number }) {
	const row = scene.view.board.pays.find((p) => p.land === place.land);
	if (!row) return null;
	return (
		<g transform={`translate(${x} 626)`}>
			{row.vp.map((vp, i) => (
				<g key={i} transform={`translate(${(i - 1.5) * 56} 0)`}>
					<rect class="pay" x={-26} y={-2} width={52} height={52} rx={6} />
					<text class="pay-vp" y={36}>
						{vp}
						{row.proposed[i] && <ProposedMark lang={scene.lang} />}
					</text>
				</g>
			))}
		</g>
	);
}

/** The numbers stand inside, the banners outside. */
function Side({ scene, place, x }: { scene: VScene; place: Place; x: number }) {
	const out = x < 500 ? -1 : 1;
	return (
		<g class={`side ${place.house}`}>
			<Banner house={place.house!} x={x + out * 52} y={452} k={1.6} />
			<text class="side-cp" x={x - out * 22} y={474}>
				{place.cp}
			</text>
			<LandName class="side-name" name={place.name!} x={x} y={570} />
			<Pay scene={scene} place={place} x={x} />
		</g>
	);
}

export function Middle({ scene }: { scene: VScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	const hours = b.conflict?.split("-").map(Number) ?? [];
	return (
		<g class="middle">
			<rect class="court" x={256} y={256} width={488} height={488} rx={16} />
			<rect class="court-line" x={268} y={268} width={464} height={464} rx={10} />
			<Rounds scene={scene} />
			{hours.map((h, i) => (
				<Side key={h} scene={scene} place={b.ring[h - 1]} x={i ? 620 : 380} />
			))}
			{hours.length > 0 ? (
				<>
					<Glyph sign="conflict" x={500} y={454} w={84} />
					<text class="caption" x={500} y={610}>
						{either(
							l,
							"PV con 1–4 vincitori",
							"VP by 1–4 winners",
						)}
					</text>
				</>
			) : (
				<Glyph sign="shadow" x={500} y={545} w={170} />
			)}
			<text class="decks" x={500} y={720}>
				{either(l, "mazzo", "deck")} {b.deck} · {either(l, "scarti", "discards")}{" "}
				{b.discards.length}
			</text>
		</g>
	);
}
