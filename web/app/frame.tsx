/* frame.tsx: what every page has. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../kit/icon";
import { usePage } from "./context";
import { post, type Me } from "./http";
import { Settings } from "./settings";

export function Bar() {
	const { lang, setLang, me, w } = usePage();
	const other = lang === "it" ? "en" : "it";
	return (
		<header class="bar">
			<a
				class="skip"
				href="#ask"
				onClick={(e) => {
					e.preventDefault();
					document.getElementById("ask")?.focus();
				}}
			>
				{w("skip_to_game")}
			</a>
			<a class="home" href="#/">
				<Icon sign="imperial" size="1.6rem" /> Ludoteca
			</a>
			<span class="grow" />
			{me && <span class="wide">{me.name}</span>}
			<button
				type="button"
				class="plain"
				lang={other}
				onClick={() => setLang(other)}
				aria-label={other === "it" ? "Passa all'italiano" : "Switch to English"}
			>
				{other === "it" ? "Italiano" : "English"}
			</button>
			<Settings />
		</header>
	);
}

export function NotFound() {
	const { w } = usePage();
	return (
		<main class="page">
			<h1>{w("not_found")}</h1>
			<a href="#/">{w("lobby")}</a>
		</main>
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

/** A stranger says a name and is a guest from then on. */
export function NameForm({ then }: { then?: () => void }) {
	const { lang, setMe, w } = usePage();
	const [name, setName] = useState("");
	const [error, setError] = useState("");
	const submit = async (e: Event) => {
		e.preventDefault();
		try {
			const answer = await post<{ me: Me }>("/api/me", lang, {
				name: name.trim(),
				lang,
			});
			setMe(answer.me);
			then?.();
		} catch (problem) {
			setError((problem as Error).message);
		}
	};
	return (
		<form class="sheet" onSubmit={submit}>
			<h2>{w("name_first")}</h2>
			<p class="hint">{w("name_why")}</p>
			<div class="row">
				<input
					name="name"
					aria-label={w("name")}
					value={name}
					maxLength={24}
					required
					autocomplete="nickname"
					onInput={(e) => setName(e.currentTarget.value)}
				/>
				<button class="main">{w("enter")}</button>
			</div>
			{error && <Complaint>{error}</Complaint>}
		</form>
	);
}
