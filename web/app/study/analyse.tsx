/* analyse.tsx: the way from a replay or an end to its analysis.  Tables of a server that does
 * not analyse are analysed in this browser, as a copy of their record. */
import { useState } from "preact/hooks";
import { go } from "../context";
import { Complaint, Do } from "../frame";
import { near, type Table } from "../http";
import { hasNear, isNear } from "../near";
import { useStudy } from "./words";

async function copied(table: Table, lang: "it" | "en"): Promise<string> {
	const answer = await fetch(`/api/tables/${table.id}/record`);
	const body = { record: await answer.text(), you: table.you };
	return (await near.post<{ table: Table }>("/api/records", lang, body)).table.id;
}

interface Props {
	table: Table;
	ply: number;
	seat: number;
	isOn?: boolean;
	onOff?(): void;
}

export function Analyse({ table, ply, seat, isOn, onOff }: Props) {
	const { lang, s } = useStudy();
	const [problem, setProblem] = useState("");
	const isHere = table.analysis || isNear(table.id);
	if (table.status !== "finished" && !table.analysis) return null;
	if (!isHere && !hasNear) return null;
	if (isOn && onOff) return <Do act={onOff}>{s("analysis_off")}</Do>;
	const open = async () => {
		try {
			go(`/r/${isHere ? table.id : await copied(table, lang)}/${ply}/${seat}/a`);
		} catch (e) {
			setProblem((e as Error).message);
		}
	};
	return (
		<>
			<Do act={open}>{s("analyse")}</Do>
			{problem && <Complaint>{problem}</Complaint>}
		</>
	);
}
