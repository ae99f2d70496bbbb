/* puzzles.mjs: a game's puzzles.md (docs/puzzles.md) as the page wants it. */

const choices = (text) =>
	Object.fromEntries([...text.matchAll(/`([^`]+)` (\d+) %/g)].map((m) => [m[1], Number(m[2])]));

/* One puzzle: its example, and the items below it. */
function puzzleOf(block) {
	const example = /```example\n([\s\S]*?)```/.exec(block)[1];
	const items = Object.fromEntries(
		[...block.matchAll(/^- (\w+): (.*)$/gm)].map((m) => [m[1], m[2]]),
	);
	const [[answer, chance]] = Object.entries(choices(items.answer));
	return {
		/* what checks it for us says nothing to the page */
		position: example.replace(/^(allow|expect) .*\n/gm, ""),
		seat: Number(items.seat),
		level: Number(items.level),
		answer,
		chance,
		others: { ...choices(items.tempting), ...choices(items.others ?? "") },
		en: items.en,
		it: items.it,
	};
}

export const puzzlesOf = (text) => text.split(/^## \d+\n/m).slice(1).map(puzzleOf);
