/* lobby.mjs: pictures for the lobby, of games whose own would not do. */
export const art = {
	sets: [{ kind: "cover", tint: "teal", rows: { baroque: ["minster", { dense: 1.3 }] } }],
};
