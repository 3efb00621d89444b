"""A Gymnasium VectorEnv over a Batch: all environments in one process, stepped by threads.

  class Balance(BatchEnv):
      def __init__(self, n):
          super().__init__(model, n, frame_skip=5, nthread=2)
      def observe(self, worlds): return np.hstack([worlds.qpos, worlds.qvel])
      def reward(self, worlds, action): return np.cos(worlds.qpos[:, 1])
      def failed(self, worlds): return np.abs(worlds.qpos[:, 1]) > 0.5
"""
import gymnasium
import numpy as np

from corten.batch import Batch


class BatchEnv(gymnasium.vector.VectorEnv):
    """Subclasses say what is observed, rewarded and a failure; an episode that ended starts anew at the next step."""

    metadata = {"autoreset_mode": getattr(gymnasium.vector, "AutoresetMode", None) and gymnasium.vector.AutoresetMode.NEXT_STEP}

    def __init__(self, model, num_envs, *, frame_skip=1, max_steps=1000, nthread=1, noise=0.01, show=(), vary=(), precision="float64"):
        self.worlds = Batch(model, num_envs, nthread=nthread, show=show, vary=vary, precision=precision)
        self.num_envs, self.frame_skip, self.max_steps, self.noise = num_envs, frame_skip, max_steps, noise
        low, high = np.where(model.actuator_ctrllimited[:, None], model.actuator_ctrlrange, [[-1.0, 1.0]]).T
        self.single_action_space = gymnasium.spaces.Box(low, high, dtype=np.float64)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        size = self.observe(self.worlds).shape[1:]
        self.single_observation_space = gymnasium.spaces.Box(-np.inf, np.inf, size, dtype=np.float64)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.random = np.random.default_rng()
        self.steps = np.zeros(num_envs, dtype=int)
        self.ended = np.zeros(num_envs, dtype=bool)

    def observe(self, worlds):
        return np.hstack([worlds.qpos, worlds.qvel])

    def reward(self, worlds, action):
        raise NotImplementedError

    def failed(self, worlds):
        return np.zeros(self.num_envs, dtype=bool)

    def _start(self, mask):
        n = int(mask.sum())
        start = self.worlds.model.qpos0 + self.noise * self.random.uniform(-1, 1, (n, self.worlds.model.nq))
        self.worlds.reset(mask, qpos=start, qvel=self.noise * self.random.uniform(-1, 1, (n, self.worlds.model.nv)))
        self.steps[mask], self.ended[mask] = 0, False

    def close_extras(self, **_):
        self.worlds.close()

    def reset(self, *, seed=None, options=None):
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self._start(np.ones(self.num_envs, dtype=bool))
        return self.observe(self.worlds), {}

    def step(self, actions):
        actions = np.asarray(actions, dtype=float)
        if actions.shape != self.action_space.shape:
            raise ValueError(f"actions must have the shape {self.action_space.shape}, not {actions.shape}")
        fresh = self.ended.copy()
        if fresh.any():  # what has just started waits for its first action
            self._start(fresh)
        self.worlds.ctrl[~fresh] = actions[~fresh]
        self.worlds.step(~fresh, self.frame_skip)
        self.steps[~fresh] += 1
        reward = np.where(fresh, 0.0, self.reward(self.worlds, actions))
        terminated = ~fresh & self.failed(self.worlds)
        truncated = ~fresh & ~terminated & (self.steps >= self.max_steps)
        self.ended = terminated | truncated
        return self.observe(self.worlds), reward, terminated, truncated, {}
