/* picture.tsx: the whole table of All'ombra dell'imperatore. */
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
					{stack.proposed && <Proposed why={say(l, "proposed")} />}
				</span>
			)}
		</Tile>
	);
}

function Player({ scene, seat }: { scene: EScene; seat: number }) {
	const b = scene.view.board;
	const p = b.players[seat];
	const l = scene.lang;
	const stack = (id: string) => b.stacks.find((s) => s.id === id);
	const points =
		p.points ?? (scene.view.you === seat ? b.mine?.points : undefined) ?? "?";
	return (
		<Tile
			scene={scene}
			id={`player:${seat}`}
			class={`player seat-${seat} ${p.passed ? "passed" : ""}`}
			label={`${scene.view.seats[seat].name}: ${p.thalers} ${either(l, "talleri", "thalers")}, ${points} ${say(l, "points")}, ${p.votes} ${either(l, "voti", "votes")}`}
		>
			<span class="who">
				<Shield seat={seat} /> {scene.view.seats[seat].name}
				{b.emperor === seat && (
					<Icon sign="imperial" title={either(l, "imperatore", "emperor")} />
				)}
				{b.election?.challenger === seat && (
					<Icon sign="conflict" title={either(l, "sfidante", "challenger")} />
				)}
				{p.passed && <small>{either(l, "ha passato", "passed")}</small>}
			</span>
			<span class="sums">
				<span>
					<Icon sign="coins" title={either(l, "talleri", "thalers")} />{" "}
					{p.thalers} <small>+{p.income}</small>
				</span>
				<span>
					<Icon sign="laurel" title={say(l, "points")} /> {points}
				</span>
				<span>
					<Icon sign="seal" title={either(l, "voti", "votes")} /> {p.votes}
				</span>
				<span>
					<Icon
						sign="person"
						title={either(l, "nobili in riserva", "nobles in supply")}
					/>{" "}
					{p.nobles}
				</span>
				<span>
					<Icon
						sign="chess"
						title={either(l, "cavalieri in riserva", "knights in supply")}
					/>{" "}
					{p.knights}
				</span>
				<span>
					<Icon
						sign="city"
						title={either(l, "città in riserva", "cities in supply")}
					/>{" "}
					{p.cities}
				</span>
			</span>
			{p.cards.length > 0 && (
				<span class="bought">
					{p.cards.map((id, i) => (
						<abbr
							key={i}
							class={`mini ${stack(id)?.colour}`}
							title={stack(id)?.name}
							data-move={`card-${seat}-${id}-${i}`}
						>
							<Icon
								sign={signs[id] ?? "seal"}
								size="1.2rem"
								title={stack(id)?.name}
							/>
						</abbr>
					))}
				</span>
			)}
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
