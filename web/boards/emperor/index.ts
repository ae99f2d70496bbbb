/* All'ombra dell'imperatore: which pieces an answer touches, and where events happen. */
import type { Board, Happening, Move, View } from "../../kit/contract";
import { guide } from "./guide";
import { Picture } from "./picture";
import type { Emperor } from "./view";

type EView = View<Emperor>;

/** The province a place belongs to: "trier.seat" is in Trier, the throne in none. */
const provinceOf = (place: string) => place.replace(/\.seat$/, "");

function nobleAt(place: string, seat: number | string, rank: string): string[] {
	return [`noble:${place}.${seat}.${rank}`, `province:${provinceOf(place)}`];
}

/* The thing in a province that an answer is about. */
function touchesWithin(verb: string, [a, b]: string[], view: EView): string | undefined {
	switch (verb) {
		case "rule":
		case "use":
			return `elector:${a}`;
		case "push":
			return `knight:${a}.${b}`;
		case "station":
			return `${b}:${a}`;
		case "ride":
			return b === "castle" ? `castle:${a}` : `knight:${a}.${view.you}`;
		case "promote":
			return `knight:${a}.${view.you}`;
	}
	return undefined;
}

const provinceAlone = ["found", "settle", "build", "lurk", "name"]; // a province is the whole answer

function touches(move: Move, view: EView): string[] {
	const [verb, ...words] = move.move.split(" ");
	const [a, b, c] = words;
	if (provinceAlone.includes(verb)) return [`province:${a}`];
	const thing = touchesWithin(verb, words, view);
	if (thing) return [`province:${a}`, thing];
	switch (verb) {
		case "shift":
			return [`imperial:${a}`, `province:${b}`];
		case "crown":
		case "younger":
		case "wed":
		case "leave":
			return nobleAt(a, view.you, b);
		case "offer":
		case "older":
			return nobleAt(a, b, c);
		case "enthrone":
			return nobleAt(view.board.provinces[view.question!.n].id, view.you, a);
		case "appoint":
			return [`player:${a}`];
		case "buy":
			return [`stack:${a}`];
	}
	return [];
}

/* By question: the answer meant by somebody who touches a province. */
const inProvince: Record<string, string> = {
	found: "found",
	ruler: "rule",
	family: "settle",
	son: "settle",
	settle: "settle",
	move_to: "settle",
	city: "build",
	shadow: "lurk",
	influence: "name",
	exclusion: "name",
	retire: "settle",
	promotion: "promote",
	action: "use",
};

function guesses(piece: string, view: EView): string[] {
	const [kind, id] = piece.split(":");
	const question = view.question?.id ?? "";
	const verb = inProvince[question];
	switch (kind) {
		case "stack":
			return [`buy ${id}`];
		case "province":
		case "elector":
			if (question === "guard" || question === "station")
				return [`station ${id} noble`];
			return verb ? [`${verb} ${id}`] : [];
		case "castle":
		case "noble_space":
			return [`station ${id} ${kind === "castle" ? "castle" : "noble"}`];
		case "knight":
			return [`ride ${id.split(".")[0]} noble`];
		case "imperial":
			return [`found ${id}`];
		case "noble":
			return guessNoble(id, view, question);
	}
	return [];
}

function guessNoble(id: string, view: EView, question: string): string[] {
	const parts = id.split(".");
	const rank = parts.pop()!;
	const seat = parts.pop()!;
	const place = parts.join(".");
	const mine = Number(seat) === view.you;
	switch (question) {
		case "heir":
			return [`crown ${place} ${rank}`];
		case "daughter":
			return [`offer ${place} ${seat} ${rank}`];
		case "bride":
			return [`wed ${place} ${rank}`];
		case "move":
			return [`leave ${provinceOf(place)} ${rank}`];
		case "elector":
			return [`enthrone ${rank}`];
	}
	return [mine ? `younger ${place} ${rank}` : `older ${place} ${seat} ${rank}`];
}

const happensIn = new Set([
	"founds",
	"sits",
	"settles",
	"stations",
	"mounts",
	"pushed",
	"elector_dies",
	"fades",
	"uses",
	"leaves",
	"builds",
	"promotes",
	"lurks",
	"ties",
	"appoints",
	"elector",
	"steps_down",
	"vacant",
	"names",
	"retires",
]);
const atPlace = new Set([
	"crowns",
	"asked",
	"weds",
	"rejuvenates",
	"weakens",
	"perishes",
]);

function marks(e: Happening, view: EView): string[] {
	const provinces = view.board.provinces;
	if (happensIn.has(e.event)) return [`province:${provinces[e.a]?.id}`];
	if (atPlace.has(e.event))
		return [e.a < 14 ? `province:${provinces[e.a % 7].id}` : "throne:"];
	switch (e.event) {
		case "shifts":
			return [`province:${provinces[e.a]?.id}`, `province:${provinces[e.b]?.id}`];
		case "buys":
			return [`stack:${view.board.stacks[e.a]?.id}`, `player:${e.seat}`];
		case "reward":
		case "stays":
		case "elected":
		case "falls_back":
			return ["throne:"];
		case "scores":
		case "earns":
		case "passes":
		case "convent":
			return [`player:${e.seat}`];
	}
	return [];
}

export const emperor: Board<Emperor> = {
	id: "emperor",
	Picture,
	touches,
	handfuls: [],
	guesses,
	marks,
	guide,
};
