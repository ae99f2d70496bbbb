/* http.ts: the plain requests of docs/protocol.md, part 2. */
import type { Lang } from "../kit/contract";
import { say } from "../kit/words";
import { remembered } from "./context";
import { askNear, hasNear, isNear, isSite, useNearFromNow } from "./near";

export class Refusal extends Error {
	constructor(
		public token: string,
		words: string,
	) {
		super(words);
	}
}

const silence = (lang: Lang) => new Refusal("net", say(lang, "no_answer"));

/* What the server in this browser knows as well as the one far away. */
const known = /^\/api\/(games|me$|me\/name|catalogue|example|tables(\?|$))/;

/** Whose a request is: of a table's own server, and of the near one where there is no other. */
const isForNear = (path: string): boolean => {
	const table = /^\/api\/tables\/(\w+)/.exec(path);
	return hasNear && (isSite || (!!table && isNear(table[1])));
};

/** The near server calls somebody as the one far away did last. */
async function introduce(lang: Lang): Promise<void> {
	const name = remembered("name");
	const who = await askNear("GET", "/api/me");
	if (!name || !who || JSON.parse(who.text).me?.name === name) return;
	await askNear("POST", "/api/me/name", JSON.stringify({ name, lang }));
}

async function fromNear<T>(path: string, lang: Lang, init?: RequestInit): Promise<T> {
	const isNew = /^\/api\/(tables|records)\?/.test(path) && init?.method === "POST";
	if (isNew) await introduce(lang);
	const answer = await askNear(init?.method ?? "GET", path, (init?.body as string) ?? "");
	if (!answer) throw new Refusal("near", say(lang, "no_engine"));
	const body = JSON.parse(answer.text);
	if (answer.status >= 400) throw new Refusal(body.error, body.say);
	if (isNew) useNearFromNow();
	return body as T;
}

/* In ms: who can be answered near by does not wait for a network that takes every question and
 * says nothing; the second time less, and then not for what is to be made, either. */
const PATIENCE = 6000;
const AGAIN = 2500;
let isSilent = false; // nobody answered last time

/** Null if the server does not answer: nobody does, or somebody else in its place. */
async function fromFar(
	whole: string,
	isKnown: boolean,
	init?: RequestInit,
): Promise<Response | null> {
	const patience = isSilent ? AGAIN : PATIENCE;
	const signal = isKnown && (!init || isSilent) ? AbortSignal.timeout(patience) : undefined;
	const answer = await fetch(whole, { ...init, signal }).catch(() => null);
	isSilent = !answer || (answer.status >= 502 && answer.status <= 504);
	return isSilent ? null : answer;
}

async function ask<T>(path: string, lang: Lang, init?: RequestInit): Promise<T> {
	const whole = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
	if (isForNear(path)) return fromNear(whole, lang, init);
	const isKnown = hasNear && known.test(path);
	const answer = await fromFar(whole, isKnown, init);
	if (!answer && isKnown) return fromNear(whole, lang, init);
	if (!answer) throw silence(lang);
	const body = await answer.json().catch(() => null);
	if (!answer.ok)
		throw new Refusal(body?.error ?? "internal", body?.say ?? `HTTP ${answer.status}`);
	if (!body) throw silence(lang); // it broke off
	return body as T;
}

export const get = <T>(path: string, lang: Lang) => ask<T>(path, lang);

const posting = (body: unknown) => ({
	method: "POST",
	headers: { "Content-Type": "application/json" },
	body: JSON.stringify(body),
});

export const post = <T>(path: string, lang: Lang, body: unknown = {}) =>
	ask<T>(path, lang, posting(body));

/** The same of the server in this browser, whether there is another or not. */
export const near = {
	get: <T>(path: string, lang: Lang) =>
		fromNear<T>(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, lang),
	post: <T>(path: string, lang: Lang, body: unknown = {}) =>
		fromNear<T>(`${path}?lang=${lang}`, lang, posting(body)),
};

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
	analysis?: boolean; // may it be analysed where it is?
	hints?: boolean; // may a seat ask for a hint?
	confirm?: boolean; // is every turn to be confirmed?
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
