#!/bin/sh
# Gradients in PyTorch and JAX, and their arrays on the memory of a batch: installs both into an environment below build/ and runs
# tests/python/test_autodiff.py and a part of test_batch.py there.
#   CORTEN_TORCH_INDEX  index of PyTorch's builds without CUDA; else the one of PyPI is installed, which takes 6 GB
set -eu
cd "$(dirname "$0")/.."
place=build/autodiff
python=$place/bin/python
[ -x "$python" ] || python3 -m venv "$place"
have() { "$python" -c "import $1" 2>/dev/null; }
have torch || "$python" -m pip install --quiet --disable-pip-version-check torch ${CORTEN_TORCH_INDEX:+--index-url "$CORTEN_TORCH_INDEX"}
have jax && have pytest || "$python" -m pip install --quiet --disable-pip-version-check jax numpy pytest
# built for the NumPy of this environment
cmake --preset release -B build/autodiff-python -DCORTEN_BUILD_PYTHON=ON -DCORTEN_BUILD_TESTS=OFF -DPython3_EXECUTABLE="$PWD/$python" >/dev/null
cmake --build build/autodiff-python --target corten_python >/dev/null
"$python" -c "import torch, jax; print('PyTorch', torch.__version__, 'JAX', jax.__version__)"
export PYTHONPATH=build/autodiff-python/python PYTHONDONTWRITEBYTECODE=1 CORTEN_NEEDS_AUTODIFF=1
"$python" -m pytest -q -p no:cacheprovider tests/python/test_batch.py -k share_the_memory
"$python" -m pytest -q -p no:cacheprovider tests/python/test_autodiff.py "$@"
