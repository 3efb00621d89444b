"""Small valid models that together hold every element of schema/mjcf.schema: the sweep puts bad values into their
attributes. Each is small because it is loaded and stepped thousands of times."""

WORLD = """<worldbody><geom name="floor" type="plane" size="1 1 .1"/><site name="w" pos="0 0 1"/>
  <body name="a" pos="0 0 .3"><joint name="j" type="hinge" axis="0 1 0" range="-1 1" damping=".1"/><geom name="g" size=".1"/>
    <site name="s" pos="0 .1 0" zaxis="0 0 -1"/><camera name="c"/></body>
  <body name="b" pos=".5 0 .15"><freejoint name="f"/><geom name="h" type="box" size=".1 .1 .1"/><site name="t"/></body>
  <body name="k" pos="0 .5 .5"><joint name="o" type="ball"/><geom name="i" size=".1" pos="0 0 .1"/><site name="r" size=".3"/></body>
</worldbody>"""
TENDON = """<tendon><fixed name="x" range="-2 2"><joint joint="j" coef="1"/></fixed></tendon>"""

GARDENS = {
    "settings": f"""<mujoco model="m"><compiler autolimits="true"><lengthrange mode="none"/></compiler>
  <option timestep=".002"><flag energy="enable" sleep="enable"/></option><size nuser_body="1"/><statistic extent="2"/>
  <visual><global/><quality/><headlight/><map/><scale/><rgba/></visual>
  <custom><numeric name="n" size="3" data="1"/><text name="e" data="text"/><tuple name="u"><element objtype="body" objname="a" prm="1"/></tuple></custom>
  {WORLD}<contact><pair name="p" geom1="g" geom2="h"/><exclude name="q" body1="a" body2="b"/></contact>
  <keyframe><key name="key" qpos="0 0 0 1 1 0 0 0 1 0 0 0"/></keyframe></mujoco>""",

    "defaults": """<mujoco><default><mesh scale="1 1 1"/><material rgba="1 0 0 1"/><joint damping="1"/><geom density="500"/><site size=".1"/>
  <camera fovy="40"/><light/><pair margin=".1"/><general gear="1"/><equality solref=".02 1"/><tendon width=".01"/>
  <default class="d"><geom size=".2"/></default><default class="k1"><motor/></default><default class="k2"><position/></default><default class="k3"><velocity/></default>
  <default class="k4"><intvelocity actrange="0 1"/></default><default class="k5"><damper ctrlrange="0 1"/></default><default class="k6"><cylinder/></default>
  <default class="k7"><muscle/></default><default class="k8"><adhesion ctrlrange="0 1"/></default></default>
  <asset><material name="m"/></asset>
  <worldbody><geom type="plane" size="1 1 1"/><body name="a" childclass="d" pos="0 0 .3"><joint name="j"/><geom material="m"/><camera/><light/>
  <site name="s"/></body></worldbody>
  <equality><joint joint1="j"/></equality><tendon><fixed name="x"><joint joint="j" coef="1"/></fixed></tendon>
  <actuator><general joint="j"/><motor class="k1" joint="j"/><position class="k2" joint="j"/><velocity class="k3" joint="j"/><intvelocity class="k4" joint="j"/>
  <damper class="k5" joint="j"/><cylinder class="k6" joint="j"/><muscle class="k7" joint="j" lengthrange="0 1"/><adhesion class="k8" body="a"/></actuator></mujoco>""",

    "assets": """<mujoco><asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/><mesh name="y" builtin="sphere" params="1"/>
  <hfield name="h" nrow="3" ncol="3" size="1 1 .1 .1" elevation="0 0 0 0 1 0 0 0 0"/>
  <texture name="t" type="2d" builtin="checker" width="8" height="8"/><texture name="v" type="cube" builtin="gradient" width="8" height="48"/>
  <material name="p" texture="t"/><material name="l"><layer texture="t" role="rgb"/></material>
  <skin name="s" vertex="0 0 0 1 0 0 0 1 0" face="0 1 2"><bone body="a" bindpos="0 0 0" bindquat="1 0 0 0" vertid="0 1 2" vertweight="1 1 1"/></skin></asset>
  <worldbody><geom type="hfield" hfield="h"/><body name="a" pos="0 0 .5"><freejoint/><geom type="mesh" mesh="m" material="p"/>
  <site name="r" zaxis="0 0 -1"/></body><body pos="1 0 1"><freejoint/><geom type="mesh" mesh="y" pos="0 0 .2"/></body></worldbody>
  <sensor><rangefinder site="r"/></sensor></mujoco>""",

    "tree": """<mujoco><worldbody><geom type="plane" size="2 2 .1"/><light pos="0 0 2"/>
  <frame name="f" pos="0 0 .1"><body name="a" pos="0 0 .3"><inertial pos="0 0 0" mass="1" diaginertia=".1 .1 .1"/>
    <joint name="j" type="slide" axis="0 0 1" range="-1 1" stiffness="1" frictionloss=".1"/><geom name="g" type="capsule" size=".05 .1"/>
    <geom type="ellipsoid" size=".1 .1 .05" fluidshape="ellipsoid" pos="0 0 .3"/><site name="s" type="box" size=".1 .1 .1" zaxis="0 0 -1"/><camera name="c" mode="track"/>
    <light mode="targetbody" target="b"/></body></frame>
  <body name="b" pos="1 0 .3"><freejoint name="o" group="1"/><geom type="cylinder" size=".1 .1"/></body>
  <replicate count="2" offset="0 .5 0"><body pos="-1 0 .2"><joint/><geom type="box" size=".1 .1 .1"/></body></replicate></worldbody>
  <sensor><rangefinder site="s"/></sensor></mujoco>""",

    "attach": """<mujoco><asset><model name="o" file="attached.xml"/></asset><worldbody><body name="a"><attach model="o" body="part" prefix="p_"/></body>
  </worldbody></mujoco>""",

    "composite": """<mujoco><extension><plugin plugin="mujoco.elasticity.cable"/></extension><worldbody><geom type="plane" size="2 2 .1"/>
  <composite type="cable" prefix="c" count="6 1 1" size="1" curve="s cos(s) sin(s)" initial="free" offset="0 0 .3">
    <plugin plugin="mujoco.elasticity.cable"><config key="twist" value="1e6"/></plugin>
    <joint kind="main" damping=".1"/><geom type="capsule" size=".02"/><site size=".01"/><skin texcoord="true" inflate=".01" subgrid="1"/></composite></worldbody></mujoco>""",

    "flexcomp": """<mujoco><worldbody><geom type="plane" size="2 2 .1"/>
  <flexcomp name="f" type="grid" count="3 3 1" spacing=".1 .1 .1" pos="0 0 .05" radius=".01" dim="2" mass="1"><edge equality="true"/>
    <contact selfcollide="none"/><elasticity young="1e3" thickness=".01"/><pin id="0"/></flexcomp></worldbody></mujoco>""",

    "flex": """<mujoco><worldbody><geom type="plane" size="2 2 .1"/>
  <body name="a" pos="0 0 .1"><freejoint/><geom size=".02"/></body><body name="b" pos=".2 0 .1"><freejoint/><geom size=".02"/></body>
  <body name="c" pos="0 .2 .1"><freejoint/><geom size=".02"/></body></worldbody>
  <deformable><flex name="f" dim="2" body="a b c" vertex="0 0 0 0 0 0 0 0 0" element="0 1 2" radius=".01"><contact selfcollide="none"/><edge damping=".1"/>
    <elasticity young="10" damping=".1"/></flex></deformable>
  <equality><flex flex="f"/></equality></mujoco>""",

    "kinds": """<mujoco><option corten:solver="xpbd" corten:xpbd_substeps="2" corten:xpbd_iterations="5"/>
  <asset><material name="m" corten:modulus="1e6" corten:dissipation="1"/></asset><worldbody><geom type="plane" size="2 2 .1"/>
  <flexcomp name="f" type="grid" count="3 3 1" spacing=".1 .1 .1" pos="0 0 .05" radius=".01" dim="2" mass="1" bending_model="bridson"
    elasticity_model="mooney_rivlin" elasticity_params="1e3 1e2 1e5" young="1e3" poisson=".3" thickness=".01" damping=".01"/>
  <body pos="1 0 .3"><joint name="j"/><geom type="box" size=".1 .1 .1" material="m"/></body></worldbody>
  <actuator><general joint="j" gaintype="custom" corten:gain_model="series_elastic" corten:gain_params="10 1 .5"/></actuator></mujoco>""",

    "deform": """<mujoco xmlns:corten="corten"><worldbody><geom type="plane" size="2 2 .1"/><body name="a" pos="0 0 .5"><freejoint/><geom size=".1"/>
  <site name="s"/></body></worldbody><deformable>
  <corten:cloth name="c" size=".3 .3" count="3 3" pos="0 0 .7" material="silk" thickness=".01" pin="0"><corten:attach vertex="8" site="s" pos="0 0 .1"
    compliance="1e-4" limit="100"/></corten:cloth>
  <corten:softbody name="b" size=".2 .2 .2" count="2 2 2" pos="1 0 .2"/>
  <corten:chain name="r" from="0 1 .5" to="0 2 .5" segments="3" thickness=".02"/></deformable></mujoco>""",

    "flexvert": """<mujoco><worldbody><flexcomp name="f" type="grid" count="3 3 1" spacing=".1 .1 .1" radius=".01" dim="2" mass="1"/></worldbody>
  <equality><flexvert flex="f"/></equality></mujoco>""",

    "equality": f"""<mujoco>{WORLD}<equality><connect body1="a" anchor="0 0 0"/><weld body1="b"/><joint joint1="j" polycoef="0 1 0 0 0"/><tendon tendon1="x"/></equality>
  {TENDON}</mujoco>""",

    "tendon": f"""<mujoco>{WORLD}<tendon><spatial name="y" range="0 3" stiffness="1"><site site="w"/><geom geom="g" sidesite="s"/><site site="t"/><pulley divisor="2"/>
  <site site="w"/><site site="r"/></spatial><fixed name="x" frictionloss=".1"><joint joint="j" coef="1"/></fixed></tendon>
  <sensor><tendonpos tendon="y"/></sensor></mujoco>""",

    "actuator": f"""<mujoco><extension><plugin plugin="mujoco.pid"><instance name="i"><config key="kp" value="1"/></instance></plugin></extension>{WORLD}{TENDON}<actuator>
  <general joint="j" dyntype="filter" dynprm="1"/><motor site="s" refsite="w" gear="1 0 0 0 0 0"/><position joint="j" kp="10" timeconst=".1"/><velocity tendon="x" kv="1"/>
  <intvelocity joint="j" kp="1" actrange="-1 1"/><damper joint="j" kv="1" ctrlrange="0 1"/><cylinder joint="j" timeconst="1" area="1"/>
  <muscle joint="j" lengthrange="0 1"/><adhesion body="b" ctrlrange="0 1" gain="1"/><plugin plugin="mujoco.pid" instance="i" joint="j"/></actuator></mujoco>""",

    "sensor": f"""<mujoco><extension><plugin plugin="mujoco.sensor.touch_grid"/></extension>
  <asset><mesh name="pad" builtin="plate" params="3 3"/></asset>{WORLD}{TENDON}<actuator><motor name="m" joint="j"/></actuator><sensor>
  <touch site="s"/><accelerometer site="s"/><velocimeter site="s"/><gyro site="s"/><force site="s"/><torque site="s"/><magnetometer site="s"/>
  <camprojection site="s" camera="c"/><rangefinder site="s"/><jointpos joint="j"/><jointvel joint="j"/><tendonpos tendon="x"/><tendonvel tendon="x"/>
  <actuatorpos actuator="m"/><actuatorvel actuator="m"/><actuatorfrc actuator="m"/><jointactuatorfrc joint="j"/><tendonactuatorfrc tendon="x"/>
  <ballquat joint="o"/><ballangvel joint="o"/><jointlimitpos joint="j"/><jointlimitvel joint="j"/><jointlimitfrc joint="j"/><tendonlimitpos tendon="x"/>
  <tendonlimitvel tendon="x"/><tendonlimitfrc tendon="x"/><framepos objtype="body" objname="a"/><framequat objtype="body" objname="a"/>
  <framexaxis objtype="body" objname="a"/><frameyaxis objtype="body" objname="a"/><framezaxis objtype="body" objname="a"/><framelinvel objtype="body" objname="a"/>
  <frameangvel objtype="body" objname="a"/><framelinacc objtype="body" objname="a"/><frameangacc objtype="body" objname="a"/><subtreecom body="a"/>
  <subtreelinvel body="a"/><subtreeangmom body="a"/><insidesite objtype="body" objname="a" site="r"/><distance geom1="g" geom2="h" cutoff="1"/>
  <normal geom1="g" geom2="h" cutoff="1"/><fromto geom1="g" geom2="h" cutoff="1"/><contact geom1="g" num="2"/><e_potential/><e_kinetic/><clock/>
  <tactile geom="g" mesh="pad"/><user dim="2" needstage="pos" datatype="real"/>
  <plugin plugin="mujoco.sensor.touch_grid" objtype="site" objname="s"><config key="size" value="3 3"/><config key="fov" value="10 10"/><config key="gamma" value="0"/>
  <config key="nchannel" value="1"/></plugin></sensor></mujoco>""",

    "plugins": """<mujoco><extension><plugin plugin="mujoco.sdf.torus"><instance name="t"><config key="radius1" value=".3"/><config key="radius2" value=".1"/></instance></plugin></extension>
  <asset><mesh name="d"><plugin instance="t"/></mesh></asset><worldbody><body pos="0 0 1"><freejoint/><geom type="sdf" mesh="d"><plugin instance="t"/></geom></body>
  <geom type="plane" size="1 1 1"/></worldbody></mujoco>""",
}
ATTACHED = """<mujoco><worldbody><body name="part"><joint/><geom size=".1"/></body></worldbody></mujoco>"""
