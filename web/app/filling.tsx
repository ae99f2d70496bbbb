/* filling.tsx: a table before it starts: who sits where, the invitation, the start. */
import { useState } from "preact/hooks";
import { Shield } from "../kit/icon";
import { useCatalogue, usualBot } from "./catalogue";
import { go, usePage } from "./context";
import { Complaint, NameForm } from "./frame";
import { post, type Sitting, type Table } from "./http";

function Invitation({ url }: { url: string }) {
	const { w } = usePage();
	const [copied, setCopied] = useState(false);
	const copy = () => navigator.clipboard?.writeText(url).then(() => setCopied(true));
	return (
		<div class="row">
			<input readOnly value={url} aria-label={w("invite")} onFocus={(e) => e.currentTarget.select()} />
			<button type="button" onClick={copy}>{copied ? w("copied") : w("copy")}</button>
		</div>
	);
}

export function Filling({ table, seat, secret }: { table: Table; seat?: string; secret?: string }) {
	const { lang, me, w } = usePage();
	const { catalogue } = useCatalogue();
	const [error, setError] = useState("");
	const act = (action: string, body: object = {}) => {
		setError("");
		post(`/api/tables/${table.id}/${action}`, lang, body).catch((e) => setError(e.message));
	};
	const url = `${location.origin}/#/t/${table.id}`;
	const mine = (i: number) => table.you.includes(i);
	const free = (s: Sitting, i: number) =>
		!!me && !table.you.length && (s.kind === "open" || (s.kind === "reserved" && String(i) === seat));
	const full = table.seats.every((s) => s.kind !== "open" && s.kind !== "reserved");
	const ready = table.seats.every((s) => s.kind !== "person" || s.ready);
	const iAmReady = table.you.every((i) => table.seats[i].ready);
	return (
		<main class={`page game-${table.game}`}>
			<h1>{table.title || table.name}</h1>
			<p>{table.title && `${table.name} · `}{w("waiting_seats")}</p>
			{!me && <NameForm />}
			<div class="sheet">
				{table.seats.map((s, i) => (
					<div class="row" key={i}>
						<Shield seat={i} />
						<b>{s.name || w("open")}</b>
						<span>{s.kind === "bot" ? s.bot : s.ready ? "✓" : ""}</span>
						{free(s, i) && <button type="button" class="main" onClick={() => act("join", { seat: i, key: secret })}>{w("sit_here")}</button>}
						{mine(i) && <button type="button" onClick={() => act("leave", { seat: i })}>{w("stand_up")}</button>}
						{table.are_maker && s.kind === "open" && <button type="button" onClick={() => act("seat", { seat: i, kind: "bot", bot: usualBot(catalogue) })}>{w("put_bot")}</button>}
						{table.are_maker && s.kind === "reserved" && s.key && <Invitation url={`${url}/${i}/${s.key}`} />}
					</div>
				))}
				<h3>{w("invite")}</h3>
				<Invitation url={url} />
				<div class="row">
					{table.you.length > 0 && <button type="button" onClick={() => act("ready", { ready: !iAmReady })}>{iAmReady ? w("not_ready") : w("ready")}</button>}
					{table.are_maker && <button type="button" class="main" disabled={!full || !ready} onClick={() => act("start")}>{w("start")}</button>}
					{table.are_maker && <button type="button" onClick={() => { act("close"); go("/"); }}>{w("close_table")}</button>}
				</div>
				{error && <Complaint>{error}</Complaint>}
			</div>
		</main>
	);
}
