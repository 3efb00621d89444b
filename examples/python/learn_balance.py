"""Finds a linear policy that keeps a pole up, by random search: every candidate is tried in a world of one batch."""
import numpy as np
from cart_pole import model
from corten.batch import Batch


def play(worlds, policies, random, steps=400):
    """Time each policy keeps its pole up, in its own world."""
    n = len(policies)
    worlds.reset(qpos=np.column_stack([np.zeros(n), random.uniform(-0.1, 0.1, n)]))
    alive, score = np.ones(n, dtype=bool), np.zeros(n)
    for _ in range(steps):
        state = np.hstack([worlds.qpos, worlds.qvel])
        worlds.ctrl[:, 0] = np.clip(np.einsum("ij,ij->i", state, policies), -1, 1)
        worlds.step(2)
        alive &= (np.abs(worlds.qpos[:, 1]) < 0.5) & (np.abs(worlds.qpos[:, 0]) < 2)
        score += alive
        if not alive.any():
            break
    return score / steps


def main():
    n, random = 64, np.random.default_rng(0)
    worlds = Batch(model(), n, nthread=2)
    mean, spread, first = np.zeros(4), np.full(4, 2.0), None
    for generation in range(15):
        policies = mean + spread * random.standard_normal((n, 4))
        score = play(worlds, policies, random)
        best = policies[np.argsort(-score)[:8]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.05
        first = score.mean() if first is None else first
        print(f"generation {generation:2d}: mean {score.mean():.3f}, best {score.max():.3f}")
    print("policy", np.round(mean, 2))
    assert score.mean() > first + 0.3


if __name__ == "__main__":
    main()
