"""Ray's RLlib on the vector environments: PPO on HalfCheetah.

  python -m venv v && v/bin/pip install "ray[rllib]" torch "gymnasium>=1.0" && v/bin/pip install .      (in the root of the project)
  v/bin/python rllib_ppo.py [ITERATIONS [TASK]]

RLlib asks for a whole vector of environments where gym_env_vectorize_mode is "vector_entry_point". On a cluster, more env runners each
have a batch of their own.
"""
import sys

from corten.envs import make_vec
from ray.rllib.algorithms.ppo import PPOConfig
from ray.tune.registry import register_env


def main():
    iterations, task = int(sys.argv[1]) if len(sys.argv) > 1 else 100, sys.argv[2] if len(sys.argv) > 2 else "HalfCheetah-v5"
    register_env("corten", lambda config: make_vec(task, config.get("num_envs", 1), nthread=1))
    config = (PPOConfig()
              .environment("corten")
              .env_runners(num_env_runners=0, num_envs_per_env_runner=64, gym_env_vectorize_mode="vector_entry_point", rollout_fragment_length=64)
              .training(train_batch_size=4096, minibatch_size=512, num_epochs=8, lr=3e-4, lambda_=0.95, gamma=0.99, vf_clip_param=1e9)
              .debugging(seed=1))
    algorithm = config.build_algo()
    for i in range(iterations):
        result = algorithm.train()["env_runners"]
        print(f"iteration {i + 1:3d}: {result.get('num_env_steps_sampled_lifetime', 0):9.0f} steps, mean return {result.get('episode_return_mean', float('nan')):.1f}",
              flush=True)
    algorithm.stop()


if __name__ == "__main__":
    main()
