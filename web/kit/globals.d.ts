declare module "icon:*" {
	const d: string;
	export default d;
}
declare module "*.css";
/** Game id and language to the file of the rules page, made by build.mjs. */
declare const RULES: Record<string, Record<import("./contract").Lang, string>>;
