/* print.tsx: engraved pictures, shown as prints.
 *
 * Of a drawing the browser keeps how it is drawn, and draws its thousand strokes again whenever
 * anything beside it changes.  So a picture is printed once in each size in which it is shown, dot
 * by dot of the screen, when the page has nothing else to do; from then on the print is shown.
 * Until it is there, and wherever a browser cannot do it, the drawing itself is seen. */
import { useLayoutEffect, useRef } from "preact/hooks";

const MOST = 400; // prints that are kept

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A sheet that is wanted, in dots of the screen. */
interface Order {
	key: string;
	src: string;
	width: number;
	height: number;
	lay(picture: HTMLImageElement): Box; // where on the sheet the whole picture lies
}

/* ---- printing ---- */

/** Kept as an image, so that it is there at once wherever it is shown next. */
interface Made {
	image: HTMLImageElement;
	ratio: string; // of the whole picture
}

const prints = new Map<string, Made>();
const orders = new Map<string, Order>();
let isPrinting = false;

async function opened(src: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = src;
	await image.decode();
	return image;
}

async function print(order: Order): Promise<Made> {
	const picture = await opened(order.src);
	const sheet = document.createElement("canvas");
	[sheet.width, sheet.height] = [order.width, order.height];
	const { x, y, width, height } = order.lay(picture);
	sheet.getContext("2d")!.drawImage(picture, x, y, width, height);
	const dots = await new Promise<Blob | null>((done) => sheet.toBlob(done));
	const image = await opened(URL.createObjectURL(dots!));
	return { image, ratio: `${picture.naturalWidth} / ${picture.naturalHeight}` };
}

const keysShown = () => new Set([...shown.values()].map(({ key }) => key));

/** The oldest that are shown nowhere make room. */
function tidy(): void {
	const used = keysShown();
	for (const [key, { image }] of prints) {
		if (prints.size <= MOST) return;
		if (used.has(key)) continue;
		URL.revokeObjectURL(image.src);
		prints.delete(key);
	}
}

const whenIdle = window.requestIdleCallback ?? ((go: () => void) => setTimeout(go, 60));

/** One picture after the other, each when there is time for it. */
function printOn(): void {
	const [order] = orders.values();
	isPrinting = !!order;
	if (!order) return;
	const finish = (made?: Made) => {
		orders.delete(order.key);
		if (made) prints.set(order.key, made);
		for (const [e, { key }] of shown) if (key === order.key) show(e);
		tidy();
		printOn();
	};
	whenIdle(() => {
		if (!keysShown().has(order.key)) return finish(); // it is gone meanwhile
		print(order).then(finish, () => finish());
	});
}

/* ---- showing ---- */

type Shown = HTMLImageElement | SVGImageElement;

interface Showing {
	src: string;
	frame: Element;
	box?: Box; // in a drawing: where the picture lies, in its units
	key: string; // of the print that belongs here
	ratio?: number; // of its width to its height
	sheet?: Box; // and in a drawing, where that lies
}

const shown = new Map<Shown, Showing>();

function put(e: SVGImageElement, box: Box): void {
	for (const [name, n] of Object.entries(box)) e.setAttribute(name, String(n));
}

function show(e: Shown): void {
	const { key, sheet } = shown.get(e)!;
	const made = prints.get(key);
	if (!made) return;
	if (e instanceof SVGImageElement) {
		put(e, sheet!);
		e.setAttribute("href", made.image.src);
		return;
	}
	/* as high as the drawing was, where the style gives only its width */
	if (getComputedStyle(e).aspectRatio === "auto") e.style.aspectRatio = made.ratio;
	e.src = made.image.src;
}

/** In the page: as large as its box, and what of it the style lets be seen. */
function orderFor(e: HTMLImageElement, { src }: Showing, size: ResizeObserverEntry): Order {
	const { objectFit, objectPosition } = getComputedStyle(e);
	const [dots] = size.devicePixelContentBoxSize ?? [];
	const inDots = (px: number) => Math.round(px * devicePixelRatio);
	const width = dots?.inlineSize ?? inDots(size.contentRect.width);
	const height = dots?.blockSize ?? inDots(size.contentRect.height);
	const lay = ({ naturalWidth: w, naturalHeight: h }: HTMLImageElement): Box => {
		if (objectFit !== "cover") return { x: 0, y: 0, width, height };
		const k = Math.max(width / w, height / h);
		const [x, y] = objectPosition.split(" ").map((share) => parseFloat(share) / 100);
		return { x: (width - w * k) * x, y: (height - h * k) * y, width: w * k, height: h * k };
	};
	const key = [src, width, height, objectFit, objectPosition].join(" ");
	return { key, src, width, height, lay };
}

/** In a drawing, which is neither turned nor squeezed: the sheet lies on whole dots, so that it is
    copied and not mixed, and the picture a little further in on it. */
function orderIn(e: SVGImageElement, is: Showing): Order {
	const box = is.box!;
	const at = e.getScreenCTM()!;
	const k = at.a * devicePixelRatio;
	const [left, top] = [at.e * devicePixelRatio + box.x * k, at.f * devicePixelRatio + box.y * k];
	const inner = {
		x: left - Math.floor(left),
		y: top - Math.floor(top),
		width: box.width * k,
		height: box.height * k,
	};
	const width = Math.ceil(inner.x + inner.width);
	const height = Math.ceil(inner.y + inner.height);
	is.sheet = {
		x: box.x - inner.x / k,
		y: box.y - inner.y / k,
		width: width / k,
		height: height / k,
	};
	const key = [is.src, ...Object.values(inner).map((n) => n.toFixed(2))].join(" ");
	return { key, src: is.src, width, height, lay: () => inner };
}

const ALIKE = 0.03; // boxes whose print may be stretched until theirs is there

/** Measured after layout and before painting, so that nothing is laid out for it. */
function measure(e: Shown, is: Showing, size: ResizeObserverEntry): void {
	const order = e instanceof SVGImageElement ? orderIn(e, is) : orderFor(e, is, size);
	if (!order.width || !order.height || order.key === is.key) return;
	const ratio = order.width / order.height;
	const isCutOtherwise = is.ratio && Math.abs(ratio / is.ratio - 1) > ALIKE;
	Object.assign(is, { key: order.key, ratio });
	if (prints.has(order.key)) return show(e);
	/* the drawing meanwhile, and no print pulled out of shape */
	if (isCutOtherwise && e instanceof HTMLImageElement) e.src = is.src;
	orders.set(order.key, order);
	if (!isPrinting) printOn();
}

/** What tells of a new size: the picture itself, or the drawing it stands in. */
function frameOf(e: Element): Element {
	const drawing = (e as SVGElement).ownerSVGElement;
	return drawing ? frameOf(drawing) : e;
}

const sizes = new ResizeObserver((all) => {
	const changed = new Map(all.map((size) => [size.target, size]));
	for (const [e, is] of shown) {
		const size = changed.get(is.frame);
		if (size) measure(e, is, size);
	}
});

function follow(e: Shown, src: string, box?: Box): () => void {
	const frame = frameOf(e);
	shown.set(e, { src, box, frame, key: "" });
	sizes.unobserve(frame);
	sizes.observe(frame); // tells before the next frame is painted, and whenever it changes
	return () => {
		shown.delete(e);
		if (![...shown.values()].some((other) => other.frame === frame)) sizes.unobserve(frame);
	};
}

interface Props {
	src: string | undefined; // none: nothing is shown
	class?: string;
	alt?: string;
	title?: string;
}

/** An engraved picture. */
export function Print({ src, alt = "", ...rest }: Props) {
	const e = useRef<HTMLImageElement>(null);
	useLayoutEffect(() => (src ? follow(e.current!, src) : undefined), [src]);
	if (!src) return null;
	const own = { ref: e, src, alt, "data-of": src }; // src will be the print's
	return <img {...own} decoding="async" draggable={false} {...rest} />;
}

/** The same in a drawing, where it stays in its place. */
export function PrintIn({ src, ...box }: { src: string } & Box) {
	const e = useRef<SVGImageElement>(null);
	const { x, y, width, height } = box;
	useLayoutEffect(() => {
		put(e.current!, box);
		return follow(e.current!, src, box);
	}, [src, x, y, width, height]);
	return <image ref={e} href={src} {...box} />;
}
