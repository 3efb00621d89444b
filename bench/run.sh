#!/bin/sh
# Steps per second of Corten and of MuJoCo 3.5.0 on the same models, in one run.
#   bench/run.sh [--seconds S] [model or folder ...]      default: scenes chain3 chain30 chain100 tree27
# Builds what it needs under build/; results go to bench/results/<processor>/ as CSV.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
build_bench
out=$(results)
exec build/bench/bench --csv "$out/step.csv" --scenes "$root/scenes" "$@"
