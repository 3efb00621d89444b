#!/bin/sh
# What calls from Python cost, beside MuJoCo's module, in one process. See bench/python_overhead.py.
#   bench/python.sh [--rollout N]
# Builds the package for MuJoCo's interpreter under build/; results go to bench/results/<processor>/python.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
python=$(tools/mujoco.sh)
cmake --preset release -B build/python -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  -DPython3_EXECUTABLE="$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/python --target corten_python >/dev/null
out=$(results)
exec "$python" bench/python_overhead.py --package build/python/python --csv "$out/python.csv" "$@"
