#!/bin/sh
# Load time and peak memory of Corten and of MuJoCo 3.5.0 on the same models, in one run.
#   bench/load.sh [--times N] [model ...]
# Without models: the humanoid, a robot with many meshes and a hundred humanoids of the folder CORTEN_MODELS, or scenes/humanoid.xml
# where these are absent. Builds what it needs under build/; results go to bench/results/<processor>/load.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
build_bench load
out=$(results)
times=11
if [ "${1:-}" = --times ]; then times=$2; shift 2; fi
if [ $# -eq 0 ]; then
  models=${CORTEN_MODELS:-}
  if [ -n "$models" ] && [ -d "$models" ]; then
    set -- "$models/mujoco/humanoid/humanoid.xml" "$models/mujoco/humanoid/100_humanoids.xml" \
      "$models/menagerie/unitree_h1/scene.xml" "$models/menagerie/anybotics_anymal_c/scene.xml"
  else
    set -- scenes/humanoid.xml
  fi
fi
exec build/bench/load --times "$times" --csv "$out/load.csv" "$@"
