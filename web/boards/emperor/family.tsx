/* family.tsx: a family: thalers, points and votes, its nobles by age, what is left in supply, and
 * the cards it has bought. */
import { pictures } from "art:emperor";
import type { OwnForm } from "../../kit/contract";
import { Icon, Shield, type Sign } from "../../kit/icon";
import { Name } from "../../kit/letters";
import { useStage } from "../../kit/part";
import { Tally } from "../../kit/piece";
import { goodOf } from "../../kit/price";
import { Print } from "../../kit/print";
import { type Amount, Purse } from "../../kit/purse";
import { nameIn } from "../../kit/thing";
import { either, say } from "../../kit/words";
import { Bought } from "./cards";
import type { Province } from "./state";
import { CityToken, KnightToken, NobleTile } from "./tokens";
import { AGES, type EScene, membersOf, type Member, type Tile } from "./view";

interface Of {
	scene: EScene;
	seat: number;
}

/* ---- sums ---- */

/** Face down they are for their owner's eyes alone. */
function pointsOf({ view }: EScene, seat: number): number | string {
	if (view.options.vp === "open" || view.over) return view.board.points[seat];
	return seat === view.you ? view.board.mine!.pile : "?";
}

function amounts({ scene, seat }: Of): Amount[] {
	const b = scene.view.board;
	const words = (it: string, en: string) => either(scene.lang, it, en);
	const supply = (it: string, en: string) => words(`${it} in riserva`, `${en} in supply`);
	const thalers = words("talleri", "thalers");
	const all: Amount[] = [
		{ id: "coins", n: b.thalers[seat], more: `+${b.income[seat]}`, say: thalers },
		{ id: "laurel", n: pointsOf(scene, seat), say: say(scene.lang, "points") },
		{ id: "vote", n: b.votes[seat], say: words("voti", "votes") },
		{ id: "person", n: b.nobles_left[seat], say: supply("nobili", "nobles") },
		{ id: "chess", n: b.knights_left[seat], say: supply("cavalieri", "knights") },
		{ id: "city", n: b.cities_left[seat], say: supply("città", "cities") },
	];
	return all.map((amount) => ({ ...amount, sign: amount.id as Sign }));
}

/** A number that an answer changes: "−3" and coins. */
export const Good = goodOf({
	thalers: "coins",
	points: "laurel",
	pile: "laurel",
	votes: "vote",
	nobles_left: "person",
	knights_left: "chess",
	cities_left: "city",
});

/** Emperor, challenger, or out of phase IV. */
function Titles({ scene, seat }: Of) {
	const b = scene.view.board;
	const l = scene.lang;
	const all = [b.emperor === seat, b.challenger === seat, b.passed.includes(seat)];
	return (
		<span key={all.join()} class="titles">
			{all[0] && (
				<Icon sign="imperial" title={either(l, "imperatore", "emperor")} />
			)}
			{all[1] && (
				<Icon sign="conflict" title={either(l, "sfidante", "challenger")} />
			)}
			{all[2] && <small>{either(l, "ha passato", "passed")}</small>}
		</span>
	);
}

/* ---- nobles by age ---- */

/** A noble as a medal in a line of text. */
export const Medal = ({ noble, size = 64 }: { noble: Tile; size?: number }) => (
	<svg class="coin-of empire-like" viewBox="-36 -36 72 72" width={size} height={size} aria-hidden="true">
		<NobleTile noble={noble} />
	</svg>
);

/** Where a noble stands; an elector and the emperor in their dignity. */
function placeName(scene: EScene, { place }: Member): string {
	if (place === "throne") return either(scene.lang, "trono", "throne");
	return nameIn(scene, "province", place.replace(/\.seat$/, "") as Province);
}

function Kinsman({ scene, member }: { scene: EScene; member: Member }) {
	const { place, noble } = member;
	const where = placeName(scene, member);
	const sign = place === "throne" ? "imperial" : place.endsWith(".seat") ? "vote" : null;
	const arms = pictures[`province:${place.replace(/\.seat$/, "")}`];
	return (
		<li class="kinsman" data-tip={`${nameIn(scene, "rank", noble.rank)}, ${where}`}>
			<span class="visually-hidden">{nameIn(scene, "rank", noble.rank)},</span>
			<Medal noble={noble} />
			{sign && (
				<span class="dignity">
					<Icon sign={sign} />
				</span>
			)}
			<Name class="where plain in-line" name={where} />
			<Print class="where-arms" src={arms} />
		</li>
	);
}

/** The four ages from left to right: whoever is 45 leaves when the years pass. */
function Ages({ scene, seat }: Of) {
	const all = membersOf(scene.view.board, seat);
	return (
		<div class="ages">
			{AGES.map((age) => (
				<section key={age} class={`of-age years-${age}`} data-move={`own:${age}`}>
					<h3>
						{age} {age === "45" && <Icon sign="hourglass" />}
					</h3>
					<ul>
						{all
							.filter(({ noble }) => noble.age === age)
							.map((member, i) => (
								<Kinsman key={`${member.place} ${i}`} scene={scene} member={member} />
							))}
					</ul>
				</section>
			))}
		</div>
	);
}

/* ---- supply ---- */

/** What has not come to the board yet. */
function Supply({ scene, seat }: Of) {
	const b = scene.view.board;
	const l = scene.lang;
	const rows = [
		{ n: b.nobles_left[seat], word: either(l, "nobili", "nobles") },
		{ n: b.knights_left[seat], word: either(l, "cavalieri", "knights") },
		{ n: b.cities_left[seat], word: either(l, "città", "cities") },
	];
	const drawn = [
		<Icon sign="person" size="26px" />,
		<svg class="empire-like" viewBox="-34 -34 68 70" width="30" height="30" aria-hidden="true">
			<KnightToken seat={seat} n={1} />
		</svg>,
		<svg class="empire-like" viewBox="-26 -38 52 62" width="28" height="30" aria-hidden="true">
			<CityToken seat={seat} />
		</svg>,
	];
	const title = either(l, "in riserva", "in supply");
	return (
		<section class="supply" aria-label={title} data-move="own:supply">
			<h3>{title}</h3>
			{rows.map(({ n, word }, i) => (
				<span key={word} class="left-of" role="img" aria-label={`${n} ${word}`} data-tip={word}>
					{drawn[i]} <Tally n={n} />
				</span>
			))}
		</section>
	);
}

/* ---- the strip and the rail ---- */

export function Mine({ form, ...props }: EScene & { form: OwnForm }) {
	const scene = useStage(props);
	const seat = scene.view.you;
	if (form === "line")
		return (
			<div class="emperor-line">
				<Purse scene={scene} amounts={amounts({ scene, seat })} />
			</div>
		);
	const cards = either(scene.lang, "Carte prese", "Cards taken");
	return (
		<div class={`emperor-mine ${form} seat-${seat}`}>
			<div class="own-sums">
				<h3>
					<Shield seat={seat} size="1.5rem" />
					<Name name={scene.view.seats[seat].name} />
				</h3>
				<Purse scene={scene} amounts={amounts({ scene, seat }).slice(0, 3)} />
				<Titles scene={scene} seat={seat} />
			</div>
			<Ages scene={scene} seat={seat} />
			<Supply scene={scene} seat={seat} />
			<section class="taken" aria-label={cards} data-move="own:taken">
				<h3>{cards}</h3>
				<Bought scene={scene} seat={seat} />
			</section>
		</div>
	);
}

export function Rival({ seat, ...props }: EScene & { seat: number }) {
	const scene = useStage(props);
	const hidden = scene.view.options.vp === "open" ? ["laurel"] : [];
	return (
		<div class="emperor-rival">
			<Titles scene={scene} seat={seat} />
			<Purse
				scene={scene}
				amounts={amounts({ scene, seat }).filter(({ id }) => !hidden.includes(id))}
			/>
			<Bought scene={scene} seat={seat} />
		</div>
	);
}
