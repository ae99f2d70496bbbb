import type { Sign } from "../../kit/icon";

export const crest: Sign[] = ["tower", "laurel", "coins"];
