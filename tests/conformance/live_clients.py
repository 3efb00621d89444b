#!/usr/bin/env python3
"""Programs of others that draw: each runs unmodified with MuJoCo 3.5.0, which draws with OpenGL on Mesa, and with Corten in its place, which needs no
OpenGL. The pictures are compared as in the part `image`.

  gymnasium    every MuJoCo task with render_mode="rgb_array", and "depth_array" for some
  dm_control   physics.render of every task of the suite: colours, depths, segmentation; arenas of locomotion
  robotics     tasks of Gymnasium-Robotics with render_mode="rgb_array"
  robosuite    offscreen cameras, if the package is installed
  tutorial     the cells of MuJoCo's tutorials that draw, as functions
Each engine has a process of its own per package. The state is that of the reset and a few steps with random actions.
"""

import json
import os
import subprocess
import sys
import traceback

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
STEPS = 5
LIMIT = 0.90  # structural similarity of each picture


def use(package):
    """Which engine `import mujoco` gives in this process."""
    if package != "-":
        sys.path.insert(0, package)
        import corten
        corten.install_as_mujoco()
    os.environ["MUJOCO_GL"] = "osmesa"  # Corten ignores it
    import warnings
    warnings.filterwarnings("ignore")


# Clients -----------------------------------------------------------------------------------------------------------------
def play_gym(name, mode):
    """Pictures of a task of Gymnasium after some steps."""
    import gymnasium
    env = gymnasium.make(name, render_mode=mode, disable_env_checker=True)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        env.step(rng.uniform(env.action_space.low, env.action_space.high).astype(env.action_space.dtype))
    picture = env.render()
    env.close()
    return {mode.removesuffix("_array"): picture}


def gymnasium_cases():
    import gymnasium
    names = sorted(n for n, s in gymnasium.registry.items() if "mujoco" in str(s.entry_point) and n[-2:] in ("v4", "v5"))
    cases = {n: lambda n=n: play_gym(n, "rgb_array") for n in names}
    return cases | {f"{n} depth": lambda n=n: play_gym(n, "depth_array") for n in names[:3]}


def robotics_cases():
    import gymnasium
    import gymnasium_robotics
    gymnasium.register_envs(gymnasium_robotics)
    wanted = ("FetchReach-v4", "FetchPickAndPlace-v4", "FetchPush-v4", "FetchSlide-v4", "HandReach-v3", "HandManipulateBlock-v1", "HandManipulatePen-v1",
              "AdroitHandDoor-v1", "AdroitHandHammer-v1", "AdroitHandPen-v1", "AdroitHandRelocate-v1", "FrankaKitchen-v1", "PointMaze_UMaze-v3", "AntMaze_UMaze-v5")
    return {n: lambda n=n: play_gym(n, "rgb_array") for n in wanted if n in gymnasium.registry}


def draw_physics(physics):
    """What dm_control draws of a physics."""
    return {"rgb": physics.render(120, 160), "depth": physics.render(120, 160, depth=True),
            "segmentation": physics.render(120, 160, segmentation=True)}


def play_suite(domain, task):
    from dm_control import suite
    env = suite.load(domain, task, task_kwargs={"random": 1})
    env.reset()
    rng, spec = np.random.default_rng(1), env.action_spec()
    for _ in range(STEPS):
        env.step(rng.uniform(spec.minimum, spec.maximum))
    return draw_physics(env.physics)


MAZE = "*******\n*P    *\n* *** *\n*   * *\n*** G *\n*     *\n*******\n"


def play_arena(name):
    """An arena of locomotion with the walker of dm_control."""
    import labmaze
    from dm_control import composer
    from dm_control.locomotion.arenas import bowl, corridors, floors, mazes
    from dm_control.locomotion.tasks import escape, go_to_target
    from dm_control.locomotion.walkers import cmu_humanoid
    arena = {"floor": floors.Floor, "bowl": bowl.Bowl, "corridor": corridors.EmptyCorridor, "walls": corridors.WallsCorridor,
             "maze": lambda: mazes.MazeWithTargets(maze=labmaze.FixedMazeWithRandomGoals(entity_layer=MAZE), xy_scale=3)}[name]()
    make = {"floor": go_to_target.GoToTarget, "bowl": escape.Escape}.get(name)
    task = make(walker=cmu_humanoid.CMUHumanoid(), arena=arena) if make else composer.NullTask(arena)
    env = composer.Environment(task, random_state=np.random.RandomState(1), strip_singleton_obs_buffer_dim=True)
    env.reset()
    return draw_physics(env.physics)


def dm_control_cases():
    from dm_control import suite
    cases = {f"{d}-{t}": lambda d=d, t=t: play_suite(d, t) for d, t in suite.ALL_TASKS}
    return cases | {f"arena {n}": lambda n=n: play_arena(n) for n in ("floor", "bowl", "corridor", "walls", "maze")}


def play_robosuite(name):
    import robosuite
    env = robosuite.make(name, robots="Panda", has_renderer=False, has_offscreen_renderer=True, use_camera_obs=True, camera_names="frontview",
                         camera_heights=120, camera_widths=160, seed=1)
    return {"rgb": env.reset()["frontview_image"][::-1]}


def robosuite_cases():
    return {n: lambda n=n: play_robosuite(n) for n in ("Lift", "Stack", "Door", "NutAssembly", "PickPlace", "Wipe")}


# Cells of the tutorials --------------------------------------------------------------------------------------------------
TIPPE_TOP = """<mujoco model="tippe top"><option integrator="RK4"/>
  <asset><texture name="grid" type="2d" builtin="checker" rgb1=".1 .2 .3" rgb2=".2 .3 .4" width="300" height="300"/>
  <material name="grid" texture="grid" texrepeat="8 8" reflectance=".2"/></asset>
  <worldbody><geom size=".2 .2 .01" type="plane" material="grid"/><light pos="0 0 .6"/><camera name="closeup" pos="0 -.1 .07" xyaxes="1 0 0 0 1 2"/>
  <body name="top" pos="0 0 .02"><freejoint/><geom name="ball" type="sphere" size=".02"/>
  <geom name="stem" type="cylinder" pos="0 0 .02" size="0.004 .008"/><geom name="ballast" type="box" size=".023 .023 0.005" pos="0 0 -.015" contype="0" conaffinity="0" group="3"/>
  </body></worldbody><keyframe><key name="spinning" qpos="0 0 0.02 1 0 0 0" qvel="0 0 0 0 1 200"/></keyframe></mujoco>"""


def cell_picture():
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    with mujoco.Renderer(model) as renderer:
        renderer.update_scene(data, camera="closeup")
        return {"rgb": renderer.render()}


def cell_video():
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data = mujoco.MjData(model)
    frames = []
    mujoco.mj_resetDataKeyframe(model, data, 0)
    with mujoco.Renderer(model) as renderer:
        while data.time < 0.5:
            mujoco.mj_step(model, data)
            if len(frames) < data.time * 20:
                renderer.update_scene(data, "closeup")
                frames.append(renderer.render())
    return {"rgb": frames[-1]}


def cell_options():
    """Joints and transparency, contact points and forces, frames."""
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data = mujoco.MjData(model)
    option = mujoco.MjvOption()
    mujoco.mjv_defaultOption(option)
    for flag in (mujoco.mjtVisFlag.mjVIS_JOINT, mujoco.mjtVisFlag.mjVIS_TRANSPARENT, mujoco.mjtVisFlag.mjVIS_CONTACTPOINT, mujoco.mjtVisFlag.mjVIS_CONTACTFORCE):
        option.flags[flag] = True
    option.frame = mujoco.mjtFrame.mjFRAME_GEOM
    mujoco.mj_step(model, data, 100)
    with mujoco.Renderer(model, 480, 640) as renderer:
        renderer.update_scene(data, "closeup", option)
        rgb = renderer.render().copy()
        renderer.enable_depth_rendering()
        depth = renderer.render().copy()
        renderer.disable_depth_rendering()
        renderer.enable_segmentation_rendering()
        return {"rgb": rgb, "depth": depth, "segmentation": renderer.render()}


def cell_decor():
    """Capsules added to the scene, as the tutorial draws a trace."""
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    with mujoco.Renderer(model, 240, 320) as renderer:
        renderer.update_scene(data, "closeup")
        scene = renderer.scene
        for k in range(10):
            scene.ngeom += 1
            geom = scene.geoms[scene.ngeom - 1]
            rgba = np.array([k / 10, 1 - k / 10, 0.3, 1], np.float32)
            mujoco.mjv_initGeom(geom, mujoco.mjtGeom.mjGEOM_CAPSULE, np.zeros(3), np.zeros(3), np.zeros(9), rgba)
            mujoco.mjv_connector(geom, mujoco.mjtGeom.mjGEOM_CAPSULE, 0.001, np.array([k * 0.005 - 0.03, 0, 0.03]), np.array([k * 0.005 - 0.025, 0, 0.04]))
        return {"rgb": renderer.render()}


def cell_empty():
    """A renderer whose scene was never updated."""
    import mujoco
    with mujoco.Renderer(mujoco.MjModel.from_xml_string(TIPPE_TOP), 60, 80) as renderer:
        return {"rgb": renderer.render()}


def cell_camera():
    """A free camera that is moved, flags of the scene, sizes of decoration in the model, a picture into an array."""
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    model.vis.scale.contactwidth, model.vis.scale.contactheight, model.vis.scale.forcewidth, model.vis.map.force = 0.1, 0.03, 0.05, 0.3
    data = mujoco.MjData(model)
    camera, option = mujoco.MjvCamera(), mujoco.MjvOption()
    mujoco.mjv_defaultFreeCamera(model, camera)
    camera.distance, camera.azimuth, camera.elevation = 0.4, 30, -25
    camera.lookat = data.body("top").xpos
    option.flags[mujoco.mjtVisFlag.mjVIS_CONTACTPOINT] = option.flags[mujoco.mjtVisFlag.mjVIS_CONTACTFORCE] = True
    option.label = mujoco.mjtLabel.mjLABEL_BODY
    mujoco.mj_step(model, data, 200)
    with mujoco.Renderer(model, 240, 320) as renderer:
        picture = np.empty((renderer.height, renderer.width, 3), np.uint8)
        renderer.scene.flags[mujoco.mjtRndFlag.mjRND_SHADOW] = renderer.scene.flags[mujoco.mjtRndFlag.mjRND_REFLECTION] = False
        renderer.update_scene(data, camera, option)
        renderer.render(out=picture)
        return {"rgb": picture}


def cell_many():
    """Several states in one scene, all but the first transparent and without what is static."""
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data, option, pert = mujoco.MjData(model), mujoco.MjvOption(), mujoco.MjvPerturb()
    mujoco.mj_resetDataKeyframe(model, data, 0)
    mujoco.mj_forward(model, data)
    with mujoco.Renderer(model, 240, 320, max_geom=1000) as renderer:
        renderer.update_scene(data, "closeup", option)
        option.flags[mujoco.mjtVisFlag.mjVIS_TRANSPARENT] = True
        for k in range(3):
            data.qpos[0] += 0.03
            data.qpos[2] += 0.01 * k
            mujoco.mj_forward(model, data)
            mujoco.mjv_addGeoms(model, data, option, pert, mujoco.mjtCatBit.mjCAT_DYNAMIC, renderer.scene)
        return {"rgb": renderer.render()}


def cell_matrix():
    """Where a camera of the scene has the ball: its pixel, by the numbers that the tutorial makes a matrix of, is an object of the picture."""
    import mujoco
    model = mujoco.MjModel.from_xml_string(TIPPE_TOP)
    data = mujoco.MjData(model)
    mujoco.mj_forward(model, data)
    with mujoco.Renderer(model, 240, 320) as renderer:
        renderer.update_scene(data, "closeup")
        eyes = renderer.scene.camera
        position, forward = (np.mean([getattr(e, field) for e in eyes], axis=0) for field in ("pos", "forward"))
        up = np.array(eyes[0].up)
        focal = renderer.height / 2 / np.tan(np.deg2rad(model.cam_fovy[0]) / 2)
        to = data.geom("ball").xpos - position
        column = 159.5 + focal * (np.cross(forward, up) @ to) / (forward @ to)
        row = 119.5 - focal * (up @ to) / (forward @ to)
        renderer.enable_segmentation_rendering()
        found = renderer.render()
        assert found[int(round(row)), int(round(column)), 0] == model.geom("ball").id, (row, column)
        return {"segmentation": found}


def tutorial_cases():
    return {"a scene that was not updated": cell_empty, "free camera, flags, labels, out=": cell_camera, "several states in one scene": cell_many,
            "matrix of a camera": cell_matrix, "picture of the tippe top": cell_picture, "video of the tippe top": cell_video, "options, depth, segmentation": cell_options,
            "capsules added to the scene": cell_decor}


CLIENTS = {"gymnasium": gymnasium_cases, "dm_control": dm_control_cases, "robotics": robotics_cases, "robosuite": robosuite_cases, "tutorial": tutorial_cases}


# Processes ---------------------------------------------------------------------------------------------------------------
def worker(package, kind, folder, only):
    """All cases of a client with one engine: pictures as files, or the last line of what went wrong."""
    use(package)
    import mujoco
    assert hasattr(mujoco, "__corten_version__") == (package != "-")
    done = {}
    for number, (name, play) in enumerate(CLIENTS[kind]().items()):
        if only and not any(text in name for text in only):
            continue
        try:
            np.savez(os.path.join(folder, f"{number}.npz"), **play())
            done[name] = number
        except Exception:  # noqa: BLE001
            done[name] = traceback.format_exc(limit=-2).strip()
        with open(os.path.join(folder, "done.json"), "w", encoding="utf-8") as f:
            json.dump(done, f)


def start(session, kind, ours):
    folder = os.path.join(session.folder, f"{kind}_{'ours' if ours else 'theirs'}")
    os.makedirs(folder, exist_ok=True)
    package = session.options.package if ours else "-"
    process = subprocess.run([sys.executable, __file__, "--worker", package, kind, folder, *(session.options.names or [])], text=True,
                             capture_output=True, check=False)
    path = os.path.join(folder, "done.json")
    if not os.path.exists(path):
        return folder, {}, process.stderr.strip().splitlines()[-1:] or ["no answer"]
    with open(path, encoding="utf-8") as f:
        return folder, json.load(f), [process.stderr.strip().splitlines()[-1]] if process.returncode else []


def compare_case(session, kind, name, ours, theirs, rows):
    """One case: the pictures of both engines, a row of the table."""
    import image_scores
    if isinstance(theirs, str):
        session.report.later.append(f"{kind} {name}: MuJoCo fails: {theirs.splitlines()[-1]}")
        return
    if not isinstance(ours, dict):
        session.report.check(f"{kind} {name}", "runs", [str(ours)])
        rows.append(f"| {kind} | {name} | fails | | | |")
        return
    found = {"rgb": None, "depth": None, "segmentation": None}
    if "rgb" in ours:
        a, b = (np.asarray(x["rgb"], dtype=np.uint8) for x in (ours, theirs))
        found["rgb"] = image_scores.similarity(a, b)
        found["mean"] = image_scores.difference(a, b)
    if "depth" in ours:
        found["depth"] = image_scores.depth_share(ours["depth"].squeeze(), theirs["depth"].squeeze())
    if "segmentation" in ours:
        found["segmentation"] = image_scores.equal_share(ours["segmentation"], theirs["segmentation"])
    bad = [] if found["rgb"] is None or found["rgb"] >= LIMIT else [f"similarity {found['rgb']:.4f}, at least {LIMIT} wanted"]
    session.report.check(f"{kind} {name}", "picture", bad)
    rows.append(f"| {kind} | {name} | runs | " + " | ".join("" if found.get(k) is None else f"{found[k]:.3f}" for k in ("rgb", "depth", "segmentation")) + " |")


def load(folder, answer):
    if not isinstance(answer, int):
        return answer
    with np.load(os.path.join(folder, f"{answer}.npz")) as kept:
        return dict(kept)


def compare_client(session, kind, rows):
    from importlib.util import find_spec
    if kind == "robosuite" and find_spec("robosuite") is None:
        print("robosuite is not installed: left out")
        return
    (ours_at, ours, wrong), (theirs_at, theirs, their_wrong) = start(session, kind, True), start(session, kind, False)
    if not theirs:
        session.report.check(kind, "MuJoCo runs", their_wrong)
        return
    for name, answer in theirs.items():
        mine = load(ours_at, ours.get(name, (wrong or ["the process ended before"])[-1]))
        compare_case(session, kind, name, mine, load(theirs_at, answer), rows)


def run(session):
    from report import write_between
    rows = ["| package | environment | with Corten | similarity | depth | segmentation |", "|---|---|---|---|---|---|"]
    for kind in CLIENTS:
        if kind in session.options.only:
            compare_client(session, kind, rows)
            print(f"{kind}: done", flush=True)
    print("\n".join(rows))
    if session.options.table:
        write_between(session.options.table, "clients", "\n".join(rows) + "\n")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--worker"]:
        worker(*sys.argv[2:5], sys.argv[5:])
    else:
        import runner
        sys.exit(runner.main("clients"))
else:
    from runner import option
    OPTIONS = [option("only", list(CLIENTS)), option("names", None, "only environments whose names contain one of these", nargs="*", metavar="NAME"),
               option("table")]
