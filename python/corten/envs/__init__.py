"""Tasks of Gymnasium, of dm_control and for robots as vector environments over one batch of simulations.

  from corten.envs import make_vec
  envs = make_vec("Humanoid-v5", 1024)
  observations, infos = envs.reset(seed=1)
  observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())

Observations, rewards, terminations and starts are those of the original with the same actions and the same seed: of gymnasium.make_vec(...,
vectorization_mode="sync") for Gymnasium's tasks, of one dm_control environment each for dm_control's. Models are those of the installed packages.
With Gymnasium's own functions: gymnasium.make_vec("corten/Ant-v5", 64), gymnasium.make_vec("corten_dm_control/cheetah-run-v0", 64).
"""
import difflib

import gymnasium

from corten.envs.robots import ROBOTS
from corten.envs.suite import SUITE
from corten.envs.tasks import TASKS as GYMNASIUM
from corten.envs.vector import TaskVectorEnv

TASKS = {**GYMNASIUM, **SUITE, **ROBOTS}

__all__ = ["TASKS", "TaskVectorEnv", "make_vec"]


def make_vec(task, num_envs=1, **settings):
    """Environments of a task of TASKS. settings: those of the original (frame_skip, ctrl_cost_weight ...), xml_file, max_episode_steps,
    autoreset_mode ("NextStep", "SameStep", "Disabled"), render_mode ("rgb_array"), width, height, nthread,
    precision ("float64", "float32"); models (a folder) for robots."""
    if task not in TASKS:
        close = difflib.get_close_matches(str(task), TASKS, n=3)
        raise ValueError(f"there is no task {task!r}" + (f" (did you mean {', '.join(map(repr, close))}?)" if close else f": {', '.join(TASKS)}"))
    return TaskVectorEnv(TASKS[task], num_envs, **settings)


for _task in TASKS:
    _space, _, _name = _task.rpartition("/")
    gymnasium.register("corten" + (f"_{_space}" if _space else "") + f"/{_name}", vector_entry_point="corten.envs:make_vec", kwargs={"task": _task})
