// schema.mjs: JSON Schema, as much of it as docs/protocol.schema.json uses; a keyword it does
// not know is an error, so that nothing is silently left unchecked.
import fs from "node:fs";
import path from "node:path";
import { root } from "./driver.mjs";

const schema = JSON.parse(fs.readFileSync(path.join(root, "docs/protocol.schema.json"), "utf8"));

const typeOf = (value) =>
	value === null
		? "null"
		: Array.isArray(value)
		? "array"
		: Number.isInteger(value)
		? "integer"
		: typeof value;

const keywords = {
	$ref: (value, ref, at) => problems(value, schema.$defs[ref.slice("#/$defs/".length)], at),
	type: (value, types, at) =>
		([types].flat().includes(typeOf(value)) ? [] : [`${at} is ${typeOf(value)}, not ${types}`]),
	const: (value, wanted, at) => (value === wanted ? [] : [`${at} is not ${wanted}`]),
	enum: (value, words, at) =>
		(words.includes(value) ? [] : [`${at} is ${value}, none of ${words}`]),
	minimum: (value, least, at) => (value >= least ? [] : [`${at} is below ${least}`]),
	maximum: (value, most, at) => (value <= most ? [] : [`${at} is above ${most}`]),
	minLength: (value, n, at) =>
		(typeof value !== "string" || [...value].length >= n ? [] : [`${at} is too short`]),
	maxLength: (value, n, at) =>
		(typeof value !== "string" || [...value].length <= n ? [] : [`${at} is too long`]),
	maxItems: (value, n, at) =>
		(!Array.isArray(value) || value.length <= n ? [] : [`${at} has too many items`]),
	items: (value, of, at) =>
		(Array.isArray(value) ? value.flatMap((item, i) => problems(item, of, `${at}[${i}]`)) : []),
	required: (value, names, at) =>
		typeOf(value) === "object"
			? names.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
			: [],
	properties: (value, of, at) =>
		typeOf(value) === "object"
			? Object.entries(value).flatMap(([name, member]) =>
				of[name]
					? problems(member, of[name], `${at}.${name}`)
					: [`${at}.${name} is not in the schema`])
			: [],
	oneOf: (value, ways, at) => {
		const tries = ways.map((way) => problems(value, way, at));
		const good = tries.filter((found) => !found.length).length;
		return good === 1
			? []
			: [
				good
					? `${at} fits ${good} ways`
					: tries.sort((a, b) => a.length - b.length)[0].join("; ")
			];
	},
};

export function problems(value, part, at = "message") {
	return Object.entries(part).flatMap(([word, argument]) => {
		if (!keywords[word]) throw new Error(`schema.mjs does not know '${word}'`);
		return keywords[word](value, argument, at);
	});
}

export const fromServer = (message) => problems(message, schema.$defs.from_server);
export const fromClient = (message) => problems(message, schema.$defs.from_client);
