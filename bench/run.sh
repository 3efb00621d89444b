#!/bin/sh
# Steps per second of Corten and of MuJoCo 3.5.0 on the same models, in one run.
#   bench/run.sh [--seconds S] [model or folder ...]      default: scenes chain3 chain30 chain100 tree27
# Builds what it needs under build/; results go to bench/results/<processor>/ as CSV.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
"$root/tools/oracle.sh" >/dev/null
cmake --preset release -DCORTEN_BUILD_TESTS=OFF >/dev/null
cmake --build --preset release --target libcorten.so >/dev/null
lib=$(ls "$root"/build/release/libcorten.so)
cmake -S bench -B build/bench -DCORTEN_LIBRARY="$lib" -DORACLE_LIBRARY="$(tools/oracle.sh --lib)" \
  -DORACLE_INCLUDE="$(tools/oracle.sh --include)" >/dev/null
cmake --build build/bench >/dev/null
machine=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -1 | tr 'A-Z' 'a-z' | tr -cs 'a-z0-9' '-' | sed 's/^-//;s/-$//')
out=bench/results/${machine:-unknown}
mkdir -p "$out"
exec build/bench/bench --csv "$out/step.csv" --scenes "$root/scenes" "$@"
