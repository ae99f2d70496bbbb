/* settings.tsx: what a person likes, kept in this browser. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { remember, remembered, usePage } from "./context";
import { play } from "./sound";
import { isAllowed, useWish, type Wish } from "./wishes";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function setLook(look: string): void {
	const is = look === "auto" ? (dark.matches ? "dark" : "light") : look;
	document.documentElement.dataset.look = is;
}
dark.addEventListener("change", () => setLook(remembered("look", "auto")));

function Check({ what, label }: { what: Wish; label: string }) {
	const { w } = usePage();
	const [on, setOn] = useWish(what);
	const [denied, setDenied] = useState(false);
	const change = async () => {
		const allowed = on || (await isAllowed(what));
		setDenied(!allowed);
		if (allowed) setOn(!on);
	};
	return (
		<>
			<label class="check">
				<input type="checkbox" checked={on} onChange={change} /> {label}
			</label>
			{denied && (
				<p class="complaint" role="alert">
					{w("notify_denied")}
				</p>
			)}
		</>
	);
}

function Look() {
	const { w } = usePage();
	const [look, choose] = useState(remembered("look", "auto"));
	const change = (e: Event) => {
		const to = (e.target as HTMLSelectElement).value;
		remember("look", to);
		choose(to);
		setLook(to);
	};
	return (
		<label>
			{w("light_dark")}
			<select value={look} onChange={change}>
				<option value="auto">{w("auto")}</option>
				<option value="light">{w("light")}</option>
				<option value="dark">{w("dark")}</option>
			</select>
		</label>
	);
}

/** A menu closes when somebody leaves it: by Escape, by touching elsewhere, by a link. */
function useClosing() {
	const menu = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const close = () => menu.current?.removeAttribute("open");
		const onKey = (e: KeyboardEvent) => {
			if (e.key !== "Escape" || !menu.current?.open) return;
			close();
			menu.current.querySelector("summary")?.focus();
		};
		const onTouch = (e: Event) => {
			if (!menu.current?.contains(e.target as Node)) close();
		};
		addEventListener("keydown", onKey);
		addEventListener("pointerdown", onTouch);
		addEventListener("hashchange", close);
		return () => {
			removeEventListener("keydown", onKey);
			removeEventListener("pointerdown", onTouch);
			removeEventListener("hashchange", close);
		};
	}, []);
	return menu;
}

/** Off, and on again, by one tap. */
function SoundSwitch() {
	const { w } = usePage();
	const [on, setOn] = useWish("sound");
	const change = () => {
		setOn(!on);
		if (!on) play("turn"); // this is how it sounds
	};
	return (
		<button
			type="button"
			class="plain sound-switch"
			aria-pressed={on}
			aria-label={w("sound")}
			title={w(on ? "sound_off" : "sound_on")}
			onClick={change}
		>
			<svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true">
				<path d="M3 9h4l6-5v16l-6-5H3z" fill="currentColor" />
				<path
					d={on ? "M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12" : "M16 9l6 6M22 9l-6 6"}
					fill="none"
					stroke="currentColor"
					stroke-width="1.8"
					stroke-linecap="round"
				/>
			</svg>
		</button>
	);
}

/** What a person likes; a page may put more into the same menu. */
export function Settings({ children }: { children?: ComponentChildren }) {
	const { me, w } = usePage();
	const menu = useClosing();
	return (
		<>
			<SoundSwitch />
			<details class="menu" ref={menu}>
				<summary aria-label={w("settings")} title={w("settings")}>
					⚙
				</summary>
				<div>
					{children}
					<Look />
					<Check what="confirm" label={w("ask_final")} />
					<Check what="sound" label={w("sound")} />
					<Check what="notify" label={w("notify")} />
					<a href="#/me">{w(me ? "me_page" : "come_in")}</a>
					<a href="#/credits">{w("credits")}</a>
				</div>
			</details>
		</>
	);
}
