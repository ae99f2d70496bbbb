/* settings.tsx: what a person likes, kept in this browser. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ringBell } from "./bell";
import { remember, remembered, usePage } from "./context";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function setLook(look: string): void {
	const is = look === "auto" ? (dark.matches ? "dark" : "light") : look;
	document.documentElement.dataset.look = is;
}
dark.addEventListener("change", () => setLook(remembered("look", "auto")));

type Wish = "sound" | "notify" | "confirm";

export const wants = (what: Wish): boolean =>
	remembered(what, what === "confirm" ? "1" : "0") === "1";

/** May the page do this?  Browsers ask the person, and only when a person asked for it. */
async function isAllowed(what: Wish): Promise<boolean> {
	if (what !== "notify") return true;
	if (!("Notification" in window)) return false;
	return (await Notification.requestPermission()) === "granted";
}

function Check({ what, label }: { what: Wish; label: string }) {
	const { w } = usePage();
	const [on, setOn] = useState(wants(what));
	const [denied, setDenied] = useState(false);
	const change = async () => {
		const allowed = on || (await isAllowed(what));
		setDenied(!allowed);
		if (!allowed) return;
		remember(what, on ? "0" : "1");
		setOn(!on);
		if (what === "sound" && !on) ringBell(); // this is how it sounds
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

/** What a person likes; a page may put more into the same menu. */
export function Settings({ children }: { children?: ComponentChildren }) {
	const { me, w } = usePage();
	const menu = useClosing();
	return (
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
				{me && <a href="#/me">{w("me_page")}</a>}
				<a href="#/credits">{w("credits")}</a>
			</div>
		</details>
	);
}
