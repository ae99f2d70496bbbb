/* pack.ts: a text as part of an address, and back.  It stands behind the #, which no browser sends
 * to a server. */

const MOST = 1 << 20; // bytes: far more than any position, and no more than a browser can bear

/** A few bytes can be made to mean a great many: who sends such a link is not followed. */
const bounded = () => {
	let n = 0;
	return new TransformStream<Uint8Array, Uint8Array>({
		transform(part, out) {
			n += part.length;
			if (n > MOST) throw new Error("too long");
			out.enqueue(part);
		},
	});
};

async function through(bytes: Uint8Array, way: GenericTransformStream): Promise<Uint8Array> {
	const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(way).pipeThrough(bounded());
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface GenericTransformStream {
	readable: ReadableStream;
	writable: WritableStream;
}

const FORM = "deflate-raw";

export async function pack(text: string): Promise<string> {
	const bytes = new TextEncoder().encode(text);
	const small = await through(bytes, new CompressionStream(FORM));
	return btoa(String.fromCharCode(...small))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
}

/** Complains about what is no text of ours. */
export async function unpack(packed: string): Promise<string> {
	const plain = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
	const small = Uint8Array.from(plain, (c) => c.charCodeAt(0));
	return new TextDecoder().decode(await through(small, new DecompressionStream(FORM)));
}
