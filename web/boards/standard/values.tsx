/* values.tsx: what a field holds, as tiles and numbers. */
import type { Field, Token } from "../../kit/contract";
import { Pile } from "../../kit/pile";
import { Tally } from "../../kit/piece";
import { Nothing } from "../../kit/rows";
import { counted, Thing } from "../../kit/thing";
import { pieceOf } from "../../kit/vocabulary";
import { say } from "../../kit/words";
import { isMany, isNumber, type SScene } from "./fields";

export interface Sight {
	scene: SScene;
	there: Map<string, number>; // how often each piece stands on the board
}

/** A thing; one that stands there once glides when it moves. */
export function One({ scene, there, kind, token }: Sight & { kind: string; token: Token }) {
	const piece = pieceOf(scene.catalogue, kind, token);
	const move = kind !== "seat" && there.get(piece) === 1 ? piece : undefined;
	return <Thing scene={scene} kind={kind} token={token} move={move} />;
}

const FEW = 8; // more lie in a pile that opens

/** The things of a set or a tally. */
export function Things({ field, value, ...sight }: Sight & { field: Field; value: Token[] }) {
	const kind = field.kind;
	const isTally = field.how === "tally";
	if (!value.length) return <Nothing lang={sight.scene.lang} />;
	const things = counted(value.map(String)).map(({ token, nth }) =>
		isTally ? (
			<Thing
				key={`${token}#${nth}`}
				scene={sight.scene}
				kind={kind}
				token={token}
				nth={nth}
			/>
		) : (
			<One key={token} {...sight} kind={kind} token={token} />
		),
	);
	if (value.length <= FEW) return <span class="things">{things}</span>;
	const { scene } = sight;
	const isAsked = value.some((t) => scene.stands(pieceOf(scene.catalogue, kind, t)).live);
	return (
		<Pile label={say(scene.lang, "show_pile")} n={value.length} isOpen={isAsked}>
			{things}
		</Pile>
	);
}

/** One value of a field, whatever it is. */
export function Value({ field, value, ...sight }: Sight & { field: Field; value: unknown }) {
	const { scene } = sight;
	if (isMany(field))
		return <Things {...sight} field={field} value={(value ?? []) as Token[]} />;
	if (value === null || value === undefined) return <Nothing lang={scene.lang} />;
	if (isNumber(scene.catalogue, field.kind)) return <Tally n={String(value)} />;
	return <One {...sight} kind={field.kind} token={String(value)} />;
}
