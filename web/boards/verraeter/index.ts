/* Verräter. */
import type { Design } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Verraeter } from "./view";
import { wording } from "./wording";

export const design: Design<Verraeter> = { ...wording, Picture, guide };
