#!/bin/sh
# Time of collision detection of Corten and of MuJoCo 3.5.0 on the same states, in one run.
#   bench/collision.sh [--steps N] [boxes | meshes | field | growth | model.xml ...]      default: all scenes and humanoids22.xml
# Builds what it needs under build/; results go to bench/results/<processor>/collision.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
build_bench collision
out=$(results)
[ $# -gt 0 ] || set -- bench/humanoids22.xml boxes meshes field growth
exec build/bench/collision --csv "$out/collision.csv" "$@"
