/* sound.ts: the sounds of the table, made here and now: short, quiet, of wood and metal.
 *
 * One context for the whole page, begun when somebody has touched something: browsers keep it
 * silent before. */
import { useEffect, useRef } from "preact/hooks";
import type { Happening } from "../kit/contract";
import type { State } from "./link";
import { signOf } from "./turns";
import { wants } from "./wishes";

export type Sound = "turn" | "wood" | "paper" | "coins" | "clash" | "laurels";

const LOUD = 0.16; // of the loudest of them

let kept: AudioContext | undefined;

function context(): AudioContext | undefined {
	if (!("AudioContext" in window)) return undefined;
	if (!kept && navigator.userActivation && !navigator.userActivation.hasBeenActive)
		return undefined;
	kept ??= new AudioContext();
	if (kept.state === "suspended") kept.resume().catch(() => {});
	return kept;
}

/** A volume that begins at once and fades. */
function fading(at: AudioContext, when: number, loud: number, seconds: number): GainNode {
	const gain = at.createGain();
	gain.gain.setValueAtTime(0, when);
	gain.gain.linearRampToValueAtTime(loud * LOUD, when + 0.004);
	gain.gain.exponentialRampToValueAtTime(0.0001, when + seconds);
	gain.connect(at.destination);
	return gain;
}

interface Tone {
	pitch: number; // Hz
	after?: number; // seconds
	lasts: number;
	loud: number;
	to?: number; // the pitch it falls to
	wave?: PeriodicWave;
}

function tone(at: AudioContext, t: Tone): void {
	const when = at.currentTime + (t.after ?? 0);
	const source = at.createOscillator();
	if (t.wave) source.setPeriodicWave(t.wave);
	source.frequency.setValueAtTime(t.pitch, when);
	if (t.to) source.frequency.exponentialRampToValueAtTime(t.to, when + t.lasts);
	source.connect(fading(at, when, t.loud, t.lasts));
	source.start(when);
	source.stop(when + t.lasts);
}

interface Noise {
	pitch: number; // what is let through
	sharp: number;
	after?: number;
	lasts: number;
	loud: number;
}

/** A breath of noise through a filter: wood, paper, steel. */
function noise(at: AudioContext, n: Noise): void {
	const when = at.currentTime + (n.after ?? 0);
	const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * n.lasts), at.sampleRate);
	const data = buffer.getChannelData(0);
	for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
	const source = at.createBufferSource();
	source.buffer = buffer;
	const filter = at.createBiquadFilter();
	filter.type = "bandpass";
	filter.frequency.value = n.pitch;
	filter.Q.value = n.sharp;
	source.connect(filter).connect(fading(at, when, n.loud, n.lasts));
	source.start(when);
}

/* The partials of a small bell. */
const bell = (at: AudioContext) =>
	at.createPeriodicWave(
		new Float32Array([0, 1, 0, 0.35, 0, 0.18, 0, 0, 0.09]),
		new Float32Array(9),
	);

const sounds: Record<Sound, (at: AudioContext) => void> = {
	turn: (at) => {
		const wave = bell(at);
		tone(at, { pitch: 523.3, lasts: 0.9, loud: 0.8, wave });
		tone(at, { pitch: 784, after: 0.13, lasts: 1.1, loud: 0.7, wave });
	},
	wood: (at) => {
		noise(at, { pitch: 900, sharp: 2.5, lasts: 0.06, loud: 0.9 });
		tone(at, { pitch: 210, to: 120, lasts: 0.09, loud: 0.8 });
	},
	paper: (at) => {
		noise(at, { pitch: 3200, sharp: 0.8, lasts: 0.11, loud: 0.35 });
		noise(at, { pitch: 2100, sharp: 0.8, after: 0.05, lasts: 0.08, loud: 0.25 });
	},
	coins: (at) => {
		tone(at, { pitch: 2350, lasts: 0.12, loud: 0.22 });
		tone(at, { pitch: 3120, after: 0.06, lasts: 0.16, loud: 0.2 });
	},
	clash: (at) => {
		noise(at, { pitch: 4200, sharp: 6, lasts: 0.22, loud: 0.6 });
		tone(at, { pitch: 1740, to: 1500, lasts: 0.3, loud: 0.16 });
		tone(at, { pitch: 2610, after: 0.02, to: 2300, lasts: 0.24, loud: 0.12 });
	},
	laurels: (at) => {
		const steps = [392, 523.3, 659.3, 784];
		steps.forEach((pitch, i) => tone(at, { pitch, after: i * 0.12, lasts: 0.5, loud: 0.4 }));
	},
};

export function play(sound: Sound): void {
	if (!wants("sound")) return;
	const at = context();
	if (at) sounds[sound](at);
}

/** What an event sounds like. */
const ofSign: Record<string, Sound> = {
	coins: "coins",
	conflict: "clash",
	anycard: "paper",
	vote: "paper",
};

/** One sound for what has just happened: the most telling of its events. */
export function soundOf(events: Happening[]): Sound | undefined {
	const said = events.filter((e) => e.say);
	if (!said.length) return undefined;
	const found = said.map((e) => ofSign[signOf(e) ?? ""] ?? "wood");
	return found.find((s) => s === "clash") ?? found.find((s) => s !== "paper") ?? found[0];
}

/** The table as one hears it: each change once, and the end. */
export function useSounds(state: State): void {
	const { ply, over } = state.view!;
	const heard = useRef({ ply, over });
	useEffect(() => {
		const { ply: before, over: wasOver } = heard.current;
		heard.current = { ply, over };
		if (over && !wasOver) return play("laurels");
		const sound = ply > before ? soundOf(state.latest) : undefined;
		if (sound) play(sound);
	}, [ply, over]);
}
