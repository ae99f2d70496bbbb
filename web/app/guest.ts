/* guest.ts: who plays without having said a name.  The first time somebody does something
 * that needs a person, a guest is made; the name can be chosen later, or when others see it. */
import { usePage, remember, remembered } from "./context";
import { post, Refusal, type Me } from "./http";

const TRIES = 5; // names made up, should one belong to somebody

const number = () => String(1000 + Math.floor(Math.random() * 9000));

/** Is this the name we made up? */
export const isGuest = (me: Me | null): boolean => !!me && remembered("guest") === me.name;

export function useGuest() {
	const { lang, me, setMe, w } = usePage();

	/** Be somebody: as named, or as before, or a guest. */
	const enter = async (name?: string): Promise<Me> => {
		if (me && (!name || name === me.name)) return me;
		const path = me ? "/api/me/name" : "/api/me";
		for (let tries = 0; ; tries++) {
			const called = name || w("guest", { n: number() });
			try {
				const answer = await post<{ me: Me }>(path, lang, { name: called, lang });
				remember("guest", name ? "" : called);
				setMe(answer.me);
				return answer.me;
			} catch (problem) {
				const again = problem instanceof Refusal && problem.token !== "net";
				if (name || !again || tries >= TRIES) throw problem;
			}
		}
	};
	return { enter, isGuest: isGuest(me) };
}
