"""An elastic material of one's own: energy, stress and one parameter. A cube of it is dropped; a harder one is compressed less."""
import corten
import numpy as np

CUBE = """<mujoco><option timestep=".001"/><worldbody><geom type="plane" size="1 1 1"/><flexcomp name="cube" type="grid" dim="3"
count="3 3 3" spacing=".1 .1 .1" mass="1" radius=".01" pos="0 0 .15"><elasticity young="2e4" poisson="0"/></flexcomp></worldbody></mujoco>"""


@corten.register_elasticity
class Rubber:
    """W = mu |E|^2 with the strain E = (F'F - I) / 2"""
    name = "example.rubber"
    params = {"hardness": 1.0}
    dims = (2, 3)
    constants = 1  # mu

    def prepare(self, dim, young, poisson, p):
        return [p[0] * young / (2 * (1 + poisson))]

    def strain(self, F):
        return (F.transpose(0, 2, 1) @ F - np.eye(F.shape[2])) / 2

    def energy(self, F, c):
        return c[0] * (self.strain(F)**2).sum(axis=(1, 2))

    def stress(self, F, c):
        return 2 * c[0] * F @ self.strain(F)


def drop(hardness):
    """Least height of the cube while it falls and bounces."""
    sim = corten.Sim(CUBE, elasticity=("example.rubber", [hardness]))
    least = np.inf
    for _ in range(200):
        sim.step()
        edge = sim.data.flexvert_xpos[24:27, 2]
        least = min(least, edge[2] - edge[0])
    return least


if __name__ == "__main__":
    soft, hard = drop(1), drop(20)
    print(f"least heights: soft {soft:.4f} m, hard {hard:.4f} m, at rest 0.2 m")
    assert 0.05 < soft < hard and abs(hard - 0.2) < 0.01
