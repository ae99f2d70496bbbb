/* cards.tsx: members, and what cards and leaders say to who does not see them. */
import type { ComponentChildren } from "preact";
import { Charge } from "../../kit/icon";
import { called, type LScene, printed } from "./reading";
import type { Card, Leader, Member as MemberName } from "./state";

/** A member: the family's ring round the colour of its die. */
export function Member(props: { seat: number; member: MemberName; value?: number }) {
	const { seat, member, value } = props;
	return (
		<svg
			class={`member ${member} seat-${seat}`}
			viewBox="-20 -20 40 40"
			aria-hidden="true"
		>
			<circle class="ring" r={18} />
			<circle class="coin" r={13} />
			{value === undefined ? (
				<g class="mark">
					<Charge seat={seat} w={16} />
				</g>
			) : (
				<text y={7}>{value}</text>
			)}
		</svg>
	);
}

/** A name, and below it what there is to say. */
export function Says({ name, says }: { name: ComponentChildren; says: unknown[] }) {
	return (
		<>
			<b>{name}</b>
			{says.filter(Boolean).map((line) => (
				<p key={line}>{String(line)}</p>
			))}
		</>
	);
}

export function cardLabel(scene: LScene, card: Card): string {
	const row = printed(scene).card[card];
	const said = [called(scene, "card", card), row.cost, row.now, row.lasting];
	return said.filter(Boolean).join(". ");
}

export function leaderLabel(scene: LScene, leader: Leader): string {
	const row = printed(scene).leader[leader];
	return `${called(scene, "leader", leader)}. ${row.needs}. ${row.does}`;
}
