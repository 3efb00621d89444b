"""Throws a ball so that it hits a target after a wall and bounces on the floor: the velocity of the throw is found with derivatives
through the contacts (corten.autodiff), by the method of Levenberg and Marquardt."""
import time

import corten as mujoco
import numpy as np
from corten.autodiff import Physics

XML = """<mujoco><option timestep="0.002" integrator="implicitfast"/>
<worldbody>
  <geom name="floor" type="plane" size="10 10 .1" solref="-2500 -4" solimp=".01 .99 .03 .5 2"/>
  <geom name="wall" type="box" size=".05 2 1" pos="2.5 0 1" solref="-2500 -4" solimp=".01 .99 .03 .5 2"/>
  <body name="ball" pos="0 0 1"><freejoint/>
    <geom type="sphere" size=".1" mass=".3" solref="-2500 -4" solimp=".01 .99 .03 .5 2" friction=".3"/></body>
</worldbody></mujoco>"""
TARGET = np.array([0.4, 0.3, 0.5])
STEPS, ITERATIONS = 800, 40


def main():
    model = mujoco.MjModel.from_xml_string(XML)
    world = Physics(model)
    u = np.zeros((STEPS, model.nu))

    def start(v):
        x = world.initial_state()
        x[model.nq:model.nq + 3] = v
        return x

    def miss(v):
        return world.rollout(start(v), u)[-1, :3] - TARGET

    def jacobian(v):
        """Where the ball ends relative to the target, and the derivative by the velocity of the throw: three passes back."""
        x = world.rollout(start(v), u)
        gx = np.zeros((3, *x.shape))
        gx[range(3), -1, range(3)] = 1
        g0, _, _ = world.rollout_vjp(np.tile(start(v), (3, 1)), u, gx, states=np.tile(x, (3, 1, 1)))
        return x[-1, :3] - TARGET, g0[:, model.nq:model.nq + 3]

    v = np.array([3.5, 0.1, 1.0])
    print(f"first throw misses by {np.linalg.norm(miss(v)):.3f} m")
    start_time, damping = time.perf_counter(), 1e-3
    for i in range(ITERATIONS):
        r, J = jacobian(v)
        print(f"iteration {i:2d}: velocity {np.round(v, 3)}, misses by {np.linalg.norm(r):.2e} m")
        if np.linalg.norm(r) < 1e-6:
            break
        while damping < 1e9:  # Levenberg and Marquardt
            new = v - np.linalg.solve(J.T @ J + damping * np.eye(3), J.T @ r)
            if np.linalg.norm(miss(new)) < np.linalg.norm(r):
                v, damping = new, damping / 5
                break
            damping *= 4
    took = time.perf_counter() - start_time
    x = world.rollout(start(v), u)
    bounces = np.sum(np.diff(np.sign(x[:, model.nq + 2])) > 0)
    print(f"after {took:.2f} s: misses by {np.linalg.norm(miss(v)):.1e} m after the wall and {bounces} bounces on the floor")
    assert np.linalg.norm(miss(v)) < 1e-3


if __name__ == "__main__":
    main()
