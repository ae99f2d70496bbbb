/* piece.tsx: whatever can be touched on a board, drawn or in HTML. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Lang, Scene } from "./contract";
import { startle } from "./motion";
import { inWords } from "./price";
import { usePress } from "./tip";
import { rulesOf } from "./vocabulary";
import { say } from "./words";

interface Props {
	scene: Scene<any>;
	id: string; // "place:3", with an instance "supply:3#1"
	label: string; // what a screen reader says
	class?: string;
	children?: ComponentChildren;
	tip?: ComponentChildren; // shown on hover, focus and long press
	move?: string; // a name under which it is followed when it moves
}

function classes(scene: Scene<any>, props: Props, base: string): string {
	const s = scene.stands(props.id);
	const states = (["live", "picked", "fresh", "wished"] as const).filter((is) => s[is]);
	return [base, props.class, ...states].filter(Boolean).join(" ");
}

/** What it is called, and what touching it costs and gives. */
function named({ scene, id, label }: Props): string {
	const { live, brings } = scene.stands(id);
	return live && brings?.length ? `${label} (${inWords(scene, brings)})` : label;
}

const FEW = 4; // paragraphs that are worth a link

/** Where the rules speak of what can be done with it; for who pins its tip. */
function Rules({ scene, id }: Props) {
	const { catalogue, lang } = scene;
	const rules = rulesOf(catalogue, id).slice(0, FEW);
	if (!rules.length) return null;
	return (
		<p class="tip-rules">
			{rules.map((rule) => (
				<a key={rule} href={`#/rules/${catalogue.game}/${rule}`} target="_blank" rel="noopener">
					{say(lang, "rule")} {rule}
				</a>
			))}
		</p>
	);
}

function onKey(act: () => void) {
	return (e: KeyboardEvent) => {
		if (e.key !== "Enter" && e.key !== " ") return;
		e.preventDefault();
		e.stopPropagation();
		act();
	};
}

/** A piece inside a drawing.  Only what is offered stands in the order of tabs.  Pieces are
 * never nested; what lies 'within' another lets a touch through to it when the touch would
 * mean nothing here. */
export function Piece(
	props: Props & { at?: string; within?: string; middle?: [number, number] },
) {
	const { scene, id, children, within, tip } = props;
	const [x, y] = props.middle ?? [0, 0]; // where it lies, if it was not moved there by "at"
	const stands = scene.stands(id);
	const through = !stands.live && within && scene.stands(within).live;
	const act = () => scene.touch(through ? within : id);
	const press = usePress(act, tip, <Rules {...props} />);
	return (
		<g
			class={classes(scene, props, "piece")}
			data-piece={id}
			transform={props.at}
			role="button"
			aria-pressed={stands.picked}
			aria-disabled={!stands.live}
			tabindex={stands.live ? 0 : -1}
			{...press}
			onKeyDown={onKey(act)}
		>
			<text class="said" x={x} y={y}>
				{named(props)}
			</text>
			<g data-move={props.move} aria-hidden="true">
				{children}
			</g>
		</g>
	);
}

/** A piece in HTML: a card, a chip, a row. */
export function Tile(props: Props) {
	const { scene, id, children, tip } = props;
	const stands = scene.stands(id);
	const press = usePress(() => scene.touch(id), tip, <Rules {...props} />);
	return (
		<button
			type="button"
			class={classes(scene, props, "piece tile")}
			data-piece={id}
			data-move={props.move}
			aria-pressed={stands.picked}
			aria-disabled={!stands.live}
			tabIndex={stands.live || tip ? 0 : -1}
			{...press}
		>
			<span class="visually-hidden">{named(props)}</span>
			<span class="inside" aria-hidden="true">
				{children}
			</span>
		</button>
	);
}

/** A number that moves when it changes.  Another number is another node: it has not shifted. */
export function Tally({ n }: { n: number | string }) {
	const e = useRef<HTMLElement>(null);
	const was = useRef(n);
	useLayoutEffect(() => {
		if (was.current !== n) startle(e.current);
		was.current = n;
	}, [n]);
	return (
		<b class="tally" ref={e}>
			<span key={n}>{n}</span>
		</b>
	);
}

/** Something that only explains itself: a number with a tip. */
export function Told(props: {
	tip: ComponentChildren;
	label: string;
	class?: string;
	move?: string;
	children: ComponentChildren;
}) {
	const press = usePress(undefined, props.tip);
	const own = { class: props.class, "aria-label": props.label, "data-move": props.move };
	return (
		<span {...own} role="img" tabIndex={0} {...press}>
			{props.children}
		</span>
	);
}

/** The discreet mark of a value that was proposed, not found. */
export function Proposed({ lang }: { lang: Lang }) {
	const why = say(lang, "proposed");
	return (
		<abbr class="proposed" data-tip={why} aria-label={why}>
			°
		</abbr>
	);
}

/** The same in a drawing. */
export function ProposedMark({ lang }: { lang: Lang }) {
	return (
		<tspan class="proposed-mark">
			°<title>{say(lang, "proposed")}</title>
		</tspan>
	);
}

/** What the mark means, for those who cannot hover; below every board that uses it. */
export function ProposedNote({ lang }: { lang: Lang }) {
	return (
		<p class="proposed-note">
			<span class="proposed">°</span> {say(lang, "proposed")}
		</p>
	);
}
