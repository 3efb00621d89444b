"""Pages of runs and the viewer: what a program and a page exchange, without a browser."""
import base64
import json
import os
import pathlib
import re
import socket
import struct
import subprocess
import sys
import time
import urllib.request
import zlib

import numpy as np
import pytest

import corten
import corten.html
import corten.viewer

XML = """<mujoco><worldbody><geom type='plane' size='2 2 .1'/><body name='ball' pos='0 0 .5'><freejoint/><geom size='.1'/></body>
<body name='arm' pos='1 0 1'><joint name='hinge' axis='0 1 0'/><geom type='capsule' fromto='0 0 0 .5 0 0' size='.05'/></body></worldbody>
<actuator><motor name='motor' joint='hinge'/></actuator></mujoco>"""


def read_pack(data):
    """(head, arrays) of a container."""
    assert data[:4] == b"CTPK"
    n = struct.unpack("<I", data[4:8])[0]
    head = json.loads(data[8:8 + n])
    types = {"f32": "<f4", "f64": "<f8", "i32": "<i4", "u8": "u1"}
    return head, {k: np.frombuffer(data, types[t], c, 8 + n + o) for k, (t, o, c) in head["arrays"].items()}


class Client:
    """A WebSocket to a viewer of this process or of another one; serve() lets the viewer of this process run."""

    def __init__(self, url, serve=lambda: None):
        host, port, token = re.fullmatch(r"http:/{2}([\d.]+):(\d+)/\?token=(\w+)", url).groups()
        self.serve, self.buffer = serve, b""
        self.socket = socket.create_connection((host, int(port)))
        self.socket.settimeout(0.05)
        self.socket.sendall((f"GET /socket?token={token} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
                             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        self.until(lambda: b"\r\n\r\n" in self.buffer)
        assert self.buffer.startswith(b"HTTP/1.1 101")
        self.buffer = self.buffer[self.buffer.index(b"\r\n\r\n") + 4:]

    def until(self, done, seconds=20):
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, "nothing came"
            self.serve()
            try:
                self.buffer += self.socket.recv(1 << 16)
            except TimeoutError:
                pass

    def send(self, text):
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
        self.socket.sendall(b"\x81" + size + bytes(4) + text.encode())

    def _size(self):
        """Length of the head and of the payload of the next frame; None: it is not complete."""
        b = self.buffer
        head = 2 if len(b) < 2 or b[1] < 126 else 4 if b[1] == 126 else 10
        if len(b) < head:
            return None
        size = b[1] if head == 2 else int.from_bytes(b[2:head], "big")
        return (head, size) if len(b) >= head + size else None

    def next(self, kind):
        """The next container of a kind."""
        while True:
            self.until(lambda: self._size())
            head, size = self._size()
            payload, self.buffer = self.buffer[head:head + size], self.buffer[head + size:]
            pack = read_pack(payload)
            if pack[0]["kind"] == kind:
                return pack

    def close(self):
        self.socket.close()


@pytest.fixture
def world():
    model = corten.MjModel.from_xml_string(XML)
    data = corten.MjData(model)
    corten.mj_forward(model, data)
    return model, data


@pytest.fixture
def handle(world, monkeypatch):
    monkeypatch.setenv("CORTEN_BROWSER", "0")
    keys = []
    with corten.viewer.launch_passive(*world, key_callback=keys.append) as viewer:
        viewer.keys = keys
        yield viewer


#---------------------------------- pages of runs ----------------------------------------------------

def embedded(page, name):
    text = re.search(rf'id="corten-{name}">([^<]*)<', page.decode()).group(1)
    return read_pack(zlib.decompress(base64.b64decode(text)))


def test_a_page_has_the_model_and_the_motion(world, tmp_path):
    model, data = world
    page = corten.html.Page(model)
    heights = []
    while data.time < 0.5:
        corten.mj_step(model, data)
        page.add(data)
        heights.append(data.qpos[2])
    page.save(tmp_path / "run.html")
    text = (tmp_path / "run.html").read_bytes()
    assert text == page.to_bytes() and not list(tmp_path.glob("*.part"))
    head, _ = embedded(text, "model")
    assert head["names"]["body"] == ["world", "ball", "arm"]
    head, arrays = embedded(text, "motion")
    assert len(arrays["time"]) == page.samples == len(heights)
    rows, (low, step) = len(heights), arrays["qpos.range"].reshape(2, -1)[:, 2]
    plane = arrays["qpos"].reshape(2, -1, rows)[:, 2].astype(int)
    code = plane[0] | plane[1] << 8
    level = np.cumsum((code >> 1) ^ -(code & 1)) % 65536
    assert np.abs(low + step * level - heights).max() < 1e-5
    assert "<iframe" in page._repr_html_()


def test_simulate_keeps_so_many_samples_per_second(world):
    model, data = world
    calls = []
    page = corten.html.simulate(model, data, 1, control=lambda m, d: calls.append(d.time), fps=50)
    assert len(calls) == 500 and 50 <= page.samples <= 52


def test_data_of_another_model_is_refused(world):
    page = corten.html.Page(world[0])
    other = corten.MjData(corten.MjModel.from_xml_string(XML))
    with pytest.raises(ValueError, match="another model"):
        page.add(other)
    with pytest.raises(TypeError):
        corten.html.Page(world[1])


#---------------------------------- passive viewer ---------------------------------------------------

def test_a_program_is_shown(world, handle):
    model, data = world
    client = Client(handle.url, handle.sync)
    head, arrays = client.next("model")
    assert head["names"]["actuator"] == ["motor"]
    for _ in range(50):
        corten.mj_step(model, data)
    client.serve()
    while True:
        head, arrays = client.next("frame")
        if head["time"] > 0.05:
            break
    assert head["time"] == pytest.approx(data.time)
    assert arrays["qpos"] == pytest.approx(data.qpos, abs=1e-6)
    assert handle.is_running() and handle.m is model and handle.d is data
    client.close()


def test_a_page_steers_the_program(world, handle):
    model, data = world
    client = Client(handle.url, handle.sync)
    client.next("frame")
    client.send("ctrl 0 0.75")
    client.until(lambda: data.ctrl[0] == 0.75)
    client.send("select 1 0 0 0")
    client.send("drag 1")
    client.send("move 0.3 0 0")
    client.until(lambda: data.xfrc_applied[1, 0] > 0.1)
    assert handle.perturb.select == 1 and handle.perturb.active
    client.send("drag 0")
    client.until(lambda: data.xfrc_applied[1, 0] == 0)
    client.send("key 66 0")
    client.until(lambda: handle.keys == [66])
    client.send("pause")  # time is the program's
    client.serve()
    client.close()


def test_camera_options_shapes_and_texts_reach_the_page(world, handle):
    client = Client(handle.url, handle.sync)
    client.next("frame")
    handle.cam.azimuth = 33
    while "camera" not in (head := client.next("note")[0]):
        pass
    assert float(head["camera"].split()[7]) == 33
    handle.opt.flags[corten.mjtVisFlag.mjVIS_CONTACTPOINT] = True
    while "view" not in (head := client.next("note")[0]):
        pass
    assert int(head["view"].split()[2]) >> int(corten.mjtVisFlag.mjVIS_CONTACTPOINT) & 1
    handle.set_texts((None, None, "reward\nstep", "1.5\n3"))
    while "text" not in (head := client.next("note")[0]):
        pass
    assert head["text"] == "0\nreward\t1.5\nstep\t3"
    handle.set_texts([(None, corten.mjtGridPos.mjGRID_TOPLEFT, "a", ""), (None, corten.mjtGridPos.mjGRID_BOTTOMRIGHT, "b", None)])
    while "text" not in (head := client.next("note")[0]):
        pass
    assert head["text"] == "0\na\f3\nb"
    scene = handle.user_scn
    corten.mjv_initGeom(scene.geoms[0], corten.mjtGeom.mjGEOM_SPHERE, np.array([.1, 0, 0]), np.zeros(3), np.eye(3).ravel(), np.ones(4, np.float32))
    scene.geoms[0].category = corten.mjtCatBit.mjCAT_DECOR
    scene.ngeom = 1
    while not len(shape := client.next("frame")[1]["shape"]):
        pass
    assert shape.reshape(-1, 26)[0, 0] == 128
    client.close()


def test_names_of_the_original(world, handle):
    with handle.lock():
        pass
    handle.clear_texts()
    handle.set_figures([])
    handle.clear_figures()
    handle.clear_images()
    with pytest.raises(ValueError, match="texture 0"):
        handle.update_texture(0)
    assert handle.viewport.width > 0 and "<iframe" in handle._repr_html_()
    handle.close()
    assert not handle.is_running()
    handle.sync()


def test_the_view_of_the_page_comes_back(world, handle):
    client = Client(handle.url, handle.sync)
    client.next("frame")
    client.send("window 640 480")
    client.send("camera 1 -1 2 0.1 0.2 0.3 4.000000000000001 33.5 -20")
    client.until(lambda: handle.cam.azimuth == 33.5)
    cam = handle.cam
    assert (int(cam.type), cam.fixedcamid, cam.trackbodyid, cam.distance, cam.elevation) == (corten.mjtCamera.mjCAMERA_TRACKING, -1, 2, 4.000000000000001, -20)
    assert cam.lookat == pytest.approx([0.1, 0.2, 0.3], abs=0)
    client.until(lambda: (handle.viewport.width, handle.viewport.height) == (640, 480))
    client.send(f"view 2 1 {1 << int(corten.mjtVisFlag.mjVIS_COM)} 5 7 7 7 7 7 0")
    client.until(lambda: handle.opt.frame == 1)
    assert handle.opt.label == 2 and list(handle.opt.geomgroup) == [1, 0, 1, 0, 0, 0] and not any(handle.opt.skingroup)
    assert [k for k, on in enumerate(handle.opt.flags) if on] == [corten.mjtVisFlag.mjVIS_COM]
    handle.cam.distance = 9  # a change of the program that is not sent yet wins
    client.send("camera 0 -1 -1 0 0 0 1 2 3")
    time.sleep(0.2)
    handle.is_running()
    assert handle.cam.distance == 9
    while "camera" not in (head := client.next("note")[0]):
        pass
    assert float(head["camera"].split()[6]) == 9
    client.close()


def test_what_a_program_chose_reaches_pages_that_come_later(world, handle):
    handle.cam.distance = 7
    handle.set_texts((None, None, "early", ""))
    handle.sync()
    client, seen = Client(handle.url, handle.sync), {}
    while not {"camera", "text"} <= seen.keys():
        seen.update(client.next("note")[0])
    assert float(seen["camera"].split()[6]) == 7 and "early" in seen["text"]
    client.close()


def test_figures_and_images(world, handle):
    image = np.arange(6 * 4 * 3, dtype=np.uint8).reshape(6, 4, 3)
    figure = corten.MjvFigure()
    corten.mjv_defaultFigure(figure)
    figure.figurergba[:] = (0.2, 0.4, 0.6, 0.5)
    figure.linepnt[0] = 50
    figure.linedata[0, :100:2], figure.linedata[0, 1:100:2] = np.arange(50), np.sin(np.arange(50))
    handle.set_images((corten.MjrRect(10, 20, 40, 60), image))
    handle.set_figures([(corten.MjrRect(0, 0, 300, 200), figure)])
    client, layers = Client(handle.url, handle.sync), {}
    while len(layers) < 2:
        head, arrays = client.next("pictures")
        layers[head["layer"]] = head["places"], arrays["pixels"]
    places, pixels = layers[1]
    assert places == [[10, 20, 40, 60, 6, 4, 3]] and (pixels == image.ravel()).all()
    places, pixels = layers[0]
    assert places == [[0, 0, 300, 200, 200, 300, 4]]
    drawn = pixels.reshape(200, 300, 4)
    corner = drawn[1, 1].astype(int)
    assert abs(corner[3] - 128) <= 3 and np.abs(corner[:3] - [51, 102, 153]).max() <= 4, "the background is half seen through"
    assert (drawn[..., 3] > 250).sum() > 500, "axes, numbers and the line are not"
    handle.set_images([(corten.MjrRect(0, 0, 5, 5), image[:, :, 0])] * 2)  # gray
    while (head := client.next("pictures")[0])["layer"] != 1:
        pass
    assert [p[6] for p in head["places"]] == [1, 1]
    handle.clear_figures()
    while (head := client.next("pictures")[0])["layer"] != 0:
        pass
    assert head["places"] == []
    for wrong in (image.astype(float), image[0, 0], np.zeros((2, 2, 5), np.uint8), np.zeros((0, 2, 3), np.uint8)):
        with pytest.raises(ValueError):
            handle.set_images((corten.MjrRect(0, 0, 5, 5), wrong))
    with pytest.raises(ValueError):
        handle.set_images([(corten.MjrRect(0, 0, 5, 5), image)] * 65)
    with pytest.raises(ValueError, match="rectangle"):
        handle.set_figures((corten.MjrRect(0, 0, 0, 200), figure))
    client.close()


def test_wrong_arguments(world):
    with pytest.raises(ValueError):
        corten.viewer.launch_passive(world[0], world[0])
    with pytest.raises(ValueError):
        corten.viewer.launch_passive(*world, key_callback=3)
    with pytest.raises(ValueError):
        corten.viewer.launch(world[0], loader=lambda: world)


def test_the_viewer_ends_with_its_last_page(world, handle, monkeypatch):
    monkeypatch.setattr(corten.viewer, "_GONE", 0.2)
    client = Client(handle.url, handle.sync)
    client.next("frame")
    client.close()
    end = time.monotonic() + 20
    while handle.is_running():
        assert time.monotonic() < end
        time.sleep(0.02)


#---------------------------------- the module as a program -------------------------------------------

def test_module_runs_a_file(tmp_path):
    path = tmp_path / "model.xml"
    path.write_text(XML)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    child = subprocess.Popen([sys.executable, "-m", "corten.viewer", f"--mjcf={path}", "--no-browser"], stdout=subprocess.PIPE, env=env, text=True)
    try:
        url = child.stdout.readline().strip()
        with urllib.request.urlopen(url, timeout=20) as answer:
            assert answer.status == 200 and b"corten" in answer.read()
        client = Client(url)
        client.next("model")
        client.send("play")
        while client.next("frame")[0]["time"] < 0.05:
            pass
        path.write_text(XML.replace("ball", "sphere"))
        client.send("reload")
        assert "sphere" in client.next("model")[0]["names"]["body"]
        path.write_text(XML.replace("<freejoint/>", "<freejont/>"))
        client.send("reload")
        while "freejont" not in (client.next("note")[0].get("error") or ""):
            pass
        client.close()
        assert child.wait(20) == 0
    finally:
        child.kill()


def test_module_says_what_is_wrong():
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    done = subprocess.run([sys.executable, "-m", "corten.viewer", "--mjcf=missing.xml"], env=env, capture_output=True, text=True)
    assert done.returncode == 1 and "missing.xml" in done.stderr


#---------------------------------- Gymnasium ---------------------------------------------------------

def test_the_window_of_gymnasium_is_a_page(world, monkeypatch, tmp_path):
    """A module of the name and with the callers of Gymnasium's; the real one is tried where it is installed."""
    monkeypatch.setenv("CORTEN_BROWSER", "0")
    folder = tmp_path / "gymnasium" / "envs" / "mujoco"
    folder.mkdir(parents=True)
    for part in (folder, folder.parent, folder.parent.parent):
        (part / "__init__.py").write_text("")
    (folder / "mujoco_rendering.py").write_text("class WindowViewer:\n    pass\n\nclass Other:\n    pass\n")
    text = """if True:
        import corten, numpy as np
        corten.install_as_mujoco()
        from gymnasium.envs.mujoco import mujoco_rendering
        assert mujoco_rendering.Other.__module__ == mujoco_rendering.__name__
        model = corten.MjModel.from_xml_string('<mujoco><worldbody><body><freejoint/><geom size=".1"/></body></worldbody></mujoco>')
        data = corten.MjData(model)
        viewer = mujoco_rendering.WindowViewer(model, data, 480, 480, 1000, {corten.mjtVisFlag.mjVIS_CONTACTPOINT: True})
        viewer.cam.distance = 7
        viewer.cam.lookat[:] = np.array([1, 2, 3])
        viewer.make_context_current()
        for _ in range(5):
            corten.mj_step(model, data, 5)
            viewer.add_overlay(0, "time", f"{data.time:.2f}")
            viewer.add_marker(pos=np.zeros(3), size=np.full(3, .1), rgba=np.array([1, 0, 0, 1]), type=corten.mjtGeom.mjGEOM_SPHERE, label="here")
            viewer.render()
        print(viewer.scn.ngeom, viewer.scn.geoms[0].label, viewer.vopt.flags[corten.mjtVisFlag.mjVIS_CONTACTPOINT], viewer.url[:6])
        viewer.close()
    """
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(tmp_path), str(pathlib.Path(corten.__file__).absolute().parents[1])]))
    done = subprocess.run([sys.executable, "-c", text], env=env, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["1", "here", "1", "http:/"], done.stderr


#---------------------------------- programs written for MuJoCo ---------------------------------------

# The example of MuJoCo's documentation of the passive viewer, with a shorter end.
PASSIVE = """
import time

import mujoco
import mujoco.viewer

m = mujoco.MjModel.from_xml_path('model.xml')
d = mujoco.MjData(m)

with mujoco.viewer.launch_passive(m, d) as viewer:
  # Close the viewer automatically after 30 wall-seconds.
  start = time.time()
  while viewer.is_running() and time.time() - start < 0.5:
    step_start = time.time()

    # mj_step can be replaced with code that also evaluates
    # a policy and applies a control signal before stepping the physics.
    mujoco.mj_step(m, d)

    # Example modification of a viewer option: toggle contact points every two seconds.
    with viewer.lock():
      viewer.opt.flags[mujoco.mjtVisFlag.mjVIS_CONTACTPOINT] = int(d.time % 2)

    # Pick up changes to the physics state, apply perturbations, update options from GUI.
    viewer.sync()

    # Rudimentary time keeping, will drift relative to wall clock.
    time_until_next_step = m.opt.timestep - (time.time() - step_start)
    if time_until_next_step > 0:
      time.sleep(time_until_next_step)
print(d.time > 0.1, mujoco.__name__)
"""


def test_a_program_for_mujocos_passive_viewer_runs_as_it_is(tmp_path):
    (tmp_path / "model.xml").write_text(XML)
    (tmp_path / "program.py").write_text(PASSIVE)
    package = pathlib.Path(corten.__file__).absolute().parents[1]
    root = pathlib.Path(__file__).resolve().parents[2]
    env = dict(os.environ, CORTEN_BROWSER="0", PYTHONPATH=os.pathsep.join([str(package), str(root / "python" / "as_mujoco")]))
    done = subprocess.run([sys.executable, "program.py"], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["True", "corten"], done.stderr
