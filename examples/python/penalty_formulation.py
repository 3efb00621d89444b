"""A contact formulation of one's own: constraints are damped springs. Drops a box and compares the force on the floor with its weight."""
import corten
import numpy as np
from corten import mjtConstraint, mjtConstraintState

XML = """<mujoco><option timestep="0.0005" corten:solver="example.penalty" corten:solver_params="1e4 50" cone="elliptic"/>
<worldbody><geom type="plane" size="1 1 .1"/><body pos="0 0 .12"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body></worldbody></mujoco>"""


@corten.register_formulation
class Penalty:
    """damped springs"""
    name = "example.penalty"
    params = {"stiffness [N/m]": 1e4, "damping [N s/m]": 50.0}

    def check(self, p):
        if p[0] <= 0 or p[1] < 0:
            raise ValueError("stiffness must be positive, damping not negative")

    def solve(self, m, d, p):
        force = -p[0] * (d.efc_pos - d.efc_margin) - p[1] * d.efc_vel
        pulls = d.efc_type == mjtConstraint.mjCNSTR_EQUALITY
        force[~pulls] = np.maximum(force[~pulls], 0)
        for contact in d.contact:  # friction is viscous up to the cone
            if contact.efc_address < 0 or contact.dim == 1:
                continue
            rows = slice(contact.efc_address + 1, contact.efc_address + contact.dim)
            most = contact.friction[:contact.dim - 1] * force[contact.efc_address]
            force[rows] = np.clip(-p[1] * d.efc_vel[rows], -most, most)
        d.efc_force[:] = force
        d.efc_state[:] = np.where(force != 0, mjtConstraintState.mjCNSTRSTATE_QUADRATIC, mjtConstraintState.mjCNSTRSTATE_SATISFIED)
        if d.nefc:
            corten.mj_mulJacTVec(m, d, d.qfrc_constraint, d.efc_force)
        corten.mj_solveM(m, d, d.qacc.reshape(1, -1), d.qfrc_constraint.reshape(1, -1))
        d.qacc[:] += d.qacc_smooth


def main():
    model = corten.MjModel.from_xml_string(XML)
    data = corten.MjData(model)
    corten.mj_step(model, data, nstep=4000)
    total, force = 0.0, np.zeros(6)
    for i in range(data.ncon):
        corten.mj_contactForce(model, data, i, force)
        total += force[0]
    print(f"height {data.qpos[2]:.5f}  force {total:.4f} of {9.81:.4f}")
    assert abs(total - 9.81) < 0.01 and np.linalg.norm(data.qvel) < 1e-3


if __name__ == "__main__":
    main()
