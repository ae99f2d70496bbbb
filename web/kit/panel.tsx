/* panel.tsx: what one player has before them, under their shield and name. */
import type { ComponentChildren } from "preact";
import type { Scene } from "./contract";
import { Shield } from "./icon";
import { Tally, Tile } from "./piece";
import { say } from "./words";

export function Panel({
	scene,
	seat,
	tags = [],
	children,
}: {
	scene: Scene<any>;
	seat: number;
	tags?: string[]; // what this player is: "first player"
	children?: ComponentChildren;
}) {
	const { name, points } = scene.view.seats[seat];
	const isMe = seat === scene.view.you;
	const turn = scene.view.waiting.includes(seat);
	const said = [name, ...tags, `${points} ${say(scene.lang, "points")}`];
	return (
		<section
			class={`panel seat-${seat} ${isMe ? "mine" : ""} ${turn ? "turn" : ""}`}
			aria-label={name}
		>
			<Tile scene={scene} id={`seat:${seat}`} class="panel-head" label={said.join(", ")}>
				<span class="who">
					<Shield seat={seat} /> {name}
				</span>
				{tags.map((tag) => (
					<span key={tag} class="tag">
						{tag}
					</span>
				))}
				<span class="score">
					<Tally n={points} />
				</span>
			</Tile>
			{children}
		</section>
	);
}
