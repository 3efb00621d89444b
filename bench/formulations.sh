#!/bin/sh
# Steps per second of the contact formulations convex, xpbd and hunt_crossley, in one run.
#   bench/formulations.sh [--seconds S] [model.xml ...]      default: box_pile, cards and scenes/humanoid.xml
# Builds what it needs under build/; results go to bench/results/<processor>/formulations.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
build_bench formulations
out=$(results)
[ $# -gt 0 ] || set -- bench/box_pile.xml bench/cards.xml scenes/humanoid.xml
exec build/bench/formulations --csv "$out/formulations.csv" "$@"
