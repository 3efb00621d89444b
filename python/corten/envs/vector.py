"""A Gymnasium VectorEnv that runs a task on all simulations of a batch."""
import importlib.util
import pathlib

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from corten import MjModel
from corten.batch import Batch

OWN = ("xml_file", "frame_skip", "max_episode_steps")


def find_model(name):
    """A model file: a path, or the name of one that the package gymnasium has."""
    if pathlib.Path(name).exists():
        return str(name)
    found = importlib.util.find_spec("gymnasium.envs.mujoco")
    path = pathlib.Path(found.submodule_search_locations[0]) / "assets" / name if found else None
    if path is None or not path.exists():
        raise FileNotFoundError(f"the model {name} is neither a file nor in the installed package gymnasium; install gymnasium 1.0 or later")
    return str(path)


class TaskVectorEnv(gymnasium.vector.VectorEnv):
    """num_envs environments of a task (corten.envs.tasks) in one batch."""

    def __init__(self, task, num_envs=1, *, autoreset_mode=AutoresetMode.NEXT_STEP, render_mode=None, width=480, height=480, nthread=0, **settings):
        known = {**{name: getattr(task, name) for name in OWN}, **task.settings}
        for name in settings:
            if name not in known:
                raise TypeError(f"{task.__name__} has no setting '{name}'; it has {', '.join(known)}")
        if render_mode not in (None, "rgb_array"):
            raise ValueError(f"render_mode must be None or 'rgb_array', not {render_mode!r}")
        settings = {**known, **settings}
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        model = MjModel.from_xml_path(find_model(settings["xml_file"]))
        self.frame_skip, self.max_episode_steps = settings["frame_skip"], settings["max_episode_steps"]
        self.worlds = Batch(model, num_envs, nthread, diverged="ignore")
        self.num_envs, self.render_mode, self._size = num_envs, render_mode, (width, height)
        self.dt, self.qpos0 = model.opt.timestep * self.frame_skip, model.qpos0.copy()
        self._fresh = np.ones(num_envs, bool)  # just started: forces of contacts count as zero, as before Gymnasium's first step
        self._task = task(self, settings)
        self.metadata = {"render_modes": ["rgb_array"], "render_fps": int(np.round(1 / self.dt)), "autoreset_mode": self.autoreset_mode}
        low, high = model.actuator_ctrlrange.astype(np.float32).T
        self.single_action_space = gymnasium.spaces.Box(low, high, dtype=np.float32)
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, self._task.observe().shape[1:], dtype=np.float64)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._random = [None] * num_envs
        self._steps, self._over = np.zeros(num_envs, int), np.zeros(num_envs, bool)

    @property
    def np_random_seed(self):
        return tuple(self._seeds)

    @property
    def np_random(self):
        self._generators()
        return tuple(self._random)

    def _generators(self, seeds=None):
        for i in range(self.num_envs):
            if self._random[i] is None or (seeds is not None and seeds[i] is not None):
                self._random[i], _ = seeding.np_random(seeds[i] if seeds is not None else None)

    def contact_forces(self):
        return np.where(self._fresh[:, None, None], 0, self.worlds.cfrc_ext)

    def _start(self, mask):
        """Environments of the mask begin anew, each from its own generator."""
        chosen, v0 = np.flatnonzero(mask), np.zeros(self.worlds.model.nv)
        starts = [self._task.start(self._random[i], self.qpos0, v0) for i in chosen]
        if len(chosen):
            self.worlds.reset(mask, qpos=np.stack([q for q, _ in starts]), qvel=np.stack([v for _, v in starts]))
        self._steps[mask], self._over[mask], self._fresh[mask] = 0, False, True

    def reset(self, *, seed=None, options=None):
        """seed: one number (environment i gets seed + i), or one per environment. options {"reset_mask": mask}: only some."""
        seeds = [None] * self.num_envs if seed is None else [seed + i for i in range(self.num_envs)] if isinstance(seed, (int, np.integer)) else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        self._seeds = seeds
        mask = (options or {}).get("reset_mask", np.ones(self.num_envs, bool))
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != bool or not mask.any():
            raise ValueError(f"reset_mask must be an array of {self.num_envs} bools, of which one is true")
        self._generators(seeds)
        self._start(mask)
        return self._task.observe(), self._info(self._task.reset_info(), mask)

    @staticmethod
    def _info(values, mask):
        return {**values, **{f"_{name}": mask.copy() for name in values}}

    def _advance(self, actions, mask):
        """A step of the environments of the mask: rewards, ends, infos of all of them."""
        self._task.mark()
        self.worlds.ctrl[mask] = actions[mask]
        self.worlds.step(None if mask.all() else mask, self.frame_skip)
        self._fresh[mask] = False
        self._steps[mask] += 1
        reward, info = self._task.reward(actions)
        return np.where(mask, reward, 0.0), mask & self._task.ended(), mask & (self._steps >= self.max_episode_steps), info

    def step(self, actions):
        actions = np.asarray(actions)
        if actions.shape != self.action_space.shape:
            raise ValueError(f"actions must have the shape {self.action_space.shape}, not {actions.shape}")
        if self._random[0] is None:
            raise gymnasium.error.ResetNeeded("call reset before step")
        mode, over = self.autoreset_mode, self._over.copy()
        if mode == AutoresetMode.DISABLED and over.any():
            raise ValueError("an environment whose episode is over must be reset first: reset(options={'reset_mask': mask})")
        started = over if mode == AutoresetMode.NEXT_STEP else np.zeros(self.num_envs, bool)
        reward, terminated, truncated, info = self._advance(actions, ~started)
        if started.any():
            self._start(started)
            for name, values in self._task.reset_info().items():
                info[name] = np.where(started.reshape(-1, *[1] * (values.ndim - 1)), values, info[name]) if name in info else values
        self._over = terminated | truncated
        observation, infos = self._task.observe(), self._info(info, np.ones(self.num_envs, bool))
        if mode == AutoresetMode.SAME_STEP and self._over.any():
            ends = self._over.copy()
            final = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(ends):
                final[i] = observation[i].copy()
            self._start(ends)
            observation = self._task.observe()
            infos = {**self._info(self._task.reset_info(), ends), "final_obs": final, "_final_obs": ends, "final_info": infos, "_final_info": ends}
        return observation, reward, terminated, truncated, infos

    def render(self):
        """A picture per environment, with the model's camera "track" or else the free camera."""
        if self.render_mode is None:
            return None
        names = [self.worlds.model.camera(i).name for i in range(self.worlds.model.ncam)]
        return tuple(self.worlds.render("track" if "track" in names else -1, *self._size))

    def close_extras(self, **_):
        self.worlds.close()
