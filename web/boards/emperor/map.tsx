/* map.tsx: the Empire as an engraved map, wide or upright: the sheet, lights on what may be
 * chosen, and what stands in every province. */
import { type Area, AreaMap, Land } from "../../kit/areas";
import { part } from "../../kit/part";
import { ProposedMark } from "../../kit/piece";
import { either } from "../../kit/words";
import { type Chart, upright, wide } from "./charts";
import { Sheet } from "./ground";
import { PrivilegeTip, Spaces } from "./province";
import { Rounds, Throne } from "./throne";
import { type EScene, type Land as Realm, useLands } from "./view";

interface ProvinceProps {
	scene: EScene;
	p: Realm;
	area: Area;
	told: boolean; // does the whole province tell its privilege, or the seat alone?
}

/* A light gathers at the border from within, as a wash does. */
const glow = [[46, 0.06], [30, 0.09], [16, 0.14]];

/** The light on a province that may be chosen, and a mark where something just happened. */
function Light({ scene, p, area: { d } }: ProvinceProps) {
	const { live, picked, fresh } = scene.stands(`province:${p.id}`);
	if (!live && !picked) return fresh ? <path class="fresh-edge" d={d} /> : null;
	return (
		<g class={`target ${picked ? "picked" : ""}`}>
			<path class="sheen" d={d} />
			{glow.map(([w, o]) => (
				<path key={w} class="glow" d={d} stroke-width={w} stroke-opacity={o} />
			))}
			<path class="under-edge" d={d} />
			<path class="bright" d={d} />
			<path class="dashes" d={d} />
		</g>
	);
}

function DrawnProvince(props: ProvinceProps) {
	const { scene, p, area, told } = props;
	const kind = p.religious
		? either(scene.lang, "arcivescovado", "archbishopric")
		: either(scene.lang, "ducato", "duchy");
	const sort = p.religious ? "religious" : "secular";
	return (
		<>
			<Light {...props} />
			<Land
				scene={scene}
				piece={`province:${p.id}`}
				area={area}
				label={`${p.name}, ${kind}`}
				class={`province ${sort} ${p.in_game ? "" : "out"}`}
				tip={told && <PrivilegeTip scene={scene} p={p} />}
			>
				<text class="province-name" x={30} y={-84}>
					{p.name} {p.note}
					{p.proposed && <ProposedMark lang={scene.lang} />}
				</text>
				{p.in_game ? (
					<Spaces scene={scene} p={p} />
				) : (
					<text class="out-of-game">
						{either(scene.lang, "fuori gioco", "not in this game")}
					</text>
				)}
			</Land>
		</>
	);
}

/* Every piece that stands in a province, or may come to be touched there. */
function piecesIn({ p }: ProvinceProps): string[] {
	const nobles = p.nobles.map((n) => `noble:${p.id}.${n.seat}.${n.rank}`);
	const e = p.elector;
	return [
		`province:${p.id}`,
		`elector:${p.id}`,
		`castle:${p.id}`,
		`imperial:${p.id}`,
		...nobles,
		...p.knights.map(([seat]) => `knight:${p.id}.${seat}`),
		...p.influence.map((_, seat) => `influence:${p.id}.${seat}`),
		...(e ? [`noble:${p.id}.seat.${e.seat}.${e.rank}`] : []),
	];
}

/** The names of waters and lands round about, as such maps have them. */
function Lettering({ chart }: { chart: Chart }) {
	return (
		<g class="lettering" aria-hidden="true">
			{chart.drawn.abroad.map(([name, x, y, size]) => (
				<text key={name} x={x} y={y} font-size={size}>
					{name}
				</text>
			))}
		</g>
	);
}

const InProvince = part(DrawnProvince, piecesIn);

export function Empire({ scene, narrow }: { scene: EScene; narrow: boolean }) {
	const chart = narrow ? upright : wide;
	const lands = useLands(scene);
	const label = either(
		scene.lang,
		"Le sette province dell'Impero",
		"The seven provinces of the Empire",
	);
	return (
		<Sheet scene={scene} chart={chart} lands={lands}>
			<AreaMap chart={chart} class="empire" label={label} isDrawn>
				<Lettering chart={chart} />
				<Rounds scene={scene} chart={chart} />
				{lands.map((p) => (
					<InProvince
						key={p.id}
						scene={scene}
						p={p}
						area={chart.areas[p.id]}
						told={narrow} // a finger would miss the seat
					/>
				))}
				<Throne scene={scene} chart={chart} />
			</AreaMap>
		</Sheet>
	);
}
