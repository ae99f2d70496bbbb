/* comet.tsx: a comet, told: the sky, the victory that becomes active under it, and what each
 * player is still short of. */
import { pictures } from "art:pax";
import { Shield } from "../../kit/icon";
import type { Staged, Telling } from "../../kit/contract";
import { Name } from "../../kit/letters";
import { Print } from "../../kit/print";
import { either } from "../../kit/words";
import { called } from "./reading";
import type { Board, Victory } from "./state";
import { Lines } from "./telling";
import { Crest, Lacks } from "./victories";

function Comet(telling: Telling<Board>) {
	const { scene, events } = telling;
	const victory = events[0].args[0] as Victory;
	const seats = scene.view.seats.map((_, seat) => seat);
	return (
		<div class="pax staged comet">
			<div class="sky">
				<Print src={pictures["scene:comet"]} />
				<h3>
					<Crest victory={victory} /> {called(scene, "victory", victory)}
				</h3>
			</div>
			<p>{either(scene.lang, "Per vincere mancano", "Short of it")}</p>
			<ul class="short">
				{seats.map((seat) => (
					<li key={seat} class={`seat-${seat}`}>
						<Shield seat={seat} />
						<Name class="who" name={scene.view.seats[seat].name} />
						<span class="lacks">
							<Lacks scene={scene} seat={seat} victory={victory} />
						</span>
					</li>
				))}
			</ul>
			<Lines {...telling} />
		</div>
	);
}

export const comet: Staged<Board> = {
	opens: ["active"],
	events: ["active"],
	title: { it: "La cometa", en: "The comet" },
	lasts: () => 2000,
	Show: Comet,
};
