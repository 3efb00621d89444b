#!/bin/sh
# The engine as WebAssembly: web/engine/js/corten.wasm. Needs clang, lld and wasi-libc for wasm32, and the source of Qhull, which comes
# from Debian's source package. wasm-opt (binaryen) makes the module a tenth smaller.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
qhull="$root/build/qhull-source"
version=2020.2

missing=""
for c in clang wasm-ld llvm-ar wasm-opt cmake ninja; do command -v "$c" >/dev/null || missing="$missing $c"; done
[ -f /usr/include/wasm32-wasi/stdlib.h ] || missing="$missing wasi-libc"
if command -v clang >/dev/null && ! [ -f "$(clang --target=wasm32-wasi -print-libgcc-file-name)" ]; then missing="$missing libclang-rt-dev-wasm32"; fi
if [ -n "$missing" ]; then
  echo "make wasm: missing:$missing. Everything else of this project builds without them; tools/bootstrap.sh wasm installs them on Debian." >&2
  exit 1
fi

# CORTEN_QHULL: a folder with Qhull's src/libqhull_r, where there is no apt-get.
source="${CORTEN_QHULL:-$qhull/qhull-$version/src}"
if ! [ -d "$source/libqhull_r" ]; then
  mkdir -p "$qhull/lists/partial"
  # the mirror of this machine
  where=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' 2>/dev/null |
    grep -v -- '-\(security\|updates\|backports\)' | head -1 || true)
  echo "deb-src ${where:-none} main" > "$qhull/sources.list"
  apt="apt-get -qq -o Dir::Etc::SourceList=$qhull/sources.list -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists=$qhull/lists"
  (cd "$qhull" && $apt update && $apt source --download-only qhull=$version-* 2>/dev/null || $apt source --download-only qhull) || {
    echo "make wasm: the source of Qhull cannot be fetched; CORTEN_QHULL=FOLDER names a copy (the folder above libqhull_r)" >&2
    exit 1
  }
  tar xzf "$qhull"/qhull_*.orig.tar.gz -C "$qhull"
  source=$(echo "$qhull"/qhull-*/src)
fi

cmake -S "$root/web/engine" -B "$root/build/wasm" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/web/engine/wasm32.cmake" -DQHULL_SOURCE="$source" >/dev/null
cmake --build "$root/build/wasm"
wasm-opt -O2 --strip-debug --strip-producers --enable-simd --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int "$root/build/wasm/corten.wasm" -o "$root/web/engine/js/corten.wasm"
cat "$root/web/engine/NOTICE.in" "$source/../COPYING.txt" > "$root/web/engine/NOTICE"
echo "web/engine/js/corten.wasm: $(wc -c < "$root/web/engine/js/corten.wasm") bytes, $(gzip -9 -c "$root/web/engine/js/corten.wasm" | wc -c) compressed"
