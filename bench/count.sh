#!/bin/sh
# Instructions a step (by callgrind) and peak memory of Corten and of MuJoCo, on the same models.
#   bench/count.sh [--smooth] [--steps N] model ...      default 20 steps
# Counts do not depend on how busy the machine is. Needs valgrind, and what bench/run.sh has built
# (BENCH names another folder). Rows go to bench/results/<processor>/count.csv, or count_smooth.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
bench=${BENCH:-$root/build/bench}
steps=20
smooth=
while [ $# -gt 0 ]; do
  case $1 in
    --smooth) smooth=smooth; shift ;;
    --steps) steps=$2; shift 2 ;;
    *) break ;;
  esac
done
[ $# -gt 0 ] || { sed -n '2,5s/^# \{0,1\}//p' "$root/bench/count.sh" >&2; exit 2; }
command -v valgrind >/dev/null || { echo "count.sh: valgrind is not installed" >&2; exit 1; }
out=$(results)
csv=$out/count${smooth:+_smooth}.csv
echo "model,corten_instructions,mujoco_instructions,ratio,corten_mib,mujoco_mib" > "$csv"

# count ENGINE FUNCTION MODEL: instructions a step, inside the step function only
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect="$2" \
    "$bench/steps" "$1" "$3" "$steps" $smooth 2>&1 >/dev/null |
    awk -v n="$steps" '/Collected/ { printf "%.0f", $NF / n }'
}

# peak ENGINE MODEL: MiB of the process above an empty one, after loading and after the steps
peak() { "$bench/steps" "$1" "$2" "$steps" $smooth | awk '{ printf "%.1f", $2 / 1024 }'; }

printf '%-32s %12s %12s %7s %10s %10s\n' model corten mujoco ratio "corten MiB" "mujoco MiB"
for model in "$@"; do
  name=$(basename "$(dirname "$model")")/$(basename "$model" .xml)
  a=$(count corten ct_step "$model")
  b=$(count mujoco mj_step "$model")
  ratio=$(awk -v a="$a" -v b="$b" 'BEGIN { printf "%.2f", (a > 0 ? b / a : 0) }')
  p=$(peak corten "$model")
  q=$(peak mujoco "$model")
  printf '%-32s %12s %12s %7s %10s %10s\n' "$name" "$a" "$b" "$ratio" "$p" "$q"
  echo "$name,$a,$b,$ratio,$p,$q" >> "$csv"
done
