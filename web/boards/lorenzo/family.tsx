/* family.tsx: a family's own board: goods, members, rows of cards, leaders. */
import { Icon, Shield } from "../../kit/icon";
import { Tile } from "../../kit/piece";
import { either } from "../../kit/words";
import {
	CardFace,
	cardLabel,
	CardTip,
	Member,
	memberWords,
	types,
	type LScene,
} from "./picture";
import { Goods, goods } from "./signs";
import type { Good, Leader, Type } from "./view";

const kept: Good[] = ["coins", "wood", "stone", "servants"];
const scored: Good[] = ["military", "faith", "vp"];

function Purse({ scene, seat }: { scene: LScene; seat: number }) {
	const p = scene.view.board.players[seat];
	const mine = seat === scene.view.you;
	return (
		<span class="purse">
			{[...kept, ...scored].map((g) => {
				const words = `${p[g]} ${goods[g][scene.lang]}`;
				const inside = (
					<>
						<Icon sign={goods[g].sign} size="1.25rem" /> <b>{p[g]}</b>
					</>
				);
				return mine && scene.stands(`good:${g}`).live ? (
					<Tile key={g} scene={scene} id={`good:${g}`} label={words}>
						{inside}
					</Tile>
				) : (
					<span
						key={g}
						class="good"
						role="img"
						aria-label={words}
						title={goods[g][scene.lang]}
					>
						{inside}
					</span>
				);
			})}
		</span>
	);
}

export function Household({ scene, seat }: { scene: LScene; seat: number }) {
	const p = scene.view.board.players[seat];
	const mine = seat === scene.view.you;
	const l = scene.lang;
	return (
		<span class="household">
			{p.members.map((m) => {
				const words = `${memberWords[m.member][l]}, ${either(l, "valore", "value")} ${m.value}${m.space ? `, ${either(l, "piazzato", "placed")}` : ""}`;
				const face = <Member seat={seat} member={m.member} value={m.value} />;
				return mine ? (
					<Tile
						key={m.member}
						scene={scene}
						id={`member:${m.member}`}
						label={words}
						class={`own-member ${m.space ? "away" : ""}`}
						move={m.space ? undefined : `member-${seat}-${m.member}`}
					>
						{face}
					</Tile>
				) : (
					<span
						key={m.member}
						class={`their-member ${m.space ? "away" : ""}`}
						title={words}
						data-move={m.space ? undefined : `member-${seat}-${m.member}`}
					>
						{face}
					</span>
				);
			})}
		</span>
	);
}

function Row({ scene, seat, type }: { scene: LScene; seat: number; type: Type }) {
	const p = scene.view.board.players[seat];
	const bonus =
		type === "territory" ? p.harvest : type === "building" ? p.production : undefined;
	if (!p.cards[type].length && !bonus) return null;
	return (
		<div class="row-of-cards">
			<span class="row-name">
				<Icon sign={types[type].sign} /> {types[type][scene.lang]}{" "}
				{p.cards[type].length}
				{bonus && (
					<small title={either(scene.lang, "tessera bonus", "bonus tile")}>
						<Icon sign={type === "territory" ? "wheat" : "hammer"} />{" "}
						<Goods bag={bonus} lang={scene.lang} />
					</small>
				)}
			</span>
			<div class="cards">
				{p.cards[type].map((c) => (
					<Tile
						key={c.card}
						scene={scene}
						id={`card:${c.card}`}
						class="owned"
						label={cardLabel(c)}
						tip={<CardTip card={c} scene={scene} />}
						move={`card-${c.card}`}
					>
						<CardFace card={c} scene={scene} />
					</Tile>
				))}
			</div>
		</div>
	);
}

function Leaders({
	scene,
	leaders,
	title,
}: {
	scene: LScene;
	leaders: Leader[];
	title: string;
}) {
	if (!leaders.length) return null;
	return (
		<div class="row-of-cards leaders">
			<span class="row-name">
				<Icon sign="crown" /> {title}
			</span>
			<div class="cards">
				{leaders.map((x) => (
					<Tile
						key={x.leader}
						scene={scene}
						id={`leader:${x.leader}`}
						class={`leader ${x.used ? "used" : ""}`}
						label={`${x.name}. ${x.needs}. ${x.does}`}
						tip={
							<>
								<b>{x.name}</b>
								<p>
									{either(scene.lang, "Richiede", "Needs")}: {x.needs}
								</p>
								<p>{x.does}</p>
							</>
						}
					>
						<b>{x.name}</b>
						<small>{x.needs}</small>
						<span class="does">{x.does}</span>
					</Tile>
				))}
			</div>
		</div>
	);
}

function Score({ scene, seat }: { scene: LScene; seat: number }) {
	const s = scene.view.board.players[seat].score;
	if (!s) return null;
	return (
		<span
			class="forecast"
			title={either(
				scene.lang,
				"punteggio se finisse ora",
				"score if it ended now",
			)}
		>
			<Icon sign="hourglass" /> {s.total}
		</span>
	);
}

function Rows({ scene, seat }: { scene: LScene; seat: number }) {
	const b = scene.view.board;
	const l = scene.lang;
	const own = seat === scene.view.you ? b.mine : undefined;
	return (
		<div class="rows">
			<Leaders
				scene={scene}
				leaders={own?.pack ?? []}
				title={either(l, "Da scegliere", "To choose from")}
			/>
			<Leaders
				scene={scene}
				leaders={own?.hand ?? []}
				title={either(l, "Leader in mano", "Leaders in hand")}
			/>
			<Leaders
				scene={scene}
				leaders={b.players[seat].leaders}
				title={either(l, "Leader in gioco", "Leaders in play")}
			/>
			{(Object.keys(types) as Type[]).map((t) => (
				<Row key={t} scene={scene} seat={seat} type={t} />
			))}
		</div>
	);
}

/** Others' cards are counted, and laid out on request. */
function Folded({ scene, seat }: { scene: LScene; seat: number }) {
	const { cards } = scene.view.board.players[seat];
	return (
		<details>
			<summary>
				{(Object.keys(types) as Type[]).map((t) => (
					<span key={t} title={types[t][scene.lang]}>
						<Icon sign={types[t].sign} title={types[t][scene.lang]} />{" "}
						{cards[t].length}{" "}
					</span>
				))}
			</summary>
			<Rows scene={scene} seat={seat} />
		</details>
	);
}

function Family({ scene, seat }: { scene: LScene; seat: number }) {
	const mine = seat === scene.view.you;
	const { hand } = scene.view.board.players[seat];
	const fresh = scene.stands(`player:${seat}`).fresh ? "fresh" : "";
	const { name } = scene.view.seats[seat];
	return (
		<section
			class={`family seat-${seat} ${mine ? "mine" : ""} ${fresh}`}
			data-piece={`player:${seat}`}
			aria-label={name}
		>
			<div class="family-head">
				<b class="who">
					<Shield seat={seat} /> {name}
				</b>
				<Purse scene={scene} seat={seat} />
				{!mine && <Household scene={scene} seat={seat} />}
				<Score scene={scene} seat={seat} />
				{!mine && hand > 0 && (
					<span>
						<Icon sign="crown" /> {hand}
					</span>
				)}
			</div>
			{mine ? (
				<Rows scene={scene} seat={seat} />
			) : (
				<Folded scene={scene} seat={seat} />
			)}
		</section>
	);
}

export function Families({ scene }: { scene: LScene }) {
	const seats = scene.view.board.players.map((_, i) => i);
	const you = scene.view.you;
	const order = you >= 0 ? [you, ...seats.filter((s) => s !== you)] : seats;
	return (
		<div class="families">
			{order.map((s) => (
				<Family key={s} scene={scene} seat={s} />
			))}
		</div>
	);
}
