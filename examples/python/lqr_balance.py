"""Balances a cart-pole with a linear quadratic regulator. The linear model comes from finite differences of a step."""
import corten as mujoco
import numpy as np
from cart_pole import model


def lqr(A, B, Q, R, steps=5000):
    """Feedback gain of the discrete problem, by iterating the Riccati equation."""
    P = Q.copy()
    for _ in range(steps):
        K = np.linalg.solve(R + B.T @ P @ B, B.T @ P @ A)
        P = Q + A.T @ P @ (A - B @ K)
    return K


def main():
    m = model()
    d = mujoco.MjData(m)
    A, B = np.zeros((2 * m.nv, 2 * m.nv)), np.zeros((2 * m.nv, m.nu))
    mujoco.mjd_transitionFD(m, d, 1e-6, True, A, B, None, None)
    K = lqr(A, B, np.diag([1.0, 10.0, 0.1, 0.1]), np.eye(m.nu))
    print("gain", np.round(K, 2))
    d.qpos[1] = 0.3
    while d.time < 5:
        d.ctrl[:] = np.clip(-K @ np.concatenate([d.qpos, d.qvel]), -1, 1)
        mujoco.mj_step(m, d)
    print(f"after 5 s: cart at {d.qpos[0]:.4f} m, pole at {d.qpos[1]:.5f} rad")
    assert abs(d.qpos[1]) < 0.01


if __name__ == "__main__":
    main()
