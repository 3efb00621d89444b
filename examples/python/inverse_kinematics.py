"""Leads the hand of a three-link arm to points: damped least squares on the Jacobian of a site."""
import corten as mujoco
import numpy as np

XML = """<mujoco><worldbody><body><joint axis="0 0 1"/><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .5 0 0" size=".04"/>
<body pos=".5 0 0"><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .4 0 0" size=".03"/>
<body pos=".4 0 0"><joint axis="0 1 0"/><geom type="capsule" fromto="0 0 0 .2 0 0" size=".02"/><site name="hand" pos=".2 0 0"/></body></body></body>
</worldbody></mujoco>"""


def reach(m, d, site, target, damping=0.05):
    """Joint angles that bring the site to the target; returns the distance that is left."""
    jacobian = np.zeros((3, m.nv))
    for _ in range(200):
        mujoco.mj_kinematics(m, d)
        mujoco.mj_comPos(m, d)
        error = target - d.site_xpos[site]
        if np.linalg.norm(error) < 1e-4:
            break
        mujoco.mj_jacSite(m, d, jacobian, None, site)
        step = jacobian.T @ np.linalg.solve(jacobian @ jacobian.T + damping**2 * np.eye(3), error)
        mujoco.mj_integratePos(m, d.qpos, step, 1.0)
    return np.linalg.norm(error)


def main():
    m = mujoco.MjModel.from_xml_string(XML)
    d = mujoco.MjData(m)
    d.qpos[:] = 0.1
    for target in ([0.6, 0.3, 0.2], [0.2, -0.5, 0.4], [0.7, 0.0, -0.5]):
        left = reach(m, d, m.site("hand").id, np.array(target))
        print(f"target {target}: angles {np.round(d.qpos, 3)}, {left * 1000:.3f} mm away")
        assert left < 1e-3


if __name__ == "__main__":
    main()
