/* credits.tsx: whose games these are, and whose work the page carries. */
import { useOffer } from "./offer";
import { usePage, useTitle } from "./context";

const carried = [
	"IM FELL English SC, Igino Marini, SIL Open Font License 1.1",
	"EB Garamond, The EB Garamond Project Authors, SIL Open Font License 1.1",
	"game-icons.net, Lorc, Delapouite & contributors, CC BY 3.0",
	"Preact, Jason Miller & contributors, MIT",
];

export function Credits() {
	const { w } = usePage();
	const { offer } = useOffer();
	useTitle(w("credits"));
	if (!offer) return <main class="page" />;
	return (
		<main class="page">
			<h1>{w("credits")}</h1>
			<ul>
				{offer.games.map((g) => (
					<li key={g.id}>
						<b>{g.name}</b>, {g.credit}
					</li>
				))}
			</ul>
			<p>{w("our_words")}</p>
			<h2>{w("fonts_signs")}</h2>
			<ul>
				{carried.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</main>
	);
}
