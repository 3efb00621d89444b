#!/bin/sh
# Time of collision detection of Corten and of MuJoCo 3.5.0 on the same states, in one run.
#   bench/collision.sh [--steps N] [boxes | meshes | field | growth | model.xml ...]      default: all scenes and humanoids22.xml
# Builds what it needs under build/; results go to bench/results/<processor>/collision.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
"$root/tools/oracle.sh" >/dev/null
cmake --preset release -DCORTEN_BUILD_TESTS=OFF >/dev/null
cmake --build --preset release --target libcorten.so >/dev/null
cmake -S bench -B build/bench -DCORTEN_LIBRARY="$root/build/release/libcorten.so" -DORACLE_LIBRARY="$(tools/oracle.sh --lib)" \
  -DORACLE_INCLUDE="$(tools/oracle.sh --include)" >/dev/null
cmake --build build/bench --target collision >/dev/null
machine=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -1 | tr 'A-Z' 'a-z' | tr -cs 'a-z0-9' '-' | sed 's/^-//;s/-$//')
out=bench/results/${machine:-unknown}
mkdir -p "$out"
[ $# -gt 0 ] || set -- bench/humanoids22.xml boxes meshes field growth
exec build/bench/collision --csv "$out/collision.csv" "$@"
