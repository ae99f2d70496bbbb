/* emperor_upright.mjs: the seven electorates on a sheet that is held upright. */
import { sheet, sources } from "./emperor.mjs";

export { sources };
export const spec = () => sheet("upright");
