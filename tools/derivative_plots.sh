#!/bin/sh
# Plots of docs/derivatives.md: runs the examples with a package that was built before.
#   tools/derivative_plots.sh PYTHON PACKAGE      interpreter with numpy and matplotlib, folder that holds the package corten
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -eq 2 ] || { sed -n 's/^# \{0,1\}//p' "$0" >&2; exit 2; }
export PYTHONPATH="$2"
cd "$root/examples/python"
"$1" identify.py "$root/docs/images/derivative_identify.png"
"$1" ilqr_legs.py "" "$root/docs/images/derivative_ilqr.png"
"$1" learn_gradient.py "$root/docs/images/derivative_learn.png"
