"""Random models with every kind of constraint: contacts of all dimensions, limits, dry friction, equalities, tendons."""

import numpy as np

SHAPES = {"sphere": 1, "capsule": 2, "box": 3}  # whose contacts are exact; the others' depend on the last bit of their poses


def numbers(x):
    return " ".join(f"{v:.6g}" for v in np.atleast_1d(x))


def joint(rng, name, first):
    kind = rng.choice(["free", "hinge", "slide", "ball"] if first else ["hinge", "slide", "ball", "hinge"])
    if kind == "free":
        return f'<freejoint name="{name}"/>'
    out = f'<joint name="{name}" type="{kind}" axis="{numbers(rng.normal(size=3))}" pos="{numbers(0.05 * rng.normal(size=3))}"'
    if rng.random() < 0.4:
        limit = "0 0.4" if kind == "ball" else f"{-0.3 * rng.random():.3g} {0.3 * rng.random():.3g}"
        out += f' limited="true" range="{limit}" margin="{rng.choice([0, 0.05])}"'
    if rng.random() < 0.3:
        out += f' frictionloss="{0.2 * rng.random():.3g}"'
    if rng.random() < 0.3:
        out += f' damping="{rng.random():.3g}" armature="0.01"'
    return out + "/>"


def geom(rng):
    kind = rng.choice(list(SHAPES))
    size = numbers(rng.uniform(0.05, 0.15, SHAPES[kind]))
    friction = numbers([rng.uniform(0.2, 1.2), rng.uniform(0.001, 0.05), rng.uniform(1e-4, 1e-2)])
    return (
        f'<geom type="{kind}" size="{size}" condim="{rng.choice([1, 3, 4, 6])}" friction="{friction}" '
        f'solref="{rng.uniform(0.01, 0.05):.3g} {rng.uniform(0.5, 1.5):.3g}" margin="{rng.choice([0, 0, 0.01])}" '
        f'gap="{rng.choice([0, 0, 0.005])}" quat="{numbers(rng.normal(size=4))}"/>'
    )


def body(rng, number, depth, names):
    name = f"b{number[0]}"
    number[0] += 1
    pos = np.append(rng.uniform(-0.4, 0.4, 2), rng.uniform(0.05, 0.4)) if depth == 0 else 0.2 * rng.normal(size=3)
    out = f'<body name="{name}" pos="{numbers(pos)}" quat="{numbers(rng.normal(size=4))}">'
    kinds = [joint(rng, f"{name}j{k}", depth == 0 and k == 0) for k in range(1 if rng.random() < 0.8 else 2)]
    if any("free" in j or "ball" in j for j in kinds):
        kinds = kinds[:1]
    for j in kinds:
        out += j
        names["scalar" if "hinge" in j or "slide" in j else "other"].append(j.split('"')[1])
    out += geom(rng) + f'<site name="{name}s" pos="{numbers(0.1 * rng.normal(size=3))}"/>'
    names["body"].append(name)
    for _ in range(rng.integers(0, 3) if depth < 3 else 0):
        out += body(rng, number, depth + 1, names)
    return out + "</body>"


def equalities(rng, names):
    out = ""
    for _ in range(rng.integers(0, 3)):
        a, b = rng.choice(names["body"], 2)
        if a == b:
            continue
        kind = rng.choice(["connect", "weld", "site"])
        if kind == "connect":
            out += f'<connect body1="{a}" body2="{b}" anchor="{numbers(0.1 * rng.normal(size=3))}"/>'
        elif kind == "weld":
            out += f'<weld body1="{a}" body2="{b}" torquescale="{rng.uniform(0.5, 2):.3g}"/>'
        else:
            out += f'<{rng.choice(["connect", "weld"])} site1="{a}s" site2="{b}s"/>'
    if len(names["scalar"]) > 1 and rng.random() < 0.5:
        a, b = rng.choice(names["scalar"], 2, replace=False)
        out += f'<joint joint1="{a}" joint2="{b}" polycoef="0 {rng.normal():.3g} 0.1 0 0"/>'
    return f"<equality>{out}</equality>"


def tendons(rng, names):
    if len(names["body"]) < 2 or rng.random() < 0.5:
        return ""
    a, b = rng.choice(names["body"], 2, replace=False)
    out = f'<spatial limited="true" range="0 0.3" frictionloss="0.1"><site site="{a}s"/><site site="{b}s"/></spatial>'
    if names["scalar"]:
        out += f'<fixed limited="true" range="-0.1 0.1"><joint joint="{rng.choice(names["scalar"])}" coef="1.5"/></fixed>'
    return f"<tendon>{out}</tendon>"


def model(rng):
    names, number = {"body": [], "scalar": [], "other": []}, [0]
    world = "".join(body(rng, number, 0, names) for _ in range(rng.integers(1, 5)))
    option = (
        f'cone="{rng.choice(["pyramidal", "elliptic"])}" jacobian="{rng.choice(["dense", "sparse"])}" '
        f'impratio="{rng.choice([1, 1, 5])}" noslip_iterations="{rng.choice([0, 0, 0, 4])}" '
        f'integrator="{rng.choice(["Euler", "implicit", "implicitfast", "RK4"])}"'
    )
    flag = f'<flag island="{rng.choice(["enable", "enable", "disable"])}" warmstart="{rng.choice(["enable", "enable", "disable"])}"/>'
    return (
        f"<mujoco><option {option}>{flag}</option><worldbody><geom type='plane' size='3 3 .1' condim='3'/>{world}</worldbody>"
        f"{tendons(rng, names)}{equalities(rng, names)}</mujoco>"
    )


def models(seed, number):
    """Name and text of `number` models."""
    for k in range(number):
        yield f"random_solver_{seed}_{k}", model(np.random.default_rng([seed, k]))


def boxes(seed):
    """A scene that falls asleep: boxes and balls on a floor."""
    rng = np.random.default_rng(seed)
    bodies = "".join(
        f"<body pos='{0.3 * (k % 4):.3g} {0.01 * k:.3g} {0.2 + 0.25 * (k // 4):.3g}'><freejoint/>"
        f"<geom type='{rng.choice(['box', 'sphere'])}' size='.1 .1 .1' condim='6' friction='1 .01 .01'/></body>"
        for k in range(10)
    )
    return (
        "<mujoco><option timestep='.005'><flag sleep='enable'/></option><worldbody><geom type='plane' size='9 9 .1'/>"
        f"{bodies}</worldbody></mujoco>"
    )
