#!/bin/sh
# Many worlds on one thread: corten.batch beside MuJoCo 3.5.0's rollout and MuJoCo 4's mujoco.batch, in one run. See bench/batch_speed.py.
#   bench/batch.sh [--threads] [--rounds N] [model ...]
# Robots are those of the folder CORTEN_MODELS. Builds what it needs under build/; results go to bench/results/<processor>/batch.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
version4=4.0.0
python=$(tools/mujoco.sh --full)
python4=$root/build/mujoco4/bin/python
[ -x "$python4" ] || python3 -m venv build/mujoco4
"$python4" -c 'import mujoco' 2>/dev/null || "$python4" -m pip install --quiet --disable-pip-version-check "mujoco==$version4" numpy || python4=
cmake --preset release -B build/python -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  -DPython3_EXECUTABLE="$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/python --target corten_python >/dev/null
out=$(results)
exec "$python" bench/batch_speed.py --package build/python/python ${python4:+--python4 "$python4"} --csv "$out/batch.csv" "$@"
