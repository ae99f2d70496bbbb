/* zoom.tsx: a large drawing in a window: wheel, pinch and keys bring it nearer, a drag or the
 * arrows push it about.
 *
 * The drawing is a layer of its own that is only shifted while somebody pans, and only stretched
 * while somebody zooms; it is laid out in its new size when that has come to rest.  So no frame
 * draws it anew. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Size } from "./box";
import type { Lang } from "./contract";
import { say } from "./words";

/** A part of the drawing, in its own units. */
export interface Spot {
	x: number;
	y: number;
	w: number;
	h: number;
}

interface Camera {
	k: number; // pixels for a unit
	x: number; // where the drawing's corner lies in the window
	y: number;
}

const REST = 160; // ms after which a new size is laid out
const SLOP = 5; // px that a finger may stray in a tap
const PUSH = 90; // px for a key
const CLOSER = 1.35; // by a key or a button
const MARGIN = 14; // px round what must be seen

const within = (v: number, least: number, most: number) => Math.max(least, Math.min(most, v));

/** The drawing's edge never leaves the window's; what is smaller stands in the middle. */
function held(cam: Camera, drawing: Size, win: Size): Camera {
	const axis = (at: number, long: number, room: number) =>
		long <= room ? (room - long) / 2 : within(at, room - long, 0);
	return {
		k: cam.k,
		x: axis(cam.x, drawing.width * cam.k, win.width),
		y: axis(cam.y, drawing.height * cam.k, win.height),
	};
}

function around(spots: Spot[]): Spot {
	const x = Math.min(...spots.map((s) => s.x));
	const y = Math.min(...spots.map((s) => s.y));
	const right = Math.max(...spots.map((s) => s.x + s.w));
	const bottom = Math.max(...spots.map((s) => s.y + s.h));
	return { x, y, w: right - x, h: bottom - y };
}

/** A camera that shows all of this, moved as little as can be. */
function showing(cam: Camera, spot: Spot, win: Size, whole: number): Camera {
	const room = Math.min(
		(win.width - 2 * MARGIN) / spot.w,
		(win.height - 2 * MARGIN) / spot.h,
	);
	const k = Math.max(whole, Math.min(cam.k, room));
	const axis = (at: number, from: number, long: number, roomy: number) => {
		const near = MARGIN - from * k;
		const far = roomy - MARGIN - (from + long) * k;
		return near > far ? (near + far) / 2 : within(at, near, far);
	};
	const scaled = (at: number, room: number) => room / 2 + ((at - room / 2) * k) / cam.k;
	return {
		k,
		x: axis(scaled(cam.x, win.width), spot.x, spot.w, win.width),
		y: axis(scaled(cam.y, win.height), spot.y, spot.h, win.height),
	};
}

/** Moves the drawing without the board's knowledge: only styles change. */
class View {
	cam: Camera = { k: 1, x: 0, y: 0 };
	private laid = 0; // the k in which it is laid out
	private timer = 0;
	private win: Size = { width: 0, height: 0 };

	constructor(
		private layer: HTMLElement,
		private drawing: Size,
		private onScale: (k: number) => void,
	) {}

	get whole(): number {
		const { width, height } = this.drawing;
		return Math.min(this.win.width / width, this.win.height / height);
	}

	private draw(): void {
		const { k } = this.cam;
		/* on whole pixels a layer is copied, between them it would be mixed anew */
		const [x, y] = [Math.round(this.cam.x), Math.round(this.cam.y)];
		const stretch = k === this.laid ? "" : ` scale(${k / this.laid})`;
		this.layer.style.transform = `translate(${x}px, ${y}px)${stretch}`;
		this.layer.dispatchEvent(new Event("scroll")); // what lies over the drawing follows it
	}

	private lay = () => {
		clearTimeout(this.timer);
		this.laid = this.cam.k;
		this.layer.style.width = `${this.drawing.width * this.laid}px`;
		this.layer.style.height = `${this.drawing.height * this.laid}px`;
		this.onScale(this.laid);
		this.draw();
	};

	/** The window has another size: what was whole stays whole. */
	resize(win: Size): void {
		const wasWhole = !this.laid || this.cam.k <= this.whole * 1.001;
		this.win = win;
		const k = wasWhole ? this.whole : Math.max(this.whole, this.cam.k);
		this.cam = held({ ...this.cam, k }, this.drawing, win);
		this.lay();
	}

	go(to: Camera): void {
		const k = within(to.k, this.whole, Math.max(this.whole, 3));
		this.cam = held({ ...to, k }, this.drawing, this.win);
		this.draw();
		clearTimeout(this.timer);
		if (k !== this.laid) this.timer = window.setTimeout(this.lay, REST);
	}

	pan(dx: number, dy: number): void {
		this.go({ k: this.cam.k, x: this.cam.x + dx, y: this.cam.y + dy });
	}

	/** Nearer or farther; what lies at this point of the window stays there. */
	zoom(by: number, px = this.win.width / 2, py = this.win.height / 2): void {
		const { x, y } = this.cam;
		const k = within(this.cam.k * by, this.whole, Math.max(this.whole, 3));
		const real = k / this.cam.k;
		this.go({ k, x: px - (px - x) * real, y: py - (py - y) * real });
	}

	see(spots: Spot[]): void {
		if (!spots.length || !this.laid) return;
		this.go(showing(this.cam, around(spots), this.win, this.whole));
	}

	all(): void {
		this.go({ k: this.whole, x: 0, y: 0 });
	}
}

/* ---- fingers and mouse ---- */

interface Finger {
	x: number;
	y: number;
}

/** Follows fingers; a tap stays a tap. */
class Fingers {
	private down = new Map<number, Finger>();
	private dragged = false;

	constructor(
		private win: HTMLElement,
		private view: View,
	) {}

	private spread(): { x: number; y: number; far: number } {
		const [a, b = a] = [...this.down.values()];
		return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
	}

	press = (e: PointerEvent) => {
		if (e.button) return;
		if (!this.down.size) this.dragged = false;
		this.down.set(e.pointerId, { x: e.clientX, y: e.clientY });
	};

	move = (e: PointerEvent) => {
		const was = this.down.get(e.pointerId);
		if (!was) return;
		const far = Math.hypot(e.clientX - was.x, e.clientY - was.y);
		if (!this.dragged && this.down.size < 2 && far < SLOP) return;
		if (!this.dragged) this.win.setPointerCapture(e.pointerId);
		this.dragged = true;
		const before = this.spread();
		this.down.set(e.pointerId, { x: e.clientX, y: e.clientY });
		const after = this.spread();
		this.view.pan(after.x - before.x, after.y - before.y);
		if (before.far > 0 && after.far > 0) {
			const corner = this.win.getBoundingClientRect();
			this.view.zoom(after.far / before.far, after.x - corner.x, after.y - corner.y);
		}
	};

	lift = (e: PointerEvent) => {
		this.down.delete(e.pointerId);
	};

	/** The click that ends a drag is none. */
	click = (e: MouseEvent) => {
		if (!this.dragged) return;
		e.stopPropagation();
		e.preventDefault();
		this.dragged = false;
	};
}

function onWheel(win: HTMLElement, view: View) {
	return (e: WheelEvent) => {
		e.preventDefault();
		const corner = win.getBoundingClientRect();
		const lines = e.deltaMode === 1 ? 16 : 1;
		const by = Math.exp(-e.deltaY * lines * (e.ctrlKey ? 0.008 : 0.0016));
		view.zoom(by, e.clientX - corner.x, e.clientY - corner.y);
	};
}

const pushes: Record<string, [number, number]> = {
	ArrowLeft: [PUSH, 0],
	ArrowRight: [-PUSH, 0],
	ArrowUp: [0, PUSH],
	ArrowDown: [0, -PUSH],
};

function onKey(view: View) {
	return (e: KeyboardEvent) => {
		if (e.ctrlKey || e.metaKey || e.altKey) return;
		const push = pushes[e.key];
		if (push) view.pan(...push);
		else if (e.key === "+" || e.key === "=") view.zoom(CLOSER);
		else if (e.key === "-") view.zoom(1 / CLOSER);
		else if (e.key === "0") view.all();
		else return;
		e.preventDefault();
		e.stopPropagation();
	};
}

/** What has the focus is brought into the window. */
function onFocus(win: HTMLElement, view: View) {
	return (e: FocusEvent) => {
		const of = e.target as Element;
		if (of === win || !of.matches(":focus-visible")) return;
		const at = of.getBoundingClientRect();
		const corner = win.getBoundingClientRect();
		const { k, x, y } = view.cam;
		const spot = { x: at.x - corner.x - x, y: at.y - corner.y - y, w: at.width, h: at.height };
		view.see([{ x: spot.x / k, y: spot.y / k, w: spot.w / k, h: spot.h / k }]);
	};
}

function listen(win: HTMLElement, view: View): () => void {
	const fingers = new Fingers(win, view);
	const all: [string, (e: any) => void, AddEventListenerOptions?][] = [
		["wheel", onWheel(win, view), { passive: false }],
		["pointerdown", fingers.press],
		["pointermove", fingers.move],
		["pointerup", fingers.lift],
		["pointercancel", fingers.lift],
		["click", fingers.click, { capture: true }],
		["keydown", onKey(view)],
		["focusin", onFocus(win, view)],
	];
	for (const [name, hear, how] of all) win.addEventListener(name, hear, how);
	return () => {
		for (const [name, hear, how] of all) win.removeEventListener(name, hear, how);
	};
}

/* ---- the window ---- */

interface Props {
	lang: Lang;
	label: string;
	drawing: Size; // in its own units
	size: Size; // of the window, in pixels
	see: Spot[]; // what must be in the window
	when: number; // changes when it is asked for anew
	onScale(k: number): void; // told when a new size is laid out
	children: ComponentChildren;
}

function Buttons({ lang, view }: { lang: Lang; view: () => View | null }) {
	const button = (sign: string, word: "nearer" | "farther" | "whole", act: () => void) => (
		<button type="button" title={say(lang, word)} aria-label={say(lang, word)} onClick={act}>
			{sign}
		</button>
	);
	return (
		<div class="zoom-buttons">
			{button("+", "nearer", () => view()?.zoom(CLOSER))}
			{button("−", "farther", () => view()?.zoom(1 / CLOSER))}
			{button("⤢", "whole", () => view()?.all())}
		</div>
	);
}

export function Zoom(props: Props) {
	const { lang, label, drawing, size, see, when, onScale, children } = props;
	const win = useRef<HTMLDivElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const view = useRef<View | null>(null);
	const told = useRef(onScale);
	told.current = onScale;
	useLayoutEffect(() => {
		view.current = new View(layer.current!, drawing, (k) => told.current(k));
		return listen(win.current!, view.current);
	}, [drawing]);
	useLayoutEffect(() => {
		win.current!.style.width = `${size.width}px`;
		win.current!.style.height = `${size.height}px`;
		view.current!.resize(size);
	}, [size.width, size.height, drawing]);
	const wanted = useMemo(() => JSON.stringify(see), [see]);
	useEffect(() => view.current!.see(JSON.parse(wanted)), [wanted, when]);
	return (
		<div class="zoom" ref={win} tabIndex={0} role="group" aria-label={label}>
			<div class="zoom-layer" ref={layer} data-frame>
				{children}
			</div>
			<Buttons lang={lang} view={() => view.current} />
		</div>
	);
}
