/* formula.tsx: a line of numbers and signs, of known widths, never broken: where it is too wide it
 * shrinks as one piece.  All of it in the units of the card it stands on. */

/** A sign of the sprite, a number or word, a value to reach (as a die), or a gap. */
export type Item =
	| { sign: string; k?: number }
	| { text: string; k?: number }
	| { die: string }
	| { gap: number };

/** Widths of EB Garamond 600 with lining figures, for a size of 1. */
const WIDE: Record<string, number> = {
	"+": 0.6, "−": 0.61, "≥": 0.84, "=": 0.61, "/": 0.4, "×": 0.56, " ": 0.24, "·": 0.26,
};
const isFigure = (c: string) => c >= "0" && c <= "9";
const widthOfText = (text: string, size: number) =>
	[...text].reduce((sum, c) => sum + (WIDE[c] ?? (isFigure(c) ? 0.51 : 0.47)) * size, 0);

/** Signs that stand narrow in their square. */
const SLIM: Record<string, number> = {
	faith: 0.66, pawn: 0.76, neutral: 0.76, territory: 0.8, building: 0.8, character: 0.8,
	venture: 0.8, any: 0.8, leader: 0.8, production: 0.92,
};

const FONT = 1.02; // size of figures beside a sign of size 1
const PAD = 0.29; // of a die, both sides together

function widthOf(item: Item, icon: number): number {
	if ("sign" in item) return icon * (item.k ?? 1) * (SLIM[item.sign] ?? 1);
	if ("text" in item) return widthOfText(item.text, icon * FONT * (item.k ?? 1));
	if ("die" in item) return Math.max(icon, widthOfText(item.die, icon * FONT) + icon * PAD);
	return item.gap * icon;
}

export const widthOfFormula = (items: Item[], icon: number): number =>
	items.reduce((sum, item) => sum + widthOf(item, icon), 0);

const tenth = (v: number) => Math.round(v * 10) / 10;

function Text(props: { text: string; x: number; y: number; size: number; middle?: boolean }) {
	const { text, x, y, size, middle } = props;
	return (
		<text
			class="face-figure"
			x={tenth(x)}
			y={tenth(y + size * 0.33)}
			font-size={tenth(size)}
			text-anchor={middle ? "middle" : "start"}
			textLength={tenth(widthOfText(text, size))}
			lengthAdjust="spacingAndGlyphs"
		>
			{text}
		</text>
	);
}

function Die({ text, x, y, icon }: { text: string; x: number; y: number; icon: number }) {
	const w = widthOf({ die: text }, icon);
	return (
		<>
			<rect class="face-die" x={tenth(x)} y={tenth(y - icon / 2)} width={tenth(w)} height={tenth(icon)} rx={3.5} />
			<Text text={text} x={x + w / 2} y={y} size={icon * FONT} middle />
		</>
	);
}

/** A sign of the sprite in a square of size icon, its middle at y. */
export function Use({ sign, x, y, icon }: { sign: string; x: number; y: number; icon: number }) {
	return (
		<use href={`#sign-${sign}`} x={tenth(x)} y={tenth(y - icon / 2)} width={tenth(icon)} height={tenth(icon)} />
	);
}

function One({ item, x, y, icon }: { item: Item; x: number; y: number; icon: number }) {
	if ("text" in item)
		return <Text text={item.text} x={x} y={y} size={icon * FONT * (item.k ?? 1)} />;
	if ("die" in item) return <Die text={item.die} x={x} y={y} icon={icon} />;
	if (!("sign" in item)) return null;
	const size = icon * (item.k ?? 1);
	return <Use sign={item.sign} x={x - (size * (1 - (SLIM[item.sign]
		?? 1))) / 2} y={y} icon={size} />;
}

/** The line in its box, in the middle or at the left. */
export function Formula(props: {
	items: Item[];
	x: number;
	y: number;
	w: number;
	h: number;
	icon: number;
	left?: boolean;
}) {
	const { items, x, y, w, h, left } = props;
	const icon = props.icon * Math.min(1, w / widthOfFormula(items, props.icon));
	let at = left ? x : x + (w - widthOfFormula(items, icon)) / 2;
	return (
		<>
			{items.map((item, i) => {
				const from = at;
				at += widthOf(item, icon);
				return <One key={i} item={item} x={from} y={y + h / 2} icon={icon} />;
			})}
		</>
	);
}
