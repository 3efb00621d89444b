#!/bin/sh
# Runs every libFuzzer target of tests/fuzz for FUZZ_SECONDS each (600 unless set).
set -eu
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-600}
out=build/fuzz
mkdir -p "$out"
flags="-std=c17 -D_GNU_SOURCE -g -O1 -ffp-contract=off -fno-sanitize-recover=undefined -Iinclude -Isrc"
sources=$(find src -name '*.c')
for target in tests/fuzz/fuzz_*.c; do
  name=$(basename "$target" .c)
  corpus=tests/fuzz/corpus/${name#fuzz_}
  mkdir -p "$out/$name.corpus"
  # shellcheck disable=SC2086  # flags and sources are meant to split
  clang $flags -fsanitize=fuzzer,address,undefined "$target" $sources -o "$out/$name" -lexpat -lqhull_r -lm -lpthread
  echo "$name: $seconds s"
  "$out/$name" -max_total_time="$seconds" -print_final_stats=1 -artifact_prefix="$out/" \
    "$out/$name.corpus" "$corpus" 2>"$out/$name.log" || { tail -40 "$out/$name.log"; exit 1; }
  grep -E 'number_of_executed_units|Done' "$out/$name.log"
done
