/* record.tsx: a finished game as a file. */
import { usePage } from "./context";
import { Do } from "./frame";
import type { Table } from "./http";
import { askNear, isNear } from "./near";

async function saveNear(table: Table): Promise<void> {
	const answer = await askNear("GET", `/api/tables/${table.id}/record`);
	if (!answer || answer.status !== 200) return;
	const url = URL.createObjectURL(new Blob([answer.text], { type: "text/plain" }));
	const link = document.createElement("a");
	link.href = url;
	link.download = `${table.game}-${table.id}.txt`;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export function RecordLink({ table }: { table: Table }) {
	const { w } = usePage();
	if (isNear(table.id)) return <Do act={() => saveNear(table)}>{w("download")}</Do>;
	return (
		<a class="button" href={`/api/tables/${table.id}/record`} download>
			{w("download")}
		</a>
	);
}
