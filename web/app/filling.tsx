/* filling.tsx: a table before it starts: who sits where, the invitation, the start. */
import { useState } from "preact/hooks";
import { Shield } from "../kit/icon";
import { useCatalogue, usualBot } from "./catalogue";
import { go, usePage } from "./context";
import { Complaint, Do, NameForm } from "./frame";
import { post, type Sitting, type Table } from "./http";

function Invitation({ url }: { url: string }) {
	const { w } = usePage();
	const [copied, setCopied] = useState(false);
	const copy = () => navigator.clipboard?.writeText(url).then(() => setCopied(true));
	return (
		<div class="row">
			<input
				readOnly
				value={url}
				aria-label={w("invite")}
				onFocus={(e) => e.currentTarget.select()}
			/>
			<button type="button" onClick={copy}>
				{copied ? w("copied") : w("copy")}
			</button>
		</div>
	);
}

type Act = (action: string, body?: object) => void;

/** One seat: who has it, and what this person may do about it. */
function Chair({
	table,
	i,
	free,
	secret,
	act,
}: {
	table: Table;
	i: number;
	free: boolean;
	secret?: string;
	act: Act;
}) {
	const { w } = usePage();
	const { catalogue } = useCatalogue();
	const s = table.seats[i];
	const bot = { seat: i, kind: "bot", bot: usualBot(catalogue) };
	return (
		<div class="row">
			<Shield seat={i} />
			<b>{s.name || w("open")}</b>
			<span>{s.kind === "bot" ? s.bot : s.ready ? "✓" : ""}</span>
			{free && (
				<Do main act={() => act("join", { seat: i, key: secret })}>
					{w("sit_here")}
				</Do>
			)}
			{table.you.includes(i) && (
				<Do act={() => act("leave", { seat: i })}>{w("stand_up")}</Do>
			)}
			{table.are_maker && s.kind === "open" && (
				<Do act={() => act("seat", bot)}>{w("put_bot")}</Do>
			)}
			{table.are_maker && s.kind === "reserved" && s.key && (
				<Invitation url={`${tableUrl(table)}/${i}/${s.key}`} />
			)}
		</div>
	);
}

const tableUrl = (table: Table) => `${location.origin}/#/t/${table.id}`;

function Start({ table, act }: { table: Table; act: Act }) {
	const { w } = usePage();
	const full = table.seats.every((s) => s.kind !== "open" && s.kind !== "reserved");
	const ready = table.seats.every((s) => s.kind !== "person" || s.ready);
	const iAmReady = table.you.every((i) => table.seats[i].ready);
	return (
		<div class="row">
			{table.you.length > 0 && (
				<Do act={() => act("ready", { ready: !iAmReady })}>
					{iAmReady ? w("not_ready") : w("ready")}
				</Do>
			)}
			{table.are_maker && (
				<Do main off={!full || !ready} act={() => act("start")}>
					{w("start")}
				</Do>
			)}
			{table.are_maker && (
				<Do
					act={() => {
						act("close");
						go("/");
					}}
				>
					{w("close_table")}
				</Do>
			)}
		</div>
	);
}

export function Filling({
	table,
	seat,
	secret,
}: {
	table: Table;
	seat?: string;
	secret?: string;
}) {
	const { lang, me, w } = usePage();
	const [error, setError] = useState("");
	const act: Act = (action, body = {}) => {
		setError("");
		post(`/api/tables/${table.id}/${action}`, lang, body).catch((e) =>
			setError(e.message),
		);
	};
	const free = (s: Sitting, i: number) =>
		!!me &&
		!table.you.length &&
		(s.kind === "open" || (s.kind === "reserved" && String(i) === seat));
	return (
		<main class={`page game-${table.game}`}>
			<h1>{table.title || table.name}</h1>
			<p>
				{table.title && `${table.name} · `}
				{w("waiting_seats")}
			</p>
			{!me && <NameForm />}
			<div class="sheet">
				{table.seats.map((s, i) => (
					<Chair
						key={i}
						table={table}
						i={i}
						free={free(s, i)}
						secret={secret}
						act={act}
					/>
				))}
				<h2>{w("invite")}</h2>
				<Invitation url={tableUrl(table)} />
				<Start table={table} act={act} />
				{error && <Complaint>{error}</Complaint>}
			</div>
		</main>
	);
}
