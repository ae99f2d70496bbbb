/* picture.tsx: the table of the bankers: the market above, the map of ten cards, and what is
 * short of each victory beside it. */
import { useBox } from "../../kit/box";
import { useStage } from "../../kit/part";
import { ProposedNote } from "../../kit/piece";
import { Tips } from "../../kit/tip";
import { OwnCards } from "./areas";
import { Chart } from "./map";
import { Market } from "./market";
import { type PScene, SIDES } from "./reading";
import { Tray } from "./tray";
import { Victories } from "./victories";

export function Picture(props: PScene) {
	const scene = useStage(props);
	const isNarrow = useBox().width < 800;
	return (
		<div class={`pax table ${isNarrow ? "narrow" : "broad"}`}>
			<div class="markets">
				{SIDES.map((side) => (
					<Market key={side} scene={scene} side={side} />
				))}
			</div>
			<Chart scene={scene} />
			<div class="beside">
				<Victories scene={scene} />
				<ProposedNote lang={scene.lang} />
			</div>
			{isNarrow && scene.view.you >= 0 && <OwnCards scene={scene} />}
			{/* a new question lays it out anew: nothing in it moves */}
			<Tray key={scene.view.ply} scene={scene} />
			<Tips />
		</div>
	);
}
