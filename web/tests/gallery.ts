/* gallery.ts: makes a page of the tests and opens it: all kits, the standard board, or the cards
 * of a game. */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import type { Catalogue } from "../kit/contract";
import { maps } from "../art/map/step.mjs";
import { art, boards, icons } from "../plugins.mjs";

async function bundle(name: string): Promise<{ script: string; style: string }> {
	const { outputFiles } = await build({
		entryPoints: [fileURLToPath(new URL(`${name}.tsx`, import.meta.url))],
		outdir: "/",
		bundle: true,
		write: false,
		format: "esm",
		jsx: "automatic",
		jsxImportSource: "preact",
		plugins: [icons, boards, art({}), maps],
		loader: { ".woff2": "dataurl", ".svg": "empty" },
	});
	const text = (end: string) => outputFiles.find((f) => f.path.endsWith(end))!.text;
	return { script: text(".js"), style: text(".css") };
}

export async function openPage(
	page: Page,
	name: "gallery" | "standard" | "faces",
	catalogue?: Catalogue,
): Promise<void> {
	const { script, style } = await bundle(name);
	const head = `<title>${name}</title><meta name="viewport" content="width=device-width">`;
	await page.setContent(
		`<!doctype html><html lang="en"><head>${head}<style>${style}</style></head><body></body></html>`,
	);
	await page.evaluate((c) => void ((window as any).catalogue = c), catalogue);
	await page.addScriptTag({ content: script, type: "module" });
	await page.locator("main h1").waitFor();
}
