/* The vocabulary of every board, without a browser: what is touched leads to every answer,
 * and what is touched in vain is asked about in words that the game can read. */
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { counted } from "../kit/answer";
import type { Catalogue, Move, View, Wording } from "../kit/contract";
import { isThing, thingsNamed, tokensOf, vocabulary } from "../kit/vocabulary";
import { catalogueOf, Engine } from "./engine";
import { dice, everyGame, type Game } from "./server";

/** What is particular about a board; nothing where nobody has drawn one. */
async function wordingOf(game: string): Promise<Wording> {
	const file = new URL(`../boards/${game}/wording.ts`, import.meta.url);
	return existsSync(file) ? (await import(file.href)).wording : {};
}

/** Every piece that a board can draw: all things, and all that its patterns can name. */
function piecesOf(c: Catalogue, wording: Wording): string[] {
	const things = Object.entries(c.kinds)
		.filter(([kind, { form }]) => kind !== "count" && form !== "bag")
		.flatMap(([kind]) => tokensOf(c, kind).map((token) => `${kind}:${token}`));
	const own = Object.entries(wording.touches ?? {}).flatMap(([verb, patterns]) =>
		patterns.flatMap((pattern) => {
			const kinds = c.verbs[verb].kinds;
			const blanks: [string, string[]][] = [
				...kinds.map((k, i): [string, string[]] => ["abc"[i], tokensOf(c, k)]),
				["you", ["0", "1"]],
				["asked", Object.values(c.kinds).flatMap((k) => k.names?.[0].id ?? [])],
			];
			return blanks.reduce(
				(all, [blank, tokens]) =>
					all.flatMap((piece) =>
						piece.includes(`{${blank}}`)
							? tokens.map((t) => piece.replace(`{${blank}}`, t))
							: [piece],
					),
				[pattern],
			);
		}),
	);
	return [...new Set([...things, ...own])];
}

const PLIES = 120;
const PIECES = 15; // touched in vain at each question

async function askAll(game: Engine, seat: number, guesses: string[]) {
	for (const guess of guesses) {
		const answer = await game.say(`why ${seat} ${guess}`);
		expect(answer, guess).toMatch(/^ok /);
		expect(answer, `${guess} answers the question`).not.toMatch(/^ok verb:/);
	}
}

/** One of the answers; somebody's, or chance's. */
async function goOn(game: Engine, view: View, roll: (n: number) => number) {
	const seat = view.waiting[0];
	if (seat === 7) return game.say("deal 1");
	const { moves } = await game.view(seat);
	return game.say(`${seat} ${moves![roll(moves!.length)].move}`);
}

async function play({ id, max }: Game, seed: number) {
	const c = catalogueOf(id, "en");
	const wording = await wordingOf(id);
	const words = vocabulary(c, wording);
	const pieces = piecesOf(c, wording);
	const game = new Engine(id);
	const roll = dice(seed);
	await game.say(`seed ${seed}`);
	await game.say(`seats ${max}`);
	const asked = new Set<string>();
	let touched = 0;
	let named = 0; // things, not numbers
	for (let ply = 0; ply < PLIES; ply++) {
		const seen = await game.view();
		if (seen.over) break;
		const [seat] = seen.waiting;
		if (seat !== 7) {
			const view = await game.view(seat);
			asked.add(view.question!.id);
			const names = (m: Move) => thingsNamed(c, c.verbs[m.verb].kinds, m.args);
			named += view.moves!.flatMap(names).filter((t) => isThing(c, t.kind)).length;
			touched += view.moves!.filter((m: Move) => words.touches(m, view).length).length;
			const some = view.moves![roll(view.moves!.length)];
			for (const piece of words.touches(some, view)) {
				const verbs = words.guesses(piece, view).map((g) => g.split(" ")[0]);
				expect(verbs, `what ${piece} may mean`).toContain(some.verb);
			}
			for (let i = 0; i < PIECES; i++)
				await askAll(game, seat, words.guesses(pieces[roll(pieces.length)], view));
		}
		expect(await goOn(game, seen, roll)).toMatch(/^ok/);
	}
	game.close();
	return { asked, named, touched };
}

for (const game of everyGame)
	test(`${game.id}: every guess can be read and answers the question`, async () => {
		for (const seed of [1, 2]) {
			const { asked, named, touched } = await play(game, seed);
			expect(asked.size).toBeGreaterThan(0);
			expect(touched > 0, "there is something to touch").toBe(named > 0);
		}
	});

test("bids are numbers to count through, and passing stands beside them", () => {
	const move = (verb: string, ...args: number[]): Move =>
		({ verb, args, move: [verb, ...args].join(" "), say: "" }) as unknown as Move;
	const bids = [3, 4, 5, 6, 7].map((fl) => move("bid", fl));
	const pass = move("pass");
	expect(counted([...bids, pass])).toEqual({ numbers: bids, others: [pass] });
	const few = [...bids.slice(1), pass];
	expect(counted(few)).toEqual({ numbers: [], others: few });
});
