"""A cloth falls over a sphere and comes to rest; the forces of its contacts carry its weight.

  python deformables.py [seconds]
"""
import sys

import numpy as np

import corten

XML = """
<mujoco>
  <option timestep="0.005" integrator="implicitfast"/>
  <worldbody>
    <geom name="floor" type="plane" size="2 2 0.1"/>
    <geom name="ball" type="sphere" size="0.2" pos="0 0 0.3"/>
  </worldbody>
</mujoco>"""


def main(seconds):
    model = corten.MjModel.from_xml_string(XML)
    data = corten.MjData(model)
    cloth = corten.Cloth.rectangle((0.8, 0.8), (17, 17), name="sheet", material="cotton", thickness=0.004, pos=(0, 0, 0.55))
    body = data.deformables.add(cloth)
    weight = 9.81 * (1 / body.inverse_masses).sum()
    while data.time < seconds:
        corten.mj_step(model, data)
    force = body.contacts["force"].sum(axis=0)
    speed = np.linalg.norm(body.velocities, axis=1).mean()
    top = body.positions[:, 2].max()
    print(f"weight {weight:.3f} N, contacts {len(body.contacts)}, force {force[2]:.3f} N, mean speed {speed:.3f} m/s, top {top:.3f} m")
    assert np.isfinite(body.positions).all() and 0.5 < top < 0.52 and force[2] > 0


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
