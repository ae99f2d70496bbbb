/* asking.ts: an analysis under way: asked of an engine of its own, beside the one that shows
 * boards, so that nobody waits for it; or of the server, for its tables. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Lang } from "../../kit/contract";
import type { Asking, Telling } from "../../near/talk";
import type { Table } from "../http";
import { isNear } from "../near";
import { keepTold, recall } from "./cache";
import { type Depth, type Told, withMessage } from "./told";
import { useStudy } from "./words";

declare const WORKER: string; // the file, put in by the build

interface Line {
	say(message: object): void;
	close(): void;
}

type Hear = (message: any) => void;

/** A socket to the server, or a worker that is as one. */
function farLine(table: string, lang: Lang, hear: Hear, lost: () => void): Line {
	const scheme = location.protocol === "https:" ? "wss" : "ws";
	const query = `table=${table}&lang=${lang}&brief=1`;
	const socket = new WebSocket(`${scheme}://${location.host}/ws?${query}`);
	const waiting: string[] = [];
	socket.onopen = () => waiting.splice(0).forEach((text) => socket.send(text));
	socket.onmessage = (e) => hear(JSON.parse(e.data));
	socket.onclose = lost;
	return {
		say(message) {
			const text = JSON.stringify(message);
			if (socket.readyState === WebSocket.OPEN) socket.send(text);
			else waiting.push(text);
		},
		close() {
			socket.onclose = null;
			socket.close();
		},
	};
}

/* It remembers the rows that it has worked out, so that one can stop and go on: it stays as long as
 * the page does. */
let worker: Worker | null = null;
let serial = 0;

function nearLine(table: string, lang: Lang, hear: Hear, lost: () => void): Line {
	const scholar = (worker ??= new Worker(WORKER));
	const n = ++serial;
	const tell = (asking: Asking) => scholar.postMessage(asking);
	scholar.onerror = () => {
		worker = null;
		lost();
	};
	scholar.onmessage = ({ data }: MessageEvent<Telling>) => {
		if ("failed" in data) lost();
		else if (data.n !== n) return;
		else if ("hear" in data) hear(JSON.parse(data.hear));
		else if ("end" in data) lost();
	};
	tell({ n, connect: { table, seat: -1, lang, rev: -1, brief: true } });
	return {
		say: (message) => tell({ n, say: JSON.stringify(message) }),
		close() {
			if (serial === n) scholar.onmessage = scholar.onerror = null;
			tell({ n, leave: true });
		},
	};
}

/** A line that branches off the game: after so many moves, these. */
export interface Branch {
	from: number;
	moves: string[];
}

const nothing: Told = { head: null, rows: [] };
const KEEP = 2000; // ms between two times that what is there is kept

/** What was known of it before, and what is told now; kept as it grows. */
function useTold(key: string) {
	const [told, setTold] = useState<Told>(nothing);
	useEffect(() => {
		let wanted = true;
		setTold(nothing);
		recall(key).then((known) => wanted && known && setTold(known));
		return () => {
			wanted = false;
		};
	}, [key]);
	useKeeping(key, told);
	return { told, setTold };
}

/** What is known of an analysis, and the ways to begin, stop and go on. */
export function useAnalysis(table: Table, depth: Depth, branch: Branch | null) {
	const { lang, s } = useStudy();
	const [runs, setRuns] = useState(false);
	const [problem, setProblem] = useState("");
	const line = useRef<Line | null>(null);
	const what = branch ? JSON.stringify(branch) : "";
	const key = [table.id, table.rev, table.game, depth, lang, what].join(" ");
	const { told, setTold } = useTold(key);
	const stop = (why = "") => {
		line.current?.close();
		line.current = null;
		setProblem(why);
		setRuns(false);
	};
	useEffect(() => () => stop(), [key]);
	const begin = () => {
		const id = Math.random().toString(36).slice(2, 12);
		const hear = (m: any) => {
			if (m.id !== id) return;
			if (m.type === "refused") return stop(m.say);
			setTold((before) => withMessage(before, m));
			if (m.state === "done" || m.state === "stopped") stop();
		};
		const lost = () => stop(s("analysis_lost"));
		stop();
		setRuns(true);
		line.current = (isNear(table.id) ? nearLine : farLine)(table.id, lang, hear, lost);
		line.current.say({ v: 1, do: "analyse", id, depth, ...branch });
	};
	/** It is asked to rest, so that it sums up what it has; then it is over. */
	const rest = () => line.current?.say({ v: 1, do: "rest", id: "rest" });
	return { told, runs, problem, begin, rest };
}

export type Analysis = ReturnType<typeof useAnalysis>;

/** What is there is kept, now and then and at the end. */
function useKeeping(key: string, told: Told): void {
	const kept = useRef(0);
	useEffect(() => {
		const isOver = told.head && told.head.state !== "running";
		if (!told.rows.length || (!isOver && Date.now() - kept.current < KEEP)) return;
		kept.current = Date.now();
		keepTold(key, told);
	}, [told]);
}
