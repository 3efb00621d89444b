#!/bin/sh
# Makes the Python environment with MuJoCo 3.5.0, and prints the path of its interpreter.
# Quiet and quick when it exists already.
#
#   tools/mujoco.sh [--full] [--lib | --include]
#     --full      also gymnasium, dm_control, gymnasium-robotics and mink, for their models and as clients
#     --lib       print the path of the native library instead
#     --include   print the folder that holds mujoco/mujoco.h instead
#   CORTEN_MUJOCO  folder of the environment, default build/mujoco
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
version=3.5.0
place=${CORTEN_MUJOCO:-$root/build/mujoco}
full=no
show=python
for a in "$@"; do
  case $a in
    --full) full=yes ;;
    --lib | --include) show=${a#--} ;;
    *) sed -n 's/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
done
python=$place/bin/python

# have MODULE...: true when the environment imports them all
have() {
  [ -x "$python" ] || return 1
  for m in "$@"; do "$python" -c "import $m" 2>/dev/null || return 1; done
}

make_venv() {
  mkdir -p "$(dirname "$place")"
  python3 -m venv "$place" >&2 || {
    echo "mujoco.sh: python3 -m venv failed; install python3-venv (tools/bootstrap.sh)" >&2
    exit 1
  }
}

install() {
  [ -x "$python" ] || make_venv
  "$python" -m pip install --quiet --disable-pip-version-check "$@" >&2
}

have mujoco numpy || install "mujoco==$version" numpy
if [ $full = yes ]; then
  # dm_control pins its own mujoco: the release made for ours; mink after 1.1.0 wants a later one
  have gymnasium dm_control imageio packaging gymnasium_robotics mink || install "mujoco==$version" gymnasium \
    "dm_control==1.0.37" imageio packaging "gymnasium-robotics==1.4.2" "mink==1.1.0"
fi

"$python" - "$version" "$show" <<'PY'
import glob, os, sys
import mujoco
want, show = sys.argv[1:]
if mujoco.__version__ != want:
    sys.exit(f"mujoco.sh: found MuJoCo {mujoco.__version__}, need {want}")
home = os.path.dirname(mujoco.__file__)
answer = {
    "python": sys.executable,
    "lib": sorted(glob.glob(os.path.join(home, "libmujoco.so*")))[0],
    "include": os.path.join(home, "include"),
}
print(answer[show])
PY
