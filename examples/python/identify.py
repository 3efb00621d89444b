"""Finds damping, armature, mass and the friction of a sliding box from one recorded motion, by least squares with the analytic
Jacobian of the rollout, and again with differences. Draws the recorded and the fitted motion into identify.png if matplotlib is installed."""
import sys
import time

import corten as mujoco
import numpy as np
from corten.autodiff import Physics
from corten.minimize import Verbosity, least_squares

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

    first = truth * np.array([3.0, 0.3, 2.0, 0.6, 1.7, 0.5, 1, 1])
    bounds = [0.1 * truth, 10 * truth]
    bounds[0][6:], bounds[1][6:] = 0.999 * truth[6:], 1.001 * truth[6:]  # torsion and rolling have no effect here
    fit, took = world.fit(x0, u, recorded, seen=np.arange(model.nq)), {}
    for how in ("analytic", "differences"):
        start = time.perf_counter()
        jacobian = fit["jacobian"] if how == "analytic" else None
        p, log = least_squares(first, fit["residual"], bounds, jacobian, verbose=Verbosity.SILENT)
        took[how] = time.perf_counter() - start
        size = np.sqrt(np.mean(fit["residual"](p[:, None]) ** 2))
        print(f"{how}: {len(log)} iterations in {took[how]:.2f} s, residual {size:.2e}, parameters / truth {np.round(np.ravel(p) / truth, 4)}")
        assert np.allclose(np.ravel(p), truth, rtol=0.05)
    print(f"the analytic Jacobian is {took['differences'] / took['analytic']:.1f} times as fast")
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
    plt.plot(time_axis, world.rollout(x0, u, np.ravel(p))[:, 0], "C0", label="found")
    plt.xlabel("s"), plt.ylabel("angle of the arm, rad"), plt.legend(), plt.tight_layout()
    plt.savefig(out, dpi=120)
    print("wrote", out)


if __name__ == "__main__":
    main(*sys.argv[1:])
