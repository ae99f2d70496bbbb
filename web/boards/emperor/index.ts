/* All'ombra dell'imperatore. */
import type { Design } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Emperor } from "./view";
import { wording } from "./wording";

export const design: Design<Emperor> = { ...wording, Picture, guide };
