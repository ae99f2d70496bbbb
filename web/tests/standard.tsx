/* standard.tsx: the standard board with a game that has everything; for the tests alone. */
import { render } from "preact";
import { useState } from "preact/hooks";
import "../style/base.css";
import "../style/page.css";
import "../style/kit.css";
import "../boards/standard/standard.css";
import { design } from "../boards/standard";
import { kindOf, livePieces, touch } from "../kit/answer";
import type { Scene } from "../kit/contract";
import { fit } from "../kit/vocabulary";
import { catalogue, view } from "./fixture";

const board = fit(design, catalogue);

function Page() {
	const [picked, setPicked] = useState<string[]>([]);
	const [answer, setAnswer] = useState("");
	const live = livePieces(board, view, picked);
	const scene: Scene = {
		view,
		lang: "en",
		catalogue,
		stands: (piece) => ({
			live: live.has(kindOf(piece)) || picked.includes(piece),
			picked: picked.includes(piece),
			fresh: kindOf(piece) === "good:salt",
		}),
		touch(piece) {
			const result = touch(board, view, picked, piece);
			if (result.to === "pick") return setPicked(result.picked);
			setAnswer(result.to === "answer" ? result.move.move : result.guesses.join("; "));
			setPicked([]);
		},
	};
	return (
		<main class="board-area" data-answer={answer}>
			<h1>The standard board</h1>
			<board.Picture {...scene} />
		</main>
	);
}

render(<Page />, document.body);
