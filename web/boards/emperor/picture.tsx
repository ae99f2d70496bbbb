/* picture.tsx: the whole table of All'ombra dell'imperatore. */
import type { ComponentChildren } from "preact";
import type { Scene } from "../../kit/contract";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { Proposed, Tile } from "../../kit/piece";
import { either, say } from "../../kit/words";
import { Empire } from "./map";
import type { Emperor, Stack } from "./view";

type EScene = Scene<Emperor>;

const signs: Record<string, Sign> = {
	rival: "imperial",
	medicine: "medicine",
	move: "travel",
	pope: "pope",
	influence: "church",
	exclusion: "shut",
	don: "laurel",
	immigration: "person",
	city: "city",
	promotion: "promotion",
	bride: "ring",
	knight: "knight",
	grey: "shadow",
};

const phases: [string, string][] = [
	["Preparazione", "Preparation"],
	["I Rendite", "I Income"],
	["II Invecchiamento", "II Ageing"],
	["III Discendenza", "III Offspring"],
	["IV Azioni", "IV Actions"],
	["V Nuovi sovrani", "V New electors"],
	["VI Elezione", "VI Election"],
	["VII Imperatore", "VII Emperor"],
	["VIII Fine turno", "VIII End of round"],
];

function Card({ scene, stack }: { scene: EScene; stack: Stack }) {
	const l = scene.lang;
	const colour = {
		blue: either(l, "blu: figlio", "blue: son"),
		pink: either(l, "rosa: figlia", "pink: daughter"),
		none: "",
	}[stack.colour];
	return (
		<Tile
			scene={scene}
			id={`stack:${stack.id}`}
			class={`stack ${stack.colour} ${stack.left ? "" : "sold"}`}
			label={`${stack.name}, ${stack.cost} ${either(l, "talleri", "thalers")}, ${either(l, "rimaste", "left")} ${stack.left}. ${stack.text}`}
			tip={
				<>
					<b>{stack.name}</b>
					<p>{stack.text}</p>
					<p>
						{either(l, "fase", "phase")}{" "}
						{phases[stack.phase][l === "it" ? 0 : 1]}
						{colour && ` · ${colour}`}
						{stack.proposed && ` °`}
					</p>
				</>
			}
		>
			<Icon sign={signs[stack.id] ?? "seal"} size="1.6rem" />
			<span class="name">{stack.name}</span>
			<span class="price">
				{stack.cost}
				<Icon sign="coins" />
			</span>
			<span class="left">×{stack.left}</span>
			{stack.colour !== "none" && (
				<span class="sex" title={colour}>
					{stack.colour === "blue" ? "♂" : "♀"}
					{stack.proposed && <Proposed lang={l} />}
				</span>
			)}
		</Tile>
	);
}

/** One number of a family with its sign. */
function Sum({
	sign,
	of,
	children,
}: {
	sign: Sign;
	of: string;
	children: ComponentChildren;
}) {
	return (
		<span>
			<Icon sign={sign} title={of} /> {children}
		</span>
	);
}

function Sums({
	scene,
	seat,
	points,
}: {
	scene: EScene;
	seat: number;
	points: number | string;
}) {
	const p = scene.view.board.players[seat];
	const l = scene.lang;
	return (
		<span class="sums">
			<Sum sign="coins" of={either(l, "talleri", "thalers")}>
				{p.thalers} <small>+{p.income}</small>
			</Sum>
			<Sum sign="laurel" of={say(l, "points")}>
				{points}
			</Sum>
			<Sum sign="seal" of={either(l, "voti", "votes")}>
				{p.votes}
			</Sum>
			<Sum sign="person" of={either(l, "nobili in riserva", "nobles in supply")}>
				{p.nobles}
			</Sum>
			<Sum sign="chess" of={either(l, "cavalieri in riserva", "knights in supply")}>
				{p.knights}
			</Sum>
			<Sum sign="city" of={either(l, "città in riserva", "cities in supply")}>
				{p.cities}
			</Sum>
		</span>
	);
}

/** The cards a family has bought this round. */
function Bought({ scene, seat }: { scene: EScene; seat: number }) {
	const b = scene.view.board;
	const stacks = b.players[seat].cards.map((id) => b.stacks.find((s) => s.id === id)!);
	if (!stacks.length) return null;
	return (
		<span class="bought">
			{stacks.map((s, i) => (
				<abbr
					key={i}
					class={`mini ${s.colour}`}
					title={s.name}
					data-move={`card-${seat}-${s.id}-${i}`}
				>
					<Icon sign={signs[s.id] ?? "seal"} size="1.2rem" title={s.name} />
				</abbr>
			))}
		</span>
	);
}

function Player({ scene, seat }: { scene: EScene; seat: number }) {
	const b = scene.view.board;
	const p = b.players[seat];
	const l = scene.lang;
	const { name } = scene.view.seats[seat];
	const points =
		p.points ?? (scene.view.you === seat ? b.mine?.points : undefined) ?? "?";
	const said = [
		`${p.thalers} ${either(l, "talleri", "thalers")}`,
		`${points} ${say(l, "points")}`,
		`${p.votes} ${either(l, "voti", "votes")}`,
	];
	return (
		<Tile
			scene={scene}
			id={`player:${seat}`}
			label={`${name}: ${said.join(", ")}`}
			class={`player seat-${seat} ${p.passed ? "passed" : ""}`}
		>
			<span class="who">
				<Shield seat={seat} /> {name}
				{b.emperor === seat && (
					<Icon sign="imperial" title={either(l, "imperatore", "emperor")} />
				)}
				{b.election?.challenger === seat && (
					<Icon sign="conflict" title={either(l, "sfidante", "challenger")} />
				)}
				{p.passed && <small>{either(l, "ha passato", "passed")}</small>}
			</span>
			<Sums scene={scene} seat={seat} points={points} />
			<Bought scene={scene} seat={seat} />
		</Tile>
	);
}

function Election({ scene }: { scene: EScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	if (!b.election) return null;
	const name = (s: number) => scene.view.seats[s].name;
	return (
		<p class="election">
			<Icon sign="conflict" /> {either(l, "Elezione", "Election")}:{" "}
			<b>{name(b.election.challenger)}</b> {either(l, "sfida", "challenges")}{" "}
			<b>{name(b.emperor)}</b>
			{b.mine?.vote && (
				<>
					{" "}
					· {either(l, "il tuo voto", "your vote")}:{" "}
					{b.mine.vote === "for"
						? either(l, "per", "for")
						: either(l, "contro", "against")}
				</>
			)}
		</p>
	);
}

export function Picture(scene: EScene) {
	const b = scene.view.board;
	const l = scene.lang;
	return (
		<div class="emperor">
			<div class="map-side">
				<Empire scene={scene} />
				<Election scene={scene} />
			</div>
			<section
				class="stacks"
				aria-label={either(l, "Carte azione", "Action cards")}
			>
				<h2>{either(l, ...(phases[b.phase] ?? ["", ""]))}</h2>
				<div class="cards">
					{b.stacks.map((s) => (
						<Card key={s.id} scene={scene} stack={s} />
					))}
				</div>
			</section>
			<section class="players" aria-label={either(l, "Famiglie", "Families")}>
				{b.players.map((_, i) => (
					<Player key={i} scene={scene} seat={i} />
				))}
			</section>
		</div>
	);
}
