"""Domain randomisation over materials: each episode draws a kind of bending for a sheet, drops it, and prints how it lies afterwards."""
import corten
import numpy as np

XML = """<mujoco><option timestep="0.002" integrator="implicitfast"/><worldbody><geom type="cylinder" size=".05 .2" euler="90 0 0"/>
<flexcomp name="sheet" type="grid" dim="2" count="7 7 1" spacing=".08 .08 .08" mass=".3" radius=".01" pos="0 0 .15" corten:implicit="true">
<edge equality="false"/><contact selfcollide="none"/><elasticity young="3e5" poisson=".3" thickness=".006" elastic2d="both" damping=".02"/>
</flexcomp></worldbody></mujoco>"""
KINDS = ("cotangent", "bridson", "none")


def episode(model, bending, steps=300):
    """Height of the sheet's lowest vertex below its highest one."""
    sim = corten.Sim(model, bending=bending)
    sim.step(steps)
    z = sim.data.flexvert_xpos[:, 2]
    return float(z.max() - z.min())


def main():
    model, rng, seen = corten.MjModel.from_xml_string(XML), np.random.default_rng(3), {}
    for number in range(8):
        kind = KINDS[rng.integers(len(KINDS))]
        sag = episode(model, kind)
        print(f"episode {number}: {kind:<9} hangs {1000 * sag:.2f} mm")
        assert np.isfinite(sag) and seen.setdefault(kind, sag) == sag  # the same kind, the same motion
    assert len(seen) == len(KINDS) == len(set(seen.values()))          # another kind, another motion


if __name__ == "__main__":
    main()
