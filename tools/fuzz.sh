#!/bin/sh
# Builds the libFuzzer targets of tests/fuzz and runs each for FUZZ_SECONDS (600 unless set).
#   tools/fuzz.sh [--build] [NAME ...]      fuzz_NAME.c; without names: all; --build: only built
set -eu
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-600}
out=build/fuzz
only_build=
[ "${1-}" != --build ] || { only_build=yes; shift; }
[ $# -gt 0 ] || set -- $(cd tests/fuzz && ls fuzz_*.c | sed 's/^fuzz_\(.*\)\.c$/\1/')
mkdir -p "$out"
cmake --preset fuzz -DCORTEN_BUILD_TESTS=ON >/dev/null
# shellcheck disable=SC2046  # one target per name
cmake --build "$out" --target $(printf 'fuzz_%s ' "$@") >"$out/build.log" 2>&1 || { tail -40 "$out/build.log"; exit 1; }
[ -z "$only_build" ] || exit 0

# Five seconds and 1 GB of an optimised build are the rule for every input; the sanitizers cost about five times the time and twice the memory.
for name in "$@"; do
  mkdir -p "$out/$name.corpus"
  set -- -max_total_time="$seconds" -timeout=25 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$out/"
  if [ -f "tests/fuzz/$name.dict" ]; then set -- "$@" -dict="tests/fuzz/$name.dict"; fi
  echo "$name: $seconds s"
  "$out/tests/fuzz_$name" "$@" "$out/$name.corpus" "tests/fuzz/corpus/$name" 2>"$out/$name.log" || { tail -40 "$out/$name.log"; exit 1; }
  grep -E 'number_of_executed_units|Done' "$out/$name.log"
done
