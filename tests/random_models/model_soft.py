"""Soft and repeated things of a generated model: composite cables, flexcomps, flexes and skins. Lowest part of the Maker."""

import model_values as V

text = V.text


class Soft:
    def composite(self, world):
        r = self.rng
        c = world.add("composite", prefix=self.label("cable", always=True), type="cable", initial=r.choice(("free", "ball", "none")))
        if self.chance(0.4):
            n = r.randint(3, 6)
            c.attr["vertex"] = text(*[x for i in range(n) for x in (0.1 * i, r.uniform(-0.03, 0.03), 1)])
        else:
            c.attr.update(count=f"{r.randint(4, 8)} 1 1", curve=r.choice(("s", "cos(s)", "s cos(s)", "s sin(s) cos(s)", "s 0 sin(s)")), size=text(*[r.uniform(0.3, 1) for _ in range(3)]))
        c.attr.update(self.attrs({"offset": V.reals(3, -1, 1), "quat": V.reals(4, 0.1, 1)}, 0.3))
        c.add("joint", kind="main", **self.attrs(V.COMPOSITE_JOINT, 0.3))
        shape = r.choice(("capsule", "cylinder", "box"))
        c.add("geom", type=shape, size=text(*[r.uniform(0.005, 0.02) for _ in range(2 if shape != "box" else 3)]), **self.attrs(V.COMPOSITE_GEOM, 0.2))
        if self.chance(0.3):
            c.add("site", **self.attrs(V.COMPOSITE_SITE, 0.5))
        if self.chance(0.3):
            c.add("skin", **self.attrs(V.COMPOSITE_SKIN, 0.5))
        self.keys_possible = False

    def flexcomp(self, world):
        r = self.rng
        kind = r.choice(("grid1", "grid2", "grid2", "grid3", "box", "cylinder", "ellipsoid", "square", "disc", "circle", "mesh", "gmsh", "direct"))
        dim = {"grid1": 1, "circle": 1, "grid2": 2, "square": 2, "disc": 2, "mesh": 2, "direct": 2}.get(kind, 3)
        name = self.label("flex", always=True)
        parent = world.add("body", name=name + "_holder", pos=text(*self.vector(1))) if self.chance(0.7) else world
        f = parent.add("flexcomp", name=name, type=kind.rstrip("123"), dim=dim, mass=text(r.uniform(0.1, 2)), **self.attrs(V.FLEX, 0.3))
        f.attr.update(self.orientation(0.4), **self.attrs({"pos": V.reals(3, -0.3, 0.3), "scale": V.reals(3, 0.5, 2), "inertiabox": V.reals(1, 0.001, 0.01)}, 0.3))
        f.attr.setdefault("radius", "0.005")
        self.flexcomp_shape(f, kind, dim)
        interpolated = dim == 3 and kind not in ("gmsh",) and self.chance(0.2)
        if interpolated:
            f.attr["dof"] = r.choice(("trilinear", "quadratic"))
        elif self.chance(0.15):
            f.attr["dof"] = r.choice(("full", "radial"))
        if self.chance(0.1):
            f.attr["rigid"] = "true"
        self.flexcomp_children(f, dim, interpolated)
        self.keys_possible = False

    def flexcomp_shape(self, f, kind, dim):
        r = self.rng
        if kind in ("mesh", "gmsh"):
            f.attr["file"] = self.file("block.obj" if kind == "mesh" else "solid.msh", "mesh")
            if self.chance(0.2):
                f.attr["origin"] = text(*self.vector(0.02))
        elif kind == "direct":
            f.attr.update(point="0 0 0 0.1 0 0 0.1 0.1 0 0 0.1 0.02", element="0 1 2 0 2 3", texcoord="0 0 1 0 1 1 0 1" if self.chance(0.5) else None)
        else:
            n = [r.randint(3, 4) for _ in range(dim)] + [1] * (3 - dim)
            if dim == 3:
                n = [r.randint(3, 4) for _ in range(3)]
            f.attr.update(count="%d %d %d" % tuple(n), spacing=text(*[r.uniform(0.05, 0.1) for _ in range(3)]))

    def flexcomp_children(self, f, dim, interpolated):
        r = self.rng
        edge = self.attrs({"damping": V.reals(1, 0, 1), "solimp": V.solimp, "solref": V.solref}, 0.4)
        if dim == 1:
            edge.update(self.attrs({"stiffness": V.reals(1, 0, 100)}, 0.5))
        if not interpolated:
            edge["equality"] = r.choice(("true", "false", "vert")) if dim == 2 else r.choice(("true", "false"))
            self.names["flex_edges"].append(f.attr["name"])
            if dim == 2:
                self.names["flex_verts"].append(f.attr["name"])
        if edge and self.chance(0.6):
            f.add("edge", **edge)
        if dim > 1 and self.chance(0.5):
            e = f.add("elasticity", **self.attrs(V.FLEX_ELASTICITY, 0.6))
            e.attr.setdefault("young", "3000")
            if dim == 2:
                e.attr.update(thickness="0.01", elastic2d=r.choice(("none", "bend", "stretch", "both")))
        contact = self.attrs(V.FLEX_CONTACT, 0.25)
        if interpolated:
            contact.update(selfcollide="none", internal="false")
        if contact:
            f.add("contact", **contact)
        if self.chance(0.5) and not f.attr.get("rigid"):
            forms = [{"id": "0 1"}, {"range": "0 1"}]
            if dim > 1 and f.attr["type"] == "grid":
                forms += [{"grid": "0 0 0"[:2 * dim - 1]}, {"gridrange": "0 0 1 1" if dim == 2 else "0 0 0 0 1 1"}]
            f.add("pin", **r.choice(forms))

    # Deformables -----------------------------------------------------------------------------------------------------
    def deformable(self):
        d = self.root.add("deformable")
        if self.chance(0.6):
            self.flex(d)
        if self.chance(0.6) and self.names["body"]:
            self.skin(d if self.chance(0.5) else self.root.add("asset"))

    def flex(self, d):
        """Bodies on slides hold the vertices; or vertices given in one body."""
        r = self.rng
        name, dim = self.label("flex", always=True), r.randint(1, 3)
        n = dim + 2
        places = [(0, 0, 0), (0.1, 0, 0), (0.05, 0.1, 0), (0.05, 0.05, 0.1), (0.1, 0.1, -0.1)][:n]
        element = {1: "0 1 1 2", 2: "0 1 2 1 3 2", 3: "0 1 2 3 0 2 1 4"}[dim]
        f = d.add("flex", name=name, dim=dim, element=element, **self.attrs(V.FLEX, 0.4))
        f.attr.setdefault("radius", "0.005")
        if dim == 3 and self.chance(0.5):
            self.flex_nodes(f, name)
            return
        if self.chance(0.6):
            for i, p in enumerate(places):
                b = self.world_node.add("body", name=f"{name}_{i}", pos=text(*p))
                for axis in ("1 0 0", "0 1 0", "0 0 1"):
                    b.add("joint", type="slide", axis=axis)
                b.add("inertial", pos="0 0 0", mass="0.1", diaginertia="0.001 0.001 0.001")
            f.attr["body"] = " ".join(f"{name}_{i}" for i in range(n))
            self.keys_possible = False
        else:
            f.attr.update(body=self.pick("body") or "world", vertex=text(*[x for p in places for x in p]))
        rigid = "vertex" in f.attr
        if dim == 2 and self.chance(0.4):
            f.attr.update(texcoord="0 0 1 0 1 1 0 1", elemtexcoord="0 1 2 1 3 2" if self.chance(0.5) else None)
        self.flex_children(f, dim, rigid)

    def flex_children(self, f, dim, rigid):
        """MuJoCo reads `passive` of a flex (not of a flexcomp) from a variable it has not set, and writes beyond an array for rigid flexes with
        springs or dampers: both are left out, since its answer differs from run to run."""
        if self.chance(0.5):
            contact = self.attrs(V.FLEX_CONTACT, 0.3)
            contact.pop("passive", None)
            f.add("contact", **contact)
        if self.chance(0.5) and not rigid:
            f.add("edge", **self.attrs({"damping": V.reals(1, 0, 1), **({"stiffness": V.reals(1, 0, 100)} if dim == 1 else {})}, 0.6))
        if self.chance(0.5) and dim > 1:
            e = f.add("elasticity", **self.attrs(dict(V.FLEX_ELASTICITY, **({"elastic2d": V.ELASTIC2D} if dim == 2 else {})), 0.5))
            if rigid:
                e.attr.pop("damping", None)

    def flex_nodes(self, f, name):
        """Vertices interpolated between the eight corners of a box, all in the body that holds them."""
        holder = self.world_node.add("body", name=name + "_holder")
        corners = [(x, y, z) for x in (-0.05, 0.05) for y in (-0.05, 0.05) for z in (-0.05, 0.05)]
        for i, p in enumerate(corners):
            b = holder.add("body", name=f"{name}_{i}", pos=text(*p))
            b.add("inertial", pos="0 0 0", mass="0.1", diaginertia="0.001 0.001 0.001")
            for axis in ("1 0 0", "0 1 0", "0 0 1"):
                b.add("joint", type="slide", axis=axis)
        f.attr.update(body=" ".join([name + "_holder"] * 8), vertex=text(*[x for p in corners for x in p]), node=" ".join(f"{name}_{i}" for i in range(8)),
                      element="0 2 4 3 0 4 1 3 4 2 6 3 4 6 7 3 4 5 1 3 4 7 5 3")
        f.add("contact", selfcollide="none", internal="false")
        self.keys_possible = False

    def skin(self, parent):
        r = self.rng
        s = parent.add("skin", name=self.label("skin"), **self.attrs(V.SKIN, 0.3))
        if self.chance(0.25):
            self.world_node.add("body", name="bone", pos="0 0 1").add("geom", size="0.02")
            s.attr["file"] = self.file("strip.skn", "mesh")
            return
        s.attr.update(vertex="0 0 0 0.1 0 0 0.1 0.1 0 0 0.1 0", face="0 1 2 0 2 3", texcoord="0 0 1 0 1 1 0 1" if self.chance(0.5) else None)
        bones = r.sample(self.names["body"], min(len(self.names["body"]), 2))
        for i, b in enumerate(bones):
            ids = (0, 1, 2, 3) if len(bones) == 1 else ((0, 1, 2), (2, 3))[i]
            s.add("bone", body=b, bindpos=text(*self.vector(0.1)), bindquat=text(*[r.gauss(0, 1) for _ in range(4)]), vertid=" ".join(map(str, ids)),
                  vertweight=text(*[r.uniform(0.2, 1) for _ in ids]))
