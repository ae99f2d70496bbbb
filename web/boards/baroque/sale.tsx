/* sale.tsx: an auction: everybody's bids as they rose, and who bought. */
import { pictures } from "art:baroque";
import type { Happening, Telling } from "../../kit/contract";
import { Icon, Shield } from "../../kit/icon";
import { Print } from "../../kit/print";
import { Tally } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import type { Board, State } from "./state";
import { powerOf } from "./view";
import { word } from "./words";

type Told = Telling<Board>;

/** Pictures in which the bids are told to who wants no motion. */
export const CALLS = 6;

/** All calls of this sale, the one that ended it last. */
function callsOf({ earlier, events }: Told): Happening[] {
	const since = earlier.map((e) => e.event).lastIndexOf("happens") + 1;
	const called = [...earlier.slice(since), ...events];
	return called.filter((e) => e.event === "bids" || e.event === "passes");
}

interface Bidder {
	seat: number;
	fl: number; // the last bid told, 0 for none
	isOut: boolean;
}

function biddersOf({ before, at, ...told }: Told, price: number): Bidder[] {
	const calls = callsOf({ before, at, ...told });
	const heard = calls.slice(0, Math.max(1, Math.ceil(at * calls.length)));
	const buyer = told.events.find((e) => e.event === "buys")?.seat;
	return before.seats.map((_, seat) => {
		const own = heard.filter((e) => e.seat === seat);
		const bids = own.filter((e) => e.event === "bids").map((e) => Number(e.args[0]));
		const isOver = at === 1;
		return {
			seat,
			fl: isOver && seat === buyer ? price : Math.max(0, ...bids),
			isOut: isOver ? seat !== buyer : own.at(-1)?.event === "passes",
		};
	});
}

function Row({ scene, bidder, price, won }: {
	scene: Told["scene"];
	bidder: Bidder;
	price: number;
	won: boolean;
}) {
	const { seat, fl, isOut } = bidder;
	return (
		<li class={`seat-${seat} ${isOut ? "out" : ""} ${won ? "now" : ""}`}>
			<Shield seat={seat} size="2rem" />
			<span class="who">{powerOf(scene, seat)}</span>
			<span class="score-bar" aria-hidden="true">
				<i class="had" style={{ width: `${(fl / Math.max(1, price)) * 100}%` }} />
			</span>
			<span class="leads">{won && <Icon sign="laurel" size="1.5rem" />}</span>
			<span class="sum">{fl ? <Tally n={fl} /> : "–"}</span>
		</li>
	);
}

export function Sale(told: Told) {
	const { scene, before, events, at } = told;
	const buys = events.find((e) => e.event === "buys");
	if (!buys) return null;
	const [state, fl] = buys.args as [State, number];
	const event = before.board.event;
	const isOver = at === 1;
	return (
		<div class="score-scene sale-scene">
			{event && <Print src={pictures[`event:${event}`]} />}
			<p class="score-now">
				<b>{nameIn(scene, "state", state)}</b>
				<Icon sign="coins" title={word(scene.lang, "florins")} size="1.8rem" />
			</p>
			<ul>
				{biddersOf(told, Number(fl)).map((bidder) => (
					<Row
						key={bidder.seat}
						scene={scene}
						bidder={bidder}
						price={Number(fl)}
						won={isOver && bidder.seat === buys.seat}
					/>
				))}
			</ul>
			<p class="score-words" role="status">{isOver && buys.say}</p>
		</div>
	);
}
