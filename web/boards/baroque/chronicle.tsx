/* chronicle.tsx: what concerns everybody, beside the map: the turn, the order of play, events
 * in force, wars, decks. */
import { pictures } from "art:baroque";
import type { ComponentChildren } from "preact";
import { Print } from "../../kit/print";
import { Icon, Shield } from "../../kit/icon";
import { Told } from "../../kit/piece";
import { nameIn } from "../../kit/thing";
import type { Event } from "./state";
import { EventTip } from "./tips";
import { type BScene, powerOf } from "./view";
import { type Word, word } from "./words";

interface Of {
	scene: BScene;
}

/** Seats in the order of play; who acts, and who is out. */
export function Order({ scene }: Of) {
	const b = scene.view.board;
	const seats = b.order.slice(0, scene.view.seats.length);
	return (
		<ol class="order" data-move="order" aria-label={word(scene.lang, "order")}>
			{seats.map((seat) => {
				const isOut = b.out.includes(seat);
				const isNow = b.turn > 0 && b.active === seat;
				const said = [powerOf(scene, seat), isOut && word(scene.lang, "out")];
				return (
					<li
						key={seat}
						class={`seat-${seat} ${isNow ? "now" : ""} ${isOut ? "out" : ""}`}
						title={said.filter(Boolean).join(", ")}
					>
						<Shield seat={seat} />
						<span class="who">{scene.view.seats[seat].name}</span>
					</li>
				);
			})}
		</ol>
	);
}

export function EventCard({ scene, event, now }: Of & { event: Event; now?: boolean }) {
	const name = nameIn(scene, "event", event);
	return (
		<Told
			class={`event-card ${now ? "now" : ""}`}
			label={name}
			tip={<EventTip scene={scene} event={event} />}
			move={`event-${event}`}
		>
			<Print src={pictures[`event:${event}`]} />
			<span>{name}</span>
		</Told>
	);
}

/** The event that is being carried out, and those that last. */
export function Events({ scene }: Of) {
	const b = scene.view.board;
	const lasting = [...new Set(b.event_out)].filter((e) => e !== b.event && e !== "war");
	return (
		<div class="in-force" data-move="in-force">
			{b.event && <EventCard scene={scene} event={b.event} now />}
			{lasting.map((event) => (
				<EventCard key={event} scene={scene} event={event} />
			))}
			{b.wars.map((war) => (
				<span key={war} class="event-card at-war" data-move={`war-${war}`}>
					<Icon sign="conflict" size="1.1em" /> <span>{nameIn(scene, "war", war)}</span>
				</span>
			))}
			{!b.event && !lasting.length && !b.wars.length && (
				<span class="calm">{word(scene.lang, "peace")}</span>
			)}
		</div>
	);
}

function Deck({ scene, of, n }: Of & { of: Word; n: number }) {
	return (
		<span class="deck">
			<span class="deck-back" aria-hidden="true" />
			<span>
				{word(scene.lang, of)} <b>{n}</b>
			</span>
		</span>
	);
}

export function TurnOf({ scene }: Of) {
	const b = scene.view.board;
	const last = scene.view.options.turns;
	return (
		<p key={b.is_last} class="turn-of">
			{word(scene.lang, "turn")}{" "}
			<b>
				{b.turn || 1} / {last}
			</b>
			{!!b.is_last && <small>{word(scene.lang, "last_phase")}</small>}
		</p>
	);
}

export function Chronicle({ scene, children }: Of & { children: ComponentChildren }) {
	const b = scene.view.board;
	return (
		<div class="chronicle" role="group" aria-label={word(scene.lang, "turn")}>
			<div class="told">
				<TurnOf scene={scene} />
				<h3 data-move="order-head">{word(scene.lang, "order")}</h3>
				<Order scene={scene} />
				<h3 data-move="in-force-head">{word(scene.lang, "in_force")}</h3>
				<Events scene={scene} />
				<div class="decks" data-move="decks" aria-label={word(scene.lang, "decks")} role="group">
					<Deck scene={scene} of="opportunities" n={b.n_deck} />
					<Deck scene={scene} of="events" n={b.event_deck.length} />
				</div>
			</div>
			{children}
		</div>
	);
}
