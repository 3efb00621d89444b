#!/bin/sh
# Pictures per second beside MuJoCo, which draws with Mesa's llvmpipe, in one run. See bench/render_speed.py.
#   bench/render.sh [--seconds S]
# Builds the package for MuJoCo's interpreter under build/; results go to bench/results/<processor>/render.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
python=$(tools/mujoco.sh)
cmake --preset release -B build/python -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  -DPython3_EXECUTABLE="$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/python --target corten_python >/dev/null
out=$(results)
exec "$python" bench/render_speed.py --package build/python/python --csv "$out/render.csv" "$@"
