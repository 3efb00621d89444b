"""What Gymnasium asks of environments, of every task: its checker of environments, its make_vec and wrappers of vectors, and for Gymnasium's
own tasks the shapes, types, names and values of SyncVectorEnv with every way of automatic reset.

  check_vector.py [TASK ...]
"""
import argparse
import os
import sys
import warnings

import gymnasium
import numpy as np
from corten.envs import TASKS, make_vec
from gymnasium.utils.env_checker import check_env

MODES = ("NextStep", "SameStep", "Disabled")
SIZE = {"width": 32, "height": 24}


class One(gymnasium.Env):
    """The single environment of a vector of one, for the checker of environments."""

    def __init__(self, task, render_mode="rgb_array"):
        self.envs = make_vec(task, 1, autoreset_mode="Disabled", render_mode=render_mode, max_episode_steps=10**6, nthread=1, **SIZE)
        self.envs.reset(seed=0)
        self.metadata, self.render_mode = self.envs.metadata, render_mode
        self.action_space, self.observation_space = self.envs.single_action_space, self.envs.single_observation_space

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        seen, info = self.envs.reset(seed=seed)
        return seen[0], self.first(info)

    def step(self, action):
        self.envs._over[:] = False
        seen, reward, terminated, truncated, info = self.envs.step(action[None])
        return seen[0], float(reward[0]), bool(terminated[0]), bool(truncated[0]), self.first(info)

    def render(self):
        return self.envs.render()[0]

    def first(self, info):
        return {name: value[0] for name, value in info.items() if not name.startswith("_")}


def checker(task):
    """Gymnasium's checker; what it only warns of is counted, except that spaces are not limited to [-1, 1]."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        check_env(One(task), skip_render_check=False)
    said = [str(w.message) for w in said]
    other = [w for w in said if not any(known in w for known in ("infinity", "normalized", "unwrapped", "close", "spec"))]
    assert not other, other


def same(ours, theirs, close, name):
    if isinstance(theirs, dict):
        assert set(ours) == set(theirs), f"{name}: {sorted(set(ours) ^ set(theirs))}"
        for key in theirs:
            same(ours[key], theirs[key], close, f"{name}[{key}]")
        return
    assert type(ours) is type(theirs) and ours.shape == theirs.shape, f"{name}: {type(ours)} {np.shape(ours)}, {type(theirs)} {np.shape(theirs)}"
    if theirs.dtype == object:
        assert [x is None for x in ours] == [x is None for x in theirs], name
        for a, b in zip(ours, theirs):
            if b is not None:
                same(np.asarray(a), np.asarray(b), close, name)
        return
    assert ours.dtype == theirs.dtype, f"{name}: {ours.dtype}, {theirs.dtype}"
    assert np.allclose(ours, theirs, rtol=close, atol=close), f"{name}: {np.abs(ours - theirs).max()}"


def beside_sync(task):
    """Episodes of six steps in both, from the same seeds: everything that reset and step return."""
    for mode in MODES:
        mode = gymnasium.vector.AutoresetMode(mode)
        ours = make_vec(task, 3, autoreset_mode=mode, max_episode_steps=6)
        theirs = gymnasium.make_vec(task, 3, vectorization_mode="sync", max_episode_steps=6, vector_kwargs={"autoreset_mode": mode})
        assert ours.action_space == theirs.action_space and ours.single_observation_space == theirs.single_observation_space, mode
        assert ours.observation_space == theirs.observation_space and ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
        for a, b, name in zip(ours.reset(seed=3), theirs.reset(seed=3), ("observations", "infos")):
            same(a, b, 1e-9, name)
        ours.action_space.seed(1)
        for t in range(16):
            action = ours.action_space.sample() * np.float32(0.1)
            a, b = ours.step(action), theirs.step(action)
            for k, name in enumerate(("observations", "rewards", "terminations", "truncations", "infos")):
                same(a[k], b[k], 1e-6, f"{mode.value}, step {t}: {name}")
            if mode == gymnasium.vector.AutoresetMode.DISABLED and (b[2] | b[3]).any():
                mask = {"options": {"reset_mask": b[2] | b[3]}}
                for x, y, name in zip(ours.reset(**mask), theirs.reset(**mask), ("observations", "infos")):
                    same(x, y, 1e-6, f"{mode.value}, reset after step {t}: {name}")
        ours.close(), theirs.close()


def made_by_gymnasium(task):
    """gymnasium.make_vec finds the task; its wrappers run on it."""
    space, _, name = task.rpartition("/")
    envs = gymnasium.make_vec(f"corten_{space}/{name}" if space else f"corten/{name}", 3, max_episode_steps=5)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    envs = gymnasium.wrappers.vector.NormalizeObservation(gymnasium.wrappers.vector.ClipReward(envs, -1, 1))
    envs.reset(seed=1)
    lengths = []
    for _ in range(14):
        _, reward, terminated, truncated, info = envs.step(envs.action_space.sample())
        assert (np.abs(reward) <= 1).all()
        lengths += info["episode"]["l"][terminated | truncated].tolist() if "episode" in info else []
    assert lengths and max(lengths) == 5, lengths
    envs.close()


def random_numbers(task):
    """Starts depend on the seed and the number of the environment, not on the others or on threads."""
    whole, _ = make_vec(task, 5, nthread=2).reset(seed=11)
    some, _ = make_vec(task, 2, nthread=1).reset(seed=[12, 14])
    assert np.array_equal(whole[[1, 3]], some)


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("task", nargs="*")
    args = args.parse_args()
    passed = failed = 0
    for task in args.task or TASKS:
        own = task in TASKS and not task.startswith("dm_control/") and task[0].isupper()
        robot = not own and not task.startswith("dm_control/")
        if robot and "CORTEN_MODELS" not in os.environ:
            print(f"skip   {task}: CORTEN_MODELS is not set")
            continue
        for case in (checker, made_by_gymnasium, random_numbers, *([beside_sync] if own else [])):
            try:
                case(task)
                passed += 1
            except Exception as error:
                failed += 1
                print(f"FAILED {task:36} {case.__name__}: {type(error).__name__}: {error}", flush=True)
        print(f"done   {task}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
