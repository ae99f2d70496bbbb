/* patch.ts: what has changed in a view; docs/protocol.md, 1.2. */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** The old value with the patch's members in it; what has not changed is the same object. */
export function patched<T extends object>(was: T, patch: Json): T {
	const is = { ...was } as Json;
	for (const [name, value] of Object.entries(patch)) {
		const old = is[name];
		if (name === "-") for (const gone of value as string[]) delete is[gone];
		else is[name] = isObject(value) && isObject(old) ? patched(old, value) : value;
	}
	return is as T;
}
