#!/usr/bin/env python3
"""The Python package beside the oracle's: its surface, then programs that use it.

  live_python.py --package DIR [--only PART ...] [--steps N] [--table FILE]

Parts:
  surface      every public name, enum value, constant, struct field with its type and shape, method, and function with the names of
               its arguments. Drawing (mjr_, mjui_, Renderer, GLContext) is counted apart.
  gymnasium    every MuJoCo environment: 1,000 random steps. The oracle runs first; ours gets its state before each step and
               must return the same observation and reward within 1e-8 (of the largest entry).
  dm_control   every task of the suite: 500 steps under the same rule.

A step that differs by more counts as explained if MuJoCo, from states 1e-15 away, differs from itself by a tenth of that (8 tries);
the report counts such steps.

Each engine runs in a process of its own; the package is installed there as `mujoco` (corten.install_as_mujoco).
"""
import argparse
import inspect
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

TOLERANCE = 1e-8


def use(package):
    """Which engine `import mujoco` gives in this process."""
    if package:
        sys.path.insert(0, package)
        import corten
        corten.install_as_mujoco()
    os.environ["MUJOCO_GL"] = "disable"
    import warnings
    warnings.filterwarnings("ignore")


#---------------------------------- surface --------------------------------------------------------

SCENE = """<mujoco><option><flag energy="enable"/></option><asset><texture name="t" type="2d" builtin="flat" width="4" height="4"/>
<material name="m" texture="t"/><hfield name="h" nrow="3" ncol="3" size="1 1 1 1"/><mesh name="me" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/></asset>
<worldbody><geom name="floor" type="plane" size="2 2 .1" material="m"/><camera name="c" pos="0 0 3"/><light name="l" pos="0 0 3"/>
<geom type="hfield" hfield="h" pos="5 0 0"/><body name="b" pos="0 0 .09"><freejoint name="j"/><geom name="g" size=".1"/><site name="s"/></body>
<body name="mo" mocap="true"/><body name="p" pos="1 0 1"><joint name="j2" axis="0 1 0" range="-1 1" limited="true"/><geom name="g2" type="mesh" mesh="me"/>
</body></worldbody><tendon><fixed name="te"><joint joint="j2" coef="2"/></fixed></tendon>
<actuator><general name="a" joint="j2" dyntype="integrator"/></actuator><sensor><jointpos name="se" joint="j2"/></sensor>
<contact><pair name="pa" geom1="g" geom2="g2"/><exclude name="ex" body1="b" body2="p"/></contact><equality><joint name="e" joint1="j2"/></equality>
<custom><numeric name="n" data="1 2"/><text name="tx" data="abc"/><tuple name="tu"><element objtype="body" objname="b"/></tuple></custom>
<keyframe><key name="k"/></keyframe></mujoco>"""
KINDS = {"actuator": "a", "body": "b", "camera": "c", "cam": "c", "equality": "e", "eq": "e", "exclude": "ex", "geom": "g", "hfield": "h",
         "joint": "j", "jnt": "j", "key": "k", "keyframe": "k", "light": "l", "material": "m", "mat": "m", "mesh": "me", "numeric": "n",
         "pair": "pa", "sensor": "se", "site": "s", "tendon": "te", "ten": "te", "texture": "t", "tex": "t", "tuple": "tu"}
# what belongs to drawing, or to how the oracle's package is made
DRAWING = re.compile(r"mjr_|mjui_|Renderer|GLContext|MjrContext|renderer$|gl_context$|glfw|mjui")
INTERNAL = {"Any", "IO", "Union", "Sequence", "TypeAlias", "ctypes", "os", "platform", "subprocess", "warnings", "zipfile", "proc_translated",
            "is_rosetta"}


def shape_of(value):
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{list(value.shape)}"
    return "int" if isinstance(value, (int, np.integer)) else type(value).__name__ if isinstance(value, (float, str, bytes)) else "object"


def arguments(function):
    if getattr(function, "__text_signature__", None) or inspect.isfunction(function):
        return [n for n in inspect.signature(function).parameters if not n.startswith("_")]
    text = (function.__doc__ or "").split("\n")[0]
    if "*args" in text:
        return None
    inside = text[text.index("(") + 1:text.rindex(")")] if "(" in text else ""
    depth, names, word = 0, [], ""
    for c in inside + ",":
        depth += c in "(["
        depth -= c in ")]"
        if c == "," and depth == 0:
            names.append(re.split(r"[:=]", word)[0].strip())
            word = ""
        else:
            word += c
    return [n for n in names if n]


def describe():
    """name -> what it is, of everything public."""
    import mujoco
    m = mujoco.MjModel.from_xml_string(SCENE)
    d = mujoco.MjData(m)
    mujoco.mj_step(m, d)
    facts = {}
    for name in dir(mujoco):
        if name.startswith("_") or name in INTERNAL:
            continue
        value = getattr(mujoco, name)
        if hasattr(value, "__members__"):
            facts.update({f"{name}.{k}": int(v.value) for k, v in value.__members__.items()})
        elif isinstance(value, (int, float, tuple)):
            facts[name] = json.loads(json.dumps(value))
        elif name.startswith(("mj_", "mju_", "mjd_", "mjv_")):
            facts[name] = arguments(value)
        elif isinstance(value, type):
            facts.update({f"{name}.{k}": "member" for k in dir(value) if not k.startswith("_")})
        else:
            facts[name] = "name"
    for label, o in (("model", m), ("data", d), ("opt", m.opt), ("stat", m.stat), ("contact", d.contact[0]), ("contacts", d.contact)):
        for k in dir(type(o)) if label != "contacts" else dir(type(d.contact[0])):
            if not k.startswith("_") and not callable(getattr(o, k)):
                facts[f"{label}.{k}"] = shape_of(getattr(o, k))
    for label, o in (("model", m), ("data", d)):
        for kind, name in KINDS.items():
            if hasattr(o, kind):
                view = getattr(o, kind)(name)
                facts.update({f"{label}.{kind}().{k}": shape_of(getattr(view, k)) for k in dir(view) if not k.startswith("_")})
    return facts


def surface(run, report):
    oracle, ours = run("describe"), run("describe", ours=True)
    missing = object()
    counts = {"same": 0, "different": 0, "missing": 0, "drawing": 0}
    for name, fact in oracle.items():
        mine = ours.get(name, missing)
        same = mine is not missing and (fact is None or mine == fact or fact in ("member", "name"))
        what = "same" if same else "drawing" if DRAWING.search(name) else "missing" if mine is missing else "different"
        counts[what] += 1
        if what in ("missing", "different"):
            report(False, f"{name}: {what}" + (f", {fact} there, {mine} here" if what == "different" else ""))
    for _ in range(counts["same"]):
        report(True)
    print(f"surface: {len(oracle)} facts, {counts['same']} the same, {counts['different']} different, {counts['missing']} missing, "
          f"{counts['drawing']} of drawing not here")


#---------------------------------- environments ---------------------------------------------------

def flat(value):
    if isinstance(value, dict):
        return np.concatenate([flat(value[k]) for k in value] or [np.zeros(0)])
    return np.asarray(value, dtype=float).reshape(-1)


def full_state(mujoco, m, d):
    sig = int(mujoco.mjtState.mjSTATE_INTEGRATION)
    state = np.zeros(mujoco.mj_stateSize(m, sig))
    mujoco.mj_getState(m, d, state, sig)
    return state


class Gym:
    """One environment of Gymnasium."""

    def __init__(self, name):
        import gymnasium
        import mujoco
        self.mujoco = mujoco
        self.env = gymnasium.make(name, disable_env_checker=True).unwrapped
        self.pair = lambda: (self.env.model, self.env.data)

    def reset(self, seed):
        return flat(self.env.reset(seed=seed)[0])

    def action(self, rng):
        space = self.env.action_space
        return rng.uniform(space.low, space.high)

    def step(self, action):
        observation, reward, terminated, _, _ = self.env.step(action)
        return np.append(flat(observation), reward), bool(terminated)


class Suite:
    """One task of dm_control."""

    def __init__(self, name):
        from dm_control import suite
        import mujoco
        self.mujoco = mujoco
        domain, task = name.split("/")
        self.make = lambda seed: suite.load(domain, task, task_kwargs={"random": seed})
        self.pair = lambda: (self.env.physics.model.ptr, self.env.physics.data.ptr)

    def reset(self, seed):
        self.env = self.make(seed)
        return flat(self.env.reset().observation)

    def action(self, rng):
        spec = self.env.action_spec()
        return rng.uniform(spec.minimum, spec.maximum)

    def step(self, action):
        step = self.env.step(action)
        return np.append(flat(step.observation), step.reward or 0.0), step.last()


def play(kind, name, steps, path, how):
    """The oracle (how: record) writes states, actions and results. Ours starts every step from the oracle's state and writes its
    results; so does the oracle's own twin number N, from a state 1e-15 away."""
    replay = how != "record"
    game = {"gymnasium": Gym, "dm_control": Suite}[kind](name)
    rng, seed = np.random.default_rng(int(how[4:]) + 2 if how.startswith("twin") else 1), 0
    old = np.load(path) if replay else None
    first = game.reset(seed)
    states, actions, results, resets = [], [], [], [first]
    for i in range(steps):
        m, d = game.pair()
        if replay:
            noise = 1 + 1e-15 * rng.standard_normal(old["states"][i].size) if how.startswith("twin") else 1.0
            game.mujoco.mj_setState(m, d, old["states"][i] * noise, int(game.mujoco.mjtState.mjSTATE_INTEGRATION))
        states.append(full_state(game.mujoco, m, d))
        actions.append(old["actions"][i] if replay else game.action(rng))
        result, done = game.step(actions[-1])
        results.append(result)
        if bool(old["done"][i]) if replay else done:
            seed += 1
            resets.append(game.reset(seed))
        if not replay:
            DONE.append(done)
    np.savez(path + (f".{how}.npz" if replay else ""), states=states, actions=actions, results=results, resets=resets, done=DONE)


DONE = []


def names_of(kind):
    if kind == "dm_control":
        from dm_control import suite
        return [f"{d}/{t}" for d, t in suite.ALL_TASKS]
    import gymnasium
    return sorted(n for n, s in gymnasium.envs.registry.items() if "mujoco" in str(s.entry_point) and n[-2:] in ("v4", "v5") and n != "Pusher-v4")


def differences(a, b):
    """Of each start and step: the largest difference, over the largest entry."""
    pairs = [*zip(a["resets"], b["resets"]), *zip(a["results"], b["results"])]
    return np.array([np.abs(x - y).max(initial=0) / max(1.0, np.abs(x).max(initial=0)) for x, y in pairs])


def explained(a, errors, twins):
    """Steps beyond the tolerance at which MuJoCo differs from itself as much."""
    spread = np.max([differences(a, np.load(t)) for t in twins], axis=0)
    return (errors > TOLERANCE) & (10 * spread >= errors)


def compare(kind, name, steps, child, report):
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder) / "run.npz")
        for how in ("record", "ours"):
            done = child(["play", kind, name, str(steps), path, how], how == "ours")
            if done.returncode:
                text = (done.stderr.strip().splitlines() or [""])[-1]
                if how == "record":
                    print(f"{kind} {name}: left out, the oracle fails: {text}", flush=True)
                else:
                    report(False, f"{kind} {name}: {text}")
                return
        a, b = np.load(path), np.load(path + ".ours.npz")
        errors = differences(a, b)
        bad, excused = errors > TOLERANCE, np.zeros(errors.size, dtype=bool)
        if bad.any():
            for k in range(8):
                child(["play", kind, name, str(steps), path, f"twin{k}"], False)
            excused = explained(a, errors, [f"{path}.twin{k}.npz" for k in range(8)])
        left = errors[~excused].max(initial=0)
        report(left <= TOLERANCE, f"{kind} {name}: {left:.1e}")
        print(f"{kind} {name}: {steps} steps, {len(a['resets'])} starts, worst {left:.1e}"
              + (f", {excused.sum()} steps explained (up to {errors[excused].max():.1e})" if excused.any() else ""), flush=True)


def worker(arguments):
    package, what, *rest = arguments
    use(package if package != "-" else "")
    if what == "describe":
        print(json.dumps(describe()))
    elif what == "names":
        print(json.dumps(names_of(rest[0])))
    else:
        kind, name, steps, path, how = rest
        play(kind, name, int(steps), path, how)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", required=True, help="folder that holds the package corten")
    parser.add_argument("--only", nargs="*", default=["surface", "gymnasium", "dm_control"])
    parser.add_argument("--steps", type=int, help="instead of 1,000 and 500")
    parser.add_argument("--names", nargs="*", help="only these environments")
    args = parser.parse_args()
    counts = [0, 0]

    def report(good, text=""):
        counts[not good] += 1
        if not good:
            print("FAILED", text, flush=True)

    def child(what, ours):
        package = os.path.abspath(args.package) if ours else "-"
        return subprocess.run([sys.executable, __file__, "--worker", package, *what], text=True, capture_output=True)

    def run(*what, ours=False):
        done = child(list(what), ours)
        if done.returncode:
            raise SystemExit(done.stderr)
        return json.loads(done.stdout.splitlines()[-1])

    if "surface" in args.only:
        surface(run, report)
    for kind, steps in (("gymnasium", 1000), ("dm_control", 500)):
        if kind in args.only:
            for name in args.names or run("names", kind):
                compare(kind, name, args.steps or steps, child, report)
    print(f"{counts[0]} passed, {counts[1]} failed")
    return 1 if counts[1] or not counts[0] else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        worker(sys.argv[2:])
    else:
        sys.exit(main())
