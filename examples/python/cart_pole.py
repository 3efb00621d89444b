"""The cart-pole that several examples use."""
import corten as mujoco

XML = """<mujoco><option timestep="0.005" integrator="implicitfast"/><worldbody><body name="cart"><joint name="slide" type="slide" axis="1 0 0" damping=".5"/>
<geom type="box" size=".2 .1 .05" mass="1"/><body name="pole"><joint name="hinge" axis="0 1 0" damping=".002"/>
<geom type="capsule" fromto="0 0 0 0 0 .8" size=".03" mass=".2"/></body></body></worldbody>
<actuator><motor joint="slide" gear="20" ctrlrange="-1 1"/></actuator></mujoco>"""


def model():
    return mujoco.MjModel.from_xml_string(XML)
