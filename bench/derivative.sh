#!/bin/sh
# Derivatives of a step of Corten (A and B, and a product with a vector) beside its step and beside
# mjd_transitionFD of MuJoCo 3.5.0, in one run; then instructions of each by callgrind, if valgrind is there.
#   bench/derivative.sh [--samples N] [model ...]      default: humanoid, arm26-like, 22 humanoids, and robots of CORTEN_MODELS
# Builds what it needs under build/; rows go to bench/results/<processor>/derivative.csv and derivative_count.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
build_bench derivative
program=build/bench/derivative
out=$(results)
samples=10
[ "${1:-}" != --samples ] || { samples=$2; shift 2; }
if [ $# -eq 0 ]; then
  set -- scenes/humanoid.xml
  models=${CORTEN_MODELS:-}
  for model in menagerie/anybotics_anymal_c/scene.xml menagerie/shadow_hand/scene_right.xml menagerie/agility_cassie/scene.xml \
      mujoco/tendon_arm/arm26.xml; do
    [ -z "$models" ] || [ ! -f "$models/$model" ] || set -- "$@" "$models/$model"
  done
  set -- "$@" bench/humanoids22.xml
fi
$program --samples "$samples" --csv "$out/derivative.csv" "$@"

command -v valgrind >/dev/null || { echo "derivative.sh: valgrind is not installed, no instruction counts" >&2; exit 0; }
# count CALL FUNCTION MODEL: instructions per call, inside the function only; five calls
count() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect="$2" $program --call "$1" "$3" 2>&1 >/dev/null |
    awk '/Collected/ { printf "%.0f", $NF / 5 }'
}
csv=$out/derivative_count.csv
echo "model,step,transition,vjp,ready_transition,ready_vjp,mujoco_transitionfd,transition_steps,vjp_steps,ready_transition_steps,ready_vjp_steps,mujoco_over_transition" > "$csv"
printf '%-24s %12s %12s %12s %12s %12s %14s  instructions\n' model step "A B" vjp "ready A B" "ready vjp" MuJoCo
for model in "$@"; do
  name=$(basename "$model")
  s=$(count step ct_step "$model")
  a=$(count transition ctd_transitionInfo "$model")
  v=$(count vjp ctd_stepVjp "$model")
  ra=$(count ready_transition ctd_transitionInfo "$model")
  rv=$(count ready_vjp ctd_stepVjp "$model")
  f=$(count mujoco mjd_transitionFD "$model")
  printf '%-24s %12s %12s %12s %12s %12s %14s\n' "$name" "$s" "$a" "$v" "$ra" "$rv" "$f"
  awk -v n="$name" -v s="$s" -v a="$a" -v v="$v" -v ra="$ra" -v rv="$rv" -v f="$f" \
    'BEGIN { printf "%s,%d,%d,%d,%d,%d,%d,%.2f,%.2f,%.2f,%.2f,%.1f\n", n, s, a, v, ra, rv, f, a / s, v / s, ra / s, rv / s, f / a }' >> "$csv"
done
