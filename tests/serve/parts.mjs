// parts.mjs: parts of the server by themselves: what it writes down it can read again
// (tests/serve_entry.c), two of them in one process (tests/serve_pair.c), threads are shared
// out fairly (tests/serve_crew.c), limits hold (tests/serve_limit.c).
import { spawnSync } from "node:child_process";
import path from "node:path";
import { check, folder, program, run } from "./driver.mjs";

function passes(name, ...args) {
	const test = spawnSync(path.join(path.dirname(program), name), args, { timeout: 60000 });
	const said = `${test.stdout}${test.stderr}`;
	console.log(said.trim());
	check(test.status === 0 && /^[1-9]\d* passed, 0 failed$/m.test(said), name);
}

await run({
	entry: () => passes("serve_entry"),
	pair: () => passes("serve_pair", folder()),
	crew: () => passes("serve_crew"),
	limit: () => passes("serve_limit"),
});
