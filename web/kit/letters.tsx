/* letters.tsx: names of any length in boxes of any width: how wide words are, and letters so
 * small that the longest word of a name has room.  Where even that is too large it breaks. */
import type { CSSProperties } from "preact";

/* of one em, in the capitals of all sizes in which names are set; with a little to spare */
const SLIM = 0.4;
const WIDE = 0.9;
const USUAL = 0.56;

const widthOf = (letter: string) =>
	"fijlrtIJ1.,'’-: ".includes(letter) ? SLIM : "mwMWÆŒ@".includes(letter) ? WIDE : USUAL;

/** How many ems these words take in one line. */
export const emsOf = (words: string): number =>
	[...words].reduce((sum, letter) => sum + widthOf(letter), 0);

/** How many ems the longest of them takes. */
export const longestOf = (words: string): number =>
	Math.max(1, ...words.split(/\s+|(?<=[-/])/).map(emsOf));

/** For a style that sets the size by them: the longest word, and all of them. */
export const measuresOf = (words: string) =>
	({
		"--longest": longestOf(words).toFixed(2),
		"--ems": emsOf(words).toFixed(2),
	}) as CSSProperties;

/** A name that takes the width it is given, in smaller letters where its longest word needs
    them.  "in-line" keeps it in one line, "plain" is for letters without capitals of all sizes. */
export function Name({ name, class: more = "" }: { name: string; class?: string }) {
	return (
		<span class={`fitted ${more}`}>
			<span style={measuresOf(name)}>{name}</span>
		</span>
	);
}
