"""Finds damping, armature, mass and the friction of a sliding box from one recorded motion, by Gauss and Newton's method with analytic
derivatives of every step by the parameters. Draws the recorded and the fitted motion into identify.png if matplotlib is installed."""
import sys
import time

import corten as mujoco
import numpy as np
from corten.autodiff import Physics

XML = """<mujoco><option timestep="0.005" cone="elliptic"/>
<worldbody>
  <geom type="plane" size="5 5 .1" friction=".1"/>
  <body pos="0 0 1"><joint name="arm" axis="0 1 0" damping=".2" armature=".02"/>
    <geom type="capsule" size=".03" fromto="0 0 0 0 0 -.5" mass=".6" contype="0" conaffinity="0"/>
    <body pos="0 0 -.5"><joint name="hand" axis="0 1 0" damping=".1"/>
      <geom type="capsule" size=".03" fromto="0 0 0 0 0 -.4" mass=".4" contype="0" conaffinity="0"/></body></body>
  <body pos="1 1 .1"><joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>
    <geom type="box" size=".1 .1 .1" mass="1" friction=".3"/></body>
</worldbody>
<actuator><motor joint="arm" gear="2"/></actuator></mujoco>"""
STEPS = 300


def main(out="identify.png"):
    model = mujoco.MjModel.from_xml_string(XML)
    world = Physics(model, [("dof_damping", 0, 2), ("dof_armature", 0, 1), ("body_mass", 1, 2), ("geom_friction", 3, 1)])
    truth = world.parameters
    x0 = world.initial_state()
    x0[model.nq + 2] = 2.0  # the box slides
    u = np.sin(0.05 * np.arange(STEPS))[:, None]
    recorded = world.rollout(x0, u)
    recorded = recorded + 1e-4 * np.random.default_rng(0).normal(size=recorded.shape)

    def jacobian(p):
        """Residuals of the positions, and their derivative by the parameters: forward through the steps, one product per parameter."""
        world.parameters = p
        d = mujoco.MjData(model)
        d.qpos[:], d.qvel[:] = x0[:model.nq], x0[model.nq:]
        n, r, J = 2 * model.nv, [], []
        dx = np.zeros((p.size, n))
        for t in range(STEPS):
            d.ctrl[:] = u[t]
            for k in range(p.size):
                dy = np.zeros(n)
                mujoco.mjd_stepJvp(model, d, world._parameters.table, dx[k], None, np.eye(p.size)[k], dy, None)
                dx[k] = dy
            mujoco.mj_step(model, d)
            r.append(d.qpos - recorded[t, :model.nq])
            J.append(dx[:, :model.nv].T.copy())
        return np.concatenate(r), np.concatenate(J)

    p = truth * np.array([3.0, 0.3, 2.0, 0.6, 1.7, 0.5, 1, 1])
    first, start = p.copy(), time.perf_counter()
    for i in range(12):
        r, J = jacobian(p)
        size = np.sqrt(np.mean(r**2))
        print(f"iteration {i}: residual {size:.2e}, parameters / truth {np.round(p / truth, 4)}")
        H = J.T @ J
        step = np.linalg.solve(H + np.diag(1e-9 * np.diag(H) + (np.diag(H) == 0)), -J.T @ r)  # torsion and rolling have no effect
        p = np.maximum(0.2 * p, p + step)
        if np.linalg.norm(step / p) < 1e-6:
            break
    print(f"found in {time.perf_counter() - start:.1f} s: {np.round(p, 4)}, truth {np.round(truth, 4)}")
    assert np.allclose(p, truth, rtol=0.05)
    try:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plt
    except ImportError:
        return
    time_axis = model.opt.timestep * np.arange(STEPS)
    plt.figure(figsize=(7, 3))
    plt.plot(time_axis, recorded[:, 0], "k.", ms=2, label="recorded")
    plt.plot(time_axis, world.rollout(x0, u, first)[:, 0], "C1--", label="first guess")
    plt.plot(time_axis, world.rollout(x0, u, p)[:, 0], "C0", label="found")
    plt.xlabel("s"), plt.ylabel("angle of the arm, rad"), plt.legend(), plt.tight_layout()
    plt.savefig(out, dpi=120)
    print("wrote", out)


if __name__ == "__main__":
    main(*sys.argv[1:])
