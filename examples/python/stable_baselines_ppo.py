"""Stable-Baselines3 on the vector environments: PPO on HalfCheetah.

  python -m venv v && v/bin/pip install stable-baselines3 "gymnasium>=1.0" && v/bin/pip install .      (in the root of the project)
  v/bin/python stable_baselines_ppo.py [STEPS [TASK]]

Stable-Baselines3 has vector environments of its own kind. The class below is one on top of corten.envs; the rest is as always.
"""
import sys

import numpy as np
from corten.envs import make_vec
from stable_baselines3 import PPO
from stable_baselines3.common.vec_env import VecEnv, VecMonitor, VecNormalize


class CortenVecEnv(VecEnv):
    """Environments of corten.envs, which start again in the step in which they end."""

    def __init__(self, task, num_envs, **settings):
        self.envs = make_vec(task, num_envs, autoreset_mode="SameStep", **settings)
        super().__init__(num_envs, self.envs.single_observation_space, self.envs.single_action_space)
        self.first = None

    def seed(self, seed=None):
        self.first = seed

    def reset(self):
        observation, _ = self.envs.reset(seed=self.first)
        self.first = None
        return observation

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        observation, reward, terminated, truncated, info = self.envs.step(self.actions)
        done, infos = terminated | truncated, [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            infos[i] = {"terminal_observation": info["final_obs"][i], "TimeLimit.truncated": bool(truncated[i] and not terminated[i])}
        return observation, reward.astype(np.float32), done, infos

    def close(self):
        self.envs.close()

    def get_attr(self, attr_name, indices=None):
        return [getattr(self.envs, attr_name)] * len(self._get_indices(indices))

    def set_attr(self, attr_name, value, indices=None):
        setattr(self.envs, attr_name, value)

    def env_method(self, method_name, *method_args, indices=None, **method_kwargs):
        raise NotImplementedError("the environments are one object")

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * len(self._get_indices(indices))


def main():
    steps, task = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, sys.argv[2] if len(sys.argv) > 2 else "HalfCheetah-v5"
    envs = VecNormalize(VecMonitor(CortenVecEnv(task, 64, nthread=1)))
    learner = PPO("MlpPolicy", envs, n_steps=64, batch_size=512, n_epochs=8, learning_rate=3e-4, gae_lambda=0.95, policy_kwargs={"log_std_init": -0.7},
                  seed=1, verbose=1, device="cpu")
    learner.learn(steps)
    returns = [e["r"] for e in learner.ep_info_buffer]
    print(f"{learner.num_timesteps} steps: mean return of the last {len(returns)} episodes {np.mean(returns) if returns else float('nan'):.1f}")
    envs.close()


if __name__ == "__main__":
    main()
