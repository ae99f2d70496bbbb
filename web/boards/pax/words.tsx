/* words.tsx: what the board says in its own words, both languages side by side. */
import { either } from "../../kit/words";
import { called, hiddenMapFaceOf, type MapFace, mapFaceOf, type PScene, printed } from "./reading";
import type { Empire, Piece } from "./state";

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
	const named = (pieces: Piece[]) => pieces.map((piece) => called(scene, "piece", piece));
	const host = (n: number | null, men: Piece[]) =>
		men.length ? `${n} (${named(men).join(", ")})` : `${n}`;
	const serfs = named(b.repressed[empire]);
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
					{either(l, "Attaccano", "Attack")}: {host(b.attack[empire], b.attackers[empire])}
				</li>
			)}
			{b.defence[empire] !== null && (
				<li>
					{either(l, "Difendono", "Defend")}: {host(b.defence[empire], b.defenders[empire])}
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

function faceWords(scene: PScene, empire: Empire, face: MapFace): string {
	const l = scene.lang;
	if (face === "lay") return either(l, "faccia laica", "lay face");
	const { back, back_is_proposed } = printed(scene).empire[empire]!;
	const mark = back_is_proposed && face === back ? "°" : "";
	return `${either(l, "teocrazia", "theocracy")} (${called(scene, "colour", face)})${mark}`;
}

/** A map card in words: both faces, its empire card, what became of it. */
export function MapWords({ scene, empire }: Props) {
	const l = scene.lang;
	const row = printed(scene).empire[empire]!;
	return (
		<>
			<b>{called(scene, "empire", empire)}</b>
			<ul class="parts">
				<li>
					{either(l, "Mappa", "Map")}: {faceWords(scene, empire, mapFaceOf(scene, empire))}
				</li>
				<li>
					{either(l, "Sul retro", "Other side")}:{" "}
					{faceWords(scene, empire, hiddenMapFaceOf(scene, empire))}
				</li>
				<li>{row.king.text}</li>
				<li>{row.republic.text}</li>
				<Fate scene={scene} empire={empire} />
			</ul>
		</>
	);
}
