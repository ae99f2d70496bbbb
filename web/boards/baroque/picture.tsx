/* picture.tsx: the table: the map, or the list of states, and what concerns everybody. */
import { useState } from "preact/hooks";
import { useBox } from "../../kit/box";
import { useForm } from "../../kit/form";
import { useStage } from "../../kit/part";
import { About } from "./about";
import { Actions, actionsIn } from "./actions";
import { Tray } from "./cards";
import { Chronicle, Events, Order, TurnOf } from "./chronicle";
import { orderIn, StateList } from "./list";
import { EmpireMap } from "./map";
import { Symbols } from "./symbols";
import { type BScene, type Land, useLands } from "./view";
import { word } from "./words";

type Shown = "map" | "list";

interface Table {
	scene: BScene;
	lands: Land[];
	shown: Shown;
	onShow(to: Shown): void;
	onAbout(): void;
}

function Switch({ scene, shown, onShow, onAbout }: Table) {
	const l = scene.lang;
	const other = shown === "map" ? "list" : "map";
	return (
		<div class="switch">
			<button type="button" onClick={() => onShow(other)}>
				{word(l, other)}
			</button>
			<button type="button" class="ours" title={word(l, "about")} onClick={onAbout}>
				<span aria-hidden="true">°</span>
				<span class="visually-hidden">{word(l, "about")}</span>
			</button>
		</div>
	);
}

const WIDE = 1.6; // the map's width for its height
const COLUMN = [172, 260]; // px, least and most beside the map

/** From 800 pixels on: the map, and a column beside it. */
function Desk(table: Table) {
	const { scene, lands, shown } = table;
	const box = useBox();
	const left = box.width - box.height * WIDE;
	const column = Math.max(COLUMN[0], Math.min(COLUMN[1], left));
	const size = { width: box.width - column - 6, height: box.height };
	return (
		<>
			<div class="table-map">
				{shown === "map" ? (
					<EmpireMap scene={scene} lands={lands} size={size} hits />
				) : (
					<StateList scene={scene} lands={lands} />
				)}
			</div>
			<Chronicle scene={scene}>
				<Actions scene={scene} />
				<Switch {...table} />
			</Chronicle>
		</>
	);
}

/** Everything that fingers touch.  What stands in another order is another list: a row that
    slid away under a finger would be answered for its neighbour. */
function Below({ scene, lands }: { scene: BScene; lands: Land[] }) {
	const { event, event_out, wars } = scene.view.board;
	const shape = [actionsIn(scene), event, event_out, wars, orderIn(scene, lands)].join("|");
	return (
		<div class="phone-list">
			<div key={shape}>
				<Actions scene={scene} />
				<Events scene={scene} />
				<StateList scene={scene} lands={lands} />
			</div>
		</div>
	);
}

const LOW = 330; // px below which there is no room for map and list

/** On a phone the map shows where, the list below it what; fingers touch the list. */
function Phone(table: Table) {
	const { scene, lands, shown } = table;
	const box = useBox();
	const HEAD = 46;
	const room = box.height - HEAD;
	const beside = box.height > LOW;
	const high = shown === "map" ? room : Math.min(box.width / WIDE, room * 0.5);
	const isMap = shown === "map" || beside;
	return (
		<>
			<div class="phone-head">
				<TurnOf scene={scene} />
				<Order scene={scene} />
				<Switch {...table} />
			</div>
			{isMap && (
				<EmpireMap
					scene={scene}
					lands={lands}
					size={{ width: box.width, height: high }}
					hits={false}
				/>
			)}
			{shown === "list" && <Below scene={scene} lands={lands} />}
		</>
	);
}

export function Picture(props: BScene) {
	const scene = useStage(props);
	const lands = useLands(scene);
	const form = useForm();
	const isPhone = form === "phone";
	const [chosen, onShow] = useState<Shown | null>(null);
	const [about, setAbout] = useState(false);
	const shown = chosen ?? (isPhone ? "list" : "map");
	const table = { scene, lands, shown, onShow, onAbout: () => setAbout(true) };
	return (
		<div class={`baroque ${isPhone ? "phone" : "desk"}`}>
			<Symbols />
			{isPhone ? <Phone {...table} /> : <Desk {...table} />}
			<Tray scene={scene} />
			{about && <About scene={scene} onClose={() => setAbout(false)} />}
		</div>
	);
}
