# tally.sh: count cases.  Sourced by the scripts beside it (POSIX sh).
#
#     holds WHAT COMMAND...    the command succeeds; what it printed is shown if not
#     sum                      the last line: "N passed, N failed"; fails if any did
# shellcheck shell=sh

n_passed=0
n_failed=0

# A folder for the test's own files, gone when it ends.
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

holds() {
	what=$1
	shift
	if "$@" >"$scratch/said" 2>&1; then
		n_passed=$((n_passed + 1))
	else
		n_failed=$((n_failed + 1))
		printf 'not so: %s\n' "$what"
		head -n 20 "$scratch/said" | cut -c 1-200 | sed 's/^/    /'
	fi
}

sum() {
	printf '%d passed, %d failed\n' "$n_passed" "$n_failed"
	[ "$n_failed" = 0 ]
}
