import type { Sign } from "../../kit/icon";

export const crest: Sign[] = ["imperial", "tower", "church"];
