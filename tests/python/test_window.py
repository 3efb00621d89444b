"""A window of GLFW shows what is drawn to the window's buffer. Needs a display with OpenGL, as Xvfb with Mesa, and the package glfw."""
import os
import shutil
import subprocess
import sys

import pytest

glfw = pytest.importorskip("glfw")

PROGRAM = r"""
import ctypes, sys
import glfw
import numpy as np
import corten as mujoco
assert glfw.init()
glfw.window_hint(glfw.VISIBLE, glfw.FALSE)
if sys.argv[1] == "core":
    glfw.window_hint(glfw.CONTEXT_VERSION_MAJOR, 3)
    glfw.window_hint(glfw.CONTEXT_VERSION_MINOR, 3)
    glfw.window_hint(glfw.OPENGL_PROFILE, glfw.OPENGL_CORE_PROFILE)
window = glfw.create_window(160, 120, "test", None, None)
assert window
glfw.make_context_current(window)
m = mujoco.MjModel.from_xml_string('<mujoco><visual><headlight ambient=".6 .6 .6"/></visual><worldbody>'
                                   '<geom type="box" size=".3 .2 .1" rgba="1 .3 .1 1"/></worldbody></mujoco>')
d = mujoco.MjData(m)
mujoco.mj_forward(m, d)
scene, camera, option = mujoco.MjvScene(m, 100), mujoco.MjvCamera(), mujoco.MjvOption()
camera.distance = 1.2
context = mujoco.MjrContext(m, mujoco.mjtFontScale.mjFONTSCALE_100)
assert context.windowAvailable == 1 and context.currentBuffer == mujoco.mjtFramebuffer.mjFB_WINDOW
full = mujoco.mjr_maxViewport(context) if hasattr(mujoco, "mjr_maxViewport") else mujoco.MjrRect(0, 0, 160, 120)
assert (full.width, full.height) == (160, 120), (full.width, full.height)
mujoco.mjv_updateScene(m, d, option, None, camera, mujoco.mjtCatBit.mjCAT_ALL, scene)
viewport = mujoco.MjrRect(0, 0, 160, 120)
mujoco.mjr_render(viewport, scene, context)
mujoco.mjr_overlay(mujoco.mjtFont.mjFONT_NORMAL, mujoco.mjtGridPos.mjGRID_TOPLEFT, viewport, "Text", "", context)
mujoco.mjr_rectangle(mujoco.MjrRect(5, 5, 20, 10), 0, 0, 1, 1)
drawn = np.zeros((120, 160, 3), np.uint8)
mujoco.mjr_readPixels(drawn, None, viewport, context)
gl = ctypes.CDLL("libGL.so.1")
shown = np.zeros((120, 160, 3), np.uint8)
gl.glPixelStorei(0x0D05, 1)
gl.glReadPixels(0, 0, 160, 120, 0x1907, 0x1401, shown.ctypes.data_as(ctypes.c_void_p))
assert gl.glGetError() == 0
assert (drawn == shown).all(), np.abs(drawn.astype(int) - shown).max()
assert shown.std() > 20 and tuple(shown[10, 10]) == (0, 0, 255)
glfw.swap_buffers(window)
glfw.make_context_current(None)          # no window any more: drawing goes on
mujoco.mjr_render(viewport, scene, context)
assert mujoco.mjr_getError() == 0
other = mujoco.MjrContext(m, mujoco.mjtFontScale.mjFONTSCALE_100)
assert other.windowAvailable == 0 and other.currentBuffer == mujoco.mjtFramebuffer.mjFB_OFFSCREEN
glfw.terminate()
print("shown")
"""


@pytest.fixture(scope="module")
def display():
    """A display: the one that is there, or Xvfb for the time of the tests."""
    if os.environ.get("DISPLAY"):
        yield os.environ["DISPLAY"]
        return
    if not shutil.which("Xvfb"):
        pytest.skip("no display and no Xvfb")
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp"], pass_fds=(write,),
                              stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as line:  # to its end: the server dies if it writes to a pipe without a reader
        number = line.readline().strip()
    if not number:
        pytest.skip("Xvfb does not start")
    yield ":" + number
    server.terminate()
    server.wait()


@pytest.mark.parametrize("profile", ["compatible", "core"])
def test_a_window_shows_what_is_drawn(display, profile):
    environment = {**os.environ, "DISPLAY": display, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", PROGRAM, profile], env=environment, capture_output=True, text=True, timeout=120)
    if "create_window" in done.stderr and "assert window" in done.stderr:
        pytest.skip("the display has no OpenGL")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "shown"
