/* dice.tsx: dice as they lie on the table. */
import type { Token } from "./contract";

const pips: Record<number, [number, number][]> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[1, -1],
		[-1, 0],
		[1, 0],
		[-1, 1],
		[1, 1],
	],
};

/** The spots of a side, round its middle. */
export function Pips({ value }: { value: number }) {
	return (
		<>
			{(pips[value] ?? []).map(([x, y], i) => (
				<circle key={i} cx={x * 9} cy={y * 9} r={3.6} />
			))}
		</>
	);
}

export function Die({
	value,
	colour,
	label,
}: {
	value: number;
	colour: string;
	label: string;
}) {
	return (
		<svg
			class={`die ${colour}`}
			viewBox="-20 -20 40 40"
			width="2.3rem"
			height="2.3rem"
			role="img"
			aria-label={`${label}: ${value || "?"}`}
		>
			<rect x={-18} y={-18} width={36} height={36} rx={7} />
			<Pips value={value} />
		</svg>
	);
}

/** Several dice, each with its colour and what it is called. */
export function Dice({
	label,
	dice,
}: {
	label: string;
	dice: { id: Token; say: string; value: number }[];
}) {
	return (
		<span class="dice" data-move="dice" role="group" aria-label={label}>
			{dice.map((d) => (
				<Die key={d.id} colour={d.id} value={d.value} label={d.say} />
			))}
		</span>
	);
}
