"""Vector environments beside the originals of Gymnasium and dm_control on MuJoCo 3.5.0: the same random numbers and actions; observations,
rewards and ends within 1e-9.

  compare_envs.py [--steps 1000] [--envs 4] [TASK ...]

The originals step one by one, without automatic reset. Each step begins at the same state in both: that of the original, with what MuJoCo's
solver starts from. So the differences are those of one step, and contacts do not drift apart.
"""
import argparse
import sys

import gymnasium
import mujoco
import numpy as np
from corten.envs import TASKS, make_vec
from corten.envs.robots import ROBOTS

TOLERANCE = 1e-9
SIG = mujoco.mjtState.mjSTATE_INTEGRATION


class Gym:
    """An environment of Gymnasium."""

    def __init__(self, task, seed):
        self.env = gymnasium.make(task).unwrapped
        self.model, self.data, self.first = self.env.model, self.env.data, seed

    def reset(self):
        self.first, seed = None, self.first
        return self.env.reset(seed=seed)[0]

    def step(self, action):
        return self.env.step(action)[:3]


class Suite:
    """An environment of dm_control: dm_control/DOMAIN-TASK-v0. It ends by its time only."""

    def __init__(self, task, seed):
        from dm_control import suite
        domain, name = task.removeprefix("dm_control/").removesuffix("-v0").split("-")
        self.env = suite.load(domain, name, task_kwargs={"random": seed}, environment_kwargs={"flat_observation": True})
        self.model, self.data = self.env.physics.model.ptr, self.env.physics.data.ptr

    def reset(self):
        return self.env.reset().observation["observations"]

    def step(self, action):
        now = self.env.step(action)
        return now.observation["observations"], now.reward, now.last()


def compare(task, steps, count):
    """Largest differences of starts, observations, rewards, and number of ends that differ."""
    original = Suite if task.startswith("dm_control/") else Gym
    # an episode of dm_control lasts as long as ours; Gymnasium's limit of time is not in the environment
    ours = make_vec(task, count, autoreset_mode="Disabled", **({} if original is Suite else {"max_episode_steps": 10**9}))
    theirs = [original(task, 7 + i) for i in range(count)]
    first, _ = ours.reset(seed=7)
    starts, worst, reward_worst, ends, over = np.abs(first - np.stack([e.reset() for e in theirs])).max(), 0.0, 0.0, 0, 0
    ours.action_space.seed(3)
    row = np.zeros(mujoco.mj_stateSize(theirs[0].model, SIG))
    for t in range(steps):
        actions = ours.action_space.sample()
        for i, e in enumerate(theirs):
            mujoco.mj_getState(e.model, e.data, row, SIG)
            ours.worlds.state[i] = row
        seen, reward, terminated, truncated, _ = ours.step(actions)
        done = np.zeros(count, bool)
        for i, e in enumerate(theirs):
            o, r, end = e.step(actions[i])
            worst, reward_worst = np.maximum(worst, np.abs(o - seen[i]).max()), np.maximum(reward_worst, abs(r - reward[i]))
            ends += end != (terminated[i] or truncated[i])
            done[i] = end
        over += done.sum()
        ours._over[:] = False
        if done.any():
            again = ours.reset(options={"reset_mask": done})[0][done]
            starts = np.maximum(starts, np.abs(again - np.stack([theirs[i].reset() for i in np.flatnonzero(done)])).max())
    return starts, worst, reward_worst, ends, over


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--steps", type=int, default=1000)
    args.add_argument("--envs", type=int, default=4)
    args.add_argument("task", nargs="*")
    args = args.parse_args()
    failed, tasks = 0, args.task or [task for task in TASKS if task not in ROBOTS]  # robots have no original
    for task in tasks:
        starts, worst, reward, ends, over = compare(task, args.steps, args.envs)
        good = bool(starts <= TOLERANCE and worst <= TOLERANCE and reward <= TOLERANCE and ends == 0)
        failed += not good
        print(f"{'ok    ' if good else 'FAILED'} {task:36} starts {starts:.1e}, observation {worst:.1e}, reward {reward:.1e}, ends that differ {ends} of {over}", flush=True)
    print(f"{len(tasks) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
