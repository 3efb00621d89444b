"""Derivatives of steps in Python: the functions, corten.autodiff, and the examples."""
import importlib
import os
import pathlib
import runpy
import sys

import corten
import numpy as np
import pytest
from corten.autodiff import jax_rollout, jax_step, Physics, torch_rollout, torch_step

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples/python"
# a free ball and a box on a plane, a pendulum with a muscle-like activation
XML = """<mujoco><option timestep="0.004"/><worldbody><geom type="plane" size="2 2 .1"/>
<body pos="0 0 .09"><freejoint/><geom type="sphere" size=".1" mass="1"/></body>
<body pos="1 0 .5"><joint name="h" axis="0 1 0" damping=".1"/><geom type="capsule" size=".03" fromto="0 0 0 .3 0 0" mass=".5"/></body>
</worldbody><actuator><general joint="h" dyntype="filter" dynprm=".1" gainprm="2"/></actuator>
<sensor><jointpos joint="h"/></sensor></mujoco>"""


def optional(name):
    """A package that may be missing, but for `make test-autodiff`, which installs it."""
    return importlib.import_module(name) if os.environ.get("CORTEN_NEEDS_AUTODIFF") else pytest.importorskip(name)


@pytest.fixture
def model():
    return corten.MjModel.from_xml_string(XML)


def random_case(world, batch=None, steps=10, seed=0):
    rng = np.random.default_rng(seed)
    lead = () if batch is None else (batch,)
    x0 = np.broadcast_to(world.initial_state(), (*lead, world.nx)).copy()
    x0[..., world.nq:world.nq + world.nv] += 0.3 * rng.normal(size=(*lead, world.nv))
    u = rng.normal(size=(*lead, steps, world.nu))
    return x0, u, rng.normal(size=(*lead, steps, world.nx))


def difference(loss, x, dx, e=1e-6):
    return (loss(x + e * dx) - loss(x - e * dx)) / (2 * e)


def test_transition_and_its_info(model):
    data = corten.MjData(model)
    data.qvel[:] = 0.1
    n = 2 * model.nv + model.na
    A, B, info = np.zeros((n, n)), np.zeros((n, model.nu)), corten.MjDerivativeInfo()
    before = data.qpos.copy()
    assert corten.mjd_transition(model, data, A, B, None, None, info) == 0
    assert (data.qpos == before).all() and info.status == 0 and info.ncontact == 1 and info.nexact == 1
    assert "closed form" in repr(info)
    A2, B2 = np.zeros_like(A), np.zeros_like(B)
    corten.mjd_transitionFD(model, data, 1e-6, True, A2, B2, None, None)
    assert np.abs(A - A2).max() < 1e-5 * np.abs(A2).max() and np.abs(B - B2).max() < 1e-6
    with pytest.raises((ValueError, TypeError)):
        corten.mjd_transition(model, data, np.zeros((2, 2)), B)
    model.opt.noslip_iterations = 1
    with pytest.raises(ValueError, match="noslip"):
        corten.mjd_transition(model, data, A, B)
    assert corten.mjd_transition(model, data, A, B, None, None, info) == 1 and "noslip" in info.reason


def test_products_agree_with_the_matrices(model):
    data, rng, none = corten.MjData(model), np.random.default_rng(0), np.zeros((0, 3), np.intc)
    n = 2 * model.nv + model.na
    A, B = np.zeros((n, n)), np.zeros((n, model.nu))
    corten.mjd_transition(model, data, A, B)
    dx, du, dy = rng.normal(size=n), rng.normal(size=model.nu), np.zeros(n)
    assert corten.mjd_stepJvp(model, data, none, dx, du, None, dy) == 0
    assert np.allclose(dy, A @ dx + B @ du, rtol=0, atol=1e-10 * np.abs(A).max())
    gy, gx, gu = rng.normal(size=n), np.zeros(n), np.zeros(model.nu)
    assert corten.mjd_stepVjp(model, data, none, gy, None, gx, gu) == 0
    assert np.allclose(gx, A.T @ gy, rtol=0, atol=1e-10 * np.abs(A).max()) and np.allclose(gu, B.T @ gy, rtol=0, atol=1e-10)


@pytest.mark.parametrize("batch", [None, 3])
def test_gradients_of_rollouts(model, batch):
    world = Physics(model, ["body_mass", ("dof_damping", 6, 1)], nthread=2)
    x0, u, c = random_case(world, batch)
    g0, gu, gp = world.rollout_vjp(x0, u, c)
    assert g0.shape == x0.shape and gu.shape == u.shape and gp.shape == (world.np,)
    rng, p = np.random.default_rng(1), world.parameters
    dx, du, dp = rng.normal(size=x0.shape), rng.normal(size=u.shape), p * rng.normal(size=p.size)
    q = x0[..., 3:7]
    dx[..., 3:7] -= q * np.sum(q * dx[..., 3:7], axis=-1, keepdims=True)  # quaternions keep their length
    size = np.abs(g0).max()
    assert abs(difference(lambda x: np.sum(c * world.rollout(x, u)), x0, dx) - np.sum(g0 * dx)) < 1e-5 * size
    assert abs(difference(lambda x: np.sum(c * world.rollout(x0, x)), u, du) - np.sum(gu * du)) < 1e-5 * max(1, np.abs(gu).max())
    assert abs(difference(lambda x: np.sum(c * world.rollout(x0, u, x)), p, dp) - gp @ dp) < 1e-5 * max(1, np.abs(gp).max())


def test_threads_give_the_same_bits(model):
    answers = []
    for nthread in (1, 2, 3):
        world = Physics(model, ["body_mass"], nthread=nthread)
        answers.append(world.rollout_vjp(*random_case(world, 5)))
    for other in answers[1:]:
        assert all((a == b).all() for a, b in zip(answers[0], other))


def test_linearizations_over_threads(model):
    answers = []
    for nthread in (1, 2, 3):
        world = Physics(model, nthread=nthread)
        x0, u, _ = random_case(world, 7, 1)
        answers.append(world.linearize(x0, u[:, 0]))
    for other in answers[1:]:
        assert all((a == b).all() for a, b in zip(answers[0], other))
    A, B = answers[0]
    n = 2 * model.nv + model.na
    assert A.shape == (7, n, n) and B.shape == (7, n, model.nu)
    one = world.linearize(x0[2], u[2, 0])
    assert (one[0] == A[2]).all() and (one[1] == B[2]).all()
    model.opt.noslip_iterations = 1
    with pytest.raises(ValueError, match="noslip"):
        world.linearize(x0, u[:, 0])


def test_a_step_is_a_rollout_of_one(model):
    world = Physics(model)
    x0, u, c = random_case(world, 2, 1)
    assert (world.step(x0, u[:, 0]) == world.rollout(x0, u)[:, 0]).all()
    g0, gu, _ = world.step_vjp(x0, u[:, 0], c[:, 0])
    h0, hu, _ = world.rollout_vjp(x0, u, c)
    assert (g0 == h0).all() and (gu == hu[:, 0]).all()


def test_bad_calls(model):
    world = Physics(model)
    x0, u, c = random_case(world)
    with pytest.raises(ValueError, match="x0 must be"):
        world.rollout(x0[:-1], u)
    with pytest.raises(ValueError, match="u must be"):
        world.rollout(x0, u[:, :0])
    with pytest.raises(ValueError, match="no parameter 'colour'"):
        Physics(model, ["colour"])
    model.opt.noslip_iterations = 3
    with pytest.raises(ValueError, match="noslip"):
        world.rollout_vjp(x0, u, c)
    x0[0] = np.nan
    model.opt.noslip_iterations = 0
    with pytest.raises(ValueError):
        world.rollout_vjp(x0, u, c)


def test_pytorch(model):
    torch = optional("torch")
    world = Physics(model, ["dof_damping"])
    x0, u, c = random_case(world, 2)
    tensors = [torch.tensor(a, requires_grad=True) for a in (x0, u, world.parameters)]
    (torch_rollout(world, *tensors) * torch.tensor(c)).sum().backward()
    for t, g in zip(tensors, world.rollout_vjp(x0, u, c)):
        assert np.array_equal(t.grad.numpy(), g)
    single = torch.tensor(x0[0], requires_grad=True)
    torch_step(world, single, torch.tensor(u[0, 0])).sum().backward()
    assert np.isfinite(single.grad.numpy()).all()


def test_jax(model):
    jax = optional("jax")
    jax.config.update("jax_enable_x64", True)
    world = Physics(model, ["dof_damping"])
    x0, u, c = random_case(world, 2)
    rollout = jax_rollout(world)
    found = jax.jit(jax.grad(lambda *a: (rollout(*a) * c).sum(), (0, 1, 2)))(x0, u, world.parameters)
    for a, b in zip(found, world.rollout_vjp(x0, u, c)):
        assert np.array_equal(np.asarray(a), b)
    step = jax_step(world)
    assert np.isfinite(np.asarray(jax.grad(lambda x: step(x, u[0, 0]).sum())(x0[0]))).all()
    # one state for a batch of controls: its gradients are added
    shared = jax.grad(lambda x: (rollout(x, u) * c).sum())(x0[0])
    each = world.rollout_vjp(np.stack([x0[0], x0[0]]), u, c)[0]
    assert np.allclose(np.asarray(shared), each.sum(axis=0))


def test_jacobian_of_a_rollout(model):
    world = Physics(model, ["body_mass", "dof_damping"])
    x0, u, _ = random_case(world, steps=6)
    truth = world.parameters
    X, J = world.rollout_jacobian(x0, u)
    assert np.array_equal(X, world.rollout(x0, u)) and J.shape == (6, world.nx, world.np)
    c = np.random.default_rng(3).normal(size=X.shape)
    assert np.allclose(np.einsum("ti,tik->k", c, J), world.rollout_vjp(x0, u, c)[2], rtol=1e-9, atol=1e-9)
    # the parameters of a recorded motion by least squares
    guess, seen = truth * 1.2 + 1e-3 * (truth == 0), np.arange(world.nq)
    fit = world.fit(x0, u, X, seen)
    r = fit["residual"](np.column_stack([guess, truth]))
    assert r.shape == (6 * world.nq, 2) and np.abs(r[:, 1]).max() < 1e-12 < np.abs(r[:, 0]).max()
    assert fit["jacobian"](guess[:, None], r[:, :1]).shape == (6 * world.nq, world.np)
    world.parameters = truth


@pytest.mark.parametrize("name", ["ilqr_swing_up", "ilqr_legs", "throw_ball", "identify", "learn_gradient"])
def test_examples(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setattr(sys, "argv", [name])
    runpy.run_path(str(EXAMPLES / (name + ".py")), run_name="__main__")
