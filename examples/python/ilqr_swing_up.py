"""Swings a cart-pole up by iLQR. Each iteration linearizes every step of the trajectory analytically (mjd_transition), solves the
Riccati equation backward and searches along the new controls. Prints the cost, and the time beside finite differences."""
import time

import corten as mujoco
import numpy as np
from cart_pole import model

STEPS, ITERATIONS = 150, 200
FINAL = np.diag([30.0, 100.0, 10.0, 10.0])  # of cart, 1 - cos(pole), velocities
RUNNING, EFFORT = 0.01 * np.diag([1.0, 1.0, 0.1, 0.1]), 1e-3


def features(x):
    """Cart, pole as a half chord (0 upright), velocities; and their derivative."""
    f = np.array([x[0], 2 * np.sin(0.5 * x[1]), x[2], x[3]])
    return f, np.diag([1.0, np.cos(0.5 * x[1]), 1.0, 1.0])


class SwingUp:
    def __init__(self):
        self.m = model()
        self.m.opt.timestep = 0.02
        self.d = mujoco.MjData(self.m)
        self.n = 2 * self.m.nv
        self.start = np.array([0.0, np.pi, 0.0, 0.0])  # hanging
        self.times = {"analytic": 0.0, "differences": 0.0}

    def set(self, x, u):
        self.d.qpos[:], self.d.qvel[:], self.d.ctrl[:] = x[:2], x[2:], u

    def step(self, x, u):
        self.set(x, u)
        mujoco.mj_step(self.m, self.d)
        return np.concatenate([self.d.qpos, self.d.qvel])

    def linearize(self, x, u):
        A, B = np.zeros((self.n, self.n)), np.zeros((self.n, self.m.nu))
        self.set(x, u)
        start = time.perf_counter()
        mujoco.mjd_transition(self.m, self.d, A, B)
        middle = time.perf_counter()
        A2, B2 = np.zeros_like(A), np.zeros_like(B)
        self.set(x, u)
        mujoco.mjd_transitionFD(self.m, self.d, 1e-6, True, A2, B2, None, None)
        self.times["analytic"] += middle - start
        self.times["differences"] += time.perf_counter() - middle
        return A, B

    def cost(self, X, U):
        f = [features(x)[0] for x in X]
        return sum(y @ RUNNING @ y for y in f[:-1]) + f[-1] @ FINAL @ f[-1] + EFFORT * np.sum(U**2)

    def rollout(self, U, X=None, gains=None, size=0.0):
        """The trajectory of controls, or of controls corrected by gains around X."""
        new, used = [self.start], []
        for t in range(STEPS):
            u = U[t] if gains is None else U[t] + size * gains[t][0] + gains[t][1] @ (new[t] - X[t])
            used.append(np.clip(u, -1, 1))
            new.append(self.step(new[t], used[t]))
        return np.array(new), np.array(used)

    def backward(self, X, U, damping):
        """Gains of every step: (feedforward, feedback)."""
        f, J = features(X[-1])
        Vx, Vxx, gains = 2 * J @ FINAL @ f, 2 * J @ FINAL @ J, [None] * STEPS
        for t in reversed(range(STEPS)):
            A, B = self.linearize(X[t], U[t])
            f, J = features(X[t])
            Qx, Qu = 2 * J @ RUNNING @ f + A.T @ Vx, 2 * EFFORT * U[t] + B.T @ Vx
            Qxx, Qux = 2 * J @ RUNNING @ J + A.T @ Vxx @ A, B.T @ Vxx @ A
            Quu = 2 * EFFORT * np.eye(self.m.nu) + B.T @ Vxx @ B + damping * np.eye(self.m.nu)
            k, K = -np.linalg.solve(Quu, Qu), -np.linalg.solve(Quu, Qux)
            gains[t] = k, K
            Vx, Vxx = Qx + K.T @ Quu @ k + K.T @ Qu + Qux.T @ k, Qxx + K.T @ Quu @ K + K.T @ Qux + Qux.T @ K
            Vxx = 0.5 * (Vxx + Vxx.T)
        return gains


def main():
    problem, damping = SwingUp(), 1.0
    U = 0.3 * np.random.default_rng(0).normal(size=(STEPS, problem.m.nu))
    X, U = problem.rollout(U)
    best = problem.cost(X, U)
    for i in range(ITERATIONS):
        gains = problem.backward(X, U, damping)
        for size in (1, 0.5, 0.25, 0.1, 0.03):
            newX, newU = problem.rollout(U, X, gains, size)
            cost = problem.cost(newX, newU)
            if cost < best:
                break
        if not cost < best:
            damping *= 10
            if damping > 1e6:
                break
            continue
        gained, X, U, best, damping = best - cost, newX, newU, cost, max(1e-4, damping / 3)
        if i % 20 == 0 or gained < 1e-6 * best:
            print(f"iteration {i:3d}: cost {best:.4f}, pole at the end {np.angle(np.exp(1j * X[-1][1])):+.4f} rad")
        if gained < 1e-6 * best:
            break
    t = problem.times
    print(f"derivatives took {t['analytic']:.2f} s, finite differences of the same would take {t['differences']:.2f} s")
    angle = np.angle(np.exp(1j * X[-1][1]))
    print(f"at the end: cart {X[-1][0]:+.3f} m, pole {angle:+.4f} rad, velocities {np.round(X[-1][2:], 3)}")
    assert abs(angle) < 0.1 and abs(X[-1][3]) < 0.5


if __name__ == "__main__":
    main()
