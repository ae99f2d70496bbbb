/* signs.ts: the small signs of games, of their log and of telephones: with the first board. */
import anycard from "icon:card-pick";
import brush from "icon:paint-brush";
import barn from "icon:barn";
import castle from "icon:castle";
import chess from "icon:chess-knight";
import church from "icon:church";
import city from "icon:medieval-village-01";
import coins from "icon:two-coins";
import conflict from "icon:crossed-swords";
import crown from "icon:crown";
import dagger from "icon:cloak-dagger";
import eagle from "icon:eagle-emblem";
import hammer from "icon:flat-hammer";
import hourglass from "icon:sands-of-time";
import medicine from "icon:medicines";
import meeple from "icon:meeple";
import knight from "icon:mounted-knight";
import lyre from "icon:lyre";
import office from "icon:scroll-quill";
import person from "icon:person";
import pope from "icon:pope-crown";
import promotion from "icon:sword-brandish";
import ring from "icon:linked-rings";
import rose from "icon:rose";
import seal from "icon:wax-seal";
import shadow from "icon:hooded-figure";
import shake from "icon:shaking-hands";
import shut from "icon:cancel";
import stone from "icon:stone-block";
import throne from "icon:throne-king";
import tower from "icon:tower-flag";
import travel from "icon:walk";
import wood from "icon:wood-pile";
import vote from "icon:vote";
import wheat from "icon:wheat";
import military from "icon:crossed-sabres";
import faith from "icon:cross-shield";
import { learnSigns } from "./icon";

export const further = {
	anycard,
	barn,
	brush,
	castle,
	chess,
	church,
	city,
	coins,
	conflict,
	crown,
	dagger,
	eagle,
	faith,
	hammer,
	hourglass,
	knight,
	lyre,
	medicine,
	meeple,
	military,
	office,
	person,
	pope,
	promotion,
	ring,
	rose,
	seal,
	shadow,
	shake,
	shut,
	stone,
	throne,
	tower,
	travel,
	vote,
	wheat,
	wood,
};

learnSigns(further);
