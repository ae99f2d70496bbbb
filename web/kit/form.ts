/* form.ts: how much room the whole page has: a desk, a laptop or tablet, a phone. */
import { useEffect, useState } from "preact/hooks";

export type Form = "desk" | "laptop" | "phone";

const desk = matchMedia("(min-width: 1280px)"); // the same as in style/stage.css
const phone = matchMedia("(max-width: 799px)");

const formNow = (): Form => (desk.matches ? "desk" : phone.matches ? "phone" : "laptop");

export const isPhone = (): boolean => phone.matches;

/** From 1280 pixels on there is room for a rail beside the board; below 800 there are tabs. */
export function useForm(): Form {
	const [form, setForm] = useState(formNow);
	useEffect(() => {
		const hear = () => setForm(formNow());
		for (const media of [desk, phone]) media.addEventListener("change", hear);
		return () => {
			for (const media of [desk, phone]) media.removeEventListener("change", hear);
		};
	}, []);
	return form;
}
