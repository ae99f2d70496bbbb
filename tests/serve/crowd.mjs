// crowd.mjs: a hundred sockets that mean no good, in a process of their own.
//
//     node tests/serve/crowd.mjs PORT TABLE KIND NUMBER SECONDS
//
// Each sends as fast as the server takes it, and comes back when it is thrown out.
import net from "node:net";
import { randomBytes } from "node:crypto";
import { frame } from "./driver.mjs";

const [port, table, kind, number, seconds] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1000;
const many = (bytes) => Buffer.concat(Array(Math.ceil(60000 / bytes.length)).fill(bytes));
const text = (words) => frame(1, Buffer.from(JSON.stringify({ v: 1, ...words })));
const ask = (id) => text({ do: "log", id, from: 0, to: 200 });
const looks = [...Array(40)].map((_, i) => Buffer.concat([ask(`a${i}`),
	text({ do: "lang", lang: i & 1 ? "it" : "en" })]));

// What each of them says, again and again.
const says = {
	ping: many(frame(9, Buffer.alloc(0))),
	pong: many(frame(10, Buffer.alloc(125))),
	text: many(text({ do: "ping", id: "x" })),
	fragments: many(frame(0, Buffer.alloc(0), { fin: false })),
	reader: Buffer.concat(looks), // and never reads what it asked for
};
const begins = { fragments: frame(1, Buffer.from("{"), { fin: false }) };

let came = 0;
function come() {
	if (Date.now() > end) return;
	const socket = net.connect(Number(port), "127.0.0.1");
	socket.on("error", () => {});
	socket.on("connect", () => socket.write(
		`GET /ws?table=${table} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
		"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
		`Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`));
	const say = () => {
		if (Date.now() > end) return socket.destroy();
		let takes = true;
		for (let i = 0; takes && i < 20; i++) takes = socket.write(says[kind]);
		if (takes) setImmediate(say);
		else socket.once("drain", () => setImmediate(say));
	};
	socket.once("data", (head) => {
		if (!head.toString().startsWith("HTTP/1.1 101")) return socket.destroy();
		came++;
		if (kind === "reader") socket.pause();
		else socket.on("data", () => {});
		if (begins[kind]) socket.write(begins[kind]);
		say();
	});
	socket.on("close", () => setTimeout(come, 100));
}
for (let i = 0; i < Number(number); i++) come();
setTimeout(() => {
	console.log(came);
	process.exit(0);
}, end - Date.now() + 100);
