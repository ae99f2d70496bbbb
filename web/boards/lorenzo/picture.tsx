/* picture.tsx: Lorenzo's table: the board of Florence, and the families round it. */
import { Dice } from "../../kit/dice";
import { useStage } from "../../kit/part";
import { Tips } from "../../kit/tip";
import { either } from "../../kit/words";
import { Army, Quarters, Shields, Vatican } from "./city";
import { Draft, Families, Family, Holdings, Household } from "./family";
import { called, type LScene, periodOf } from "./reading";
import { Towers } from "./towers";

function When({ scene }: { scene: LScene }) {
	const { round } = scene.view.board;
	const turn = either(scene.lang, "Turno", "Round");
	const age = either(scene.lang, "periodo", "period");
	const before = either(scene.lang, "Preparazione", "Preparation");
	const period = called(scene, "period", periodOf(round));
	return (
		<span class="when">
			{round ? `${turn} ${round} / 6 · ${age} ${period}` : before}
		</span>
	);
}

function Head({ scene }: { scene: LScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	const you = scene.view.you;
	const order = b.order.filter((s) => s !== null);
	return (
		<div class="head">
			<When scene={scene} />
			<Dice
				label={either(l, "Dadi", "Dice")}
				dice={(["white", "black", "orange"] as const).map((d) => ({
					id: d,
					say: called(scene, "member", d),
					value: b.dice[d],
				}))}
			/>
			<span class="order">
				{either(l, "Ordine", "Order")}
				<Shields scene={scene} seats={order} move="order" />
			</span>
			{b.value > 0 && (
				<span class="value-now">
					{either(l, "valore dell'azione", "action value")} <b>{b.value}</b>
				</span>
			)}
			{you >= 0 && (
				<div class={`own seat-${you}`}>
					<Household scene={scene} seat={you} />
					<Holdings scene={scene} seat={you} />
				</div>
			)}
		</div>
	);
}

export function Picture(props: LScene) {
	const scene = useStage(props);
	return (
		<div class="lorenzo">
			<Head scene={scene} />
			<Draft scene={scene} />
			<div class="florence">
				<div class="heart">
					<Towers scene={scene} />
					<Vatican scene={scene} />
				</div>
				<div class="outskirts">
					<div class="quarters">
						<Quarters scene={scene} />
						<Army scene={scene} />
					</div>
					<Families scene={scene} />
				</div>
			</div>
			{scene.view.you >= 0 && <Family scene={scene} seat={scene.view.you} />}
			<Tips />
		</div>
	);
}
