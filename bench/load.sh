#!/bin/sh
# Load time and peak memory of Corten and of MuJoCo 3.5.0 on the same models, in one run.
#   bench/load.sh [--times N] [model ...]
# Without models: the humanoid, a robot with many meshes and a hundred humanoids of ../shared/models, or scenes/humanoid.xml
# where these are absent. Builds what it needs under build/; results go to bench/results/<processor>/load.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
cd "$root"
"$root/tools/oracle.sh" >/dev/null
cmake --preset release -DCORTEN_BUILD_TESTS=OFF >/dev/null
cmake --build --preset release --target libcorten.so >/dev/null
cmake -S bench -B build/bench -DCORTEN_LIBRARY="$root/build/release/libcorten.so" -DORACLE_LIBRARY="$(tools/oracle.sh --lib)" \
  -DORACLE_INCLUDE="$(tools/oracle.sh --include)" >/dev/null
cmake --build build/bench --target load >/dev/null
machine=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -1 | tr 'A-Z' 'a-z' | tr -cs 'a-z0-9' '-' | sed 's/^-//;s/-$//')
out=bench/results/${machine:-unknown}
mkdir -p "$out"
times=11
if [ "${1:-}" = --times ]; then times=$2; shift 2; fi
if [ $# -eq 0 ]; then
  models=../shared/models
  if [ -d "$models" ]; then
    set -- "$models/mujoco/humanoid/humanoid.xml" "$models/mujoco/humanoid/100_humanoids.xml" \
      "$models/menagerie/unitree_h1/scene.xml" "$models/menagerie/anybotics_anymal_c/scene.xml"
  else
    set -- scenes/humanoid.xml
  fi
fi
exec build/bench/load --times "$times" --csv "$out/load.csv" "$@"
