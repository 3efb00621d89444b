"""Random models of tendons and transmissions: trees of bodies with sites and wrapping geoms, paths through them, actuators on all."""

import numpy as np


def vec(rng, n=3, size=0.3):
    return " ".join(f"{x:.4f}" for x in size * rng.normal(size=n))


def body(rng, names, depth):
    """A body with a joint, two sites, often a wrapping geom with sites inside and outside of it, and children."""
    b = names["count"]
    names["count"] += 1
    kind = rng.choice(["free", "ball", "hinge", "hinge", "slide"]) if depth == 0 else rng.choice(["ball", "hinge", "hinge", "slide"])
    names["scalar" if kind in ("hinge", "slide") else "joint"].append(f"j{b}")
    axis = f' axis="{vec(rng)}"' if kind in ("hinge", "slide") else ""
    xml = [f'<body pos="{vec(rng)}" euler="{vec(rng, size=40)}"><joint name="j{b}" type="{kind}"{axis}/>']
    xml.append(f'<geom type="box" size="0.1 0.05 0.07" pos="{vec(rng, size=0.05)}"/>')
    for k in range(2):
        names["site"].append(f"s{b}_{k}")
        xml.append(f'<site name="s{b}_{k}" pos="{vec(rng)}" euler="{vec(rng, size=60)}"/>')
    if rng.random() < 0.7:
        at = vec(rng)
        shape = rng.choice(["sphere", "cylinder"])
        names["geom"].append((f"g{b}", [f"in{b}", f"out{b}"]))
        xml.append(f'<geom name="g{b}" type="{shape}" size="{rng.uniform(0.05, 0.3):.3f} 0.2" pos="{at}" euler="{vec(rng, size=60)}" contype="0"/>')
        xml.append(f'<site name="in{b}" pos="{at}"/><site name="out{b}" pos="{vec(rng, size=0.6)}"/>')
    for _ in range(rng.integers(0, 3) if depth < 3 else 0):
        xml.append(body(rng, names, depth + 1))
    return "\n".join(xml) + "</body>"


def path(rng, names, wraps):
    """Sites, with a geom between some of them; now and then a pulley before the next two sites. No site comes twice in a row."""
    last = [""]

    def site():
        last.append(rng.choice([s for s in names["site"] if s != last[-1]]))
        return f'<site site="{last[-1]}"/>'

    xml = [site()]
    for _ in range(rng.integers(1, 5)):
        if wraps and names["geom"] and rng.random() < 0.6:
            geom, sides = names["geom"][rng.integers(len(names["geom"]))]
            side = f' sidesite="{rng.choice(sides)}"' if rng.random() < 0.6 else ""
            xml.append(f'<geom geom="{geom}"{side}/>')
        elif rng.random() < 0.3:
            xml.append(f'{site()}<pulley divisor="{rng.uniform(0.5, 3):.3f}"/>{site()}')
        xml.append(site())
    return "".join(xml)


def tendon(rng, names, t):
    spring = f' stiffness="{rng.uniform(0, 5):.3f}" damping="{rng.uniform(0, 0.3):.3f}"' if rng.random() < 0.7 else ""
    if rng.random() < 0.3:
        spring += f' springlength="{rng.uniform(0, 1):.3f} {rng.uniform(1, 2):.3f}"'
    armature = rng.random() < 0.3
    if armature:
        spring += f' armature="{rng.uniform(0, 0.5):.3f}"'
    if rng.random() < 0.2 and names["scalar"]:
        joints = rng.choice(names["scalar"], size=min(3, len(names["scalar"])), replace=False)
        inner = "".join(f'<joint joint="{j}" coef="{rng.normal():.3f}"/>' for j in joints)
        return f'<fixed name="t{t}"{spring}>{inner}</fixed>'
    return f'<spatial name="t{t}"{spring}>{path(rng, names, not armature)}</spatial>'


def actuator(rng, names, tendons):
    gear = f'gear="{vec(rng, 6, 2)}"'
    pick = lambda kind: rng.choice(names[kind])  # noqa: E731
    target = [f'joint="{pick("all")}"', f'jointinparent="{pick("all")}"', f'tendon="t{rng.integers(tendons)}"']
    target += [f'site="{pick("site")}"', f'site="{pick("site")}" refsite="{pick("site")}"']
    target += [f'cranksite="{pick("site")}" slidersite="{pick("site")}" cranklength="{rng.uniform(0.05, 2):.3f}"']
    return f"<general {rng.choice(target)} {gear}/>"


def model(rng):
    names = {"count": 0, "site": ["w0", "w1"], "geom": [], "scalar": [], "joint": []}
    bodies = "\n".join(body(rng, names, 0) for _ in range(rng.integers(1, 4)))
    names["all"] = names["scalar"] + names["joint"]
    n = int(rng.integers(1, 12))
    tendons = "\n".join(tendon(rng, names, t) for t in range(n))
    actuators = "\n".join(actuator(rng, names, n) for _ in range(rng.integers(1, 12)))
    jacobian = rng.choice(["auto", "dense", "sparse"])
    world = f'<site name="w0" pos="{vec(rng)}"/><site name="w1" pos="{vec(rng)}" euler="10 20 30"/>'
    return (
        f'<mujoco><option jacobian="{jacobian}"/><worldbody>{world}\n{bodies}</worldbody>\n'
        f"<tendon>{tendons}</tendon>\n<actuator>{actuators}</actuator></mujoco>"
    )


def models(seed, number):
    for k in range(number):
        yield f"random_tendons_{seed}_{k}", model(np.random.default_rng([seed, k]))
