/* price.tsx: what an answer costs and gives, shown before it is given. */
import type { ComponentType } from "preact";
import type { Catalogue, Change, Scene } from "./contract";
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

/** The badge of a lit piece: what touching it costs; "free" where that is nothing. */
export function Price(props: { scene: Scene<any>; piece: string; Good?: Good }) {
	const { scene, piece } = props;
	const { live, brings } = scene.stands(piece);
	if (!live || !brings) return null;
	const costs = brings.filter((c) => c.by < 0);
	if (!costs.length) return <span class="price-badge free">{say(scene.lang, "free")}</span>;
	return (
		<span class="price-badge">
			<Changes {...props} changes={costs} />
		</span>
	);
}
