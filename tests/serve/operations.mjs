// operations.mjs: docs/operations.md, done as it is written.  Its blocks of commands run one after
// the other in a folder that stands for a bare machine: /etc, /var and /usr are below it, and
// systemctl, sudo, apt-get and the like are scripts that do what those would; ludoteca, PostgreSQL,
// curl, install and all else are the real ones.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { Postgres, Server, check, equal, folder, program, request, root, run } from "./driver.mjs";

const text = fs.readFileSync(path.join(root, "docs/operations.md"), "utf8");
const blocks = (kind) => [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
	.filter(([, is]) => is === kind)
	.map(([, , body]) => body);

async function freePort() {
	const socket = net.createServer().listen(0, "127.0.0.1");
	await new Promise((done) => socket.once("listening", done));
	const { port } = socket.address();
	await new Promise((done) => socket.close(done));
	return port;
}

// ---- the machine ----

const standIns = {
	// the packages hold what 'cmake --install' puts there (tests/serve/package.mjs installs them)
	"apt-get": `
[ "$1" = install ] || exit 0
DESTDIR=$M cmake --install "$BUILT" --prefix /usr >/dev/null
mkdir -p $M/var/lib/ludoteca $M/var/backups/ludoteca $M/var/run
[ -f $M/etc/ludoteca.conf ] || sed "s,/var/,$M/var/,; \\$ a listen = 127.0.0.1:$PORT" \\
	"$TREE/packaging/ludoteca.conf" >$M/etc/ludoteca.conf
[ ! -f $M/pid ] || systemctl restart ludoteca`,
	systemctl: `
case " $* " in *" nginx "*) exit 0 ;; esac
case $1 in stop | restart) if [ -f $M/pid ]; then
	kill "$(cat $M/pid)"; while kill -0 "$(cat $M/pid)" 2>/dev/null; do sleep 0.05; done
	rm $M/pid
fi ;; esac
[ "$1" != stop ] || exit 0
unit=$M/usr/lib/systemd/system/ludoteca.service
words=$(sed -n "s,^ExecStart=,,p" $unit | sed "s, /, $M/,g; s,^/,$M/,")
PGUSER=$(sed -n 's/^User=//p' $unit) setsid $words >>$M/log 2>&1 </dev/null &
echo $! >$M/pid
for i in $(seq 200); do
	curl -fsS http://127.0.0.1:$PORT/healthz >/dev/null 2>&1 && exit 0
	sleep 0.05
done
tail $M/log; exit 1`,
	sudo: 'shift; PGUSER=$1; export PGUSER; shift; exec "$@"',
	journalctl: "tail -n 5 $M/log",
	timedatectl: "echo NTPSynchronized=yes",
	// owners are for root: their names must be the unit's
	install: `
user=$(sed -n 's/^User=//p' $M/usr/lib/systemd/system/ludoteca.service)
[ "$1 $2 $3 $4" = "-o $user -g $user" ] || exit 1
shift 4; exec /usr/bin/install "$@"`,
	nginx: `
command -v /usr/sbin/nginx >/dev/null || exit 0
cd $M; openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout key -out pem 2>/dev/null
sed "s,/etc/ssl/.*pem,$M/pem,; s,/etc/ssl/.*key,$M/key,; s/listen 80/listen $((PORT + 1))/" \\
	etc/nginx/conf.d/ludoteca.conf | sed "s/listen 443/listen $((PORT + 2))/" >conf
echo "error_log $M/nginx.log; pid $M/nginx.pid; events {}" >all
echo "http { access_log off; include $M/conf; }" >>all
exec /usr/sbin/nginx -t -q -e $M/nginx.log -c $M/all`,
};

async function bareMachine(postgres) {
	const at = folder();
	const port = await freePort();
	const bin = path.join(at, "bin");
	for (const part of ["bin", "work", "etc/nginx/conf.d", "etc/cron.daily", "var/run"])
		fs.mkdirSync(path.join(at, part), { recursive: true });
	fs.symlinkSync(postgres.dir, path.join(at, "var/run/postgresql"));
	fs.symlinkSync(path.join(root, "packaging"), path.join(at, "work/packaging"));
	for (const [name, body] of Object.entries(standIns))
		fs.writeFileSync(path.join(bin, name), `#!/bin/sh\nset -e\n${body}\n`, { mode: 0o755 });
	const clients = execFileSync("pg_config", ["--bindir"]).toString().trim();
	const env = {
		...process.env, M: at, PORT: String(port), BUILT: path.dirname(program), TREE: root,
		PATH: `${bin}:${at}/usr/bin:${clients}:${process.env.PATH}`, PGHOST: postgres.dir,
	};
	const inside = (script) =>
		script.replace(/(?<![\w./-])\/(etc|var)\//g, `${at}/$1/`).replaceAll(":8080", `:${port}`);
	return { at, env, inside };
}

// ---- the commands ----

async function commands() {
	const postgres = new Postgres().start();
	postgres.sql("CREATE ROLE postgres SUPERUSER LOGIN");
	const { at, env, inside } = await bareMachine(postgres);
	const written = blocks("sh");
	check(written.length >= 11, `${written.length} blocks of commands`);
	try {
		for (const block of written) {
			const script = `set -eu\n${inside(block)}`;
			const did = spawnSync("bash", ["-c", script], {
				cwd: path.join(at, "work"), env, encoding: "utf8",
			});
			const said = (did.stdout + did.stderr).slice(-600);
			check(did.status === 0, `${block.split("\n")[0]} ...: ${did.status}\n${said}`);
		}
		const copies = fs.readdirSync(path.join(at, "var/backups/ludoteca"));
		check(copies.includes("today") && copies.length >= 4, `copies: ${copies}`);
		const held = postgres.sql(
			"SELECT count(*) FROM pg_stat_activity WHERE usename = 'ludoteca'");
		check(held >= 4 && held <= 6, `a node holds ${held} connections`);
	} finally {
		spawnSync("sh", [path.join(at, "bin/systemctl"), "stop"], { env });
		postgres.stop();
	}
}

// ---- the settings ----

async function settings() {
	const dir = folder();
	const written = blocks("ini");
	check(written.length >= 3, "examples of settings");
	for (const [i, block] of written.entries()) {
		const file = path.join(dir, `${i}.conf`);
		fs.writeFileSync(file, block);
		const server = new Server(`sqlite:${dir}/${i}.db`, "--config", file);
		await server.start();
		equal((await request(server, "GET", "/healthz")).status, 200, `it starts with ${block}`);
		await server.stop();
	}
}

// ---- the numbers ----

async function numbers() {
	const server = await new Server(`sqlite:${folder()}/a.db`).start();
	const said = (await request(server, "GET", "/metrics")).text;
	await server.stop();
	const names = [...said.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
	check(names.length > 15, "there are metrics");
	const told = text.slice(text.indexOf("## What to watch"));
	for (const name of names) check(told.includes(`\`${name}`), `${name}: what to do about it`);
	const rules = fs.readFileSync(path.join(root, "packaging/alerts.yml"), "utf8");
	for (const [name] of rules.matchAll(/ludoteca_\w+/g))
		check(said.includes(name), `${name} in alerts.yml is one of them`);
	for (const [, setting] of text.matchAll(/^\| `(keep-\w+)`/gm))
		check(execFileSync(program, ["serve", "--help"]).includes(`--${setting} `), setting);
}

await run({ commands, settings, numbers }, 2);
