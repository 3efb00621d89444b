"""Moves legged robots by iLQR through contacts: a quadruped that is pushed comes back to its stance, and a hopper jumps to a place and
stands there. Every step is linearized analytically, over a pool of threads. Prints the cost, and the time beside finite differences.
    python ilqr_legs.py [quadruped | hopper] [picture.png]"""
import sys
import time

import corten as mujoco
import numpy as np
from corten.autodiff import Physics

SOFT = 'solref=".03 1" solimp=".1 .95 .02" friction="1"'  # the force grows with the depth: slopes reach over the touch

LEG = """<body pos="{x} {y} 0"><joint axis="0 1 0" damping=".5" armature=".01"/><geom type="capsule" size=".025" fromto="0 0 0 -.1 0 -.17" mass=".4"/>
  <body pos="-.1 0 -.17"><joint axis="0 1 0" damping=".5" armature=".01"/><geom type="capsule" size=".02" fromto="0 0 0 .1 0 -.17" mass=".2"/>
    <geom size=".03" pos=".1 0 -.17" mass=".05" contype="1"/></body></body>"""
QUADRUPED = f"""<mujoco><option timestep=".01" integrator="implicitfast"/><default><geom contype="0" {SOFT}/></default><worldbody>
  <geom type="plane" size="3 3 .1" contype="1"/><body pos="0 0 .37"><freejoint/><geom type="box" size=".22 .1 .05" mass="6"/>
  {"".join(LEG.format(x=x, y=y) for x in (-.2, .2) for y in (-.14, .14))}</body></worldbody>
  <actuator>{"".join(f'<general joint="j{k}" gainprm="40" biastype="affine" biasprm="0 -40 -1"/>' for k in range(8))}</actuator></mujoco>"""
HOPPER = f"""<mujoco><option timestep=".01" integrator="implicitfast"/><default><geom contype="0" {SOFT}/></default><worldbody>
  <geom type="plane" size="5 1 .1" contype="1"/><body pos="0 0 .65"><joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>
  <joint axis="0 1 0"/><geom type="box" size=".15 .08 .06" mass="3"/><body><joint axis="0 1 0" damping=".3" armature=".01"/>
    <geom type="capsule" size=".03" fromto="0 0 0 0 0 -.3" mass=".5"/><body pos="0 0 -.3"><joint type="slide" axis="0 0 1" damping="8" armature=".1"/>
      <geom type="capsule" size=".02" fromto="0 0 .1 0 0 -.3" mass=".2"/><geom type="capsule" size=".035" fromto="-.08 0 -.32 .08 0 -.32" mass=".1" contype="1"/>
  </body></body></body></worldbody><actuator><motor joint="j3" gear="20"/>
  <general joint="j4" gainprm="800" biastype="affine" biasprm="0 -800 -8"/></actuator></mujoco>"""


def named(xml):
    """Joints get names in their order, a free joint first: j0, j1, ... behind it."""
    parts = xml.split("<joint ")
    return parts[0] + "".join(f'<joint name="j{k}" {p}' for k, p in enumerate(parts[1:]))


class Task:
    """Cost sum e' Q e + u' R u of the way e from the goal, in the tangent space of the states."""

    def __init__(self, xml, steps, weights, final, effort):
        self.m = mujoco.MjModel.from_xml_string(named(xml))
        self.world, self.steps = Physics(self.m, nthread=2), steps
        self.n, self.nu, self.nv, self.nq = 2 * self.m.nv, self.m.nu, self.m.nv, self.m.nq
        self.Q, self.F, self.R = np.diag(weights), np.diag(final), effort * np.eye(self.nu)
        self.goal, self.start, self.u0 = self.world.initial_state(), self.world.initial_state(), np.zeros(self.nu)
        self.d = mujoco.MjData(self.m)
        self.times = {"analytic": 0.0, "differences": 0.0}

    def away(self, a, b):
        """The way from state a to b in tangent space."""
        v = np.zeros(self.nv)
        mujoco.mj_differentiatePos(self.m, v, 1, a[:self.nq], b[:self.nq])
        return np.concatenate([v, b[self.nq:] - a[self.nq:]])

    def cost(self, X, U):
        E = np.array([self.away(self.goal, x) for x in X])
        W = U - self.u0
        return np.einsum("ti,ij,tj", E[:-1], self.Q, E[:-1]) + E[-1] @ self.F @ E[-1] + np.einsum("ti,ij,tj", W, self.R, W)

    def step(self, x, u):
        self.d.qpos[:], self.d.qvel[:], self.d.ctrl[:] = x[:self.nq], x[self.nq:], u
        mujoco.mj_step(self.m, self.d)
        return np.concatenate([self.d.qpos, self.d.qvel])

    def rollout(self, U, X=None, gains=None, size=1.0):
        new, used = [self.start], []
        for t in range(self.steps):
            u = U[t] if gains is None else U[t] + size * gains[t][0] + gains[t][1] @ self.away(X[t], new[t])
            used.append(u)
            new.append(self.step(new[t], u))
        return np.array(new), np.array(used)

    def linearize(self, X, U, measure):
        start = time.process_time()
        found = self.world.linearize(X[:-1], U)
        self.times["analytic"] += time.process_time() - start
        if measure:  # the same by differences, for the comparison only; one thread instead of two
            A, B, start = np.zeros((self.n, self.n)), np.zeros((self.n, self.nu)), time.process_time()
            for x, u in zip(X[:-1], U):
                self.d.qpos[:], self.d.qvel[:], self.d.ctrl[:] = x[:self.nq], x[self.nq:], u
                mujoco.mjd_transitionFD(self.m, self.d, 1e-6, True, A, B, None, None)
            self.times["differences"] += time.process_time() - start
        return found

    def backward(self, X, U, damping, measure):
        A, B = self.linearize(X, U, measure)
        Vx, Vxx, gains = 2 * self.F @ self.away(self.goal, X[-1]), 2 * self.F, [None] * self.steps
        for t in reversed(range(self.steps)):
            Qx, Qu = 2 * self.Q @ self.away(self.goal, X[t]) + A[t].T @ Vx, 2 * self.R @ (U[t] - self.u0) + B[t].T @ Vx
            VA, VB = Vxx @ A[t], Vxx @ B[t]
            Qxx, Qux, Quu = 2 * self.Q + A[t].T @ VA, B[t].T @ VA, 2 * self.R + B[t].T @ VB + damping * np.eye(self.nu)
            k, K = np.split(-np.linalg.solve(Quu, np.column_stack([Qu, Qux])), [1], axis=1)
            k = k[:, 0]
            gains[t] = k, K
            Vx, Vxx = Qx + K.T @ Quu @ k + K.T @ Qu + Qux.T @ k, Qxx + K.T @ Quu @ K + K.T @ Qux + Qux.T @ K
            Vxx = 0.5 * (Vxx + Vxx.T)
        return gains

    def solve(self, iterations, tolerance=1e-4):
        U = np.tile(self.u0, (self.steps, 1))
        X, U = self.rollout(U)
        best, damping, costs = self.cost(X, U), 1e-2, []
        for i in range(iterations):
            gains = self.backward(X, U, damping, measure=i < 3)
            for size in (1, 0.5, 0.25, 0.1, 0.03):
                newX, newU = self.rollout(U, X, gains, size)
                cost = self.cost(newX, newU)
                if cost < best:
                    break
            costs.append(min(best, cost))
            if not cost < best:
                damping *= 10
                if damping > 1e6:
                    break
                continue
            gained, X, U, best, damping = best - cost, newX, newU, cost, max(1e-6, damping / 3)
            if i % 10 == 0 or gained < tolerance * best:
                print(f"  iteration {i:3d}: cost {best:.4f}")
            if gained < tolerance * best:
                break
        factor = self.times["differences"] / 3 / (self.times["analytic"] / len(costs))
        print(f"  {len(costs)} iterations, cost {best:.4f}; derivatives took {self.times['analytic']:.2f} s, {factor:.1f} times as fast as "
              "finite differences")
        return X, U, costs


def quadruped():
    weights = np.concatenate([np.full(6, 1.0), np.full(8, 0.02), np.full(14, 0.01)])
    task = Task(QUADRUPED, 80, weights, 100 * weights, 1e-3)
    task.start = task.goal.copy()
    task.start[task.nq:task.nq + 6] = [0.6, 0.8, 0, -1.5, 0, 0.5]  # a push to the side
    X, _, costs = task.solve(40)
    e = task.away(task.goal, X[-1])
    print(f"quadruped: at the end {np.linalg.norm(e[:3]):.4f} m and {np.linalg.norm(e[3:6]):.4f} rad from its stance, "
          f"{np.linalg.norm(e[14:17]):.4f} m/s")
    assert np.linalg.norm(e[:3]) < 0.06 and np.linalg.norm(e[3:6]) < 0.1 and np.linalg.norm(e[14:17]) < 0.1
    return costs


def hopper():
    weights = np.array([0.02, 0.02, 0.2, 0.01, 0.1, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3])
    final = np.array([3000, 300, 300, 20, 20, 10, 10, 5, 1, 1.0])
    task = Task(HOPPER, 140, weights, final, 1e-4)
    task.u0 = np.array([0.0, 0.0])
    task.goal[0] = 0.5
    X, _, costs = task.solve(200, 1e-5)
    e = task.away(task.goal, X[-1])
    print(f"hopper: at the end {e[0]:+.4f} m from the goal, {e[1]:+.4f} m high, {e[2]:+.4f} rad; it rose by {X[:, 1].max():.3f} m on the way")
    assert abs(e[0]) < 0.1 and abs(e[2]) < 0.2
    return costs


def main(only="", picture=""):
    found = {task.__name__: task() for task in (quadruped, hopper) if only in ("", task.__name__)}
    if picture:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plt
        plt.figure(figsize=(6, 3))
        for name, costs in found.items():
            plt.semilogy(costs, label=name)
        plt.xlabel("iteration"), plt.ylabel("cost"), plt.legend(), plt.tight_layout()
        plt.savefig(picture, dpi=120)


if __name__ == "__main__":
    main(*sys.argv[1:])
