/* palette.mjs: sepia ink, paper, and one tint a kind in four strengths. */

const tint = (t1, t2, t3, t4) => ({ ink: "#33200f", t0: "#f7eed8", t1, t2, t3, t4 });

export const TINTS = {
	green: tint("#dbe0b8", "#b1c086", "#748b54", "#3f532c"),
	ochre: tint("#f1dbac", "#dcb670", "#b0813f", "#6b4519"),
	blue: tint("#d5dde1", "#a4b9c8", "#64849f", "#2f4a64"),
	plum: tint("#e8d3dc", "#c8a5ba", "#8f6286", "#523050"),
	red: tint("#f3d6bd", "#de9f80", "#ad4a37", "#6b211b"),
	violet: tint("#ddd3e0", "#b3a0bd", "#71587f", "#3a2748"),
	slate: tint("#dcd9cf", "#b4b0a3", "#7c786c", "#403c36"),
	teal: tint("#cfe0d8", "#98bdb1", "#4f8479", "#22483f"),
};
