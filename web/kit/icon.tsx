/* icon.tsx: the small signs.  Each comes from the icon set at build time. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import imperial from "icon:imperial-crown";
import laurel from "icon:laurel-crown";
import type { further } from "./signs";

/* What the first page shows; the others come with the first board (kit/signs.ts). */
const here = { imperial, laurel };

export type Sign = keyof typeof here | keyof typeof further;

const signs: Partial<Record<Sign, string>> = { ...here };

export const learnSigns = (more: typeof further): void => void Object.assign(signs, more);

export const isSign = (name: string): name is Sign => name in signs;

/** A sign inside HTML; its meaning is said by the words beside it. */
export function Icon({
	sign,
	size = "1em",
	title,
}: {
	sign: Sign;
	size?: string;
	title?: string;
}) {
	return (
		<svg
			class={`icon sign-${sign}`}
			viewBox="0 0 512 512"
			width={size}
			height={size}
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : "true"}
			data-tip={title}
		>
			<path d={signs[sign]} />
		</svg>
	);
}

/** The same inside a drawing: centred at (x, y), w wide. */
export function Glyph({
	sign,
	x,
	y,
	w,
	fill,
}: {
	sign: Sign;
	x: number;
	y: number;
	w: number;
	fill?: string;
}) {
	return (
		<path
			d={signs[sign]}
			fill={fill ?? "currentColor"}
			class={`glyph sign-${sign}`}
			transform={`translate(${x - w / 2} ${y - w / 2}) scale(${w / 512})`}
		/>
	);
}

/** Seats are told apart by colour, by charge and by name. */
const usual = [
	"M-2 -6h4v4h4v4h-4v4h-4v-4h-4v-4h4z", // cross
	"M0 -7L5.5 0L0 7L-5.5 0z", // lozenge
	"M-6.5 2L0 -5L6.5 2V6L0 -1L-6.5 6z", // chevron
	"M0 -5.5a5.5 5.5 0 1 1 -.01 0z", // roundel
];

const Charges = createContext<string[]>(usual);

/** In here the seats bear these; a game may have arms of its own. */
export function Armed({
	charges = usual,
	children,
}: {
	charges?: string[];
	children: ComponentChildren;
}) {
	return <Charges.Provider value={charges}>{children}</Charges.Provider>;
}

export function Charge({
	seat,
	x = 0,
	y = 0,
	w = 12,
}: {
	seat: number;
	x?: number;
	y?: number;
	w?: number;
}) {
	const charges = useContext(Charges);
	return (
		<path
			class="charge"
			d={charges[seat % 4]}
			transform={`translate(${x} ${y}) scale(${w / 14})`}
		/>
	);
}

/** A seat's little shield, in HTML. */
export function Shield({ seat, size = "1.3em" }: { seat: number; size?: string }) {
	return (
		<svg
			class={`shield seat-${seat}`}
			viewBox="-10 -11 20 22"
			width={size}
			height={size}
			aria-hidden="true"
		>
			<path class="field" d="M-9 -10H9V0C9 6 4 9 0 10.5C-4 9 -9 6 -9 0z" />
			<Charge seat={seat} y={-1} w={12} />
		</svg>
	);
}
