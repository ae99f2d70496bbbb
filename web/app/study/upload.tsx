/* upload.tsx: a game that was played in this browser goes to the server, for others to see. */
import { useState } from "preact/hooks";
import { remember, remembered } from "../context";
import { Complaint, Do } from "../frame";
import { useGuest } from "../guest";
import { post, type Table } from "../http";
import { askNear, isNear, isSite } from "../near";
import { useStudy } from "./words";

/** For finished games of this browser, where there is a server; which one it became is kept. */
export function Upload({ table }: { table: Table }) {
	const { lang, s } = useStudy();
	const { enter } = useGuest();
	const key = `uploaded.${table.id}`;
	const [there, setThere] = useState(() => remembered(key));
	const [problem, setProblem] = useState("");
	if (isSite || !isNear(table.id) || table.status !== "finished") return null;
	const upload = async () => {
		try {
			const answer = await askNear("GET", `/api/tables/${table.id}/record`);
			await enter();
			const body = { record: answer?.text ?? "", you: table.you };
			const made = await post<{ table: Table }>("/api/records", lang, body);
			remember(key, made.table.id);
			setThere(made.table.id);
			setProblem("");
		} catch (e) {
			setProblem((e as Error).message);
		}
	};
	if (there)
		return (
			<a class="button" href={`#/r/${there}`}>
				{s("uploaded_here")}
			</a>
		);
	return (
		<>
			<Do act={upload}>{s("upload")}</Do>
			{problem && <Complaint>{problem}</Complaint>}
		</>
	);
}
