#!/usr/bin/env python3
"""Tests of the values that schema/mjcf.schema gives the generated models, without MuJoCo."""
import pathlib
import random
import sys
import unittest
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import model_values as V  # noqa: E402
from gen_mjcf import Attr, is_own_attr, split_type  # noqa: E402


class Maker:
    """What the functions of the tables ask of the maker."""

    def __init__(self):
        self.rng = random.Random(1)

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, kind):
        return kind


class Values(unittest.TestCase):
    def with_attribute(self, kind, **more):
        """Values of an attribute that the schema did not have."""
        row = V.ELEMENTS["joint"]
        with mock.patch.object(row, "attrs", [*row.attrs, Attr("fresh", kind, "fresh", [])]):
            draw, maker = V.table("joint", **more).get("fresh"), Maker()
        return [draw(maker) for _ in range(200)] if draw else None

    def test_a_new_attribute_is_tried(self):
        self.assertEqual({len(text.split()) for text in self.with_attribute("real[3]")}, {3})
        self.assertEqual({len(text.split()) for text in self.with_attribute("real[1..4]")}, {1, 2, 3, 4})
        self.assertTrue(all(0.1 <= float(text) <= 1 for text in self.with_attribute("real")))
        self.assertEqual({len(text.split()) for text in self.with_attribute("int[2]")}, {2})
        self.assertEqual(set(self.with_attribute("auto")), {"false", "true", "auto"})
        self.assertEqual(set(self.with_attribute("enable:ctENBL_SLEEP")), {"enable", "disable"})
        self.assertTrue(any(" " in text for text in self.with_attribute("flags:output")))
        self.assertIsNone(self.with_attribute("custom"))

    def test_bounds_by_hand(self):
        values = [float(text) for text in self.with_attribute("real", by_hand={"fresh": (5, 6)})]
        self.assertTrue(all(5 <= x <= 6 for x in values))

    def test_an_attribute_that_is_gone_is_named(self):
        with self.assertRaisesRegex(SystemExit, "joint has no attribute nosuch"):
            V.table("joint", {"nosuch": (0, 1)})
        with self.assertRaisesRegex(SystemExit, "joint has no attribute other"):
            V.table("joint", made="other")

    def test_words_of_our_own_are_left_out(self):
        self.assertEqual(V.words_of("integrator"), ["Euler", "RK4", "implicit", "implicitfast"])

    def test_attributes_of_our_own_are_left_out(self):
        for key, drawn in (("option", V.OPTION), ("flex", V.FLEX), ("flex_elasticity", V.FLEX_ELASTICITY), ("material", V.MATERIAL),
                           ("general", V.ACTUATORS["general"])):
            own = {a.name for a in V.ELEMENTS[key].attrs if is_own_attr(V.ELEMENTS[key], a)}
            self.assertTrue(own, key)
            self.assertFalse(own & set(drawn), key)
        self.assertIn("young", V.FLEX_ELASTICITY)
        self.assertNotIn("young", V.FLEX)

    def test_every_word_of_a_table_is_drawn(self):
        maker = Maker()
        for key, drawn in (("option", V.OPTION), ("flex_contact", V.FLEX_CONTACT), ("geom", V.GEOM), ("camera", V.CAMERA)):
            for attribute in V.ELEMENTS[key].attrs:
                kind = split_type(attribute.type)[0]
                if attribute.name in drawn and kind in V.KEYWORDS:
                    self.assertEqual({drawn[attribute.name](maker) for _ in range(300)}, set(V.words_of(kind)), attribute.name)


if __name__ == "__main__":
    unittest.main()
