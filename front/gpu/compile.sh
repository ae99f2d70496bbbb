#!/bin/sh
# compile.sh: one game's kernels.
#
#     sh compile.sh OUTPUT COMPILER ARGUMENT...
#
# Where states are near (an assertion of the kernel tells), everything becomes one function, so
# that the compiler sees in which memory they lie. It must not merge stores then: of one that
# came of two clang 19 forgets the memory, and the device would write elsewhere.
set -eu
out=$1
shift
set -- "$@" -Wno-pass-failed # a loop of one round is gone before it could be unrolled
near="-DLUDO_NEAR=1 -mllvm -inline-threshold=100000 -mllvm -combiner-store-merging=false"
if "$@" -DLUDO_NEAR=1 -fsyntax-only 2>/dev/null; then
	# shellcheck disable=SC2086  # words on purpose
	set -- "$@" $near
else
	set -- "$@" -DLUDO_NEAR=0
fi
"$@" -S -o "$out"
