#!/usr/bin/env python3
"""The Python package beside MuJoCo's: its surface, then programs that use it.

What --only names:
  surface      every public name, enum value, constant, struct field with its type and shape, method, and function with the names of
               its arguments. User interfaces (mjui_) are counted apart.
  gymnasium    every MuJoCo environment: 1,000 random steps. MuJoCo runs first; ours gets its state after every step of the
               physics, and must have reached the same one and return the same observation and reward, within 1e-8 of the
               largest entry. Gymnasium's own checker passes, too.
  dm_control   every task of the suite: 500 steps under the same rule.
  robotics     one environment of every class of Gymnasium-Robotics: 200 steps.
  mink         inverse kinematics of an arm: 500 steps.

The surface is walked in one process that has both packages. In programs each engine has a process of its own; the package is installed
there as `mujoco` (corten.install_as_mujoco).
"""
import importlib
import inspect
import json
import os
import pathlib
import re
import subprocess
import sys

import numpy as np
import runner  # without MuJoCo: a worker decides which engine that is
from report import write_between
from runner import option

TOLERANCE = 1e-8
STEPS = {"gymnasium": 1000, "dm_control": 500, "robotics": 200, "mink": 500}
OPTIONS = [option("only", ["surface", *STEPS]), option("steps", None, "instead of 1,000 and 500", type=int), option("table"),
           option("names", None, "only these environments", nargs="*", metavar="NAME")]


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
</body><flexcomp name="f" type="grid" dim="2" count="2 2 1" spacing=".1 .1 .1" mass="1" pos="0 0 3"/></worldbody><tendon><fixed name="te"><joint joint="j2" coef="2"/></fixed></tendon>
<actuator><general name="a" joint="j2" dyntype="integrator"/></actuator><sensor><jointpos name="se" joint="j2"/></sensor>
<contact><pair name="pa" geom1="g" geom2="g2"/><exclude name="ex" body1="b" body2="p"/></contact><equality><joint name="e" joint1="j2"/></equality>
<custom><numeric name="n" data="1 2"/><text name="tx" data="abc"/><tuple name="tu"><element objtype="body" objname="b"/></tuple></custom>
<keyframe><key name="k"/></keyframe></mujoco>"""
KINDS = {"actuator": "a", "body": "b", "camera": "c", "cam": "c", "equality": "e", "eq": "e", "exclude": "ex", "geom": "g", "hfield": "h",
         "joint": "j", "jnt": "j", "key": "k", "keyframe": "k", "light": "l", "material": "m", "mat": "m", "mesh": "me", "numeric": "n",
         "pair": "pa", "sensor": "se", "site": "s", "tendon": "te", "ten": "te", "texture": "t", "tex": "t", "tuple": "tu"}
# facts of MuJoCo that are slips of its own
SLIPS = {"vis.rgba.bv": "a view without entries", "vis.rgba.bvactive": "a view without entries",
         "model.texture().adr": "the int64 of the model shown as int32", "model.tex().adr": "the same"}
# what belongs to user interfaces, or to how MuJoCo's package is made
INTERFACE = re.compile(r"mjui|glfw")
INTERNAL = {"Any", "IO", "Union", "Sequence", "TypeAlias", "ctypes", "os", "platform", "subprocess", "warnings", "zipfile", "proc_translated",
            "is_rosetta"}


def shape_of(value):
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{list(value.shape)}"
    if hasattr(type(value), "__members__"):
        return type(value).__name__
    return "int" if isinstance(value, (int, np.integer)) else type(value).__name__ if isinstance(value, (float, str, bytes)) else "object"


def value_of(o, name):
    """None: it may only be set."""
    try:
        return getattr(o, name)
    except (AttributeError, ValueError):
        return None


def fields_of(label, o, vectors=False):
    """Fields of one struct. Vectors of a spec, which have types of their own there, count by their length."""
    facts = {}
    for k in dir(type(o)):
        if not k.startswith("_"):
            v = value_of(o, k)
            if callable(v) and not hasattr(v, "shape"):
                continue
            loose = vectors and not isinstance(v, str) and hasattr(v, "__len__")
            facts[f"{label}.{k}"] = f"[{len(v)}]" if loose else shape_of(v)
    return facts


def spec_facts(mujoco):
    """Fields of a spec and of one element of every kind, and what a new element of it has by default."""
    s = mujoco.MjSpec()
    b = s.worldbody.add_body(name="b")
    made = [("spec", s), ("body", b), ("frame", b.add_frame()), ("default", s.default)]
    made += [(k, getattr(b, f"add_{k}")()) for k in ("geom", "joint", "site", "camera", "light")]
    made += [(k, getattr(s, f"add_{k}")()) for k in (
        "actuator", "equality", "exclude", "flex", "hfield", "key", "material", "mesh", "numeric", "pair", "plugin", "sensor", "skin",
        "tendon", "text", "texture", "tuple")]
    made += [("option", s.option), ("compiler", s.compiler), ("visual", s.visual), ("stat", s.stat)]
    facts = {}
    for label, o in made:
        facts.update(fields_of(f"spec.{label}", o, True))
        for k in dir(type(o)):
            v = None if k.startswith("_") else value_of(o, k)
            if isinstance(v, (bool, int, float, str, np.ndarray)) and k not in ("_address", "id", "modelname", "signature"):
                facts[f"spec.{label}.{k}="] = [repr(float(x)) for x in np.ravel(v)] if not isinstance(v, str) else v
    return facts


def view_facts(mujoco, m, d):
    """Fields of everything that belongs to a scene, filled from a model."""
    scene, camera = mujoco.MjvScene(m, 20), mujoco.MjvCamera()
    mujoco.mjv_defaultFreeCamera(m, camera)
    mujoco.mjv_updateScene(m, d, mujoco.MjvOption(), mujoco.MjvPerturb(), camera, int(mujoco.mjtCatBit.mjCAT_ALL), scene)
    facts = {}
    for label, o in (("scene", scene), ("camera", camera), ("option", mujoco.MjvOption()), ("perturb", mujoco.MjvPerturb()),
                     ("geom", scene.geoms[0]), ("light", scene.lights[0]), ("glcamera", scene.camera[0]), ("figure", mujoco.MjvFigure()),
                     ("lropt", mujoco.MjLROpt()), ("timer", d.timer[0]), ("warning", d.warning[0]), ("solver", d.solver[0]), ("vis", m.vis),
                     *((f"vis.{n}", getattr(m.vis, n)) for n in ("global_", "headlight", "map", "quality", "rgba", "scale"))):
        facts.update(fields_of(label, o))
    return facts


def arguments(function):
    if getattr(function, "__text_signature__", None) or inspect.isfunction(function):
        return [("**" if p.kind == p.VAR_KEYWORD else "") + n for n, p in inspect.signature(function).parameters.items() if n[0] != "_"]
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


def method(value):
    """The arguments of a method without the object itself, `member` for anything else."""
    if not callable(value) or isinstance(value, type):
        return "member"
    try:
        names = arguments(value)
    except ValueError:
        return "member"
    return names if names is None else [n for n in names if n not in ("self", "model", "data", "arg0", "arg1", "arg2")]


def describe(mujoco):
    """name -> what it is, of everything public."""
    m = mujoco.MjModel.from_xml_string(SCENE)
    d = mujoco.MjData(m)
    mujoco.mj_step(m, d)
    facts = {}
    for module in (importlib.import_module(f"{mujoco.__name__}.{n}") for n in ("rollout", "minimize")):
        own = {n: v for n, v in vars(module).items() if n[0] != "_" and getattr(v, "__module__", None) == module.__name__}
        for n, v in own.items():
            facts.update({f"{module.__name__[7:]}.{n}.{k}": int(x.value) for k, x in v.__members__.items()} if hasattr(v, "__members__")
                         else {f"{module.__name__[7:]}.{n}": method(v) if inspect.isfunction(v) else "name"})
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
            facts.update({f"{name}.{k}": method(getattr(value, k)) for k in dir(value) if not k.startswith("_")})
        else:
            facts[name] = "name"
    for label, o in (("model", m), ("data", d), ("opt", m.opt), ("stat", m.stat), ("contact", d.contact[0])):
        facts.update(fields_of(label, o))
    facts.update({f"contacts.{k}": shape_of(getattr(d.contact, k)) for k in dir(type(d.contact[0])) if not k.startswith("_")})
    facts.update(view_facts(mujoco, m, d))
    facts.update(spec_facts(mujoco))
    for label, o in (("model", m), ("data", d)):
        for kind, name in KINDS.items():
            if hasattr(o, kind):
                view = getattr(o, kind)(name)
                facts.update({f"{label}.{kind}().{k}": shape_of(getattr(view, k)) for k in dir(view) if not k.startswith("_")})
    return facts


GROUPS = (("functions", r"mj[uvdr]?_"), ("enums", r"mjt"), ("constants", r"mj[A-Z]"), ("members and methods of classes", r"Mj|GL|Renderer"),
          ("`rollout` and `minimize`", r"rollout|minimize"), ("elements of a spec: fields and defaults", r"spec\."),
          ("named access", r"\w+\.\w+\(\)"), ("fields of structs", r"\w+\."), ("other names", r""))


def surface(package, report, rows):
    """Both packages in this process, side by side."""
    sys.path.insert(0, package)
    import corten
    import mujoco
    theirs, ours = describe(mujoco), describe(corten)
    missing = object()
    counts = {"same": 0, "different": 0, "missing": 0, "interface": 0}
    groups = {title: [0, 0, 0] for title, _ in GROUPS}
    for name, fact in theirs.items():
        mine = ours.get(name, missing)
        names = isinstance(fact, list) and isinstance(mine, list) and "." in name  # of a method: those given by name work here
        same = mine is not missing and (fact is None or mine == fact or fact in ("member", "name") or name in SLIPS
                                        or names and set(fact) <= set(mine) or names and fact == ["**kwargs"])
        what = "same" if same else "interface" if INTERFACE.search(name) else "missing" if mine is missing else "different"
        counts[what] += 1
        group = groups[next(title for title, pattern in GROUPS if re.match(pattern, name))]
        group[0 if what == "same" else 1 if what == "interface" else 2] += 1
        if what != "interface":
            wrong = {"missing": ["missing"], "different": [f"{fact} there, {mine} here"]}
            report.check(name, "in the package", wrong.get(what, []))
    rows += ["| names of MuJoCo's package | the same | user interfaces, not here | missing or different |", "|---|---|---|---|",
             *(f"| {title} | {g[0]} | {g[1]} | {g[2]} |" for title, g in groups.items()), ""]
    print(f"surface: {len(theirs)} facts, {counts['same']} the same, {counts['different']} different, {counts['missing']} missing, "
          f"{counts['interface']} of user interfaces not here")


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


class Robotics(Gym):
    """One environment of Gymnasium-Robotics."""

    def __init__(self, name):
        register_robotics()
        super().__init__(name)


class Ik:
    """An arm that follows a moving target with mink: tasks for a frame, a posture and the centre of mass, limits of joints, speeds
    and distances. The integration is mink's own, so there is no step of the physics."""

    XML = """<mujoco><worldbody><geom name="floor" type="plane" size="2 2 .1"/>
    <body name="b1" pos="0 0 .2"><joint name="j1" axis="0 0 1" range="-170 170"/><geom type="capsule" fromto="0 0 0 0 0 .2" size=".05"/>
    <body name="b2" pos="0 0 .25"><joint name="j2" axis="0 1 0" range="-110 110"/><geom type="capsule" fromto="0 0 0 .3 0 0" size=".04"/>
    <body name="b3" pos=".35 0 0"><joint name="j3" axis="0 1 0" range="-150 150"/><geom type="capsule" fromto="0 0 0 .3 0 0" size=".03"/>
    <body name="b4" pos=".35 0 0"><joint name="j4" axis="1 0 0" range="-170 170"/><joint name="j5" axis="0 1 0" range="-120 120"/>
    <joint name="j6" axis="0 0 1" range="-120 120"/><geom name="hand" type="box" size=".05 .03 .02"/><site name="tip" pos=".08 0 0"/>
    </body></body></body></body></worldbody><keyframe><key name="home" qpos="0 -.5 1 0 .5 0"/></keyframe></mujoco>"""

    def __init__(self, name):
        import mink
        import mujoco
        self.mink, self.mujoco, self.solver = mink, mujoco, name

    def reset(self, seed):
        mink = self.mink
        self.model = self.mujoco.MjModel.from_xml_string(self.XML)
        self.configuration = mink.Configuration(self.model)
        self.configuration.update_from_keyframe("home")
        self.hand = mink.FrameTask("tip", "site", position_cost=1.0, orientation_cost=.2, lm_damping=1e-3)
        posture, com = mink.PostureTask(self.model, cost=1e-2), mink.ComTask(cost=1e-2)
        posture.set_target_from_configuration(self.configuration)
        com.set_target_from_configuration(self.configuration)
        self.tasks = [self.hand, posture, com]
        self.limits = [mink.ConfigurationLimit(self.model), mink.VelocityLimit(self.model, {f"j{k}": 2.0 for k in range(1, 7)}),
                       mink.CollisionAvoidanceLimit(self.model, [(["hand"], ["floor"])])]
        self.count = 0
        return flat(self.configuration.q)

    def action(self, rng):
        return rng.uniform(-.02, .02, 3)

    def step(self, action):
        self.count += 1
        a = .02 * self.count
        target = np.array([.5 + .1 * np.cos(a), .2 * np.sin(a), .3 + .3 * np.sin(2 * a)]) + action
        self.hand.set_target(self.mink.SE3.from_rotation_and_translation(self.mink.SO3.from_z_radians(a), target))
        speed = self.mink.solve_ik(self.configuration, self.tasks, .02, self.solver, limits=self.limits)
        self.configuration.integrate_inplace(speed, .02)
        pose = self.configuration.get_transform_frame_to_world("tip", "site")
        return np.concatenate([self.configuration.q, speed, pose.wxyz_xyz]), False


class Suite:
    """One task of dm_control."""

    def __init__(self, name):
        from dm_control import mujoco as control
        from dm_control import suite
        import mujoco
        self.mujoco = mujoco
        # quadruped/escape tells the graphics of its new terrain; neither engine has any here
        control.Physics.contexts = property(lambda self: None)
        domain, task = name.split("/")
        self.make = lambda seed: suite.load(domain, task, task_kwargs={"random": seed})
        self.pair = lambda: (self.env.physics.model.ptr, self.env.physics.data.ptr)

    def reset(self, seed):
        self.env = self.make(seed)
        return flat(self.env.reset().observation)

    def action(self, rng):
        spec = self.env.action_spec()
        return rng.uniform(np.where(spec.minimum < -1e6, -1, spec.minimum), np.where(spec.maximum > 1e6, 1, spec.maximum))

    def step(self, action):
        step = self.env.step(action)
        return np.append(flat(step.observation), step.reward or 0.0), step.last()


class Record:
    """Stands between a program and mj_step: keeps the state after every step of the physics."""

    def __init__(self, mujoco, old=None):
        self.states, self.errors = [], []
        for name in ("mj_step", "mj_step2"):
            setattr(mujoco, name, self.wrap(mujoco, getattr(mujoco, name), old))

    def wrap(self, mujoco, step, old):
        sig = int(mujoco.mjtState.mjSTATE_INTEGRATION)

        def stepped(m, d, nstep=1):
            for _ in range(nstep):
                step(m, d)
                state = full_state(mujoco, m, d)
                if old is not None:
                    theirs = old[len(self.states)]
                    self.errors.append(distance(theirs, state))
                    mujoco.mj_setState(m, d, theirs, sig)
                self.states.append(state)
        return stepped


def play(kind, name, steps, path, how):
    """MuJoCo (how: record) writes states, actions and results; ours follows it and writes its own results."""
    import mujoco
    old = np.load(path) if how != "record" else None
    record = Record(mujoco, None if old is None else old["states"])
    game = {"gymnasium": Gym, "dm_control": Suite, "robotics": Robotics, "mink": Ik}[kind](name)
    rng, seed = np.random.default_rng(1), 0
    actions, results, resets, ends = [], [], [game.reset(seed)], []
    for i in range(steps):
        actions.append(game.action(rng) if old is None else old["actions"][i])
        result, done = game.step(actions[-1])
        results.append(result)
        ends.append(done)
        if done if old is None else bool(old["ends"][i]):
            seed += 1
            resets.append(game.reset(seed))
    np.savez(path + ("" if old is None else ".ours.npz"), states=record.states, errors=record.errors, actions=actions, results=results,
             resets=resets, ends=ends)


def check_gym(name):
    """Gymnasium's own checker of environments, warnings allowed as with MuJoCo."""
    import gymnasium
    from gymnasium.utils.env_checker import check_env
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped, skip_render_check=True)


def register_robotics():
    import gymnasium
    import gymnasium_robotics
    gymnasium.register_envs(gymnasium_robotics)


def names_of(kind):
    if kind == "mink":
        return ["daqp"]
    if kind == "robotics":  # the first of every class; those of mujoco_py belong to another engine
        import gymnasium
        register_robotics()
        first = {}
        for name, spec in sorted(gymnasium.envs.registry.items()):
            entry = str(spec.entry_point)
            if entry.startswith("gymnasium_robotics") and "MujocoPy" not in entry and ".envs.mujoco." not in entry:
                first.setdefault(entry, name)
        return sorted(first.values())
    if kind == "dm_control":
        from dm_control import suite
        return [f"{d}/{t}" for d, t in suite.ALL_TASKS]
    import gymnasium
    return sorted(n for n, s in gymnasium.envs.registry.items() if "mujoco" in str(s.entry_point) and n[-2:] in ("v4", "v5"))


def distance(a, b):
    """The largest difference, over the largest entry."""
    return np.abs(a - b).max(initial=0) / max(1.0, np.abs(a).max(initial=0))


def last_line(done):
    return (done.stderr.strip().splitlines() or [""])[-1]


def compare(session, kind, name, steps, rows):
    path, report = str(pathlib.Path(session.folder) / "run.npz"), session.report
    done = start(session, ["play", kind, name, str(steps), path, "record"], False)
    if done.returncode:
        print(f"{kind} {name}: left out, MuJoCo fails: {last_line(done)}", flush=True)
        rows.append(f"| {kind} | {name} | left out: it does not run with MuJoCo 3.5.0, either | | |")
        return
    done = start(session, ["play", kind, name, str(steps), path, "ours"], True)
    if done.returncode:
        report.check(f"{kind} {name}", "runs", [last_line(done)])
        return
    a, b = np.load(path), np.load(path + ".ours.npz")
    seen = np.max([distance(x, y) for k in ("resets", "results") for x, y in zip(a[k], b[k])])
    inside = b["errors"].max(initial=0)
    same = len(a["states"]) == len(b["states"]) and (a["ends"] == b["ends"]).all()
    good = same and seen <= TOLERANCE and inside <= TOLERANCE
    text = (f"{kind} {name}: {steps} steps, {len(a['resets'])} starts, {len(a['states'])} steps of the physics; "
            f"observations and rewards {seen:.1e}, states {inside:.1e}" + ("" if same else ", episodes or steps differ"))
    report.check(f"{kind} {name}", "steps", [] if good else [text])
    rows.append(f"| {kind} | {name} | {steps} ({len(a['states'])}) | {seen:.1e} | {inside:.1e} |")
    print(text, flush=True)
    if kind == "gymnasium":
        done = start(session, ["check", name], True)
        report.check(name, "Gymnasium's checker", [last_line(done)] if done.returncode else [])


def worker(arguments):
    package, what, *rest = arguments
    use(package if package != "-" else "")
    import mujoco
    assert hasattr(mujoco, "__corten_version__") == (package != "-")
    if what == "check":
        check_gym(rest[0])
    elif what == "names":
        print(json.dumps(names_of(rest[0])))
    else:
        kind, name, steps, path, how = rest
        play(kind, name, int(steps), path, how)


def start(session, what, ours):
    """A process of its own for an engine."""
    package = session.options.package if ours else "-"
    return subprocess.run([sys.executable, __file__, "--worker", package, *what], text=True, capture_output=True, check=False)


def list_names(session, kind):
    done = start(session, ["names", kind], False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return json.loads(done.stdout.splitlines()[-1])


def run(session):
    options, rows = session.options, []
    if "surface" in options.only:
        surface(options.package, session.report, rows)
    rows += ["| package | environment | steps (of the physics) | observations and rewards | states |", "|---|---|---|---|---|"]
    for kind, steps in STEPS.items():
        if kind in options.only:
            for name in options.names or list_names(session, kind):
                compare(session, kind, name, options.steps or steps, rows)
    if options.table:
        write_between(options.table, "python", "\n".join(rows) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        worker(sys.argv[2:])
    else:
        sys.exit(runner.main("python"))
