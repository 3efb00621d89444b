#!/usr/bin/env python3
"""The program as its user meets it: every subcommand, its files, its errors and exit codes.

  tests/cli/test_cli.py PATH_OF_CORTEN
"""
import json
import math
import pathlib
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

CORTEN = None
PENDULUM = """<mujoco model="pendulum"><option timestep="0.001"/><worldbody>
  <body name="arm"><joint name="hinge" axis="0 1 0"/><geom type="capsule" fromto="0 0 0 0 0 -1" size=".05"/></body>
</worldbody><keyframe><key name="up" qpos="3"/></keyframe></mujoco>"""


def corten(*arguments):
    return subprocess.run([CORTEN, *map(str, arguments)], text=True, capture_output=True, timeout=60)


class Program(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)
        self.model = self.path / "pendulum.xml"
        self.model.write_text(PENDULUM)

    def tearDown(self):
        self.folder.cleanup()

    def test_help_everywhere(self):
        for arguments in (["--help"], *([c, "--help"] for c in ("run", "info", "dump", "diff", "bench"))):
            result = corten(*arguments)
            self.assertEqual(result.returncode, 0, arguments)
            self.assertIn("usage: corten", result.stdout)

    def test_wrong_usage_is_exit_2(self):
        for arguments in ([], ["fly"], ["run", "--time", "soon"], ["run", "--wings"], ["diff"], ["run", "a", "b"],
                          ["compile"], ["compile", "a", "-o", "b.png"], ["check"], ["info", "--wings"]):
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
        self.assertIn("kinematics", result.stdout)


if __name__ == "__main__":
    CORTEN = sys.argv.pop(1)
    program = unittest.main(exit=False, verbosity=0)
    bad = len(program.result.failures) + len(program.result.errors)
    print(f"{program.result.testsRun - bad} passed, {bad} failed")
    sys.exit(1 if bad else 0)
