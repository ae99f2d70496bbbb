/* panels.tsx: the players: what each has, is and has won; and what is one's own secret. */
import type { Field } from "../../kit/contract";
import { Shield } from "../../kit/icon";
import { Panel } from "../../kit/panel";
import { type Amount, Purse } from "../../kit/purse";
import { nameIn } from "../../kit/thing";
import { Track } from "../../kit/track";
import { say } from "../../kit/words";
import {
	at,
	fieldsAt,
	isFlag,
	isHeld,
	isMany,
	isNumber,
	labelOf,
	type SScene,
	valueOf,
} from "./fields";
import { type Sight, Value } from "./values";

/** Numbers that stand in a purse, and nothing else. */
const isAmount = (scene: SScene, f: Field, depth: number): boolean =>
	!isMany(f) &&
	!isFlag(f) &&
	isNumber(scene.catalogue, f.kind) &&
	f.index.length === depth;

function amountsOf(fields: Field[], pick: (f: Field) => unknown): Amount[] {
	return fields.map((f) => ({
		id: f.name,
		n: (pick(f) as number | null) ?? "–",
		say: labelOf(f),
	}));
}

/** A field with one more index: a line for each thing that has something, or, where the index
    is a number, what there is in its order. */
function Lines({ field, value, index, ...sight }: Sight & {
	field: Field;
	value: unknown;
	index: string;
}) {
	const { scene } = sight;
	const keys = Object.keys((value as object) ?? {});
	const isInOrder = isNumber(scene.catalogue, index) && index !== "seat";
	return (
		<ul class="lines">
			{keys.filter((key) => isHeld(at(value, key))).map((key) => (
				<li key={key}>
					{!isInOrder && <span class="of">{nameIn(scene, index, key)}</span>}{" "}
					<Value {...sight} field={field} value={at(value, key)} />
				</li>
			))}
		</ul>
	);
}

/** A field of a player or a place, under its label. */
export function Held({ field, value, index, ...sight }: Sight & {
	field: Field;
	value: unknown;
	index?: string;
}) {
	return (
		<div class="held">
			<span class="of">{labelOf(field)}</span>
			{index ? (
				<Lines {...sight} field={field} value={value} index={index} />
			) : (
				<Value {...sight} field={field} value={value} />
			)}
		</div>
	);
}

/** What a player is: whoever a field names, and what is true of them. */
function tagsOf(scene: SScene, seat: number): string[] {
	const c = scene.catalogue;
	const is = fieldsAt(c, "tags").filter((f) => {
		const value = valueOf(scene, f);
		return isMany(f) ? (value as number[]).includes(seat) : value === seat;
	});
	const true_ = fieldsAt(c, "seats").filter(
		(f) => isFlag(f) && at(valueOf(scene, f), seat),
	);
	return [...is, ...true_].map(labelOf);
}

function Player({ seat, ...sight }: Sight & { seat: number }) {
	const { scene } = sight;
	const fields = fieldsAt(scene.catalogue, "seats").filter((f) => !isFlag(f));
	const amounts = fields.filter((f) => isAmount(scene, f, 1));
	const pick = (f: Field) => at(valueOf(scene, f), seat);
	const rest = fields.filter((f) => !amounts.includes(f) && isHeld(pick(f)));
	return (
		<Panel scene={scene} seat={seat} tags={tagsOf(scene, seat)}>
			<Purse scene={scene} amounts={amountsOf(amounts, pick)} />
			{rest.map((f) => (
				<Held
					key={f.name}
					{...sight}
					field={f}
					value={pick(f)}
					index={f.index[1]}
				/>
			))}
		</Panel>
	);
}

export function Players(sight: Sight) {
	const { scene } = sight;
	return (
		<section class="players" aria-label={say(scene.lang, "players")}>
			{scene.view.seats.map((_, seat) => (
				<Player key={seat} {...sight} seat={seat} />
			))}
		</section>
	);
}

/** Where everybody stands, for numbers that have an end. */
export function Tracks({ scene }: Sight) {
	const c = scene.catalogue;
	return (
		<>
			{fieldsAt(c, "tracks").map((f) => (
				<section key={f.name} class="row" aria-label={labelOf(f)}>
					<h2>{labelOf(f)}</h2>
					<Track
						label={labelOf(f)}
						to={c.kinds[f.kind].n! - 1}
						at={valueOf(scene, f) as number[]}
						names={scene.view.seats.map((s) => s.name)}
					/>
				</section>
			))}
		</>
	);
}

/** What only this player sees. */
export function Mine(sight: Sight) {
	const { scene } = sight;
	const { you } = scene.view;
	const fields = fieldsAt(scene.catalogue, "mine");
	if (you < 0 || !fields.length) return null;
	const amounts = fields.filter((f) => isAmount(scene, f, 0));
	const rest = fields.filter((f) => !amounts.includes(f));
	return (
		<section class={`own seat-${you}`} aria-label={say(scene.lang, "only_you")}>
			<h2>
				<Shield seat={you} /> {say(scene.lang, "only_you")}
			</h2>
			<Purse scene={scene} amounts={amountsOf(amounts, (f) => valueOf(scene, f))} />
			{rest.map((f) => (
				<Held
					key={f.name}
					{...sight}
					field={f}
					value={valueOf(scene, f)}
					index={f.index[0]}
				/>
			))}
		</section>
	);
}
