/* thing.tsx: one thing of a kind as a small card: its name, and what is printed on it. */
import type { ComponentChildren } from "preact";
import type { Scene, Token } from "./contract";
import { Shield } from "./icon";
import { Tile } from "./piece";
import { nameOf, pieceOf } from "./vocabulary";

export interface Drawn {
	scene: Scene<any>;
	kind: string;
	token: Token;
}

interface OptionText {
	option: string;
	value: string;
	text: string;
}

/** What a thing is called: a person at the table, or the name in the catalogue. */
export function nameIn({ view, catalogue }: Scene<any>, kind: string, token: Token): string {
	if (kind === "seat") return view.seats[Number(token)]?.name ?? token;
	return nameOf(catalogue, kind, token);
}

/** What is printed on it, in words; some of it holds for one value of an option only. */
export function textOf({ scene, kind, token }: Drawn): string {
	const { text, by_option = [] } = scene.catalogue.printed[kind]?.[token] ?? {};
	const { options } = scene.view;
	const held = by_option.filter((by: OptionText) => options[by.option] === by.value);
	return [text, ...held.map((by: OptionText) => by.text)].filter(Boolean).join(" ");
}

/** Each token with its number among those alike: two threes are 3#0 and 3#1. */
export function counted(tokens: Token[]): { token: Token; nth: number }[] {
	const seen = new Map<Token, number>();
	return tokens.map((token) => {
		const nth = seen.get(token) ?? 0;
		seen.set(token, nth + 1);
		return { token, nth };
	});
}

/** The shield of a seat before its name. */
export function Name({ scene, kind, token }: Drawn) {
	return (
		<span class="thing-name">
			{kind === "seat" && <Shield seat={Number(token)} />}{" "}
			{nameIn(scene, kind, token)}
		</span>
	);
}

/** A thing that can be touched.  'nth' where there are several alike, 'move' if it may be
    followed when it moves. */
export function Thing(
	props: Drawn & {
		nth?: number;
		move?: string;
		class?: string;
		children?: ComponentChildren;
	},
) {
	const { scene, kind, token, nth } = props;
	const text = textOf(props);
	const id = pieceOf(scene.catalogue, kind, token);
	const name = nameIn(scene, kind, token);
	return (
		<Tile
			scene={scene}
			id={nth === undefined ? id : `${id}#${nth}`}
			class={`thing of-${kind} ${props.class ?? ""}`}
			label={text ? `${name}. ${text}` : name}
			tip={
				text && (
					<>
						<b>{name}</b>
						<p>{text}</p>
					</>
				)
			}
			move={props.move}
		>
			{props.children ?? (
				<>
					<Name scene={scene} kind={kind} token={token} />
					{text && <span class="thing-text">{text}</span>}
				</>
			)}
		</Tile>
	);
}
