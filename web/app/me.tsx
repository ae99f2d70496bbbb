/* me.tsx: the person: name, other devices, password, messages. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { go, remember, usePage, useTitle } from "./context";
import { Complaint, Do, NameForm } from "./frame";
import { isGuest } from "./guest";
import { post, type Me } from "./http";
import { isNear } from "./near";

/** A form that says what came of it. */
function Form({
	title,
	tells,
	send,
	button,
	children,
}: {
	title: string;
	tells?: string;
	send(): Promise<void>;
	button?: string;
	children: ComponentChildren;
}) {
	const { w } = usePage();
	const [done, setDone] = useState(false);
	const [error, setError] = useState("");
	const submit = (e: Event) => {
		e.preventDefault();
		setDone(false);
		setError("");
		send()
			.then(() => setDone(true))
			.catch((problem) => setError(problem.message));
	};
	return (
		<form class="sheet" onSubmit={submit}>
			<h2>{title}</h2>
			{tells && <p class="hint">{tells}</p>}
			{children}
			<div class="row">
				<button>{button ?? w("save")}</button>
				<span role="status">{done && w("saved")}</span>
			</div>
			{error && <Complaint>{error}</Complaint>}
		</form>
	);
}

interface FieldProps {
	label: string;
	value: string;
	onValue(v: string): void;
	type?: string;
	most?: number;
	required?: boolean;
	autocomplete?: string;
}

function Field({ label, value, onValue, most, ...rest }: FieldProps) {
	return (
		<label>
			{label}
			<input
				{...(rest as object)}
				value={value}
				maxLength={most}
				onInput={(e) => onValue(e.currentTarget.value)}
			/>
		</label>
	);
}

function Name({ me }: { me: Me }) {
	const { lang, setMe, w } = usePage();
	const [name, setName] = useState(me.name);
	const send = async () => {
		setMe((await post<{ me: Me }>("/api/me/name", lang, { name, lang })).me);
		remember("guest", "");
	};
	return (
		<Form title={w("name")} tells={w("name_why")} send={send}>
			<Field label={w("name")} value={name} onValue={setName} most={24} required />
		</Form>
	);
}

/** Who plays as a guest may have had a name here before. */
function WasHere() {
	const { lang, setMe, w } = usePage();
	const [name, setName] = useState("");
	const [password, setPassword] = useState("");
	const send = async () =>
		setMe((await post<{ me: Me }>("/api/me/login", lang, { name, password })).me);
	return (
		<Form title={w("have_password")} send={send} button={w("enter")}>
			<Field
				label={w("name")}
				autocomplete="username"
				value={name}
				onValue={setName}
				most={24}
				required
			/>
			<Field
				label={w("password")}
				type="password"
				autocomplete="current-password"
				value={password}
				onValue={setPassword}
				required
			/>
		</Form>
	);
}

function OtherDevice() {
	const { lang, w } = usePage();
	const [url, setUrl] = useState("");
	const [error, setError] = useState("");
	const make = () =>
		post<{ link: string }>("/api/me/link", lang)
			.then((a) => setUrl(`${location.origin}/#/link/${a.link}`))
			.catch((e) => setError(e.message));
	return (
		<section class="sheet">
			<h2>{w("other_device")}</h2>
			<p class="hint">{w("other_device_tells")}</p>
			{url ? (
				<input
					readOnly
					value={url}
					aria-label={w("other_device")}
					onFocus={(e) => e.currentTarget.select()}
				/>
			) : (
				<div class="row">
					<Do act={make}>{w("make_link")}</Do>
				</div>
			)}
			{error && <Complaint>{error}</Complaint>}
		</section>
	);
}

function Password({ me }: { me: Me }) {
	const { lang, setMe, w } = usePage();
	const [old, setOld] = useState("");
	const [password, setPassword] = useState("");
	const send = async () => {
		await post("/api/me/password", lang, { password, old });
		setMe({ ...me, has_password: true });
		setOld("");
		setPassword("");
	};
	return (
		<Form title={w("password")} tells={w("password_tells")} send={send}>
			{me.has_password && (
				<Field
					label={w("password_old")}
					type="password"
					autocomplete="current-password"
					value={old}
					onValue={setOld}
					required
				/>
			)}
			<Field
				label={w("password_new")}
				type="password"
				autocomplete="new-password"
				value={password}
				onValue={setPassword}
				required
			/>
		</Form>
	);
}

/** Where the server can send messages: a line each for what it can. */
function Messages({ me }: { me: Me }) {
	const { lang, setMe, w } = usePage();
	const [email, setEmail] = useState(me.notify.wanted || me.notify.email);
	const [hook, setHook] = useState(me.notify.hook);
	if (!me.notify.can_email && !me.notify.can_hook) return null;
	const send = async () =>
		setMe((await post<{ me: Me }>("/api/me/notify", lang, { email, hook })).me);
	return (
		<Form title={w("by_mail")} send={send}>
			{me.notify.can_email && (
				<Field label={w("email")} type="email" value={email} onValue={setEmail} />
			)}
			{me.notify.wanted && <p class="facts">{w("email_wanted")}</p>}
			{me.notify.can_hook && (
				<Field label={w("hook")} type="url" value={hook} onValue={setHook} />
			)}
		</Form>
	);
}

function Leave() {
	const { lang, setMe, w } = usePage();
	const leave = () =>
		post("/api/me/logout", lang)
			.then(() => {
				setMe(null);
				go("/");
			})
			.catch(() => {});
	return (
		<section class="sheet">
			<h2>{w("log_out")}</h2>
			<p class="hint">{w("log_out_tells")}</p>
			<div class="row">
				<Do act={leave}>{w("log_out")}</Do>
			</div>
		</section>
	);
}

export function Profile() {
	const { me, w } = usePage();
	useTitle(w("me_page"));
	return (
		<main class="page">
			<h1>{w("me_page")}</h1>
			{me && isNear(me.id) && <Name key={me.id} me={me} />}
			{me && !isNear(me.id) && (
				<>
					<Name key={me.id} me={me} />
					{isGuest(me) && <WasHere />}
					<OtherDevice />
					<Password me={me} />
					<Messages me={me} />
					<Leave />
				</>
			)}
			{!me && <NameForm />}
		</main>
	);
}
