/* picture.tsx: the board of Florence: four towers and what lies round them. */
import { Dice } from "../../kit/dice";
import { useForm } from "../../kit/form";
import { useStage } from "../../kit/part";
import { Tips } from "../../kit/tip";
import { either } from "../../kit/words";
import { Army, Quarters, Shields, Vatican } from "./city";
import { AtHand, Draft } from "./family";
import { called, type LScene, periodOf } from "./reading";
import { Towers } from "./towers";

function When({ scene }: { scene: LScene }) {
	const { round } = scene.view.board;
	if (!round) return <span class="when">{either(scene.lang, "Preparazione", "Preparation")}</span>;
	const age = either(scene.lang, "periodo", "period");
	return (
		<span class="when">
			{either(scene.lang, "Turno", "Round")} <b>{round}</b>/6{" "}
			<small>
				{age} {called(scene, "period", periodOf(round))}
			</small>
		</span>
	);
}

/** Where the game stands: round, dice, who comes after whom. */
function Status({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const order = b.order.filter((s) => s !== null);
	return (
		<section class="area status" aria-label={either(scene.lang, "Turno", "Round")}>
			<When scene={scene} />
			<Dice
				label={either(scene.lang, "Dadi", "Dice")}
				dice={(["white", "black", "orange"] as const).map((d) => ({
					id: d,
					say: called(scene, "member", d),
					value: b.dice[d],
				}))}
			/>
			<span
				key={order.join()}
				class="order"
				data-move="order"
				title={either(scene.lang, "Ordine di turno", "Order of play")}
			>
				<Shields scene={scene} seats={order} move="order" />
			</span>
			{b.value > 0 && (
				<span key={b.value} class="value-now">
					{either(scene.lang, "valore", "value")} <b>{b.value}</b>
				</span>
			)}
		</section>
	);
}

export function Picture(props: LScene) {
	const scene = useStage(props);
	const isPhone = useForm() === "phone";
	return (
		<div class="lorenzo">
			{isPhone && <AtHand scene={scene} />}
			<Towers scene={scene} />
			<div class="middle">
				<Status scene={scene} />
				<Quarters scene={scene} />
				<Vatican scene={scene} />
				<Army scene={scene} />
			</div>
			<Draft scene={scene} />
			<Tips />
		</div>
	);
}
