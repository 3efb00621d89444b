"""Pictures, films and SVG of the program; test_cli.py runs these tests."""
import pathlib
import signal
import struct
import subprocess
import time
import xml.etree.ElementTree
import xml.sax.saxutils

import cli_case
from cli_case import PENDULUM, Case, corten, full_disk


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
        process = subprocess.Popen([cli_case.CORTEN, "render", "-o", "a.gif", "--time", "100000", "--size", "16x16", self.model], cwd=self.path, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        self.assertEqual(process.returncode, 130)
        self.assertIn("pictures so far are written", errors)
        self.assertEqual(picture_size(self.path / "a.gif"), (16, 16))


class Pictures(Case):
    NAMES = ("plain", "a<b>&'c", "\u00fc\u00e9", "\u4e2d\u6587", "\U0001f916", "x" * 200, "tab\there")
    EVERYTHING = """<mujoco><asset><mesh name="t" vertex="0 0 0 .3 0 0 0 .3 0 0 0 .3"/><hfield name="h" nrow="3" ncol="4" size="1 1 .2 .1"
      elevation="0 1 0 2 1 0 3 1 0 0 1 2"/></asset><worldbody><geom type="plane" size="0 0 1" euler="0 0 0"/><geom type="plane" size="1 1 1" pos="0 9 0"
      euler="90 0 0"/><geom type="hfield" hfield="h" pos="3 0 0"/>{}
      <flexcomp name="f" type="grid" dim="2" count="3 3 1" spacing=".1 .1 .1" pos="-2 0 1"/></worldbody></mujoco>"""
    SHAPES = ('type="sphere" size=".1"', 'type="capsule" size=".1 .2"', 'type="ellipsoid" size=".1 .2 .3"', 'type="cylinder" size=".1 .2"',
              'type="box" size=".1 .2 .3"', 'type="mesh" mesh="t"', 'type="cylinder" size=".1 .2" euler="90 0 0"')

    def picture(self, text, *arguments):
        self.model.write_text(text, encoding="utf-8")
        out = self.path / "p.svg"
        result = corten("run", "--svg", out, *(arguments or ("--steps", 50)), self.model)
        self.assertEqual(result.returncode, 0, result.stderr)
        return xml.etree.ElementTree.parse(out).getroot(), out.read_text(encoding="utf-8")

    def test_every_shape_and_name(self):
        bodies = "".join(f'<body name={xml.sax.saxutils.quoteattr(name)} pos="{k} 0 2" euler="{10 * k} 20 0"><freejoint/><geom {shape}/></body>'
                         for k, (name, shape) in enumerate(zip(self.NAMES, self.SHAPES)))
        root, text = self.picture(self.EVERYTHING.format(bodies))
        words = "".join(root.itertext())
        for name in self.NAMES[:5]:
            self.assertIn(name, words)
        self.assertNotIn("x" * 200, words)  # cut
        self.assertNotRegex(text, r"(?:nan|inf)\b")

    def test_broken_names_make_no_broken_picture(self):
        for bad in (b"\xff", b"\xc3(", b"\xe2\x82", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbf\xbf", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\x7f"):
            data = PENDULUM.encode().replace(b'name="arm"', b'name="arm' + bad + b'"')
            self.model.write_bytes(data)
            out = self.path / "p.svg"
            result = subprocess.run([cli_case.CORTEN, "run", "--steps", "20", "--svg", str(out), str(self.model)], capture_output=True, timeout=60)
            self.assertEqual(result.returncode, 0, (bad, result.stderr))
            xml.etree.ElementTree.parse(out)

    def test_many_bodies_one_row_and_nothing_that_moves(self):
        bodies = "".join(f'<body pos="{k} 0 2"><joint axis="0 1 0"/><geom size=".1" pos=".3 0 0"/></body>' for k in range(40))
        _, text = self.picture(f"<mujoco><worldbody>{bodies}</worldbody></mujoco>")
        self.assertIn("more", text)
        self.picture("<mujoco><worldbody><geom size='.1'/></worldbody></mujoco>")
        self.picture("<mujoco/>", "--steps", 1)
        self.picture("<mujoco><worldbody><body pos='0 5 1'><joint axis='1 0 0'/><geom size='.1' pos='0 .5 0'/></body></worldbody></mujoco>")
