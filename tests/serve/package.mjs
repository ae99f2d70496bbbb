// package.mjs: what an operator installs: the tarball, manual pages, completions, the unit, the
// container's recipe, and the Debian packages, installed below a folder, started by the unit's
// own words, upgraded over a running game, removed and purged.
//
// There may be no systemd here to start anything: the ExecStart of the unit is run instead, and
// what a restart does by hand.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import {
	Person, Server, check, equal, folder, mine, program, request, root, run, table,
} from "./driver.mjs";

const sh = (command, options = {}) =>
	spawnSync("sh", ["-c", command], { encoding: "utf8", cwd: root, ...options });
const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");
const version = /LUDO_VERSION "(.*)"/.exec(read(root, "include/ludo_version.h"))[1];
const built = path.dirname(program);

// ---- the tarball ----

async function tarball() {
	const [one, two] = [folder(), folder()];
	const elsewhere = path.join(folder(), "tree");
	// the same commit, in another place, unpacked at another time by another kind of user
	sh(`mkdir ${elsewhere} && umask 077 && { git ls-files -z; find web/dist -type f -print0; } |
		tar -c --null -T - | tar -x -m -C ${elsewhere}`);
	const git = sh("git rev-parse --absolute-git-dir").stdout.trim();
	const first = sh(`packaging/tarball ${one}`);
	equal(first.status, 0, `a tarball: ${first.stderr}`);
	const second = sh(`umask 027 && TZ=Asia/Tokyo LC_ALL=C packaging/tarball ${two}`, {
		cwd: elsewhere, env: { ...process.env, GIT_DIR: git, GIT_WORK_TREE: elsewhere },
	});
	equal(second.status, 0, `another: ${second.stderr}`);
	const name = `ludoteca-${version}.tar.gz`;
	const bytes = [one, two].map((dir) => fs.readFileSync(path.join(dir, name)));
	check(bytes[0].equals(bytes[1]), "two tarballs have the same bytes");
	const names = sh(`tar -tzf ${one}/${name}`).stdout;
	check(names.includes("/web/dist/index.html"), "the page is in it");
	check(names.includes("/debian/rules"), "and what makes packages");
	check(!names.includes("node_modules") && !names.includes("/.git/"), "and nothing else");
}

// ---- words ----

async function manuals() {
	const pages = ["ludoteca.1", "ludoteca-serve.8"].map((file) => `${built}/packaging/${file}`);
	for (const page of pages) {
		const { status, stdout, stderr } = sh(`man --warnings -l ${page}`, {
			env: { ...process.env, LC_ALL: "C.UTF-8", MANWIDTH: "80" },
		});
		equal([status, stderr], [0, ""], `${page} is a manual page`);
		check(stdout.includes("SYNOPSIS"), "with its parts");
	}
	const told = pages.map((page) => read(page).replaceAll("\\-", "-")).join("");
	const settings = execFileSync(program, ["serve", "--help"]).toString().match(/^ {2}--\S+/gm);
	check(settings.length > 30, "there are settings");
	for (const name of settings) check(told.includes(`\\fB${name.trim()}\\fR`), `${name} is told`);
	const powers = execFileSync(program, ["admin", "--help"]).toString().match(/^ {2}\w+/gm);
	for (const name of powers) check(told.includes(`\\fB${name.trim()}\\fR`), `${name} is told`);
}

function completed(...words) {
	const script = `. ${built}/packaging/ludoteca.bash
		COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}
		_ludoteca; printf '%s ' "\${COMPREPLY[@]}"`;
	return execFileSync("bash", ["-c", script]).toString().trim().split(" ");
}

async function completions() {
	equal(completed("ludoteca", "ser"), ["serve"], "bash: commands");
	check(completed("ludoteca", "serve", "--keep").includes("--keep-guests"), "bash: settings");
	equal(completed("ludoteca", "admin", "unb"), ["unban"], "bash: powers");
	equal(completed("ludoteca", "laws", "lor"), ["lorenzo"], "bash: games");
	equal(sh(`zsh -n ${built}/packaging/_ludoteca`).status, 0, "zsh reads its own");
	const zsh = read(built, "packaging/_ludoteca");
	check(zsh.startsWith("#compdef ludoteca") && zsh.includes("--keep-guests"), "and finds it");
}

async function unit() {
	const file = path.join(folder(), "ludoteca.service");
	const text = read(root, "packaging/ludoteca.service");
	fs.writeFileSync(file, text.replaceAll("@BINDIR@", built).replaceAll("@SYSCONFDIR@", "/etc"));
	const verified = sh(`systemd-analyze verify --man=no ${file}`);
	equal([verified.status, verified.stderr], [0, ""], "systemd takes the unit");
	const safe = sh(`systemd-analyze security --offline=true --threshold=20 --no-pager ${file}`);
	equal(safe.status, 0, `and finds little to complain about: ${safe.stdout.slice(-80)}`);
}

// As far as it can be read: the build itself wants a registry.
async function container() {
	const text = read(root, "packaging/Containerfile").replaceAll("\\\n", " ");
	const setup = read(root, "tools/setup.sh").replace(/\\?\n/g, " ");
	const installs = [...text.matchAll(/apt-get install -y --no-install-recommends ([^&\n]*)/g)];
	equal(installs.length, 2, "it builds in one machine and runs in another");
	for (const name of installs[0][1].trim().split(/\s+/))
		check(new RegExp(`[ \t"]${name}[ \t"]`).test(setup), `${name} is what a build needs`);
	const needs = execFileSync("ldd", [program]).toString();
	for (const [name, library] of Object.entries({
		libmicrohttpd12: "libmicrohttpd.so.12", libwslay1: "libwslay.so.1", libpq5: "libpq.so.5",
		libsodium23: "libsodium.so.23", "libsqlite3-0": "libsqlite3.so.0", libcurl4: "libcurl.so.4",
	}))
		check(installs[1][1].includes(name) && needs.includes(library), `${name} it runs with`);
	check(/^USER ludoteca$/m.test(text), "it does not run as root");
}

// ---- Debian ----

// dpkg, with a folder for the whole machine.
function machine() {
	const dir = folder();
	const at = path.join(dir, "root");
	for (const part of ["var/lib/dpkg/info", "var/lib/dpkg/updates", "etc"])
		fs.mkdirSync(path.join(at, part), { recursive: true });
	for (const part of ["status", "available"])
		fs.writeFileSync(path.join(at, "var/lib/dpkg", part), "");
	const dpkg = (...words) =>
		sh(`fakeroot -i ${dir}/state -s ${dir}/state dpkg --root=${at} ` +
			"--force-depends,script-chrootless,bad-path,confold,unsafe-io " + words.join(" "));
	fs.writeFileSync(path.join(dir, "state"), "");
	return { at, dpkg };
}

// A server as the unit would start it, below that folder.
function service(at) {
	const text = read(at, "lib/systemd/system/ludoteca.service");
	const [file, ...words] = /^ExecStart=(.*)$/m.exec(text)[1].split(" ");
	const inside = (word) => (word.startsWith("/") ? at + word : word);
	const server = new Server("");
	server.program = inside(file);
	server.args = [words[0], "--listen", "127.0.0.1:0", ...words.slice(1).map(inside)];
	return server;
}

// Another version of a package, with the same in it.
function later(deb, dir) {
	const next = path.join(dir, `later-${path.basename(deb)}`);
	sh(`dpkg-deb -R ${deb} ${dir}/later && sed -i 's/^Version: .*/Version: ${version}.1/' ` +
		`${dir}/later/DEBIAN/control && dpkg-deb -Zgzip -z1 --root-owner-group -b ${dir}/later ` +
		`${next} && rm -r ${dir}/later`);
	return next;
}

async function debian() {
	const dir = folder();
	const made = sh(`packaging/deb --built ${built} ${dir}`);
	equal(made.status, 0, `packages: ${made.stderr}`);
	const debs = [`ludoteca_${version}_`, "ludoteca-server_"].map((name) =>
		path.join(dir, fs.readdirSync(dir).find((f) => f.startsWith(name) && f.endsWith(".deb"))));
	const { at, dpkg } = machine();
	const installed = dpkg("-i", ...debs);
	equal(installed.status, 0, `installed: ${installed.stderr}`);
	check(/^ludoteca:/m.test(read(at, "etc/passwd")), "there is a user");
	check(fs.existsSync(path.join(at, "var/lib/ludoteca")), "and a place for the store");
	const { mode } = fs.statSync(path.join(at, "etc/ludoteca.conf"));
	equal(mode & 0o777, 0o640, "settings are kept close");
	check(fs.existsSync(path.join(at, "usr/share/man/man8/ludoteca-serve.8.gz")), "and a manual");
	await upgrades(at, dpkg, debs.map((deb) => later(deb, dir)));
	purges(at, dpkg);
}

async function upgrades(at, dpkg, debs) {
	const settings = path.join(at, "etc/ludoteca.conf");
	fs.appendFileSync(settings, "log = debug\n");
	fs.writeFileSync(settings, read(settings).replace("data = /var", `data = ${at}/var`));
	const server = await service(at).start();
	const people = [];
	for (const name of ["Anna", "Bruno"]) people.push(await new Person(server, name).arrive());
	const id = await table(people, "lorenzo");
	const sockets = people.map((person) => person.sit(id));
	await Promise.all(sockets.map((socket) => socket.next("view")));
	const asked = sockets.find(mine);
	const acked = await asked.ask({ do: "move", rev: asked.rev, move: asked.view.moves[0].move });
	equal(acked.type, "ack", "somebody moves");

	const upgraded = dpkg("-i", ...debs);
	equal(upgraded.status, 0, `upgraded over a running game: ${upgraded.stderr}`);
	check(upgraded.stdout.includes(`over (${version})`), "by a later version");
	equal((await request(server, "GET", "/healthz")).status, 200, "the old one plays on meanwhile");
	await server.stop(); // what the package does where there is a systemd
	await server.start();
	check(read(settings).includes("log = debug"), "what the operator has set stays set");
	const back = people[0].sit(id);
	await back.next("view");
	check(back.rev >= acked.rev, "the game goes on where it was");
	await server.stop();
}

function purges(at, dpkg) {
	equal(dpkg("-r", "ludoteca-server", "ludoteca").status, 0, "removed");
	check(fs.existsSync(path.join(at, "var/lib/ludoteca/ludoteca.db")), "games stay");
	check(!fs.existsSync(path.join(at, "usr/bin/ludoteca")), "the program does not");
	equal(dpkg("-P", "ludoteca-server", "ludoteca").status, 0, "purged");
	for (const gone of ["var/lib/ludoteca", "etc/ludoteca.conf", "usr/share/man/man1"])
		check(!fs.existsSync(path.join(at, gone)), `${gone} is gone`);
	const changelog = /^ludoteca \((.*)\)/.exec(read(root, "debian/changelog"))[1];
	equal(changelog, version, "the changelog tells of this version");
}

await run({ tarball, manuals, completions, unit, container, debian }, 3);
