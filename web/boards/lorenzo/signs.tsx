/* signs.tsx: a card's text as signs.  The words come from the game and are in the tip; here
 * the goods in them become icons, so that a card can be read at a glance. */
import type { Lang } from "../../kit/contract";
import { Icon, type Sign } from "../../kit/icon";
import type { Bag, Good } from "./view";

export const goods: Record<Good | "privileges", { sign: Sign; it: string; en: string }> =
	{
		coins: { sign: "coins", it: "monete", en: "coins" },
		wood: { sign: "wood", it: "legno", en: "wood" },
		stone: { sign: "stone", it: "pietra", en: "stone" },
		servants: { sign: "meeple", it: "servitori", en: "servants" },
		military: { sign: "military", it: "Punti Militari", en: "military points" },
		faith: { sign: "faith", it: "Punti Fede", en: "faith points" },
		vp: { sign: "laurel", it: "Punti Vittoria", en: "victory points" },
		privileges: {
			sign: "seal",
			it: "Privilegi del Consiglio",
			en: "council privileges",
		},
	};

/* What a text says, and the sign for it; first match wins. */
const dictionary: Record<Lang, [RegExp, Sign][]> = {
	en: [
		[/^(different )?council privileges?/, "seal"],
		[/^military points?/, "military"],
		[/^faith points?/, "faith"],
		[/^victory points?/, "laurel"],
		[/^coins?/, "coins"],
		[/^wood/, "wood"],
		[/^stone/, "stone"],
		[/^servants?/, "meeple"],
		[/^Harvests?/, "wheat"],
		[/^Productions?/, "hammer"],
		[/^At the end:/, "hourglass"],
		[/^(a |each )?territor(y|ies)/, "mountains"],
		[/^(a |each )?buildings?/, "city"],
		[/^(a |each )?characters?/, "person"],
		[/^(a |each )?ventures?/, "office"],
	],
	it: [
		[/^Privilegi?o? del Consiglio( diversi tra loro)?/, "seal"],
		[/^Punt[oi] Militari?e?/, "military"],
		[/^Punt[oi] Fede/, "faith"],
		[/^Punt[oi] Vittoria/, "laurel"],
		[/^monet[ae]/, "coins"],
		[/^legn[oi]/, "wood"],
		[/^pietr[ae]/, "stone"],
		[/^servitor[ei]/, "meeple"],
		[/^Raccolt[oi]/, "wheat"],
		[/^Produzion[ei]/, "hammer"],
		[/^Alla fine:/, "hourglass"],
		[/^(un |ogni )?territori?o?/, "mountains"],
		[/^(un |ogni )?edifici?o?/, "city"],
		[/^(un |ogni )?personaggi?o?/, "person"],
		[/^(un'|ogni )?impres[ae]/, "office"],
	],
};

/* Words between goods that a sign says shorter. */
const short: Record<Lang, [RegExp, string][]> = {
	en: [
		[/, or pay /g, " / "],
		[/pay /g, ""],
		[/ for (?=\d)/g, " → "],
		[/ and /g, " "],
		[/, or /g, " / "],
		[/ for (each|every) /g, " × "],
		[/take (?=a )/g, "+"],
		[/take any card/g, "+?"],
		[/ with value /g, " "],
		[/; then /g, "; "],
		[/, if you have at least /g, " ≥"],
		[/ off\)/g, ")"],
		[/\(/g, "(−"],
	],
	it: [
		[/, oppure paga /g, " / "],
		[/, o paga /g, " / "],
		[/paga /g, ""],
		[/ per (?=\d)/g, " → "],
		[/ e /g, " "],
		[/, oppure /g, " / "],
		[/ per ogni /g, " × "],
		[/ ogni (?=\d)/g, " × "],
		[/prendi (?=un)/g, "+"],
		[/prendi una carta qualsiasi/g, "+?"],
		[/ a valore /g, " "],
		[/; poi /g, "; "],
		[/, se ne hai almeno /g, " ≥"],
		[/ in meno\)/g, ")"],
		[/\(/g, "(−"],
	],
};

interface Part {
	sign?: Sign;
	text?: string;
}

function partsOf(text: string, lang: Lang): Part[] {
	let rest = short[lang].reduce((t, [from, to]) => t.replace(from, to), text);
	const parts: Part[] = [];
	while (rest) {
		const hit = dictionary[lang].find(([words]) => words.test(rest));
		if (hit) {
			parts.push({ sign: hit[1] });
			rest = rest.replace(hit[0], "");
			continue;
		}
		const word = /^(\S+?(?=[\s)]|$)|\s+|.)/.exec(rest)![0];
		const last = parts[parts.length - 1];
		if (last?.text !== undefined) last.text += word;
		else parts.push({ text: word });
		rest = rest.slice(word.length);
	}
	return parts;
}

const known = new Map<string, Part[]>(); // a card's text never changes: read it once

export function Signs({ text, lang }: { text: string; lang: Lang }) {
	const key = lang + text;
	const parts = known.get(key) ?? partsOf(text, lang);
	known.set(key, parts);
	return (
		<span class="signs" aria-hidden="true">
			{parts.map((p, i) => (p.sign ? <Icon key={i} sign={p.sign} /> : p.text))}
		</span>
	);
}

export function Goods({ bag, lang }: { bag: Bag; lang: Lang }) {
	const on = (Object.keys(bag) as (keyof Bag)[]).filter((g) => bag[g]);
	return (
		<span class="signs">
			{on.map((g) => (
				<span key={g}>
					{bag[g]}
					<Icon sign={goods[g].sign} title={goods[g][lang]} />
				</span>
			))}
		</span>
	);
}
