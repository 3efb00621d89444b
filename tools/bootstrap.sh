#!/bin/sh
# Installs the Debian packages that a make target needs. Quiet when nothing is missing.
#   tools/bootstrap.sh build | python | test | accuracy | arm | coverage | conformance | bench | fuzz | readme | web | test-web | test-window | wasm | cluster
# On systems without apt-get nothing is installed: missing commands are named, with what to install.
set -eu

build="gcc libc6-dev make cmake ninja-build libqhull-dev pkg-config python3"
target="${1:-build}"
case "$target" in
  build) want="$build" ;;
  python) want="$build python3-dev python3-venv python3-pip" ;;
  test) want="$build g++ clang clang-format libcmocka-dev libexpat1-dev python3-dev python3-numpy python3-pytest" ;;
  accuracy) want="$build clang libcmocka-dev libexpat1-dev libmpfr-dev gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user" ;;
  arm) # the cross compiler, qemu-user and the libraries for ARM
    if command -v dpkg >/dev/null && ! dpkg --print-foreign-architectures | grep -q arm64; then
      [ "$(id -u)" -ne 0 ] || dpkg --add-architecture arm64
    fi
    want="gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user libqhull-dev:arm64 libcmocka-dev:arm64 libexpat1-dev:arm64" ;;
  coverage) want="$build g++ clang llvm libclang-rt-14-dev libcmocka-dev libexpat1-dev python3-dev python3-numpy python3-pytest" ;;
  conformance | bench) want="$build clang python3-venv python3-pip python3-dev libosmesa6" ;; # Mesa: MuJoCo's pictures
  fuzz) want="$build clang libclang-rt-14-dev libcmocka-dev libexpat1-dev" ;;
  readme) want="git debootstrap" ;;
  cluster) want="$build python3-dev python3-venv python3-pip slurm-wlm munge openmpi-bin" ;;
  web) want="nodejs npm" ;;
  wasm) # the runtime of wasm32 has the version of clang in its name
    version=$(clang -dumpversion 2>/dev/null | cut -d. -f1 || true)
    want="make cmake ninja-build clang lld llvm wasi-libc libclang-rt-${version:-14}-dev-wasm32 binaryen nodejs" ;;
  test-web) want="$build nodejs npm chromium" ;;
  test-window) want="$build xvfb xdotool libglfw3-dev libgl1-mesa-dri libglx-mesa0" ;;
  *) echo "usage: tools/bootstrap.sh build|python|test|accuracy|arm|coverage|conformance|bench|fuzz|readme|web|test-web|test-window|wasm|cluster" >&2; exit 2 ;;
esac

if ! command -v apt-get >/dev/null; then
  commands="cc make cmake ninja python3"
  case "$target" in test) commands="$commands g++ clang clang-format pkg-config" ;; coverage) commands="$commands g++ clang llvm-cov" ;; fuzz) commands="$commands clang" ;; web) commands="node npm" ;; test-web) commands="$commands node npm chromium" ;; test-window) commands="$commands Xvfb xdotool" ;; wasm) commands="$commands clang wasm-ld wasm-opt node" ;; esac
  missing=""
  for c in $commands; do command -v "$c" >/dev/null || missing="$missing $c"; done
  [ -n "$missing" ] || exit 0
  echo "Missing commands:$missing. Packages are installed by this script on Debian and its relatives only. Install with your" \
    "system's package manager: a C17 compiler, CMake 3.21 or later, Ninja, Qhull 2020 or later with headers (libqhull_r), Python 3.10 or later;" \
    "for the tests also clang, clang-format, cmocka, expat, pkg-config, NumPy and pytest; for the page Node 18 or later, for its tests Chromium;" \
    "for WebAssembly clang, lld, wasi-libc and binaryen." >&2
  exit 1
fi

# Node from elsewhere is as good as Debian's
case "$target" in *web | wasm) if command -v node >/dev/null && command -v npm >/dev/null; then want=$(echo "$want" | sed 's/nodejs npm//'); fi ;; esac

missing=""
for package in $want; do
  status=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
  [ "$status" = "install ok installed" ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

run=""
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "missing packages:$missing (need root or sudo to install)" >&2; exit 1; }
  run=sudo
fi
echo "installing:$missing"
export DEBIAN_FRONTEND=noninteractive
$run apt-get update -qq
# shellcheck disable=SC2086  # the list is meant to split
$run apt-get install -y -qq --no-install-recommends $missing >/dev/null
