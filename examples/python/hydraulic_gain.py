"""A gain of one's own: hydraulic cylinders whose pressure follows a valve, as a class over all actuators that use it.

Two cylinders lift an arm each. At rest their pressures carry the weights.
"""
import corten
import numpy as np

ARM = """<body pos="0 {y} 1"><joint name="j{i}" axis="0 -1 0" damping="1"/><geom type="capsule" fromto="0 0 0 .5 0 0" size=".03" mass="{mass}"/>
</body>"""
CYLINDER = """<general joint="j{i}" gaintype="custom" corten:gain_model="example.hydraulic" gear=".05" ctrlrange="-1 1" ctrllimited="true"/>"""


@corten.register_gain
class Hydraulic:
    """pressure that a valve fills and a leak empties"""
    name = "example.hydraulic"
    params = {"area [m^2]": 1e-3, "supply pressure [Pa]": 1e6, "filling rate [1/s]": 20.0, "friction [N s/m]": 10.0}
    nact = 1  # pressure, as a part of the supply

    def check(self, p):
        if min(p) < 0:
            raise ValueError("the parameters must not be negative")

    def force(self, x, p):
        area, supply, _, friction = p.T
        return area * supply * x.act[:, 0] - friction * x.velocity

    def force_vel(self, x, p):
        return -p[:, 3]

    def act_dot(self, x, p):
        return (p[:, 2] * (x.ctrl - x.act[:, 0]))[:, None]


def main():
    masses = np.array([2.0, 3.0])
    bodies = "".join(ARM.format(i=i, y=0.3 * i, mass=m) for i, m in enumerate(masses))
    model = corten.MjModel.from_xml_string(f"""<mujoco><option integrator="implicitfast"/><worldbody>{bodies}</worldbody>
        <actuator>{"".join(CYLINDER.format(i=i) for i in range(2))}</actuator></mujoco>""")
    data = corten.MjData(model)
    while data.time < 8:
        data.ctrl[:] = -6 * data.qpos - 1.5 * data.qvel + 9.81 * masses * 0.25 / (0.05 * 1000)  # holds the arms level
        corten.mj_step(model, data)
    print("angles", data.qpos, "forces", data.actuator_force)
    assert abs(data.qpos).max() < 1e-3
    assert np.allclose(data.actuator_force * 0.05, 9.81 * masses * 0.25, rtol=1e-3)


if __name__ == "__main__":
    main()
