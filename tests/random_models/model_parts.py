"""The parts of a generated model that refer to others: defaults, contacts, equalities, tendons, actuators, sensors, keyframes, custom.

Parts is the lower half of the Maker in tests/random_models/make_models_all.py.
"""

import collections
import math

import model_values as V
from model_soft import Soft

text = V.text
SHORTCUTS = tuple(V.ACTUATORS)


class Parts(Soft):
    def __init__(self, rng):
        self.rng = rng
        self.names = collections.defaultdict(list)
        self.count = {}
        self.anonymous = False
        self.degree = rng.random() < 0.6
        self.autolimits = rng.random() < 0.9
        self.assetdir = rng.choice(("none", "none", "dirs", "asset"))
        self.classes = []
        self.filled = {}
        self.odd_actuators = None
        self.default_pos = False  # a class has `pos`, which excludes `fromto`

    # Small random pieces ---------------------------------------------------------------------------------------------
    def chance(self, p):
        return self.rng.random() < p

    def vector(self, size):
        return [self.rng.uniform(-size, size) for _ in range(3)]

    def angle(self, radians):
        return math.degrees(radians) if self.degree else radians

    def pick(self, kind):
        return self.rng.choice(self.names[kind]) if self.names[kind] else None

    def label(self, kind, always=False):
        """A name, noted for references; some elements have none."""
        n = self.count[kind] = self.count.get(kind, -1) + 1
        if self.anonymous or not (always or self.chance(0.85)):
            return None
        self.names[kind].append(f"{kind}{n}")
        return f"{kind}{n}"

    def some_class(self, p=0.3):
        return self.rng.choice(self.classes) if self.classes and self.chance(p) else None

    def attrs(self, table, p):
        """Each attribute of a table with probability p."""
        drawn = {k: draw(self) for k, draw in table.items() if draw and self.chance(p)}
        return {k: v for k, v in drawn.items() if v is not None}

    def orientation(self, p=0.6):
        """No attribute, or one of the five forms."""
        r = self.rng
        if not self.chance(p):
            return {}
        x, y = V.direction(r), V.direction(r)
        while abs(sum(a * b for a, b in zip(x, y))) > 0.9:
            y = V.direction(r)
        return r.choice((
            {"quat": text(*[r.gauss(0, 1) for _ in range(4)])}, {"axisangle": text(*x, self.angle(r.uniform(-3, 3)))},
            {"euler": text(*[self.angle(r.uniform(-3, 3)) for _ in range(3)])}, {"xyaxes": text(*x, *y)}, {"zaxis": text(*x)}))

    def lens(self):
        """What a camera sees: a field of view or the measures of a sensor."""
        r = self.rng
        if self.chance(0.6):
            lens = {"fovy": text(r.uniform(20, 90))} if self.chance(0.6) else {}
            return dict(lens, resolution=f"{r.randint(2, 9)} {r.randint(2, 9)}") if self.chance(0.4) else lens
        lens = {"sensorsize": text(r.uniform(0.01, 0.1), r.uniform(0.01, 0.1)), "resolution": f"{r.randint(4, 20)} {r.randint(4, 20)}"}
        lens.update({"focal": text(r.uniform(0.01, 0.1), r.uniform(0.01, 0.1))} if self.chance(0.5) else {"focalpixel": f"{r.randint(4, 30)} {r.randint(4, 30)}"})
        if self.chance(0.6):
            lens.update({"principal": text(r.uniform(-0.01, 0.01), 0.001)} if self.chance(0.5) else {"principalpixel": f"{r.randint(0, 5)} {r.randint(0, 5)}"})
        return lens

    # Defaults --------------------------------------------------------------------------------------------------------
    def classes_of(self, top):
        """Names of the classes, so that assets may use them; their content comes when assets can be named."""
        if top is None:
            return
        if self.chance(0.2):
            top.attr["class"] = "main"
        self.filled[None] = top
        for i in range(self.rng.randint(0, 3)):
            outer = self.filled[f"class{i}"] = top.add("default", class_=f"class{i}")
            self.classes.append(f"class{i}")
            if self.chance(0.5):
                self.filled[f"class{i}_in"] = outer.add("default", class_=f"class{i}_in")
                self.classes.append(f"class{i}_in")

    def fill_defaults(self, top):
        if top is None:
            return
        for node in self.filled.values():
            inner, node.child = node.child, []
            for tag, table in self.default_tables():
                if self.chance(0.25):
                    child = node.add(tag, **self.attrs(table, 0.25))
                    self.finish_default(child, node is top)
            node.child += inner
        if self.chance(0.4):
            self.odd_class(top)

    def default_tables(self):
        tables = [
            ("mesh", dict(V.some_of(V.MESH, "maxhullvert scale"), inertia=V.words("exact", "legacy", "convex"))), ("material", V.MATERIAL),
            ("joint", V.JOINT), ("geom", V.GEOM), ("site", V.SITE), ("camera", V.CAMERA), ("light", dict(V.LIGHT, directional=V.BOOL)), ("pair", V.PAIR),
            ("equality", V.EQUALITY), ("tendon", {k: v for k, v in {**V.TENDON, **V.TENDON_DRAWN}.items() if k != "armature"})]  # not around geoms
        return tables + [(tag, self.actuator_table(tag)) for tag in SHORTCUTS if tag not in ("intvelocity", "muscle")]

    @staticmethod
    def actuator_table(tag):
        common = {k: v for k, v in V.ACTUATOR.items() if k != "gear" or tag != "adhesion"}
        return dict(common, **V.ACTUATORS[tag])

    def finish_default(self, d, is_main):
        """Attributes of defaults that depend on others or on the kind."""
        r = self.rng
        if d.tag == "material" and self.pick("texture"):
            if self.chance(0.5):
                d.attr["texture"] = self.pick("texture")
            else:
                d.add("layer", role=r.choice(V.ROLES), texture=self.pick("texture"))
        if d.tag == "joint":
            d.attr.update(self.attrs({
                "pos": V.reals(3, -0.1, 0.1), "axis": V.reals(3, 0.1, 1), "actuatorfrclimited": V.LIMITED, "limited": V.LIMITED, "ref": V.reals(1, -0.3, 0.3),
                "springref": V.reals(1, -0.3, 0.3), "type": V.words("hinge", "slide")}, 0.15))
        if d.tag in ("geom", "site", "camera"):
            d.attr.update(pos=text(*self.vector(0.1)) if self.chance(0.1) else None, **self.orientation(0.2))
            self.default_pos |= d.attr["pos"] is not None and d.tag != "camera"
        if d.tag in ("geom", "site") and self.chance(0.3):
            d.attr.update(type=r.choice(("sphere", "capsule", "box")), size=text(*[r.uniform(0.02, 0.1) for _ in range(3)]))
        if d.tag == "geom" and self.chance(0.3):
            d.attr["density"] = text(r.uniform(300, 2000))
        if d.tag == "camera":
            d.attr.update(self.lens())
        if d.tag in ("camera", "light") and self.chance(0.2):
            d.attr["mode"] = r.choice(("fixed", "track", "trackcom"))
        if d.tag == "light" and "directional" not in d.attr and self.chance(0.3):
            d.attr["type"] = r.choice(("spot", "directional", "point"))
        if d.tag == "tendon":
            d.attr.update(self.attrs({"limited": V.LIMITED, "range": V.interval(0, 0.2, 2)}, 0.1) if self.autolimits else {})
        if d.tag in SHORTCUTS:
            self.actuator_limits(d)
            self.history(d)
            if d.tag == "general" and self.chance(0.2):
                d.attr["dyntype"] = r.choice(("none", "integrator", "filter", "filterexact"))
                self.keys_possible = False
            if d.tag not in ("adhesion",) and self.chance(0.2):
                d.attr["cranklength"] = text(r.uniform(0.1, 0.5))
            if "timeconst" in d.attr and d.tag == "position":
                self.keys_possible = False
            self.gains(d)

    def odd_class(self, top):
        """Classes for one element each: what as a general default would make other elements senseless."""
        r = self.rng
        form = r.choice(("mesh", "fromto", "site", "joint", "actuator", "actuator", "actuator", "actuator", "mass", "hfield", "fit", "shell"))
        node = top.add("default", class_="odd")
        use = None
        if form in ("mesh", "fit") and self.pick("mesh"):
            node.add("geom", type="mesh" if form == "mesh" else "box", mesh=self.pick("mesh"), fitscale="1.1" if form == "fit" else None)
            use = ("geom", {})
        elif form == "hfield" and self.pick("hfield"):
            node.add("geom", type="hfield", hfield=self.pick("hfield"))
            self.late.append(lambda: self.world_node.add("geom", class_="odd"))
        elif form == "fromto" and not self.default_pos:
            node.add("geom", type="capsule", fromto=text(*self.vector(0.3), *self.vector(0.3)), size="0.03")
            use = ("geom", {})
        elif form == "mass":
            node.add("geom", mass=text(r.uniform(0.1, 2)))
            use = ("geom", {"size": "0.05"})
        elif form == "shell":
            node.add("geom", shellinertia="true", density="100")
            use = ("geom", {"size": "0.05"})
        elif form == "site" and not self.default_pos:
            node.add("site", type="capsule", fromto=text(*self.vector(0.3), *self.vector(0.3)), size="0.03")
            use = ("site", {})
        elif form == "joint":
            node.add("joint", range=text(-0.5, 0.7), limited="true", type="slide", actuatorfrcrange="-3 4", actuatorfrclimited="true", springdamper="0.2 0.7" if self.chance(0.5) else None)
            use = ("joint", {"axis": "0 1 1"})
            self.nq, self.nv = self.nq + 1, self.nv + 1
        elif form == "actuator":
            self.odd_actuator(node)
        if use:
            self.late.append(lambda: self.odd_body(*use))

    def odd_actuator(self, node):
        """All kinds share one default; these three change more than others can bear, so each is used by its own kind only."""
        kind = self.rng.choice(("general", "intvelocity", "muscle"))
        n = node.add(kind, **self.attrs(self.actuator_table(kind), 0.4))
        self.actuator_limits(n)
        self.history(n)
        if self.chance(0.4):
            n.attr["cranklength"] = "0.4"
        if kind == "general":
            n.attr.update(actdim="2", dyntype="user", actlimited="true", actrange="-1 1")
        elif kind == "intvelocity":
            n.attr.update({"actrange": "-1 1"} if self.chance(0.6) else {"inheritrange": "0.9"})
            n.attr.update({"kv": "0.7"} if self.chance(0.5) else {"dampratio": "0.8"})
        self.odd_actuators = kind
        self.keys_possible = False

    def odd_body(self, tag, attributes):
        b = self.world_node.add("body", pos=text(*self.vector(1)))
        if tag != "joint":
            b.add("joint", type="slide")
            self.nq, self.nv = self.nq + 1, self.nv + 1
        b.add(tag, class_="odd", **attributes)
        b.add("geom", type="sphere", size="0.05")

    # Sections behind the tree ----------------------------------------------------------------------------------------
    def references(self):
        for action in self.late:
            action()
        for section, p in ((self.deformable, 0.15), (self.contact, 0.4), (self.tendons, 0.5), (self.equality, 0.5), (self.actuators, 0.6), (self.sensors, 0.6),
                           (self.keyframes, 0.4), (self.custom_late, 0.2)):
            if self.chance(p):
                section()
        self.root.child = [c for c in self.root.child if c.child or c.attr or c.tag not in ("contact", "tendon", "equality", "actuator", "sensor", "deformable")]

    def contact(self):
        c = self.root.add("contact")
        geoms, bodies = list(self.names["geom"]), list(self.names["body"])
        if len(geoms) > 1:
            for _ in range(self.rng.randint(1, 3)):
                a, b = self.rng.sample(geoms, 2)
                c.add("pair", geom1=a, geom2=b, name=self.label("pair"), class_=self.some_class(), **self.attrs(V.PAIR, 0.3))
        if len(bodies) > 1 and self.chance(0.5):
            a, b = self.rng.sample(bodies, 2)
            c.add("exclude", body1=a, body2=b, name=self.label("exclude"))

    def equality(self):
        r = self.rng
        e = self.root.add("equality")
        for kind in r.sample(("connect", "weld", "joint", "tendon", "flex", "flexvert"), r.randint(1, 4)):
            attr = {"name": self.label("equality"), "class_": self.some_class(), **self.attrs(V.EQUALITY, 0.3)}
            attr.update(self.equality_objects(kind) or {"skip": 1})
            if kind == "weld" and self.chance(0.4):
                attr["torquescale"] = text(r.uniform(0.1, 3))
            if kind in ("joint", "tendon") and self.chance(0.5):
                attr["polycoef"] = text(*[r.uniform(-1, 1) for _ in range(r.randint(1, 5))])
            if "skip" not in attr:
                e.add(kind, **attr)

    def equality_objects(self, kind):
        r = self.rng
        if kind in ("connect", "weld"):
            if len(self.names["site"]) > 1 and self.chance(0.4):
                a, b = r.sample(self.names["site"], 2)
                return {"site1": a, "site2": b}
            if not self.names["body"]:
                return None
            pair = r.sample(self.names["body"], min(len(self.names["body"]), r.randint(1, 2)))
            objects = dict(zip(("body1", "body2"), pair))
            if kind == "connect" or self.chance(0.3):
                objects["anchor"] = text(*self.vector(0.5))
            if kind == "weld" and self.chance(0.4):
                objects["relpose"] = text(*self.vector(0.5), *[r.gauss(0, 1) for _ in range(4)])
            return objects
        if kind in ("joint", "tendon"):
            names = self.names["scalar_joint" if kind == "joint" else "tendon"]
            chosen = r.sample(names, min(len(names), r.randint(1, 2)))
            return dict(zip((kind + "1", kind + "2"), chosen)) if chosen else None
        flex = self.pick("flex_edges" if kind == "flex" else "flex_verts")
        return {"flex": flex} if flex else None

    def tendons(self):
        t = self.root.add("tendon")
        for _ in range(self.rng.randint(1, 3)):
            spatial = self.chance(0.5) and len(self.names["site"]) > 1
            if not spatial and not self.names["scalar_joint"]:
                continue
            table = dict(V.TENDON, **(V.TENDON_DRAWN if spatial else {}))
            n = t.add("spatial" if spatial else "fixed", name=self.label("tendon"), class_=self.some_class(), **self.attrs(table, 0.2))
            self.tendon_limits(n)
            if spatial:
                n.attr["armature"] = n.attr.get("armature") if all(c.tag == "site" for c in n.child) else None
                self.spatial_path(n)
                if any(c.tag != "site" for c in n.child):
                    n.attr["armature"] = None
            else:
                for j in self.rng.sample(self.names["scalar_joint"], min(len(self.names["scalar_joint"]), self.rng.randint(1, 3))):
                    n.add("joint", joint=j, coef=text(self.rng.uniform(-1, 1)))

    def tendon_limits(self, n):
        force = " " if self.autolimits and self.chance(0.5) else "true"
        if self.chance(0.3):
            n.attr.update(range=text(0.05, self.rng.uniform(0.3, 2)), limited=force.strip() or None)
            if n.attr["name"]:
                self.names["limited_tendon"].append(n.attr["name"])
        if self.chance(0.2):
            n.attr.update(actuatorfrcrange=text(-self.rng.uniform(1, 5), self.rng.uniform(1, 5)), actuatorfrclimited=force.strip() or None)
        if n.attr.get("springlength") and self.chance(0.3):
            n.attr["springlength"] = text(0.1, self.rng.uniform(0.2, 0.5))

    def spatial_path(self, n):
        """site (geom site)* with pulleys between branches; neighbours differ."""
        r = self.rng
        for branch in range(r.choice((1, 1, 2))):
            if branch or self.chance(0.1):
                n.add("pulley", divisor=text(r.uniform(1, 3)))
            last = r.choice(self.names["site"])
            n.add("site", site=last)
            for _ in range(r.randint(1, 2)):
                following = r.choice([s for s in self.names["site"] if s != last])
                if self.pick("wrap") and self.chance(0.3):
                    n.add("geom", geom=self.pick("wrap"), sidesite=self.pick("site") if self.chance(0.4) else None)
                n.add("site", site=following)
                last = following

    # Actuators -------------------------------------------------------------------------------------------------------
    def actuators(self):
        a = self.root.add("actuator")
        for kind in self.rng.choices(SHORTCUTS, k=self.rng.randint(1, 5)):
            where = self.transmission(kind)
            if not where:
                continue
            n = a.add(kind, name=self.label("actuator"), class_=self.some_class(), **where, **self.attrs(self.actuator_table(kind), 0.25))
            self.actuator_limits(n)
            self.history(n)
            self.gains(n)
            self.activation(n)
            self.nu += 1
        if self.odd_actuators and self.names["limited_scalar"]:
            a.add(self.odd_actuators, class_="odd", joint=self.pick("limited_scalar"), lengthrange="0.2 0.9")

    def transmission(self, kind):
        r = self.rng
        if kind == "adhesion" or (kind == "general" and self.chance(0.1)):
            return {"body": self.pick("body")} if self.pick("body") else None
        forms = ["joint", "joint", "jointinparent", "tendon", "crank"] + ([] if kind == "muscle" else ["site"])
        form = r.choice(forms)
        if form in ("joint", "jointinparent"):
            joint = self.pick("joint") if kind == "motor" else self.pick("scalar_joint")
            return {form: joint} if joint else None
        if form == "tendon":
            return {"tendon": self.pick("tendon")} if self.pick("tendon") else None
        if len(self.names["site"]) < 2:
            return None
        a, b = r.sample(self.names["site"], 2)
        if form == "crank":
            return {"cranksite": a, "slidersite": b, "cranklength": text(r.uniform(0.5, 1))}
        return {"site": a, "refsite": b} if self.chance(0.5) else {"site": a}

    def actuator_limits(self, n):
        """Ranges for control and force; without autolimits the switch is written too."""
        for what in ("ctrl", "force"):
            if not self.chance(0.3):
                continue
            low = 0 if n.tag in V.NO_CTRLLIMITED and what == "ctrl" else -self.rng.uniform(0.5, 2)
            n.attr[what + "range"] = text(low, self.rng.uniform(0.5, 2))
            if (self.chance(0.5) or not self.autolimits) and not (what == "ctrl" and n.tag in V.NO_CTRLLIMITED):
                n.attr[what + "limited"] = "true"
        if n.tag in V.NO_CTRLLIMITED and n.attr.get("ctrlrange") is None:
            n.attr["ctrlrange"] = text(0, self.rng.uniform(0.5, 2))

    def history(self, n, sensor=False):
        r = self.rng
        if not self.chance(0.4):
            return
        n.attr.update(nsample=r.randint(1, 6), interp=r.choice(("zoh", "linear", "cubic")), delay=text(r.uniform(0.01, 0.05)))
        if sensor and self.chance(0.6):
            n.attr["interval"] = text(*[0.04, r.uniform(-0.02, 0)][:r.randint(1, 2)])

    def gains(self, n):
        """Attributes that exclude one another, and those that muscles need."""
        r = self.rng
        if n.tag in ("position", "intvelocity") and self.chance(0.4):
            n.attr.update({"kv": text(r.uniform(0.1, 3))} if self.chance(0.5) else {"dampratio": text(r.uniform(0.2, 1.5))})
        limited = n.attr.get("joint") in self.names["limited_scalar"] or n.attr.get("tendon") in self.names["limited_tendon"]
        if n.tag in ("position", "intvelocity") and "class_" in n.attr and limited and self.chance(0.5):
            n.attr["inheritrange"] = text(r.uniform(0.5, 1.2))
            for k in ("ctrlrange", "ctrllimited") if n.tag == "position" else ("actrange",):
                n.attr.pop(k, None)
        elif n.tag == "intvelocity" and "class_" in n.attr:
            n.attr["actrange"] = text(-r.uniform(0.5, 1), r.uniform(0.5, 1))
        elif n.tag in ("position", "intvelocity") and "class_" not in n.attr and self.chance(0.1):
            n.attr["inheritrange"] = "0"
        if n.tag == "cylinder" and self.chance(0.6):
            n.attr.update({"area": text(r.uniform(0.1, 1))} if self.chance(0.5) else {"diameter": text(r.uniform(0.1, 1))})
        if "class_" in n.attr and n.tag != "adhesion":
            muscle = n.tag == "muscle" or {n.attr.get("gaintype"), n.attr.get("biastype")} & {"muscle", "user"}
            if muscle or self.chance(0.2):
                low = r.uniform(0.1, 0.4)
                n.attr["lengthrange"] = text(low, low + r.uniform(0.2, 1))
            if n.tag == "muscle" and self.chance(0.3):
                n.attr["tausmooth"] = text(r.uniform(0.01, 0.1))

    def activation(self, n):
        """States behind controls, counted for keyframes."""
        r = self.rng
        if n.tag == "general":
            kind = r.choice((None, "none", "integrator", "filter", "filterexact", "muscle", "user"))
            n.attr["dyntype"] = kind
            if kind == "user" and self.chance(0.5):
                n.attr["actdim"] = r.randint(1, 3)
            if kind in (None, "none"):
                n.attr.pop("actearly", None)
            elif self.chance(0.5):
                n.attr.update(actrange=text(-1, r.uniform(0.5, 2)), actlimited="true" if self.chance(0.5) or not self.autolimits else None)
            self.na += 0 if kind in (None, "none") else n.attr.get("actdim") or 1
        elif n.tag in ("intvelocity", "cylinder", "muscle"):
            self.na += 1
        elif n.tag == "position":
            self.na += float(n.attr.get("timeconst") or 0) > 0

    # Sensors ---------------------------------------------------------------------------------------------------------
    def sensors(self):
        r = self.rng
        s = self.root.add("sensor")
        special = {
            "camprojection": self.see_point, "rangefinder": self.see_range, "insidesite": self.see_inside, "contact": self.see_contact, "tactile": self.see_touch,
            "user": self.see_user, **{k: self.see_distance for k in ("distance", "normal", "fromto")}, **{k: self.see_frame for k in V.FRAME_SENSORS}}
        for kind in r.choices(sorted(V.SENSORS) + sorted(special), k=r.randint(1, 12)):
            if kind in special:
                objects = special[kind](kind)
            else:
                objects = {attribute: self.pick(what) for attribute, what in V.SENSORS[kind].items()}
            if objects is None or None in objects.values():
                continue
            table = V.SENSOR
            if kind == "tactile":
                table = {"user": V.USER}
            elif kind in ("contact",) or "quat" in kind or "axis" in kind or kind in ("normal", "fromto"):
                table = {"noise": V.SENSOR["noise"], "user": V.USER, "cutoff": V.words("1", "2") if kind == "fromto" else V.words("0")}
            n = s.add(kind, name=self.label("sensor"), **objects, **self.attrs(table, 0.3))
            if kind != "user":
                self.history(n, sensor=True)

    def thing(self, kinds):
        kind = self.rng.choice(kinds)
        return kind, self.pick({"xbody": "body"}.get(kind, kind))

    def see_point(self, _):
        return {"site": self.pick("site"), "camera": self.pick("pixel_camera")}

    def see_range(self, _):
        o = {"site": self.pick("site")} if self.chance(0.6) else {"camera": self.pick("pixel_camera")}
        if self.chance(0.5):
            o["data"] = V.flags(*V.words_of("raydata"))(self)
        return o

    def see_inside(self, _):
        kind, name = self.thing(("body", "xbody", "geom", "site", "camera"))
        return {"objtype": kind, "objname": name, "site": self.pick("site")}

    def see_frame(self, kind):
        what, name = self.thing(("body", "xbody", "geom", "site", "camera"))
        o = {"objtype": what, "objname": name}
        if not kind.endswith("acc") and self.chance(0.4):
            o["reftype"], o["refname"] = self.thing(("body", "xbody", "geom", "site", "camera"))
        return o

    def see_distance(self, _):
        o = {}
        for i in "12":
            kind, name = self.thing(("body", "geom"))
            o[kind + i] = name
        return o if len(set(o.values())) == 2 else None

    def see_contact(self, _):
        o = {}
        for i in "12":
            kind = self.rng.choice(("geom", "body", "subtree", None))
            if kind:
                o[kind + i] = self.pick("body" if kind == "subtree" else kind)
        if not any(k.endswith("1") for k in o) and self.chance(0.5):
            o["site"] = self.pick("site")
        o.update(self.attrs({"data": V.flags(*V.words_of("condata")), "num": V.ints(1, 4),
                             "reduce": V.words(*V.words_of("reduce"))}, 0.5))
        return o

    def see_touch(self, _):
        return {"geom": self.pick("mesh_geom") or self.pick("geom"), "mesh": self.pick("pad") or self.pick("mesh")}

    def see_user(self, _):
        o = {"dim": str(self.rng.randint(1, 4))}
        if self.chance(0.5):
            o["objtype"], o["objname"] = self.thing(("body", "geom", "site", "joint"))
        o.update(self.attrs({"datatype": V.words(*V.words_of("datatype")), "needstage": V.words("pos", "vel", "acc")}, 0.4))
        o["dim"] = {"axis": "3", "quaternion": "4"}.get(o.get("datatype"), o["dim"])
        return o

    # Keyframes and custom --------------------------------------------------------------------------------------------
    def keyframes(self):
        r = self.rng
        k = self.root.add("keyframe")

        def numbers(n):
            return text(*[r.uniform(-1, 1) for _ in range(n)]) if n and self.keys_possible else None

        for _ in range(r.randint(1, 3)):
            key = k.add("key", name=self.label("key"), time=text(r.uniform(0, 5)) if self.chance(0.5) else None)
            for attribute, n in (("qpos", self.nq), ("qvel", self.nv), ("act", self.na), ("ctrl", self.nu), ("mpos", 3 * self.nmocap), ("mquat", 4 * self.nmocap)):
                if self.chance(0.4):
                    key.attr[attribute] = numbers(n)

    def custom_early(self):
        self.late = []
        if not self.chance(0.3):
            return
        c = self.root.add("custom")
        for _ in range(self.rng.randint(1, 2)):
            values = self.vector(1)[:self.rng.randint(1, 3)]
            c.add("numeric", name=self.label("numeric", always=True), data=text(*values), size=self.rng.randint(3, 6) if self.chance(0.5) else None)
        c.add("text", name=self.label("text", always=True), data="made by make_models_all")

    def custom_late(self):
        t = self.root.add("custom").add("tuple", name=self.label("tuple", always=True))
        for _ in range(self.rng.randint(1, 3)):
            kind, name = self.thing(("body", "xbody", "geom", "site", "joint", "camera", "light", "tendon", "actuator", "sensor", "material", "mesh", "numeric", "text"))
            if name:
                t.add("element", objtype=kind, objname=name, prm=text(self.rng.uniform(-1, 1)) if self.chance(0.5) else None)
        if not t.child:
            self.root.child.pop()
