/* pax.mjs: what the cards of Pax Renaissance show. */
import { sets } from "./pax/cards.mjs";
import { mapCards } from "./pax/map.mjs";

export const art = { sets, plates: mapCards };
