/* main.tsx: the page: its routes, its language, its look. */
import { type ComponentChildren, render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import "../style/base.css";
import "../style/page.css";
import "../style/kit.css";
import "../style/lobby.css";
import "../style/log.css";
import "../style/rules.css";
import type { Word } from "../kit/words";
import { endAttention } from "./attention";
import { PageContext, remember, remembered, usePage, useTitle } from "./context";
import { get, post, type Me } from "./http";
import { Bar, focusPage, NotFound } from "./frame";
import { Lobby } from "./lobby";
import { later } from "./later";
import { hasNear, isSite } from "./near";
import { setLook } from "./settings";

function firstLang(): Lang {
	const kept = remembered("lang");
	if (kept === "it" || kept === "en") return kept;
	return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

/* What is not the first view is fetched when somebody goes there. */
const Create = later(() => import("./create").then((m) => m.Create));
const FirstGame = later(() => import("./create").then((m) => m.FirstGame));
const TablePage = later(() => import("./table").then((m) => m.TablePage));
const Replay = later(() => import("./replay").then((m) => m.Replay));
const Rules = later(() => import("./rules").then((m) => m.Rules));
const OverviewPage = later(() => import("./overview").then((m) => m.OverviewPage));
const Puzzles = later(() => import("./puzzles").then((m) => m.Puzzles));
const Cards = later(() => import("./cards").then((m) => m.Cards));
const Profile = later(() => import("./me").then((m) => m.Profile));
const Open = later(() => import("./study/open").then((m) => m.Open));
const Position = later(() => import("./study/position").then((m) => m.Position));
const Credits = later(() => import("./credits").then((m) => m.Credits));

/** A part of the address as it was meant; one that was garbled on its way stays as it is. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** A link that was sent has its table in the path, so that a server can tell what it leads to
    ("/t/ID"); the page itself lives behind the #. */
function comeHome(): void {
	const { pathname } = location;
	if (pathname !== "/" && !isSite) history.replaceState(null, "", `/#${pathname}`);
}

function useRoute(): string[] {
	const read = () => location.hash.replace(/^#\/?/, "").split("/").map(decoded);
	const [route, setRoute] = useState(read);
	/* before anything else can happen: an effect would miss an address that changes at once */
	useLayoutEffect(() => {
		const hear = () => setRoute(read());
		addEventListener("hashchange", hear);
		return () => removeEventListener("hashchange", hear);
	}, []);
	return route;
}

function Titled({ word, children }: { word: Word; children: ComponentChildren }) {
	const { w } = usePage();
	useTitle(w(word));
	return <>{children}</>;
}

function Route({ route }: { route: string[] }) {
	const [page, ...rest] = route;
	switch (page) {
		case "":
			return <Lobby />;
		case "new":
			return <Create key={rest[0]} game={rest[0]} />;
		case "first":
			return <FirstGame key={rest[0]} game={rest[0]} />;
		case "t":
			return (
				<TablePage key={rest[0]} id={rest[0]} seat={rest[1]} secret={rest[2]} />
			);
		case "r":
			return <Replay key={rest[0]} id={rest[0]} at={rest[1]} by={rest[2]} mode={rest[3]} />;
		case "rules":
			return (
				<Titled word="rules">
					<Rules key={rest[0]} game={rest[0]} para={rest[1]} />
				</Titled>
			);
		case "overview":
			return <OverviewPage key={rest[0]} game={rest[0]} />;
		case "puzzles":
			return <Puzzles key={rest[0]} game={rest[0]} at={rest[1]} />;
		case "cards":
			return <Cards key={rest[0]} game={rest[0]} />;
		case "me":
			return <Profile />;
		case "open":
			return <Open />;
		case "p":
			return <Position packed={rest[0]} />;
		case "credits":
			return <Credits />;
		case "link":
			return <Lobby link={rest[0]} />;
	}
	return <NotFound />;
}

/** Who this browser is; null for a stranger.  Nothing is shown before that is known. */
function useMe(lang: Lang) {
	const [me, setMeState] = useState<Me | null>(null);
	const [asked, setAsked] = useState(false);
	const setMe = (known: Me | null) => {
		if (known) remember("name", known.name); // for tables without a server
		setMeState(known);
	};
	useEffect(() => {
		get<{ me: Me | null }>("/api/me", lang)
			.then((a) => setMe(a.me))
			.catch(() => {})
			.finally(() => setAsked(true));
	}, []);
	return { me, setMe, asked };
}

/** Another page: the focus goes there, as it would if the page had been loaded. */
function useFocus(route: string[]): void {
	const first = useRef(true);
	useEffect(() => {
		if (!first.current) {
			scrollTo(0, 0);
			focusPage();
		}
		first.current = false;
	}, [route[0], route[1]]);
}

function App() {
	const [lang, setLangState] = useState<Lang>(firstLang);
	const { me, setMe, asked } = useMe(lang);
	const route = useRoute();
	const setLang = (l: Lang) => {
		remember("lang", l);
		setLangState(l);
		if (me) post("/api/me/name", l, { name: me.name, lang: l }).catch(() => {});
	};
	useEffect(() => {
		document.documentElement.lang = lang;
	}, [lang]);
	useFocus(route);
	const page = useMemo(() => ({ lang, setLang, me, setMe }), [lang, me]);
	return (
		<PageContext.Provider value={page}>
			{route[0] !== "t" && route[0] !== "puzzles" && <Bar />}
			{asked && <Route route={route} />}
			<NewVersion />
		</PageContext.Provider>
	);
}

/** There is a next version: whoever wants it has it by a click. */
function NewVersion() {
	const { w } = usePage();
	const [change, setChange] = useState<(() => void) | null>(null);
	useEffect(() => {
		const hear = (e: Event) => setChange(() => (e as CustomEvent).detail);
		addEventListener("ludoteca-new", hear);
		return () => removeEventListener("ludoteca-new", hear);
	}, []);
	if (!change) return null;
	return (
		<p class="new-version" role="status">
			{w("new_version")}{" "}
			<button type="button" class="main" onClick={change}>
				{w("reload")}
			</button>
		</p>
	);
}

const LONGEST = 1500; // ms to wait for letters before others are taken

/** The faces of the first view, so that no text jumps when they come. */
function letters(): Promise<unknown> {
	const faces = ["1em Garamond", "600 1em Garamond", "1em Fell"];
	const all = Promise.all(faces.map((face) => document.fonts.load(face)));
	const enough = new Promise((done) => setTimeout(done, LONGEST));
	return Promise.race([all, enough]).catch(() => {});
}

comeHome();
setLook(remembered("look", "auto"));
endAttention();
letters().then(() => render(<App />, document.getElementById("app")!));
addEventListener("load", () => import("./study/drop").catch(() => {}));
if (hasNear)
	addEventListener("load", () => import("./install").then((m) => m.install()).catch(() => {}));
