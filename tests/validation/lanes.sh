#!/bin/sh
# Worlds in lanes beside ct_step, bit by bit (tests/validation/lane_models.c).
#   tests/validation/lanes.sh [--steps N] [--worlds N] [--seconds S]
# Models: our own, those of gymnasium and dm_control, those below the folder CORTEN_MODELS, 300 generated ones. One program per
# processor; the counts of all are added.
set -eu
cd "$(dirname "$0")/../.."
python=$(tools/mujoco.sh --full)
cmake --preset release -B build/lanes_bits -DCORTEN_BUILD_TESTS=ON >/dev/null
cmake --build build/lanes_bits --target lane_models >/dev/null
[ -d build/lanes_bits/generated ] ||
  "$python" tests/random_models/make_models_all.py --seed 25 --count 300 --out build/lanes_bits/generated >/dev/null
site=$("$python" -c 'import gymnasium, pathlib; print(pathlib.Path(gymnasium.__file__).parent.parent)')
find scenes tests/conformance/models "$site/gymnasium/envs/mujoco/assets" "$site/dm_control" ${CORTEN_MODELS:+"$CORTEN_MODELS"} \
  build/lanes_bits/generated -name '*.xml' | sort >build/lanes_bits/list
jobs=$(nproc)
status=0
xargs -P "$jobs" -n 20 build/lanes_bits/tests/lane_models "$@" <build/lanes_bits/list >build/lanes_bits/log 2>&1 || status=1
grep 'differs$' build/lanes_bits/log || true
awk '/models, .* run in lanes/ { m += $1; s += $3; d += $7; t += $9; c += $12; r += $15 }
  END { printf "%d models, %d run in lanes, %d differ; %d steps with %d contacts and %d rows\n", m, s, d, t, c, r; exit d > 0 || m == 0 }' \
  build/lanes_bits/log && [ "$status" = 0 ]
