/* drop.ts: a file can be dropped wherever one is on the page. */
import { go } from "../context";
import { dropped } from "./bring";

const holdsFile = (e: DragEvent): boolean => !!e.dataTransfer?.types.includes("Files");

addEventListener("dragover", (e) => {
	if (holdsFile(e)) e.preventDefault();
});
addEventListener("drop", (e) => {
	const file = e.dataTransfer?.files[0];
	if (!holdsFile(e) || !file) return;
	e.preventDefault();
	dropped.file = file;
	if (location.hash === "#/open") dispatchEvent(new Event("ludoteca-dropped"));
	else go("/open");
});
