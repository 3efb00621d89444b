"""Random values of MJCF attributes for tests/random_models/make_models_all.py: for each element a table from attribute to a function of the maker.

Attributes, how many numbers they have, and words come from schema/mjcf.schema: an attribute that is new there is tried without an edit
here. Written by hand is what the schema does not say: bounds of numbers where 0.1 to 1 (integers: 0 to 3) will not do, values that MuJoCo
refuses, and values of attributes that are read by hand (`custom`).

An entry of a table gives the text of one attribute, or None to leave it out; entries that belong together (a camera's
lens, an actuator's history) are drawn by functions of the maker that give several attributes at once.
"""

import math
import os
import pathlib
import sys

ROOT = pathlib.Path(os.path.abspath(__file__)).parents[2]
sys.path.append(str(ROOT / "tools" / "gen"))
from gen_mjcf import is_own_attr, read_mjcf, split_type  # noqa: E402
from schema_reader import is_own, read_enums  # noqa: E402


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


# From the schema -----------------------------------------------------------------------------------------------------
KEYWORDS, ROWS = read_mjcf(ROOT / "schema" / "mjcf.schema")
OWN_WORDS = {v.facts.get("word") for e in read_enums(ROOT / "schema" / "enums.schema")[1] for v in e.values if is_own(v)}
ELEMENTS = {row.key: row for row in reversed(ROWS) if row.parents != ["default"]}
# What the makers of elements write themselves, because it belongs together: names, places, shapes, what an element refers to.
MADE = {"name", "class", "childclass", "pos", "quat", "type", "size", "fromto", "mode", "file", "content_type", "vertex", "normal", "texcoord", "face",
        "node", "nsample", "interp", "delay", "interval"}


def words_of(keywords):
    """The words of a set that MuJoCo has."""
    return [word for word, _ in KEYWORDS[keywords] if word not in OWN_WORDS]


def draw_of(attribute, bounds, default):
    """What draws the value of an attribute; None for a type that has no values of its own. bounds: of numbers."""
    kind, least, most = split_type(attribute.type)
    base, _, keywords = kind.partition(":")
    if base in ("real", "reals"):
        least, most = (1, 3) if base == "reals" else (least, most)
        return some_reals(least, most, *(bounds or default))
    if base == "int":
        return ints(*(bounds or (0, 3)), n=most)
    if base == "flags":
        return flags(*words_of(keywords))
    if base in ("enable", "disable"):
        return words(*words_of("enable"))
    return words(*words_of(base)) if base in KEYWORDS else None


def table(key, by_hand=None, made="", default=(0.1, 1)):
    """The table of an element. by_hand: bounds of numbers, or a function, by attribute; made: what its maker writes."""
    row, by_hand = ELEMENTS[key], {**COMMON, **(by_hand or {})}
    attributes = {a.name: a for a in row.attrs if not is_own_attr(row, a)}
    unknown = [name for name in [*by_hand, *made.split()] if name not in attributes and name not in COMMON]
    if unknown:
        raise SystemExit(f"model_values.py: {key} has no attribute {' '.join(unknown)}")
    found = {}
    for name, attribute in attributes.items():
        given = by_hand.get(name)
        if name not in MADE and name not in made.split():
            found[name] = given if callable(given) else draw_of(attribute, given, default)
    return {name: draw for name, draw in found.items() if draw}


def some_of(drawn, names):
    return {name: drawn[name] for name in names.split()}


BOOL = words(*words_of("bool"))
LIMITED = words("false", "auto")  # `true` wants a range: the makers of elements set it
RGBA = reals(4, 0, 1)
RGB = reals(3, 0, 1)
GROUP = ints(0, 5)
USER = some_reals(1, 3, -2, 2)
ZERO_TO_ONE = (0, 1)
# Attributes that mean the same in every element.
COMMON = {
    "solref": solref, "solimp": solimp, "solreflimit": solref, "solimplimit": solimp, "solreffriction": solref, "solimpfriction": solimp, "group": (0, 5),
    "user": USER, "rgba": ZERO_TO_ONE, "material": name_of("material"), "margin": (0, 0.05), "gap": (0, 0.02), "condim": words("1", "3", "4", "6"),
    "priority": (0, 2), "solmix": (0.1, 2), "stiffness": (0, 50), "frictionloss": ZERO_TO_ONE,
}

COMPILER = table("compiler", {
    "boundinertia": (1e-5, 1e-3), "boundmass": (0.001, 0.1), "coordinate": words("local"), "inertiafromgeom": words("auto", "true"), "settotalmass": (5, 50),
    "strippath": words("false")}, made="angle autolimits eulerseq inertiagrouprange")
LENGTHRANGE = table("lengthrange", {
    "accel": (5, 40), "inttotal": (5, 12), "maxforce": words("0", "20"),
    "timeconst": (0.5, 2), "timestep": (0.005, 0.02), "tolrange": (0.02, 0.1), "useexisting": words("true")})
LENGTHRANGE.update(interval=reals(1, 1, 3), mode=words("none", "none", "muscleuser"))
OPTION = table("option", {
    "actuatorgroupdisable": ints(0, 5, 2), "ccd_iterations": (10, 60), "ccd_tolerance": (1e-7, 1e-5), "density": (0, 2), "gravity": (-10, 10),
    "impratio": (0.5, 10), "iterations": (1, 200), "ls_iterations": (1, 60), "ls_tolerance": (0.001, 0.1), "magnetic": (-1, 1), "noslip_iterations": (0, 5),
    "noslip_tolerance": (1e-7, 1e-5), "o_margin": (0, 0.1), "o_solimp": solimp, "o_solref": solref, "sdf_initpoints": (10, 60), "sdf_iterations": (1, 20),
    "sleep_tolerance": (1e-5, 1e-3), "timestep": (0.0005, 0.01), "tolerance": (1e-9, 1e-6), "viscosity": (0, 0.1), "wind": (-2, 2)})
FLAG = table("flag")
SIZE = table("size", {
    "memory": words("1M", "200K", "3000000", "-1"), "nconmax": (20, 200), "njmax": (50, 500), "nkey": (0, 4), "nuserdata": (0, 8),
    **{f"nuser_{k}": (3, 5) for k in "body jnt geom site cam tendon actuator sensor".split()}}, made="nstack")
STATISTIC = table("statistic", {"center": (-1, 1), "extent": (0.5, 5), "meaninertia": (0.1, 3), "meanmass": (0.1, 3), "meansize": (0.05, 1)})
VISUAL = {
    "global": table("global", {
        "azimuth": (-180, 180), "cameraid": words("-1", "0"), "elevation": (-90, 90), "fovy": (20, 90), "glow": ZERO_TO_ONE, "ipd": (0.05, 0.1), "linewidth": (1, 3),
        "offheight": (100, 900), "offwidth": (100, 900), "realtime": (0.1, 2)}),
    "quality": table("quality", {"numquads": (1, 8), "numslices": (8, 40), "numstacks": (8, 40), "offsamples": (0, 8), "shadowsize": (512, 4096)}),
    "headlight": table("headlight", {"active": (0, 1)}, default=ZERO_TO_ONE),
    "map": table("map", {
        "actuatortendon": (0.5, 3), "fogend": (5, 20), "fogstart": (1, 4), "force": (0.001, 0.1), "stiffness": (50, 200), "stiffnessrot": (100, 900),
        "torque": (0.01, 0.2), "zfar": (20, 90), "znear": (0.005, 0.05)}, default=ZERO_TO_ONE),
    "scale": table("scale", default=(0.01, 1)),
    "rgba": table("rgba", default=ZERO_TO_ONE),
}
MATERIAL = table("material", {"texrepeat": (0.5, 4)}, default=ZERO_TO_ONE)
ROLES = words_of("texrole")
BODY = table("body", {"gravcomp": (0, 1.5)}, made="mocap sleep")
MESH = table("mesh", {"refpos": (-0.1, 0.1), "scale": (0.5, 1.5), "maxhullvert": (4, 40)})
TEXTURE = table("texture", {"random": (0, 0.4)}, made="gridsize builtin width height nchannel", default=ZERO_TO_ONE)
TEXTURE_BUILTIN = {name: TEXTURE.pop(name) for name in "mark markrgb random rgb1 rgb2".split()}
FREEJOINT = table("freejoint")
JOINT = table("joint", {"armature": (0.01, 0.3), "damping": (0, 5), "margin": (0, 0.1)},
              made="axis springdamper limited actuatorfrclimited range actuatorfrcrange ref springref")
GEOM = table("geom", {"friction": (0.001, 1), "fluidcoef": (0, 2)}, made="mass density shellinertia hfield mesh fitscale")
GEOM_CONTACT = some_of(GEOM, "conaffinity condim contype friction gap margin priority solmix solref solimp")
SITE = table("site")
CAMERA = table("camera", {"ipd": (0.05, 0.1)}, made="fovy resolution target focal focalpixel principal principalpixel sensorsize")
LIGHT = table("light", {
    "attenuation": ZERO_TO_ONE, "bulbradius": (0.01, 0.1), "cutoff": (10, 90), "exponent": (1, 20), "intensity": (0, 100), "range": (1, 20)},
    made="directional target texture")
LIGHT["pos"] = reals(3, -2, 2)
PAIR = table("pair", {"friction": (0.01, 1)})
EQUALITY = some_of(table("connect"), "active solref solimp")
TENDON = table("fixed", {"damping": (0, 3), "springlength": reals(1, 0.1, 0.6), "armature": (0, 0.1)},
               made="limited actuatorfrclimited range actuatorfrcrange")
TENDON_DRAWN = {k: v for k, v in table("spatial", {"width": (0.002, 0.02)}, made="limited actuatorfrclimited range actuatorfrcrange").items() if k not in TENDON}
DRIVEN = "forcelimited forcerange lengthrange cranklength ctrllimited ctrlrange actlimited actrange actdim dyntype"
ACTUATOR = some_of(table("motor", {"gear": (-2, 2)}), "group user gear")
ACTUATORS = {  # beyond what all have
    "general": {k: v for k, v in table("general", {
        "biasprm": some_reals(1, 4, -2, 2), "dynprm": some_reals(1, 3, 0.02, 1), "gainprm": some_reals(1, 4, 0.1, 2), "gaintype": words("fixed", "affine", "user")},
        made=DRIVEN).items() if k not in ACTUATOR},
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
SENSOR = table("clock", {"cutoff": (0.5, 5), "noise": (0, 0.1)})
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
FLEX_CONTACT = table("flex_contact", {"friction": (0.001, 1), "activelayers": (1, 3)})
FLEX_ELASTICITY = table("flex_elasticity", {"damping": (0, 0.1), "poisson": (0, 0.4), "thickness": (0.001, 0.02), "young": (1e3, 1e5)}, made="elastic2d")
ELASTIC2D = words(*words_of("elastic2d"))
FLEX = table("flex", {"radius": (0.002, 0.02)}, made="dim body element elemtexcoord")
SKIN = table("skin", {"inflate": (0, 0.02)})
COMPOSITE_JOINT = dict(table("composite_joint", {"armature": (0.01, 0.3), "damping": (0, 5), "margin": (0, 0.1), "solreffix": solref, "solimpfix": solimp, "limited": LIMITED,
                                                 "range": interval(0, 0, 60)}), type=words("hinge", "ball"))
COMPOSITE_GEOM = table("composite_geom", {"friction": (0.001, 1), "density": (300, 2000), "mass": (0.01, 0.1)})
COMPOSITE_SITE = dict(table("composite_site"), size=reals(1, 0.005, 0.01))
COMPOSITE_SKIN = {"group": GROUP, "inflate": reals(1, 0, 0.02), "material": name_of("material"), "rgba": RGBA, "subgrid": ints(0, 2), "texcoord": BOOL}


def direction(rng):
    while True:
        v = [rng.gauss(0, 1) for _ in range(3)]
        n = math.sqrt(sum(x * x for x in v))
        if n > 0.3:
            return [x / n for x in v]
