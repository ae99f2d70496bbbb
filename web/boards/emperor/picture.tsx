/* picture.tsx: the whole table: the map, the families and the stacks of action cards. */
import { Icon, isSign, Shield, type Sign } from "../../kit/icon";
import { part, useStage } from "../../kit/part";
import { Proposed, ProposedNote, Tile } from "../../kit/piece";
import { type Amount, Purse } from "../../kit/purse";
import { Tips } from "../../kit/tip";
import { useNarrow } from "../../kit/narrow";
import { either, say } from "../../kit/words";
import { Empire } from "./map";
import type { EScene } from "./province";
import type { Stack } from "./view";
import { cards, phases, roman } from "./words";

/** A card's effect in signs: "+1 vote". */
function Deed({ stack }: { stack: Stack }) {
	return (
		<span class="deed">
			{cards[stack.id]?.deed.map((d, i) =>
				isSign(d) ? (
					<Icon key={i} sign={d} size="1.15em" />
				) : (
					<span key={i}>{d.replace("#", String(stack.n))}</span>
				),
			)}
		</span>
	);
}

/** Which child a card brings, by its colour. */
const children = {
	blue: { it: "blu: figlio", en: "blue: son", sign: "♂" },
	pink: { it: "rosa: figlia", en: "pink: daughter", sign: "♀" },
	none: null,
};

function CardTip({ scene, stack }: { scene: EScene; stack: Stack }) {
	const l = scene.lang;
	const child = children[stack.colour];
	return (
		<>
			<b>{stack.name}</b>
			<p>{stack.text}</p>
			<p>
				{either(l, "fase", "phase")} {either(l, ...phases[stack.phase])}
				{stack.phase_proposed && "°"}
				{child && ` · ${child[l]}`}
				{stack.proposed && "°"}
			</p>
			{(stack.proposed || stack.phase_proposed) && <p>° {say(l, "proposed")}</p>}
		</>
	);
}

function cardLabel(scene: EScene, stack: Stack): string {
	const l = scene.lang;
	const price = `${stack.cost} ${either(l, "talleri", "thalers")}`;
	const left = `${either(l, "rimaste", "left")} ${stack.left}`;
	return `${stack.name}, ${price}, ${left}. ${stack.text}`;
}

const Card = part(
	({ scene, stack }: { scene: EScene; stack: Stack }) => {
		const child = children[stack.colour];
		return (
			<Tile
				scene={scene}
				id={`card:${stack.id}`}
				class={`stack ${stack.colour} ${stack.left ? "" : "sold"}`}
				label={cardLabel(scene, stack)}
				tip={<CardTip scene={scene} stack={stack} />}
			>
				<span class="title">
					<Icon sign={cards[stack.id]?.sign ?? "seal"} size="1.7rem" />
					<span class="name">{stack.name}</span>
				</span>
				<Deed stack={stack} />
				<span class="terms">
					<b class="price">
						{stack.cost}
						<Icon sign="coins" />
					</b>
					<span class="phase">
						{roman[stack.phase]}
						{stack.phase_proposed && <Proposed lang={scene.lang} />}
					</span>
					{(child || stack.proposed) && (
						<span class="sex">
							{child?.sign ?? "–"}
							{stack.proposed && <Proposed lang={scene.lang} />}
						</span>
					)}
					<span class="left">×{stack.left}</span>
				</span>
			</Tile>
		);
	},
	({ stack }) => [`card:${stack.id}`],
);

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
	const words = (it: string, en: string) => either(scene.lang, it, en);
	const amounts: Amount[] = [
		{ id: "coins", n: p.thalers, more: `+${p.income}`, say: words("talleri", "thalers") },
		{ id: "laurel", n: points, say: say(scene.lang, "points") },
		{ id: "vote", n: p.votes, say: words("voti", "votes") },
		{ id: "person", n: p.nobles, say: words("nobili in riserva", "nobles in supply") },
		{ id: "chess", n: p.knights, say: words("cavalieri in riserva", "knights in supply") },
		{ id: "city", n: p.cities, say: words("città in riserva", "cities in supply") },
	];
	const signed = amounts.map((amount) => ({ ...amount, sign: amount.id as Sign }));
	return <Purse scene={scene} amounts={signed} />;
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
					<Icon
						sign={cards[s.id]?.sign ?? "seal"}
						size="1.2rem"
						title={s.name}
					/>
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
	const turn = scene.view.waiting.includes(seat) ? "turn" : "";
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
			id={`seat:${seat}`}
			label={`${name}: ${said.join(", ")}`}
			class={`player seat-${seat} ${p.passed ? "passed" : ""} ${turn}`}
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

function Stacks({ scene }: { scene: EScene }) {
	const l = scene.lang;
	const b = scene.view.board;
	return (
		<section class="stacks" aria-label={either(l, "Carte azione", "Action cards")}>
			<h2>
				{either(l, "Carte azione", "Action cards")}
				<span class="phase-now">{either(l, ...(phases[b.phase] ?? ["", ""]))}</span>
			</h2>
			<div class="cards">
				{b.stacks.map((s) => (
					<Card key={s.id} scene={scene} stack={s} />
				))}
			</div>
			<ProposedNote lang={l} />
		</section>
	);
}

export function Picture(props: EScene) {
	const scene = useStage(props);
	const narrow = useNarrow();
	return (
		<div class="emperor">
			<div class="map-side">
				<Empire scene={scene} narrow={narrow} />
				<Election scene={scene} />
			</div>
			<section
				class="players"
				aria-label={either(scene.lang, "Famiglie", "Families")}
			>
				{scene.view.board.players.map((_, i) => (
					<Player key={i} scene={scene} seat={i} />
				))}
			</section>
			<Stacks scene={scene} />
			<Tips />
		</div>
	);
}
