"""Contact formulations from XML and switched between steps."""
import numpy as np
import pytest

import corten

XML = """<mujoco><option {} cone="elliptic"/><worldbody><geom type="plane" size="1 1 .1"/>
<body pos="0 0 .11"><freejoint/><geom type="box" size=".1 .1 .1" mass="1"/></body></worldbody></mujoco>"""
NAMES = ["convex", "xpbd", "hunt_crossley"]


def force_on_floor(m, d):
    total, force = 0, np.zeros(6)
    for i in range(d.ncon):
        corten.mj_contactForce(m, d, i, force)
        total += force[0]
    return total


@pytest.mark.parametrize("name", NAMES)
def test_formulation_of_the_xml_rests(name):
    m = corten.MjModel.from_xml_string(XML.format(f'corten:solver="{name}"'))
    d = corten.MjData(m)
    assert m.opt.formulation == NAMES.index(name)
    corten.mj_step(m, d, nstep=1500)
    assert abs(d.qpos[2] - 0.1) < 1e-3
    assert abs(force_on_floor(m, d) - 9.81) < 1e-3


def test_substeps_and_iterations_of_the_xml():
    m = corten.MjModel.from_xml_string(XML.format('cortenforge:solver="xpbd" cortenforge:xpbd_substeps="4"'))
    assert (m.opt.formulation, m.opt.xpbd_substeps, m.opt.xpbd_iterations) == (1, 4, 20)


def test_switch_between_steps():
    m = corten.MjModel.from_xml_string(XML.format(""))
    d = corten.MjData(m)
    corten.mj_step(m, d, nstep=500)
    for i in range(300):
        m.opt.formulation = i % 3
        corten.mj_step(m, d)
        assert abs(d.qpos[2] - 0.1) < 1e-3
    m.opt.formulation = 12345
    time = d.time
    with pytest.raises(Exception, match="formulation"):
        corten.mj_step(m, d)
    assert d.time == time
