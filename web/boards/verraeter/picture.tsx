/* picture.tsx: the whole table of Verräter: the ring, actions, hand and players. */
import type { Lang, Scene } from "../../kit/contract";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { Proposed, Tile } from "../../kit/piece";
import { either, say } from "../../kit/words";
import { Ring } from "./ring";
import type { Verraeter } from "./view";
import { actions, houses } from "./words";

type VScene = Scene<Verraeter>;

function ActionCard({
	scene,
	action,
}: {
	scene: VScene;
	action: Verraeter["actions"][0];
}) {
	const mine = scene.view.board.mine;
	const words = actions[action.action];
	const kept = mine?.action === action.action;
	const offered = mine?.offered.includes(action.action);
	const text = words[scene.lang];
	const sums = [
		action.cp
			? `+${action.cp} ${either(scene.lang, "punti conflitto", "conflict points")}`
			: "",
		action.vp
			? `+${action.vp} ${either(scene.lang, "punti vittoria", "victory points")}`
			: "",
	]
		.filter(Boolean)
		.join(" · ");
	return (
		<Tile
			scene={scene}
			id={`action:${action.action}`}
			class={`action ${kept ? "kept" : ""} ${offered ? "offered" : ""}`}
			label={`${action.name}. ${text} ${kept ? either(scene.lang, "La tua azione.", "Your action.") : ""}`}
			tip={
				<>
					<b>{action.name}</b>
					<p>{text}</p>
					{sums && <p>{sums}</p>}
				</>
			}
		>
			<Icon sign={words.sign} size="2.1rem" />
			<span class="name">{action.name}</span>
			{kept && <span class="ribbon">{either(scene.lang, "tua", "yours")}</span>}
		</Tile>
	);
}

function Hand({ scene }: { scene: VScene }) {
	const mine = scene.view.board.mine;
	if (!mine) return null;
	return (
		<section class="hand" aria-label={say(scene.lang, "hand")}>
			<h2>{say(scene.lang, "hand")}</h2>
			<div class="cards">
				{mine.hand.map((value, i) => {
					const nth = mine.hand.slice(0, i).filter((v) => v === value).length;
					return (
						<Tile
							key={`${value}#${nth}`}
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
				})}
				{mine.hand.length === 0 && (
					<p class="none">
						{either(scene.lang, "Nessuna carta.", "No cards.")}
					</p>
				)}
			</div>
		</section>
	);
}

/** Cards in hand, as far as all know them, and buildings that wait. */
function Stock({ p, lang }: { p: Verraeter["players"][0]; lang: Lang }) {
	const known = either(lang, "valori noti a tutti", "values everybody knows");
	return (
		<span class="stock">
			{p.cards} {either(lang, "carte", "cards")}
			{p.known.length > 0 && <small title={known}> ({p.known.join(" ")})</small>}
			{" · "}
			{p.buildings} {either(lang, "edifici in riserva", "buildings left")}
		</span>
	);
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
				<span key={i} class="chip" data-move={`played-${seat}-${v}-${i}`}>
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
	const fresh = scene.stands(`player:${seat}`).fresh ? "fresh" : "";
	const has = (on: boolean, sign: Sign, title: string) =>
		on && <Icon sign={sign} title={title} />;
	return (
		<li
			class={`player seat-${seat} ${fresh} ${p.house}`}
			data-piece={`player:${seat}`}
		>
			<span class="flag" title={houses[p.house][l]}>
				<Icon sign={p.house} size="1.5rem" title={houses[p.house][l]} />
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
				<b>{p.vp}</b> {either(l, "PV", "VP")}
			</span>
			<Stock p={p} lang={l} />
			<Laid scene={scene} seat={seat} />
		</li>
	);
}

/** What a landscape pays the winners, with the mark of the numbers nobody could find. */
function Pays({ scene }: { scene: VScene }) {
	const l = scene.lang;
	return (
		<details class="pays">
			<summary>
				{either(l, "Quanto paga una vittoria", "What a victory pays")}
			</summary>
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
									{row.proposed[i] && (
										<Proposed lang={l} />
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

export function Picture(scene: VScene) {
	const b = scene.view.board;
	return (
		<div class="verraeter">
			<Ring scene={scene} />
			<div class="beside">
				<Hand scene={scene} />
				<section
					class="actions"
					aria-label={either(scene.lang, "Azioni", "Actions")}
				>
					<h2>{either(scene.lang, "Azioni", "Actions")}</h2>
					<div class="cards">
						{b.actions.map((a) => (
							<ActionCard key={a.action} scene={scene} action={a} />
						))}
					</div>
				</section>
				<ul class="players">
					{b.players.map((_, i) => (
						<Player key={i} scene={scene} seat={i} />
					))}
				</ul>
				<Pays scene={scene} />
			</div>
		</div>
	);
}
