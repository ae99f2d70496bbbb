/* share.tsx: a finished game for others: its link, and its score as a picture. */
import { useState } from "preact/hooks";
import type { View } from "../kit/contract";
import { usePage } from "./context";
import { Do } from "./frame";
import type { Table } from "./http";

const W = 1200;
const ROW = 84;
const HEAD = 190;

const colourOf = (seat: number): string => {
	const of = document.querySelector(".table-page") ?? document.body;
	return getComputedStyle(of).getPropertyValue(`--seat-${seat}`).trim() || "#5c4a38";
};

/** The ranking on parchment, as large as previews want it. */
async function picture(table: Table, view: View, words: string): Promise<Blob | null> {
	const order = view.seats.map((s, i) => ({ ...s, i })).sort((a, b) => a.place - b.place);
	const canvas = document.createElement("canvas");
	canvas.width = W;
	canvas.height = HEAD + ROW * order.length + 60;
	const pen = canvas.getContext("2d")!;
	pen.fillStyle = "#f1e4c3";
	pen.fillRect(0, 0, W, canvas.height);
	pen.strokeStyle = "#8a5a1c";
	pen.lineWidth = 4;
	pen.strokeRect(18, 18, W - 36, canvas.height - 36);
	pen.fillStyle = "#6d1f16";
	pen.textAlign = "center";
	pen.font = "54px Fell";
	pen.fillText(words, W / 2, 96, W - 120);
	pen.font = "34px Garamond";
	pen.fillText(table.title || table.name, W / 2, 150, W - 120);
	for (const [row, s] of order.entries()) {
		const y = HEAD + row * ROW;
		pen.fillStyle = colourOf(s.i);
		pen.fillRect(80, y, 18, ROW - 16);
		pen.fillStyle = "#2a2018";
		pen.textAlign = "left";
		pen.font = "600 44px Garamond";
		pen.fillText(`${s.place}.  ${s.name}`, 124, y + 50, W - 420);
		pen.textAlign = "right";
		pen.fillText(String(s.points), W - 90, y + 50);
	}
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
async function share(table: Table, view: View, words: string): Promise<Shared> {
	const url = urlOf(table);
	const blob = await picture(table, view, words);
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

export function Share({ table, view, words }: { table: Table; view: View; words: string }) {
	const { w } = usePage();
	const [done, setDone] = useState<Shared | "">("");
	const act = () =>
		share(table, view, words)
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
