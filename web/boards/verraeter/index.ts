/* Verräter: which pieces an answer touches, and where events happen. */
import type { Board, Happening, Move, View } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Verraeter } from "./view";

function touches(move: Move): string[] {
	const [verb, ...rest] = move.move.split(" ");
	switch (verb) {
		case "build":
			return [`place:${rest[1]}`];
		case "turn":
			return [`place:${rest[0]}`];
		case "conflict":
			return [`border:${rest[0]}`];
		case "take":
			return [`action:${rest[0]}`];
		case "play":
		case "discard":
			return rest.map((value) => `supply:${value}`);
	}
	return [];
}

/* The answer somebody means who touches a piece: by the question that is asked, or, where
 * none is asked, by what the piece is for. */
function guesses(piece: string, view: View<Verraeter>): string[] {
	const [kind, id] = piece.split(":");
	const question = view.question?.id;
	switch (kind) {
		case "place":
			if (question === "build") return [`turn ${id}`, `build estate ${id}`];
			return [`build estate ${id}`];
		case "border":
			return [`conflict ${id}`];
		case "action":
			return [`take ${id}`];
		case "supply":
			return [question === "surplus" ? `discard ${id}` : `play ${id}`];
	}
	return [];
}

const border = (a: number) => `border:${a + 1}-${((a + 1) % 12) + 1}`;

function marks(e: Happening): string[] {
	switch (e.event) {
		case "laid":
		case "falls":
			return [`place:${e.a + 1}`];
		case "builds":
		case "turns":
			return [`place:${e.b + 1}`];
		case "conflict":
			return [border(e.a)];
		case "plays":
		case "switches":
		case "scores":
		case "earns":
		case "shows":
		case "takes":
		case "bonus":
			return [`player:${e.seat}`];
	}
	return [];
}

export const verraeter: Board<Verraeter> = {
	id: "verraeter",
	Picture,
	touches,
	handfuls: ["play", "discard"],
	guesses,
	marks,
	guide,
};
