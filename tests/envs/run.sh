#!/bin/sh
# The vector environments of corten.envs beside Gymnasium's: builds the package for the Python that has Gymnasium and MuJoCo.
set -eu
cd "$(dirname "$0")/../.."
python=$(tools/mujoco.sh --full)
cmake --preset release -B build/envs -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  "-DPython3_EXECUTABLE=$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/envs --target corten_python >/dev/null
PYTHONPATH=build/envs/python "$python" tests/envs/compare_envs.py "$@"
