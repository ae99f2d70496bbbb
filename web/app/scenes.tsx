/* scenes.tsx: what matters is told before it is shown: a parchment over the dimmed board, with
 * what was, what happens and what will be.  Escape, Enter or a click goes on. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board, Happening, Scene, Staged, View } from "../kit/contract";
import { glide, nowhere } from "../kit/motion";
import { usePage } from "./context";
import { Do } from "./frame";
import type { Link, Teller } from "./link";
import { slowness } from "./speed";

const EACH = 900; // ms an event takes, where a board says nothing else
const READ = 1400; // ms that the end of a scene stands, for eyes to read

interface Told {
	staged: Staged<any>;
	before: View;
	after: View;
	events: Happening[];
	earlier: Happening[];
	done(): void;
}

/** The scenes that a change is worth, in the order of what opens them. */
export function scenesOf(board: Board, events: Happening[]) {
	const opening = (s: Staged) => events.findIndex((e) => s.opens.includes(e.event));
	return (board.scenes ?? [])
		.map((staged) => ({ staged, at: opening(staged) }))
		.filter(({ staged, at }) => at >= 0 && (staged.isWorth?.(events) ?? true))
		.sort((a, b) => a.at - b.at)
		.map(({ staged }) => ({
			staged,
			events: events.filter((e) => staged.events.includes(e.event)),
		}));
}

/** Lets the link tell its changes here, scene by scene. */
export function useScenes(board: Board, link: Link): Told | null {
	const [told, setTold] = useState<Told | null>(null);
	useLayoutEffect(() => {
		const tell: Teller = ({ before, after, events }) => {
			const scenes = scenesOf(board, events);
			if (!scenes.length) return null;
			const old = link.state.log.filter((step) => step.ply < before.ply);
			const earlier = old.flatMap((step) => step.events);
			const one = (scene: (typeof scenes)[0]) =>
				new Promise<void>((done) => setTold({ ...scene, before, after, earlier, done }));
			const all = async () => {
				for (const scene of scenes) await one(scene);
				setTold(null);
			};
			return all();
		};
		link.teller = tell;
		return () => {
			link.teller = null;
			setTold((now) => {
				now?.done();
				return null;
			});
		};
	}, [board, link]);
	return told;
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How far the telling is, from 0 to 1.  Who wants no motion gets whole steps. */
function useProgress({ staged, events, done }: Told, paused: boolean): number {
	const [at, setAt] = useState(0);
	const gone = useRef(0); // ms told so far
	const steps = staged.steps?.(events) ?? events.length;
	const lasts = (staged.lasts?.(events) ?? events.length * EACH) * slowness();
	useEffect(() => {
		gone.current = 0;
		setAt(0);
	}, [done]);
	useEffect(() => {
		if (paused) return;
		let frame = 0;
		let then = performance.now();
		const tick = (now: number) => {
			gone.current += now - then;
			then = now;
			const part = Math.min(1, gone.current / lasts);
			setAt(still() ? Math.floor(part * steps) / steps : part);
			if (gone.current >= lasts + READ * slowness()) return done();
			frame = requestAnimationFrame(tick);
		};
		frame = requestAnimationFrame(tick);
		return () => cancelAnimationFrame(frame);
	}, [done, paused]);
	return at;
}

/** Keys that go on; they mean nothing else while a scene is on. */
function useSkipping(done: () => void): void {
	useLayoutEffect(() => {
		const hear = (e: KeyboardEvent) => {
			if (!["Escape", "Enter", " "].includes(e.key)) return;
			if (e.key !== "Escape" && (e.target as Element).closest?.("button, a, input")) return;
			e.preventDefault();
			e.stopPropagation();
			done();
		};
		addEventListener("keydown", hear, true);
		return () => removeEventListener("keydown", hear, true);
	}, [done]);
}

/** What stands elsewhere after a step of the telling glides there. */
function useSteps(step: number) {
	const parchment = useRef<HTMLDivElement>(null);
	const places = useRef(nowhere);
	useLayoutEffect(() => {
		places.current = glide(parchment.current, places.current);
	}, [step]);
	return parchment;
}

/** A click on what is told goes on, and one beside it; not one on the buttons below. */
const isTold = (e: Event) => !(e.target as Element).closest(".scene-tools");

/** The parchment.  "Look at the board" lifts it, and time stands still meanwhile. */
export function SceneOn({ told, scene, board }: { told: Told; scene: Scene; board: Board }) {
	const { lang, w } = usePage();
	const [lifted, setLifted] = useState(false);
	const at = useProgress(told, lifted);
	useSkipping(told.done);
	const { staged, before, after, events, earlier, done } = told;
	const { Show } = staged;
	const quiet = { live: false, picked: false, fresh: false };
	const seen: Scene = { ...scene, view: after, stands: () => quiet, touch: () => {} };
	const step = Math.min(events.length, Math.floor(at * events.length));
	const parchment = useSteps(step);
	const veil = `scene-veil ${lifted ? "lifted" : ""}`;
	return (
		<section class={veil} aria-label={staged.title[lang]} onClick={(e) => isTold(e) && done()}>
			<div class="parchment" ref={parchment}>
				<h2>{staged.title[lang]}</h2>
				<div class={`scene ${board.catalogue.game}`}>
					<Show
						scene={seen}
						before={before}
						after={after}
						events={events}
						earlier={earlier}
						at={at}
						step={step}
						still={still()}
					/>
				</div>
			</div>
			<p class="scene-tools">
				<Do act={() => setLifted(!lifted)}>{w(lifted ? "back_to_scene" : "look_at_board")}</Do>
				<Do main act={done}>
					{w("go_on")}
				</Do>
			</p>
		</section>
	);
}
