/* Lorenzo il Magnifico. */
import type { Design } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Lorenzo } from "./view";
import { wording } from "./wording";

export const design: Design<Lorenzo> = { ...wording, Picture, guide };
