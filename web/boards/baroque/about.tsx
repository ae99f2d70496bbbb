/* about.tsx: what of this game is from the book, and what is ours: nobody could find the printed
 * map, and players shall know that. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Lang } from "../../kit/contract";
import { nameIn } from "../../kit/thing";
import { say } from "../../kit/words";
import { type BScene, printed, states } from "./view";
import { word } from "./words";

const book: Record<Lang, string[]> = {
	en: [
		"All opportunity cards and events, with their numbers.",
		"The rules: income, actions, battles, votes, wars, points. Where they leave something open, our ruling stands in the last chapter of the rules.",
		"The names of 35 states; which are electors, dioceses or foreign possessions; the home states of the powers and the states that they may begin with.",
		"That Prussia is worth 2 and never has a city.",
	],
	it: [
		"Tutte le carte Opportunità e gli eventi, con i loro numeri.",
		"Le regole: entrate, azioni, battaglie, voti, guerre, punti. Dove lasciano qualcosa in sospeso, la nostra decisione sta nell'ultimo capitolo delle regole.",
		"I nomi di 35 Stati; quali sono Elettori, Diocesi o possedimenti stranieri; le patrie delle potenze e gli Stati con cui possono cominciare.",
		"Che la Prussia vale 2 e non ha mai una città.",
	],
};

/** A line that ends in a colon goes on with the names of those states. */
const ours: Record<Lang, string[]> = {
	en: [
		"The map: shapes, borders, ports and the outer border, after maps of the time. The printed one could not be found.",
		"States that the book does not name, so that the map has no holes: ",
		"The values of all states but Prussia. They bear the mark °.",
		"How many composers there are, and their names.",
		"Every drawing.",
	],
	it: [
		"La mappa: forme, confini, porti e confine esterno, secondo le carte del tempo. Quella stampata non si è trovata.",
		"Stati che il libro non nomina, perché la mappa non abbia buchi: ",
		"I valori di tutti gli Stati tranne la Prussia. Portano il segno °.",
		"Quanti sono i compositori, e i loro nomi.",
		"Ogni disegno.",
	],
};

function Points({ title, of }: { title: string; of: string[] }) {
	return (
		<section>
			<h3>{title}</h3>
			<ul>
				{of.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}

export function About({ scene, onClose }: { scene: BScene; onClose(): void }) {
	const l = scene.lang;
	const close = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => close.current?.focus(), []);
	const lands = printed(scene).state;
	const all = Object.values(lands);
	const marked = all.filter((s) => s.proposed).length;
	const added = states.filter((id) => lands[id].ours).map((id) => nameIn(scene, "state", id));
	const told = ours[l].map((line) => (line.endsWith(": ") ? `${line}${added.join(", ")}.` : line));
	const onKey = (e: KeyboardEvent) => {
		if (e.key !== "Escape") return;
		e.stopPropagation();
		onClose();
	};
	return (
		<div class="about" role="dialog" aria-label={word(l, "about")} onKeyDown={onKey}>
			<header>
				<h2>{l === "it" ? "Il libro e noi" : "The book and us"}</h2>
				<button type="button" ref={close} onClick={onClose}>
					{word(l, "close")}
				</button>
			</header>
			<Points title={l === "it" ? "Dal libro" : "From the book"} of={book[l]} />
			<Points title={l === "it" ? "Nostro" : "Ours"} of={told} />
			<p class="proposed-note">
				<span class="proposed">°</span> {say(l, "proposed")} ({marked} / {all.length})
			</p>
		</div>
	);
}
