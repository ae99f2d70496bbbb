declare module "icon:*" {
	const d: string;
	export default d;
}
declare module "*.css";
/** A map, drawn by art/map when the page is built. */
declare module "map:*" {
	export const map: import("./atlas").Atlas;
}
declare module "map:emperor" {
	export const map: import("./atlas").Chart;
}
declare module "map:emperor_upright" {
	export const map: import("./atlas").Chart;
}
/** The folders of boards/, gathered by plugins.mjs: what each draws. */
declare module "boards:all" {
	export const designs: Record<string, () => Promise<import("./contract").Design>>;
	export const overviews: Record<string, () => Promise<import("./overview").Overview>>;
	/** Address by "KIND:TOKEN". */
	export const pictures: Record<string, () => Promise<Record<string, string>>>;
}
/** Game id and language to the file of the rules page, made by build.mjs. */
declare const RULES: Record<string, Record<import("./contract").Lang, string>>;
/** Game id to the file of its puzzles, where it has some, made by build.mjs. */
declare const PUZZLES: Record<string, string>;
/** Game id to the file of its board's style, made by build.mjs. */
declare const STYLES: Record<string, string>;
/** One picture of each game, for the lobby. */
declare module "art:covers" {
	export const covers: Record<string, string>;
}
/** The pictures of a game, KIND:TOKEN to the file, its signs as symbols of a sprite, and the
 * tints (t0 to t4) of its frames; drawn by art/draw.mjs. */
declare module "art:*" {
	export const pictures: Record<string, string>;
	export const signs: string;
	export const tints: Record<string, Record<string, string>>;
}
