/* goods.tsx: what a family has, and its members. */
import { Tally, Tile, Told } from "../../kit/piece";
import { either } from "../../kit/words";
import { Member } from "./cards";
import { called, type Family as Has, type LScene } from "./reading";
import { goods } from "./signs";
import { Sign } from "./sprite";
import type { Good } from "./state";

export interface OfSeat {
	scene: LScene;
	seat: number;
}

const spent: Good[] = ["coins", "servants", "wood", "stone"];
const standing: Good[] = ["vp", "military", "faith"];
export const allGoods = [...spent, ...standing];

/** One amount. */
function Amount({ scene, seat, good }: OfSeat & { good: Good }) {
	const n = scene.view.board[good][seat];
	const words = `${n} ${called(scene, "good", good)}`;
	return (
		<span
			class={`good of-${good}`}
			role="img"
			aria-label={words}
			title={called(scene, "good", good)}
		>
			<Sign of={goods[good]} />
			<Tally n={n} />
		</span>
	);
}

export function Goods({ scene, seat, of = allGoods }: OfSeat & { of?: Good[] }) {
	return (
		<span class="goods" data-move={of === allGoods ? "own:goods" : undefined}>
			{of.map((good) => (
				<Amount key={good} scene={scene} seat={seat} good={good} />
			))}
		</span>
	);
}

/** What final scoring would give now, and out of what. */
export function Forecast({ scene, seat }: OfSeat) {
	const score = scene.view.board.score[seat];
	const title = either(scene.lang, "Punteggio se finisse ora", "Score if it ended now");
	const parts = (Object.keys(score) as (keyof typeof score)[]).filter(
		(p) => score[p] && p !== "total",
	);
	if (scene.view.board.is_scored) return null;
	return (
		<Told
			class="forecast"
			label={`${title}: ${score.total}`}
			tip={
				<>
					<b>{title}</b>
					{parts.map((p) => (
						<p key={p}>
							{called(scene, "score", p)}: {score[p]}
						</p>
					))}
				</>
			}
		>
			<Sign of="end" /> {score.total}
		</Told>
	);
}

type Who = keyof Has["where"];

function HouseMember({ scene, seat, member }: OfSeat & { member: Who }) {
	const { where, worth } = scene.view.board;
	const value = worth[seat][member];
	const isAway = where[seat][member] !== null;
	const state = isAway ? [either(scene.lang, "piazzato", "placed")] : [];
	const name = called(scene, "member", member);
	const words = [name, `${either(scene.lang, "valore", "value")} ${value}`, ...state].join(", ");
	const away = isAway ? "away" : "";
	const move = isAway ? undefined : `member-${seat}-${member}`;
	const face = <Member seat={seat} member={member} value={value} />;
	if (seat !== scene.view.you)
		return (
			<span class={`their-member ${away}`} title={words} data-move={move}>
				{face}
			</span>
		);
	const chosen = scene.view.board.member === member ? "chosen" : "";
	return (
		<Tile
			scene={scene}
			id={`member:${member}`}
			label={words}
			class={`own-member ${away} ${chosen}`}
			move={move}
		>
			{face}
		</Tile>
	);
}

export function Household({ scene, seat }: OfSeat) {
	const members = Object.keys(scene.view.board.where[seat]) as Who[];
	return (
		<span class="household">
			{members.map((m) => (
				<HouseMember key={m} scene={scene} seat={seat} member={m} />
			))}
		</span>
	);
}
