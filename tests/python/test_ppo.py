"""The gradients that examples/python/ppo.py has by hand, and that it learns."""
import importlib.util
import pathlib

import numpy as np
import pytest

pytest.importorskip("gymnasium", minversion="1.0")
pytest.importorskip("gymnasium.envs.mujoco")


@pytest.fixture(scope="module")
def ppo():
    path = pathlib.Path(__file__).parents[2] / "examples/python/ppo.py"
    spec = importlib.util.spec_from_file_location("ppo", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def loss(ppo, learner, given):
    x, action, advantage, target, old = given
    now, _ = learner.density(x, action)
    ratio, a = np.exp(now - old), (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    policy = -np.minimum(ratio * a, np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP) * a).mean()
    return policy + ppo.VALUE_SHARE / 2 * ((learner.critic.forward(x)[0][:, 0] - target) ** 2).mean()


def test_gradients_are_those_of_differences(ppo, monkeypatch):
    plain = ppo.Parameters
    monkeypatch.setattr(ppo, "Parameters", lambda shapes: plain(shapes, np.float64))
    learner, random = ppo.Learner("Hopper-v5", 3), np.random.default_rng(1)
    learner.p.values[:] += 0.05 * random.normal(size=learner.p.values.shape)
    x, action = random.normal(size=(40, 11)), random.normal(size=(40, 3))
    old = learner.density(x, action)[0] + 0.2 * random.normal(size=40)  # some ratios are clipped
    given = x, action, random.normal(size=40), random.normal(size=40), old
    learner.differentiate(*given)
    gradient, step = learner.p.gradient.copy(), 1e-6
    for k in [*random.choice(len(gradient), 150, replace=False), *range(len(gradient) - 3, len(gradient))]:
        value, sides = learner.p.values[k], []
        for change in (step, -step):
            learner.p.values[k] = value + change
            sides.append(loss(ppo, learner, given))
        learner.p.values[k] = value
        assert abs((sides[0] - sides[1]) / (2 * step) - gradient[k]) < 1e-7


def test_it_learns_to_balance(ppo, tmp_path):
    learner, most = ppo.Learner("InvertedPendulum-v5", 1), 80_000
    while learner.steps < most / 2:
        learner.iterate(most)
    learner.save(tmp_path / "run.npz")
    again = ppo.Learner("InvertedPendulum-v5", 1)
    again.load(tmp_path / "run.npz", 1)
    while again.steps < most:
        again.iterate(most)
    assert again.curve[0][1] < 30 and again.test("InvertedPendulum-v5", 8).mean() > 500
    again.save(tmp_path / "task-1.npz")
    ppo.plot(tmp_path / "curve.svg", [tmp_path / "task-1.npz"])
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
