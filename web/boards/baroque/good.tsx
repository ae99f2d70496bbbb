/* good.tsx: a number that an answer changes, with its sign. */
import type { Change } from "../../kit/contract";
import { Icon, type Sign } from "../../kit/icon";
import { fieldWord, signed } from "../../kit/price";
import type { BScene } from "./view";

const goods: Record<string, Sign> = {
	fl: "coins",
	vp: "laurel",
	n_armies: "conflict",
	n_hand: "anycard",
	fugger_debt: "seal",
	army_debt: "hourglass",
};

/** A number that an answer changes: "−3" and coins. */
export function Good({ scene, change }: { scene: BScene; change: Change }) {
	const sign = goods[change.field];
	const label = fieldWord(scene.catalogue, change.field);
	return (
		<span class="amount">
			{signed(change.by)} {sign ? <Icon sign={sign} title={label} /> : label}
		</span>
	);
}
