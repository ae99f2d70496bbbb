/* purse.tsx: what somebody has, each amount with its sign or its word. */
import type { Scene } from "./contract";
import { Icon, type Sign } from "./icon";
import { Tally, Tile } from "./piece";

export interface Amount {
	id: string;
	n: number | string;
	say: string; // of what
	sign?: Sign; // instead of the word
	more?: string; // a small number beside it: what comes in
	piece?: string; // what it is called where it can be an answer
}

function Inside({ amount }: { amount: Amount }) {
	return (
		<>
			{amount.sign ? (
				<Icon sign={amount.sign} />
			) : (
				<span class="of">{amount.say}</span>
			)}{" "}
			<Tally n={amount.n} /> {amount.more && <small>{amount.more}</small>}
		</>
	);
}

/** One amount; a piece while it can be an answer. */
function Sum({ scene, amount }: { scene: Scene<any>; amount: Amount }) {
	const words = `${amount.n} ${amount.say}`;
	const { piece } = amount;
	const kind = `good of-${amount.id}`;
	const told = [amount.say, amount.more].filter(Boolean).join(" ");
	if (piece && scene.stands(piece).live)
		return (
			<Tile scene={scene} id={piece} class={kind} label={words}>
				<Inside amount={amount} />
			</Tile>
		);
	return (
		<span class={kind} role="img" aria-label={words} data-tip={told}>
			<Inside amount={amount} />
		</span>
	);
}

export function Purse({ scene, amounts }: { scene: Scene<any>; amounts: Amount[] }) {
	return (
		<span class="purse">
			{amounts.map((amount) => (
				<Sum key={amount.id} scene={scene} amount={amount} />
			))}
		</span>
	);
}
