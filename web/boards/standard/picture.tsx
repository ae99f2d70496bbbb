/* picture.tsx: any game at all, drawn from its catalogue and its view: what lies on the
 * table, what is one's own, the players, and what an answer names besides. */
import type { Field, Token } from "../../kit/contract";
import { Dice } from "../../kit/dice";
import { useStage } from "../../kit/part";
import { Phases } from "../../kit/phases";
import { Tally } from "../../kit/piece";
import { Pile } from "../../kit/pile";
import { Market, Row, Tableau } from "../../kit/rows";
import { nameIn, Thing } from "../../kit/thing";
import { Tips } from "../../kit/tip";
import { isThing, pieceOf, thingsNamed, tokensOf } from "../../kit/vocabulary";
import { say } from "../../kit/words";
import {
	at,
	census,
	fieldsAt,
	isFlag,
	isHeld,
	isMany,
	labelOf,
	placesOf,
	type SScene,
	valueOf,
} from "./fields";
import { Held, Mine, Players, Tracks } from "./panels";
import { One, type Sight, Value } from "./values";

/** What the whole table has, in a line: numbers, what is true, phase, dice and piles. */
function Facts({ scene }: Sight) {
	const c = scene.catalogue;
	const shown = fieldsAt(c, "facts").filter((f) => !isFlag(f) || valueOf(scene, f));
	return (
		<div class="facts">
			{shown.map((f) => (
				<span key={f.name} class="fact">
					{labelOf(f)}{" "}
					{!isFlag(f) && <Tally n={String(valueOf(scene, f) ?? "–")} />}
				</span>
			))}
			{fieldsAt(c, "phase").map((f) => (
				<Phases
					key={f.name}
					label={labelOf(f)}
					phases={c.kinds.phase.names!}
					now={valueOf(scene, f) as Token | null}
				/>
			))}
			<AllDice scene={scene} />
			{fieldsAt(c, "piles").map((f) => (
				<Pile key={f.name} label={labelOf(f)} n={valueOf(scene, f) as number} />
			))}
		</div>
	);
}

/** Single things that lie in the open, each under its own heading. */
function Cards(sight: Sight) {
	const { scene } = sight;
	const fields = fieldsAt(scene.catalogue, "cards");
	if (!fields.length) return null;
	const card = (f: Field) => {
		const token = valueOf(scene, f) as Token | null;
		return token === null ? null : <One {...sight} kind={f.kind} token={token} />;
	};
	const isOne = fields.length === 1;
	const title = isOne ? labelOf(fields[0]) : say(scene.lang, "on_table");
	const over = (f: Field) => (isOne ? undefined : labelOf(f));
	const slots = fields.map((f) => ({ id: f.name, over: over(f), card: card(f) }));
	return <Market class="large" title={title} label={title} slots={slots} />;
}

function Rows(sight: Sight) {
	return (
		<>
			{fieldsAt(sight.scene.catalogue, "rows").map((f) => (
				<Row key={f.name} title={labelOf(f)} label={labelOf(f)}>
					<Value {...sight} field={f} value={valueOf(sight.scene, f)} />
				</Row>
			))}
		</>
	);
}

function AllDice({ scene }: { scene: SScene }) {
	const c = scene.catalogue;
	return (
		<>
			{fieldsAt(c, "dice").map((f) => (
				<Dice
					key={f.name}
					label={labelOf(f)}
					dice={tokensOf(c, f.index[0]).map((id) => ({
						id,
						say: nameIn(scene, f.index[0], id),
						value: Number(at(valueOf(scene, f), id) ?? 0),
					}))}
				/>
			))}
		</>
	);
}

/** Something for each number: the first, the second... */
function Orders(sight: Sight) {
	const { scene } = sight;
	return (
		<>
			{fieldsAt(scene.catalogue, "orders").map((f) => (
				<Tableau
					key={f.name}
					title={labelOf(f)}
					label={labelOf(f)}
					lang={scene.lang}
					cards={((valueOf(scene, f) ?? []) as unknown[])
						.filter((value) => value !== null)
						.map((value) => (
							<Value {...sight} field={f} value={value} />
						))}
				/>
			))}
		</>
	);
}

/** A place: what it is, and every field that says something about it. */
function Place({ kind, token, fields, ...sight }: Sight & {
	kind: string;
	token: Token;
	fields: Field[];
}) {
	const { scene } = sight;
	return (
		<li class="place">
			<Thing scene={scene} kind={kind} token={token} class="head" />
			{fields
				.map((f) => ({ f, value: at(valueOf(scene, f), token) }))
				.filter(({ value }) => isHeld(value))
				.map(({ f, value }) => (
					<Held key={f.name} {...sight} field={f} value={value} index={f.index[1]} />
				))}
		</li>
	);
}

/** All places of a kind: with one thing each a market, with more a sheet for each. */
function Places({ kind, fields, ...sight }: Sight & { kind: string; fields: Field[] }) {
	const { scene } = sight;
	const tokens = placesOf(scene, kind);
	const title = fields.map(labelOf).join(" · ");
	const [only] = fields;
	if (fields.length > 1 || isMany(only) || only.index.length > 1)
		return (
			<Row title={title} label={title} class="places">
				<ul>
					{tokens.map((token) => (
						<Place key={token} {...sight} kind={kind} token={token} fields={fields} />
					))}
				</ul>
			</Row>
		);
	const slots = tokens.map((token) => {
		const value = at(valueOf(scene, only), token);
		const over = <Thing scene={scene} kind={kind} token={token} class="head" />;
		const card = value === null ? null : <Value {...sight} field={only} value={value} />;
		return { id: token, over, card };
	});
	return <Market title={title} label={title} slots={slots} />;
}

function AllPlaces(sight: Sight) {
	const fields = fieldsAt(sight.scene.catalogue, "places");
	const kinds = [...new Set(fields.map((f) => f.index[0]))];
	return (
		<>
			{kinds.map((kind) => (
				<Places
					key={kind}
					{...sight}
					kind={kind}
					fields={fields.filter((f) => f.index[0] === kind)}
				/>
			))}
		</>
	);
}

/** What answers name and the board does not show: it lies at the lower edge while it can be
    touched. */
function Tray({ scene, there }: Sight) {
	const c = scene.catalogue;
	const loose = new Map<string, { kind: string; token: Token }>();
	for (const move of scene.view.moves ?? [])
		for (const thing of thingsNamed(c, c.verbs[move.verb].kinds, move.args)) {
			const piece = pieceOf(c, thing.kind, thing.token);
			if (isThing(c, thing.kind) && !there.has(piece)) loose.set(piece, thing);
		}
	if (!loose.size) return null;
	const title = say(scene.lang, "to_choose");
	return (
		<section class="tray" aria-label={title}>
			<h2>{title}</h2>
			<span class="things">
				{[...loose].map(([piece, thing]) => (
					<Thing key={piece} scene={scene} {...thing} />
				))}
			</span>
		</section>
	);
}

export function Picture(props: SScene) {
	const scene = useStage(props);
	const sight = { scene, there: census(scene) };
	return (
		<div class="standard">
			<Facts {...sight} />
			<Mine {...sight} />
			<div class="middle">
				<Cards {...sight} />
				<Rows {...sight} />
				<Orders {...sight} />
				<Tracks {...sight} />
			</div>
			<AllPlaces {...sight} />
			<Players {...sight} />
			<Tray {...sight} />
			<Tips />
		</div>
	);
}
