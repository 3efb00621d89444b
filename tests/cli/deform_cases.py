"""Deformable bodies in the program: files, pictures, info and check. test_cli.py mixes these tests into a case that has the program."""
import math
import struct

SHEET = """<mujoco model="sheet"><option timestep="0.01"/><worldbody><geom name="floor" type="plane" size="1 1 .1"/></worldbody>
<deformable><corten:cloth name="first, of two" size="1 1" count="3 3" pos="0 0 0.5" young="1e4" pin="0"/>
<corten:chain name="second" from="2 0 1" to="3 0 1" segments="4" thickness="0.01"/></deformable></mujoco>"""


class DeformableCases:
    def test_vertices_of_deformable_bodies(self):
        model = self.path / "sheet.xml"
        model.write_text(SHEET)
        npy, table, svg, wide = (self.path / n for n in ("v.npy", "v.csv", "v.svg", "t.csv"))
        self.assertEqual(self.corten("run", "--steps", 10, "--every", 5, "--vertices", npy, "--svg", svg, "--csv", wide, model).returncode, 0)
        self.assertEqual(self.corten("run", "--steps", 10, "--every", 5, "--vertices", table, model).returncode, 0)
        head = npy.read_bytes()[:128].decode("latin-1")
        self.assertIn("'shape': (3, 14, 3)", head)
        numbers = struct.unpack("<126d", npy.read_bytes()[128:])
        rows = [line.split(",") for line in table.read_text().splitlines()]
        self.assertEqual(rows[0], ["time", "body", "vertex", "x", "y", "z"])
        self.assertEqual([float(x) for r in rows[1:] for x in r[3:]], list(numbers))
        self.assertEqual([r[:3] for r in rows[1:15]], [["0", "0", str(v)] for v in range(9)] + [["0", "1", str(v)] for v in range(5)])
        self.assertEqual(rows[1][3:], rows[29][3:])                                     # pinned
        self.assertAlmostEqual(float(rows[-1][5]), 1 - 9.81 * 0.1 * 0.1 / 2, delta=0.02)  # falls freely
        self.assertIn("deform1_z", wide.read_text().splitlines()[0])
        self.assertIn("<path", svg.read_text())
        result = self.corten("run", "--steps", 1, "--vertices", npy, self.model)
        self.assertEqual(result.returncode, 1)
        self.assertIn("no deformable bodies", result.stderr)

    def test_pictures_show_deformable_bodies(self):
        model, pictures = self.path / "sheet.xml", []
        for text in (SHEET, SHEET.replace('young="1e4"', 'young="1e4" rgba="0 0 0 0"')):
            model.write_text(text)
            picture = self.path / f"{len(pictures)}.png"
            result = self.corten("render", "--size", "64x48", "--view", "90,-45,3,0,0,.5", "-o", picture, model)
            self.assertEqual(result.returncode, 0, result.stderr)
            pictures.append(picture.read_bytes())
        self.assertNotEqual(*pictures)

    def test_deformable_bodies_in_info_and_check(self):
        model = self.path / "sheet.xml"
        model.write_text(SHEET)
        lines = self.corten("info", model).stdout.splitlines()
        row = next(r for r in lines if r.startswith("second"))
        self.assertEqual(row.split()[1:6], ["chain", "5", "4", "0", "0"])
        self.assertAlmostEqual(float(row.split()[6]), 950 * math.pi * 0.005 ** 2, delta=0.005)
        self.assertIn("0 warnings", self.corten("check", model).stdout)
        model.write_text(SHEET.replace('pos="0 0 0.5"', 'pos="0 0 -0.1"').replace('young="1e4"', 'young="1e10"'))
        text = self.corten("check", model).stdout
        self.assertIn("overlaps geom 'floor' by 0.1", text)
        self.assertIn("sheet.xml:2:13: warning: its stiffest elements act", text)
        model.write_text(SHEET.replace('count="3 3"', 'count="1 3"'))
        result = self.corten("check", model)
        self.assertEqual(result.returncode, 1)
        self.assertIn("sheet.xml:2:13", result.stdout)
