"""Random values of MJCF attributes for tests/random_models/make_models_all.py: for each element a table from attribute to a function of the maker.

An entry of a table gives the text of one attribute, or None to leave it out; entries that belong together (a camera's
lens, an actuator's history) are drawn by functions that give several attributes at once.
"""

import math


def text(*x):
    """Numbers as MJCF text, six significant digits."""
    return " ".join(f"{v:.6g}" for v in x)


def reals(n, low, high):
    return lambda m: text(*[m.rng.uniform(low, high) for _ in range(n)])


def some_reals(least, most, low, high):
    """Between least and most numbers: the rest keeps its default."""
    return lambda m: text(*[m.rng.uniform(low, high) for _ in range(m.rng.randint(least, most))])


def ints(low, high, n=1):
    return lambda m: " ".join(str(m.rng.randint(low, high)) for _ in range(n))


def words(*w):
    return lambda m: m.rng.choice(w)


def name_of(kind):
    """The name of an earlier element of a kind, None if there is none."""
    return lambda m: m.pick(kind)


def flags(*w):
    """One or more words of a list, in its order."""
    def draw(m):
        chosen = [x for x in w if m.chance(0.4)]
        return " ".join(chosen) if chosen else w[0]
    return draw


def solref(m):
    if m.chance(0.2):
        return text(-m.rng.uniform(100, 2000), -m.rng.uniform(5, 100))
    return text(*[m.rng.uniform(0.01, 0.1), m.rng.uniform(0.5, 2)][:m.rng.randint(1, 2)])


def solimp(m):
    low = m.rng.uniform(0.5, 0.9)
    full = (low, m.rng.uniform(low, 0.99), m.rng.uniform(0.0005, 0.01), m.rng.uniform(0.3, 0.7), m.rng.uniform(1, 3))
    return text(*full[:m.rng.randint(1, 5)])


def interval(low, high, width):
    def draw(m):
        a = m.rng.uniform(low, high)
        return text(a, a + m.rng.uniform(0.1, 1) * width)
    return draw


BOOL = words("true", "false")
AUTO = words("true", "auto")
LIMITED = words("false", "auto")  # `true` wants a range: the makers of elements set it
ENABLE = words("enable", "disable")
RGBA = reals(4, 0, 1)
RGB = reals(3, 0, 1)
GROUP = ints(0, 5)
USER = some_reals(1, 3, -2, 2)
UNIT = reals(1, 0, 1)
COMMON_SOLVER = {"solref": solref, "solimp": solimp}

COMPILER = {
    "alignfree": BOOL, "angle": None, "autolimits": None, "balanceinertia": BOOL, "boundinertia": reals(1, 1e-5, 1e-3), "boundmass": reals(1, 0.001, 0.1),
    "coordinate": words("local"), "discardvisual": BOOL, "eulerseq": None, "fitaabb": BOOL, "fusestatic": BOOL,
    "inertiafromgeom": words("auto", "true"), "saveinertial": BOOL, "settotalmass": reals(1, 5, 50), "strippath": words("false"), "usethread": BOOL,
}
LENGTHRANGE = {
    "accel": reals(1, 5, 40), "interval": reals(1, 1, 3), "inttotal": reals(1, 5, 12), "maxforce": words("0", "20"), "mode": words("none", "none", "muscleuser"),
    "timeconst": reals(1, 0.5, 2), "timestep": reals(1, 0.005, 0.02), "tolrange": reals(1, 0.02, 0.1), "useexisting": words("true"),
    "uselimit": BOOL,
}
OPTION = {
    "actuatorgroupdisable": ints(0, 5, 2), "ccd_iterations": ints(10, 60), "ccd_tolerance": reals(1, 1e-7, 1e-5), "cone": words("pyramidal", "elliptic"),
    "density": reals(1, 0, 2), "gravity": reals(3, -10, 10), "impratio": reals(1, 0.5, 10), "integrator": words("Euler", "RK4", "implicit", "implicitfast"),
    "iterations": ints(1, 200), "jacobian": words("dense", "sparse", "auto"), "ls_iterations": ints(1, 60), "ls_tolerance": reals(1, 0.001, 0.1), "magnetic": reals(3, -1, 1),
    "noslip_iterations": ints(0, 5), "noslip_tolerance": reals(1, 1e-7, 1e-5), "o_friction": some_reals(1, 5, 0.1, 1), "o_margin": reals(1, 0, 0.1), "o_solimp": solimp,
    "o_solref": solref, "sdf_initpoints": ints(10, 60), "sdf_iterations": ints(1, 20), "sleep_tolerance": reals(1, 1e-5, 1e-3), "solver": words("PGS", "CG", "Newton"),
    "timestep": reals(1, 0.0005, 0.01), "tolerance": reals(1, 1e-9, 1e-6), "viscosity": reals(1, 0, 0.1), "wind": reals(3, -2, 2),
}
FLAG = {k: ENABLE for k in (
    "actuation autoreset clampctrl constraint contact damper energy equality eulerdamp filterparent frictionloss fwdinv gravity invdiscrete island limit midphase "
    "multiccd nativeccd override refsafe sensor sleep spring warmstart").split()}
SIZE = {
    "memory": words("1M", "200K", "3000000", "-1"), "nconmax": ints(20, 200), "njmax": ints(50, 500), "nkey": ints(0, 4), "nuserdata": ints(0, 8), "nstack": None,
    **{f"nuser_{k}": ints(3, 5) for k in "body jnt geom site cam tendon actuator sensor".split()},
}
STATISTIC = {"center": reals(3, -1, 1), "extent": reals(1, 0.5, 5), "meaninertia": reals(1, 0.1, 3), "meanmass": reals(1, 0.1, 3), "meansize": reals(1, 0.05, 1)}
VISUAL = {
    "global": {
        "azimuth": reals(1, -180, 180), "bvactive": BOOL, "cameraid": words("-1", "0"), "elevation": reals(1, -90, 90), "ellipsoidinertia": BOOL, "fovy": reals(1, 20, 90),
        "glow": UNIT, "ipd": reals(1, 0.05, 0.1), "linewidth": reals(1, 1, 3), "offheight": ints(100, 900), "offwidth": ints(100, 900), "orthographic": BOOL,
        "realtime": reals(1, 0.1, 2)},
    "quality": {"numquads": ints(1, 8), "numslices": ints(8, 40), "numstacks": ints(8, 40), "offsamples": ints(0, 8), "shadowsize": ints(512, 4096)},
    "headlight": {"active": words("0", "1"), "ambient": RGB, "diffuse": RGB, "specular": RGB},
    "map": {
        "actuatortendon": reals(1, 0.5, 3), "alpha": UNIT, "fogend": reals(1, 5, 20), "fogstart": reals(1, 1, 4), "force": reals(1, 0.001, 0.1), "haze": UNIT,
        "shadowclip": UNIT, "shadowscale": UNIT, "stiffness": reals(1, 50, 200), "stiffnessrot": reals(1, 100, 900), "torque": reals(1, 0.01, 0.2),
        "zfar": reals(1, 20, 90), "znear": reals(1, 0.005, 0.05)},
    "scale": {k: reals(1, 0.01, 1) for k in (
        "actuatorlength actuatorwidth camera com connect constraint contactheight contactwidth forcewidth framelength framewidth frustum jointlength jointwidth "
        "light selectpoint slidercrank").split()},
    "rgba": {k: RGBA for k in (
        "actuator actuatornegative actuatorpositive bv bvactive camera com connect constraint contactforce contactfriction contactgap contactpoint "
        "contacttorque crankbroken fog force frustum haze inertia joint light rangefinder selectpoint slidercrank").split()},
}
MATERIAL = {
    "emission": UNIT, "metallic": UNIT, "reflectance": UNIT, "rgba": RGBA, "roughness": UNIT, "shininess": UNIT, "specular": UNIT,
    "texrepeat": reals(2, 0.5, 4), "texuniform": BOOL,
}
ROLES = ("rgb", "occlusion", "roughness", "metallic", "normal", "opacity", "emissive", "rgba", "orm")
JOINT = {
    "actuatorgravcomp": BOOL, "armature": reals(1, 0.01, 0.3), "damping": reals(1, 0, 5), "frictionloss": reals(1, 0, 1), "group": GROUP, "margin": reals(1, 0, 0.1),
    "solimpfriction": solimp, "solimplimit": solimp, "solreffriction": solref, "solreflimit": solref, "stiffness": reals(1, 0, 50), "user": USER,
}
GEOM_CONTACT = {
    "conaffinity": ints(0, 3), "condim": words("1", "3", "4", "6"), "contype": ints(0, 3), "friction": some_reals(1, 3, 0.001, 1), "gap": reals(1, 0, 0.02), "margin": reals(1, 0, 0.05),
    "priority": ints(0, 2), "solmix": reals(1, 0.1, 2), **COMMON_SOLVER,
}
GEOM = {
    "fluidcoef": reals(5, 0, 2), "fluidshape": words("none", "ellipsoid"), "group": GROUP, "material": name_of("material"), "rgba": RGBA, "user": USER, **GEOM_CONTACT,
}
SITE = {"group": GROUP, "material": name_of("material"), "rgba": RGBA, "user": USER}
CAMERA = {
    "ipd": reals(1, 0.05, 0.1), "output": flags("rgb", "depth", "distance", "normal", "segmentation"), "projection": words("perspective", "orthographic"),
    "user": USER,
}
LIGHT = {
    "active": BOOL, "ambient": RGB, "attenuation": reals(3, 0, 1), "bulbradius": reals(1, 0.01, 0.1), "castshadow": BOOL, "cutoff": reals(1, 10, 90), "diffuse": RGB,
    "dir": reals(3, 0.1, 1), "exponent": reals(1, 1, 20), "intensity": reals(1, 0, 100), "pos": reals(3, -2, 2), "range": reals(1, 1, 20), "specular": RGB,
}
PAIR = {
    "condim": words("1", "3", "4", "6"), "friction": some_reals(1, 5, 0.01, 1), "gap": reals(1, 0, 0.02), "margin": reals(1, 0, 0.05), "solreffriction": solref,
    **COMMON_SOLVER,
}
EQUALITY = {"active": BOOL, **COMMON_SOLVER}
TENDON = {
    "damping": reals(1, 0, 3), "frictionloss": reals(1, 0, 1), "group": GROUP, "margin": reals(1, 0, 0.05), "solimpfriction": solimp, "solimplimit": solimp,
    "solreffriction": solref, "solreflimit": solref, "stiffness": reals(1, 0, 50), "user": USER, "springlength": some_reals(1, 1, 0.1, 0.6),
}
TENDON_DRAWN = {"material": name_of("material"), "rgba": RGBA, "width": reals(1, 0.002, 0.02)}
ACTUATOR = {"group": GROUP, "user": USER, "gear": some_reals(1, 6, -2, 2)}
ACTUATORS = {  # beyond what all have
    "general": {
        "actearly": BOOL, "biasprm": some_reals(1, 4, -2, 2), "biastype": words("none", "affine", "muscle", "user"), "dynprm": some_reals(1, 3, 0.02, 1),
        "gainprm": some_reals(1, 4, 0.1, 2), "gaintype": words("fixed", "affine", "user")},
    "motor": {},
    "position": {"kp": reals(1, 1, 50), "timeconst": reals(1, 0, 0.3)},
    "velocity": {"kv": reals(1, 0.1, 5)},
    "intvelocity": {"kp": reals(1, 1, 50)},
    "damper": {"kv": reals(1, 0.1, 5)},
    "cylinder": {"bias": reals(3, -1, 1), "timeconst": reals(1, 0.01, 1)},
    "muscle": {
        "force": reals(1, 10, 90), "fpmax": reals(1, 1, 2), "fvmax": reals(1, 1, 1.5), "lmax": reals(1, 1.4, 1.8), "lmin": reals(1, 0.3, 0.6), "range": interval(0.6, 0.8, 0.5),
        "scale": reals(1, 100, 300), "timeconst": reals(2, 0.01, 0.1), "vmax": reals(1, 1, 3)},
    "adhesion": {"gain": reals(1, 1, 20)},
}
NO_CTRLLIMITED = ("damper", "adhesion")
SENSOR = {"cutoff": reals(1, 0.5, 5), "noise": reals(1, 0, 0.1), "user": USER}
SENSORS = {  # the kinds of element a sensor reads, by attribute
    **{k: {"site": "site"} for k in "touch accelerometer velocimeter gyro force torque magnetometer".split()},
    **{k: {"joint": "scalar_joint"} for k in "jointpos jointvel jointactuatorfrc".split()},
    **{k: {"joint": "limited_joint"} for k in "jointlimitpos jointlimitvel jointlimitfrc".split()},
    **{k: {"tendon": "tendon"} for k in "tendonpos tendonvel tendonactuatorfrc".split()},
    **{k: {"tendon": "limited_tendon"} for k in "tendonlimitpos tendonlimitvel tendonlimitfrc".split()},
    **{k: {"actuator": "actuator"} for k in "actuatorpos actuatorvel actuatorfrc".split()},
    **{k: {"joint": "ball"} for k in "ballquat ballangvel".split()},
    **{k: {"body": "body"} for k in "subtreecom subtreelinvel subtreeangmom".split()},
    **{k: {} for k in "e_potential e_kinetic clock".split()},
}
FRAME_SENSORS = "framepos framequat framexaxis frameyaxis framezaxis framelinvel frameangvel framelinacc frameangacc".split()
FLEX_CONTACT = {
    **{k: v for k, v in GEOM_CONTACT.items()}, "activelayers": ints(1, 3), "internal": BOOL, "passive": BOOL, "selfcollide": words("none", "narrow", "bvh", "sap", "auto"),
    "vertcollide": BOOL,
}
FLEX_ELASTICITY = {"damping": reals(1, 0, 0.1), "poisson": reals(1, 0, 0.4), "thickness": reals(1, 0.001, 0.02), "young": reals(1, 1e3, 1e5)}
FLEX = {"flatskin": BOOL, "group": GROUP, "material": name_of("material"), "radius": reals(1, 0.002, 0.02), "rgba": RGBA}
SKIN = {"group": GROUP, "inflate": reals(1, 0, 0.02), "material": name_of("material"), "rgba": RGBA}
COMPOSITE_JOINT = {
    **{k: JOINT[k] for k in "armature damping frictionloss group margin solimpfriction solimplimit solreffriction solreflimit stiffness".split()},
    "solreffix": solref, "solimpfix": solimp, "axis": reals(3, 0.1, 1), "type": words("hinge", "ball"), "limited": LIMITED, "range": interval(0, 0, 60),
}
COMPOSITE_GEOM = {**{k: v for k, v in GEOM.items() if k not in ("fluidcoef", "fluidshape", "user")}, "density": reals(1, 300, 2000), "mass": reals(1, 0.01, 0.1)}
COMPOSITE_SKIN = {"group": GROUP, "inflate": reals(1, 0, 0.02), "material": name_of("material"), "rgba": RGBA, "subgrid": ints(0, 2), "texcoord": BOOL}


def direction(rng):
    while True:
        v = [rng.gauss(0, 1) for _ in range(3)]
        n = math.sqrt(sum(x * x for x in v))
        if n > 0.3:
            return [x / n for x in v]
