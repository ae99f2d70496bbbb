/* invitation.tsx: a link to be sent to somebody. */
import { useRef, useState } from "preact/hooks";
import { usePage } from "./context";

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

export function Invitation({ url }: { url: string }) {
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
