/* prices.tsx: what a lit state costs, on a plate that covers no name: where it goes is looked for
 * once, state by state. */
import { map } from "map:baroque";
import { ROW } from "../../kit/atlas";
import type { Lang } from "../../kit/contract";
import { Glyph } from "../../kit/icon";
import { type DrawnSign, PriceTag, TAG } from "../../kit/price";
import type { State } from "./state";
import type { BScene, Land } from "./view";

interface Box {
	x: number; // its middle
	y: number;
	w: number;
	h: number;
}

const overlap = (a: Box, b: Box) =>
	Math.max(0, (a.w + b.w) / 2 - Math.abs(a.x - b.x)) *
	Math.max(0, (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** A name, and the row of value and signs above it. */
function nameBoxes(id: State, lang: Lang): Box[] {
	const { x, y, row, size, leading, words } = map.lands[id].name;
	const lines = words[lang];
	const high = leading * lines.length + size * 0.25; // letters go below their line
	const wide = Math.max(...lines.map(({ width }) => width));
	return [
		{ x, y: y + ROW / 2, w: row, h: ROW },
		{ x, y: y + ROW + high / 2, w: wide, h: high },
	];
}

/** Armies and influence: a plate may cover them if there is nothing better. */
function lesserBoxes(id: State): Box[] {
	const { army, counters } = map.lands[id];
	return [army, counters.at].map(([x, y]) => ({ x, y, w: 50, h: 40 }));
}

const states = Object.keys(map.lands) as State[];

/** Where a plate may go: above the row, below the name, beside them. */
function waysFor(id: State, lang: Lang): Box[] {
	const [row, name] = nameBoxes(id, lang);
	const size = { w: TAG.wide, h: TAG.high };
	const aside = Math.max(row.w, name.w) / 2 + TAG.wide / 2 + 3;
	const top = row.y - ROW / 2 - TAG.high / 2 - 2;
	const bottom = name.y + name.h / 2 + TAG.high / 2 + 4;
	const { x } = row;
	return [
		[x, bottom],
		[x, top],
		[x + 30, bottom],
		[x - 30, bottom],
		[x + 30, top],
		[x - 30, top],
		[x + aside, row.y + 8],
		[x - aside, row.y + 8],
	].map(([x, y]) => ({ ...size, x, y }));
}

const BADLY = 20; // times as bad: to cover a name, or another price

/** One place for each state: the first of the least harm. */
function settle(lang: Lang): Map<State, Box> {
	const names = states.flatMap((id) => nameBoxes(id, lang));
	const lesser = states.flatMap(lesserBoxes);
	const settled = new Map<State, Box>();
	for (const id of states) {
		const harm = (way: Box) => {
			const sum = (of: Box[]) => of.reduce((n, box) => n + overlap(way, box), 0);
			return BADLY * (sum(names) + sum([...settled.values()])) + sum(lesser);
		};
		const ways = waysFor(id, lang).map((way) => ({ way, harm: harm(way) }));
		const least = Math.min(...ways.map((w) => w.harm));
		settled.set(id, ways.find((w) => w.harm === least)!.way);
	}
	return settled;
}

const places: Partial<Record<Lang, Map<State, Box>>> = {};

const placeOf = (id: State, lang: Lang): Box => (places[lang] ??= settle(lang)).get(id)!;

const signs = { fl: "coins", divine: "faith", vp: "laurel" } as const;

const Paid: DrawnSign = ({ field, x, w }) => (
	<Glyph sign={signs[field as keyof typeof signs] ?? "coins"} x={x} y={0} w={w} />
);

export function Prices({ scene, lands }: { scene: BScene; lands: Land[] }) {
	return (
		<>
			{lands.map(({ id }) => {
				const { x, y } = placeOf(id, scene.lang);
				return (
					<PriceTag
						key={id}
						scene={scene}
						piece={`state:${id}`}
						at={`translate(${x} ${y})`}
						Sign={Paid}
					/>
				);
			})}
		</>
	);
}
