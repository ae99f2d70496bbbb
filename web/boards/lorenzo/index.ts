/* Lorenzo il Magnifico: which pieces an answer touches, and where events happen. */
import type { Board, Happening, Move, View } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Lorenzo } from "./view";

type LView = View<Lorenzo>;

function touches(move: Move): string[] {
	const [verb, a] = move.move.split(" ");
	switch (verb) {
		case "go":
			return [`space:${a}`];
		case "place":
		case "raise":
			return [`member:${a}`];
		case "keep":
		case "play":
		case "discard":
		case "activate":
		case "copy":
			return [`leader:${a}`];
		case "exchange":
		case "leave":
			return [`card:${a}`];
		case "off":
			return [`good:${a}`];
		case "choose":
			return [`bonus:${a}`];
	}
	return [];
}

function guesses(piece: string, view: LView): string[] {
	const [kind, id] = piece.split(":");
	switch (kind) {
		case "space":
			return [`go ${id}`];
		case "member":
			return [view.question?.id === "member" ? `raise ${id}` : `place ${id}`];
		case "leader":
			return [`play ${id}`, `activate ${id}`];
		case "card":
			return [`exchange ${id} first`];
		case "good":
			return [`off ${id}`];
	}
	return [];
}

/* A card's own tile, or the space of the tower where it lies. */
function cardAt(number: number, view: LView): string[] {
	const space = view.board.spaces.find((s) => s.card && s.card.number === number + 1);
	if (space) return [`space:${space.space}`];
	for (const p of view.board.players)
		for (const cards of Object.values(p.cards))
			for (const c of cards) if (c.number === number + 1) return [`card:${c.card}`];
	return [];
}

function marks(e: Happening, view: LView): string[] {
	const space = (i: number) => [`space:${view.board.spaces[i]?.space}`];
	switch (e.event) {
		case "places":
			return space(e.b);
		case "reaches":
			return space(e.a);
		case "takes":
		case "works":
		case "exchanges":
		case "leaves":
			return cardAt(e.a, view);
		case "excommunicated":
		case "supports":
			return [`player:${e.seat}`];
		case "gains":
		case "pays":
		case "plays":
		case "activates":
		case "privilege":
			return [`player:${e.seat}`];
	}
	return [];
}

export const lorenzo: Board<Lorenzo> = {
	id: "lorenzo",
	Picture,
	touches,
	handfuls: [],
	guesses,
	marks,
	guide,
};
