/* towers.tsx: the four towers with their floors, and the members who stand there. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useBox } from "../../kit/box";
import { useForm } from "../../kit/form";
import { part } from "../../kit/part";
import { Tile } from "../../kit/piece";
import { Price } from "../../kit/price";
import { either } from "../../kit/words";
import { cardLabel, Member } from "./cards";
import { CardPicture } from "./faces";
import { Plate } from "./plate";
import { called, type LScene, printed, type Standing, standingOn } from "./reading";
import { allTypes, amounts, Changed } from "./signs";
import { Sign } from "./sprite";
import type { Board, Card, Type } from "./state";
import { CardTip } from "./tips";

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
	form: FaceForm;
}

/** How a card lies on its floor: a whole face, a short one, or its picture alone. */
type FaceForm = "full" | "short" | "plate";

function Lying({ scene, card, type, form }: FloorProps & { card: Card }) {
	return (
		<span key={card} class="lying" data-move={`card-${card}`}>
			{form === "plate" ? (
				<Plate scene={scene} card={card} />
			) : (
				<CardPicture scene={scene} card={card} type={type} isShort={form === "short"} />
			)}
		</span>
	);
}

function DrawnFloor(props: FloorProps) {
	const { scene, floor, card, members } = props;
	const { value, gain } = printed(scene).space[floor];
	const worth = `${either(scene.lang, "valore", "value")} ${value}`;
	return (
		<Tile
			scene={scene}
			id={`space:${floor}`}
			class={`bay ${card ? "" : "empty"}`}
			label={[
				`${called(scene, "space", floor)}, ${worth}`,
				card ? cardLabel(scene, card) : "",
				standing(scene, members),
			].join(". ")}
			tip={card && <CardTip card={card} scene={scene} />}
		>
			<span class="sill">
				<span class="value">{value}</span>
				<span class="bonus">{amounts(scene, gain)}</span>
				<span class="socket">
					<Members members={members} />
				</span>
			</span>
			{card ? (
				<Lying {...props} card={card} />
			) : (
				<span class="lying gone" />
			)}
			<Price scene={scene} piece={`space:${floor}`} Good={Changed} />
		</Tile>
	);
}

const FloorTile = part(DrawnFloor, ({ floor }) => [`space:${floor}`]);

interface TowerProps {
	scene: LScene;
	type: Type;
	form: FaceForm;
	head: ComponentChildren;
}

function Tower({ scene, type, form, head }: TowerProps) {
	const b = scene.view.board;
	const floors = ([4, 3, 2, 1] as const).map((n) => `${type}${n}` as const);
	return (
		<section class={`tower ${type}`} aria-label={called(scene, "type", type)}>
			{head}
			{floors.map((floor) => (
				<FloorTile
					key={floor}
					scene={scene}
					floor={floor}
					type={type}
					form={form}
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

interface HeadProps {
	scene: LScene;
	type: Type;
	isOpen: boolean;
	onOpen?(): void; // on a phone: this tower alone, large
}

function TowerHead({ scene, type, isOpen, onOpen }: HeadProps) {
	const title = called(scene, "type", type);
	const words = [<Sign of={type} />, <span class="capital">{title}</span>];
	if (!onOpen) return <h2>{words}</h2>;
	const back = either(scene.lang, "tutte le torri", "all towers");
	return (
		<h2>
			<button type="button" class="plain" aria-expanded={isOpen} onClick={onOpen}>
				{words}
				{isOpen && <small>{back}</small>}
			</button>
		</h2>
	);
}

const FULL = 600; // pixels of height from which a whole face fits a floor
const SLIM = { width: 1010, height: 520 }; // and where floors are slim for their height

/** All four, or on a phone one of them, two by two. */
export function Towers({ scene }: { scene: LScene }) {
	const box = useBox();
	const isPhone = useForm() === "phone";
	const [open, setOpen] = useState<Type | null>(null);
	const dealt = useDealt(scene.view.board.round);
	const shown = useRef(allTypes.map(() => scene));
	shown.current = shown.current.map((was, nth) => (nth < dealt ? scene : was));
	const one = isPhone && open;
	const isSlim = box.width <= SLIM.width && box.height >= SLIM.height;
	const isFull = !isPhone && (box.height >= FULL || isSlim);
	const form = isPhone && !one ? "plate" : isFull ? "full" : "short";
	return (
		<div class={`towers of-${form} ${one ? "one" : ""}`} data-move="towers">
			{allTypes.map((type, nth) => {
				if (one && type !== open) return null;
				const toggle = () => setOpen(open === type ? null : type);
				return (
					<Tower
						key={type}
						scene={shown.current[nth]}
						type={type}
						form={form}
						head={
							<TowerHead
								scene={scene}
								type={type}
								isOpen={open === type}
								onOpen={isPhone ? toggle : undefined}
							/>
						}
					/>
				);
			})}
		</div>
	);
}
