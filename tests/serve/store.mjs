// store.mjs: the store's promises (tests/serve_store.c), on both databases.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { Postgres, check, folder, program, run } from "./driver.mjs";

function onStore(url) {
	const test = spawnSync(path.join(path.dirname(program), "serve_store"), [url]);
	const said = `${test.stdout}${test.stderr}`;
	console.log(said.trim());
	check(test.status === 0 && /^[1-9]\d* passed, 0 failed$/m.test(said), url.split(":")[0]);
}

await run({
	sqlite: () => onStore(`sqlite:${folder()}/store.db`),
	postgres: () => onStore(new Postgres().start().url),
});
