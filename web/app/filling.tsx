/* filling.tsx: a table before it starts: who sits where, the invitation, the start. */
import { useRef, useState } from "preact/hooks";
import { Shield } from "../kit/icon";
import { useOffer, usualBot } from "./offer";
import { go, usePage, useTitle } from "./context";
import { Complaint, Do, NameForm } from "./frame";
import { post, type Sitting, type Table } from "./http";

/** Over plain http a page has no clipboard: then the old way, from what is selected. */
async function copied(input: HTMLInputElement): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(input.value);
		return true;
	} catch {
		input.select();
		return document.execCommand("copy");
	}
}

function Invitation({ url }: { url: string }) {
	const { w } = usePage();
	const input = useRef<HTMLInputElement>(null);
	const [is, setIs] = useState<"copied" | "selected" | "">("");
	const copy = async () => setIs((await copied(input.current!)) ? "copied" : "selected");
	return (
		<div class="row invitation">
			<input
				ref={input}
				readOnly
				value={url}
				aria-label={w("invite")}
				onFocus={(e) => e.currentTarget.select()}
			/>
			<button type="button" onClick={copy}>
				{is === "copied" ? w("copied") : w("copy")}
			</button>
			{is === "selected" && <span role="status">{w("copy_by_hand")}</span>}
		</div>
	);
}

type Act = (action: string, body?: object) => void;

interface ChairProps {
	table: Table;
	i: number;
	secret?: string;
	act: Act;
}

const tableUrl = (table: Table) => `${location.origin}/#/t/${table.id}`;

const isEmpty = (s: Sitting): boolean => s.kind === "open" || s.kind === "reserved";

/** How a seat stands, in a word. */
function useStanding(s: Sitting): string {
	const { w } = usePage();
	if (s.kind === "open") return "";
	if (s.kind === "bot") return `${w("bot")} ${s.bot}`;
	if (s.kind === "reserved") return s.key ? w("seat_reserved") : "";
	return s.ready ? `✓ ${w("is_ready")}` : w("is_not_ready");
}

/** What the maker may do about a seat. */
function Makers({ table, i, act }: ChairProps) {
	const { w } = usePage();
	const { offer } = useOffer();
	const s = table.seats[i];
	const bot = { seat: i, kind: "bot", bot: usualBot(offer) };
	if (!table.are_maker) return null;
	if (s.kind === "open") return <Do act={() => act("seat", bot)}>{w("put_bot")}</Do>;
	if (table.you.includes(i)) return null;
	const remove = () => act("seat", { seat: i, kind: "open" });
	return (
		<>
			{s.kind === "reserved" && s.key && (
				<Invitation url={`${tableUrl(table)}/${i}/${s.key}`} />
			)}
			<Do act={remove}>{w("remove")}</Do>
		</>
	);
}

/** One seat: who has it, and what this person may do about it. */
function Chair(props: ChairProps & { free: boolean }) {
	const { w } = usePage();
	const { table, i, free, secret, act } = props;
	const s = table.seats[i];
	const standing = useStanding(s);
	return (
		<li class="row">
			<Shield seat={i} />
			<b>{s.name || w("seat_open")}</b>
			{standing && <span class="facts">{standing}</span>}
			{free && (
				<Do main act={() => act("join", { seat: i, key: secret })}>
					{w("sit_here")}
				</Do>
			)}
			{table.you.includes(i) && (
				<Do act={() => act("leave", { seat: i })}>{w("stand_up")}</Do>
			)}
			<Makers {...props} />
		</li>
	);
}

/** What the table is still waiting for. */
function useMissing(table: Table): { can: boolean; words: string } {
	const { w } = usePage();
	const empty = table.seats.filter(isEmpty).length;
	const late = table.seats.filter((s) => s.kind === "person" && !s.ready);
	const more = table.are_maker ? ` ${w("fill_seats")}` : "";
	const missing = empty === 1 ? w("needs_seat") : w("needs_seats", { n: empty });
	if (empty) return { can: false, words: `${missing}${more}` };
	const who = late.map((s) => s.name).join(", ");
	if (late.length) return { can: false, words: w("needs_ready", { who }) };
	if (table.are_maker) return { can: true, words: w("can_start") };
	return { can: true, words: w("maker_starts", { who: table.maker }) };
}

function Start({ table, act }: { table: Table; act: Act }) {
	const { w } = usePage();
	const { can, words } = useMissing(table);
	const iAmReady = table.you.every((i) => table.seats[i].ready);
	const close = () => {
		act("close");
		go("/");
	};
	return (
		<>
			<p role="status">{words}</p>
			<div class="row">
				{table.are_maker && (
					<Do main off={!can} act={() => act("start")}>
						{w("start")}
					</Do>
				)}
				{table.you.length > 0 && (
					<Do
						main={!iAmReady && !table.are_maker}
						act={() => act("ready", { ready: !iAmReady })}
					>
						{iAmReady ? w("not_ready") : w("ready")}
					</Do>
				)}
				{table.are_maker && <Do act={close}>{w("close_table")}</Do>}
			</div>
		</>
	);
}

interface Props {
	table: Table;
	seat?: string; // of the invitation that brought this person here
	secret?: string;
}

function Chairs({ table, seat, secret, act }: Props & { act: Act }) {
	const { me } = usePage();
	const free = (s: Sitting, i: number) =>
		!!me &&
		!table.you.length &&
		(s.kind === "open" || (s.kind === "reserved" && String(i) === seat));
	return (
		<ul class="chairs">
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
		</ul>
	);
}

export function Filling({ table, seat, secret }: Props) {
	const { lang, me, w } = usePage();
	const [error, setError] = useState("");
	useTitle(table.title || table.name);
	const act: Act = (action, body = {}) => {
		setError("");
		post(`/api/tables/${table.id}/${action}`, lang, body).catch((e) =>
			setError(e.message),
		);
	};
	return (
		<main class={`page game-${table.game}`}>
			<h1>{table.title || table.name}</h1>
			<p>
				{table.title && `${table.name} · `}
				{me ? w("waiting_seats") : w("name_to_join")}
			</p>
			{!me && <NameForm />}
			<div class="sheet">
				<Chairs table={table} seat={seat} secret={secret} act={act} />
				<Start table={table} act={act} />
				{error && <Complaint>{error}</Complaint>}
				<h2>{w("invite")}</h2>
				<Invitation url={tableUrl(table)} />
			</div>
		</main>
	);
}
