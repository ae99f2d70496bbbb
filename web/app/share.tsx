/* share.tsx: a finished game for others: its link, and its score as a picture. */
import { covers } from "art:covers";
import { useState } from "preact/hooks";
import type { View } from "../kit/contract";
import { usePage } from "./context";
import { Do } from "./frame";
import type { Table } from "./http";

/* As large as previews want it. */
const W = 1200;
const H = 630;
const ROW = 84;
const HEAD = 224;
const LIST = 700; // px that the ranking is wide; the game's picture stands beside it

const colourOf = (seat: number): string => {
	const of = document.querySelector(".table-page") ?? document.body;
	return getComputedStyle(of).getPropertyValue(`--seat-${seat}`).trim() || "#5c4a38";
};

function parchment(pen: CanvasRenderingContext2D): void {
	pen.fillStyle = "#f1e4c3";
	pen.fillRect(0, 0, W, H);
	pen.strokeStyle = "#8a5a1c";
	for (const [at, width] of [
		[16, 3],
		[26, 1.5],
	]) {
		pen.lineWidth = width;
		pen.strokeRect(at, at, W - 2 * at, H - 2 * at);
	}
}

function heading(pen: CanvasRenderingContext2D, table: Table, words: string): void {
	pen.textAlign = "left";
	pen.fillStyle = "#6d1f16";
	pen.font = "58px Fell";
	pen.fillText(words, 70, 112, LIST);
	pen.fillStyle = "#5c4a38";
	pen.font = "34px Garamond";
	pen.fillText([table.name, table.title].filter(Boolean).join(" · "), 70, 168, LIST);
}

const SHIELD = "M0 0h46v26c0 16-10 26-23 32C10 52 0 42 0 26z";

function ranking(pen: CanvasRenderingContext2D, view: View, counts: boolean): void {
	const order = view.seats.map((s, i) => ({ ...s, i })).sort((p, q) => p.place - q.place);
	const shield = new Path2D(SHIELD);
	for (const [row, s] of order.entries()) {
		const y = HEAD + row * ROW;
		pen.fillStyle = s.place === 1 ? "#fff1c4" : "#fbf5e6";
		pen.fillRect(70, y, LIST, ROW - 12);
		pen.save();
		pen.translate(90, y + 8);
		pen.fillStyle = colourOf(s.i);
		pen.fill(shield);
		pen.stroke(shield);
		pen.restore();
		pen.fillStyle = "#2a2018";
		pen.textAlign = "left";
		pen.font = `${s.place === 1 ? 600 : 400} 44px Garamond`;
		pen.fillText(`${s.place}.  ${s.name}`, 158, y + 51, LIST - 230);
		pen.textAlign = "right";
		if (counts) pen.fillText(String(s.points), 70 + LIST - 24, y + 51);
	}
}

/** The game's picture, cut to its frame; none where it does not come. */
async function illustrate(pen: CanvasRenderingContext2D, game: string): Promise<void> {
	const image = new Image();
	image.src = covers[game] ?? "";
	if (!covers[game] || !(await image.decode().then(() => true, () => false))) return;
	const frame = { x: 810, y: 70, width: 320, height: H - 140 };
	const { naturalWidth, naturalHeight } = image;
	const scale = Math.max(frame.width / naturalWidth, frame.height / naturalHeight);
	const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
	pen.save();
	pen.beginPath();
	pen.rect(frame.x, frame.y, frame.width, frame.height);
	pen.clip();
	const [left, top] = [frame.x + (frame.width - wide) / 2, frame.y + (frame.height - high) / 2];
	pen.drawImage(image, left, top, wide, high);
	pen.restore();
	pen.lineWidth = 3;
	pen.strokeRect(frame.x, frame.y, frame.width, frame.height);
}

interface Props {
	table: Table;
	view: View;
	words: string; // who has won
	counts: boolean; // did points decide?
}

/** The ranking on parchment, beside what the game looks like. */
async function picture({ table, view, words, counts }: Props): Promise<Blob | null> {
	const canvas = Object.assign(document.createElement("canvas"), { width: W, height: H });
	const pen = canvas.getContext("2d")!;
	parchment(pen);
	heading(pen, table, words);
	ranking(pen, view, counts);
	await illustrate(pen, table.game);
	return new Promise((done) => canvas.toBlob(done, "image/png"));
}

const urlOf = (table: Table): string => `${location.origin}/t/${table.id}`;

const copy = (text: string): Promise<boolean> =>
	navigator.clipboard?.writeText(text).then(() => true, () => false) ?? Promise.resolve(false);

function save(blob: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}

type Shared = "shared" | "copied" | "saved";

/** By the device's own way where it has one; otherwise the link is copied, if the browser lets
    us, and the picture saved. */
async function share(props: Props): Promise<Shared> {
	const { table, words } = props;
	const url = urlOf(table);
	const blob = await picture(props);
	const file = blob && new File([blob], `${table.game}.png`, { type: "image/png" });
	const all = { title: table.title || table.name, text: words, url };
	const files = file && navigator.canShare?.({ files: [file] }) ? [file] : undefined;
	if (navigator.share) {
		await navigator.share({ ...all, files });
		return "shared";
	}
	const isCopied = await copy(url);
	if (blob) save(blob, `${table.game}.png`);
	return isCopied ? "copied" : "saved";
}

/** Who has won, as others read it: not "you". */
function useTold({ seats, you }: View, words: string): string {
	const { w } = usePage();
	const best = seats.filter((s) => s.place === 1);
	const n = best[0]?.points ?? 0;
	const points = n === 1 ? w("one_point") : w("n_points", { n });
	const isMine = best.length === 1 && best[0] === seats[you];
	if (!isMine || words !== w("you_win", { points })) return words;
	return w("wins", { who: best[0].name, points });
}

export function Share(props: Props) {
	const { w } = usePage();
	const { table, view } = props;
	const words = useTold(view, props.words);
	const [done, setDone] = useState<Shared | "">("");
	const act = () =>
		share({ ...props, words })
			.then(setDone)
			.catch(() => {}); // the person thought better of it
	return (
		<>
			<Do act={act}>{w("share")}</Do>
			<span class="shared" role="status">
				{done === "copied" && w("share_copied")}
				{done === "saved" && w("share_saved", { url: urlOf(table) })}
			</span>
		</>
	);
}
