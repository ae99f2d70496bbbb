/* towers.tsx: the four towers with their floors, and the members who stand there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile } from "../../kit/piece";
import { Price } from "../../kit/price";
import { either } from "../../kit/words";
import { CardFace, cardLabel, CardTip, Member } from "./cards";
import { called, type LScene, printed, type Standing, standingOn } from "./reading";
import { allTypes, amounts, Changed, types } from "./signs";
import type { Board, Card, Type } from "./state";

type Floor = keyof Board["tower"];

/** Who stands on a space, in words. */
export function standing(scene: LScene, members: Standing[]): string {
	const said = ({ seat, member }: Standing) =>
		`${scene.view.seats[seat].name} (${called(scene, "member", member)})`;
	return members.map(said).join(", ");
}

export function Members({ members }: { members: Standing[] }) {
	return (
		<>
			{members.map(({ seat, member }) => (
				<span
					key={`${seat}${member}`}
					class="standing"
					data-move={`member-${seat}-${member}`}
				>
					<Member seat={seat} member={member} />
				</span>
			))}
		</>
	);
}

interface FloorProps {
	scene: LScene;
	floor: Floor;
	type: Type;
	card: Card | null;
	members: Standing[];
}

function DrawnFloor({ scene, floor, type, card, members }: FloorProps) {
	const { value, gain } = printed(scene).space[floor];
	const worth = `${either(scene.lang, "valore", "value")} ${value}`;
	return (
		<Tile
			scene={scene}
			id={`space:${floor}`}
			class={`floor ${card ? "" : "empty"}`}
			label={[
				`${called(scene, "space", floor)}, ${worth}`,
				card ? cardLabel(scene, card) : "",
				standing(scene, members),
			].join(". ")}
			tip={card && <CardTip card={card} scene={scene} />}
		>
			<span class="action-space">
				<span class="value">{value}</span>
				{amounts(scene, gain)}
				<Members members={members} />
			</span>
			<Price scene={scene} piece={`space:${floor}`} Good={Changed} />
			{card ? (
				<CardFace card={card} type={type} scene={scene} move={`card-${card}`} />
			) : (
				<span class="card gone" />
			)}
		</Tile>
	);
}

const FloorTile = part(DrawnFloor, ({ floor }) => [`space:${floor}`]);

function Tower({ scene, type }: { scene: LScene; type: Type }) {
	const b = scene.view.board;
	const floors = ([4, 3, 2, 1] as const).map((n) => `${type}${n}` as const);
	const title = called(scene, "type", type);
	return (
		<section class={`tower ${type}`} aria-label={title}>
			<h2>
				<Icon sign={types[type]} /> <span class="capital">{title}</span>
			</h2>
			{floors.map((floor) => (
				<FloorTile
					key={floor}
					scene={scene}
					floor={floor}
					type={type}
					card={b.tower[floor]}
					members={standingOn(b, floor)}
				/>
			))}
		</section>
	);
}

/** How many towers show the round by now.  Sixteen new cards at once would make
    the frame they come in late, so they are dealt tower by tower, a frame each. */
function useDealt(round: number): number {
	const all = allTypes.length;
	const [dealt, setDealt] = useState({ round, towers: all });
	const towers = dealt.round === round ? dealt.towers : 0;
	useEffect(() => {
		if (towers === all) return;
		const next = { round, towers: towers + 1 };
		const frame = requestAnimationFrame(() => setDealt(next));
		return () => cancelAnimationFrame(frame);
	}, [round, towers]);
	return towers;
}

export function Towers({ scene }: { scene: LScene }) {
	const dealt = useDealt(scene.view.board.round);
	const shown = useRef(allTypes.map(() => scene));
	shown.current = shown.current.map((was, nth) => (nth < dealt ? scene : was));
	return (
		<div class="towers">
			{allTypes.map((t, nth) => (
				<Tower key={t} scene={shown.current[nth]} type={t} />
			))}
		</div>
	);
}
