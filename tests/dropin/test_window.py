#!/usr/bin/env python3
"""A C program with a window of GLFW, written for MuJoCo's header, on a display without a screen (Xvfb with Mesa).

  test_window.py --include DIR --lib DIR [--name corten]

It is compiled without a change. The test moves the mouse and presses keys (xdotool), and reads what the screen shows.
"""
import argparse
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
MODEL = """<mujoco><visual><headlight ambient='.4 .4 .4'/></visual><worldbody><geom type='plane' size='2 2 .1' rgba='.2 .4 .6 1'/>
<body name='ball' pos='0 0 .6'><freejoint/><geom size='.25' rgba='1 .4 .1 1' solref='.05 .2'/></body></worldbody></mujoco>"""


class Screen:
    """Xvfb: its picture is a file (XWD)."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "640x480x24", "-nolisten", "tcp", "-fbdir", str(folder)],
                                       pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as line:  # to its end: the server dies if it writes to a pipe without a reader
            number = line.readline().strip()
        if not number:
            raise SystemExit("Xvfb does not start")
        self.file, self.display = folder / "Xvfb_screen0", f":{number}"

    def picture(self):
        """Rows of (blue, green, red, unused)."""
        data = self.file.read_bytes()
        head = struct.unpack(">25I", data[:100])
        size, width, height, stride, colours = head[0], head[4], head[5], head[12], head[19]
        at = size + 12 * colours
        return width, [data[at + y * stride:at + y * stride + 4 * width] for y in range(height)]

    def colours(self, rectangle):
        """Pixels of a rectangle (left, top, width, height) as a list."""
        left, top, width, height = rectangle
        _, rows = self.picture()
        return [row[4 * x:4 * x + 3] for row in rows[top:top + height] for x in range(left, left + width)]


class Program:
    """The program, and the last line that it printed."""

    def __init__(self, command, env):
        self.child = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        self.lines = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        self.lines.extend(line.split() for line in iter(self.child.stdout.readline, ""))

    def state(self):
        time_, paused, azimuth, elevation, distance, select, x, z = map(float, self.lines[-1])
        return {"time": time_, "paused": paused, "azimuth": azimuth, "elevation": elevation, "distance": distance, "select": select, "x": x, "z": z}

    def turns(self, n=2):
        """Lets the program take the events that were made."""
        end = len(self.lines) + n
        self.until("its loop runs", lambda s: len(self.lines) >= end)

    def until(self, what, done, seconds=60):
        end = time.monotonic() + seconds
        while not (len(self.lines) > 1 and done(self.state())):
            if time.monotonic() > end or self.child.poll() is not None:
                raise SystemExit(f"{what}: {self.lines[-1:]}, ended with {self.child.poll()}")
            time.sleep(0.05)
        return self.state()


def build(args, work):
    program = work / "window_loop"
    subprocess.run(["gcc", "-std=c17", "-O1", "-Wall", "-Werror", f"-I{args.include}", str(HERE / "window/window_loop.c"), "-o", str(program),
                    f"-L{args.lib}", f"-l{args.name}", "-lglfw", "-lm", f"-Wl,-rpath,{args.lib}"], check=True)
    (work / "model.xml").write_text(MODEL)
    return program


def follow(screen, program, user):
    """What a user does, and what the screen then shows."""
    program.until("it starts", lambda s: s["time"] > 0.1)
    assert program.lines[0] == ["window", "1"], program.lines[0]
    left, top = (int(x.split("=")[1]) for x in user("search", "--name", "window_loop", "getwindowgeometry", "--shell").splitlines()[1:3])
    whole, middle = (left, top, 480, 360), (left + 240, top + 180)
    seen = lambda: screen.colours(whole)
    orange = lambda: sum(p[2] > 120 and p[0] < 90 and p[2] > p[1] + 40 for p in seen())
    assert orange() > 500, f"{orange()} pixels of the ball"
    user("key", "space")
    program.until("Space pauses", lambda s: s["paused"])
    time.sleep(0.3)
    still, old = seen(), program.state()
    time.sleep(0.3)
    assert program.state()["time"] == old["time"] and seen() == still, "a paused picture does not change"
    for words in (("mousemove", str(middle[0]), str(middle[1] + 100)), ("mousedown", "1"), ("mousemove", str(middle[0] + 60), str(middle[1] + 100)), ("mouseup", "1")):
        user(*words)
        program.turns()
    new = program.until("the mouse orbits", lambda s: abs(s["azimuth"] - old["azimuth"]) > 10)
    assert new["distance"] == old["distance"]
    user("click", "4")
    program.until("the wheel zooms", lambda s: s["distance"] != old["distance"])
    time.sleep(0.3)
    assert seen() != still, "the picture follows the camera"
    user("key", "BackSpace")
    program.until("Backspace starts again", lambda s: s["time"] == 0)
    time.sleep(0.3)
    spots = [i for i, p in enumerate(seen()) if p[2] > 120 and p[0] < 90 and p[2] > p[1] + 40]
    x, y = sum(i % 480 for i in spots) // len(spots), sum(i // 480 for i in spots) // len(spots)
    user("mousemove", str(left + x), str(top + y))
    program.turns()
    user("click", "2")
    program.until("the ball is picked where the screen shows it", lambda s: s["select"] == 1)
    user("keydown", "ctrl")
    program.turns()
    user("mousedown", "3")
    for k in range(1, 6):
        program.turns()
        user("mousemove", str(left + x), str(top + y - 10 * k))
    program.until("dragging lifts the ball", lambda s: s["z"] > 0.65)
    user("mouseup", "3", "keyup", "ctrl")
    program.turns()
    user("key", "space")
    program.until("it falls", lambda s: s["z"] < 0.5 and s["time"] > 0)
    user("key", "Escape")
    assert program.child.wait(60) == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--include", required=True)
    parser.add_argument("--lib", required=True)
    parser.add_argument("--name", default="corten")
    args = parser.parse_args()
    missing = [c for c in ("Xvfb", "xdotool", "gcc") if not shutil.which(c)]
    if missing:
        raise SystemExit(f"missing: {' '.join(missing)}; tools/bootstrap.sh test-window installs them on Debian")
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        command = build(args, work)
        screen = Screen(work)
        env = {**os.environ, "DISPLAY": screen.display, "LIBGL_ALWAYS_SOFTWARE": "1"}
        user = lambda *words: subprocess.run(["xdotool", *words], env=env, check=True, capture_output=True, text=True).stdout
        program = Program([str(command), str(work / "model.xml")], env)
        try:
            follow(screen, program, user)
        finally:
            program.child.kill()
            screen.server.terminate()
            screen.server.wait()
    print("a C program with a window: keys, mouse, picture: as it was written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
