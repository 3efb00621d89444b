#!/bin/sh
# Steps of environments per second: corten.envs beside Gymnasium's vectors and EnvPool, in one run. See bench/envs_speed.py.
#   bench/envs.sh [--rounds N] [--seconds S] [task ...]
# Installs Gymnasium, MuJoCo 3.5.0 and EnvPool below build/envs-speed; results go to bench/results/<processor>/envs.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
place=build/envs-speed
python=$root/$place/bin/python
[ -x "$python" ] || python3 -m venv "$place"
"$python" -c 'import mujoco, gymnasium, imageio' 2>/dev/null ||
  "$python" -m pip install --quiet --disable-pip-version-check "mujoco==3.5.0" "gymnasium>=1.0" imageio numpy
"$python" -c 'import envpool' 2>/dev/null || "$python" -m pip install --quiet --disable-pip-version-check envpool ||
  echo "EnvPool cannot be installed here"
cmake --preset release -B "$place/corten" -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  -DPython3_EXECUTABLE="$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build "$place/corten" --target corten_python >/dev/null
out=$(results)
PYTHONPATH=$place/corten/python OPENBLAS_NUM_THREADS=1 exec "$python" bench/envs_speed.py --csv "$out/envs.csv" "$@"
