#!/bin/sh
# Deformable bodies beside flexes of MuJoCo 3.5.0 and 4.x on the same meshes, in one run (bench/deform_speed.py); then elements per
# second of the solver, growth with the number of elements, and threads (bench/deform_solver.c).
#   bench/deform.sh [--rounds N]
# Builds what it needs under build/; results go to bench/results/<processor>/deform.csv and deform_solver.csv.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/bench/common.sh"
version4=4.0.0
python=$(tools/mujoco.sh)
python4=build/mujoco4/bin/python
[ -x $python4 ] || python3 -m venv build/mujoco4
$python4 -c 'import mujoco' 2>/dev/null || $python4 -m pip install --quiet --disable-pip-version-check "mujoco==$version4" numpy
cmake --preset release -B build/python -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  -DPython3_EXECUTABLE="$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/python --target corten_python >/dev/null
cmake --preset release -B build/validate_deform -DCORTEN_BUILD_TESTS=ON >/dev/null
cmake --build build/validate_deform --target bench_deform_solver >/dev/null
out=$(results)
mkdir -p build/bench_deform
"$python" bench/deform_speed.py --package build/python/python --python35 "$python" --python4 "$root/$python4" --csv "$out/deform.csv" "$@"
build/validate_deform/tests/bench_deform_solver "$out/deform_solver.csv"
