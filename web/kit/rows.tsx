/* rows.tsx: cards side by side: a market with prices, a tableau in its order, a hand. */
import type { ComponentChildren } from "preact";
import type { Lang } from "./contract";
import { say } from "./words";

interface RowProps {
	title: ComponentChildren;
	label: string; // the title in words
	class?: string;
	children: ComponentChildren;
}

/** A heading and what lies below it. */
export function Row({ title, label, children, ...more }: RowProps) {
	return (
		<section class={`row ${more.class ?? ""}`} aria-label={label}>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

/** Nothing lies here; the row keeps its height. */
export function Nothing({ lang }: { lang: Lang }) {
	return <span class="nothing">{say(lang, "nothing_here")}</span>;
}

export interface Slot {
	id: string;
	over?: ComponentChildren; // a price, a place: what stands over the card
	card: ComponentChildren; // null where none lies
}

/** Places in a fixed order, each with what it costs or is called, and the card on it. */
export function Market({ slots, ...row }: Omit<RowProps, "children"> & { slots: Slot[] }) {
	return (
		<Row {...row} class={`market ${row.class ?? ""}`}>
			<ol>
				{slots.map((slot) => (
					<li key={slot.id}>
						{slot.over && <span class="over">{slot.over}</span>}
						{slot.card ?? <span class="bare" />}
					</li>
				))}
			</ol>
		</Row>
	);
}

/** Cards in the order in which they were laid. */
export function Tableau({
	cards,
	lang,
	...row
}: Omit<RowProps, "children"> & { cards: ComponentChildren[]; lang: Lang }) {
	return (
		<Row {...row} class={`tableau ${row.class ?? ""}`}>
			{cards.length ? (
				<ol>
					{cards.map((card, i) => (
						<li key={i}>{card}</li>
					))}
				</ol>
			) : (
				<Nothing lang={lang} />
			)}
		</Row>
	);
}

/** What only its owner sees. */
export function Hand({
	lang,
	none,
	children,
}: {
	lang: Lang;
	none?: string; // what to say of an empty one
	children: ComponentChildren[];
}) {
	const title = say(lang, "hand");
	return (
		<Row title={title} label={title} class="hand">
			<div class="cards">{children.length ? children : <p class="none">{none}</p>}</div>
		</Row>
	);
}
