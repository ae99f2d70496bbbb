/* picture.tsx: the table: the map of the Empire and the stacks of action cards beside it; on a
 * phone one below the other. */
import { useBox } from "../../kit/box";
import { useForm } from "../../kit/form";
import { Icon } from "../../kit/icon";
import { useStage } from "../../kit/part";
import { Phases } from "../../kit/phases";
import { nameIn } from "../../kit/thing";
import { Tips } from "../../kit/tip";
import { either } from "../../kit/words";
import { Stacks } from "./cards";
import { upright, wide } from "./charts";
import { Empire } from "./map";
import { type EScene, roman } from "./view";

function Election({ scene }: { scene: EScene }) {
	const b = scene.view.board;
	const l = scene.lang;
	if (b.challenger === null) return <p class="election none">{"\u00a0"}</p>; // its place is kept
	const name = (s: number) => scene.view.seats[s].name;
	return (
		<p class="election">
			<Icon sign="conflict" /> <b>{name(b.challenger)}</b> {either(l, "sfida", "challenges")}{" "}
			<b>{name(b.emperor)}</b>
			{b.mine?.vote && (
				<>
					{" "}
					· {either(l, "il tuo voto", "your vote")}:{" "}
					{nameIn(scene, "ballot", b.mine.vote)}
				</>
			)}
		</p>
	);
}

/** The phases of the round as numbers, this one by its name; the preparation stands alone. */
function PhaseNow({ scene }: { scene: EScene }) {
	const { phase } = scene.view.board;
	const isReady = phase !== "0";
	const all = scene.catalogue.kinds.phase.names!.filter(({ id }) => (id !== "0") === isReady);
	return (
		<Phases
			label={either(scene.lang, "Fasi", "Phases")}
			phases={all.map(({ id, say }) => ({
				id,
				say: id === phase ? say : roman(scene, id),
			}))}
			now={phase}
		/>
	);
}

const CARDS = 312; // px that the stacks want beside the map
const EACH = 100; // px of a stack
const READABLE = 360; // px that the upright sheet wants

/** How wide the map may be, and how many stacks stand side by side then.  On a phone they lie
    below it. */
function useRoom() {
	const box = useBox();
	const isColumn = useForm() === "phone";
	const isUpright = isColumn && box.width < 560;
	if (isColumn) {
		const columns = Math.max(2, Math.min(5, Math.floor(box.width / EACH)));
		const whole = (box.height * upright.drawn.width) / upright.drawn.height;
		const map = isUpright ? Math.min(box.width, Math.max(READABLE, whole)) : box.width;
		return { isColumn, isUpright, map, columns };
	}
	const { width, height } = wide.drawn;
	const most = Math.max(box.width * 0.5, box.width - CARDS);
	const map = Math.min((box.height * width) / height, most);
	const columns = Math.max(2, Math.min(5, Math.floor((box.width - map - 8) / EACH)));
	return { isColumn, isUpright, map, columns };
}

export function Picture(props: EScene) {
	const scene = useStage(props);
	const { isColumn, isUpright, map, columns } = useRoom();
	return (
		<div class={`emperor ${isColumn ? "column" : "broad"}`}>
			<div class="map-side" style={{ width: `${Math.floor(map)}px` }}>
				<Empire scene={scene} narrow={isUpright} />
			</div>
			<div class="beside">
				<PhaseNow scene={scene} />
				<Election scene={scene} />
				<Stacks scene={scene} columns={columns} />
			</div>
			<Tips />
		</div>
	);
}
