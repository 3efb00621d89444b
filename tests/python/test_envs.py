"""Vector environments of tasks; make test-envs compares them with the originals."""
import importlib.util
import os

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", minversion="1.0")
pytest.importorskip("gymnasium.envs.mujoco")
from corten.envs import TASKS, make_vec  # noqa: E402


def is_there(task):
    """Whether the models of the task are installed."""
    if task.startswith("dm_control/"):
        return importlib.util.find_spec("dm_control") is not None
    return task[0].isupper() or "CORTEN_MODELS" in os.environ


@pytest.mark.parametrize("task", [t for t in TASKS if is_there(t)])
def test_spaces_starts_and_steps(task):
    envs = make_vec(task, 3, nthread=2)
    first, infos = envs.reset(seed=4)
    assert first.shape == envs.observation_space.shape and first in envs.observation_space and all(k[1:] in infos for k in infos if k[0] == "_")
    again, _ = make_vec(task, 3, nthread=1).reset(seed=4)
    assert np.array_equal(first, again) and not np.array_equal(first[0], first[1])
    for _ in range(3):
        seen, reward, terminated, truncated, _ = envs.step(envs.action_space.sample())
        assert seen in envs.observation_space and reward.shape == (3,) and np.isfinite(reward).all()
        assert terminated.dtype == bool and truncated.dtype == bool


def test_modes_of_automatic_reset():
    ends = {}
    for mode in ("NextStep", "SameStep", "Disabled"):
        envs = make_vec("Hopper-v5", 6, autoreset_mode=mode, max_episode_steps=10, terminate_when_unhealthy=False)
        first, _ = envs.reset(seed=1)
        for t in range(10):
            seen, _, _, truncated, infos = envs.step(np.zeros(envs.action_space.shape, np.float32))
        assert truncated.all()
        if mode == "SameStep":
            ends[mode] = np.stack(infos["final_obs"])
            assert not np.array_equal(ends[mode], seen) and (envs.worlds.time == 0).all() and infos["_final_info"].all()
            continue
        ends[mode] = seen
        if mode == "Disabled":
            with pytest.raises(ValueError, match="reset first"):
                envs.step(np.zeros(envs.action_space.shape, np.float32))
            seen, _ = envs.reset(options={"reset_mask": np.arange(6) < 6})
        else:
            seen, reward, terminated, truncated, _ = envs.step(np.ones(envs.action_space.shape, np.float32))
            assert (reward == 0).all() and not terminated.any() and not truncated.any()
        assert (envs.worlds.time == 0).all() and not np.array_equal(seen, first)
    assert np.array_equal(ends["NextStep"], ends["SameStep"]) and np.array_equal(ends["NextStep"], ends["Disabled"])


def test_some_environments_start_while_others_go_on():
    envs, alone = make_vec("Ant-v5", 4, max_episode_steps=7), make_vec("Ant-v5", 4, max_episode_steps=10**6)
    envs.reset(seed=2), alone.reset(seed=2)
    envs._steps[1] = 3
    for t in range(6):
        action = np.full(envs.action_space.shape, 0.3, np.float32)
        a, b = envs.step(action), alone.step(action)
        assert np.array_equal(a[0][[0, 2, 3]], b[0][[0, 2, 3]]) and np.array_equal(a[1][[0, 2, 3]], b[1][[0, 2, 3]])
    assert envs.worlds.time[1] < envs.worlds.time[0]


def test_mistakes_have_clear_errors():
    for call, error, said in ((lambda: make_vec("Ants-v5"), ValueError, "did you mean 'Ant-v5'"),
                              (lambda: make_vec("Ant-v5", 2, ctrl_cost=1), TypeError, "no setting 'ctrl_cost'"),
                              (lambda: make_vec("Ant-v5", 2, xml_file="nope.xml"), FileNotFoundError, "nope.xml"),
                              (lambda: make_vec("Ant-v5", 0), ValueError, "at least one"),
                              (lambda: make_vec("Ant-v5", 2, render_mode="human"), ValueError, "rgb_array"),
                              (lambda: make_vec("Ant-v5", 2, autoreset_mode="Never"), ValueError, "Never")):
        with pytest.raises(error, match=said):
            call()
    envs = make_vec("Ant-v5", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(envs.action_space.sample())
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="shape"):
        envs.step(np.zeros(8))
    with pytest.raises(ValueError, match="reset_mask"):
        envs.reset(options={"reset_mask": [True, False]})


def test_a_bad_action_harms_its_environment_only():
    envs, good = make_vec("Hopper-v5", 4), make_vec("Hopper-v5", 4)
    envs.reset(seed=5), good.reset(seed=5)
    for _ in range(3):
        action = np.zeros(envs.action_space.shape, np.float32)
        b = good.step(action)
        action[2] = np.nan
        a = envs.step(action)
        assert np.array_equal(a[0][[0, 1, 3]], b[0][[0, 1, 3]]) and np.array_equal(a[1][[0, 1, 3]], b[1][[0, 1, 3]])
        assert a[4]["diverged"].tolist() == [False, False, True, False] and "diverged" not in b[4] and np.isfinite(a[0]).all()


def test_parts_of_an_observation():
    if not is_there("dm_control/"):
        pytest.skip("dm_control is not installed")
    envs = make_vec("dm_control/walker-walk-v0", 3)
    seen, _ = envs.reset(seed=1)
    parts = envs.observation_parts
    assert list(parts) == ["orientations", "height", "velocity"] and np.array_equal(seen[:, parts["velocity"]], envs.worlds.qvel)
    assert envs.max_episode_steps == 1000 and envs.frame_skip == 10


def test_models_of_robots_are_looked_for(monkeypatch):
    monkeypatch.delenv("CORTEN_MODELS", raising=False)
    with pytest.raises(FileNotFoundError, match="CORTEN_MODELS"):
        make_vec("unitree_h1-walk-v0", 2)
    with pytest.raises(ValueError, match="did you mean 'dm_control/cheetah-run-v0'"):
        make_vec("dm_control/cheetah-run", 2)


def test_pictures():
    envs = make_vec("Hopper-v5", 2, render_mode="rgb_array", width=48, height=32)
    envs.reset(seed=1)
    pictures = envs.render()
    assert len(pictures) == 2 and pictures[0].shape == (32, 48, 3) and pictures[0].std() > 1
