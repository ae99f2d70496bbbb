/* share.tsx: a position of a game as a link that carries it.  Of a running game it is what one's
 * own seat could know, the rest invented: the link tells nobody anything. */
import { useState } from "preact/hooks";
import { go } from "../context";
import { Complaint, Do } from "../frame";
import { get, type Table } from "../http";
import { hasNear } from "../near";
import { pack } from "./pack";
import { useStudy } from "./words";

export const positionOf = async (
	table: Table,
	ply: number,
	seat: number,
	lang: "it" | "en",
): Promise<string> => {
	const way = `/api/tables/${table.id}/position?ply=${ply}&seat=${seat}`;
	return (await get<{ position: string }>(way, lang)).position;
};

export function SharePosition({ table, ply, seat }: { table: Table; ply: number; seat: number }) {
	const { lang, s } = useStudy();
	const [problem, setProblem] = useState("");
	const canShare = table.status === "finished" || table.you.includes(seat);
	if (!hasNear || !canShare) return null;
	const share = () =>
		positionOf(table, ply, seat, lang)
			.then(pack)
			.then((packed) => go(`/p/${packed}`))
			.catch((e) => setProblem(e.message));
	return (
		<>
			<Do act={share}>{s("share_position")}</Do>
			{problem && <Complaint>{problem}</Complaint>}
		</>
	);
}
