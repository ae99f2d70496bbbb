/* tip.tsx: what a thing is, in words, on hover, focus or long press; a resting finger, or the
 * key I, pins it until it is closed or something else is touched.
 *
 * One box for the whole page, drawn only while it is wanted and placed beside the thing it
 * speaks of: hidden boxes by the hundred would be work at every change. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Lang } from "./contract";
import { say } from "./words";

interface Shown {
	words: ComponentChildren;
	of: Element;
	pinned?: boolean;
	more?: ComponentChildren; // for whoever pins it
}

type Box = (tip: Shown | null) => void;

const boxes: Box[] = []; // the latest shows what there is to tell

let shown: Shown | null = null;

function show(tip: Shown | null): void {
	if (!tip && shown?.pinned) return; // it is closed by who pinned it
	shown = tip;
	boxes.at(-1)?.(tip);
}

/** Pin what is shown; unpin what is pinned. */
export function pinTip(): boolean {
	if (!shown) return false;
	const { pinned } = shown;
	const next = pinned ? null : { ...shown, pinned: true };
	shown = null;
	show(next);
	return true;
}

function unpin(): void {
	if (shown?.pinned) pinTip();
}

const LONG = 450; // ms a finger rests before it asks instead of acting
const GAP = 8; // px between a thing and its tip

function open(e: Event, words: ComponentChildren, more?: ComponentChildren): void {
	if (words) show({ words, more, of: e.currentTarget as Element });
}

type Act = (() => void) | undefined;

/** Handlers of something that acts when touched and explains itself when lingered on.
 * Fingers cannot hover: resting on it shows the tip and does nothing else. */
export function usePress(act: Act, words?: ComponentChildren, more?: ComponentChildren) {
	const timer = useRef(0);
	const held = useRef(false);
	const end = () => {
		clearTimeout(timer.current);
		if (!held.current) show(null);
	};
	return {
		onPointerEnter: (e: PointerEvent) => {
			if (e.pointerType === "mouse") open(e, words, more);
		},
		onPointerLeave: end,
		onFocus: (e: FocusEvent) => {
			if ((e.currentTarget as Element).matches(":focus-visible")) open(e, words, more);
		},
		onBlur: () => {
			held.current = false;
			end();
		},
		onPointerDown: (e: PointerEvent) => {
			held.current = false;
			if (e.pointerType !== "touch" || !words) return;
			const of = e.currentTarget as Element;
			timer.current = window.setTimeout(() => {
				held.current = true;
				show({ words, more, of, pinned: true });
			}, LONG);
		},
		onPointerUp: end,
		onPointerCancel: end,
		onContextMenu: (e: Event) => {
			if (held.current) e.preventDefault();
		},
		onClick: () => {
			if (!held.current) act?.();
		},
	};
}

/* Small signs and numbers that are nothing to touch say in data-tip what they are: by mouse and
 * keyboard as long as one stays, by finger with a tap; by finger also what has a title. */
function listen(): void {
	const tipped = (e: Event, what: string) => (e.target as Element).closest?.(what);
	const tell = (of: Element | null | undefined): Shown | null => {
		const words = of?.getAttribute("data-tip") ?? of?.getAttribute("title");
		return of && words ? { words, of } : null;
	};
	const over = (e: Event) => {
		const tip = tipped(e, ".piece") ? null : tell(tipped(e, "[data-tip]"));
		if (tip && (e as PointerEvent).pointerType !== "touch") show(tip);
	};
	const out = (e: Event) => {
		const isTold = tipped(e, "[data-tip]") && !tipped(e, ".piece");
		if (isTold && (e as PointerEvent).pointerType !== "touch") show(null);
	};
	const tap = (e: PointerEvent) => {
		const isPressed = tipped(e, "button, a, summary, select, input, .piece");
		const tip = isPressed ? null : tell(tipped(e, "[data-tip], [title]"));
		if (tip && e.pointerType === "touch") show({ ...tip, pinned: true });
	};
	document.addEventListener("pointerover", over);
	document.addEventListener("pointerout", out);
	document.addEventListener("focusin", over);
	document.addEventListener("focusout", out);
	document.addEventListener("pointerup", tap);
	document.addEventListener("keydown", (e) => e.key === "Escape" && show(null));
}

let isListening = false;

/* Below the thing if there is room, so that the question stays in sight, else above; never
 * beyond the window. */
function place(box: HTMLElement, of: Element): void {
	const at = of.getBoundingClientRect();
	const { width, height } = box.getBoundingClientRect();
	const x = at.x + at.width / 2 - width / 2;
	const below = at.bottom + GAP;
	const y = below + height < innerHeight ? below : Math.max(at.y - height - GAP, GAP);
	const most = document.documentElement.clientWidth - width - GAP;
	box.style.setProperty("--x", `${Math.max(GAP, Math.min(x, most))}px`);
	box.style.setProperty("--y", `${y}px`);
}

/** What is pinned goes when something else is touched, or by Escape. */
function usePinned(tip: Shown | null): void {
	useLayoutEffect(() => {
		if (!tip?.pinned) return;
		const onDown = (e: Event) => {
			if (!(e.target as Element).closest?.(".tip")) unpin();
		};
		const onKey = (e: KeyboardEvent) => e.key === "Escape" && unpin();
		addEventListener("pointerdown", onDown, true);
		addEventListener("keydown", onKey);
		return () => {
			removeEventListener("pointerdown", onDown, true);
			removeEventListener("keydown", onKey);
		};
	}, [tip]);
}

/** What is pinned stands until somebody closes it, or touches something else. */
function Unpin() {
	const words = say(document.documentElement.lang as Lang, "close");
	return (
		<button type="button" class="shut" aria-label={words} onClick={unpin}>
			✕
		</button>
	);
}

/** The box itself; every picture has one, and so has the stage round it. */
export function Tips() {
	const [tip, setTip] = useState<Shown | null>(null);
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (!isListening) listen();
		isListening = true;
		boxes.push(setTip);
		return () => void boxes.splice(boxes.indexOf(setTip), 1);
	}, []);
	usePinned(tip);
	useLayoutEffect(() => {
		if (!tip) return;
		const follow = () => box.current && place(box.current, tip.of);
		follow();
		/* its picture may come late, and the window may turn */
		const watch = new ResizeObserver(follow);
		for (const e of [box.current, document.documentElement]) if (e) watch.observe(e);
		addEventListener("scroll", follow, { passive: true, capture: true });
		return () => {
			watch.disconnect();
			removeEventListener("scroll", follow, { capture: true });
		};
	}, [tip]);
	if (!tip?.of.isConnected) return null;
	return (
		<div class={`tip ${tip.pinned ? "pinned" : ""}`} role="tooltip" ref={box}>
			{tip.pinned && <Unpin />}
			{tip.words}
			{tip.pinned && tip.more}
		</div>
	);
}
