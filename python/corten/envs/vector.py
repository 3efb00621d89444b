"""A Gymnasium VectorEnv that runs a task on all simulations of a batch."""
import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from corten.batch import Batch

OWN = ("xml_file", "frame_skip", "max_episode_steps")


class TaskVectorEnv(gymnasium.vector.VectorEnv):
    """num_envs environments of a task (corten.envs.tasks) in one batch."""

    def __init__(self, task, num_envs=1, *, autoreset_mode=AutoresetMode.NEXT_STEP, render_mode=None, width=480, height=480, nthread=0, precision="float64",
                 **settings):
        known = {**{name: getattr(task, name) for name in OWN}, **task.settings}
        for name in settings:
            if name not in known:
                raise TypeError(f"{task.__name__} has no setting '{name}'; it has {', '.join(known)}")
        if render_mode not in (None, "rgb_array"):
            raise ValueError(f"render_mode must be None or 'rgb_array', not {render_mode!r}")
        settings = {**known, **settings}
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        model = task.load(settings)
        self.frame_skip, self.max_episode_steps = settings["frame_skip"] or task.skipped_steps(model), settings["max_episode_steps"]
        self.worlds = Batch(model, num_envs, nthread, precision=precision, diverged="ignore")
        self.num_envs, self.render_mode, self._size = num_envs, render_mode, (width, height)
        self.dt, self.qpos0 = model.opt.timestep * self.frame_skip, model.qpos0.copy()
        self._fresh = np.ones(num_envs, bool)  # just started: forces of contacts count as zero, as before Gymnasium's first step
        self._task, self._drawing = task(self, settings), None
        self.max_episode_steps = self.max_episode_steps or self._task.episode_steps()
        self.metadata = {"render_modes": ["rgb_array"], "render_fps": int(np.round(1 / self.dt)), "autoreset_mode": self.autoreset_mode}
        self.single_action_space = gymnasium.spaces.Box(*self._task.action_range(), dtype=np.float32)
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, self._task.observe().shape[1:], dtype=np.float64)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._random = [None] * num_envs
        self._steps, self._over = np.zeros(num_envs, int), np.zeros(num_envs, bool)

    @property
    def observation_parts(self):
        """Names and slices of an observation of dm_control's tasks; else empty."""
        return dict(getattr(self._task, "parts", {}))

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
                self._random[i] = self._task.generator(seeds[i] if seeds is not None else None)

    def contact_forces(self):
        return np.where(self._fresh[:, None, None], 0, self.worlds.cfrc_ext)

    def _start(self, mask):
        """Environments of the mask begin anew, each from its own generator."""
        if mask.any():
            self._task.begin(np.flatnonzero(mask), self._random)
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
        return self._task.observe(), self._add({}, self._task.reset_info(), mask)

    @staticmethod
    def _add(infos, values, mask):
        """Values of the environments of the mask, as Gymnasium gives them: zeros elsewhere, and a mask with the name behind "_"."""
        for name, value in values.items() if mask.any() else ():
            if name not in infos:
                infos[name], infos[f"_{name}"] = np.zeros_like(value), np.zeros_like(mask)
            infos[name][mask] = value[mask]
            infos[f"_{name}"] |= mask
        return infos

    def _advance(self, actions, mask):
        """A step of the environments of the mask: rewards, ends, infos of all of them."""
        self._task.mark()
        self.worlds.ctrl[mask] = self._task.control(actions)[mask]
        self.worlds.step(None if mask.all() else mask, self.frame_skip, self._task.stage)
        self._fresh[mask] = False
        self._steps[mask] += 1
        reward, info = self._task.reward(actions)
        if self.worlds.diverged[mask].any():  # the engine has reset them, as mj_step does
            info["diverged"] = mask & (self.worlds.diverged != 0)
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
        self._over = terminated | truncated
        ends = self._over.copy() if mode == AutoresetMode.SAME_STEP else np.zeros(self.num_envs, bool)
        observation, infos = self._task.observe(), self._add({}, info, ~started & ~ends)
        if ends.any():
            final = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(ends):
                final[i] = observation[i].copy()
            infos |= {"final_obs": final, "_final_obs": ends.copy(), "final_info": self._add({}, info, ends), "_final_info": ends.copy()}
            self._start(ends)
            observation = self._task.observe()
        return observation, reward, terminated, truncated, self._add(infos, self._task.reset_info(), started | ends)

    def render(self):
        """A picture per environment, with the model's camera "track", else the task's."""
        if self.render_mode is None:
            return None
        model, worlds, shown = self.worlds.model, self.worlds, self._task.drawn()
        if shown:  # parts of the model that differ between environments, which the engine does not need
            if self._drawing is None:
                self._drawing = Batch(model, self.num_envs, 1, diverged="ignore")
            worlds, self._drawing.state[:] = self._drawing, worlds.state
            for name, part, values in shown:
                worlds.expand(name)[:, part] = values
        names = [model.camera(i).name for i in range(model.ncam)]
        return tuple(worlds.render("track" if "track" in names else self._task.camera if model.ncam else -1, *self._size))

    def close_extras(self, **_):
        self.worlds.close()
