/* face.tsx: the face of a card: frame, picture, ribbon with the title, tags with what it costs,
 * bands with what it does.  Pictures come from art:ID, words and numbers from the board, and they
 * use the letters of the page.  Units of a card: 240 by 336, short 240 by 262. */
import { Print } from "./print";
import { Formula, type Item, Use, widthOfFormula } from "./formula";

/** What art:ID exports. */
export interface Art {
	pictures: Record<string, string>;
	signs: string;
	tints: Record<string, Record<string, string>>;
}

/** What a card does, and when: a sign for the tab, its value, formulas (one for each way) or
 * words. */
export interface Band {
	sign: string;
	value?: string;
	ways?: Item[][];
	words?: string;
}

export interface FaceProps {
	art: Art;
	picture: string; // key of the picture
	frame: string; // token of frame, ribbon and tint
	title: string;
	seal?: string; // the period
	costs?: Item[][]; // a tag for each way to pay
	bands?: Band[];
	isShort?: boolean;
	label?: string; // for who does not see; without it the face is mute and its tile speaks
}

const HIGH = 336;
const SHORT = 262;

/** The signs of a game, once on a page that shows faces. */
export const Signs = ({ art }: { art: Art }) => (
	<svg
		class="face-signs"
		width="0"
		height="0"
		aria-hidden="true"
		dangerouslySetInnerHTML={{ __html: art.signs }}
	/>
);

/** Widths of IM Fell English SC in hundredths of its size. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' àèìòù-";
const WIDTHS =
	"68 66 72 80 70 64 79 86 42 40 72 72 94 87 83 57 81 76 51 73 85 66 96 81 69 71 44 42 49 52 46 42 50 58 30 30 52 43 69 56 54 43 56 48 35 51 56 45 63 48 45 46 27 21 44 46 31 54 56 46".split(
		" ",
	);
const titleWidth = (title: string) =>
	[...title].reduce((sum, c) => sum + Number(WIDTHS[LETTERS.indexOf(c)] ?? 55) / 100, 0);

function Title({ title, y }: { title: string; y: number }) {
	const wide = titleWidth(title);
	const size = Math.min(23, 186 / wide);
	return (
		<text
			class="face-title"
			x="120"
			y={y + size * 0.31}
			font-size={size}
			textLength={Math.round(size * wide)}
			lengthAdjust="spacingAndGlyphs"
		>
			{title}
		</text>
	);
}

function Cost({ items, nth }: { items: Item[]; nth: number }) {
	const y = 13 + nth * 34;
	const room = 172;
	const w = Math.round(Math.min(room, widthOfFormula(items, 25)) + 17);
	return (
		<>
			<path class="face-tag" d={`M11 ${y}H${11 + w}l-6 16 6 16H11z`} />
			<Formula items={items} x={19} y={y + 1} w={room} h={30} icon={25} left />
		</>
	);
}

function Seal({ text }: { text: string }) {
	const size = 19.5; // III keeps to its seal, and is read on a phone
	return (
		<>
			<circle class="face-seal" cx="215" cy="25" r="14.5" />
			<text class="face-period" x="215" y={25 + size * 0.34} font-size={size}>
				{text}
			</text>
		</>
	);
}

/** Where the bands stand, below the ribbon: one tall, or two. */
const places = (n: number): [number, number][] =>
	n === 1
		? [[240, 78]]
		: [
				[233, 39],
				[276, 49],
			];

function Sentence(props: { words: string; x: number; y: number; w: number; h: number }) {
	const { words, x, y, w, h } = props;
	const size = Math.min(17, Math.sqrt((w * h) / words.length) * 1.24);
	return (
		<foreignObject x={x} y={y} width={w} height={h}>
			<div class="face-words" style={{ fontSize: `${size}px` }}>
				{words}
			</div>
		</foreignObject>
	);
}

const TOO_WIDE = 1.4;

/** The lines of a band.  An exchange of many goods would become too small on one: what is got
 * then stands below what is paid. */
function linesOf(ways: Item[][], w: number, icon: number): Item[][] {
	if (ways.length !== 1 || widthOfFormula(ways[0], icon) < w * TOO_WIDE) return ways;
	const arrow = ways[0].findIndex((item) => "sign" in item && item.sign === "to");
	return arrow < 0 ? ways : [ways[0].slice(0, arrow), ways[0].slice(arrow)];
}

function BandOf({ band, y, h, isOnly }: { band: Band; y: number; h: number; isOnly: boolean }) {
	const tab = band.value ? 58 : 34;
	const x = 15 + tab + 12;
	const room = { x, w: 221 - x };
	const ways = linesOf(band.ways ?? [], room.w, 29);
	const icon = ways.length > 1 ? 22 : isOnly ? 34 : 29;
	const row = (h - 2) / Math.max(1, ways.length);
	return (
		<>
			<path class="face-band" d={`M15 ${y}H225V${y + h}H15z`} />
			<path class="face-tab" d={`M15 ${y}H${15 + tab}l7 ${h / 2}-7 ${h / 2}H15z`} />
			<g class="face-when">
				<Use sign={band.sign} x={band.value ? 18 : 20} y={y + h / 2} icon={26} />
			</g>
			{band.value
				&& <Formula items={[{ die: band.value }]} x={45} y={y} w={26} h={h} icon={26} />}
			{ways.map((items, i) => (
				<Formula key={i} items={items} {...room} y={y + 1 + i * row} h={row} icon={icon} />
			))}
			{band.words && <Sentence words={band.words} {...room} y={y} h={h} />}
		</>
	);
}

function Writing({ title, seal, costs = [], bands = [], isShort }: FaceProps) {
	const lift = isShort ? HIGH - SHORT : 0;
	const place = places(bands.length);
	return (
		<svg class="face-writing" viewBox={`0 0 240 ${HIGH - lift}`} aria-hidden="true">
			{costs.map((items, i) => (
				<Cost key={i} items={items} nth={i} />
			))}
			{seal && <Seal text={seal} />}
			<g transform={`translate(0 ${-lift})`}>
				<Title title={title} y={213.3} />
				{bands.slice(0, 2).map((band, i) => (
					<BandOf
						key={i}
						band={band}
						y={place[i][0]}
						h={place[i][1]}
						isOnly={bands.length === 1}
					/>
				))}
			</g>
		</svg>
	);
}

/** A face.  It is as wide as its box. */
export function Face(props: FaceProps) {
	const { art, frame, isShort, label } = props;
	const { pictures } = art;
	const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
	const tint = art.tints[frame] ?? {};
	const style = Object.fromEntries(Object.entries(tint).map(([k, v]) => [`--${k}`, v]));
	return (
		<span class={`face ${isShort ? "short" : "full"} of-${frame}`} style={style} {...spoken}>
			<Print class="face-frame" src={pictures[`${isShort ? "short" : "frame"}:${frame}`]} />
			<Print class="face-picture" src={pictures[props.picture]} />
			<Print class="face-ribbon" src={pictures[`ribbon:${frame}`]} />
			<Writing {...props} />
		</span>
	);
}

/** The back of a card. */
export const Back = ({ art, back }: { art: Art; back: string }) => (
	<span class="face full" aria-hidden="true">
		<Print class="face-frame" src={art.pictures[`back:${back}`]} />
	</span>
);
