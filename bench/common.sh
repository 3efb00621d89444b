# What the scripts of this folder share; to be sourced with $root set. Works in the project's root.
cd "$root"

# Build the library and one program of bench/ that links both engines: build/bench/NAME; without NAME all.
build_bench() {
  tools/mujoco.sh >/dev/null
  cmake --preset release -DCORTEN_BUILD_TESTS=OFF >/dev/null
  cmake --build --preset release --target libcorten.so >/dev/null
  cmake -S bench -B build/bench -DCORTEN_LIBRARY="$root/build/release/libcorten.so" -DMUJOCO_LIBRARY="$(tools/mujoco.sh --lib)" \
    -DMUJOCO_INCLUDE="$(tools/mujoco.sh --include)" >/dev/null
  cmake --build build/bench ${1:+--target "$1"} >/dev/null
}

# The folder of results, named after the processor.
results() {
  machine=$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -1 | tr 'A-Z' 'a-z' | tr -cs 'a-z0-9' '-' | sed 's/^-//;s/-$//')
  mkdir -p "bench/results/${machine:-unknown}"
  echo "bench/results/${machine:-unknown}"
}
