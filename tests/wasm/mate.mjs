// mate.mjs: a thread that thinks for an engine, as a worker of the page does (web/near/worker.ts).
import { parentPort, workerData } from "node:worker_threads";
import { Engine } from "../../front/wasm/engine.mjs";

const engine = new Engine(workerData);
parentPort.on("message", (errand) => parentPort.postMessage(engine.work(errand)));
