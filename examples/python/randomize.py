"""One controller, 64 cart-poles of different masses and friction, all in one batch."""
import numpy as np
from cart_pole import model
from corten.batch import Batch

GAIN = np.array([-0.9, -8.5, -1.2, -2.2])  # of lqr_balance.py, about


def main():
    m, n, random = model(), 64, np.random.default_rng(0)
    worlds = Batch(m, n, nthread=2, vary=("body_mass", "dof_damping"))
    worlds.set_model("body_mass", m.body_mass * random.uniform(0.5, 3.0, (n, 1)))
    worlds.set_model("dof_damping", m.dof_damping * random.uniform(0.5, 5.0, (n, 1)))
    worlds.reset(qpos=np.column_stack([np.zeros(n), random.uniform(-0.2, 0.2, n)]))
    for _ in range(1000):
        worlds.ctrl[:, 0] = np.clip(-np.hstack([worlds.qpos, worlds.qvel]) @ GAIN, -1, 1)
        worlds.step()
    upright = np.abs(worlds.qpos[:, 1]) < 0.1
    heavy = worlds.model_field("body_mass")[:, 1]
    print(f"{upright.sum()} of {n} poles stand after 5 s; carts from {heavy.min():.2f} to {heavy.max():.2f} kg")
    assert upright.sum() > n // 2


if __name__ == "__main__":
    main()
