/* box.tsx: the room that a board has.  It follows the window; a board fits it. */
import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useReach } from "./reach";

export interface Size {
	width: number;
	height: number;
}

const BoxSize = createContext<Size>({ width: 1060, height: 519 });

/** How large the box is that this is drawn in, in pixels.  Styles need not ask: they have the
    container "board" with its units (cqw, cqh). */
export const useBox = (): Size => useContext(BoxSize);

function useSize() {
	const box = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState<Size | null>(null);
	useLayoutEffect(() => {
		const measure = () => {
			const e = box.current!;
			const edge = 2 * Number.parseFloat(getComputedStyle(e).paddingLeft); // alike all round
			const [width, height] = [e.clientWidth - edge, e.clientHeight - edge];
			setSize((was) =>
				was?.width === width && was.height === height ? was : { width, height },
			);
		};
		measure();
		const watch = new ResizeObserver(measure);
		watch.observe(box.current!);
		return () => watch.disconnect();
	}, []);
	return { box, size };
}

/** The box itself.  What is too large for it scrolls inside. */
export function BoardBox({ children }: { children: ComponentChildren }) {
	const { box, size } = useSize();
	useReach(box);
	return (
		<div class="board-box" ref={box}>
			{size && <BoxSize.Provider value={size}>{children}</BoxSize.Provider>}
		</div>
	);
}

/** Something that was laid out for one size, made as large as the box allows. */
export function Fit({
	width,
	height,
	most = 2,
	children,
}: Size & { most?: number; children: ComponentChildren }) {
	const box = useBox();
	const k = Math.min(most, box.width / width, box.height / height);
	const laid = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { style } = laid.current!;
		style.width = `${width}px`;
		style.height = `${height}px`;
		style.transform = `scale(${k})`;
		style.left = `${Math.max(0, (box.width - width * k) / 2)}px`;
		style.top = `${Math.max(0, (box.height - height * k) / 2)}px`;
	});
	return (
		<div class="fit">
			<div class="fit-laid" ref={laid}>
				{children}
			</div>
		</div>
	);
}
