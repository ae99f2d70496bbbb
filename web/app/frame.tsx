/* frame.tsx: what every page has. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../kit/icon";
import { usePage, useTitle } from "./context";
import { post, type Me } from "./http";
import { Settings } from "./settings";

/** Put the focus where a page begins: at the question, or at its main part. */
export function focusPage(): void {
	const at = document.getElementById("ask") ?? document.querySelector("main");
	at?.setAttribute("tabindex", "-1");
	at?.focus({ preventScroll: true });
}

function skip(e: Event): void {
	e.preventDefault();
	focusPage();
}

/** The first stop of the tab key. */
export function Skip() {
	const { w } = usePage();
	return (
		<a class="skip" href="#ask" onClick={skip}>
			{w("skip_to_game")}
		</a>
	);
}

/** Into the other language. */
export function Tongue() {
	const { lang, setLang } = usePage();
	const other = lang === "it" ? "en" : "it";
	return (
		<button
			type="button"
			class="plain"
			lang={other}
			onClick={() => setLang(other)}
			aria-label={other === "it" ? "Passa all'italiano" : "Switch to English"}
		>
			{other === "it" ? "Italiano" : "English"}
		</button>
	);
}

export function Bar() {
	const { me, w } = usePage();
	return (
		<header class="bar">
			<Skip />
			<a class="home" href="#/">
				<Icon sign="imperial" size="1.6rem" /> Ludoteca
			</a>
			<span class="grow" />
			<a class="desk-only come-in" href="#/me">
				{me ? me.name : w("come_in")}
			</a>
			<Tongue />
			<Settings />
		</header>
	);
}

/** A way that ends here, and the way back. */
export function Dead({ what, why }: { what: string; why: string }) {
	const { w } = usePage();
	useTitle(what);
	return (
		<main class="page">
			<h1>{what}</h1>
			<p>{why}</p>
			<a class="button main" href="#/">
				{w("to_lobby")}
			</a>
		</main>
	);
}

export function NotFound() {
	const { w } = usePage();
	return <Dead what={w("not_found")} why={w("not_found_why")} />;
}

/** To a paragraph of the rules, beside what is open here. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
	const { w } = usePage();
	return (
		<a href={`#/rules/${game}/${rule}`} target="_blank" rel="noopener">
			{w("rule")} {rule}
		</a>
	);
}

export function Complaint({ children }: { children: ComponentChildren }) {
	return (
		<p class="complaint" role="alert">
			{children}
		</p>
	);
}

/** A button that does something; "main" is what most people want. */
export function Do(props: {
	act(): void;
	main?: boolean;
	off?: boolean;
	children: ComponentChildren;
}) {
	return (
		<button
			type="button"
			class={props.main ? "main" : ""}
			disabled={props.off}
			onClick={props.act}
		>
			{props.children}
		</button>
	);
}

/** What a stranger types: a name, and a password where the name has one. */
function useEntering(then?: () => void) {
	const { lang, setMe } = usePage();
	const [error, setError] = useState("");
	const enter = async (path: string, body: object) => {
		try {
			setMe((await post<{ me: Me }>(path, lang, { ...body, lang })).me);
			then?.();
		} catch (problem) {
			setError((problem as Error).message);
		}
	};
	return { error, enter };
}

/** A stranger says a name and is a guest from then on; who has a password comes back.  In brief
    it is one line, where somebody only wants to talk. */
export function NameForm({ then, brief }: { then?: () => void; brief?: boolean }) {
	const { w } = usePage();
	const [name, setName] = useState("");
	const [known, setKnown] = useState(false);
	const [password, setPassword] = useState("");
	const { error, enter } = useEntering(then);
	const submit = (e: Event) => {
		e.preventDefault();
		if (known) enter("/api/me/login", { name: name.trim(), password });
		else enter("/api/me", { name: name.trim() });
	};
	const field = <NameField name={name} onName={setName} words={brief ? w("name_to_talk") : ""} />;
	if (brief)
		return (
			<form class="name-line" onSubmit={submit}>
				{field}
				<button>{w("enter")}</button>
				{error && <Complaint>{error}</Complaint>}
			</form>
		);
	return (
		<form class="sheet" onSubmit={submit}>
			<h2>{w("name_first")}</h2>
			<p class="hint">{w("name_why")}</p>
			<div class="row">
				{field}
				{known && <Password value={password} onValue={setPassword} />}
				<button class="main">{w("enter")}</button>
			</div>
			<Known on={known} onChange={setKnown} />
			{error && <Complaint>{error}</Complaint>}
		</form>
	);
}

function NameField(props: { name: string; words: string; onName(name: string): void }) {
	const { w } = usePage();
	const { name, words, onName } = props;
	return (
		<input
			name="name"
			aria-label={w("name")}
			placeholder={words}
			value={name}
			maxLength={24}
			required
			autocomplete="username"
			onInput={(e) => onName(e.currentTarget.value)}
		/>
	);
}

function Password({ value, onValue }: { value: string; onValue(v: string): void }) {
	const { w } = usePage();
	return (
		<input
			type="password"
			aria-label={w("password")}
			placeholder={w("password")}
			value={value}
			required
			autocomplete="current-password"
			onInput={(e) => onValue(e.currentTarget.value)}
		/>
	);
}

function Known({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
	const { w } = usePage();
	return (
		<label class="check">
			<input type="checkbox" checked={on} onChange={() => onChange(!on)} />
			{w("have_password")}
		</label>
	);
}

/** The server does not answer: say so, and offer to try once more. */
export function Silence({ words }: { words: string }) {
	const { w } = usePage();
	return (
		<>
			<Complaint>{words}</Complaint>
			<Do main act={() => location.reload()}>
				{w("try_again")}
			</Do>
		</>
	);
}
