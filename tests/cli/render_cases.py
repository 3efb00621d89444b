"""Cases of pictures and films, for test_cli.py."""
import pathlib
import signal
import struct
import subprocess
import time


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


class RenderCases:
    """What `corten render` and `corten run --film` do. The class that has these cases runs the program (test_cli.py)."""

    def render(self, *arguments, code=0, **options):
        result = self.program("render", *arguments, cwd=self.path, **options)
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
        self.assertEqual(self.program("run", "--time", 0.5, "--record", self.path / "a.rec", self.model).returncode, 0)
        self.assertIn("15 pictures", self.render("-o", "a.gif", "--size", "32x24", "a.rec", "--fps", 29).stdout)
        self.render("-o", "a.png", "--time", 0.2, "a.rec", self.model)
        self.render("-o", "b.png", "--time", 0.2, self.model)
        self.assertEqual((self.path / "a.png").read_bytes(), (self.path / "b.png").read_bytes())

    def test_a_film_of_a_run_changes_nothing_of_it(self):
        for name, more in (("a", []), ("b", ["--film", self.path / "b.gif", "--size", "16x16", "--camera", "0"])):
            model = self.path / "cam.xml"
            model.write_text(self.text.replace("</worldbody>", '<camera pos="0 -3 0" euler="90 0 0"/></worldbody>'))
            result = self.program("run", "--time", 0.5, "--csv", self.path / f"{name}.csv", *more, model)
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
        self.render("-o", "a.png", "--view", "30,-20", self.model, code=1, preexec_fn=self.full_disk(60))
        self.assertEqual((self.path / "a.png").read_text(), "old")

    def test_interrupted_films_are_written(self):
        process = subprocess.Popen([self.path_of_program, "render", "-o", "a.gif", "--time", "100000", "--size", "16x16", self.model], cwd=self.path, text=True,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
        self.assertEqual(process.returncode, 130)
        self.assertIn("pictures so far are written", errors)
        self.assertEqual(picture_size(self.path / "a.gif"), (16, 16))
