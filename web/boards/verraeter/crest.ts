import type { Sign } from "../../kit/icon";

export const crest: Sign[] = ["eagle", "dagger", "rose"];
