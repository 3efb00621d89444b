"""Pictures of runs as SVG. test_cli.py mixes these tests into a case that has the program."""
import xml.etree.ElementTree
import xml.sax.saxutils


class PictureCases:
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
        result = self.corten("run", "--svg", out, *(arguments or ("--steps", 50)), self.model)
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
        fresh = self.model.read_bytes()
        for bad in (b"\xff", b"\xc3(", b"\xe2\x82", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbf\xbf", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\x7f"):
            data = fresh.replace(b'name="arm"', b'name="arm' + bad + b'"')
            self.model.write_bytes(data)
            out = self.path / "p.svg"
            result = self.corten("run", "--steps", 20, "--svg", out, self.model, errors="replace")
            self.assertEqual(result.returncode, 0, (bad, result.stderr))
            xml.etree.ElementTree.parse(out)

    def test_many_bodies_one_row_and_nothing_that_moves(self):
        bodies = "".join(f'<body pos="{k} 0 2"><joint axis="0 1 0"/><geom size=".1" pos=".3 0 0"/></body>' for k in range(40))
        _, text = self.picture(f"<mujoco><worldbody>{bodies}</worldbody></mujoco>")
        self.assertIn("more", text)
        self.picture("<mujoco><worldbody><geom size='.1'/></worldbody></mujoco>")
        self.picture("<mujoco/>", "--steps", 1)
        self.picture("<mujoco><worldbody><body pos='0 5 1'><joint axis='1 0 0'/><geom size='.1' pos='0 .5 0'/></body></worldbody></mujoco>")
