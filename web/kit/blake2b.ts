/* blake2b.ts: BLAKE2b (RFC 7693) of a short message, so that the page itself can hold a
 * revealed seed against the commitment it saw when the game began. */

const IV = [
	0x6a09e667f3bcc908n,
	0xbb67ae8584caa73bn,
	0x3c6ef372fe94f82bn,
	0xa54ff53a5f1d36f1n,
	0x510e527fade682d1n,
	0x9b05688c2b3e6c1fn,
	0x1f83d9abfb41bd6bn,
	0x5be0cd19137e2179n,
];

const SIGMA = [
	[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
	[14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
	[11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
	[7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
	[9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
	[2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
	[12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
	[13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
	[6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
	[10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

/* The eight calls of the mixing function in a round: a, b, c, d. */
const LANES = [
	[0, 4, 8, 12],
	[1, 5, 9, 13],
	[2, 6, 10, 14],
	[3, 7, 11, 15],
	[0, 5, 10, 15],
	[1, 6, 11, 12],
	[2, 7, 8, 13],
	[3, 4, 9, 14],
];

const u64 = (x: bigint) => BigInt.asUintN(64, x);
const rotate = (x: bigint, n: bigint) => u64((x >> n) | (x << (64n - n)));

function mix(v: bigint[], [a, b, c, d]: number[], x: bigint, y: bigint): void {
	v[a] = u64(v[a] + v[b] + x);
	v[d] = rotate(v[d] ^ v[a], 32n);
	v[c] = u64(v[c] + v[d]);
	v[b] = rotate(v[b] ^ v[c], 24n);
	v[a] = u64(v[a] + v[b] + y);
	v[d] = rotate(v[d] ^ v[a], 16n);
	v[c] = u64(v[c] + v[d]);
	v[b] = rotate(v[b] ^ v[c], 63n);
}

/** The hash of at most 128 bytes (one block), 'out' bytes long, in hex. */
export function blake2b(message: Uint8Array, out = 32): string {
	const block = new Uint8Array(128);
	block.set(message);
	const words = new DataView(block.buffer);
	const m = Array.from({ length: 16 }, (_, i) => words.getBigUint64(i * 8, true));
	const h = IV.slice();
	h[0] ^= 0x01010000n ^ BigInt(out);
	const v = [...h, ...IV];
	v[12] ^= BigInt(message.length);
	v[14] = u64(~v[14]);
	for (let round = 0; round < 12; round++) {
		const s = SIGMA[round % 10];
		LANES.forEach((lane, i) => mix(v, lane, m[s[2 * i]], m[s[2 * i + 1]]));
	}
	const bytes = new DataView(new ArrayBuffer(64));
	h.forEach((x, i) => bytes.setBigUint64(i * 8, x ^ v[i] ^ v[i + 8], true));
	return Array.from(new Uint8Array(bytes.buffer, 0, out))
		.map((b) => b.toString(16).padStart(2, "0"))
		.join("");
}

/** What a table publishes of its seed when the game begins. */
export function commitmentOf(seedHex: string): string {
	const label = new TextEncoder().encode("ludoteca commitment");
	const seed = Uint8Array.from(seedHex.match(/../g) ?? [], (h) => parseInt(h, 16));
	return blake2b(new Uint8Array([...label, ...seed]));
}
