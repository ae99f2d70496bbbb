/* part.tsx: parts of a board that are drawn again only when something in them changed.
 *
 * Every change brings a whole new view.  What in it is as it was keeps its identity
 * (useStage), so that a part can tell by its props whether there is anything to do. */
import { Component, type ComponentType } from "preact";
import { useMemo, useRef } from "preact/hooks";
import type { Scene } from "./contract";

/** The new value, with everything taken from the old one that is equal. */
export function keep<T>(was: T, is: T): T {
	if (was === is || typeof is !== "object" || !is || typeof was !== "object" || !was)
		return is;
	if (Array.isArray(was) !== Array.isArray(is)) return is;
	const old = was as Record<string, unknown>;
	const fresh = is as Record<string, unknown>;
	const keys = Object.keys(fresh);
	let same = keys.length === Object.keys(old).length;
	for (const key of keys) {
		fresh[key] = keep(old[key], fresh[key]);
		if (fresh[key] !== old[key]) same = false;
	}
	return same ? was : is;
}

/** The scene for parts: what has not changed is the same object, and so is "touch". */
export function useStage<B>(scene: Scene<B>): Scene<B> {
	const was = useRef<B | null>(null);
	const touch = useRef(scene.touch);
	touch.current = scene.touch;
	const board = useMemo(() => {
		if (was.current) scene.view.board = keep(was.current, scene.view.board);
		was.current = scene.view.board;
		return scene.view.board;
	}, [scene.view]);
	const touching = useMemo(() => (piece: string) => touch.current(piece), []);
	return { ...scene, view: { ...scene.view, board }, touch: touching };
}

const surroundings = (s: Scene<any>) =>
	`${s.lang} ${s.catalogue.lang} ${s.view.you} ${s.view.seats.map((seat) => seat.name).join()}`;

function stoodAlike(a: Scene<any>, b: Scene<any>, piece: string): boolean {
	const was = a.stands(piece);
	const is = b.stands(piece);
	return (
		was.live === is.live &&
		was.picked === is.picked &&
		was.fresh === is.fresh &&
		!was.wished === !is.wished &&
		JSON.stringify(was.brings) === JSON.stringify(is.brings)
	);
}

/** A component that looks at nothing but its props, the words and names of the scene, and
 * how some pieces stand. */
export function part<P extends { scene: Scene<any> }>(
	Drawn: ComponentType<P>,
	pieces: (props: P) => string[],
): ComponentType<P> {
	return class extends Component<P> {
		override shouldComponentUpdate(next: Readonly<P>): boolean {
			const was = this.props as P;
			const changed = (Object.keys(next) as (keyof P)[]).some(
				(key) => key !== "scene" && next[key] !== was[key],
			);
			return (
				changed ||
				surroundings(was.scene) !== surroundings(next.scene) ||
				!pieces(next).every((p) => stoodAlike(was.scene, next.scene, p))
			);
		}
		override render(props: P) {
			return <Drawn {...props} />;
		}
	};
}
