/* words.tsx: what the board says in its own words, both languages side by side. */
import { either } from "../../kit/words";
import { called, type PScene, printed } from "./reading";
import type { Empire } from "./state";

interface Props {
	scene: PScene;
	empire: Empire;
}

/** Who holds it, whom it represses, and the war that may come. */
function Fate({ scene, empire }: Props) {
	const b = scene.view.board;
	const l = scene.lang;
	const holder = b.holder[empire];
	const lord = b.suzerain[empire];
	const serfs = b.repressed[empire].map((piece) => called(scene, "piece", piece));
	return (
		<>
			{holder !== null && (
				<li>
					{either(l, "Tenuto da", "Held by")} {scene.view.seats[holder].name}
					{lord && `, ${either(l, "vassallo di", "vassal of")} `}
					{lord && called(scene, "empire", lord)}
				</li>
			)}
			{b.attack[empire] !== null && (
				<li>
					{either(l, "Guerra", "War")}: {b.attack[empire]} {either(l, "attaccano", "attack")},{" "}
					{b.defence[empire]} {either(l, "difendono", "defend")}
				</li>
			)}
			{serfs.length > 0 && (
				<li>
					{either(l, "Repressi", "Repressed")}: {serfs.join(", ")}
				</li>
			)}
		</>
	);
}

/** A map card in words: its face, its empire card, what became of it. */
export function MapWords({ scene, empire }: Props) {
	const l = scene.lang;
	const faith = scene.view.board.faith[empire];
	const row = printed(scene).empire[empire]!;
	return (
		<>
			<b>{called(scene, "empire", empire)}</b>
			<ul class="parts">
				<li>
					{faith
						? `${either(l, "Teocrazia", "Theocracy")}: ${called(scene, "colour", faith)}`
						: either(l, "Faccia laica", "Lay face")}
				</li>
				<li>{row.king.text}</li>
				<li>{row.republic.text}</li>
				<Fate scene={scene} empire={empire} />
			</ul>
		</>
	);
}
