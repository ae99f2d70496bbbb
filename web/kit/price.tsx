/* price.tsx: what an answer costs and gives, shown before it is given. */
import type { ComponentType } from "preact";
import type { Catalogue, Change, Scene } from "./contract";
import { Icon, type Sign } from "./icon";
import { say } from "./words";

export type Good = ComponentType<{ scene: Scene<any>; change: Change }>;

/** What a number of a seat is called: a thing of that name, or the field's own word. */
export function fieldWord(catalogue: Catalogue, field: string): string {
	for (const kind of Object.values(catalogue.kinds)) {
		const name = kind.names?.find((n) => n.id === field);
		if (name) return name.say;
	}
	return catalogue.fields.find((f) => f.name === field)?.say ?? field;
}

/** "−3", "+2": with a real minus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** A number that an answer changes, for a board that has signs for some: "−3" and coins. */
export const goodOf =
	(signs: Record<string, Sign>) =>
	({ scene, change }: { scene: Scene<any>; change: Change }) => {
		const sign = signs[change.field];
		const label = fieldWord(scene.catalogue, change.field);
		return (
			<span class="amount">
				{signed(change.by)} {sign ? <Icon sign={sign} title={label} /> : label}
			</span>
		);
	};

/** "−3 servants, +2 wood". */
export function inWords(scene: Scene<any>, changes: Change[]): string {
	const word = (c: Change) => `${signed(c.by)} ${fieldWord(scene.catalogue, c.field)}`;
	return changes.map(word).join(", ");
}

function Word({ scene, change }: { scene: Scene<any>; change: Change }) {
	return (
		<span class="change-word">
			{signed(change.by)} {fieldWord(scene.catalogue, change.field)}
		</span>
	);
}

/** What is paid for touching a lit piece, where that is one price.  A count of things that lie on
    the table ("n_hand") is no price: the card itself is what is given. */
export function costsOf(scene: Scene<any>, piece: string): Change[] {
	const { live, brings = [] } = scene.stands(piece);
	return live ? brings.filter(({ field, by }) => by < 0 && !field.startsWith("n_")) : [];
}

interface Props {
	scene: Scene<any>;
	changes: Change[];
	Good?: Good; // how a board draws one of them
}

/** The changes one after the other, costs first. */
export function Changes({ scene, changes, Good = Word }: Props) {
	const sorted = [...changes].sort((a, b) => Math.sign(a.by) - Math.sign(b.by));
	return (
		<span class="changes">
			{sorted.map((change) => (
				<span key={change.field} class={change.by < 0 ? "cost" : "gain"}>
					<Good scene={scene} change={change} />
				</span>
			))}
		</span>
	);
}

/** The badge of a lit piece: what touching it costs; "free" where that is nothing, or nothing. */
export function Price(props: {
	scene: Scene<any>;
	piece: string;
	Good?: Good;
	orNothing?: boolean;
}) {
	const { scene, piece } = props;
	const { live, brings } = scene.stands(piece);
	if (!live || !brings) return null;
	const costs = costsOf(scene, piece);
	if (!costs.length && props.orNothing) return null;
	if (!costs.length) return <span class="price-badge free">{say(scene.lang, "free")}</span>;
	return (
		<span class="price-badge" data-price={piece}>
			<Changes {...props} changes={costs} />
		</span>
	);
}

/** What is paid, as a drawing has it: where an amount stands and how wide its sign is. */
export type DrawnSign = ComponentType<{ field: string; x: number; w: number }>;

export const TAG = { wide: 56, high: 28 }; // of one amount

/** The same badge in a drawing: a plate round the point that it is moved to. */
export function PriceTag(props: {
	scene: Scene<any>;
	piece: string;
	at: string;
	Sign: DrawnSign;
}) {
	const { scene, piece, at, Sign } = props;
	const costs = costsOf(scene, piece);
	if (!costs.length) return null;
	const wide = costs.length * TAG.wide;
	return (
		<g class="price-tag" data-price={piece} transform={at}>
			<rect x={-wide / 2} y={-TAG.high / 2} width={wide} height={TAG.high} rx={5} />
			{costs.map(({ field, by }, i) => (
				<g
					key={field}
					transform={`translate(${(i + 0.5) * TAG.wide - wide / 2} 0)`}
				>
					<text x={-10} y={9}>
						{signed(by)}
					</text>
					<Sign field={field} x={14} w={21} />
				</g>
			))}
		</g>
	);
}
