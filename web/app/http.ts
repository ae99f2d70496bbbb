/* http.ts: the plain requests of docs/protocol.md, part 2. */
import type { Lang } from "../kit/contract";
import { say } from "../kit/words";

export class Refusal extends Error {
	constructor(
		public token: string,
		words: string,
	) {
		super(words);
	}
}

async function ask<T>(path: string, lang: Lang, init?: RequestInit): Promise<T> {
	const sep = path.includes("?") ? "&" : "?";
	let answer: Response;
	try {
		answer = await fetch(`${path}${sep}lang=${lang}`, init);
	} catch {
		throw new Refusal("net", say(lang, "no_answer"));
	}
	const body = await answer.json().catch(() => null);
	if (!answer.ok)
		throw new Refusal(body?.error ?? "internal", body?.say ?? `HTTP ${answer.status}`);
	if (!body) throw new Refusal("net", say(lang, "no_answer")); // it broke off
	return body as T;
}

export const get = <T>(path: string, lang: Lang) => ask<T>(path, lang);

export const post = <T>(path: string, lang: Lang, body: unknown = {}) =>
	ask<T>(path, lang, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});

/* ---- what the answers hold ---- */

export interface Me {
	id: string;
	name: string;
	lang: Lang;
	has_password: boolean;
	notify: { email: string; wanted: string; hook: string; can_email: boolean; can_hook: boolean };
}

export interface GameInfo {
	id: string;
	name: string;
	blurb: string;
	credit: string;
	min: number;
	max: number;
	seats: string[];
	options: GameOption[];
}

/** 'tells' explains: an option, and each of its values. */
export interface GameOption {
	id: string;
	say: string;
	tells: string;
	rule: string;
	standard: string;
	values: { id: string; say: string; tells: string }[];
}

export interface Offer {
	games: GameInfo[];
	bots: { id: string; say: string }[];
	build: string;
}

export interface Sitting {
	kind: "open" | "reserved" | "person" | "bot";
	name?: string;
	bot?: string;
	key?: string;
	ready?: boolean;
	is?: string;
	for_you?: true; // kept for whoever looks, as in a rematch
	stand_in?: string;
	because?: "time" | "gone" | "agreed"; // why somebody else plays for this person
}

export type Pace =
	| { kind: "none" }
	| { kind: "live"; minutes: number; seconds: number }
	| { kind: "slow"; days: number };

export interface Table {
	id: string;
	game: string;
	name: string;
	title: string;
	status: "open" | "playing" | "finished";
	ended: string | null;
	public: boolean;
	pace: Pace;
	options: Record<string, string>;
	seating: string;
	hints?: boolean; // may a seat ask for a hint?
	maker: string;
	you: number[];
	are_maker: boolean;
	seats: Sitting[];
	rev: number;
	ply: number;
	waiting: number[];
	since: number;
	created: number;
	started: number;
	finished: number;
	round?: number; // where the game counts rounds, while somebody is at the table
	points?: number[];
	places?: number[];
	proposal: {
		n: number;
		what: string;
		ply?: number;
		seat?: number; // for whom a bot is to play
		by: number;
		agreed: number[];
		needs: number[];
	} | null;
	declined?: { n: number; by: number } | null; // the latest proposal, and who declined it
	next: string | null;
	watchers: number;
}
