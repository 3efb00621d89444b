"""Trains a small neural network that balances a cart-pole, by the gradient of the loss through all steps, and beside it by evolution.
Prints what both reach in the same time. Draws learn_gradient.png if a name is given and matplotlib is installed."""
import sys
import time

import numpy as np
from cart_pole import model
from corten.autodiff import Physics

STEPS, WORLDS, HIDDEN = 100, 16, 16
WEIGHTS = np.array([0.2, 1.0, 0.02, 0.02])


class Policy:
    """u = tanh(w2 tanh(w1 x + b)), its weights as one vector."""

    size = HIDDEN * 4 + HIDDEN + HIDDEN

    @staticmethod
    def parts(p):
        return p[:4 * HIDDEN].reshape(HIDDEN, 4), p[4 * HIDDEN:5 * HIDDEN], p[5 * HIDDEN:]

    def __call__(self, p, x):
        w1, b, w2 = self.parts(p)
        h = np.tanh(x @ w1.T + b)
        return np.tanh(h @ w2)[:, None], h

    def backward(self, p, x, u, h, gu):
        """Gradients by the weights and by x."""
        w1, _, w2 = self.parts(p)
        gs = gu * (1 - u**2)
        gh = gs * w2 * (1 - h**2)
        return np.concatenate([(gh.T @ x).ravel(), gh.sum(axis=0), (gs * h).sum(axis=0)]), gh @ w1


class Training:
    def __init__(self):
        self.m = model()
        self.m.opt.timestep = 0.02
        self.world, self.policy = Physics(self.m), Policy()
        random = np.random.default_rng(1)
        self.starts = np.column_stack([random.uniform(-0.5, 0.5, WORLDS), random.uniform(-0.6, 0.6, WORLDS), np.zeros((WORLDS, 2))])

    def rollout(self, p):
        X, U, H = [self.starts], [], []
        for _ in range(STEPS):
            u, h = self.policy(p, X[-1])
            U.append(u), H.append(h)
            X.append(self.world.step(X[-1], u))
        return X, U, H, sum(np.sum(x**2 @ WEIGHTS) for x in X) / (STEPS * WORLDS)

    def gradient(self, p):
        X, U, H, loss = self.rollout(p)
        A, B = self.world.linearize(np.concatenate(X[:-1]), np.concatenate(U))  # of all steps of all worlds at once
        A, B = A.reshape(STEPS, WORLDS, 4, 4), B.reshape(STEPS, WORLDS, 4, 1)
        total, scale = np.zeros(Policy.size), 2 / (STEPS * WORLDS)
        gx = scale * X[-1] * WEIGHTS
        for t in reversed(range(STEPS)):
            gp, through = self.policy.backward(p, X[t], U[t], H[t], np.einsum("wij,wi->wj", B[t], gx))
            total += gp
            gx = scale * X[t] * WEIGHTS + np.einsum("wij,wi->wj", A[t], gx) + through
        return loss, total


def by_gradient(task, p, iterations=60):
    """Adam. Returns (seconds, loss) of each iteration."""
    log, start, mean, square = [], time.process_time(), np.zeros_like(p), np.zeros_like(p)
    for i in range(1, iterations + 1):
        loss, g = task.gradient(p)
        g *= min(1, 1 / np.linalg.norm(g))
        mean, square = 0.9 * mean + 0.1 * g, 0.99 * square + 0.01 * g**2
        p = p - 0.05 * mean / (1 - 0.9**i) / (np.sqrt(square / (1 - 0.99**i)) + 1e-8)
        log.append((time.process_time() - start, loss))
    return p, log


def by_evolution(task, p, seconds):
    """Evolution strategy: steps along the mean of random changes, weighted by the rank of their losses."""
    log, start, random = [], time.process_time(), np.random.default_rng(2)
    while not log or log[-1][0] < seconds:
        noise = random.standard_normal((8, p.size))
        noise = np.concatenate([noise, -noise])
        loss = np.array([task.rollout(p + 0.1 * e)[3] for e in noise])
        rank = np.argsort(np.argsort(-loss)) / (len(loss) - 1) - 0.5
        p = p + 0.3 / len(loss) * rank @ noise / 0.1
        log.append((time.process_time() - start, loss.min()))
    return p, log


def main(picture=""):
    task = Training()
    p = 0.3 * np.random.default_rng(0).standard_normal(Policy.size)
    before = task.rollout(p)[3]
    trained, log = by_gradient(task, p)
    other, log2 = by_evolution(task, p, log[-1][0])
    after, evolved = task.rollout(trained)[3], task.rollout(other)[3]
    print(f"loss {before:.4f}; by gradient {after:.4f} after {len(log)} iterations in {log[-1][0]:.1f} s; "
          f"by evolution {evolved:.4f} after {len(log2)} iterations in the same processor time")
    assert after < 0.5 * before and after < evolved
    if picture:
        import matplotlib
        matplotlib.use("Agg")
        import matplotlib.pyplot as plt
        plt.figure(figsize=(6, 3))
        plt.semilogy(*np.array(log).T, label="gradient")
        plt.semilogy(*np.array(log2).T, label="evolution")
        plt.xlabel("s"), plt.ylabel("loss"), plt.legend(), plt.tight_layout()
        plt.savefig(picture, dpi=120)


if __name__ == "__main__":
    main(*sys.argv[1:])
