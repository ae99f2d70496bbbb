/* signs.tsx: pieces, agents, operations and prestige as signs to be read at a glance.  The
 * words are in the tips. */
import bishop from "icon:chess-bishop";
import knight from "icon:chess-knight";
import castle from "icon:chess-rook";
import caravel from "icon:caravel";
import coins from "icon:two-coins";
import comet from "icon:comet-spark";
import compass from "icon:compass";
import crescent from "icon:moon";
import cross from "icon:crucifix";
import crown from "icon:crown";
import dagger from "icon:cloak-dagger";
import fork from "icon:pitchfork";
import galleon from "icon:galleon";
import behead from "icon:decapitation";
import jihad from "icon:crescent-blade";
import king from "icon:chess-king";
import law from "icon:scales";
import manacles from "icon:manacles";
import march from "icon:mounted-knight";
import mitre from "icon:pope-crown";
import book from "icon:open-book";
import palette from "icon:palette";
import queen from "icon:queen-crown";
import republic from "icon:greek-temple";
import ring from "icon:linked-rings";
import shift from "icon:cargo-ship";
import siege from "icon:trebuchet";
import split from "icon:broken-heart";
import tax from "icon:pay-money";
import templar from "icon:templar-shield";
import torch from "icon:torch";
import vote from "icon:vote";
import card from "icon:card-draw";
import chain from "icon:crossed-chains";
import swords from "icon:crossed-swords";
import pirate from "icon:pirate-flag";
import type { Agent, Colour, Op, Piece, Prestige, Shot, Want } from "./state";

const paths = {
	behead, bishop, book, caravel, card, castle, chain, coins, comet, compass, crescent, cross,
	crown, dagger, fork, galleon, jihad, king, knight, law, manacles, march, mitre, palette,
	pirate, queen, republic, ring, shift, siege, split, swords, tax, templar, torch, vote,
};

export type Mark = keyof typeof paths;

/** A sign in a line of text. */
export function Mark({ mark, title, class: more }: { mark: Mark; title?: string; class?: string }) {
	return (
		<svg
			class={`mark ${more ?? ""}`}
			viewBox="0 0 512 512"
			role={title ? "img" : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : "true"}
		>
			<path d={paths[mark]} />
		</svg>
	);
}

/** For the legend of the overview. */
export const Own = ({ of }: { of: Mark }) => <Mark mark={of} />;

/** The same in a drawing: centred, w wide. */
export function Drawn({ mark, x, y, w, class: more }: {
	mark: Mark;
	x: number;
	y: number;
	w: number;
	class?: string;
}) {
	const at = `translate(${x - w / 2} ${y - w / 2}) scale(${w / 512})`;
	return <path class={`drawn ${more ?? ""}`} d={paths[mark]} transform={at} />;
}

/* ---- what stands for what ---- */

const figures: Record<string, Mark> = { knight: "knight", castle: "castle", pirate: "galleon",
	bishop: "bishop" };

/** "white_knight": its figure and its colour; a cube has neither. */
export function figureOf(piece: Piece | Agent): { mark: Mark; colour: Colour } | null {
	const [colour, figure] = piece.split("_");
	return figures[figure] ? { mark: figures[figure], colour: colour as Colour } : null;
}

/** Whose cube it is; -1 if it is none. */
export const cubeOf = (piece: Piece): number =>
	piece.startsWith("cube") ? Number(piece.slice(4)) : -1;

const opMarks: Record<string, Mark> = { inquisitor: "bishop", commerce: "coins", behead: "behead",
	tax: "tax", repress: "manacles", vote: "vote", corsair: "pirate", siege: "siege",
	campaign: "march" };

/** An operation: its sign, and the colour or side that it goes by. */
export function opOf(op: Op): { mark: Mark; kind: string } {
	const [name, kind = ""] = op.split("_");
	return { mark: opMarks[name], kind };
}

export const shotMarks: Record<Shot, Mark | null> = { none: null, shift: "shift",
	coronation: "ring", apostasy: "split", torch: "torch", comet: "comet", conspiracy: "dagger",
	revolt: "fork", crusade: "templar", reformation: "book", jihad: "jihad", campaign: "march" };

export const prestigeMarks: Record<Prestige, Mark> = { catholic: "cross", reformed: "book",
	islamic: "crescent", law: "law", discovery: "compass", patron: "palette" };

export const wantMarks: Record<Want, Mark> = { kings: "king", republics: "republic",
	laws: "law", concessions: "caravel", discoveries: "compass", belief: "cross",
	bishops: "bishop", believers: "knight" };

export const faithMarks: Record<Colour, Mark> = { white: "mitre", red: "book",
	black: "crescent" };

/** A piece in a line: a figure in its colour, or a cube with the charge of its seat. */
export function Figure({ piece, title }: { piece: Piece | Agent; title?: string }) {
	const figure = figureOf(piece);
	if (figure)
		return <Mark mark={figure.mark} title={title} class={`man is-${figure.colour}`} />;
	const seat = cubeOf(piece as Piece);
	return (
		<span
			class={seat < 0 ? "cube" : `cube seat-${seat}`}
			role={title ? "img" : undefined}
			aria-label={title}
		/>
	);
}
