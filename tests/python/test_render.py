"""Pictures in Python: the renderer, contexts and the functions mjr_."""
import gc
import sys
import subprocess

import numpy as np
import pytest

import corten as mujoco
from corten.batch import Batch

# A red ball of radius 0.5 in the middle, a camera 3 m before it, a floor that is not seen.
BALL = """<mujoco>
  <visual><headlight ambient="1 1 1" diffuse="0 0 0" specular="0 0 0"/><map znear="0.01"/></visual>
  <statistic extent="2" center="0 0 0"/>
  <worldbody>
    <camera name="front" pos="0 -3 0" xyaxes="1 0 0 0 0 1"/>
    <camera name="away" pos="0 -3 0" xyaxes="-1 0 0 0 0 1"/>
    <body name="ball"><joint type="slide" axis="1 0 0"/><geom name="ball" size=".5" rgba="1 0 0 1"/></body>
  </worldbody></mujoco>"""


@pytest.fixture
def ball():
    m = mujoco.MjModel.from_xml_string(BALL)
    d = mujoco.MjData(m)
    mujoco.mj_forward(m, d)
    return m, d


def draw(m, d, kind="rgb", camera="front", size=(60, 80), **more):
    with mujoco.Renderer(m, *size) as r:
        r.update_scene(d, camera, **more)
        if kind != "rgb":
            getattr(r, f"enable_{kind}_rendering")()
        return r.render()


# Pictures ------------------------------------------------------------------------------------------------------------------
def test_colours_of_a_ball(ball):
    p = draw(*ball)
    assert p.shape == (60, 80, 3) and p.dtype == np.uint8
    assert p[30, 40, 0] > 200 and p[30, 40, 1] < 40 and p[30, 40, 2] < 40
    assert (p[2, 2] == p[57, 77]).all() and p[2, 2, 0] < 60


def test_rows_begin_at_the_top(ball):
    m, d = ball
    m.body_pos[1] = 0, 0, 0.8
    mujoco.mj_forward(m, d)
    red = draw(m, d)[..., 0] > 150
    assert red[:30].sum() > 10 * red[30:].sum()


def test_depth_of_a_ball(ball):
    z = draw(*ball, "depth")
    assert z.shape == (60, 80) and z.dtype == np.float32
    assert abs(z[30, 40] - 2.5) < 0.01
    assert z[2, 2] > 50


def test_segmentation_of_a_ball(ball):
    s = draw(*ball, "segmentation")
    assert s.shape == (60, 80, 2) and s.dtype == np.int32
    assert tuple(s[30, 40]) == (0, mujoco.mjtObj.mjOBJ_GEOM)
    assert tuple(s[2, 2]) == (-1, -1)


def test_cameras_by_name_number_and_struct(ball):
    m, d = ball
    a = draw(m, d, camera="front")
    assert (draw(m, d, camera=0) == a).all()
    camera = mujoco.MjvCamera()
    camera.type, camera.fixedcamid = mujoco.mjtCamera.mjCAMERA_FIXED, 0
    assert (draw(m, d, camera=camera) == a).all()
    assert draw(m, d, camera="away")[30, 40, 0] < 60


def test_options_switch_groups(ball):
    m, d = ball
    option = mujoco.MjvOption()
    option.geomgroup[0] = 0
    assert draw(m, d, scene_option=option)[30, 40, 0] < 60


def test_geoms_can_be_added_to_the_scene(ball):
    m, d = ball
    with mujoco.Renderer(m, 60, 80) as r:
        r.update_scene(d, "away")
        before = r.render().copy()
        g = r.scene.geoms[r.scene.ngeom]
        mujoco.mjv_initGeom(g, mujoco.mjtGeom.mjGEOM_SPHERE, np.full(3, 0.3), np.array([0, -6.0, 0]), np.eye(3).ravel(), np.array([0, 1, 0, 1], np.float32))
        r.scene.ngeom += 1
        after = r.render()
    assert after[30, 40, 1] > before[30, 40, 1] + 100


def test_the_same_pixels_again(ball):
    assert (draw(*ball) == draw(*ball)).all()


# The interface of the original -----------------------------------------------------------------------------------------------
def test_out_is_filled(ball):
    m, d = ball
    with mujoco.Renderer(m, 60, 80) as r:
        r.update_scene(d, "front")
        plain = r.render()
        out = np.zeros((60, 80, 3), np.uint8)
        assert r.render(out=out) is out and (out == plain).all()
        wide = np.zeros((60, 80, 3), np.float64)
        assert r.render(out=wide) is wide and (wide == plain).all()
        with pytest.raises(ValueError, match="Expected `out.shape == \\(60, 80, 3\\)`"):
            r.render(out=np.zeros((80, 60, 3), np.uint8))
        r.enable_depth_rendering()
        out = np.zeros((60, 80), np.float32)
        assert r.render(out=out) is out and out.max() > 2
        r.disable_depth_rendering()
        assert r.render().shape == (60, 80, 3)


def test_properties_and_defaults(ball):
    m, _ = ball
    with mujoco.Renderer(m) as r:
        assert (r.height, r.width) == (240, 320) and r.model is m
        assert isinstance(r.scene, mujoco.MjvScene) and r.scene.maxgeom == 10000


def test_sizes_beyond_the_buffer_are_refused(ball):
    m, _ = ball
    with pytest.raises(ValueError, match="Image width 641 > framebuffer width 640"):
        mujoco.Renderer(m, 240, 641)
    with pytest.raises(ValueError, match="Image height 481 > framebuffer height 480"):
        mujoco.Renderer(m, 481, 640)


def test_cameras_that_do_not_exist(ball):
    m, d = ball
    with mujoco.Renderer(m) as r:
        with pytest.raises(ValueError, match='The camera "no" does not exist.'):
            r.update_scene(d, "no")
        for wrong in (-2, 2):
            with pytest.raises(ValueError, match=rf"The camera id {wrong} is out of range \[-1, 2\)."):
                r.update_scene(d, wrong)


def test_after_close(ball):
    m, d = ball
    r = mujoco.Renderer(m)
    r.update_scene(d)
    r.close()
    r.close()
    with pytest.raises(RuntimeError, match="render cannot be called after close."):
        r.render()


def test_flags_of_the_scene_stay(ball):
    m, d = ball
    with mujoco.Renderer(m) as r:
        r.update_scene(d)
        before = r.scene.flags.copy()
        r.enable_segmentation_rendering()
        r.render()
        assert (r.scene.flags == before).all()


def test_contexts_and_buffers(ball):
    m, d = ball
    con = mujoco.MjrContext(m, mujoco.mjtFontScale.mjFONTSCALE_150)
    assert (con.offWidth, con.offHeight) == (640, 480)
    mujoco.mjr_setBuffer(mujoco.mjtFramebuffer.mjFB_OFFSCREEN, con)
    assert con.currentBuffer == mujoco.mjtFramebuffer.mjFB_OFFSCREEN
    assert mujoco.mjr_maxViewport(con) == mujoco.MjrRect(0, 0, 640, 480)
    rect = mujoco.MjrRect(0, 0, 8, 4)
    mujoco.mjr_rectangle(rect, 1, 0.5, 0, 1)
    rgb = np.zeros((4, 8, 3), np.uint8)
    mujoco.mjr_readPixels(rgb, None, rect, con)
    assert abs(int(rgb[0, 0, 1]) - 128) <= 1 and rgb[3, 7, 0] == 255
    mujoco.mjr_drawPixels(np.full(96, 7, np.uint8), None, rect, con)
    mujoco.mjr_readPixels(rgb, None, rect, con)
    assert (rgb == 7).all()
    mujoco.mjr_resizeOffscreen(32, 16, con)
    assert mujoco.mjr_maxViewport(con) == mujoco.MjrRect(0, 0, 32, 16)
    assert mujoco.mjr_findRect(3, 2, [mujoco.MjrRect(5, 0, 9, 9), rect]) == 1
    assert mujoco.mjr_findRect(30, 2, [rect]) == -1
    con.free()
    with pytest.raises(mujoco.FatalError):
        mujoco.mjr_setBuffer(0, con)


def test_wrong_arguments_of_the_functions(ball):
    m, d = ball
    con = mujoco.MjrContext(m, 150)
    rect = mujoco.MjrRect(0, 0, 8, 4)
    with pytest.raises(Exception, match="rgb must have size"):
        mujoco.mjr_readPixels(np.zeros(95, np.uint8), None, rect, con)
    with pytest.raises(Exception, match="rgb must have size"):
        mujoco.mjr_readPixels(None, np.zeros(31, np.float32), rect, con)
    with pytest.raises(Exception, match="fontscale"):
        mujoco.MjrContext(m, 42)
    scene = mujoco.MjvScene(m, 10)
    scene.ngeom = 1000000
    with pytest.raises(Exception, match="counts of the scene"):
        mujoco.mjr_render(rect, scene, con)
    with pytest.raises(mujoco.FatalError):
        mujoco.mjr_setBuffer(0, mujoco.MjrContext())


def test_the_model_outlives_its_context(ball):
    m, d = ball
    con = mujoco.MjrContext(m, 150)
    scene, camera, option = mujoco.MjvScene(m, 100), mujoco.MjvCamera(), mujoco.MjvOption()
    mujoco.mjv_updateScene(m, d, option, None, camera, mujoco.mjtCatBit.mjCAT_ALL, scene)
    del m, d, ball
    gc.collect()
    mujoco.mjr_render(mujoco.MjrRect(0, 0, 32, 32), scene, con)


def test_no_opengl_is_loaded_whatever_the_variable_says():
    code = ("import os, sys; os.environ['MUJOCO_GL'] = 'nonsense'; import corten; corten.install_as_mujoco(); import mujoco.egl, mujoco.osmesa, mujoco.glfw;"
            "from mujoco.gl_context import GLContext; c = mujoco.egl.GLContext(10, 10); c.make_current(); c.free();"
            "r = mujoco.Renderer(mujoco.MjModel.from_xml_string('<mujoco/>'), 10, 10); r.close(); print('OpenGL' in sys.modules)")
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=False)
    assert done.stdout == "False\n", done.stderr


# Batches -------------------------------------------------------------------------------------------------------------------
def test_worlds_of_a_batch_as_single_pictures(ball):
    m, _ = ball
    worlds = Batch(m, 6, nthread=2)
    worlds.reset(qpos=np.linspace(-1, 1, 6)[:, None])
    pictures = worlds.render("front", 80, 60)
    assert pictures.shape == (6, 60, 80, 3)
    for k in range(6):
        assert (pictures[k] == draw(m, worlds.data[k])).all()
    assert np.diff([np.argmax(p[30, :, 0]) for p in pictures]).min() > 0
    assert (Batch(m, 1).render("front", 80, 60)[0] == draw(*ball)).all()


def test_kinds_and_cameras_of_a_batch(ball):
    m, _ = ball
    worlds = Batch(m, 3)
    both = worlds.render(["front", "away"], 80, 60)
    assert both.shape == (3, 2, 60, 80, 3)
    assert both[0, 0, 30, 40, 0] > 200 > both[0, 1, 30, 40, 0]
    depth = worlds.render("front", 80, 60, kind="depth")
    assert depth.shape == (3, 60, 80) and abs(depth[1, 30, 40] - 2.5) < 0.01
    objects = worlds.render(0, 80, 60, kind="segmentation")
    assert tuple(objects[2, 30, 40]) == (0, mujoco.mjtObj.mjOBJ_GEOM)
    out = np.zeros((3, 60, 80, 3), np.uint8)
    assert worlds.render("front", 80, 60, out=out) is out and out.any()


def test_wrong_arguments_of_a_batch(ball):
    worlds = Batch(ball[0], 2)
    for arguments, said in (((5,), "out of range"), (("no",), "does not exist"), (([],), "no camera"), ((0, 0, 5), "from 1 to"), ((0, 99999, 5), "from 1 to")):
        with pytest.raises(ValueError, match=said):
            worlds.render(*arguments)
    with pytest.raises(ValueError, match="kind must be one of"):
        worlds.render(kind="heat")
    with pytest.raises(ValueError, match="out must be"):
        worlds.render(out=np.zeros((2, 64, 64, 3)))
