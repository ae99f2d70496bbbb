/* piece.tsx: whatever can be touched on a board, drawn or in HTML. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import type { Scene } from "./contract";

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
	return [base, props.class, s.live && "live", s.picked && "picked", s.fresh && "fresh"]
		.filter(Boolean)
		.join(" ");
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
	const { scene, id, label, children, within } = props;
	const [x, y] = props.middle ?? [0, 0]; // where it lies, if it was not moved there by "at"
	const stands = scene.stands(id);
	const through = !stands.live && within && scene.stands(within).live;
	const act = () => scene.touch(through ? within : id);
	return (
		<g
			class={classes(scene, props, "piece")}
			data-piece={id}
			transform={props.at}
			role="button"
			aria-pressed={stands.picked}
			aria-disabled={!stands.live}
			tabindex={stands.live ? 0 : -1}
			onClick={act}
			onKeyDown={onKey(act)}
		>
			<text class="said" x={x} y={y}>
				{label}
			</text>
			<g data-move={props.move} aria-hidden="true">
				{children}
			</g>
		</g>
	);
}

const LONG = 450; // ms a finger rests before it asks instead of acting

/** Fingers cannot hover: resting on a piece shows its tip and does nothing else. */
function useLongPress(act: () => void) {
	const [held, setHeld] = useState(false);
	const timer = useRef(0);
	const wasHeld = useRef(false);
	const end = () => {
		clearTimeout(timer.current);
		setHeld(false);
	};
	return {
		held,
		on: {
			onPointerDown: (e: PointerEvent) => {
				wasHeld.current = false;
				if (e.pointerType !== "touch") return;
				timer.current = window.setTimeout(() => {
					wasHeld.current = true;
					setHeld(true);
				}, LONG);
			},
			onPointerUp: end,
			onPointerCancel: end,
			onContextMenu: (e: Event) => {
				if (wasHeld.current) e.preventDefault();
			},
			onClick: () => {
				if (!wasHeld.current) act();
			},
		},
	};
}

/** A piece in HTML: a card, a chip, a row. */
export function Tile(props: Props) {
	const { scene, id, label, children, tip } = props;
	const stands = scene.stands(id);
	const press = useLongPress(() => scene.touch(id));
	return (
		<div class={`tile-box ${press.held ? "held" : ""}`}>
			<button
				type="button"
				class={classes(scene, props, "piece tile")}
				data-piece={id}
				data-move={props.move}
				aria-pressed={stands.picked}
				tabIndex={stands.live || tip ? 0 : -1}
				{...press.on}
			>
				<span class="visually-hidden">{label}</span>
				<span class="inside" aria-hidden="true">
					{children}
				</span>
			</button>
			{tip && (
				<div class="tip" role="tooltip">
					{tip}
				</div>
			)}
		</div>
	);
}

/** The discreet mark of a value that was proposed, not found. */
export function Proposed({ why }: { why: string }) {
	return (
		<abbr class="proposed" title={why} aria-label={why}>
			°
		</abbr>
	);
}
