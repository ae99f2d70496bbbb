/* sight.ts: what is out of sight, out of reach, too small, cut, or lies over something else. */
import { expect, type Page } from "@playwright/test";

/** Every size of window: telephones, tablets, laptops, desks. */
export const windows = [
	[360, 740],
	[390, 844],
	[768, 1024],
	[1024, 768],
	[1280, 720],
	[1440, 900],
	[1920, 1080],
	[2560, 1440],
];

/** One of each kind, others every time. */
export const someWindows = (nth: number): number[][] => [
	windows[nth % 3],
	windows[3 + (nth % 2)],
	windows[5 + (nth % 3)],
];

/** At every size of window, and back: what is measured must be in order, at the latest when the
    page has come to rest. */
export async function atEverySize(
	page: Page,
	where: string,
	measure: (page: Page) => Promise<string[]>,
	sizes = windows,
): Promise<void> {
	const before = page.viewportSize()!;
	for (const [width, height] of sizes) {
		await page.setViewportSize({ width, height });
		await expect(async () => {
			await twoFrames(page);
			expect(await measure(page), `${where} at ${width} x ${height}`).toEqual([]);
		}).toPass({ timeout: 20_000 }); // one look at a busy machine may take seconds
	}
	await page.setViewportSize(before);
}

/** A page that hears of its new size draws itself in the next frame. */
const twoFrames = (page: Page) =>
	page.evaluate(
		() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))),
	);

/** Go to another page of ours, and wait until it is there. */
export async function freshly(page: Page, url: string): Promise<void> {
	const shown = "main h1, .ask, .slider";
	await page.evaluate((shown) => {
		for (const e of document.querySelectorAll<HTMLElement>(shown)) e.dataset.old = "";
	}, shown);
	await page.goto(url, { waitUntil: "load" });
	const fresh = shown.replace(/(,|$)/g, ":not([data-old])$1");
	await page.locator(fresh).first().waitFor({ state: "attached" });
}

/** Whether there is something to the side that nobody can see. */
export function sideways(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const out = [...document.querySelectorAll("body *")]
			.filter((e) => e.getBoundingClientRect().right > clientWidth + 1)
			.map((e) => e.getAttribute("class") ?? e.tagName);
		return [`sideways: ${scrollWidth} of ${clientWidth}`, ...out.slice(0, 8)];
	});
}

/** A window for letters twice as large as usual, and with them. */
export const large = [[1280, 640]];
export async function withLargeLetters(page: Page, look: () => Promise<void>): Promise<void> {
	const letters = (size: string) =>
		page.evaluate((s) => void (document.documentElement.style.fontSize = s), size);
	await letters("225%");
	await look();
	await letters("");
}

/** Words of these parts that are broken, or leave the box they stand in. */
export function brokenWords(page: Page, parts: string): Promise<string[]> {
	return page.evaluate((parts) => {
		const found: string[] = [];
		const range = document.createRange();
		const look = (box: DOMRect, text: Text) => {
			for (const { index, 0: word } of text.data.matchAll(/[^\s/-]+/g)) {
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top)));
				const at = range.getBoundingClientRect();
				const air = (at.height / lines.size) * 0.22; // above and below letters
				if (lines.size > 1) found.push(`${word} is broken in "${text.data}"`);
				const isBeside = at.left < box.left - 1 || at.right > box.right + 1;
				if (isBeside || at.top < box.top - air || at.bottom > box.bottom + air)
					found.push(`${word} sticks out of "${text.data}"`);
			}
		};
		for (const e of document.querySelectorAll<HTMLElement>(parts)) {
			if (!e.checkVisibility({ visibilityProperty: true }) || e.clientWidth < 2) continue;
			const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
			for (let n = walk.nextNode(); n; n = walk.nextNode())
				if (!n.parentElement!.closest(".visually-hidden, kbd, title"))
					look(e.getBoundingClientRect(), n as Text);
		}
		return [...new Set(found)];
	}, parts);
}

/** Parts of the stage that lie on one another, leave the window, or cut their words. */
export function misplaced(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const parts = [".brand", ".ask", ".ends", ".recap", ".board-area", ".own-strip"]
			.concat([".own-line", ".side-panel", ".phone-tabs"])
			.concat([".ask > .turn", ".ask > .say", ".ask > .zone:not(.hangs)", ".ask > .tools"])
			.flatMap((name) => [...document.querySelectorAll<HTMLElement>(name)])
			.filter((e) => e.checkVisibility({ visibilityProperty: true }))
			.filter((e) => getComputedStyle(e).clipPath === "none"); // only read out
		const name = (e: Element) => e.className.split(" ")[0];
		const boxes = parts.map((e) => ({ e, at: e.getBoundingClientRect() }));
		for (const [i, { e, at }] of boxes.entries()) {
			if (at.left < -1 || at.right > innerWidth + 1) found.push(`${name(e)} leaves`);
			for (const other of boxes.slice(i + 1)) {
				if (other.e.contains(e) || e.contains(other.e)) continue;
				const wide = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
				const high = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
				if (wide > 1 && high > 1) found.push(`${name(e)} lies on ${name(other.e)}`);
			}
		}
		/* what others have, and what a tile of the Church takes away, keeps to its box */
		const kept = ".rival :is(.good, .sum, .count), .excommunication .words *, .own-strip .owned";
		for (const e of document.querySelectorAll<HTMLElement>(kept)) {
			const box = e.closest(".side-panel, .excommunication, .own-strip");
			if (!box || !e.checkVisibility({ visibilityProperty: true })) continue;
			const out = e.getBoundingClientRect().right - box.getBoundingClientRect().right;
			if (out > 1) found.push(`${name(box)}: ${e.innerText} sticks out`);
		}
		const root = document.documentElement;
		if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
		const worded = ".ask .say, .ask .turn, .ask .tools button, .tabs button, .phone-tabs button";
		for (const e of document.querySelectorAll<HTMLElement>(`${worded}, .ask .answers button`)) {
			if (!e.checkVisibility({ visibilityProperty: true })) continue;
			if (e.clientWidth <= 1) continue; // the question, for ears, behind a confirmation
			const cut = e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2;
			if (cut) found.push(`cut: ${e.innerText}`);
		}
		return found;
	});
}

/** Parts of a board that is only looked at which lie on one another, or have no room in it. */
export function squeezed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const box = document.querySelector<HTMLElement>(".still .board-box")!;
		if (box.scrollHeight > box.clientHeight + 2) found.push(`${box.scrollHeight} px high`);
		if (box.scrollWidth > box.clientWidth + 2) found.push(`${box.scrollWidth} px wide`);
		const parts = [...box.querySelectorAll("section")].map((e) => ({
			e,
			at: e.getBoundingClientRect(),
		}));
		for (const [i, a] of parts.entries())
			for (const b of parts.slice(i + 1)) {
				if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
				const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
				const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
				const names = [a, b].map(({ e }) => e.className || e.ariaLabel);
				if (wide > 2 && high > 2) found.push(names.join(" lies on "));
			}
		for (const e of box.querySelectorAll<HTMLElement>("h2, h3"))
			if (e.scrollWidth > e.clientWidth + 2) found.push(`cut: ${e.innerText}`);
		return found;
	});
}

/** Lit pieces that are not wholly in the box they stand in, or lie under a part of the stage. */
export function outOfSight(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const over = ".ask, .recap, .side-panel, .notices, .scene-veil, .own-strip, .ends, .brand";
		const lies = (e: HTMLElement) => {
			/* what is cut by a clip counts for the box of a drawing, and its edge tells the truth */
			const at = (e.querySelector(".edge") ?? e).getBoundingClientRect();
			const box = e.closest(".board-box, .own-strip, .rivals")?.getBoundingClientRect();
			if (!box) return "nowhere";
			if (at.left < box.left - 2 || at.right > box.right + 2) return "beside its box";
			if (at.top < box.top - 2 || at.bottom > box.bottom + 2) return "below its box";
			const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
			const part = top?.closest(over);
			return part && !part.contains(e) ? `under ${part.className}` : "";
		};
		return [...document.querySelectorAll<HTMLElement>(".piece.live")]
			.map((e) => ({ piece: e.dataset.piece, where: lies(e) }))
			.filter(({ where }) => where)
			.map(({ piece, where }) => `${piece} ${where}`);
	});
}

/** Lit pieces that do not say what they cost, or where that is too small, covered by another
    price, or covers a name.  What a province costs may stand on what is in it. */
export function untoldPrices(page: Page, costs: Record<string, number[]>): Promise<string[]> {
	return page.evaluate(
		([costs, least]) => {
			const found: string[] = [];
			const seen = (e: Element) => e.checkVisibility({ visibilityProperty: true });
			const all = [...document.querySelectorAll<HTMLElement>("[data-price]")].filter(seen);
			const inside = (piece: string, of: string) => {
				const [kind, token] = piece.split(":");
				return kind === "province" && [`castle:${token}`, `knight:${token}`].some((p) => of.startsWith(p));
			};
			const lit = [...document.querySelectorAll<HTMLElement>(".piece.live")]
				.filter((e) => seen(e) && costs[e.dataset.piece!.split("#")[0]]);
			const shown = new Set<HTMLElement>();
			for (const e of lit) {
				const piece = e.dataset.piece!;
				const own = all.filter((p) => p.dataset.price === piece || inside(piece, p.dataset.price!));
				own.forEach((p) => shown.add(p));
				const words = own.map((p) => p.textContent).join(" ");
				const sum = own.reduce((n, p) => n + Number(p.dataset.by ?? NaN), 0);
				for (const by of costs[piece.split("#")[0]])
					if (sum !== by && !new RegExp(`(^|\\D)${-by}(\\D|$)`).test(words))
						found.push(`${piece}: ${by} is not told by "${words}"`);
			}
			const tags = [...shown].filter((e) => e.matches(".price-tag, .price-badge"));
			const names = document.querySelectorAll(".state-name, .town, .province-name, .row-name");
			const over = (a: Element, b: Element) => {
				const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
				const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
				const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
				return wide > 1.5 && high > 1.5;
			};
			for (const [i, tag] of tags.entries()) {
				const piece = tag.dataset.price;
				for (const other of tags.slice(i + 1))
					if (other.closest(".tray") === tag.closest(".tray") && over(tag, other)) found.push(`${piece} lies on ${other.dataset.price}`);
				/* what is asked for besides may lie in a tray, over all that is below it */
				const tray = tag.closest(".tray");
				for (const name of names)
					if (seen(name) && tray === name.closest(".tray") && over(tag, name)) found.push(`${piece} covers ${name.textContent}`);
				const text = tag.querySelector("text") ?? tag;
				const svg = text as unknown as SVGGraphicsElement;
				const k = svg.getScreenCTM ? svg.getScreenCTM()!.a : 1;
				const size = parseFloat(getComputedStyle(text).fontSize) * k;
				if (size < least) found.push(`${piece}: ${size.toFixed(1)} px`);
			}
			return found;
		},
		[costs, EYE - 0.5] as const,
	);
}

const FINGER = 43.5; // px, 44 less what rounding takes
const EYE = 12; // px

/** Offered answers without a button as large as a finger, with the list opened.  None while
 * an answer is half given: what is picked must be let go of first. */
export function outOfReach(page: Page, answers: string[]): Promise<string[]> {
	return page.evaluate(
		([answers, least]) => {
			if (document.querySelector(".ask .final, .piece.picked")) return [];
			for (const list of document.querySelectorAll<HTMLDetailsElement>(
				".ask details",
			))
				list.open = true;
			const buttons = [
				...document.querySelectorAll<HTMLElement>(".ask [data-answer]"),
			];
			const isLarge = (e: HTMLElement) => {
				const { width, height } = e.getBoundingClientRect();
				return width >= least && height >= least;
			};
			/* numbers are gone through by fewer and more */
			const counter = [...document.querySelectorAll<HTMLElement>(".ask .quantity button")];
			const counts = counter[0]?.closest<HTMLElement>(".quantity")?.dataset.counts;
			const counted = counter.every(isLarge) ? (counts?.split(";") ?? []) : [];
			return answers.filter(
				(answer) =>
					!counted.includes(answer) &&
					!buttons.some((b) => b.dataset.answer === answer && isLarge(b)),
			);
		},
		[answers, FINGER] as const,
	);
}

/** Lit pieces that a finger would miss.  Nobles, knights and cities in a lit province may be
 * small: touching the province leads to the same answers. */
export function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const lit = [...document.querySelectorAll<SVGElement>(".piece.live")];
		const large = ".province, .castle, [data-piece^='noble:throne']";
		return lit
			.filter((e) => !e.closest("svg.empire") || e.matches(large))
			.map((e) => ({ e, at: e.getBoundingClientRect() }))
			.filter(({ at }) => Math.min(at.width, at.height) < least)
			.map(({ e, at }) => `${e.dataset.piece}: ${at.width} x ${at.height}`);
	}, FINGER);
}

/** Words and numbers on the board that are too small to read. */
export function unreadable(page: Page): Promise<string[]> {
	return page.evaluate((least) => {
		const found = new Set<string>();
		const walk = document.createTreeWalker(
			document.querySelector(".board-area")!,
			NodeFilter.SHOW_TEXT,
		);
		for (let n = walk.nextNode(); n; n = walk.nextNode()) {
			const e = n.parentElement!;
			if (!n.textContent!.trim() || e.closest(".said, .visually-hidden, title"))
				continue;
			if (!e.getClientRects().length) continue;
			const svg = e as unknown as SVGGraphicsElement;
			const k = svg.getScreenCTM ? svg.getScreenCTM()!.a : 1;
			const size = parseFloat(getComputedStyle(e).fontSize) * k;
			if (size < least)
				found.add(`${e.getAttribute("class")}: ${size.toFixed(1)} px`);
		}
		return [...found];
	}, EYE);
}

/** What is wrong with the page as it lies there, in words. */
export function faults(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		const root = document.documentElement;
		if (root.scrollWidth > root.clientWidth) found.push(`sideways ${root.scrollWidth}`);
		/* a board is looked at by tests of its own; what is folded is not there; the line of what
		   happened last shows its beginning, and the log all of it */
		const isApart = (e: Element) =>
			!!e.closest("[inert], .board-area, .recap, .visually-hidden, .skip, .menu > div, option") ||
			!e.checkVisibility({ visibilityProperty: true });
		/* what lies under the end is there for nobody */
		const isCovered = (e: Element) =>
			!!document.querySelector(".scene-veil:not(.lifted)") &&
			!!e.closest(".own-strip, .own-line, .own-page");
		const nameOf = (e: Element) =>
			`${e.tagName.toLowerCase()}.${e.getAttribute("class") ?? ""} "${(e.textContent ?? "").trim().slice(0, 30)}"`;
		const all = [...document.querySelectorAll<HTMLElement>("body *")].filter(
			(e) => !isApart(e) && !isCovered(e),
		);

		const targets = all.filter((e) => e.matches("button, a, input, select, summary, textarea"));
		/* what is scrolled out of its box is not there */
		const seen = (e: HTMLElement) => {
			const at = e.getBoundingClientRect();
			let { left, right, top, bottom } = at;
			for (let box = e.parentElement; box; box = box.parentElement) {
				if (getComputedStyle(box).overflowY === "visible") continue;
				const is = box.getBoundingClientRect();
				[left, right] = [Math.max(left, is.left), Math.min(right, is.right)];
				[top, bottom] = [Math.max(top, is.top), Math.min(bottom, is.bottom)];
			}
			return { left, right, top, bottom };
		};
		const boxes = targets.map((e) => ({ e, at: seen(e) }));
		for (const [i, a] of boxes.entries())
			for (const b of boxes.slice(i + 1)) {
				if (a.e.contains(b.e) || b.e.contains(a.e)) continue;
				/* a search stays in sight while the text goes by under it */
				if (a.e.closest(".rules-search") || b.e.closest(".rules-search")) continue;
				const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
				const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
				if (wide > 2 && high > 2) found.push(`${nameOf(a.e)} over ${nameOf(b.e)}`);
			}

		for (const e of all) {
			const says = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent!.trim());
			if (!says || e.matches("select, textarea, title, style, script")) continue;
			const range = document.createRange();
			range.selectNodeContents(e);
			const at = range.getBoundingClientRect();
			let box = e as HTMLElement | null;
			for (; box && box !== document.body; box = box.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(box);
				const is = box.getBoundingClientRect();
				if (/hidden|clip/.test(overflowX) && (at.right > is.right + 2 || at.left < is.left - 2))
					found.push(`cut: ${nameOf(e)} by ${nameOf(box)}`);
				if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break; // can be brought into sight
			}
			if (!box || box === document.body)
				if (at.right > root.clientWidth + 1) found.push(`sticks out: ${nameOf(e)}`);
		}
		return [...new Set(found)].slice(0, 8);
	});
}

