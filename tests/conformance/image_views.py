"""The views of the part `image`: which model, in which state, from where, and with which options.

A view is chosen by random numbers that depend on its name alone, so that it is the same in every run and one more model changes no other view.
"""

import dataclasses
import os
import zlib

import model_sets
import mujoco
import numpy as np

# How many views each collection has. Views of a collection are spread over its models.
SHARE = {"dm_control": 30, "gymnasium": 20, "public": 40, "own": 30}
SIZES = ((64, 64), (128, 128), (256, 256), (240, 320), (120, 160), (480, 640), (200, 333))  # height, width
OWN = ("scenes",)
STEPS = 40  # at most, before the picture
MOST_DOF = 2500  # larger models take minutes to reach a state
RENDER_FLAGS = ("SHADOW", "WIREFRAME", "REFLECTION", "ADDITIVE", "SKYBOX", "FOG", "HAZE", "CULL_FACE")


@dataclasses.dataclass
class View:
    """A picture: numbers and names only, so that it can be written down."""

    name: str
    path: str
    height: int
    width: int
    steps: int
    control: int  # of the random controls
    key: int  # keyframe to start from; -1: none
    camera: int = -1  # number of a camera of the model; -1: free
    lookat: tuple = ()  # of the free camera
    distance: float = 0.0
    azimuth: float = 0.0
    elevation: float = 0.0
    orthographic: bool = False
    flags: tuple = ()  # numbers of mjtVisFlag that are switched
    render: tuple = ()  # names of mjtRndFlag that are switched
    label: int = 0
    frame: int = 0
    groups: tuple = ()  # geom groups that are switched


# Models ------------------------------------------------------------------------------------------------------------------
def shows_something(path):
    """MuJoCo compiles it, and it has something to see."""
    try:
        m = mujoco.MjModel.from_xml_path(path)
    except ValueError:
        return False
    return m.nv <= MOST_DOF and m.ngeom + m.nsite + m.nflex + m.nskin + m.ntendon > 1


def spread(collection, count):
    """`count` (model, number of the view) pairs over the models of a collection; large collections are sampled evenly."""
    jobs = sorted(collection.jobs, key=lambda p: zlib.crc32(collection.name_of(p).encode()))
    found = []
    for path in jobs:
        if len(found) == count:
            break
        if shows_something(path):
            found.append(path)
    return [(found[k % len(found)], k // len(found)) for k in range(count)] if found else []


def collections():
    yield model_sets.own(OWN)
    yield from model_sets.others((".xml",))


def all_views(only=None):
    """The views of all collections that are here."""
    views = []
    for collection in collections():
        if only is None or collection.name in only:
            for path, number in spread(collection, SHARE[collection.name]):
                views.append(choose_view(path, f"{collection.name}/{collection.name_of(path)}#{number}"))
    return views


# Random choices ----------------------------------------------------------------------------------------------------------
def choose_free_camera(view, m, rng):
    spread_of_center = 0.15 * m.stat.extent * rng.uniform(-1, 1, 3)
    view.lookat = tuple(float(x) for x in m.stat.center + spread_of_center)
    view.distance = float(m.stat.extent * rng.uniform(0.6, 2.2))
    view.azimuth, view.elevation = float(rng.uniform(0, 360)), float(rng.uniform(-70, -3))


def choose_options(view, rng):
    """Most views have few changes, as most users."""
    rare = 0.0 if rng.uniform() < 0.4 else 0.12
    view.flags = tuple(k for k in range(mujoco.mjtVisFlag.mjNVISFLAG) if rng.uniform() < rare)
    view.render = tuple(name for name in RENDER_FLAGS if rng.uniform() < rare)
    if rng.uniform() < rare:
        view.label = int(rng.integers(1, mujoco.mjtLabel.mjNLABEL))
    if rng.uniform() < rare:
        view.frame = int(rng.integers(1, mujoco.mjtFrame.mjNFRAME))
    view.groups = tuple(k for k in range(mujoco.mjNGROUP) if rng.uniform() < rare)
    view.orthographic = bool(rng.uniform() < rare / 2)


def choose_view(path, name):
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    m = mujoco.MjModel.from_xml_path(path)
    height, width = SIZES[rng.integers(len(SIZES))]
    height, width = min(height, m.vis.global_.offheight), min(width, m.vis.global_.offwidth)
    view = View(name, os.path.abspath(path), int(height), int(width), int(rng.integers(0, STEPS)), int(rng.integers(1 << 30)),
                int(rng.integers(m.nkey)) if m.nkey and rng.uniform() < 0.7 else -1)
    kind = rng.uniform()
    if m.ncam and kind < 0.4:
        view.camera = int(rng.integers(m.ncam))
    else:
        choose_free_camera(view, m, rng)
    choose_options(view, rng)
    return view


# One engine draws --------------------------------------------------------------------------------------------------------
def state_of(view):
    """The state in which the picture is taken, by MuJoCo: all that the other engine needs to be in the same."""
    m = mujoco.MjModel.from_xml_path(view.path)
    d = mujoco.MjData(m)
    if view.key >= 0:
        mujoco.mj_resetDataKeyframe(m, d, view.key)
    rng = np.random.default_rng(view.control)
    for _ in range(view.steps):
        limits = np.where(m.actuator_ctrllimited[:, None] > 0, m.actuator_ctrlrange, (-1.0, 1.0))
        d.ctrl[:] = rng.uniform(limits[:, 0], limits[:, 1])
        mujoco.mj_step(m, d)
    state = np.empty(mujoco.mj_stateSize(m, mujoco.mjtState.mjSTATE_INTEGRATION))
    mujoco.mj_getState(m, d, state, mujoco.mjtState.mjSTATE_INTEGRATION)
    return state


def camera_of(view, engine):
    if view.camera >= 0:
        return view.camera
    camera = engine.MjvCamera()
    camera.lookat[:] = view.lookat
    camera.distance, camera.azimuth, camera.elevation = view.distance, view.azimuth, view.elevation
    camera.orthographic = int(view.orthographic)
    return camera


def option_of(view, engine):
    option = engine.MjvOption()
    for k in view.flags:
        option.flags[k] = 1 - option.flags[k]
    for k in view.groups:
        option.geomgroup[k] = 1 - option.geomgroup[k]
    option.label, option.frame = view.label, view.frame
    return option


def draw(view, state, engine):
    """Colour, depth and segmentation of a view by one engine, `mujoco` or `corten`."""
    m = engine.MjModel.from_xml_path(view.path)
    d = engine.MjData(m)
    engine.mj_setState(m, d, state, engine.mjtState.mjSTATE_INTEGRATION)
    engine.mj_forward(m, d)
    with engine.Renderer(m, view.height, view.width) as renderer:
        return draw_scene(view, renderer, d, engine)


def draw_scene(view, renderer, d, engine):
    for name in view.render:
        k = int(getattr(engine.mjtRndFlag, "mjRND_" + name))
        renderer.scene.flags[k] = 1 - renderer.scene.flags[k]
    renderer.update_scene(d, camera_of(view, engine), option_of(view, engine))
    answer = {"rgb": renderer.render().copy()}
    renderer.enable_depth_rendering()
    answer["depth"] = renderer.render().copy()
    renderer.disable_depth_rendering()
    renderer.enable_segmentation_rendering()
    try:
        answer["segmentation"] = renderer.render().copy()
    except IndexError:  # a colour that is no number of a segment: none of the pixels agrees
        answer["segmentation"] = np.full((view.height, view.width, 2), -9, np.int32)
    return answer
