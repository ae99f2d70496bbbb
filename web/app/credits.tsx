/* credits.tsx: whose work the page carries. */
import { usePage } from "./context";

export function Credits() {
	const { w } = usePage();
	return (
		<main class="page">
			<h1>{w("credits")}</h1>
			<ul>
				<li>IM FELL English SC, Igino Marini, SIL Open Font License 1.1</li>
				<li>
					EB Garamond, The EB Garamond Project Authors, SIL Open Font License
					1.1
				</li>
				<li>game-icons.net, Lorc, Delapouite &amp; contributors, CC BY 3.0</li>
				<li>Preact, Jason Miller &amp; contributors, MIT</li>
			</ul>
		</main>
	);
}
