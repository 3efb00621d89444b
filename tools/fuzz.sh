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
mkdir -p "$out/objects"
clang=clang
! command -v ccache >/dev/null || clang="ccache clang"
flags="-std=c17 -D_GNU_SOURCE -g -O1 -ffp-contract=off -fno-sanitize-recover=undefined -Iinclude -Isrc"

# The library once, with coverage for the fuzzer. As in CMakeLists.txt it calls itself by inner names, and programs call guards.
rm -f "$out"/objects/*.o
find src -name '*.c' ! -path 'src/lanes/*' | xargs -P "$(nproc)" -I{} sh -c \
  'guards=; case "$1" in src/guard/guards*.c) guards=-DCT_GUARDS ;; esac
  '"$clang $flags"' -include src/guard/inner_names.h $guards -fsanitize=fuzzer-no-link,address,undefined,float-cast-overflow -c "$1" -o "$2/objects/$(basename "$1" .c).o"' - {} "$out"

# The program without its main and its scene; a target takes the parts that it uses.
mkdir -p "$out/program"
find cli -name '*.c' ! -name main.c | xargs -P "$(nproc)" -I{} sh -c \
  ''"$clang $flags"' -Icli -DCORTEN_VERSION="\"fuzz\"" -fsanitize=fuzzer-no-link,address,undefined,float-cast-overflow -c "$1" -o "$2/program/$(basename "$1" .c).o"' - {} "$out"
echo 'extern const unsigned char page_text[]; extern const unsigned long page_size; const unsigned char page_text[1]; const unsigned long page_size;' \
  >"$out/page_text.c" # the page itself is not tried
clang -c "$out/page_text.c" -o "$out/program/page_text.o"
rm -f "$out/program.a"
ar rcs "$out/program.a" "$out"/program/*.o

for name in "$@"; do
  # shellcheck disable=SC2086  # flags are meant to split
  clang $flags -fsanitize=fuzzer,address,undefined,float-cast-overflow -I. "tests/fuzz/fuzz_$name.c" "$out/program.a" "$out"/objects/*.o -o "$out/fuzz_$name" \
    -lexpat -lqhull_r -lm -lpthread
done
[ -z "$only_build" ] || exit 0

# Five seconds and 1 GB of an optimised build are the rule for every input; the sanitizers cost about five times the time and twice the memory.
for name in "$@"; do
  mkdir -p "$out/$name.corpus"
  set -- -max_total_time="$seconds" -timeout=25 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$out/"
  if [ -f "tests/fuzz/$name.dict" ]; then set -- "$@" -dict="tests/fuzz/$name.dict"; fi
  echo "$name: $seconds s"
  "$out/fuzz_$name" "$@" "$out/$name.corpus" "tests/fuzz/corpus/$name" 2>"$out/$name.log" || { tail -40 "$out/$name.log"; exit 1; }
  grep -E 'number_of_executed_units|Done' "$out/$name.log"
done
