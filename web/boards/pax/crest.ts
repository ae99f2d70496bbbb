import type { Sign } from "../../kit/icon";

export const crest: Sign[] = ["coins", "chess", "pope"];
