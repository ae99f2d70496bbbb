/* service.ts: the service worker: the page without a network.
 *
 * Files have a hash of their content in their names, so what is kept never gets old; a version
 * of the page is a list of them, and has a cache of its own.  The first view is kept as soon as
 * somebody has been here, everything else when it was shown, or all at once for those who play
 * on this device.  Requests to the server are none of our business. */

declare const VERSION: string;
declare const FIRST: string[]; // files of the first view
declare const ALL: string[];

/* As much as we use of what a service worker has; the page's own types know nothing of it. */
interface Event_ extends Event {
	waitUntil(what: Promise<unknown>): void;
}
interface FetchEvent_ extends Event_ {
	request: Request;
	respondWith(answer: Promise<Response>): void;
}
interface Worker_ {
	registration: { scope: string };
	clients: { claim(): Promise<void> };
	skipWaiting(): Promise<void>;
	addEventListener(type: "install" | "activate", hear: (e: Event_) => void): void;
	addEventListener(type: "fetch", hear: (e: FetchEvent_) => void): void;
	addEventListener(type: "message", hear: (e: Event_ & { data: string }) => void): void;
}
const here = self as unknown as Worker_;

const OURS = "ludoteca-";
const CACHE = OURS + VERSION;
const WHOLE = "whole"; // is kept beside the files when all of them are
const files = new Set(ALL);
const page = here.registration.scope; // index.html

const older = async () =>
	(await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** Files that are not here yet: from an older version where it had them. */
async function keep(names: string[]): Promise<void> {
	const cache = await caches.open(CACHE);
	for (const name of names) {
		const url = page + name;
		if (await cache.match(url)) continue;
		const had = name && (await caches.match(url));
		if (had) await cache.put(url, had);
		else await cache.add(name ? url : new Request(url, { cache: "reload" }));
	}
}

async function keepAll(): Promise<void> {
	await keep(["", ...ALL]);
	await (await caches.open(CACHE)).put(page + WHOLE, new Response(""));
}

/** Who could play without a network can still do so with the next version. */
async function install(): Promise<void> {
	const had = await Promise.all(
		(await older()).map(async (name) => (await caches.open(name)).match(page + WHOLE)),
	);
	await (had.some(Boolean) ? keepAll() : keep(["", ...FIRST]));
}

async function activate(): Promise<void> {
	for (const name of await older()) await caches.delete(name);
	await here.clients.claim();
}

const PATIENCE = 3000; // ms: a train's network is there, and says nothing

/** What the server says in time; what is none of its own words counts as silence. */
async function fromServer(request: Request): Promise<Response | null> {
	const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
	const answer = await Promise.race([fetch(request).catch(() => null), late]);
	return answer && answer.status < 500 ? answer : null;
}

/** The page as the server has it now; as it was where there is no network to speak of. */
async function pageNow(request: Request): Promise<Response> {
	const kept = await caches.match(page);
	if (!kept) return fetch(request);
	return (await fromServer(request)) ?? kept;
}

async function file(request: Request): Promise<Response> {
	const kept = await caches.match(request, { ignoreVary: true });
	if (kept) return kept;
	const answer = await fetch(request);
	if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
	return answer;
}

here.addEventListener("install", (e) => e.waitUntil(install()));
here.addEventListener("activate", (e) => e.waitUntil(activate()));
here.addEventListener("message", (e) => {
	if (e.data === "go") e.waitUntil(here.skipWaiting());
	if (e.data === "all") e.waitUntil(keepAll());
});
here.addEventListener("fetch", (e) => {
	const { url, mode, method } = e.request;
	if (method !== "GET" || !url.startsWith(page)) return;
	const name = url.slice(page.length).replace(/[?#].*/, "");
	if (name.startsWith("api/")) return;
	if (mode === "navigate") e.respondWith(pageNow(e.request));
	else if (files.has(name)) e.respondWith(file(e.request));
});
