#!/bin/sh
# Rollouts on real schedulers of this machine: builds the program and the package, makes an environment with Ray, Dask and mpi4py below
# build/, and runs prove.py. Slurm's daemons run under a configuration of their own and end with it.
set -eu
cd "$(dirname "$0")/../.."
place=build/cluster
python=$place/bin/python
[ -x "$python" ] || python3 -m venv "$place"
"$python" -c "import numpy, ray, distributed, mpi4py" 2>/dev/null ||
  "$python" -m pip install --quiet --disable-pip-version-check numpy "ray" "dask[distributed]" mpi4py
cmake --preset release -B build/cluster-corten -DCORTEN_BUILD_TESTS=OFF -DCORTEN_BUILD_PYTHON=ON "-DPython3_EXECUTABLE=$PWD/$python" \
  -DPython3_FIND_VIRTUALENV=ONLY >/dev/null
cmake --build build/cluster-corten >/dev/null
PYTHONPATH=build/cluster-corten/python PYTHONDONTWRITEBYTECODE=1 "$python" tests/cluster/prove.py build/cluster-corten/bin/corten "$@"
