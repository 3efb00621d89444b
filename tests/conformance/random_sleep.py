"""Random scenes that may fall asleep: boxes at rest, pendulums and slides with and without friction, driven and tied to each other."""

import numpy as np

POLICIES = ["", "", "", ' sleep="allowed"', ' sleep="never"', ' sleep="init"']
INTEGRATORS = ["Euler", "RK4", "implicit", "implicitfast"]


def joint(rng, i, kind):
    axis = "" if kind == "ball" else ' axis="1 0 0"'
    limit = ' range="-.5 .5"' if kind != "ball" and rng.random() < 0.3 else ""
    return (f'<joint name="j{i}" type="{kind}"{axis}{limit} damping="{rng.choice([0, 0, 0.5, 2])}" '
            f'frictionloss="{rng.choice([0, 0, 0.5])}"/>')


def body(rng, i):
    """A tree of one or two bodies, and whether a scalar joint moves it."""
    kind = str(rng.choice(["free", "hinge", "slide", "chain", "ball"]))
    start = f'<body name="b{i}" pos="{i} 0 {rng.choice([0.1, 0.0999, 0.11, 0.3]) if kind == "free" else 1}"{rng.choice(POLICIES)}>'
    site = f'<site name="s{i}"/>'
    if kind == "free":
        return f'{start}<freejoint name="j{i}"/><geom type="{rng.choice(["box", "sphere"])}" size=".1 .1 .1"/>{site}</body>', False
    tail = '<body pos="0 0 -.3"><joint/><geom size=".05" pos="0 0 -.2"/></body>' if kind == "chain" else ""
    own = joint(rng, i, "hinge" if kind == "chain" else kind)
    return f'{start}{own}<geom size=".1" pos="0 0 {rng.choice([0, -0.2])}"/>{site}{tail}</body>', kind != "ball"


def drives(rng, i, scalar):
    kinds = ['<general site="s{0}" gear="0 0 1 0 0 0"/>']
    if scalar:
        kinds += ['<motor joint="j{0}"/>', '<general joint="j{0}" dyntype="integrator" gainprm="100"/>', '<position joint="j{0}" kp="5"/>',
                  '<general joint="j{0}" dyntype="filterexact" dynprm=".1"/>']
    return str(rng.choice(kinds)).format(i) if rng.random() < 0.4 else ""


def ties(rng, n):
    """Tendons, equalities and what drives the tendons."""
    tendon, equality, actuator = "", "", ""
    a, b = rng.permutation(n)[:2]
    if rng.random() < 0.4:
        limit = ' limited="true" range="0 1.2"' if rng.random() < 0.5 else ""
        tendon += f'<spatial name="t0"{limit}><site site="s{a}"/><site site="s{b}"/></spatial>'
    if rng.random() < 0.4:
        spring = rng.choice(["", ' stiffness="1"', ' damping="1"'])
        tendon += f'<spatial name="t1"{spring}><site site="w"/><site site="s{a}"/></spatial>'
        actuator += '<motor tendon="t1"/>' if rng.random() < 0.5 else ""
    if rng.random() < 0.2:
        actuator += '<general cranklength=".37" slidersite="w" cranksite="x" dyntype="integrator"/>'
    if rng.random() < 0.3:
        on = rng.choice(["true", "false"])
        kind = rng.choice(['connect anchor="0 0 0"', "weld"])
        equality += f'<{kind} body1="b{a}" body2="b{b}" active="{on}"/>'
    return tendon, equality, actuator


def model(rng):
    n = int(rng.integers(2, 7))
    made = [body(rng, i) for i in range(n)]
    tendon, equality, actuator = ties(rng, n)
    actuator += "".join(drives(rng, i, scalar) for i, (_, scalar) in enumerate(made))
    sensor = "".join(f'<{kind} site="s{i}"/>' for i in range(n) for kind in ("accelerometer", "velocimeter", "touch") if rng.random() < 0.3)
    island = ' island="disable"' if rng.random() < 0.1 else ""
    return (f'<mujoco><option integrator="{rng.choice(INTEGRATORS)}" solver="{rng.choice(["PGS", "CG", "Newton"])}" '
            f'cone="{rng.choice(["pyramidal", "elliptic"])}" jacobian="{rng.choice(["dense", "sparse"])}" '
            f'sleep_tolerance="{rng.choice(["1e-4", "1e-3", "1e-2"])}"><flag sleep="enable"{island}/></option><worldbody>'
            f'<geom type="plane" size="20 20 1"/><site name="w" pos="0 0 2"/><site name="x" pos="0 0 2.3"/>'
            f'{"".join(b for b, _ in made)}</worldbody><tendon>{tendon}</tendon><equality>{equality}</equality>'
            f'<actuator>{actuator}</actuator><sensor>{sensor}</sensor></mujoco>')


def models(seed, number):
    for k in range(number):
        yield f"random_sleep_{seed}_{k}", model(np.random.default_rng([seed, 5, k]))
