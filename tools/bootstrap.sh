#!/bin/sh
# Installs the Debian packages that a make target needs. Quiet when nothing is missing.
#   tools/bootstrap.sh build | test | conformance | bench | fuzz
set -eu

build="gcc libc6-dev make cmake ninja-build libqhull-dev python3"
case "${1:-build}" in
  build) want="$build" ;;
  test) want="$build g++ clang clang-format libcmocka-dev pkg-config python3-dev python3-numpy python3-pytest" ;;
  conformance | bench) want="$build clang python3-venv python3-pip python3-dev" ;;
  fuzz) want="$build clang libclang-rt-14-dev libexpat1-dev" ;;
  *) echo "usage: tools/bootstrap.sh build|test|conformance|bench|fuzz" >&2; exit 2 ;;
esac

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
