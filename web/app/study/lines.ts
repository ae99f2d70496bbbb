/* lines.ts: the text of a position as people edit it: a field a line.  In the language itself
 * (docs/examples.md) all fields of a 'given' stand in one line; here a line that begins with a
 * blank goes on with the one above. */

/** The fields of a 'given' line; blanks inside braces belong to them. */
const fieldsOf = (line: string): string[] => line.match(/(?:\{[^}]*\}|[^\s{])+/g) ?? [];

/** Long 'given' lines with a field a line. */
export function spread(text: string): string {
	return text
		.trimEnd()
		.split("\n")
		.map((line) => {
			const fields = fieldsOf(line);
			if (fields[0] !== "given" || fields.length < 3) return line;
			return ["given", ...fields.slice(1).map((field) => `  ${field}`)].join("\n");
		})
		.join("\n");
}

/** As the language has it, and for each of its lines the one of the text where it begins. */
export function joined(text: string): { lines: string[]; from: number[] } {
	const lines: string[] = [];
	const from: number[] = [];
	for (const [i, line] of text.split("\n").entries()) {
		const goesOn = /^\s+\S/.test(line) && lines.length > 0 && !/^\s*#/.test(line);
		if (goesOn) {
			lines[lines.length - 1] += ` ${line.trim().replace(/\s+#.*$/, "")}`;
		} else if (line.trim()) {
			lines.push(line.trimEnd());
			from.push(i);
		}
	}
	return { lines, from };
}

export const asSent = (text: string): string => `${joined(text).lines.join("\n")}\n`;

export const gameOf = (text: string): string => /^\s*game\s+(\w+)/m.exec(text)?.[1] ?? "";

/** The line of the text that a complaint is about: "line 3: no field 'x'", or -1. */
export function lineAt(text: string, problem: string): number {
	const number = Number(/\bline (\d+):/.exec(problem)?.[1] ?? 0);
	const { from } = joined(text);
	if (!number || from[number - 1] === undefined) return -1;
	const first = from[number - 1];
	const quoted = /'([^']+)'/.exec(problem)?.[1];
	const all = text.split("\n");
	const end = from[number] ?? all.length;
	for (let i = first; quoted && i < end; i++) if (all[i].includes(quoted)) return i;
	return first;
}
