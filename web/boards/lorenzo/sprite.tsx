/* sprite.tsx: the engraved signs of Lorenzo: goods, kinds of cards, when something works. */
import { signs } from "art:lorenzo";

/* Once for the whole page, out of sight: every sign is a <use> of it. */
const home = document.createElement("div");
home.className = "sprite";
home.innerHTML = signs.startsWith("<svg") ? signs : `<svg aria-hidden="true">${signs}</svg>`;
document.body.append(home);

export type Engraved =
	| "coins" | "wood" | "stone" | "servants" | "mil" | "faith" | "vp" | "privilege"
	| "harvest" | "production" | "now" | "always" | "round" | "end" | "territory"
	| "building" | "character" | "venture" | "any" | "leader" | "pawn" | "neutral" | "to";

/** A sign with a name for those who point at it; none where words stand beside it. */
export function Sign({ of, title }: { of: Engraved; title?: string }) {
	return (
		<svg class={`sign sign-of-${of}`} viewBox="0 0 24 24" role={title ? "img" : undefined}>
			{title && <title>{title}</title>}
			<use href={`#sign-${of}`} />
		</svg>
	);
}
