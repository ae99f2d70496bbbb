# setup.sh: what this machine must have, and how to get it.  Sourced by ./play and ./test
# (POSIX sh); root is the folder of the source tree.
#
#     need build        the packages to build and play
#     need page         what makes the page that the server hands out
#     need test         all of those and the packages of the checks
#     configure PRESET FOLDER
#     build PRESET FOLDER [TARGET]
#     build_page        web/dist, which the next build takes into the program
# shellcheck shell=sh disable=SC2154

# One row per Debian package; probe() says how to see its work done without dpkg.
packages_build="gcc libc6-dev cmake ninja-build pkg-config libmicrohttpd-dev libwslay-dev
	libsodium-dev libsqlite3-dev libpq-dev zlib1g-dev libcurl4-openssl-dev"
packages_page="nodejs npm clang lld"
packages_test="$packages_build clang libclang-rt-dev llvm lld nodejs shellcheck parallel
	postgresql-15 sqlite3 npm chromium-headless-shell g++ python3 python3-numpy
	curl debhelper fakeroot man-db systemd zsh"

say() {
	printf '%s\n' "$*" >&2
}

# Can this machine compile and link an empty program so?
links() {
	printf 'int main(void) { return 0; }\n' | "$@" -x c - -o /dev/null >/dev/null 2>&1
}

# Where Chromium is, with or without windows.
browser() {
	command -v chromium-headless-shell || command -v chromium
}

# Is the work of a package done here, wherever it came from?
probe() {
	case $1 in
	libc6-dev) printf '#include <stdio.h>\n' | gcc -E -x c - >/dev/null 2>&1 ;;
	ninja-build) command -v ninja >/dev/null ;;
	libwslay-dev) printf '#include <wslay/wslay.h>\n' | gcc -E -x c - >/dev/null 2>&1 ;;
	libmicrohttpd-dev) pkg-config --exists libmicrohttpd ;;
	libsodium-dev) pkg-config --exists libsodium ;;
	libsqlite3-dev) pkg-config --exists sqlite3 ;;
	libpq-dev) pkg-config --exists libpq ;;
	zlib1g-dev) pkg-config --exists zlib ;;
	libcurl4-openssl-dev) pkg-config --exists libcurl ;;
	postgresql-15) [ -x "$(pg_config --bindir 2>/dev/null)/initdb" ] ;;
	libclang-rt-dev) links clang -fsanitize=address,undefined ;;
	llvm) command -v llvm-symbolizer >/dev/null ;;
	lld) command -v wasm-ld >/dev/null ;;
	nodejs) command -v node >/dev/null ;;
	# Debian's own: the one that tests/library runs
	python3-numpy) /usr/bin/python3 -c 'import numpy' 2>/dev/null ;;
	chromium-headless-shell) browser >/dev/null ;;
	debhelper) command -v dh >/dev/null ;;
	man-db) command -v man >/dev/null ;;
	systemd) command -v systemd-analyze >/dev/null ;;
	*) command -v "$1" >/dev/null ;;
	esac
}

# Those of the packages named that are neither installed nor replaced by something else.
missing() {
	installed=
	if command -v dpkg-query >/dev/null; then
		# shellcheck disable=SC2016  # the format is dpkg's
		installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null |
			sed -n 's/^.i *//p')
	fi
	for package; do
		printf '%s\n' "$installed" | grep -qx "$package" || probe "$package" ||
			printf '%s ' "$package"
	done
}

# Run a command as root: directly, or through sudo, which may ask for a password only
# where somebody can type one.
as_root() {
	if [ "$(id -u)" = 0 ]; then
		"$@"
	elif [ -t 0 ]; then
		sudo "$@"
	else
		sudo -n "$@"
	fi
}

install_packages() {
	say "Installing with apt-get: $*"
	as_root apt-get -qq -o DPkg::Lock::Timeout=300 update >&2 &&
		as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
			install -y --no-install-recommends "$@" >&2
}

need() {
	case $1 in
	build) wanted=$packages_build ;;
	page) wanted=$packages_page ;;
	*) wanted=$packages_test ;;
	esac
	# shellcheck disable=SC2086  # lists of packages are words
	lacking=$(missing $wanted)
	[ -n "$lacking" ] || return 0
	lacking=${lacking% }
	if ! command -v apt-get >/dev/null; then
		say "Missing here: $lacking"
		say "These are the names of Debian's packages; install what gives the same programs, then try again."
		return 1
	fi
	if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
		say "Missing here: $lacking"
		say "Only root can install them:  apt-get install --no-install-recommends $lacking"
		return 1
	fi
	# shellcheck disable=SC2086
	if ! install_packages $lacking; then
		say "These could not be installed: $lacking"
		say "Try it by hand, as root:  apt-get update && apt-get install --no-install-recommends $lacking"
		return 1
	fi
	# shellcheck disable=SC2086
	lacking=$(missing $lacking)
	[ -z "$lacking" ] || {
		say "Still missing after the installation: $lacking"
		return 1
	}
}

cores() {
	getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2
}

# A folder that was configured for another place or never finished is configured afresh.
configure() {
	if [ -f "$root/$2/build.ninja" ] &&
		grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/$2/CMakeCache.txt"; then
		return 0
	fi
	rm -rf "$root/$2/CMakeCache.txt" "$root/$2/CMakeFiles"
	(cd "$root" && cmake --preset "$1" >/dev/null)
}

build() {
	configure "$1" "$2" && ninja --quiet -C "$root/$2" -j "$(cores)" ${3:+"$3"}
}

# Is any file of these folders newer than that one?  Not what tools put there themselves.
is_newer() {
	than=$1
	shift
	[ -n "$(find "$@" \( -name node_modules -o -name dist \) -prune -o -type f -newer "$than" \
		-print 2>/dev/null | head -n 1)" ]
}

# The page is made again when anything it is made of has changed, its packages when the list
# of them has.  None of them may run a script while it is installed.
build_page() {
	page=$root/web
	made=$page/dist/index.html
	unpacked=$page/node_modules/.package-lock.json
	# the engine in it is made of nearly everything
	if [ -f "$made" ] && ! is_newer "$made" "$page" "$root"/include "$root"/core "$root"/games \
		"$root"/table "$root"/bots "$root"/front/serve "$root"/front/wasm; then
		return 0
	fi
	if ! [ -f "$unpacked" ] || is_newer "$unpacked" "$page/package-lock.json"; then
		(cd "$page" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) || return
	fi
	(cd "$page" && npm run --silent build)
}
