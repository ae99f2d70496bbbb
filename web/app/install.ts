/* install.ts: the page as an app: what keeps it (near/service.ts), and its next version. */
import { nearIsUsed } from "./near";

/** Told to whoever can ask a person (app/main.tsx); 'detail' goes over to the next version. */
function offer(next: ServiceWorker): void {
	const detail = () => next.postMessage("go");
	dispatchEvent(new CustomEvent("ludoteca-new", { detail }));
}

/** One is there beside the one that serves the page: not the very first. */
function watch(registration: ServiceWorkerRegistration): void {
	const { serviceWorker } = navigator;
	if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
	registration.onupdatefound = () => {
		const next = registration.installing;
		if (!next) return;
		next.onstatechange = () => {
			if (next.state === "installed" && serviceWorker.controller) offer(next);
		};
	};
}

const keepAll = () =>
	navigator.serviceWorker.ready.then((r) => r.active?.postMessage("all"));

export async function install(): Promise<void> {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;
	let had = serviceWorker.controller;
	serviceWorker.oncontrollerchange = () => {
		if (had) location.reload(); // another version has taken over
		had = serviceWorker.controller;
	};
	watch(await serviceWorker.register("sw.js"));
	const isApp = matchMedia("(display-mode: standalone)").matches;
	if (isApp || nearIsUsed()) keepAll();
	addEventListener("appinstalled", keepAll);
}
