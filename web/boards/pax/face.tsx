/* face.tsx: the face of a card: a picture or a plate with its emblem, where it is, its name,
 * and what it brings as signs; what it says in words is its tip. */
import { pictures } from "art:pax";
import type { ComponentChildren } from "preact";
import { measuresOf } from "../../kit/letters";
import { Print } from "../../kit/print";
import { Proposed, Tile } from "../../kit/piece";
import { either } from "../../kit/words";
import { areaOf, called, type FaceRow, faceOf, type Lying, type PScene } from "./reading";
import {
	figureOf,
	Figure,
	Mark,
	opOf,
	prestigeMarks,
	shotMarks,
} from "./signs";
import type { Agent, Card, Colour, Empire } from "./state";

/* ---- the window ---- */

/** What stands for a card that has no picture. */
function emblemOf(face: FaceRow): Mark {
	if (face.sort === "king") return "king";
	if (face.sort === "republic") return "republic";
	if (face.sort === "queen") return "queen";
	const figure = face.agents.map(figureOf).find((f) => f);
	if (figure) return figure.mark;
	const [first] = face.prestige;
	if (first) return prestigeMarks[first];
	return shotMarks[face.shot] ?? "coins";
}

export const pictureOf = (card: Card, face: FaceRow): string | undefined =>
	face.sort === "republic" ? pictures[`republic:${card}`] : pictures[`card:${card}`];

/** All that lies before a seat, for the end. */
export const house = (scene: PScene, seat: number) =>
	areaOf(scene, seat).map((card) => {
		const face = faceOf(scene, card);
		return { id: card, picture: pictureOf(card, face), say: face.name };
	});

/* a name of an empire that has no room in one line on a phone */
const isWide = (where: string) => where.length > 12;

/** Its picture, or the emblem in its place. */
export function Likeness({ card, face }: { card: Card; face: FaceRow }) {
	const picture = pictureOf(card, face);
	return picture ? <Print src={picture} /> : <Mark mark={emblemOf(face)} class="emblem" />;
}

function Window({ scene, card, face }: { scene: PScene; card: Card; face: FaceRow }) {
	return (
		<span class="window">
			<Likeness card={card} face={face} />
			{face.where && (
				<span class={`where ${isWide(face.where) ? "long" : ""}`} style={measuresOf(face.where)}>
					{face.where}
				</span>
			)}
			{face.agents.length > 0 && (
				<Part scene={scene} face={face} part="agents">
					{face.agents.map((agent: Agent, i) => (
						<Figure key={i} piece={agent} />
					))}
				</Part>
			)}
		</span>
	);
}

/* ---- signs ---- */

/** A part of a card, with the mark of a value that was not found. */
function Part({ face, part, scene, children }: {
	face: FaceRow;
	part: string;
	scene: PScene;
	children: ComponentChildren;
}) {
	return (
		<span class={`part ${part}`}>
			{children}
			{face.proposed.includes(part) && <Proposed lang={scene.lang} />}
		</span>
	);
}

const Ops = ({ face }: { face: FaceRow }) => (
	<>
		{face.ops.map((op) => {
			const { mark, kind } = opOf(op);
			return <Mark key={op} mark={mark} class={`op for-${kind}`} />;
		})}
	</>
);

export function Signs({ scene, face }: { scene: PScene; face: FaceRow }) {
	const shot = shotMarks[face.shot];
	const isShot = shot || face.proposed.includes("shot");
	return (
		<span class="signs">
			{face.ops.length > 0 && (
				<Part scene={scene} face={face} part="ops">
					<Ops face={face} />
				</Part>
			)}
			{face.prestige.length > 0 && (
				<Part scene={scene} face={face} part="prestige">
					{face.prestige.map((p) => (
						<Mark key={p} mark={prestigeMarks[p]} class={`fame of-${p}`} />
					))}
				</Part>
			)}
			{isShot && face.sort !== "comet" && (
				<Part scene={scene} face={face} part="shot">
					{shot ? <Mark mark={shot} class="flash" /> : "–"}
				</Part>
			)}
		</span>
	);
}

/* ---- the whole ---- */

export function Face({ scene, card, children }: {
	scene: PScene;
	card: Card;
	children?: ComponentChildren;
}) {
	const face = faceOf(scene, card);
	return (
		<span class={`face back-${face.back} sort-${face.sort}`}>
			<Window scene={scene} card={card} face={face} />
			<span class="name" style={measuresOf(face.name)}>
				{face.name}
			</span>
			<Signs scene={scene} face={face} />
			{children}
		</span>
	);
}

/** What a card says, word for word. */
export function CardWords({ scene, card }: { scene: PScene; card: Card }) {
	const face = faceOf(scene, card);
	const parts = face.text.split(" · ").filter((part) => part !== face.title);
	const picture = pictureOf(card, face);
	return (
		<div class="pax card-words">
			{picture && <img src={picture} alt="" />}
			<b>{face.name}</b>
			{face.title && <p>{face.title}</p>}
			<ul class="parts">
				{parts.map((part) => (
					<li key={part}>{part}</li>
				))}
			</ul>
		</div>
	);
}

export const wordsOf = (scene: PScene, card: Card): string => {
	const face = faceOf(scene, card);
	return `${face.name}. ${face.text}`;
};

function bishopWords(scene: PScene, colour: Colour | null): string {
	if (!colour) return "";
	const bishop = called(scene, "agent", `${colour}_bishop`);
	return `. ${either(scene.lang, "Silenziata da", "Silenced by")}: ${bishop}`;
}

/** A card that can be touched, wherever it lies. */
export function CardTile({ scene, card, bishop = null, move = true, class: more, children }: {
	scene: PScene;
	card: Card;
	bishop?: Colour | null;
	move?: boolean;
	class?: string;
	children?: ComponentChildren;
}) {
	return (
		<Tile
			scene={scene}
			id={`card:${card}`}
			class={`card ${more ?? ""}`}
			label={wordsOf(scene, card) + bishopWords(scene, bishop)}
			tip={<CardWords scene={scene} card={card} />}
			move={move ? `card:${card}` : undefined}
		>
			<Face scene={scene} card={card}>
				{bishop && (
					<span class="silenced">
						<Figure piece={`${bishop}_bishop`} />
					</span>
				)}
				{children}
			</Face>
		</Tile>
	);
}

/** A card of an area: with its bishop, its queen, its vassals and those it represses. */
export function LyingTile({ scene, lying }: { scene: PScene; lying: Lying }) {
	const { card, bishop, queen, vassals } = lying;
	const serfs = scene.view.board.repressed[card as Empire] ?? [];
	return (
		<span class="lying">
			<CardTile scene={scene} card={card} bishop={bishop}>
				{serfs.length > 0 && (
					<span class="serfs">
						{serfs.map((piece, i) => (
							<Figure key={i} piece={piece} />
						))}
					</span>
				)}
			</CardTile>
			{queen && <CardTile scene={scene} card={queen} class="tucked" />}
			{vassals.map((vassal) => (
				<LyingVassal key={vassal} scene={scene} vassal={vassal} />
			))}
		</span>
	);
}

function LyingVassal({ scene, vassal }: { scene: PScene; vassal: Empire }) {
	const queen = scene.view.board.queen[vassal];
	const bishop = scene.view.board.bishop[vassal as Card];
	return (
		<>
			<CardTile scene={scene} card={vassal as Card} bishop={bishop} class="tucked" />
			{queen && <CardTile scene={scene} card={queen} class="tucked" />}
		</>
	);
}
