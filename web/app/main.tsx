/* main.tsx: the page: its routes, its language, its look. */
import { render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Lang } from "../kit/contract";
import "../style/base.css";
import "../style/page.css";
import { PageContext, remember, remembered } from "./context";
import { get, post, type Me } from "./http";
import { Create, FirstGame } from "./create";
import { Credits } from "./credits";
import { Bar, NotFound } from "./frame";
import { Lobby } from "./lobby";
import { Replay } from "./replay";
import { Rules } from "./rules";
import { TablePage } from "./table";
import { setLook } from "./settings";

function firstLang(): Lang {
	const kept = remembered("lang");
	if (kept === "it" || kept === "en") return kept;
	return navigator.language.toLowerCase().startsWith("it") ? "it" : "en";
}

function useRoute(): string[] {
	const read = () =>
		location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
	const [route, setRoute] = useState(read);
	useEffect(() => {
		const hear = () => setRoute(read());
		addEventListener("hashchange", hear);
		return () => removeEventListener("hashchange", hear);
	}, []);
	return route;
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
			return <Replay key={rest[0]} id={rest[0]} at={rest[1]} by={rest[2]} />;
		case "rules":
			return <Rules key={rest[0]} game={rest[0]} para={rest[1]} />;
		case "credits":
			return <Credits />;
		case "link":
			return <Lobby link={rest[0]} />;
	}
	return <NotFound />;
}

function App() {
	const [lang, setLangState] = useState<Lang>(firstLang);
	const [me, setMe] = useState<Me | null>(null);
	const [asked, setAsked] = useState(false);
	const route = useRoute();
	const setLang = (l: Lang) => {
		remember("lang", l);
		setLangState(l);
		if (me) post("/api/me/name", l, { name: me.name, lang: l }).catch(() => {});
	};
	useEffect(() => {
		get<{ me: Me | null }>("/api/me", lang)
			.then((a) => setMe(a.me))
			.catch(() => {})
			.finally(() => setAsked(true));
	}, []);
	useEffect(() => {
		document.documentElement.lang = lang;
	}, [lang]);
	useEffect(() => {
		document.title = "Ludoteca";
	}, [route[0]]);
	const page = useMemo(() => ({ lang, setLang, me, setMe }), [lang, me]);
	return (
		<PageContext.Provider value={page}>
			<Bar />
			{asked && <Route route={route} />}
		</PageContext.Provider>
	);
}

setLook(remembered("look", "auto"));
render(<App />, document.getElementById("app")!);
