/* rules.mjs: a game's rules as a list of chapters and numbered paragraphs, in HTML.
 *
 * Ledger references in braces and remarks about code and examples are for the checks and
 * are left out; the examples stay, folded away by the page.  A translation gets those of
 * the original, paragraph by paragraph. */

const escape = (s) =>
	s.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function inline(text) {
	return escape(text)
		.replace(/`([^`]+)`/g, "<code>$1</code>")
		.replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
		.replace(/\*([^*\s][^*]*)\*/g, "<em>$1</em>")
		.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}

function clean(text) {
	return text
		.replace(/\{[A-Z]{3}-[^}]*\}/g, "")
		.replace(/\((no code|no example)[^)]*\)/g, "")
		.replace(/\s+/g, " ")
		.trim();
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
	const [head, ...body] = rows;
	const cells = (row, tag) => row.map((c) => `<${tag}>${c}</${tag}>`).join("");
	/* a wide one scrolls on a narrow screen, by keyboard too */
	return `<table tabindex="0"><thead><tr>${cells(head, "th")}</tr></thead><tbody>${body
		.map((r) => `<tr>${cells(r, "td")}</tr>`)
		.join("")}</tbody></table>`;
}

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
	let part = { para: "", html: "", example: "" };
	const begin = (para) => {
		if (part.html || part.example) parts.push(part);
		part = { para, html: "", example: "" };
	};
	let title = "";
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
			const shown = lines.slice(i + 1, end);
			if (line.startsWith("```position ")) shown.unshift(line.slice(3));
			part.example += `${part.example ? "\n\n" : ""}${shown.join("\n")}`;
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
	return { title, parts };
}

/* The page of a translation, with the examples of the original's paragraphs; the file's
 * name is for the complaint. */
export function translatedPage(name, markdown, original) {
	const page = rulesPage(markdown);
	for (const { para, example } of original.parts.filter((p) => p.example)) {
		const part = page.parts.find((p) => para && p.para === para);
		if (!part) throw new Error(`${name}: no paragraph ${para} for an example of rules.md`);
		part.example = example;
	}
	return page;
}
