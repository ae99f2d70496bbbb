import type { Sign } from "../../kit/icon";

export const crest: Sign[] = ["pope", "imperial", "knight"];
