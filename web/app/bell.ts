/* bell.ts: the sound of a turn. */

const RINGS = 1.2; // seconds

/** Two tones that fade away. */
export function ringBell(): void {
	const context = new AudioContext();
	const gain = context.createGain();
	gain.connect(context.destination);
	gain.gain.setValueAtTime(0.15, context.currentTime);
	gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + RINGS);
	for (const pitch of [660, 990]) {
		const tone = context.createOscillator();
		tone.frequency.value = pitch;
		tone.connect(gain);
		tone.start();
		tone.stop(context.currentTime + RINGS);
		tone.onended = () => context.state !== "closed" && context.close();
	}
}
