/* signs.mjs: small signs of 24 by 24, one silhouette each, so that they hold at 12 px.  A game
 * names those that it uses; they come as symbols `sign-NAME` of one sprite. */
import { arc } from "./points.mjs";

const INK = "#33200f";
const PAPER = "#f7eed8";
const O = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`;
const tenth = (v) => Math.round(v * 10) / 10;
const DEGREE = Math.PI / 180;

export const LILY =
	"M12 4.6c1.9 2.2 2.7 3.8 2.7 5.4 0 1.2-.5 2.2-1.1 3.1.4-1.9 1.8-3.3 3.5-3.3 1.6 0 2.6 1.1 2.6 2.4 0 1.5-1.2 2.4-2.5 2.3-.1-.8-.6-1.1-1.1-1-.9.1-1.5.9-1.9 1.9h1.2v1.7h-1.6c.2 1 .8 1.9 1.5 2.7h-1.7c-.7-.5-1.2-1.1-1.6-1.9-.4.8-.9 1.4-1.6 1.9H8.7c.7-.8 1.3-1.7 1.5-2.7H8.6v-1.7h1.2c-.4-1-1-1.8-1.9-1.9-.5-.1-1 .2-1.1 1-1.3.1-2.5-.8-2.5-2.3 0-1.3 1-2.4 2.6-2.4 1.7 0 3.1 1.4 3.5 3.3-.6-.9-1.1-1.9-1.1-3.1 0-1.6.8-3.2 2.7-5.4z";

function leaf(x, y, l, w, deg) {
	const [c, s] = [Math.cos(deg * DEGREE), Math.sin(deg * DEGREE)];
	const at = (u, v) => `${tenth(x + u * c - v * s)} ${tenth(y + u * s + v * c)}`;
	return `M${at(-l, 0)}Q${at(0, -w)} ${at(l, 0)}Q${at(0, w)} ${at(-l, 0)}z`;
}

function wreath() {
	const leaves = [];
	for (let a = 72; a > -80; a -= 32)
		for (const side of [1, -1]) {
			const x = 12 + side * (8.2 * Math.cos(a * DEGREE) + 1.1);
			const y = 11 + 8.8 * Math.sin(a * DEGREE);
			leaves.push(leaf(x, y, 4, 3.6, side > 0 ? a - 64 : 244 - a));
		}
	return leaves.join("");
}

function scallop(n, r, out) {
	const inner = arc(12, 11, r, r, 0, 360, n);
	const outer = arc(12, 11, out, out, -180 / n, 360 - 180 / n, n);
	const at = (q) => q.map(tenth).join(" ");
	return `M${at(inner[0])}${inner.slice(1).map((q, i) => `Q${at(outer[i + 1])} ${at(q)}`).join("")}z`;
}

/* A small card of a colour with a device on it. */
const card = (colour, device) =>
	`<rect x="3.5" y="1.5" width="17" height="21" rx="2.2" fill="${colour}" ${O}/><g fill="${PAPER}">${device}</g>`;

const log = (x, y) =>
	`<circle cx="${x}" cy="${y}" r="5.3" fill="#7b4a20" ${O}/><circle cx="${x}" cy="${y}" r="3.5" fill="#e2b678"/><circle cx="${x}" cy="${y}" r="1.5" fill="none" stroke="#7b4a20" stroke-width=".9"/>`;

const pawn = (head) =>
	`<path d="M5 22.5c0-5 3.4-5.5 3.8-10.5h6.4c.4 5 3.8 5.5 3.8 10.5z" fill="${PAPER}" ${O}/><circle cx="12" cy="7.4" r="5.4" fill="${head}" ${O}/>`;

/* What each is: goods, points, when, cards, members. */
export const SIGNS = {
	coins: `<circle cx="12" cy="12" r="10.6" fill="#e6b54a" ${O}/><circle cx="12" cy="12" r="8.3" fill="none" stroke="#8d5f14" stroke-width=".9"/><path d="${LILY}" fill="${INK}"/>`,
	wood: log(6.6, 16.6) + log(17.4, 16.6) + log(12, 7),
	stone: `<path d="M12 1.8 22 6.6 12 11.5 2 6.6z" fill="#efe9dc" ${O}/><path d="M2 6.6 12 11.5V22.3L2 17.4z" fill="#c2bbac" ${O}/><path d="M12 11.5 22 6.6V17.4L12 22.3z" fill="#857e70" ${O}/>`,
	servants: `<path d="M2.2 22.5c0-6.5 4-9.6 9.8-9.6s9.8 3.1 9.8 9.6z" fill="#6b4f8a" ${O}/><path d="M8.5 13.5 12 18.5l3.5-5z" fill="${PAPER}" ${O}/><circle cx="12" cy="8.6" r="4.8" fill="#f3dcb6" ${O}/><path d="M6.4 8.6C5.8 3.6 8.6 1.3 12 1.3s6.2 2.3 5.6 7.3c-3.2-2.4-8-2.4-11.2 0z" fill="#4c3468" ${O}/>`,
	mil: `<path d="M2.6 4c3.4.7 6.2.2 9.4-1.9 3.2 2.1 6 2.6 9.4 1.9.8 9-2.2 15-9.4 18.7C4.8 19 1.8 13 2.6 4z" fill="#b32d20" ${O}/><path d="M12 4.2l1.7 2v8.2h3v2h-3.8v3.4h-1.8v-3.4H7.3v-2h3V6.2z" fill="${PAPER}"/>`,
	faith: `<path d="M12 .9c7 5.8 7 16.4 0 22.2-7-5.8-7-16.4 0-22.2z" fill="#35609a" ${O}/><path d="M10.7 5h2.6v4h3v2.6h-3v7.2h-2.6v-7.2h-3V9h3z" fill="${PAPER}"/>`,
	vp: `<path d="M12 21.6C-1 19 .5 6 8.5 2.6M12 21.6C25 19 23.5 6 15.5 2.6" fill="none" stroke="#22380f" stroke-width="1.6"/><path d="${wreath()}" fill="#5b8f3a" stroke="#22380f" stroke-width="1"/><path d="M12 8.2l1.2 2.5 2.7.4-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.4z" fill="#d9a02f" stroke="${INK}" stroke-width=".8"/>`,
	privilege: `<path d="M7.5 15 5 23.3l3.5-1.5 2.3 1.7L12 17l1.2 6.5 2.3-1.7 3.5 1.5L16.5 15z" fill="#7a1722" ${O}/><path d="${scallop(11, 8.6, 11.8)}" fill="#b02a3c" ${O}/><circle cx="12" cy="11" r="6.4" fill="#8f1d2d"/><path transform="translate(1.8 .9) scale(.85)" d="${LILY}" fill="#f6d9cf"/>`,
	harvest: '<path d="M8.3 17.2C3.3 11.5 5.2 3.4 13 2c5-.9 8.2 1.9 8.8 5.3-2.8-2.6-6.7-2.9-9.4-.6-2.9 2.4-3.2 6-1.6 8.9zM7.3 16l3.3 2.4-3.8 5-3.3-2.4z" fill="currentColor"/>',
	production: '<path d="M3 3.5h13.5l4.5 3.7-4.5 3.7H3zM8 11.8h4.2V22.5H8z" fill="currentColor"/>',
	now: '<path d="M14 .8 4.5 13.8h6.3L9 23.2 19.8 9.6h-6.6z" fill="currentColor"/>',
	always: '<path d="M12 12c2.4-3.6 4.2-5 6.3-5a5 5 0 0 1 0 10c-2.1 0-3.9-1.4-6.3-5zm0 0c-2.4-3.6-4.2-5-6.3-5a5 5 0 0 0 0 10c2.1 0 3.9-1.4 6.3-5z" fill="none" stroke="currentColor" stroke-width="2.6"/>',
	round: '<path d="M20.5 12a8.5 8.5 0 1 1-2.6-6.1" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M21.5 1.5v7.3h-7.3z" fill="currentColor"/>',
	end: '<path d="M4.5 1.5h15v3l-5.3 7.5 5.3 7.5v3h-15v-3L9.8 12 4.5 4.5zM8.3 20h7.4L12 15.5z" fill="currentColor" fill-rule="evenodd"/>',
	territory: card("#5f7a41", '<path d="M5 20v-4c3-3 8-3.5 14-1.5V20zM9 14.5c-1.6-4 0-8.5.8-10.5.8 2 2.4 6.5.8 10.5zM14 14c-1.2-3 0-6 .6-7.5.6 1.5 1.8 4.5.6 7.5z"/>'),
	building: card("#b5813a", '<path d="M7 20V9H6V4.5h2.2v2h2.4v-2h2.8v2h2.4v-2H18V9h-1v11h-3.3v-4.5a1.7 1.7 0 0 0-3.4 0V20z"/>'),
	character: card("#4a6f93", '<path d="M6 20.5c0-4 2-5 4-5.6v-1.6H8.3c-.8 0-1-.6-.8-1.3L6.5 11.5l1.2-2C7.3 6 9.5 3.8 12.5 3.8c3.5 0 5.5 2.5 5 6-.4 2.5-2 3.2-2 5.2 1.8.6 3 2 3 5.5z"/>'),
	venture: card("#7a4a72", '<path d="M7 3.5h1.6V21H7zM9.3 4.5h8.9L16 8l2.2 3.5H9.3z"/>'),
	any: `<clipPath id="sign-any-clip"><rect x="3.5" y="1.5" width="17" height="21" rx="2.2"/></clipPath><g clip-path="url(#sign-any-clip)"><path d="M3 1h9v11H3z" fill="#5f7a41"/><path d="M12 1h9v11h-9z" fill="#4a6f93"/><path d="M3 12h9v11H3z" fill="#b5813a"/><path d="M12 12h9v11h-9z" fill="#7a4a72"/></g><rect x="3.5" y="1.5" width="17" height="21" rx="2.2" fill="none" ${O}/>`,
	leader: card("#a1402f", `<path transform="translate(1.2 1) scale(.9)" d="${LILY}"/>`),
	pawn: pawn("#d9772b"),
	neutral: pawn("#cdb893"),
	lily: `<path d="${LILY}" fill="#ad4a37"/>`,
	to: `<path d="M1.5 10h12.5V5.5L22.5 12 14 18.5V14H1.5z" fill="${INK}"/>`,
};

export function sprite(names) {
	return names
		.map((name) => {
			if (!SIGNS[name]) throw new Error(`no sign is called ${name}`);
			return `<symbol id="sign-${name}" viewBox="0 0 24 24">${SIGNS[name]}</symbol>`;
		})
		.join("");
}
