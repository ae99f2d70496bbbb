/* rules.mjs: a game's rules as a list of chapters and numbered paragraphs, in HTML.
 *
 * The page is for players.  Ledger references in braces, what is said of code, files and tests,
 * and the lines of the examples are left out; of an example its number stays, by which the
 * server shows it on a board.  A translation gets those of the original, paragraph by
 * paragraph. */

const escape = (s) =>
	s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text) {
	return escape(text)
		.replace(/`([^`]+)`/g, "<code>$1</code>")
		.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
		.replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
		.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

/* Sentences about files, checks and how the examples are written. */
const forUs =
	/ledger|\bregistro\b|`[\w./]+\.(def|md|tsv|c|h)`|rules\.md|\[rules|ludoteca|\bbraces\b|blocks called|in examples seat|word on the fields|0\.couple35|counted from 0|contato da 0|dice le stesse cose/i;

/* "..., our proposal (°, in `cards.def`)": only the file is for us. */
const inFile = /,? (in|of|from|di|da) `[\w./]+\.(def|tsv|c|h)`/g;

function clean(text) {
	const bare = text
		.replace(/\{[A-Z]{3}-[^}]*\}/g, "")
		.replace(/\((no code|no example)[^)]*\)/g, "")
		.replace(inFile, "")
		.replace(/ \(`\w+=\w+`\)/g, "") // how an option is written
		.replace(/\s+/g, " ")
		.trim();
	const sentences = bare.split(/(?<=[.:;])\s+(?=[A-ZÀ-Ý0-9*`(])/);
	return sentences.filter((s) => !forUs.test(s)).join(" ");
}

function table(lines) {
	const rows = lines
		.filter((l) => !/^\|[-| :]+\|$/.test(l.trim()))
		.map((l) =>
			l
				.trim()
				.replace(/^\||\|$/g, "")
				.split("|")
				.map((c) => inline(c.trim())),
		);
	/* a column of ledger ids is for the checks */
	const ids = rows[0].findIndex((c) => /^(ledger|registro)$/i.test(c));
	const [head, ...body] = rows.map((row) => row.filter((_, i) => i !== ids));
	const cells = (row, tag) => row.map((c) => `<${tag}>${c}</${tag}>`).join("");
	/* a wide one scrolls on a narrow screen, by keyboard too */
	return `<table tabindex="0"><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body
		.map((r) => `<tr>${cells(r, "td")}</tr>`)
		.join("")}</tbody></table>`;
}

/* Chapters that are for the checks: every card is in the gallery, sources are for us. */
const ourChapters =
	/^\d+ (Every card, once|Mistakes found|Ogni carta, una volta|Errori trovati)/;

/* Lines of one block of text (no blank line inside) as HTML. */
function block(lines) {
	if (lines[0].startsWith("|")) return table(lines);
	if (/^[*-] /.test(lines[0])) {
		const items = lines
			.join("\n")
			.split(/\n?^[*-] /m)
			.filter(Boolean);
		return `<ul>${items.map((i) => `<li>${inline(clean(i))}</li>`).join("")}</ul>`;
	}
	const text = clean(lines.join(" "));
	return text ? `<p>${inline(text)}</p>` : "";
}

function fence(lines, i) {
	let end = i + 1;
	while (end < lines.length && !lines[end].startsWith("```")) end++;
	return end;
}

export function rulesPage(markdown) {
	const lines = markdown.split("\n");
	const parts = [];
	let part = { para: "", html: "", examples: [] };
	const begin = (para) => {
		if (part.html || part.examples.length) parts.push(part);
		part = { para, html: "", examples: [] };
	};
	let title = "";
	let n = 0; // blocks called example so far
	for (let i = 0; i < lines.length; i++) {
		const line = lines[i];
		if (!line.trim()) continue;
		if (line.startsWith("# ")) {
			title = line.slice(2);
			continue;
		}
		const heading = /^(#{2,4}) (.*)$/.exec(line);
		if (heading) {
			begin("");
			part.heading = heading[1].length;
			part.html = inline(heading[2]);
			begin("");
			continue;
		}
		if (line.startsWith("```")) {
			const end = fence(lines, i);
			if (/^```example\b/.test(line)) part.examples.push(++n);
			i = end;
			continue;
		}
		let end = i;
		while (end < lines.length && lines[end].trim() && !lines[end].startsWith("```"))
			end++;
		const text = lines.slice(i, end);
		const number = /^(\d+\.\d+[a-z]?) /.exec(line);
		if (number) {
			begin(number[1]);
			text[0] = text[0].slice(number[0].length);
		}
		part.html += block(text);
		i = end - 1;
	}
	begin("");
	let isOurs = false;
	const forPlayers = (p) => {
		if (p.heading === 2) isOurs = ourChapters.test(p.html);
		return !isOurs;
	};
	return { title, parts: parts.filter(forPlayers) };
}

/* The page of a translation, with the examples of the original's paragraphs; the file's
 * name is for the complaint. */
export function translatedPage(name, markdown, original) {
	const page = rulesPage(markdown);
	for (const { para, examples } of original.parts.filter((p) => p.examples.length)) {
		const part = page.parts.find((p) => para && p.para === para);
		if (!part) throw new Error(`${name}: no paragraph ${para} for an example of rules.md`);
		part.examples = examples;
	}
	return page;
}
