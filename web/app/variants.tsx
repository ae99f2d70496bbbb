/* variants.tsx: a game's options, to choose from and to read. */
import { usePage } from "./context";
import { RuleLink } from "./frame";
import type { GameInfo, GameOption } from "./http";

interface OptionProps {
	info: GameInfo;
	option: GameOption;
	value: string;
	onChange(value: string): void;
}

/** What is decided, the choice, and what the chosen value means. */
function Option({ info, option, value, onChange }: OptionProps) {
	const id = `option-${option.id}`;
	const chosen = option.values.find((v) => v.id === value);
	return (
		<div class="option">
			<label for={id}>{option.say}</label>{" "}
			<small>
				<RuleLink game={info.id} rule={option.rule} />
			</small>
			<p class="hint" id={`${id}-tells`}>
				{option.tells}
			</p>
			<select
				id={id}
				value={value}
				aria-describedby={`${id}-tells ${id}-chosen`}
				onChange={(e) => onChange(e.currentTarget.value)}
			>
				{option.values.map((v) => (
					<option key={v.id} value={v.id}>
						{v.say}
					</option>
				))}
			</select>
			<p class="hint chosen" id={`${id}-chosen`}>
				{chosen?.tells}
			</p>
		</div>
	);
}

/** The options that are not as usual. */
export const changed = (info: GameInfo, values: Record<string, string>): GameOption[] =>
	info.options.filter((o) => (values[o.id] ?? o.standard) !== o.standard);

interface VariantsProps {
	info: GameInfo;
	values: Record<string, string>;
	onChange(values: Record<string, string>): void;
}

/** Folded away: most tables play by the usual rules. */
export function Variants({ info, values, onChange }: VariantsProps) {
	const { w } = usePage();
	const n = changed(info, values).length;
	if (!info.options.length) return null;
	return (
		<details class="fold">
			<summary>
				{w("variants")}{" "}
				<span class="facts">{n ? w("variants_n", { n }) : w("variants_usual")}</span>
			</summary>
			{info.options.map((o) => (
				<Option
					key={o.id}
					info={info}
					option={o}
					value={values[o.id] ?? o.standard}
					onChange={(value) => onChange({ ...values, [o.id]: value })}
				/>
			))}
		</details>
	);
}

/** What is otherwise than usual at a table, in words. */
export function VariantList({ info, values }: Omit<VariantsProps, "onChange">) {
	const { w } = usePage();
	const others = changed(info, values);
	if (!others.length) return <li>{w("standard_rules")}</li>;
	return (
		<>
			{others.map((o) => (
				<li key={o.id}>
					{o.say}: <b>{o.values.find((v) => v.id === values[o.id])?.say}</b>{" "}
					<small>
						<RuleLink game={info.id} rule={o.rule} />
					</small>
				</li>
			))}
		</>
	);
}
