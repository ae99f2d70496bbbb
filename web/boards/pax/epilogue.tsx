/* epilogue.tsx: what decided the game and is no points: what everybody had, and how near everybody
 * was to each victory. */
import type { ComponentChildren, ComponentType } from "preact";
import { Shield } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { either } from "../../kit/words";
import { Prestiges, Purse } from "./areas";
import { type PScene, tokens } from "./reading";
import type { Victory } from "./state";
import { NearRow } from "./victories";

interface RowProps {
	say: string;
	order: number[];
	cell(seat: number): ComponentChildren;
}

function Row({ say, order, cell }: RowProps) {
	return (
		<tr>
			<th scope="row">{say}</th>
			{order.map((seat) => (
				<td key={seat}>{cell(seat)}</td>
			))}
		</tr>
	);
}

export function Epilogue(scene: PScene & { order: number[] }) {
	const { order, lang: l } = scene;
	const cell = (Part: ComponentType<{ scene: PScene; seat: number }>) =>
		(seat: number) => <Part scene={scene} seat={seat} />;
	return (
		<table class="pax epilogue">
			<caption>{either(l, "Quanto mancava a ogni vittoria", "How near each victory was")}</caption>
			<thead>
				<tr>
					<td />
					{order.map((seat) => (
						<th scope="col" key={seat}>
							<Shield seat={seat} /> <Name name={scene.view.seats[seat].name} />
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{tokens<Victory>(scene, "victory").map((victory) => (
					<NearRow key={victory} scene={scene} victory={victory} order={order} />
				))}
				<Row say={either(l, "Averi", "Holdings")} order={order} cell={cell(Purse)} />
				<Row say={either(l, "Prestigio", "Prestige")} order={order} cell={cell(Prestiges)} />
			</tbody>
		</table>
	);
}
