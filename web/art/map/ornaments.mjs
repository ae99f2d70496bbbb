/* ornaments.mjs: compass, ships, a sea monster, and the cartouches with their strapwork. */
import { num, pathOf, spot } from "./lines.mjs";
import { cream, gold, ink, softInk } from "./sheet.mjs";

const placed = ([x, y], more, body) => `<g transform="translate(${x} ${y})"${more}>${body}</g>`;

/* ---- compass ---- */

/* One ray: a light and a dark half, hatched. */
function ray(angle, length, width, dark, light) {
	const on = (a, l) => [Math.cos(a) * l, Math.sin(a) * l];
	const [tip, left, right] = [on(angle, length), on(angle - 0.39, width),
		on(angle + 0.39, width)];
	const root = on(angle, width * 0.9);
	const to = (from, t) => spot([from[0] + (tip[0] - from[0]) * t, from[1]
		+ (tip[1] - from[1]) * t]);
	let hatch = "";
	for (let t = 0.12; t < 0.92; t += 0.085) hatch += `M${to(root, t)}L${to(left, t)}`;
	return `<path d="M0 0L${spot(left)}L${spot(tip)}Z" fill="${light}"/><path d="M0 0L${spot(right)}L${spot(tip)}Z" fill="${dark}"/><path d="${hatch}" stroke-width=".5"/>`;
}

function ticks(r) {
	return Array.from({ length: 128 }, (_, i) => {
		const [c, s] = [Math.cos((i * Math.PI) / 64), Math.sin((i * Math.PI) / 64)];
		const to = r * (i % 4 ? 0.93 : 0.83);
		return `M${num(c * r * 0.97)} ${num(s * r * 0.97)}L${num(c * to)} ${num(s * to)}`;
	}).join("");
}

const lily = `<path d="M0-15C4-10 4.4-6 1.8-1H-1.8C-4.4-6-4-10 0-15ZM2.4-2C3-8 8-11 11-7C12-4 9-2 8-4C6.4-5 5-3 3.6 1ZM-2.4-2C-3-8-8-11-11-7C-12-4-9-2-8-4C-6.4-5-5-3-3.6 1Z"/><path d="M-5 0H5V2.4H-5ZM-1.6 2.4H1.6L0 7Z"/>`;

export function compass([x, y, r]) {
	const rings = [[1.02, 1.4], [0.97, 0.6], [0.83, 0.6], [0.8, 1.1], [0.36, 0.8]].map(
		([k, w]) => `<circle r="${num(r * k)}" fill="none" stroke="${ink}" stroke-width="${w}"/>`,
	);
	const rays = (n, length, width, dark, light) =>
		Array.from({ length: n }, (_, i) => i)
			.filter((i) => n === 4 || i % 2)
			.map((i) => ray((i * Math.PI * 2) / n, r * length, r * width, dark, light))
			.join("");
	const star =
		rays(16, 0.62, 0.2, "#6b5a3a", "#f4ead0") +
		rays(8, 0.8, 0.24, "#2f5f6a", "#f4ead0") +
		rays(4, 0.98, 0.27, "#9c3426", "#f8efd8");
	const body = `<circle r="${num(r * 1.02)}" fill="#e9e2c4" fill-opacity=".9"/>${rings.join("")}<path d="${ticks(r)}" stroke="${ink}" stroke-width=".6"/><g stroke="${ink}" stroke-width=".9" stroke-linejoin="round">${star}<circle r="${num(r * 0.13)}" fill="${gold}"/><circle r="${num(r * 0.06)}" fill="${cream}"/></g><g transform="translate(0 ${num(-r * 1.13)}) scale(${num(r / 74)})" stroke="${ink}" stroke-width=".9" fill="${gold}">${lily}</g>`;
	return placed([x, y], "", body);
}

/* ---- at sea ---- */

const shipDrawn = `<path d="M-34 6Q-36-2-41-8L-30-9-27-2Q0 4 22-3L36-12 30 4Q26 14 18 15H-22Q-31 14-34 6Z" fill="#cfae78"/><path d="M-36 2Q-6 9 31 0M-34 6Q-6 12 29 5M-31 10Q-6 14 27 9" fill="none" stroke-width=".8"/><path d="M-22 7.4h2M-14 8.4h2M-6 9h2M2 9h2M10 8.2h2M18 7h2" stroke-width="2.4"/><path d="M-20-2V-46M2 0V-58M21-4V-42M31-9L50-22" fill="none" stroke-width="1.5"/><path d="M-30-12Q-18-8-10-12Q-6-22-10-30Q-20-27-28-30Q-32-20-30-12ZM-27-32Q-20-30-12-32Q-10-38-13-42Q-20-40-26-42Q-28-36-27-32ZM-10-10Q4-5 14-10Q19-23 14-34Q3-30-8-34Q-13-22-10-10ZM-7-36Q3-33 13-36Q15-44 12-51Q3-48-5-51Q-9-43-7-36ZM14-11Q24-8 30-12Q33-20 30-27Q22-25 15-27Q18-18 14-11ZM16-29Q23-27 28-29Q29-35 27-38Q22-37 17-38Q18-33 16-29Z" fill="#fbf4e0"/><path d="M-13-13q3-8 1-15M-16-12q3-8 1-16M10-11q5-12 2-22M6-9.6q5-12 2-23M2-8.6q4-12 2-23M27-13q3-6 1-12M24-12q3-6 1-13M9-37q3-7 1-13M5-36q3-7 1-13" fill="none" stroke-width=".6"/><path d="M2-58q8-3 15 0t11-2q-7 6-13 5t-13 2ZM-20-46q6-3 11 0t9-1q-6 5-10 4t-10 1ZM21-42q6-3 10 0t8-1q-5 5-9 4t-9 1Z" fill="#b8372a" stroke-width=".8"/><path d="M-46 16q6-4 12 0t12 0 12 0 12 0 12 0 12 0 14 0M-40 20q6-3 12 0t12 0 12 0 12 0 12 0 10 0M-28 24q6-3 12 0t12 0 12 0 10 0" fill="none" stroke="#33423f" stroke-width=".9"/>`;

const monsterDrawn = `<path d="M44 8Q46-10 58-12Q66-14 68-22Q70-14 78-14Q71-9 70-4Q62-4 58 8Z"/><path d="M14 8Q18-10 28-10Q38-10 42 8H34Q32-1 28-1Q24-1 22 8Z"/><path d="M-22 8Q-18-14-6-14Q8-14 12 8H3Q0-4-6-4Q-12-4-13 8Z"/><path d="M-30 8Q-26-8-34-16Q-40-14-50-16Q-56-18-55-21Q-48-19-44-21Q-50-24-48-27Q-42-32-34-29Q-22-24-20-8Q-20 2-22 8Z"/><circle cx="-38" cy="-24" r="1.6" fill="${ink}"/><path d="M-36-29q-2-6-7-7q1 4 3 8M-28-26q4-4 8-2-4 2-5 6M-23-18q5-2 8 1-4 0-6 4M-10-14q2-5 6-5-2 3-1 5M24-10q2-4 6-4-2 2-1 4" fill="#8f9c7c"/><path d="M-27-20q3 2 2 6M-25-12q3 2 2 6M-8-12q1 3-1 6M-2-12q2 3 0 7M4-8q2 3 0 7M26-8q1 3-1 5M32-7q2 3 0 6" fill="none" stroke-width=".7"/><path d="M-62 9q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M-40 13q6-3 12 0t12 0 12 0 12 0 12 0 12 0 10 0" fill="none" stroke="#33423f" stroke-width=".9"/>`;

const afloat = (body, fill) => ([x, y, k, way = 1]) =>
	`<g transform="translate(${x} ${y}) scale(${k * way} ${k})" stroke="${ink}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" fill="${fill}">${body}</g>`;

export const ship = afloat(shipDrawn, "none");
export const monster = afloat(monsterDrawn, "#b9c1a2");

/* ---- cartouches ---- */

/* A ribbon is one path stroked four times: ink, fill, cross-hatching, highlight. */
function strap(line, w, fill = "#ead7a6") {
	const d = pathOf(line);
	return `<path d="${d}" stroke="${ink}" stroke-width="${w}"/><path d="${d}" stroke="${fill}" stroke-width="${num(w - 2.2)}"/><path d="${d}" stroke="#6b4a1e" stroke-opacity=".55" stroke-width="${num(w - 2.4)}" stroke-dasharray=".7 2.6" stroke-linecap="butt"/><path d="${d}" stroke="${fill}" stroke-width="${num((w - 2.4) * 0.5)}"/>`;
}

function spiral(cx, cy, r0, r1, a0, a1) {
	const n = Math.max(10, Math.ceil(Math.abs(a1 - a0) / 0.35));
	return Array.from({ length: n + 1 }, (_, i) => {
		const [a, r] = [a0 + ((a1 - a0) * i) / n, r0 + ((r1 - r0) * i) / n];
		return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
	});
}

const leaf = (x, y, turn, k) =>
	`<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${k})" stroke="${ink}" stroke-width=".9"><path d="M0 0C4-6 3-10 8-14C8-9 11-9 14-13C14-7 18-8 21-11C21-4 18 0 13 2C9 5 4 4 0 0Z" fill="#c9b06c"/><path d="M1 0Q9-2 17-6M6-2L8-9M11-3L13-8" fill="none" stroke-width=".6"/></g>`;

function scrolls(hw, hh) {
	const top = [
		...spiral(hw * 0.34, -hh - 17, 2, 8, 7.4, 1.7),
		[hw * 0.5, -hh - 9],
		[hw * 0.66, -hh - 13],
		...spiral(hw - 16, -hh + 6, 22, 4, -1.9, 6.2),
	];
	const foot = [
		[hw * 0.14, hh + 9],
		[hw * 0.4, hh + 5],
		[hw * 0.66, hh + 11],
		...spiral(hw - 16, hh - 6, 22, 4, 1.9, -6.2),
	];
	const side = [
		...spiral(hw + 10, -18, 4, 15, -6.4, 1.1),
		[hw + 6, 18],
		...spiral(hw + 10, 22, 13, 4, -1.3, 5.6),
	];
	const leaves = leaf(hw * 0.52, -hh - 5, -14, 1.05) + leaf(hw * 0.16, hh + 4, 38, 1);
	return strap(top, 9) + strap(foot, 9) + strap(side, 7.5, "#dcbf85") + leaves + leaf(hw + 3, -40, -62,
		0.85);
}

/* A plate with hollow corners. */
function plate(hw, hh) {
	const k = 15;
	return `M${-hw + k} ${-hh}H${hw - k}Q${hw - k} ${-hh + k} ${hw} ${-hh + k}V${hh - k}Q${hw - k} ${hh - k} ${hw - k} ${hh}H${-hw + k}Q${-hw + k} ${hh - k} ${-hw} ${hh - k}V${-hh + k}Q${-hw + k} ${-hh + k} ${-hw + k} ${-hh}Z`;
}

/** A frame for words: where, how large, and what crowns it. */
export function cartouche([x, y, w, h], crest) {
	const [hw, hh] = [w / 2, h / 2];
	const half = scrolls(hw, hh);
	const d = plate(hw, hh);
	const inside = (by) => `scale(${(1 - by / w).toFixed(3)} ${(1 - by / h).toFixed(3)})`;
	const body = `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${half}<g transform="scale(-1 1)">${half}</g></g><path d="${d}" transform="translate(4 5)" fill="#3a2410" fill-opacity=".35"/><path d="${d}" fill="#e2c98f" stroke="${ink}" stroke-width="2"/><path d="${d}" transform="${inside(12)}" fill="#f6ecd2" stroke="${ink}"/><path d="${d}" transform="${inside(20)}" fill="none" stroke="${softInk}" stroke-width=".7"/>`;
	return placed([x, y], "", `${body}${crest(hh)}`);
}

export function shell(hh) {
	const ribs = [-3, -2, -1, 0, 1, 2, 3].map(
		(i) => `M0 4Q${i * 4}-10 ${i * 7}-${num(20 - Math.abs(i) * 2.6)}`,
	);
	return `<g transform="translate(0 ${-hh})" stroke="${ink}"><path d="M-25 4C-31-8-22-18-15-17C-12-24-4-25 0-22C4-25 12-24 15-17C22-18 31-8 25 4Q0 12-25 4Z" fill="#ead7a6" stroke-width="1.5"/><path d="${ribs.join("")}" fill="none" stroke-width=".9"/><path d="M-15 5Q0-5 15 5Q0 13-15 5Z" fill="#d7b877" stroke-width="1.1"/></g>`;
}

/** The imperial eagle: one half drawn, the other mirrored. */
export function eagle(hh) {
	const feathers = Array.from({ length: 7 }, (_, i) => {
		const l = 25 - Math.abs(i - 2.4) * 2.1;
		const [a, b] = [num(l * 0.3), num(l * 0.8)];
		return `<path d="M0 0C${a}-3.4 ${b}-3.4 ${num(l)} 0C${b} 2.6 ${a} 2.6 0 0Z" transform="translate(8 -8) rotate(${-62 + i * 23})"/>`;
	});
	const half = `<circle cx="9.6" cy="-29" r="6.6" fill="${gold}" stroke-width="1"/>${feathers.join("")}<path d="M0-10C6-14 2-22 6-28C8-33 13-32 13.6-29.4L18.6-27.6 13-26.6C11-24 12-16 8-9Z"/><circle cx="10.6" cy="-29.4" r=".9" fill="#f8efd8" stroke="none"/><path d="M18.6-27.6L13.4-28.4 13-26.6Z" fill="${gold}"/><path d="M4 5L9 11M9 11l4.4-1M9 11l3 3.4M9 11l-.6 4" fill="none" stroke="${gold}" stroke-width="2"/>`;
	return `<g transform="translate(0 ${-hh - 2}) scale(1.12)" stroke="${ink}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round" fill="#33251a"><path d="M-34 12Q0 22 34 12L30 2Q0 12-30 2Z" fill="#ead7a6"/>${half}<g transform="scale(-1 1)">${half}</g><path d="M0-14C7-12 8-2 5 4L8 14 3.6 11.4 0 17-3.6 11.4-8 14-5 4C-8-2-7-12 0-14Z"/><path d="M-4.6-8.6H4.6V-1.4C4.6 2 2 3.6 0 4.6C-2 3.6-4.6 2-4.6-1.4Z" fill="#9c2a25" stroke="${gold}"/><path d="M-4-3.4H4" stroke="#f8efd8" stroke-width="2.2"/><path d="M-7-38.6L-8.6-46 -4-43 0-48.4 4-43 8.6-46 7-38.6Q0-36.4-7-38.6Z" fill="${gold}"/><path d="M0-48.4V-52M-1.6-50.4H1.6" fill="none" stroke-width="1.2"/></g>`;
}
