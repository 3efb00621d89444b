#!/bin/sh
# The vector environments of corten.envs beside the originals of Gymnasium and dm_control, and what Gymnasium asks of environments. Builds the
# package for the Python that has both and MuJoCo. CORTEN_MODELS: a folder with the models of the robots.
set -eu
cd "$(dirname "$0")/../.."
python=$(tools/mujoco.sh --full)
"$python" -c "import pytest" 2>/dev/null || "$python" -m pip install --quiet --disable-pip-version-check pytest
cmake --preset release -B build/envs -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_CLI=OFF -DCORTEN_BUILD_PYTHON=ON \
  "-DPython3_EXECUTABLE=$python" -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/envs --target corten_python >/dev/null
export PYTHONPATH=build/envs/python PYTHONDONTWRITEBYTECODE=1 MUJOCO_GL=disable
bad=0
"$python" -m pytest -q -p no:cacheprovider tests/python/test_envs.py tests/python/test_batch.py tests/python/test_ppo.py || bad=1
"$python" tests/envs/check_vector.py || bad=1
"$python" tests/envs/compare_envs.py "$@" || bad=1
exit $bad
