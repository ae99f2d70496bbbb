/* picture.tsx: the whole table of Verräter: the ring, actions, hand and players. */
import { pictures } from "art:verraeter";
import { Print } from "../../kit/print";
import type { Lang, OwnForm } from "../../kit/contract";
import { useBox } from "../../kit/box";
import { useForm } from "../../kit/form";
import { Icon, Shield } from "../../kit/icon";
import { useStage } from "../../kit/part";
import { Proposed, ProposedNote, Tile } from "../../kit/piece";
import { Hand } from "../../kit/rows";
import { counted } from "../../kit/thing";
import { Tips } from "../../kit/tip";
import { either } from "../../kit/words";
import { Actions, signs } from "./actions";
import { called, printed, type VScene } from "./reading";
import { Ring } from "./ring";

interface Seated {
	scene: VScene;
	seat: number;
}

function MyHand({ scene }: { scene: VScene }) {
	const { mine } = scene.view.board;
	if (!mine) return null;
	return (
		<Hand lang={scene.lang} none={either(scene.lang, "Nessuna carta.", "No cards.")}>
			{counted(mine.hand).map(({ token, nth }) => (
				<Tile
					key={`${token}#${nth}`}
					scene={scene}
					id={`supply:${token}#${nth}`}
					class="supply"
					move={`supply-${token}-${nth}`}
					label={`${either(scene.lang, "rifornimento", "supply")} ${token}`}
				>
					<Print src={pictures[`supply:${token}`]} />
					<span class="value">{token}</span>
				</Tile>
			))}
		</Hand>
	);
}

/** "1 card", "2 cards". */
function amount(lang: Lang, n: number, one: [string, string], more: [string, string]) {
	return `${n} ${either(lang, ...(n === 1 ? one : more))}`;
}

/** Cards in hand, as far as all know them, and buildings that wait. */
function Stock({ scene, seat }: Seated) {
	const { lang, view } = scene;
	const known = view.board.known[seat];
	const title = either(lang, "valori noti a tutti", "values everybody knows");
	const left = amount(
		lang,
		view.board.unbuilt[seat],
		["edificio in riserva", "building left"],
		["edifici in riserva", "buildings left"],
	);
	const n = view.board.n_hand[seat];
	return (
		<>
			<span key={`${n} ${known}`} class="stock">
				{amount(lang, n, ["carta", "card"], ["carte", "cards"])}
				{known.length > 0 && <small title={title}> ({known.join(" ")})</small>}
			</span>
			<span key={left} class="stock unbuilt">
				{left}
			</span>
		</>
	);
}

/** The action shown and the cards played this round, which one's own hand knows by name. */
function Laid({ scene, seat }: Seated) {
	const { mine, played, shown } = scene.view.board;
	const action = shown[seat];
	const kept = (value: string) => mine!.hand.filter((v) => v === value).length;
	const name = (value: string, nth: number) =>
		seat === scene.view.you
			? `supply-${value}-${kept(value) + nth}`
			: `played-${seat}-${value}-${nth}`;
	if (!action && !played[seat].length) return null;
	return (
		<span class="laid">
			<span class="chips">
				{counted(played[seat]).map(({ token, nth }, i) => (
					<span key={i} class="chip" data-move={name(token, nth)}>
						{token}
					</span>
				))}
			</span>
			{action && (
				<span key={action} class="deed">
					<Icon sign={signs[action][0]} /> {called(scene, "action", action)}
				</span>
			)}
		</span>
	);
}

/** The house somebody stands for, and what lies before them. */
function Standing({ scene, seat }: Seated) {
	const b = scene.view.board;
	const l = scene.lang;
	const house = b.house[seat];
	const name = called(scene, "house", house);
	return (
		<div class={`standing-for ${house}`}>
			<Print class="arms" src={pictures[`house:${house}`]} alt={name} title={name} />
			<Stock scene={scene} seat={seat} />
			{b.start === seat && (
				<span key={`start ${b.start}`} class="first">
					<Icon sign="hourglass" title={either(l, "giocatore iniziale", "start player")} />
				</span>
			)}
			{b.strategy === seat && (
				<span key={`strategy ${b.strategy}`} class="strategist">
					<Icon sign="chess" title={either(l, "carta Strategia", "Strategy card")} />
				</span>
			)}
			<Laid scene={scene} seat={seat} />
		</div>
	);
}

export function Rival({ seat, ...props }: VScene & { seat: number }) {
	const scene = useStage(props);
	return <Standing scene={scene} seat={seat} />;
}

/** One's own: the house, the hand; on a phone's one line the hand alone. */
export function Mine({ form, ...props }: VScene & { form: OwnForm }) {
	const scene = useStage(props);
	const { you } = scene.view;
	if (form === "line")
		return (
			<div class="verraeter-own line">
				<Standing scene={scene} seat={you} />
			</div>
		);
	return (
		<div class={`verraeter-own ${form}`}>
			<div class="who">
				<h3>
					<Shield seat={you} /> {scene.view.seats[you].name}
				</h3>
				<Standing scene={scene} seat={you} />
			</div>
			<MyHand scene={scene} />
			{form === "page" && <Actions scene={scene} />}
		</div>
	);
}

/** What a landscape pays the winners, with the mark of the numbers nobody could find. */
function Pays({ scene, isOpen }: { scene: VScene; isOpen: boolean }) {
	const l = scene.lang;
	return (
		<details class="pays" open={isOpen}>
			<summary>{either(l, "Quanto paga una vittoria", "What a victory pays")}</summary>
			<table>
				<thead>
					<tr>
						<th scope="col">{either(l, "vincitori", "winners")}</th>
						{[1, 2, 3, 4].map((n) => (
							<th scope="col" key={n}>
								{n}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{Object.entries(printed(scene).landscape).map(([land, { cp, pays }]) => (
						<tr key={land}>
							<th scope="row">
								{called(scene, "landscape", land)} ({cp})
							</th>
							{pays.map(({ vp, proposed }, i) => (
								<td key={i}>
									{vp}
									{proposed && <Proposed lang={l} />}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

export function Picture(props: VScene) {
	const scene = useStage(props);
	const isPhone = useForm() === "phone";
	const box = useBox();
	return (
		<div class="verraeter">
			<Ring scene={scene} />
			<div class="beside">
				{isPhone && <MyHand scene={scene} />}
				<Actions scene={scene} />
				<div>
					<Pays scene={scene} isOpen={!isPhone && box.height > 560} />
					<ProposedNote lang={scene.lang} />
				</div>
			</div>
			<Tips />
		</div>
	);
}
