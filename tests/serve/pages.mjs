// pages.mjs: the page's files that travel inside the program: types, caching, packing, headers.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import net from "node:net";
import {
	Server, check, equal, folder, games, program, request, root, run,
} from "./driver.mjs";

const dist = path.join(root, "web/dist");
const types = {
	".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8", ".woff2": "font/woff2", ".svg": "image/svg+xml",
	".wasm": "application/wasm",
	".png": "image/png", ".webmanifest": "application/manifest+json",
};
const forever = "public, max-age=31536000, immutable";
let server;

const get = (url, headers = {}) => request(server, "GET", url, { headers });

// What protects whoever looks at it goes with every answer, whatever it is.
function isGuarded(answer, what) {
	const { headers } = answer;
	const policy = Object.fromEntries(headers["content-security-policy"].split("; ").map(
		(part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]
	));
	equal([
		policy["default-src"],
		policy["script-src"],
		policy["style-src"],
		policy["connect-src"],
		policy["frame-ancestors"],
		policy["base-uri"],
	],
		[
			"'none'", "'self' 'wasm-unsafe-eval'", "'self'", "'self'", "'none'", "'none'",
		], `${what}: its policy`);
	check(!headers["content-security-policy"].includes("unsafe-inline"), `${what}: nothing inline`);
	equal([
		headers["x-content-type-options"],
		headers["referrer-policy"],
		headers["cross-origin-opener-policy"],
		headers["cross-origin-resource-policy"],
	],
		["nosniff", "same-origin", "same-origin", "same-origin"], `${what}: its other guards`);
	check(headers["permissions-policy"].includes("camera=()"), `${what}: no camera`);
	equal(
		[headers["access-control-allow-origin"], headers.server],
		[undefined, undefined],
		`${what}: nothing for other sites`,
	);
}

async function everyFile() {
	const files = fs.readdirSync(dist, {
		recursive: true, withFileTypes: true,
	}).filter((file) => file.isFile()).map(
		(file) => path.relative(dist, path.join(file.parentPath ?? file.path, file.name))
	);
	check(files.includes("index.html") && files.length > 5, "the page was built into the program");
	let hashed = 0;
	let packed = 0;
	for (const file of files) {
		const bytes = fs.readFileSync(path.join(dist, file));
		const plain = await get(`/${file}`);
		equal(plain.status, 200, file);
		check(plain.bytes.equals(bytes), `${file}: every byte`);
		equal(plain.headers["content-type"], types[path.extname(file)], `${file}: its type`);
		equal(
			plain.headers["content-encoding"], undefined, `${file}: as it is for who did not ask`,
		);
		equal(plain.headers.vary, "Accept-Encoding", `${file}: caches know`);
		const isHashed = /-([A-Z2-7]{8}|[0-9a-f]{8})\.\w+$/.test(file);
		equal(
			plain.headers["cache-control"],
			isHashed ? forever : "no-cache",
			`${file}: how long it is kept`,
		);
		isGuarded(plain, file);
		hashed += isHashed;
		packed += await inPacked(file, bytes);
		await again(file, plain.headers.etag);
	}
	check(hashed > 3, "files that never change");
	check(packed > 3, "files that are packed");
	const tags = new Set(await Promise.all(files.map(
		async (file) => (await get(`/${file}`)).headers.etag
	)));
	/* two games may have the same frame round their cards */
	const contents = new Set(
		files.map((file) => fs.readFileSync(path.join(dist, file), "latin1")),
	);
	equal(tags.size, contents.size, "another content, another tag");
}

async function inPacked(file, bytes) {
	const answer = await get(`/${file}`, { "Accept-Encoding": "br, gzip, deflate" });
	for (const refusal of ["gzip;q=0", "gzip; q=0.0", "identity", "br"])
		equal(
			(await get(`/${file}`, { "Accept-Encoding": refusal })).headers["content-encoding"],
			undefined,
			`${file}: not for '${refusal}'`,
		);
	if (answer.headers["content-encoding"] === undefined) {
		check(
			/\.(woff2|png|jpg|webp)$/.test(file) || bytes.length <= 200,
			`${file}: no gain from packing`,
		);
		return 0;
	}
	equal(answer.headers["content-encoding"], "gzip", `${file}: packed`);
	check(
		zlib.gunzipSync(answer.bytes).equals(bytes) && answer.bytes.length < bytes.length,
		`${file}: smaller, and the same`,
	);
	return 1;
}

async function again(file, tag) {
	check(/^W\/"[0-9a-f]{32}"$/.test(tag), `${file}: a tag`);
	for (const seen of [tag, `"x", ${tag}`, tag.slice(2), "*"]) {
		const known = await get(`/${file}`, { "If-None-Match": seen, "Accept-Encoding": "gzip" });
		equal(
			[known.status, known.bytes.length, known.headers.etag],
			[304, 0, tag],
			`${file}: known as ${seen}`,
		);
		isGuarded(known, `${file} again`);
	}
	equal(
		(await get(`/${file}`, { "If-None-Match": `"${"0".repeat(32)}"` })).status,
		200,
		`${file}: another one`,
	);
	const head = await request(server, "HEAD", `/${file}`);
	equal([head.status, head.bytes.length, head.headers.etag], [200, 0, tag], `HEAD ${file}`);
	equal(
		Number(head.headers["content-length"]),
		fs.statSync(path.join(dist, file)).size,
		`HEAD ${file}: its length`,
	);
}

async function index() {
	const [root_, named] = [await get("/"), await get("/index.html")];
	check(
		root_.bytes.equals(named.bytes) && root_.headers.etag === named.headers.etag,
		"/ is index.html",
	);
	equal(root_.headers["cache-control"], "no-cache", "which is looked up again every time");
	const urls = [...root_.text.matchAll(/(?:src|href)="([^"]+)"/g)]
		.map(([, url]) => url)
		.filter((url) => !url.startsWith("data:"));
	check(urls.length > 1, `the page refers to other files: ${urls}`);
	for (const url of urls)
		equal(
			(await get(new URL(url, "http://x/").pathname)).status,
			200,
			`the page refers to ${url}`,
		);
	check(
		!/<script(?![^>]*\bsrc=)|\son\w+=|style=/.test(root_.text), "the page has nothing inline",
	);
}

const raw = (line) => new Promise((done) => {
	const socket = net.connect(
		server.port,
		"127.0.0.1",
		() =>
			socket.write(
				`${line} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`
			),
	);
	let said = "";
	socket.on("data", (bytes) => (said += bytes));
	socket.on("error", () => {});
	socket.on("close", () => done(said));
});

async function nothingElse() {
	const ways = [
		"/nothing", "/index.htm", "/index.html/", "//index.html", "/./index.html", "/assets/",
		"/web/dist/index.html", "/../etc/passwd", "/../../../../etc/passwd",
		"/..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cetc", "/index.html%00.js",
		"/%00", "/~root", "/.git/config", `/${"a".repeat(400)}`, `/${"../".repeat(60)}etc/passwd`,
	];
	for (const way of ways) {
		const said = await raw(`GET ${way}`);
		check(
			/^HTTP\/1.1 (404|400) /.test(said) && !/root:|doctype/i.test(said),
			`GET ${way.slice(0, 40)}: ${said.slice(0, 40)}`,
		);
	}
	const unknown = await get("/nothing");
	equal(
		[unknown.status, unknown.json.error, unknown.headers["cache-control"]],
		[404, "unknown", "no-store"],
		"an unknown path is told",
	);
	isGuarded(unknown, "an unknown path");
	const head = await request(server, "HEAD", "/nothing");
	equal([head.status, head.bytes.length], [404, 0], "HEAD of an unknown path");
	equal(
		(await request(server, "POST", "/index.html", { body: {} })).status,
		404,
		"a page takes no letters",
	);
	for (const method of ["PUT", "DELETE", "OPTIONS", "PATCH"])
		equal((await request(server, method, "/")).status, 400, `${method} is not understood`);
	isGuarded(await get("/api/games"), "an answer of the API");
	equal((await get("/api/games")).headers["cache-control"], "no-store", "which nobody keeps");
	isGuarded(await get("/healthz"), "health");
}

// What is in each game's box: the same as the program prints, kept by whoever has it.
async function catalogues() {
	for (const { id } of await games(server))
		for (const lang of ["it", "en"]) {
			const url = `/api/catalogue/${id}/${lang}`;
			const printed = execFileSync(program, ["catalogue", id, lang]).toString();
			const plain = await get(url);
			equal(plain.text, printed.trimEnd(), `${url}: what the program prints`);
			const { kinds, verbs, lang: spoken } = plain.json;
			equal(spoken, lang, `${url}: its language`);
			check(
				Object.values(verbs).every((verb) => verb.kinds.every((kind) => kinds[kind])),
				`${url}: verbs of known kinds`,
			);
			equal(plain.headers["content-type"], types[".json"], `${url}: its type`);
			equal(plain.headers["cache-control"], "no-cache", `${url}: kept, and asked for again`);
			const packed = await get(url, { "Accept-Encoding": "gzip" });
			equal(zlib.gunzipSync(packed.bytes).toString(), plain.text, `${url}: packed`);
			const known = await get(url, { "If-None-Match": plain.headers.etag });
			equal([known.status, known.bytes.length], [304, 0], `${url}: known already`);
			isGuarded(plain, url);
		}
	const { id } = (await games(server))[0];
	for (const what of ["", "chess/it", id, `${id}/`, `${id}/fr`, `${id}/it/`, `${id.slice(1)}/it`])
		equal((await get(`/api/catalogue/${what}`)).status, 404, `no catalogue '${what}'`);
}

await run({
	pages: async () => {
		server = await new Server(`sqlite:${folder()}/pages.db`).start();
		await everyFile();
		await index();
		await nothingElse();
		await catalogues();
		equal(
			(await get("/")).headers["strict-transport-security"],
			undefined,
			"without TLS nothing is promised",
		);
		equal((await server.stop()).code, 0, "it stops cleanly");
		server = await new Server(
			`sqlite:${folder()}/secure.db`, "--origin", "https://play.example.org",
		).start();
		check(
			(await get("/")).headers["strict-transport-security"]?.includes("max-age="),
			"with TLS it is",
		);
		const me = await request(server, "POST", "/api/me", {
			body: { name: "Anna" }, headers: { Origin: "https://play.example.org" },
		});
		check(/; Secure/.test(me.headers["set-cookie"][0]), "and the cookie is Secure");
		await server.stop();
	},
});
