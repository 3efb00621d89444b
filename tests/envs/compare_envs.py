"""Vector environments beside Gymnasium's own on MuJoCo 3.5.0: the same seeds and actions, observations, rewards and ends within 1e-9.

  compare_envs.py [--steps 1000] [--envs 4] [TASK ...]

Gymnasium's environments step one by one, without automatic reset. Each step begins at the same state in both: that of Gymnasium's
environment, with what MuJoCo's solver starts from. So the differences are those of one step, and contacts do not drift apart.
"""
import argparse
import sys

import gymnasium
import mujoco
import numpy as np
from corten.envs import TASKS, make_vec

TOLERANCE = 1e-9
SIG = mujoco.mjtState.mjSTATE_INTEGRATION


def compare(task, steps, count):
    """Largest differences of observations, rewards, and number of ends that differ."""
    ours = make_vec(task, count, autoreset_mode="Disabled", max_episode_steps=10**9)
    theirs = [gymnasium.make(task).unwrapped for _ in range(count)]
    first, _ = ours.reset(seed=7)
    start = np.stack([e.reset(seed=7 + i)[0] for i, e in enumerate(theirs)])
    worst, reward_worst, ends, over = np.abs(first - start).max(), 0.0, 0, 0
    ours.action_space.seed(3)
    row = np.zeros(mujoco.mj_stateSize(theirs[0].model, SIG))
    for t in range(steps):
        actions = ours.action_space.sample()
        ours._over[:] = False
        for i, e in enumerate(theirs):
            mujoco.mj_getState(e.model, e.data, row, SIG)
            ours.worlds.state[i] = row
        seen, reward, terminated, _, _ = ours.step(actions)
        for i, e in enumerate(theirs):
            o, r, end, _, _ = e.step(actions[i])
            worst, reward_worst = np.maximum(worst, np.abs(o - seen[i]).max()), np.maximum(reward_worst, abs(r - reward[i]))
            ends += end != terminated[i]
            over += end
            if end:
                mask = np.zeros(count, bool)
                mask[i] = True
                o, _ = e.reset()
                again, _ = ours.reset(options={"reset_mask": mask})
                worst = np.maximum(worst, np.abs(o - again[i]).max())
    return worst, reward_worst, ends, over


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--steps", type=int, default=1000)
    args.add_argument("--envs", type=int, default=4)
    args.add_argument("task", nargs="*")
    args = args.parse_args()
    failed = 0
    for task in args.task or TASKS:
        worst, reward, ends, over = compare(task, args.steps, args.envs)
        good = bool(worst <= TOLERANCE and reward <= TOLERANCE and ends == 0)
        failed += not good
        print(f"{'ok    ' if good else 'FAILED'} {task:26} observation {worst:.2g}, reward {reward:.2g}, ends that differ {ends} of {over}", flush=True)
    print(f"{len(args.task or TASKS) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
