declare module "icon:*" {
	const d: string;
	export default d;
}
declare module "*.css";
/** Game id to the file of its rules page, made by build.mjs. */
declare const RULES: Record<string, string>;
