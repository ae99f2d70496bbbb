/* victories.tsx: the four victory cards, and what each player is short of each of them. */
import { pictures } from "art:pax";
import { Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { Print } from "../../kit/print";
import { Tile } from "../../kit/piece";
import { either } from "../../kit/words";
import { called, type PScene, tokens } from "./reading";
import { faithMarks, Mark, wantMarks } from "./signs";
import type { Victory, Want } from "./state";

/** What each victory counts, in the order of its card. */
const wants: Record<Victory, Want[]> = {
	imperial: ["kings"],
	renaissance: ["republics", "laws"],
	globalization: ["concessions", "discoveries"],
	holy: ["belief", "bishops", "believers"],
};

const crests: Record<Victory, Mark> = {
	imperial: "crown",
	renaissance: "palette",
	globalization: "caravel",
	holy: "mitre",
};

interface Missing {
	want: Want;
	n: number;
}

/** What somebody still lacks. */
const missingOf = (scene: PScene, seat: number, victory: Victory): Missing[] =>
	wants[victory]
		.map((want) => ({ want, n: scene.view.board.short[seat][want] }))
		.filter(({ n }) => n > 0);

function lineOf(scene: PScene, seat: number, victory: Victory): string {
	const l = scene.lang;
	const missing = missingOf(scene, seat, victory);
	const what = missing.length
		? `${either(l, "mancano", "short of")} ${missing
				.map(({ want, n }) => `${n} ${called(scene, "want", want)}`)
				.join(", ")}`
		: either(l, "condizioni soddisfatte", "fulfilled");
	const creed = victory === "holy" ? ` (${called(scene, "colour", scene.view.board.creed[seat])})` : "";
	return `${scene.view.seats[seat].name}${creed}: ${what}`;
}

/** Belief shows the sign of the religion that is meant. */
const markOf = (scene: PScene, seat: number, want: Want): Mark =>
	want === "belief" ? faithMarks[scene.view.board.creed[seat]] : wantMarks[want];

export const Crest = ({ victory }: { victory: Victory }) => <Mark mark={crests[victory]} />;

/** A number and a sign for everything that a player is short of; a tick if it is nothing. */
export function Lacks({ scene, seat, victory }: { scene: PScene; seat: number; victory: Victory }) {
	const missing = missingOf(scene, seat, victory);
	const creed = victory === "holy" ? `is-${scene.view.board.creed[seat]}` : "";
	return (
		<>
			{missing.map(({ want, n }) => (
				<span key={want} class="lack">
					<b>{n}</b>
					<Mark mark={markOf(scene, seat, want)} class={`want ${creed && `man ${creed}`}`} />
				</span>
			))}
			{!missing.length && <b class="done">✓</b>}
		</>
	);
}

/** One player's way to go. */
function Way({ scene, seat, victory }: { scene: PScene; seat: number; victory: Victory }) {
	const isMet = !missingOf(scene, seat, victory).length;
	return (
		<span class={`way seat-${seat} ${isMet ? "met" : ""}`}>
			<Shield seat={seat} />
			<Lacks scene={scene} seat={seat} victory={victory} />
		</span>
	);
}

/** Its name, and its picture where there is room. */
function Plate({ scene, victory, isActive }: {
	scene: PScene;
	victory: Victory;
	isActive: boolean;
}) {
	return (
		<>
			<span class="title">
				<Crest victory={victory} />
				<span class="called">{called(scene, "victory", victory)}</span>
				<span class="state">{isActive ? "★" : <Mark mark="comet" />}</span>
			</span>
			<span class="vista">
				<Print src={pictures[`victory:${victory}`]} />
			</span>
		</>
	);
}

function VictoryCard({ scene, victory }: { scene: PScene; victory: Victory }) {
	const l = scene.lang;
	const isActive = scene.view.board.active.includes(victory);
	const state = isActive ? either(l, "attiva", "active") : either(l, "inattiva", "inactive");
	const name = called(scene, "victory", victory);
	const seats = scene.view.seats.map((_, seat) => seat);
	const lines = seats.map((seat) => lineOf(scene, seat, victory));
	return (
		<Tile
			scene={scene}
			id={`victory:${victory}`}
			class={`victory ${isActive ? "active" : "idle"}`}
			label={`${name}, ${state}. ${lines.join(". ")}`}
			tip={
				<>
					<b>
						{name}, {state}
					</b>
					<ul class="parts">
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</>
			}
		>
			<Plate scene={scene} victory={victory} isActive={isActive} />
			<span class="ways">
				{seats.map((seat) => (
					<Way key={seat} scene={scene} seat={seat} victory={victory} />
				))}
			</span>
		</Tile>
	);
}

export function Victories({ scene }: { scene: PScene }) {
	const title = either(scene.lang, "Per vincere mancano", "Short of a victory");
	return (
		<section class={`victories ${scene.view.seats.length < 3 ? "few" : ""}`} aria-label={title}>
			<h2>{title}</h2>
			{tokens<Victory>(scene, "victory").map((victory) => (
				<VictoryCard key={victory} scene={scene} victory={victory} />
			))}
		</section>
	);
}

/** How near everybody was to it at the end: a row of the epilogue. */
export function NearRow({ scene, victory, order }: {
	scene: PScene;
	victory: Victory;
	order: number[];
}) {
	const l = scene.lang;
	const isActive = scene.view.board.active.includes(victory);
	return (
		<tr>
			<th scope="row">
				<span class="crest">
					<Crest victory={victory} />
					<span>
						<Name class="plain" name={called(scene, "victory", victory)} />
						{!isActive && <small>{either(l, "inattiva", "inactive")}</small>}
					</span>
				</span>
			</th>
			{order.map((seat) => (
				<td key={seat} aria-label={lineOf(scene, seat, victory)}>
					<Lacks scene={scene} seat={seat} victory={victory} />
				</td>
			))}
		</tr>
	);
}
