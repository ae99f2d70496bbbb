/* words.tsx: what the board says in its own words, both languages side by side. */
import { either } from "../../kit/words";
import { called, type PScene, printed } from "./reading";
import type { Empire } from "./state";

/** A map card in words: its face, its empire card, who holds it. */
export function MapWords({ scene, empire }: { scene: PScene; empire: Empire }) {
	const b = scene.view.board;
	const l = scene.lang;
	const faith = b.faith[empire];
	const holder = b.holder[empire];
	const lord = b.suzerain[empire];
	const row = printed(scene).empire[empire]!;
	const serfs = b.repressed[empire].map((piece) => called(scene, "piece", piece));
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
				{holder !== null && (
					<li>
						{either(l, "Tenuto da", "Held by")} {scene.view.seats[holder].name}
						{lord && `, ${either(l, "vassallo di", "vassal of")} `}
						{lord && called(scene, "empire", lord)}
					</li>
				)}
				{serfs.length > 0 && (
					<li>
						{either(l, "Repressi", "Repressed")}: {serfs.join(", ")}
					</li>
				)}
			</ul>
		</>
	);
}
