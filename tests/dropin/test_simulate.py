#!/usr/bin/env python3
"""A C++ program with MuJoCo's class Simulate, compiled without a change; a page watches it and steers the camera.

  test_simulate.py --include DIR --lib DIR       DIR of the headers, DIR with libcorten_viewer.a and libcorten.a
"""
import argparse
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
MODEL = """<mujoco><worldbody><geom type='plane' size='2 2 .1'/><body pos='0 0 1'><freejoint/><geom size='.1'/></body></worldbody></mujoco>"""


def frame(text):
    """A text message of a WebSocket, masked by zeros."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text.encode()


def join(url):
    host, port, token = re.fullmatch(r"http:/{2}([\d.]+):(\d+)/\?token=(\w+)", url).groups()
    page = socket.create_connection((host, int(port)))
    page.sendall((f"GET /socket?token={token} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
    page.settimeout(30)
    return page


def run(command, passive):
    env = {**os.environ, "CORTEN_BROWSER": "0"}
    child = subprocess.Popen([str(c) for c in command] + (["passive"] if passive else []), env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    lines, got = [], bytearray()
    threading.Thread(target=lambda: [lines.append(line) for line in iter(child.stdout.readline, "")], daemon=True).start()
    try:
        page = join(child.stderr.readline().strip())
        numbers = lambda: [float(x) for x in lines[-1].split()]

        def until(what, done):
            end = time.monotonic() + 60
            while not (lines and done()):
                if time.monotonic() > end or child.poll() is not None:
                    raise SystemExit(f"{what}: {lines[-1:]}, ended with {child.poll()}")
                got.extend(page.recv(1 << 16))
        until("the page gets frames", lambda: got.count(b'"kind":"frame"') > 3)
        assert b" 55 " in got, "the camera of the program reaches the page"
        page.sendall(frame("camera 0 -1 -1 0 0 0 7 123 -20"))
        until("the camera of the page reaches the program", lambda: numbers()[1:3] == [123, 7])
        for text in ("select 1 0 0 0", "drag 1", "move 0.5 0 0"):
            page.sendall(frame(text))
        until("the mouse of the page pulls the body", lambda: numbers()[3] == 1 and numbers()[4] > 0.1)
        page.close()
        assert child.wait(60) == 0, child.returncode
        for _ in range(100):
            if lines[-1] == "end\n":
                return
            time.sleep(0.05)
        raise SystemExit(f"it did not end by itself: {lines[-1:]}")
    finally:
        child.kill()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--include", required=True)
    parser.add_argument("--lib", required=True)
    args = parser.parse_args()
    passed = 0
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        (work / "model.xml").write_text(MODEL)
        for compiler in (c for c in ("g++", "clang++") if shutil.which(c)):
            program = work / compiler
            subprocess.run([compiler, "-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", f"-I{args.include}", f"-I{args.include}/mujoco/simulate",
                            str(HERE / "simulate/passive.cc"), "-o", str(program), f"-L{args.lib}", "-lcorten_viewer", "-l:libcorten.a", "-lqhull_r", "-lm", "-lpthread"],
                           check=True)
            for passive in (True, False):
                run([program, work / "model.xml"], passive)
                passed += 1
    print(f"{passed} passed, 0 failed")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
