/* sheet.ts: the categories of a finished game, for boards that name none: from a field "score"
 * that has a number for each seat and category, or from the events that told of points. */
import type { Catalogue, Happening, Scene, SheetRow } from "./contract";
import { say, type Word } from "./words";

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function nameOf(catalogue: Catalogue, kind: string, token: string): string {
	const name = catalogue.kinds[kind]?.names?.find((n) => n.id === token)?.say;
	return capital(name ?? token);
}

/** Of a field "score", by seat and category; what adds up the others is left out, and some
    categories take points away. */
export function fromField(
	{ catalogue, view }: Scene<any>,
	losses: string[] = [],
): SheetRow[] {
	const field = catalogue.fields.find((f) => f.name === "score");
	const score: Record<string, number>[] | undefined = view.board.score;
	if (!field || !score || field.index[0] !== "seat" || !field.index[1]) return [];
	return Object.keys(score[0] ?? {})
		.filter((id) => id !== "total")
		.map((id) => ({
			id,
			say: nameOf(catalogue, field.index[1], id),
			points: view.seats.map(
				(_, seat) => (score[seat]?.[id] ?? 0) * (losses.includes(id) ? -1 : 1),
			),
		}));
}

const TELLING = ["scores", "earns", "bonus"]; // events that give somebody points

/** Of the events: what was scored for each cause. */
function fromEvents({ catalogue, view, lang }: Scene<any>, told: Happening[]): SheetRow[] {
	const rows = new Map<string, SheetRow>();
	const names = { scores: "during_play", earns: "earned", bonus: "bonus" } as const;
	for (const e of told) {
		const [n, cause] = e.args;
		if (!TELLING.includes(e.event) || typeof n !== "number" || !view.seats[e.seat]) continue;
		const kind = catalogue.events[e.event]?.kinds[1] ?? "";
		const id = typeof cause === "string" ? `${e.event}.${cause}` : e.event;
		const name =
			typeof cause === "string"
				? nameOf(catalogue, kind, cause)
				: say(lang, names[e.event as keyof typeof names]);
		const row = rows.get(id) ?? { id, say: name, points: view.seats.map(() => 0) };
		row.points[e.seat] = (row.points[e.seat] ?? 0) + n;
		rows.set(id, row);
	}
	return [...rows.values()];
}

/** What the rows leave to explain: points that no category tells of. */
function rest({ view, lang }: Scene<any>, rows: SheetRow[], name: Word): SheetRow[] {
	const sum = (seat: number) => rows.reduce((n, row) => n + (row.points[seat] ?? 0), 0);
	const points = view.seats.map((s, seat) => s.points - sum(seat));
	if (!points.some(Boolean)) return [];
	return [{ id: "rest", say: say(lang, rows.length ? name : "points_row"), points }];
}

const isUsed = (row: SheetRow) => row.points.some(Boolean);

/** What was earned during play, and then the categories of the end. */
export function withRest(scene: Scene<any>, rows: SheetRow[]): SheetRow[] {
	const used = rows.filter(isUsed);
	return [...rest(scene, used, "during_play"), ...used];
}

/** The rows of the sheet; together they make the points of every seat. */
export function usualSheet(scene: Scene<any>, told: Happening[]): SheetRow[] {
	const named = withRest(scene, fromField(scene));
	if (named.length > 1) return named;
	const rows = fromEvents(scene, told).filter(isUsed);
	return [...rows, ...rest(scene, rows, "other_points")];
}
