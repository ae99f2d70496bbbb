/* picture.tsx: the whole table of Verräter: the ring, actions, hand and players. */
import type { Lang, Scene } from "../../kit/contract";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { useStage } from "../../kit/part";
import { Proposed, ProposedNote, Tally, Tile } from "../../kit/piece";
import { Hand } from "../../kit/rows";
import { counted } from "../../kit/thing";
import { Tips } from "../../kit/tip";
import { nameOf } from "../../kit/vocabulary";
import { either } from "../../kit/words";
import { Ring } from "./ring";
import type { Verraeter } from "./view";
import { actions, purpose } from "./words";

type VScene = Scene<Verraeter>;

type Action = Verraeter["actions"][0];

/** What an action brings, as signs: points of the clash, points, and its own deed. */
function Effect({ action }: { action: Action }) {
	return (
		<span class="effect">
			{action.cp > 0 && (
				<span>
					<b>+{action.cp}</b>
					<Icon sign="conflict" />
				</span>
			)}
			{action.vp > 0 && (
				<span>
					<b>+{action.vp}</b>
					<Icon sign="laurel" />
				</span>
			)}
			<span>
				{actions[action.action].deed.map((sign, i) => (
					<Icon key={i} sign={sign} size="1.2em" />
				))}
			</span>
		</span>
	);
}

function ActionTip({ scene, action }: { scene: VScene; action: Action }) {
	const { lang } = scene;
	const sums = [
		action.cp && `+${action.cp} ${either(lang, "punti conflitto", "conflict points")}`,
		action.vp && `+${action.vp} ${either(lang, "punti vittoria", "victory points")}`,
	].filter(Boolean);
	return (
		<>
			<b>{action.name}</b>
			<p>{purpose(scene, action.action)}</p>
			{sums.length > 0 && <p>{sums.join(" · ")}</p>}
		</>
	);
}

function ActionCard({ scene, action }: { scene: VScene; action: Action }) {
	const mine = scene.view.board.mine;
	const words = actions[action.action];
	const kept = mine?.action === action.action;
	const offered = mine?.offered.includes(action.action);
	const yours = kept ? either(scene.lang, "La tua azione.", "Your action.") : "";
	return (
		<Tile
			scene={scene}
			id={`action:${action.action}`}
			class={`action ${kept ? "kept" : ""} ${offered ? "offered" : ""}`}
			label={`${action.name}. ${purpose(scene, action.action)} ${yours}`}
			tip={<ActionTip scene={scene} action={action} />}
		>
			<Icon sign={words.sign} size="2.1rem" />
			<span class="name">{action.name}</span>
			<Effect action={action} />
			{kept && <span class="ribbon">{either(scene.lang, "tua", "yours")}</span>}
		</Tile>
	);
}

/** A card of the hand; nth among those alike. */
function Supply({ scene, value, nth }: { scene: VScene; value: string; nth: number }) {
	return (
		<Tile
			scene={scene}
			id={`supply:${value}#${nth}`}
			class="supply"
			move={`supply-${value}-${nth}`}
			label={`${either(scene.lang, "rifornimento", "supply")} ${value}`}
		>
			<span class="value">{value}</span>
			<Icon sign="wheat" size="1.6rem" />
		</Tile>
	);
}

function MyHand({ scene }: { scene: VScene }) {
	const mine = scene.view.board.mine;
	if (!mine) return null;
	return (
		<Hand lang={scene.lang} none={either(scene.lang, "Nessuna carta.", "No cards.")}>
			{counted(mine.hand.map(String)).map(({ token, nth }) => (
				<Supply key={`${token}#${nth}`} scene={scene} value={token} nth={nth} />
			))}
		</Hand>
	);
}

/** "1 card", "2 cards". */
function amount(lang: Lang, n: number, one: [string, string], more: [string, string]) {
	return `${n} ${either(lang, ...(n === 1 ? one : more))}`;
}

/** Cards in hand, as far as all know them, and buildings that wait. */
function Stock({ p, lang }: { p: Verraeter["players"][0]; lang: Lang }) {
	const known = either(lang, "valori noti a tutti", "values everybody knows");
	const left = amount(
		lang,
		p.buildings,
		["edificio in riserva", "building left"],
		["edifici in riserva", "buildings left"],
	);
	return (
		<span class="stock">
			{amount(lang, p.cards, ["carta", "card"], ["carte", "cards"])}
			{p.known.length > 0 && <small title={known}> ({p.known.join(" ")})</small>}
			{" · "}
			{left}
		</span>
	);
}

/** Under which name a played card is followed: one's own comes from the hand. */
function nameOfPlayed(scene: VScene, seat: number, i: number): string {
	const { mine, players } = scene.view.board;
	const { played } = players[seat];
	const alike = (cards: number[]) => cards.filter((v) => v === played[i]).length;
	const nth = alike(played.slice(0, i));
	if (seat !== scene.view.you) return `played-${seat}-${played[i]}-${nth}`;
	return `supply-${played[i]}-${alike(mine?.hand ?? []) + nth}`;
}

/** The action shown and the cards played this round. */
function Laid({ scene, seat }: { scene: VScene; seat: number }) {
	const b = scene.view.board;
	const p = b.players[seat];
	const shown = b.actions.find((a) => a.action === p.action);
	if (!shown && !p.played.length) return null;
	return (
		<span class="laid">
			{shown && (
				<>
					<Icon sign={actions[shown.action].sign} /> {shown.name}{" "}
				</>
			)}
			{p.played.map((v, i) => (
				<span key={i} class="chip" data-move={nameOfPlayed(scene, seat, i)}>
					{v}
				</span>
			))}
		</span>
	);
}

function Player({ scene, seat }: { scene: VScene; seat: number }) {
	const b = scene.view.board;
	const p = b.players[seat];
	const l = scene.lang;
	const house = nameOf(scene.catalogue, "house", p.house);
	const now = [
		scene.stands(`seat:${seat}`).fresh && "fresh",
		scene.view.waiting.includes(seat) && "turn",
	];
	const has = (on: boolean, sign: Sign, title: string) =>
		on && <Icon sign={sign} title={title} />;
	return (
		<li
			class={`player seat-${seat} ${p.house} ${now.filter(Boolean).join(" ")}`}
			data-piece={`seat:${seat}`}
		>
			<span class="flag" title={house}>
				<Icon sign={p.house} size="1.5rem" title={house} />
			</span>
			<span class="who">
				<Shield seat={seat} /> {scene.view.seats[seat].name}{" "}
				{has(
					b.start === seat,
					"hourglass",
					either(l, "giocatore iniziale", "start player"),
				)}
				{has(
					b.strategy === seat,
					"chess",
					either(l, "carta Strategia", "Strategy card"),
				)}
			</span>
			<span class="vp">
				<Tally n={p.vp} /> {either(l, "PV", "VP")}
			</span>
			<Stock p={p} lang={l} />
			<Laid scene={scene} seat={seat} />
		</li>
	);
}

function PaysTable({ scene }: { scene: VScene }) {
	const l = scene.lang;
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{either(l, "vincitori", "winners")}</th>
					{[1, 2, 3, 4].map((n) => (
						<th scope="col" key={n}>
							{n}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{scene.view.board.pays.map((row) => (
					<tr key={row.land}>
						<th scope="row">
							{row.name} ({row.cp})
						</th>
						{row.vp.map((vp, i) => (
							<td key={i}>
								{vp}
								{row.proposed[i] && <Proposed lang={l} />}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** What a landscape pays the winners, with the mark of the numbers nobody could find. */
function Pays({ scene }: { scene: VScene }) {
	return (
		<details class="pays">
			<summary>
				{either(scene.lang, "Quanto paga una vittoria", "What a victory pays")}
			</summary>
			<PaysTable scene={scene} />
		</details>
	);
}

function Actions({ scene }: { scene: VScene }) {
	const title = either(scene.lang, "Azioni", "Actions");
	return (
		<section class="actions" aria-label={title}>
			<h2>{title}</h2>
			<div class="cards">
				{scene.view.board.actions.map((a) => (
					<ActionCard key={a.action} scene={scene} action={a} />
				))}
			</div>
		</section>
	);
}

export function Picture(props: VScene) {
	const scene = useStage(props);
	return (
		<div class="verraeter">
			<Ring scene={scene} />
			<div class="beside">
				<MyHand scene={scene} />
				<Actions scene={scene} />
				<ul class="players">
					{scene.view.board.players.map((_, i) => (
						<Player key={i} scene={scene} seat={i} />
					))}
				</ul>
				<div>
					<Pays scene={scene} />
					<ProposedNote lang={scene.lang} />
				</div>
			</div>
			<Tips />
		</div>
	);
}
