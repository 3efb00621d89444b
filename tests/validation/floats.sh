#!/bin/sh
# Worlds in lanes of floats beside ct_step (tests/validation/float_models.c): the models of `make bench-batch`.
#   tests/validation/floats.sh [--steps N] [--worlds N]
set -eu
cd "$(dirname "$0")/../.."
python=$(tools/mujoco.sh --full)
cmake --preset release -B build/lanes_bits -DCORTEN_BUILD_TESTS=ON >/dev/null
cmake --build build/lanes_bits --target float_models >/dev/null
site=$("$python" -c 'import gymnasium, pathlib; print(pathlib.Path(gymnasium.__file__).parent.parent)')
gym=$site/gymnasium/envs/mujoco/assets
robots=${CORTEN_MODELS:-models}/menagerie
set -- "$@" "$gym/ant.xml" "$gym/half_cheetah.xml" "$gym/hopper.xml" "$gym/walker2d_v5.xml" "$gym/humanoid.xml"
for robot in anybotics_anymal_c/scene.xml unitree_h1/scene.xml shadow_hand/scene_right.xml; do
  [ ! -e "$robots/$robot" ] || set -- "$@" "$robots/$robot"
done
exec build/lanes_bits/tests/float_models "$@" "$site/dm_control/suite/quadruped.xml" "$site/dm_control/suite/cartpole.xml" \
  bench/arm_cube.xml bench/box_pile.xml
