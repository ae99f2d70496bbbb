/* fields.tsx: one field of a position by a form: which, of what, and its value. */
import { useState } from "preact/hooks";
import type { Catalogue, Field } from "../../kit/contract";
import { Do } from "../frame";
import { useStudy } from "./words";

const MOST = 40; // numbers that are offered one by one

/** Indexes that the text wants: an own field has its seat in front. */
const indexOf = (field: Field): string[] =>
	field.whose === "mine" ? ["seat", ...field.index] : field.index;

function tokensOf(catalogue: Catalogue, kind: string): string[] {
	const of = catalogue.kinds[kind];
	if (of?.names) return of.names.map((name) => name.id);
	const n = of?.form === "number" ? (of.n ?? 0) : 0;
	return n <= MOST ? Array.from({ length: n }, (_, i) => `${i}`) : [];
}

/** The text with this field set: where it is said already, or in a line of its own. */
export function withField(text: string, name: string, value: string): string {
	const said = `${name}=${value}`;
	const lines = text.trimEnd().split("\n");
	const bare = lines.map((line) => line.trim().replace(/^given\s+/, ""));
	const at = bare.map((line) => line.startsWith(`${name}=`)).lastIndexOf(true);
	if (at < 0) return [...lines, `given ${said}`].join("\n");
	lines[at] = lines[at].replace(/(^\s*(?:given\s+)?).*$/, (_, head) => head + said);
	return lines.join("\n");
}

interface PickProps {
	label: string;
	tokens: string[];
	value: string;
	list: string;
	onValue(value: string): void;
}

/** A word out of some, or any other. */
function Pick({ label, tokens, value, list, onValue }: PickProps) {
	return (
		<label>
			{label}
			<input
				list={list}
				value={value}
				onInput={(e) => onValue(e.currentTarget.value.trim())}
			/>
			<datalist id={list}>
				{tokens.map((token) => (
					<option key={token} value={token} />
				))}
			</datalist>
		</label>
	);
}

/** What is chosen in the form, and the assignment that it makes. */
function useField(catalogue: Catalogue) {
	const fields = catalogue.fields.filter((f) => !f.inner);
	const [name, setName] = useState(fields[0]?.name ?? "");
	const [of, setOf] = useState<string[]>([]);
	const [value, setValue] = useState("");
	const field = fields.find((f) => f.name === name) ?? fields[0];
	const index = field ? indexOf(field) : [];
	const whole = `${field?.name}${index.map((_, i) => `[${of[i] || "0"}]`).join("")}`;
	const isMany = field?.how === "set" || field?.how === "tally";
	const sent = isMany && !value.startsWith("{") ? `{${value}}` : value;
	return { fields, field, index, setName, of, setOf, value, setValue, whole, sent };
}

function Which({ fields, field, setName }: ReturnType<typeof useField>) {
	const { s } = useStudy();
	return (
		<label>
			{s("field")}
			<select value={field.name} onChange={(e) => setName(e.currentTarget.value)}>
				{fields.map((f) => (
					<option key={f.name} value={f.name}>
						{f.say === f.name ? f.name : `${f.say} (${f.name})`}
					</option>
				))}
			</select>
		</label>
	);
}

interface Props {
	catalogue: Catalogue;
	text: string;
	onText(text: string): void;
}

export function FieldForm({ catalogue, text, onText }: Props) {
	const { s } = useStudy();
	const chosen = useField(catalogue);
	const { field, index, of, setOf, value, setValue, whole, sent } = chosen;
	if (!field) return null;
	const none = field.how === "maybe" ? ["none"] : [];
	return (
		<details class="fold set-field">
			<summary>{s("set_field")}</summary>
			<div class="row">
				<Which {...chosen} />
				{index.map((kind, i) => (
					<Pick
						key={i}
						label={`${s("of_what")} (${kind})`}
						tokens={tokensOf(catalogue, kind)}
						list={`of-${i}`}
						value={of[i] ?? ""}
						onValue={(v) => setOf(Object.assign([...of], { [i]: v }))}
					/>
				))}
				<Pick
					label={s("value")}
					tokens={[...none, ...tokensOf(catalogue, field.kind)]}
					list="field-value"
					value={value}
					onValue={setValue}
				/>
				<Do off={!value} act={() => onText(withField(text, whole, sent))}>
					{s("set_it")}
				</Do>
			</div>
		</details>
	);
}
