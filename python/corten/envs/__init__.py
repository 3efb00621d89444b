"""Gymnasium's MuJoCo tasks as vector environments over one batch of simulations.

  from corten.envs import make_vec
  envs = make_vec("Humanoid-v5", 1024)
  observations, infos = envs.reset(seed=1)
  observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())

Observations, rewards, terminations and starts are those of gymnasium.make_vec(..., vectorization_mode="sync") with the same actions and
the same seed. The models are those of the installed package gymnasium.
"""
import difflib

from corten.envs.tasks import TASKS
from corten.envs.vector import TaskVectorEnv

__all__ = ["TASKS", "TaskVectorEnv", "make_vec"]


def make_vec(task, num_envs=1, **settings):
    """Environments of a task of TASKS. settings: those of Gymnasium's environment (frame_skip, ctrl_cost_weight ...), xml_file, max_episode_steps,
    autoreset_mode ("NextStep", "SameStep", "Disabled"), render_mode ("rgb_array"), width, height, nthread."""
    if task not in TASKS:
        close = difflib.get_close_matches(str(task), TASKS, n=3)
        raise ValueError(f"there is no task {task!r}" + (f" (did you mean {', '.join(map(repr, close))}?)" if close else f": {', '.join(TASKS)}"))
    return TaskVectorEnv(TASKS[task], num_envs, **settings)
