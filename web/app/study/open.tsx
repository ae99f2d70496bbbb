/* open.tsx: the page that opens files: the record of a game, or a position. */
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "../context";
import { Complaint } from "../frame";
import { useGuest } from "../guest";
import { hasNear } from "../near";
import { bring, dropped, textOf } from "./bring";
import { useStudy } from "./words";

/** Open a text or a file, and say what is wrong with it. */
function useOpening() {
	const { lang } = useStudy();
	const { enter } = useGuest();
	const [problem, setProblem] = useState("");
	const open = async (what: string | File) => {
		const name = typeof what === "string" ? "" : `${what.name}: `;
		setProblem("");
		try {
			const text = typeof what === "string" ? what : await textOf(what, lang);
			await enter();
			await bring(text, lang);
		} catch (e) {
			setProblem(name + (e as Error).message);
		}
	};
	return { problem, open };
}

/** What was dropped on another page, and on this one. */
function useDropped(open: (file: File) => void): void {
	useEffect(() => {
		const take = () => {
			const { file } = dropped;
			dropped.file = null;
			if (file) open(file);
		};
		take();
		addEventListener("ludoteca-dropped", take);
		return () => removeEventListener("ludoteca-dropped", take);
	}, []);
}

function Choose({ open }: { open(file: File): void }) {
	const { s } = useStudy();
	return (
		<label class="choose-file">
			{s("choose_file")}
			<input
				type="file"
				onChange={(e) => {
					const file = e.currentTarget.files?.[0];
					e.currentTarget.value = ""; // the same file may be chosen again, mended
					if (file) open(file);
				}}
			/>
		</label>
	);
}

export function Open() {
	const { s } = useStudy();
	const { problem, open } = useOpening();
	const [text, setText] = useState("");
	useTitle(s("open_title"));
	useDropped(open);
	const submit = (e: Event) => {
		e.preventDefault();
		open(text);
	};
	return (
		<main class="page">
			<h1>{s("open_title")}</h1>
			<form class="sheet" onSubmit={submit}>
				<p class="hint">{s(hasNear ? "open_tells" : "open_tells_far")}</p>
				<Choose open={open} />
				<label>
					{s("or_paste")}
					<textarea
						rows={8}
						spellcheck={false}
						value={text}
						onInput={(e) => setText(e.currentTarget.value)}
					/>
				</label>
				{problem && <Complaint>{problem}</Complaint>}
				<div class="row">
					<button class="main" disabled={!text.trim()}>
						{s("open_it")}
					</button>
				</div>
			</form>
		</main>
	);
}
