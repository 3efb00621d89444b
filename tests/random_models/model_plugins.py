"""Plugins of a generated model: PID actuators, elastic cables, distance fields, touch grids, and their instances.

Drawn from a stream of their own, so that the models without plugins are what they would be otherwise.
"""

import random

import model_values as V

text = V.text
SHARE = 0.3  # of the models
PID = {"kp": (1, 50), "kd": (0.1, 3)}
# settings of the distance fields and the range of each; the others keep their defaults
SDF = {
    "torus": {"radius1": (0.3, 0.5), "radius2": (0.1, 0.2)}, "bowl": {"height": (0.3, 0.5), "radius": (0.9, 1.1), "thickness": (0.03, 0.06)},
    "nut": {"radius": (0.24, 0.28)}, "bolt": {"radius": (0.24, 0.28)}, "gear": {"thickness": (0.2, 0.4)},
}
CHAIN = ("capsule", "cylinder", "box")


class Plugins:
    """Needs the names, the root and `attrs` of the Maker."""

    def plugins(self, seed):
        main, self.rng = self.rng, random.Random(seed)
        if self.chance(SHARE):
            self.extension = {}
            for part in self.rng.sample((self.pid, self.touch_grid, self.cables, self.distance_field), self.rng.randint(1, 3)):
                part()
            self.write_extension()
        self.rng = main

    # Instances -------------------------------------------------------------------------------------------------------
    def configure(self, node, config):
        for key, value in config.items():
            node.add("config", key=key, value=value)

    def refer(self, node, plugin, config):
        """The plugin by its name with settings of its own, or by an instance that has them."""
        instances = self.extension.setdefault(plugin, [])
        if self.chance(0.5):
            node.attr["plugin"] = plugin
            self.configure(node, config)
            return
        name = f"instance{sum(map(len, self.extension.values()))}"
        instances.append((name, config))
        node.attr["instance"] = name

    def write_extension(self):
        e = self.root.add("extension")
        for plugin, instances in self.extension.items():
            p = e.add("plugin", plugin=plugin)
            for name, config in instances:
                self.configure(p.add("instance", name=name), config)
        if not e.child:
            self.root.child.remove(e)

    def section(self, tag):
        return next((c for c in self.root.child if c.tag == tag), None) or self.root.add(tag)

    def forget_keys(self, *attributes):
        """Keyframes have no numbers for what is new."""
        for k in (k for c in self.root.child if c.tag == "keyframe" for k in c.child):
            for a in attributes:
                k.attr.pop(a, None)

    def numbers(self, ranges, p=1):
        return {k: text(self.rng.uniform(*r)) for k, r in ranges.items() if self.chance(p)}

    # Actuators and sensors -------------------------------------------------------------------------------------------
    def pid(self):
        r = self.rng
        for _ in range(r.randint(1, 2)):
            where = self.transmission("position")
            if not where or "refsite" in where:
                continue
            config, states = self.numbers(PID, 0.7), 0
            if self.chance(0.5):
                config["ki"] = text(r.uniform(0.5, 5))
                config.update(self.numbers({"imax": (0.5, 2)}, 0.5))
                states += 1
            n = self.section("actuator").add("plugin", name=self.label("actuator"), **where, **self.attrs(self.actuator_table("general"), 0.2))
            for k in ("biasprm", "gainprm", "biastype", "gaintype", "dyntype", "dynprm", "actdim", "actlimited", "actrange", "lengthrange", "class_"):
                n.attr.pop(k, None)
            n.attr["class_"] = self.some_class()
            self.actuator_limits(n)
            self.history(n)
            if n.attr.get("ctrlrange") and self.chance(0.5):
                config["slewmax"] = text(r.uniform(1, 5))
                states += 1
            if self.chance(0.3):
                n.attr.update(dyntype=r.choice(("filter", "filterexact", "integrator")), dynprm=text(r.uniform(0.05, 0.3)))
                states += 1
            if states:
                n.attr["actdim"] = states
                if self.chance(0.3):
                    n.attr.update(actrange=text(-r.uniform(0.5, 2), r.uniform(0.5, 2)), actlimited="true")
            else:
                n.attr.pop("actearly", None)
            if self.chance(0.2):
                n.attr["lengthrange"] = text(0.1, r.uniform(0.2, 1))
            self.refer(n, "mujoco.pid", config)
        self.forget_keys("act", "ctrl")

    def touch_grid(self):
        r = self.rng
        for _ in range(r.randint(1, 2)):
            site = self.pick("site")
            if not site:
                return
            config = {"size": f"{r.randint(1, 7)} {r.randint(1, 7)}", "fov": text(r.uniform(20, 150), r.uniform(20, 85)), **self.numbers({"gamma": (0, 1)}, 0.5)}
            if self.chance(0.5):
                config["nchannel"] = r.randint(1, 6)
            n = self.section("sensor").add("plugin", name=self.label("sensor"), objtype="site", objname=site, **self.attrs({"cutoff": V.reals(1, 0.5, 2), "user": V.USER}, 0.3))
            if self.chance(0.3) and self.pick("body"):
                n.attr.update(reftype=r.choice(("body", "xbody")), refname=self.pick("body"))
            self.refer(n, "mujoco.sensor.touch_grid", config)

    # Cables ----------------------------------------------------------------------------------------------------------
    def stiffness(self):
        config = self.numbers({"twist": (1e4, 1e6), "bend": (1e4, 1e6)})
        if self.chance(0.3):
            config["flat"] = "true"
        if self.chance(0.2):
            config["vmax"] = text(self.rng.uniform(0, 0.1))
        return config

    def cables(self):
        r = self.rng
        kind = r.choice(("chain", "composite", "flexcomp"))
        if kind == "chain":
            self.chain()
        elif kind == "composite":
            c = self.world_node.add("composite", prefix="elastic", type="cable", initial=r.choice(("free", "ball", "none")), count=f"{r.randint(4, 8)} 1 1",
                                    curve=r.choice(("s", "cos(s)", "s sin(s)")), size=text(*[r.uniform(0.3, 1) for _ in range(3)]))
            p = c.add("plugin")
            self.refer(p, "mujoco.elasticity.cable", self.stiffness())
            p.attr["plugin"] = "mujoco.elasticity.cable"  # required here, also beside an instance
            c.add("joint", kind="main", damping="0.1")
            c.add("geom", type=r.choice(CHAIN), size="0.02 0.015 0.01")
        else:
            f = self.world_node.add("flexcomp", name="elastic", type="grid", dim="1", count=f"{r.randint(3, 5)} 1 1", spacing="0.1 0.1 0.1", mass="0.3", radius="0.005")
            self.refer(f.add("plugin"), "mujoco.elasticity.cable", self.stiffness())
        self.forget_keys("qpos", "qvel")

    def chain(self):
        r, parent, config = self.rng, self.world_node, self.stiffness()
        shared = self.chance(0.5)
        if shared:
            self.extension.setdefault("mujoco.elasticity.cable", []).append(("rod", config))
        for i in range(r.randint(2, 4)):
            parent = parent.add("body", name=f"elastic{i}", pos="0.2 0 0" if i else text(*self.vector(1)))
            if i:
                parent.add("joint", type="ball", damping="0.1")
            parent.add("geom", type=r.choice(CHAIN), size="0.02 0.1 0.015", pos="0.1 0 0")
            p = parent.add("plugin", instance="rod" if shared else None)
            if not shared:
                p.attr["plugin"] = "mujoco.elasticity.cable"
                self.extension.setdefault("mujoco.elasticity.cable", [])
                self.configure(p, config)

    # Distance fields -------------------------------------------------------------------------------------------------
    def distance_field(self):
        r = self.rng
        shape = r.choice(("torus", "torus", "bowl", "nut", "bolt", "gear"))
        plugin, config = "mujoco.sdf." + shape, self.numbers(SDF[shape], 0.6)
        mesh = self.section("asset").add("mesh", name="field", inertia=r.choice(("exact", "convex", "shell")), maxhullvert=r.randint(20, 60))
        self.refer(mesh.add("plugin"), plugin, config)
        body = self.world_node.add("body", name="field", pos=text(*self.vector(2)), **self.orientation())
        body.add("freejoint")
        g = body.add("geom", type="sdf", mesh="field", contype="0" if self.chance(0.5) else None)
        self.refer(g.add("plugin"), plugin, config)
        self.forget_keys("qpos", "qvel")
