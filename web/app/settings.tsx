/* settings.tsx: what a person likes, kept in this browser. */
import { useState } from "preact/hooks";
import { remember, remembered, usePage } from "./context";

const dark = matchMedia("(prefers-color-scheme: dark)");

export function setLook(look: string): void {
	const is = look === "auto" ? (dark.matches ? "dark" : "light") : look;
	document.documentElement.dataset.look = is;
}
dark.addEventListener("change", () => setLook(remembered("look", "auto")));

export const wants = (what: "sound" | "notify" | "confirm"): boolean =>
	remembered(what, what === "confirm" ? "1" : "0") === "1";

function Check({ what, label }: { what: "sound" | "notify" | "confirm"; label: string }) {
	const [on, setOn] = useState(wants(what));
	const change = async () => {
		if (
			what === "notify" &&
			!on &&
			"Notification" in window &&
			(await Notification.requestPermission()) !== "granted"
		)
			return;
		remember(what, on ? "0" : "1");
		setOn(!on);
	};
	return (
		<label class="check">
			<input type="checkbox" checked={on} onChange={change} /> {label}
		</label>
	);
}

export function Settings() {
	const { w } = usePage();
	const [look, chooseLook] = useState(remembered("look", "auto"));
	const change = (e: Event) => {
		const to = (e.target as HTMLSelectElement).value;
		remember("look", to);
		chooseLook(to);
		setLook(to);
	};
	return (
		<details class="menu">
			<summary aria-label={w("settings")} title={w("settings")}>
				⚙
			</summary>
			<div>
				<label>
					{w("light_dark")}
					<select value={look} onChange={change}>
						<option value="auto">{w("auto")}</option>
						<option value="light">{w("light")}</option>
						<option value="dark">{w("dark")}</option>
					</select>
				</label>
				<Check what="confirm" label={w("ask_final")} />
				<Check what="sound" label={w("sound")} />
				<Check what="notify" label={w("notify")} />
				<a href="#/credits">{w("credits")}</a>
			</div>
		</details>
	);
}
