/* towers.tsx: the four towers with their floors, and the members who stand there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../kit/icon";
import { part } from "../../kit/part";
import { Tile } from "../../kit/piece";
import { either } from "../../kit/words";
import { CardFace, cardLabel, CardTip, Member } from "./cards";
import { allTypes, Goods, type LScene, memberName, typeName, types } from "./signs";
import type { Space, Type } from "./view";

/** Who stands on a space, in words. */
export function standing(scene: LScene, s: Space): string {
	return s.members
		.map(
			(m) =>
				`${scene.view.seats[m.seat].name} (${memberName(scene, m.member)})`,
		)
		.join(", ");
}

export function Members({ s }: { s: Space }) {
	return (
		<>
			{s.members.map((m) => (
				<span
					key={`${m.seat}${m.member}`}
					class="standing"
					data-move={`member-${m.seat}-${m.member}`}
				>
					<Member seat={m.seat} member={m.member} />
				</span>
			))}
		</>
	);
}

const Floor = part(
	({ scene, s }: { scene: LScene; s: Space }) => (
		<Tile
			scene={scene}
			id={`space:${s.space}`}
			class={`floor ${s.card ? "" : "empty"}`}
			label={[
				`${s.name}, ${either(scene.lang, "valore", "value")} ${s.value}`,
				s.card ? cardLabel(s.card) : "",
				standing(scene, s),
			].join(". ")}
			tip={s.card && <CardTip card={s.card} scene={scene} />}
		>
			<span class="action-space">
				<span class="value">{s.value}</span>
				<Goods bag={s.gain} scene={scene} />
				<Members s={s} />
			</span>
			{s.card ? (
				<CardFace card={s.card} scene={scene} move={`card-${s.card.card}`} />
			) : (
				<span class="card gone" />
			)}
		</Tile>
	),
	({ s }) => [`space:${s.space}`],
);

function Tower({ scene, type }: { scene: LScene; type: Type }) {
	const floors = [4, 3, 2, 1].map(
		(n) => scene.view.board.spaces.find((s) => s.space === `${type}${n}`)!,
	);
	return (
		<section class={`tower ${type}`} aria-label={typeName(scene, type)}>
			<h2>
				<Icon sign={types[type]} /> <span class="capital">{typeName(scene, type)}</span>
			</h2>
			{floors.map((s) => (
				<Floor key={s.space} scene={scene} s={s} />
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
