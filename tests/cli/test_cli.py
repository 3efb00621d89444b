#!/usr/bin/env python3
"""The program as its user meets it: every subcommand, its files, its errors and exit codes.

  tests/cli/test_cli.py PATH_OF_CORTEN
"""
import json
import math
import os
import pathlib
import re
import resource
import signal
import struct
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree

from deform_cases import DeformableCases
from picture_cases import PictureCases
from rollout_cases import RolloutCases

CORTEN = None
PENDULUM = """<mujoco model="pendulum"><option timestep="0.001"/><worldbody>
  <body name="arm"><joint name="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -1" size=".05"/></body>
</worldbody><keyframe><key name="up" qpos="3"/></keyframe></mujoco>"""
COMMANDS = "run view render compile check info dump diff bench rollout merge".split()
RECORDINGS = pathlib.Path(__file__).resolve().parent / "recordings"


def corten(*arguments, **options):
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    return subprocess.run([CORTEN, *map(str, arguments)], text=True, timeout=60, **options)


def full_disk(size=1000):
    """For preexec_fn: files cannot grow beyond size bytes, as on a disk that gets full."""
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


class Case(unittest.TestCase):
    corten = staticmethod(corten)

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.model = self.path / "pendulum.xml"
        self.model.write_text(PENDULUM)

    def tearDown(self):
        self.folder.cleanup()


def picture_size(path):
    """Width and height of a PNG or GIF file."""
    data = pathlib.Path(path).read_bytes()
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return struct.unpack(">II", data[16:24])
    assert data[:6] == b"GIF89a", data[:8]
    return struct.unpack("<HH", data[6:10])


def png_chunks(path):
    """Names of the chunks of a PNG file, in order."""
    data, at, names = pathlib.Path(path).read_bytes(), 8, []
    while at < len(data):
        names.append(data[at + 4:at + 8].decode())
        at += 12 + struct.unpack(">I", data[at:at + 4])[0]
    return names


class Render(Case):
    def render(self, *arguments, code=0, **options):
        result = corten("render", *arguments, cwd=self.path, **options)
        self.assertEqual(result.returncode, code, result.stderr)
        return result

    def test_a_picture_of_a_model(self):
        self.assertIn("wrote a.png", self.render("-o", "a.png", "--size", "64x48", self.model).stdout)
        self.assertEqual(picture_size(self.path / "a.png"), (64, 48))
        self.assertEqual(png_chunks(self.path / "a.png"), ["IHDR", "IDAT", "IEND"])

    def test_defaults_are_a_scene_and_a_name(self):
        self.render()
        self.assertEqual(picture_size(self.path / "picture.png"), (640, 480))

    def test_films_have_their_pictures(self):
        self.assertIn("10 pictures, 0.5 s", self.render("-o", "a.apng", "--size", "32x24", "--time", "0.5", "--fps", 20, self.model).stdout)
        self.assertEqual(png_chunks(self.path / "a.apng").count("fcTL"), 10)
        self.render("-o", "a.gif", "--size", "32x24", "--time", "0.5", "--fps", 20, self.model)
        self.assertEqual(picture_size(self.path / "a.gif"), (32, 24))
        self.render("-o", "f%03d.png", "--size", "32x24", "--time", "0.5", "--fps", 20, self.model)
        self.assertEqual(sorted(p.name for p in self.path.glob("f*.png")), [f"f{k:03d}.png" for k in range(10)])

    def test_the_same_picture_twice(self):
        for name in ("a.png", "b.png"):
            self.render("-o", name, "--time", 0.3, "--size", "100x80", self.model)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())

    def test_depth_is_gray_of_16_bits(self):
        self.render("-o", "d.png", "--depth", "--size", "32x24", self.model)
        self.assertEqual((self.path / "d.png").read_bytes()[24:26], b"\x10\0")
        self.render("-o", "s.png", "--segmentation", "--size", "32x24", self.model)
        result = self.render("-o", "d.gif", "--depth", self.model, code=1)
        self.assertIn("colours of 8 bits only", result.stderr)

    def test_a_recording_is_shown(self):
        self.assertEqual(corten("run", "--time", 0.5, "--record", self.path / "a.rec", self.model).returncode, 0)
        self.assertIn("15 pictures", self.render("-o", "a.gif", "--size", "32x24", "a.rec", "--fps", 29).stdout)
        self.render("-o", "a.png", "--time", 0.2, "a.rec", self.model)
        self.render("-o", "b.png", "--time", 0.2, self.model)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())

    def test_a_film_of_a_run_changes_nothing_of_it(self):
        for name, more in (("a", []), ("b", ["--film", self.path / "b.gif", "--size", "16x16", "--camera", "0"])):
            model = self.path / "cam.xml"
            model.write_text(PENDULUM.replace("</worldbody>", '<camera pos="0 -3 0" euler="90 0 0"/></worldbody>'))
            result = corten("run", "--time", 0.5, "--csv", self.path / f"{name}.csv", *more, model)
            self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual((self.path / "a.csv").read_text(), (self.path / "b.csv").read_text())
        self.assertEqual(picture_size(self.path / "b.gif"), (16, 16))

    def test_wrong_usage(self):
        for arguments, said in ((["-o", "a.jpg"], "must end with"), (["-o", "a%s.png"], "%d or %04d"), (["--size", "64"], "WIDTHxHEIGHT"),
                                (["--size", "0x3"], "WIDTHxHEIGHT"), (["--size", "99999x3"], "WIDTHxHEIGHT"), (["--size", "6x3x"], "WIDTHxHEIGHT"),
                                (["--fps", "0"], "greater than 0"), (["--fps", "nan"], "greater than 0"), (["--time", "-1"], "0 or greater"),
                                (["--view", "1"], "AZIMUTH"), (["--view", "1,2,0"], "AZIMUTH"), (["--view", "1,2,3,4"], "AZIMUTH"),
                                (["--view", "1,nan"], "AZIMUTH"), (["--view", "1,2", "--camera", "0"], "free camera"), (["--label", "bodi"], "unknown"),
                                (["--frame", ""], "unknown"), (["--flags", "shadow,,fog"], "unknown"), (["--flags", "no"], "unknown"),
                                (["--depth", "--segmentation"], "two pictures"), (["a.rec", "--key", "up"], "own start"), (["a.xml", "b.xml"], "one model")):
            result = self.render(*arguments, code=2)
            self.assertIn(said, result.stderr, arguments)
        self.assertEqual([p.name for p in self.path.iterdir()], ["pendulum.xml"])

    def test_errors(self):
        for arguments, said in ((["--camera", "no", self.model], "no camera 'no'"), (["--camera", "0", self.model], "no camera '0'"),
                                (["-o", "no/a.gif", self.model], "no/a.gif: "), (["no.xml"], "no.xml"), (["no.rec"], "no.rec"),
                                (["--key", "down", self.model], "no keyframe"), (["-o", "a.gif", "--time", "1e12", self.model], "too long"),
                                (["--time", "1e300", self.model], "1e15 steps")):
            result = self.render(*arguments, code=1)
            self.assertIn(said, result.stderr, arguments)
        self.assertEqual([p.name for p in self.path.iterdir()], ["pendulum.xml"])

    def test_mp4_without_ffmpeg_is_a_sentence(self):
        result = self.render("-o", "a.mp4", "--time", 0.1, "--size", "16x16", self.model, code=1, env={"PATH": str(self.path)})
        self.assertIn("MP4 needs the program ffmpeg", result.stderr)
        self.assertFalse((self.path / "a.mp4").exists())

    def test_a_full_disk_leaves_the_old_picture(self):
        (self.path / "a.png").write_text("old")
        self.render("-o", "a.png", "--view", "30,-20", self.model, code=1, preexec_fn=full_disk(60))
        self.assertEqual((self.path / "a.png").read_text(), "old")

    def test_interrupted_films_are_written(self):
        process = subprocess.Popen([CORTEN, "render", "-o", "a.gif", "--time", "100000", "--size", "16x16", self.model], cwd=self.path, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        self.assertEqual(process.returncode, 130)
        self.assertIn("pictures so far are written", errors)
        self.assertEqual(picture_size(self.path / "a.gif"), (16, 16))


class Program(Case):
    def test_help_everywhere(self):
        for arguments in (["--help"], *([c, "--help"] for c in COMMANDS)):
            result = corten(*arguments)
            self.assertEqual(result.returncode, 0, arguments)
            self.assertIn("usage: corten", result.stdout)

    def test_folder_limits_what_is_read(self):
        inside = self.path / "in"
        inside.mkdir()
        (inside / "good.xml").write_text(PENDULUM)
        (inside / "bad.xml").write_text('<mujoco><include file="../pendulum.xml"/></mujoco>')
        (inside / "link.xml").symlink_to(self.model)
        for command in (["run", "--steps", "2"], ["check"], ["info"], ["dump"], ["compile", "-o", self.path / "out.ctb"]):
            result = corten(*command, inside / "good.xml", "--folder", inside)
            self.assertEqual(result.returncode, 0, (command, result))
            for model in (inside / "bad.xml", inside / "link.xml", self.model, self.path / "none.xml"):
                result = corten(*command, "--folder", inside, model)
                self.assertEqual(result.returncode, 1, (command, result))
                self.assertIn("lies outside of the allowed folders", result.stdout + result.stderr)
        self.assertEqual(corten("info", self.model, "--folder", inside, "--folder", self.path).returncode, 0)
        for wrong in (self.path / "none", self.model, ""):
            result = corten("info", "--folder", wrong, inside / "good.xml")
            self.assertEqual(result.returncode, 2)
            self.assertIn("--folder", result.stderr)

    def test_wrong_usage_is_exit_2(self):
        for arguments in ([], ["fly"], ["run", "--time", "soon"], ["run", "--wings"], ["diff"], ["run", "a", "b"],
                          ["compile"], ["compile", "a", "-o", "b.png"], ["check"], ["info", "--wings"], ["bench", "a", "b"], ["dump", "a", "b"],
                          ["info", "a", "b"], ["dump", "--key", "k", "a"], ["diff", "a.rec", "b.rec", "c.rec"], ["diff", "a.xml", "b.rec", "c.rec"]):
            result = corten(*arguments)
            self.assertEqual(result.returncode, 2, arguments)
            self.assertTrue(result.stderr)
            self.assertFalse(result.stdout)

    def test_version(self):
        self.assertIn("3.5.0", corten("--version").stdout)

    def test_run_embedded_scene(self):
        result = corten("run", "--time", "0.1")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("steps/s", result.stdout)

    def test_run_writes_its_files(self):
        files = {k: self.path / f"out.{k}" for k in ("csv", "npy", "svg")}
        result = corten("run", "--steps", 100, "--every", 10, self.model,
                        *(x for k, f in files.items() for x in ("--" + k, f)))
        self.assertEqual(result.returncode, 0, result.stderr)
        rows = files["csv"].read_text().splitlines()
        self.assertEqual(rows[0], "time,potential_energy,kinetic_energy,qpos0,qvel0")
        self.assertEqual(len(rows), 1 + 11)
        self.assertAlmostEqual(float(rows[-1].split(",")[0]), 0.1)
        data = files["npy"].read_bytes()
        self.assertEqual(data[:6], b"\x93NUMPY")
        self.assertIn(b"(11, 5)", data[:128])
        self.assertEqual(struct.unpack("<d", data[-40:-32])[0], float(rows[-1].split(",")[0]))
        self.assertEqual(xml.etree.ElementTree.parse(files["svg"]).getroot().tag.split("}")[1], "svg")

    def test_run_writes_a_page(self):
        page = self.path / "run.html"
        result = corten("run", "--time", 1, "--html", page, self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        text = page.read_text()
        self.assertTrue(text.startswith("<!doctype html>") and text.rstrip().endswith("</html>"))
        self.assertEqual(text.count('type="application/corten"'), 2)
        self.assertEqual(re.findall(r'(?:src|href)="(?!data:)', text), [])
        self.assertEqual(corten("run", "--steps", 1e12, "--every", 1, "--html", page, self.model).returncode, 1)

    def test_view_serves_until_it_is_interrupted(self):
        import urllib.error
        import urllib.request
        with subprocess.Popen([CORTEN, "view", "--no-browser", "--verbose", self.model], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
            url = child.stdout.readline().strip()
            with urllib.request.urlopen(url, timeout=20) as answer:
                self.assertEqual(answer.status, 200)
                self.assertIn("default-src 'none'", answer.headers["Content-Security-Policy"])
            with self.assertRaises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(url[:-1], timeout=20)
            self.assertEqual(refused.exception.code, 403)
            port = re.search(r":(\d+)/", url).group(1)
            taken = corten("view", "--no-browser", "--port", port, self.model)
            self.assertEqual((taken.returncode, taken.stdout), (1, ""))
            child.send_signal(signal.SIGINT)
            self.assertEqual(child.wait(20), 0)
            self.assertIn("refused (403)", child.stderr.read())
        self.assertEqual(corten("view", "--port", 70000, self.model).returncode, 2)
        self.assertEqual(corten("view", "missing.xml").returncode, 1)

    def test_view_serves_a_recording(self):
        import urllib.request
        recording = self.path / "run.rec"
        self.assertEqual(corten("run", "--steps", 100, "--record", recording, self.model).returncode, 0)
        with subprocess.Popen([CORTEN, "view", "--no-browser", recording], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
            with urllib.request.urlopen(child.stdout.readline().strip(), timeout=20) as answer:
                self.assertEqual(answer.read().count(b'type="application/corten"'), 2)
            child.send_signal(signal.SIGINT)
            self.assertEqual(child.wait(20), 0)
        cut = self.path / "cut.rec"
        cut.write_text(recording.read_text()[:-20])
        self.assertEqual(corten("view", "--no-browser", cut).returncode, 1)
        for words in (["--paused", recording], ["--key", "up", recording], [recording, recording], [self.model, self.model]):
            self.assertEqual(corten("view", "--no-browser", *words).returncode, 2, words)

    def test_run_from_keyframe(self):
        csv = self.path / "key.csv"
        self.assertEqual(corten("run", "--steps", 1, "--key", "up", "--csv", csv, self.model).returncode, 0)
        self.assertEqual(float(csv.read_text().splitlines()[1].split(",")[3]), 3)
        missing = corten("run", "--key", "down", self.model)
        self.assertEqual(missing.returncode, 1)
        self.assertIn("down", missing.stderr)

    def test_info(self):
        result = corten("info", self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        for word in ("pendulum", "arm", "hinge", "degrees of freedom", "KiB data"):
            self.assertIn(word, result.stdout)
        self.assertNotIn("nnames_map", result.stdout)
        more = corten("info", "--names", "--sizes", self.model).stdout
        self.assertRegex(more, r"nq +1\n")
        self.assertRegex(more, r"key +0  up\n")

    def test_info_of_kinds(self):
        tables = corten("info", "--kinds")
        self.assertEqual(tables.returncode, 0, tables.stderr)
        found = {}
        for part in tables.stdout.split("\n\n"):
            head, *rows = part.splitlines()
            found[head.split(":")[0]] = [r.split()[0] for r in rows if r[2] != " "]
            self.assertEqual(len(set(found[head.split(":")[0]])), len(found[head.split(":")[0]]), part)
        self.assertEqual(list(found), ["bending", "elasticity", "gain", "formulation"])
        self.assertLessEqual({"cotangent", "bridson", "none"}, set(found["bending"]))
        self.assertLessEqual({"linear", "neo_hookean", "mooney_rivlin"}, set(found["elasticity"]))
        self.assertLessEqual({"fixed", "affine", "muscle", "series_elastic"}, set(found["gain"]))
        self.assertLessEqual({"convex", "xpbd", "hunt_crossley"}, set(found["formulation"]))
        self.assertRegex(tables.stdout, r"  series_elastic +spring .*\n +1\. stiffness, .*\n +2\. damping, .*\n +3\. gear ratio")
        self.assertRegex(tables.stdout, r" 1\. shortest normalised length \(default 0\.75\)\n")
        self.model.write_text("""<mujoco><worldbody><flexcomp name="cloth" type="grid" count="3 3 1" spacing=".1 .1 .1" radius=".01"
          dim="2" mass="1" bending_model="bridson" young="1e4"/></worldbody></mujoco>""")
        used = corten("info", "--kinds", self.model)
        self.assertEqual(used.returncode, 0, used.stderr)
        self.assertRegex(used.stdout, r"flex +cloth +bending +bridson")
        self.assertRegex(used.stdout, r"formulation +convex\n")

    def test_recordings_hold_the_states_of_kinds(self):
        self.model.write_text("""<mujoco><worldbody><body><joint name="j" axis="0 1 0"/><geom size=".1" pos=".3 0 0"/></body></worldbody>
          <actuator><general joint="j" gaintype="custom" corten:gain_model="series_elastic" corten:gain_params="100 5 .5"/></actuator>
          <keyframe><key name="up" qpos=".4" ctrl="1"/></keyframe></mujoco>""")
        record = self.path / "series.txt"
        ran = corten("run", "--steps", "50", "--key", "up", "--record", record, self.model)
        self.assertEqual(ran.returncode, 0, ran.stderr)
        self.assertRegex(record.read_text(), r"\nkind_state 0 0\n")
        same = corten("diff", "--tol", "0", record)
        self.assertEqual(same.returncode, 0, same.stdout + same.stderr)
        # a recording that starts with a previous control of 0 has another rate in the first step
        record.write_text(record.read_text().replace("\nkind_state 0 0\n", "\nkind_state 0 1\n"))
        self.assertEqual(corten("diff", "--tol", "1e-6", record).returncode, 1)

    def test_info_of_assets(self):
        self.model.write_text("""<mujoco><asset><mesh name="tetra" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/>
          <texture name="board" type="2d" builtin="checker" width="8" height="4"/>
          <hfield name="hill" nrow="3" ncol="2" size="1 1 1 1"/></asset>
          <worldbody><geom type="mesh" mesh="tetra"/><geom type="hfield" hfield="hill"/></worldbody></mujoco>""")
        text = corten("info", self.model).stdout
        self.assertRegex(text, r"tetra +4 +4 +4\n")
        self.assertRegex(text, r"board +8 +4 +3\n")
        self.assertRegex(text, r"hill +3 +2\n")

    def test_compile_writes_what_loads_again(self):
        out = {k: self.path / f"out.{k}" for k in ("xml", "ctb", "txt")}
        result = corten("compile", self.model, *(x for f in out.values() for x in ("-o", f)))
        self.assertEqual(result.returncode, 0, result.stderr)
        for word in ("read", "compile", "write", "model", "peak"):
            self.assertRegex(result.stdout, rf"(?m)^{word} +[0-9.]+ (ms|KiB)$")
        first = corten("dump", self.model).stdout
        for kind in ("xml", "ctb"):
            self.assertEqual(corten("dump", out[kind]).stdout, first, kind)
        self.assertIn("qpos0", out["txt"].read_text())
        again = self.path / "again.ctb"
        self.assertEqual(corten("compile", out["ctb"], "-o", again).returncode, 0)
        self.assertEqual(again.read_bytes(), out["ctb"].read_bytes())

    def test_compile_tells_what_it_cannot_do(self):
        binary = self.path / "m.ctb"
        self.assertEqual(corten("compile", self.model, "-o", binary).returncode, 0)
        self.assertIn("has no XML", corten("compile", binary, "-o", self.path / "m.xml").stderr)
        for name in ("m.xml", "m.ctb", "m.txt"):
            result = corten("compile", self.model, "-o", self.path / "nowhere" / name)
            self.assertEqual(result.returncode, 1, name)
            self.assertIn("nowhere", result.stderr)
        binary.write_bytes(binary.read_bytes()[:-1])
        self.assertEqual(corten("compile", binary).returncode, 1)

    def test_check_finds_what_looks_wrong(self):
        self.model.write_text("""<mujoco><option timestep="0.05"/>
          <default><default class="lonely"><geom size="1"/></default></default>
          <asset><mesh name="unseen" vertex="0 0 0 1 0 0 0 1 0 0 0 1"/><material name="grey"/></asset>
          <worldbody><geom name="floor" type="plane" size="1 1 1"/>
          <body name="deep"><freejoint/><geom name="ball" size="0.1"/><geom name="ghost" size="0.05" mass="0"/></body>
          <body name="light" pos="0 0 5"><joint type="slide"/><geom size=".01" mass="0.001"/>
            <body name="anvil" pos="1 0 0"><joint name="bent" range="10 20"/><geom size=".1" mass="500"/></body></body>
          </worldbody><actuator><motor name="idle" joint="bent" gear="0"/></actuator></mujoco>""")
        result = corten("check", self.model)
        self.assertEqual(result.returncode, 0, result.stdout)
        for words in ("nothing uses this mesh", "nothing uses this material", "nothing uses class 'lonely'", "collides but adds no mass",
                      "overlaps geom 'floor'", "hangs on body 'light'", "outside the range", "shorter than two time steps", "gear of zero"):
            self.assertIn(words, result.stdout)
        self.assertRegex(result.stdout, r"pendulum.xml:\d+:\d+: warning: ")
        self.assertEqual(corten("check", "--strict", self.model).returncode, 1)

    def test_check_of_good_and_refused_models(self):
        good = corten("check", "--strict", self.model)
        self.assertEqual(good.returncode, 0, good.stdout)
        self.assertIn("loads, 0 warnings", good.stdout)
        bad = self.path / "bad.xml"
        bad.write_text(PENDULUM.replace("axis=", "axes="))
        result = corten("check", bad, self.model)
        self.assertEqual(result.returncode, 1)
        self.assertIn("bad.xml:2", result.stdout)
        self.assertIn("bad.xml: refused", result.stdout)
        self.assertIn("1 of 2 models refused", result.stderr)

    def test_check_of_binary_models(self):
        binary = self.path / "m.ctb"
        self.assertEqual(corten("compile", self.model, "-o", binary).returncode, 0)
        good = corten("check", "--strict", binary)
        self.assertEqual(good.returncode, 0, good.stdout)
        self.assertIn("a binary model, whole and consistent", good.stdout)
        binary.write_bytes(binary.read_bytes()[:-1])
        bad = corten("check", binary)
        self.assertEqual(bad.returncode, 1)
        self.assertIn("m.ctb: refused", bad.stdout)
        self.assertNotIn("XML", bad.stdout)

    def test_dump_reads_back_exactly(self):
        result = corten("dump", "--data", self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        dump = json.loads(result.stdout)
        self.assertEqual(dump["model"]["nv"], 1)
        self.assertEqual(dump["opt"]["timestep"], 0.001)
        self.assertEqual(dump["model"]["body_parentid"], [0, 0])
        self.assertEqual(len(dump["data"]["xpos"]), 2)
        self.assertTrue(math.isclose(dump["data"]["ximat"][1][0], 1, abs_tol=1e-12))

    def test_diff_finds_step_and_stage(self):
        first, second = self.path / "a.rec", self.path / "b.rec"
        self.assertEqual(corten("run", "--steps", 50, "--key", "up", "--record", first, self.model).returncode, 0)
        same = corten("diff", first)
        self.assertEqual(same.returncode, 0, same.stdout + same.stderr)
        lines = first.read_text().splitlines()
        at = lines.index("step 20")
        for i in range(at, len(lines)):
            if lines[i].startswith("qfrc_bias "):
                lines[i] = "qfrc_bias 1234.5"
                break
        second.write_text("\n".join(lines) + "\n")
        for arguments in ([second], [first, second]):
            result = corten("diff", *arguments)
            self.assertEqual(result.returncode, 1)
            self.assertIn("DIVERGENCE at step 20", result.stdout)
            self.assertIn("root cause: bias (qfrc_bias[0]", result.stdout)

    def test_broken_recordings_are_refused(self):
        for text in ("", "hello\n", "corten recording 1\nengine x 1\nmodel 99\n<mujoco/>\n",
                     "corten recording 1\nengine x 1\nmodel 9\n<mujoco/>\nqpos 1\n",
                     "corten recording 1\nengine x 1\nmodel 9\n<mujoco/>\nstep 1\nqpos 1 two\n"):
            path = self.path / "bad.rec"
            path.write_text(text)
            result = corten("diff", path)
            self.assertEqual(result.returncode, 1, text)
            self.assertIn("bad.rec", result.stderr)

    def test_bad_model_is_an_error_with_a_place(self):
        self.model.write_text(PENDULUM.replace("axis=", "axes="))
        for command in ("run", "info", "dump", "bench"):
            result = corten(command, self.model)
            self.assertEqual(result.returncode, 1)
            self.assertIn("pendulum.xml:2", result.stderr)
            self.assertIn("axes", result.stderr)
        self.assertEqual(corten("run", self.path / "nothing.xml").returncode, 1)

    def test_bench(self):
        result = corten("bench", "--steps", 200, self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("steps/s", result.stdout)
        for stage in ("kinematics", "collision", "constraint rows", "solver", "velocity", "the whole step"):
            self.assertRegex(result.stdout, rf"\n  {stage} +[0-9.]+ us +[0-9.]+ %")


class Files(Case):
    """Outputs: whole or not at all, and every failure is told."""

    def commands(self):
        """A command line of every command, with output on standard output."""
        record, binary = self.path / "r.rec", self.path / "m.ctb"
        self.assertEqual(corten("run", "--steps", 3, "--record", record, self.model).returncode, 0)
        self.assertEqual(corten("compile", self.model, "-o", binary).returncode, 0)
        return (["--help"], ["--version"], *([c, "--help"] for c in COMMANDS), ["run", "--steps", 2, self.model],
                ["run", "--steps", 2, "--csv", "-", self.model], ["run", "--steps", 2, "--quiet", "--npy", "-", self.model],
                ["run", "--steps", 2, "--svg", "/dev/stdout", self.model], ["run", "--steps", 2, "--record", "-", self.model],
                ["compile", self.model], ["check", self.model], ["check", binary], ["info", self.model], ["dump"],
                ["dump", "--data", self.model], ["diff", record], ["diff", record, record], ["bench", "--steps", 1, self.model],
                ["info", "--kinds"], ["run", "--steps", 2, "--html", "-", self.model], ["render", "--size", "8x8", "-o", self.path / "a.png", self.model])

    def check_stdout_fails(self, arguments, reason, **options):
        result = corten(*arguments, **options)
        self.assertEqual(result.returncode, 1, arguments)
        self.assertIn(f"standard output: {reason}", result.stderr, arguments)

    def test_full_standard_output_is_an_error_of_every_command(self):
        for arguments in self.commands():
            with open("/dev/full", "w") as full:
                self.check_stdout_fails(arguments, "no space left", stdout=full)

    def test_closed_pipe_is_an_error_of_every_command(self):
        for arguments in self.commands():
            reader, writer = os.pipe()
            os.close(reader)
            self.check_stdout_fails(arguments, "its reader has gone", stdout=writer)
            os.close(writer)

    def test_closed_standard_output_is_an_error_and_never_lands_in_a_file(self):
        for arguments in self.commands():
            self.check_stdout_fails(arguments, "is closed", stdout=None, preexec_fn=lambda: os.close(1))
        out = self.path / "closed.csv"
        result = corten("run", "--steps", 2, "--csv", out, self.model, stdout=None,
                        preexec_fn=lambda: [os.close(fd) for fd in (0, 1, 2)])
        self.assertEqual(result.returncode, 1)
        self.assertTrue(out.read_text().startswith("time,"))
        self.assertNotIn("simulated", out.read_text())

    def test_full_disk_leaves_the_old_files(self):
        outputs = {"--csv": "csv", "--npy": "npy", "--svg": "svg", "--record": "rec", "--html": "html", "--film": "gif"}
        for option, ext in outputs.items():
            out = self.path / f"old.{ext}"
            out.write_text("old")
            result = corten("run", "--steps", 1000, "--every", 1, option, out, self.model, preexec_fn=full_disk())
            self.assertEqual(result.returncode, 1, option)
            self.assertIn(f"{out}: file too large", result.stderr)
            self.assertEqual(out.read_text(), "old")
        for ext in ("xml", "ctb", "txt"):
            out = self.path / f"old.{ext}"
            out.write_text("old")
            result = corten("compile", self.model, "-o", out, preexec_fn=full_disk(100))
            self.assertEqual(result.returncode, 1, ext)
            self.assertIn(f"{out}: ", result.stderr)
            self.assertIn("file too large", result.stderr)
            self.assertEqual(out.read_text(), "old")
        self.assertEqual([f for f in os.listdir(self.path) if f.startswith(".")], [])

    def test_unwritable_outputs_are_noticed_before_the_run(self):
        for option in ("--csv", "--npy", "--svg", "--record"):
            result = corten("run", "--steps", 2e9, option, self.path / "nowhere" / "out", self.model)
            self.assertEqual(result.returncode, 1)
            self.assertIn("nowhere/out: no such file", result.stderr)
            result = corten("run", "--steps", 2e9, option, self.path, self.model)
            self.assertEqual(result.returncode, 1)
            self.assertIn("is a directory", result.stderr)

    def test_two_outputs_to_one_file_are_refused(self):
        for a, b in (("x", "x"), ("-", "-"), ("-", "/dev/stdout")):
            result = corten("run", "--csv", a, "--npy", b, self.model)
            self.assertEqual(result.returncode, 2)
            self.assertIn("two outputs", result.stderr)

    def test_dash_is_standard_output(self):
        result = corten("run", "--steps", 10, "--csv", "-", self.model, cwd=self.path)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stdout.splitlines()[0], "time,potential_energy,kinetic_energy,qpos0,qvel0")
        self.assertEqual(len(result.stdout.splitlines()), 1 + 11)
        self.assertIn("steps/s", result.stderr)
        self.assertFalse((self.path / "-").exists())

    def test_outputs_keep_permissions_and_links(self):
        out, link = self.path / "out.csv", self.path / "link.csv"
        out.write_text("old")
        out.chmod(0o640)
        link.symlink_to("out.csv")
        self.assertEqual(corten("run", "--steps", 2, "--csv", link, self.model).returncode, 0)
        self.assertTrue(link.is_symlink())
        self.assertEqual(out.stat().st_mode & 0o777, 0o640)
        self.assertTrue(out.read_text().startswith("time,"))

    def interrupt(self, number):
        csv, record = self.path / "part.csv", self.path / "part.rec"
        # where the tests run in the background of a shell, SIGINT is ignored, and children inherit that
        run = subprocess.Popen([CORTEN, "run", "--steps", "1e9", "--csv", csv, "--record", record, self.model], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=lambda: signal.signal(number, signal.SIG_DFL))
        self.addCleanup(run.kill)
        for _ in range(600):  # until it steps: the recording is written as it runs
            time.sleep(0.05)
            if any(f.startswith(".corten") and (self.path / f).stat().st_size > 100000 for f in os.listdir(self.path)):
                break
        run.send_signal(number)
        out, err = run.communicate(timeout=60)
        self.assertEqual(run.returncode, 128 + number)
        self.assertIn("interrupted after", err)
        self.assertIn("warnings ", out)
        self.assertGreater(len(csv.read_text().splitlines()), 1)
        same = corten("diff", record)
        self.assertEqual(same.returncode, 0, same.stdout + same.stderr)

    def test_interrupted_run_keeps_what_it_has(self):
        self.interrupt(signal.SIGINT)
        self.interrupt(signal.SIGTERM)


class Numbers(Case):
    """Options and models with numbers that cannot be."""

    def test_bad_numbers_are_refused(self):
        options = {"run": ("--time", "--steps", "--every"), "bench": ("--steps",), "diff": ("--tol",)}
        for command, names in options.items():
            for option in names:
                for number in ("12abc", "", "nan", "inf", "-1", "1e999", "0x", "1 2", "abc"):
                    result = corten(command, option, number, self.model)
                    self.assertEqual(result.returncode, 2, (command, option, number))
                    self.assertIn(f"{option} ", result.stderr)
                    self.assertIn("must be", result.stderr)
        for option in ("--steps", "--every"):
            for number in ("0", "1.5", "1e300", "1e16"):
                result = corten("run", option, number, self.model)
                self.assertEqual(result.returncode, 2, number)
                self.assertIn("a whole number from 1 to 1e15", result.stderr)
        self.assertIn("needs a value", corten("run", "--time").stderr)

    def test_too_many_steps_or_samples_are_refused_before_the_run(self):
        for arguments, words in ((["--time", "1e300"], "steps"), (["--steps", 1e12, "--every", 1], "GiB"),
                                 (["--steps", 1e10, "--record", self.path / "x"], "too long")):
            result = corten("run", *arguments, self.model)
            self.assertEqual(result.returncode, 1, arguments)
            self.assertIn(words, result.stderr)

    def test_bad_timestep_is_an_error(self):
        for step in ("0", "-0.01", "nan", "inf", "1e-300"):
            self.model.write_text(PENDULUM.replace("0.001", step))
            result = corten("run", self.model)
            self.assertEqual(result.returncode, 1, step)
            self.assertRegex(result.stderr, "timestep|refused|at most 1e15")

    def test_pictures_of_far_huge_and_unstable_scenes_end(self):
        bodies = ('<body pos="2e15 0 3"><freejoint/><geom size=".1"/></body>',
                  '<body pos="0 1e300 1"><joint/><geom size=".1"/></body>',
                  '<body><joint stiffness="1e12" springref="90"/><geom size="1e200" mass="1e-9"/></body>',
                  '<body name="a&amp;b &lt;" pos="1e12 0 0"><joint type="slide" name="\'"/><geom type="box" size="1e-9 1e9 1"/></body>')
        for body in bodies:
            self.model.write_text(f'<mujoco><worldbody><geom type="plane" size="1 1 1"/>{body}</worldbody></mujoco>')
            out = self.path / "far.svg"
            result = corten("run", "--steps", 50, "--svg", out, self.model)
            self.assertEqual(result.returncode, 0, result.stderr)
            self.assertLess(out.stat().st_size, 1e6)
            xml.etree.ElementTree.parse(out)
            self.assertNotRegex(out.read_text(), "(?i)nan|inf")

    def test_summary_names_warnings(self):
        self.model.write_text("""<mujoco><option timestep="0.1"/><worldbody><body><joint name="stiff" stiffness="1e9" springref="90"/>
          <geom size=".1" pos=".1 0 0"/></body></worldbody></mujoco>""")
        result = corten("run", "--steps", 20, self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stdout, r"warnings +20\n +bad qacc +20\n +first +.*'stiff'.*\nresets +20: ")
        quiet = corten("run", "--quiet", "--steps", 20, self.model)
        self.assertEqual(quiet.stdout, "")
        self.assertIn("bad qacc", quiet.stderr)
        self.model.write_text(PENDULUM)
        self.assertEqual(corten("run", "--quiet", "--steps", 20, self.model).stderr, "")

    def test_every_option_of_a_help_is_known(self):
        for command in COMMANDS:
            names = set(re.findall(r"^  (--\w+|-\w)\b", corten(command, "--help").stdout, re.M))
            none = [self.path / "none.xml"] if command == "view" else []  # it would serve the embedded scene
            for name in names:
                self.assertNotIn("is not known", corten(command, name, *none, cwd=self.path).stderr, (command, name))
            self.assertIn("--wings is not known", corten(command, "--wings").stderr)


class Recordings(Case):
    HEAD = "corten recording 2\nengine x 1\nmodel {}\n{}\n".format(len(PENDULUM), PENDULUM)

    def refused(self, text, *words):
        path = self.path / "bad.rec"
        path.write_text(text)
        result = corten("diff", path)
        self.assertEqual(result.returncode, 1, text[-200:])
        for word in ("bad.rec", *words):
            self.assertIn(word, result.stderr)

    def test_cut_recordings_are_refused(self):
        whole = self.path / "whole.rec"
        self.assertEqual(corten("run", "--steps", 3, "--record", whole, self.model).returncode, 0)
        text = whole.read_text()
        self.assertEqual(text.splitlines()[-1], "end 4")
        for size in (0, 10, 40, 60, 300, len(text) // 2, len(text) - 8, len(text) - 7, len(text) - 6, len(text) - 2, len(text) - 1):
            self.refused(text[:size])
        self.refused(text[:-6], "cut")
        lines = text.splitlines(keepends=True)
        for k in range(text[:text.index("\nset")].count("\n") + 1, len(lines)):
            self.refused("".join(lines[:k]))
        self.refused(text + "qpos 1\n", "after the end")
        self.refused(text.replace("end 4", "end 5"), "the line 'end' counts 5")

    def test_heads_and_blocks_that_cannot_be(self):
        model = self.HEAD.split("model ", 1)[1]
        for head, words in (("corten recording x\n", "not a recording"), ("corten recording 0\n", "is not known"),
                            ("corten recording 3\n", "is not known"), ("corten recording -1\n", "not a recording")):
            self.refused(head + "engine x 1\nmodel " + model, words)
        self.refused("corten recording 2\nmotor x\nmodel " + model, "engine")
        self.refused("corten recording 2\nengine x 1\nmodel many\n", "expected 'model BYTES'")
        self.refused("corten recording 2\nengine x 1\n", "expected 'model BYTES'")
        self.refused(self.HEAD.replace(f"model {len(PENDULUM)}", f"model {len(PENDULUM) - 3}"), "bytes long")
        for blocks, words in (("step 0\nend 1\n", "numbered from 1"), ("step x\nend 1\n", "expected 'step N'"), ("step\nend 1\n", "expected 'step N'"),
                              ("set now\nend 1\n", "unexpected 'now'"), ("forward it\nend 1\n", "unexpected 'it'"), ("end x\n", "cut"),
                              ("step 1\nstep 1\nend 2\n", "step"), ("set\nqpos 1\x002\nend 1\n", "zero bytes")):
            self.refused(self.HEAD + blocks, words)

    def test_recordings_that_differ_in_length_kind_or_model(self):
        one, two, other = self.path / "one.rec", self.path / "two.rec", self.path / "other.rec"
        self.assertEqual(corten("run", "--steps", 3, "--record", one, self.model).returncode, 0)
        self.assertEqual(corten("run", "--steps", 5, "--record", two, self.model).returncode, 0)
        for first, second in ((one, two), (two, one)):
            result = corten("diff", first, second)
            self.assertEqual(result.returncode, 1)
            self.assertIn("the first 4 blocks agree, then one recording ends", result.stdout)
        self.model.write_text(PENDULUM.replace('size=".05"', 'size=".06"'))
        self.assertEqual(corten("run", "--steps", 3, "--record", other, self.model).returncode, 0)
        self.assertIn("different models", corten("diff", one, other).stdout)
        text = one.read_text()
        two.write_text(text.replace("step 3", "step 4"))
        self.assertEqual(corten("diff", one, two).returncode, 1)
        two.write_text(text.replace("step 3", "forward"))
        self.assertEqual(corten("diff", one, two).returncode, 1)
        self.assertEqual(corten("diff", one, one, one).returncode, 2)

    def test_misspelt_fields_are_refused_with_a_hint(self):
        self.refused(self.HEAD + "step 1\nqpso 1\nend 1\n", ":8:", "no field is named 'qpso'", "did you mean 'qpos'?")
        self.refused(self.HEAD + "set\nqpso 1\nend 1\n", "qpso")
        self.refused(self.HEAD + "stepp 1\nend 1\n", "expected 'set'")
        self.refused(self.HEAD + "step one\nend 1\n", "step N")
        self.refused(self.HEAD + "step 1\nqpos 0\nqpos 0\nend 1\n", "twice")
        self.refused(self.HEAD + "step 1\ntime 0.001\nstep 3\nend 2\n", "step 3 follows step 1")
        self.refused(self.HEAD + "step 1\nqpos 1,2\nend 1\n", "bad number")
        self.refused(self.HEAD + "end 0\n", "nothing to compare")
        self.refused(self.HEAD + "set\nqpos 0\nend 1\n", "nothing to compare")
        self.refused(self.HEAD.replace("recording 2", "recording 3") + "end 0\n", "format 3")

    def test_only_state_can_be_set(self):
        for name in ("nefc", "nJ", "nisland", "ncon", "ne", "nf", "nl", "nA", "nidof", "ntree_awake", "nv_awake", "narena", "nbuffer",
                     "xpos", "qacc", "sensordata", "tree_asleep", "history", "maxuse_con", "energy", "flg_rnepost", "solver_niter"):
            self.refused(self.HEAD + f"set\n{name} 1000000\nstep 1\ntime 0.001\nend 2\n", ":8:", name, "cannot be set")
        for name in ("contact", "buffer", "warning", "efc_J_rowadr_"):
            self.refused(self.HEAD + f"set\n{name} 1\nend 1\n", name)
        self.refused(self.HEAD + "set\nqpos 1 2\nend 1\n", ":8:", "'qpos' has 2 numbers, of this model it has 1")
        good = self.HEAD + "set\nqpos 0\nqvel 0\ntime 0\nqacc_warmstart 0\nqfrc_applied 0\nstep 1\ntime 0.001\nend 2\n"
        path = self.path / "good.rec"
        path.write_text(good)
        result = corten("diff", path)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_old_format_is_read_with_a_note(self):
        path = self.path / "old.rec"
        path.write_text(self.HEAD.replace("recording 2", "recording 1") + "step 1\ntime 0.001\n")
        result = corten("diff", path)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("no end mark", result.stderr)

    def test_infinite_numbers_do_not_hide_differences(self):
        path = self.path / "inf.rec"
        path.write_text(self.HEAD + "step 1\nxpos inf 0 0 5 0 0\nend 1\n")
        result = corten("diff", path)
        self.assertEqual(result.returncode, 1)
        self.assertIn("xpos", result.stdout)

    def test_two_recordings_must_hold_the_same_fields(self):
        first, second = self.path / "a.rec", self.path / "b.rec"
        first.write_text(self.HEAD + "step 1\ntime 0.001\nqpos 0\nend 1\n")
        second.write_text(self.HEAD + "step 1\ntime 0.001\nend 1\n")
        for pair in ((first, second), (second, first)):
            result = corten("diff", *pair)
            self.assertEqual(result.returncode, 1)
            self.assertIn("has 'qpos'", result.stdout)

    def test_recordings_of_mujoco_agree(self):
        for name in ("arm", "ball"):
            record, model = RECORDINGS / f"{name}.rec", RECORDINGS / f"{name}.xml"
            for arguments in ([record], [model, record], ["--model", model, record]):
                result = corten("diff", *arguments)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
                self.assertIn("MuJoCo 3.5.0", result.stdout)

    def test_changed_number_in_a_recording_of_mujoco_is_found(self):
        lines = (RECORDINGS / "arm.rec").read_text().splitlines()
        at = lines.index("step 37")
        at = next(i for i in range(at, len(lines)) if lines[i].startswith("qfrc_passive "))
        words = lines[at].split()
        words[4] = repr(float(words[4]) + 1e-6)
        lines[at] = " ".join(words)
        path = self.path / "changed.rec"
        path.write_text("\n".join(lines) + "\n")
        result = corten("diff", path)
        self.assertEqual(result.returncode, 1)
        self.assertIn("DIVERGENCE at step 37:", result.stdout)
        self.assertIn("root cause: passive (qfrc_passive[3]", result.stdout)
        self.assertEqual(corten("diff", "--tol", 1e-5, path).returncode, 0)

    def test_recording_of_a_binary_model_is_refused(self):
        binary = self.path / "m.ctb"
        self.assertEqual(corten("compile", self.model, "-o", binary).returncode, 0)
        result = corten("run", "--steps", 2, "--record", self.path / "x.rec", binary)
        self.assertEqual(result.returncode, 1)
        self.assertIn("binary model", result.stderr)

    def test_run_from_a_keyframe_with_mocap_replays(self):
        self.model.write_text("""<mujoco><worldbody><body name="hand" mocap="true"><geom size=".1" contype="0" conaffinity="0"/></body>
          <body name="b" pos="0 0 1"><freejoint/><geom size=".1"/></body></worldbody><equality><weld body1="hand" body2="b"/></equality>
          <keyframe><key name="k" mpos=".3 0 1" time="2"/></keyframe></mujoco>""")
        path = self.path / "mocap.rec"
        self.assertEqual(corten("run", "--steps", 20, "--key", "k", "--record", path, self.model).returncode, 0)
        result = corten("diff", path)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


class Deformables(Case, DeformableCases):
    pass


class PicturesAndRollouts(Case, PictureCases, RolloutCases):
    pass


if __name__ == "__main__":
    CORTEN = os.path.abspath(sys.argv.pop(1))
    program = unittest.main(exit=False, verbosity=0)
    bad = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.testsRun - bad} passed, {bad} failed")
    sys.exit(1 if bad else 0)
