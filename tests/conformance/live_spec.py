#!/usr/bin/env python3
"""Reads MJCF with Corten and with MuJoCo 3.5.0 and compares the editable models, member by member.

The models are made from schema/mjcf.schema: every element with each of its attributes alone, with
all of them, and with all of them in a default class.
"""

import ctypes
import math
import pathlib
import sys

import mujoco
import runner  # finds tools/gen
from gen_mjcf import is_own_attr, read_mjcf, split_type
from runner import option
from schema_reader import read_enums, read_structs

ROOT = pathlib.Path(runner.ROOT)
OPTIONS = [option("only", None, "models whose names contain one of these")]
CTYPE = {"double": ctypes.c_double, "cttNum": ctypes.c_double, "float": ctypes.c_float, "int": ctypes.c_int,
         "cttByte": ctypes.c_uint8, "cttSize": ctypes.c_int64, "char": ctypes.c_char, "uint64_t": ctypes.c_uint64}
ITEM = {"ctIntVec*": ctypes.c_int, "ctFloatVec*": ctypes.c_float, "ctDoubleVec*": ctypes.c_double,
        "ctByteVec*": ctypes.c_uint8}
OWN_WORDS = {"implicitspringdamper", "custom"}  # our own; MuJoCo 3.5.0 refuses them
# kind -> list in MjSpec, object type, C struct
KINDS = {"body": "bodies", "frame": "frames", "joint": "joints", "geom": "geoms", "site": "sites", "camera": "cameras",
         "light": "lights", "flex": "flexes", "mesh": "meshes", "skin": "skins", "hfield": "hfields",
         "texture": "textures", "material": "materials", "pair": "pairs", "exclude": "excludes",
         "equality": "equalities", "tendon": "tendons", "actuator": "actuators", "sensor": "sensors",
         "numeric": "numerics", "text": "texts", "tuple": "tuples", "key": "keys", "plugin": "plugins"}
STRUCT = {"hfield": "ctsHField"}
CLASSES = ["joint", "geom", "site", "camera", "light", "mesh", "material", "pair", "equality", "tendon", "actuator"]
SKIP = {"element", "info", "plugin", "signature"}  # handles, places; plugins are compared by name below


# ------------------------------------------------------------------ our side

class List(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("count", ctypes.c_int), ("cap", ctypes.c_int)]


class Corten:
    def __init__(self, lib):
        self.lib = lib
        structs = read_structs(ROOT / "schema/model.schema")[0] + read_structs(ROOT / "schema/spec.schema")[0]
        self.fields = {s.name: s.fields for s in structs}
        consts, enums = read_enums(ROOT / "schema/enums.schema")
        self.const = {c.name: c.value for c in consts}
        self.enum = {v.name: int(v.value, 0) for e in enums for v in e.values}
        self.enums = {e.name for e in enums}
        self.ctypes = {}
        for name, result in (("ct_parseXMLString", ctypes.c_void_p), ("cts_firstElement", ctypes.c_void_p),
                             ("cts_nextElement", ctypes.c_void_p), ("cts_getName", ctypes.c_void_p),
                             ("cts_findDefault", ctypes.c_void_p), ("cts_getWrap", ctypes.c_void_p)):
            getattr(self.lib, name).restype = result

    def type_of(self, f):
        if f.args or f.base.endswith("*"):
            base = ctypes.c_void_p
        elif f.members:
            base = self.make(f.members, f.name)
        elif f.base in self.enums:
            base = ctypes.c_int
        else:
            base = CTYPE.get(f.base) or self.struct(f.base)
        size = 1
        for e in f.extent:
            size *= int(self.const.get(e, e), 0) if not str(e).isdigit() else int(e)
        return base * size if f.extent else base

    def make(self, fields, name):
        return type(name, (ctypes.Structure,), {"_fields_": [(f.name, self.type_of(f)) for f in fields]})

    def struct(self, name):
        if name not in self.ctypes:
            self.ctypes[name] = self.make(self.fields[name], name)
        return self.ctypes[name]

    def text(self, pointer):
        first = ctypes.cast(pointer, ctypes.POINTER(ctypes.c_char_p))[0] if pointer else None
        return (first or b"").decode()

    def items(self, pointer, item):
        v = ctypes.cast(pointer, ctypes.POINTER(List))[0]
        return list((item * v.count).from_address(v.data)) if v.count else []

    def nested(self, pointer, item):
        v = ctypes.cast(pointer, ctypes.POINTER(List))[0]
        lists = (List * v.count).from_address(v.data) if v.count else []
        return [list((item * x.count).from_address(x.data)) if x.count else [] for x in lists]

    def value(self, at, f):
        x = getattr(at, f.name)
        if f.members:
            return {g.name: self.value(x, g) for g in f.members}
        if f.base == "ctString*":
            return self.text(x)
        if f.base in ITEM:
            return self.items(x, ITEM[f.base])
        if f.base == "ctStringVec*":
            return [(s or b"").decode() for s in self.items(x, ctypes.c_char_p)]
        if f.base == "ctIntVecVec*":
            return self.nested(x, ctypes.c_int)
        if f.base == "ctFloatVecVec*":
            return self.nested(x, ctypes.c_float)
        if f.base in self.fields:
            return {g.name: self.value(x, g) for g in self.fields[f.base] if g.name not in SKIP}
        if f.base == "char":
            return list(x) if isinstance(x, bytes) and len(x) == f.extent else [b for b in bytes(x)]
        return list(x) if f.extent else x

    def members(self, pointer, name):
        at = self.struct(name).from_address(pointer)
        out = {f.name: self.value(at, f) for f in self.fields[name] if f.name not in SKIP}
        if any(f.name == "plugin" for f in self.fields[name]):
            out["plugin"] = [self.text(at.plugin.name), self.text(at.plugin.plugin_name), at.plugin.active]
        return out

    def parse(self, xml):
        """{kind: [members]}, or the text of the error."""
        error = ctypes.create_string_buffer(4000)
        spec = self.lib.ct_parseXMLString(xml.encode(), None, error, 4000)
        if not spec:
            return error.value.decode(errors="replace")
        spec = ctypes.c_void_p(spec)
        out = {}
        for kind in KINDS:
            name = STRUCT.get(kind, "cts" + kind.capitalize())
            cast = getattr(self.lib, "cts_as" + name[3:])
            cast.restype = ctypes.c_void_p
            rows, e = [], self.lib.cts_firstElement(spec, self.enum["ctOBJ_" + kind.upper()])
            while e:
                row = self.members(cast(ctypes.c_void_p(e)), name)
                row["name"] = self.text(self.lib.cts_getName(ctypes.c_void_p(e)))
                if kind == "tendon":
                    row["path"] = self.path(cast(ctypes.c_void_p(e)))
                rows.append(row)
                e = self.lib.cts_nextElement(spec, ctypes.c_void_p(e))
            out[kind] = rows
        out["class"] = self.classes(spec)
        out["spec"] = self.members(spec.value, "ctSpec")
        self.lib.ct_deleteSpec(spec)
        return out

    def path(self, tendon):
        count = self.lib.cts_getWrapNum(ctypes.c_void_p(tendon))
        types = [ctypes.cast(self.lib.cts_getWrap(ctypes.c_void_p(tendon), i), ctypes.POINTER(self.struct("ctsWrap")))[0].type
                 for i in range(count)]
        return types

    def classes(self, spec):
        out = {}
        for name in ("main", "c", "d"):
            p = self.lib.cts_findDefault(spec, name.encode())
            if not p:
                continue
            at = self.struct("ctsDefault").from_address(p)
            out[name] = {k: self.members(getattr(at, k), STRUCT.get(k, "cts" + k.capitalize())) for k in CLASSES}
        return out


# ------------------------------------------------------------------ their side

def plain(x):
    if isinstance(x, (str, int, float)):
        return x
    if isinstance(x, bytes):
        return list(x)
    if hasattr(x, "value") and not hasattr(x, "__len__"):
        return int(x.value)
    if hasattr(x, "__len__"):
        return [plain(i) for i in x]
    return x


def mujoco_members(o, like):
    out = {}
    for name, ours in like.items():
        if name == "plugin":
            out[name] = [o.plugin.name, o.plugin.plugin_name, int(o.plugin.active)]
        elif name == "path":
            out[name] = [int(w.type.value) for w in o.path]
        elif isinstance(ours, dict):
            out[name] = mujoco_members(getattr(o, "global_" if name == "global" else name), ours)
        elif name == "gridlayout":
            out[name] = [ord(c) for c in o.gridlayout]
        elif name == "eulerseq":
            out[name] = [ord(c) for c in o.eulerseq]
        elif hasattr(o, name):
            out[name] = plain(getattr(o, name))
    return out


# Differences that are known and mean nothing.
KNOWN = {("equality", "type"): "MuJoCo leaves -1 in classes; every element sets its own",
         ("plugin", "plugin_name"): "an instance that an element makes for itself knows its plugin here"}


def same(a, b):
    if isinstance(a, dict):
        return isinstance(b, dict) and all(k in b and same(a[k], b[k]) for k in b)
    if isinstance(a, list) or isinstance(b, list):
        return isinstance(a, list) and isinstance(b, list) and len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, str) or isinstance(b, str):
        return a == b
    return a == b or (math.isnan(a) and math.isnan(b)) or abs(a - b) <= 1e-15 * max(1, abs(b))


TREE = ("body", "frame", "joint", "geom", "site", "camera", "light")


def differences(ours, spec):
    """Members that differ, and how many were compared."""
    wrong, count = [], 0
    for kind, listname in KINDS.items():
        theirs = list(getattr(spec, listname))
        if kind in TREE:  # theirs are in tree order, ours in order of creation: by name
            theirs = sorted(theirs, key=lambda o: (o.name, [round(x, 9) for x in getattr(o, "pos", [])]))
            ours[kind] = sorted(ours[kind], key=lambda o: (o["name"], [round(x, 9) for x in o.get("pos", [])]))
        if len(theirs) != len(ours[kind]):
            wrong.append(f"{len(ours[kind])} {listname}, MuJoCo has {len(theirs)}")
            continue
        for a, o in zip(ours[kind], theirs):
            b = mujoco_members(o, a)
            if kind == "sensor":  # MuJoCo puts suffixes on names that do not exist
                b = {k: v for k, v in b.items() if not (k in ("objname", "refname") and b[k[:3] + "type"] == 0)}
            count += len(b)
            wrong += [f"{kind}.{k}: {a[k]}, MuJoCo has {b[k]}" for k in b
                      if not same(a[k], b[k]) and (kind != "plugin" or (kind, k) not in KNOWN)]
    for name, kinds in ours["class"].items():
        d = spec.default if name == "main" else spec.find_default(name)
        for kind, a in kinds.items():
            b = mujoco_members(getattr(d, kind), a)
            count += len(b)
            wrong += [f"class {name} {kind}.{k}: {a[k]}, MuJoCo has {b[k]}" for k in b
                      if not same(a[k], b[k]) and (kind, k) not in KNOWN]
    b = mujoco_members(spec, ours["spec"])
    wrong += [f"spec.{k}: {ours['spec'][k]}, MuJoCo has {b[k]}" for k in b if not same(ours["spec"][k], b[k])]
    return wrong, count + len(b)


# ------------------------------------------------------------------ models

NUMBERS = [0.5, 0.25, 0.75, 0.125, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]
BODY = """<worldbody><camera name="cam"/><site name="s1"/><site name="s2"/><geom name="g1" size="1"/>
<body name="b1"><joint name="j1"/><geom name="g2" size="1"/></body><body name="b2"><joint name="j2"/><geom name="g3" size="1"/>
</body></worldbody>"""
NAMES = {"site": "s1", "site1": "s1", "site2": "s2", "camera": "cam", "joint": "j1", "joint1": "j1", "joint2": "j2",
         "body": "b1", "body1": "b1", "body2": "b2", "geom": "g1", "geom1": "g1", "geom2": "g2", "tendon": "t1",
         "tendon1": "t1", "tendon2": "t2", "actuator": "a1", "mesh": "m1", "flex": "f1", "objtype": "body",
         "objname": "b1", "reftype": "site", "refname": "s2", "subtree1": "b1", "subtree2": "b2"}
# attributes that are read by hand
BY_HAND = { "elevation": None, "bindpos": "1 2 3", "bindquat": "1 0 0 0", "vertid": "0 1 2",
           "vertweight": "1 0.5 0.25", "gridlayout": None, "texture": "tex", "role": "orm", "anchor": "1 2 3",
           "relpose": "1 2 3 1 0 0 0", "torquescale": "3", "divisor": "2", "coef": "1.5", "kp": "3", "kv": "4",
           "dampratio": "0.7", "timeconst": "0.2", "inheritrange": "0.9", "area": "2", "diameter": "3", "bias": "1 2 3",
           "tausmooth": "0.3", "force": "4", "scale": "5", "lmin": "0.6", "lmax": "1.7", "vmax": "1.8", "fpmax": "1.9",
           "fvmax": "2.1", "gain": "6", "num": "3", "data": None, "reduce": "maxforce", "key": "k", "value": "v",
           "fileright": "a.png", "fileleft": "b.png", "fileup": "c.png", "filedown": "d.png", "filefront": "e.png",
           "fileback": "f.png", "size": None, "plugin": "mujoco.pid", "instance": "inst", "sidesite": "s2",
           "memory": "3M", "strippath": "true", "coordinate": "local", "assetdir": "dir", "actuatorgroupdisable": "1 3",
           "builtin": None, "params": None, "springlength": "0.5 0.75", "range": "0.5 0.75"}


def sample(attr, row, keywords):
    """A value for an attribute, None if it is left out."""
    kind, low, high = split_type(attr.type)
    base, _, extra = kind.partition(":")
    if base == "name":
        return "x"
    if base in ("class", "ignored"):
        return None
    if base == "custom" or base == "target":
        return NAMES.get(attr.name, BY_HAND.get(attr.name))
    if base in ("string", "path", "strings"):
        return NAMES.get(attr.name, "word")
    if base == "reals":
        return "0.5 1.5 2.5"
    if base == "ints":
        return "0 1 2"
    if attr.name == "maxhullvert":
        return "7"
    if base == "int":
        return " ".join(str(i + 2) for i in range(high))
    if base in ("real", "orientation"):
        count = {"AXISANGLE": 4, "XYAXES": 6, "ZAXIS": 3, "EULER": 3}.get(extra, high)
        return " ".join(map(str, NUMBERS[:count]))
    if base == "chars":
        return "zyx"[:high]
    if base in ("disable", "enable"):
        return {"disable": "disable", "enable": "enable"}[base]
    words = [w for w, _ in keywords[extra or base] if w not in OWN_WORDS]
    return words[-1]


SECTION = {"ctsMesh": "asset", "ctsHField": "asset", "ctsSkin": "asset", "ctsTexture": "asset", "ctsMaterial": "asset",
           "ctsPair": "contact", "ctsExclude": "contact", "ctsFlex": "deformable", "ctsEquality": "equality",
           "ctsTendon": "tendon", "ctsActuator": "actuator", "ctsSensor": "sensor", "ctsNumeric": "custom",
           "ctsText": "custom", "ctsTuple": "custom", "ctsKey": "keyframe"}
# What an element needs besides its required attributes.
NEED = {"connect": {"body1": "b1", "anchor": "1 2 3"}, "weld": {"body1": "b1"}, "rangefinder": {"site": "s1"},
        **{k: {"geom1": "g1", "geom2": "g2"} for k in ("distance", "normal", "fromto")}}
PLUGINS = '<extension><plugin plugin="mujoco.pid"><instance name="inst"/></plugin></extension>'


def wrap(row, element):
    """A whole model around one element."""
    if row.parents == ["default"]:
        return f"<mujoco><default>{element}<default class='c'/></default>{BODY}</mujoco>"
    if "body" in row.parents:
        inner = f"<body name='holder'>{element}</body>" if row.tag != "inertial" else f"<body name='holder'>{element}</body>"
        return f"<mujoco><worldbody>{inner}</worldbody></mujoco>"
    section = SECTION.get(row.target)
    if "flex" in row.parents:
        element = f"<flex name='f' body='b1' element='0 1 2'>{element}</flex>"
    if row.target.startswith("ctSpec") and row.parents == ["mujoco"]:
        return f"<mujoco>{element}</mujoco>"
    if row.target.startswith("ctSpec") and row.parents:
        return f"<mujoco><{row.parents[0]}>{element}</{row.parents[0]}></mujoco>"
    return f"<mujoco>{PLUGINS}<{section}>{element}</{section}>{BODY}</mujoco>" if section else None


def element_text(row, values):
    return f"<{row.tag} " + " ".join(f'{k}="{v}"' for k, v in values.items()) + "/>"


def models(rows, keywords):
    """(name, xml) for every element: bare, with each attribute, with each pair of neighbours, in a class."""
    for row in rows:
        if row.ignored or not row.target.startswith("ct") or row.key in ("mujoco", "flexcomp_edge") or wrap(row, "") is None or row.key == "instance":
            continue
        sampled = {a.name: sample(a, row, keywords) for a in row.attrs if not is_own_attr(row, a)}
        sampled = {k: v for k, v in sampled.items() if v is not None}
        need = {a.name: sampled[a.name] for a in row.attrs if "!" in a.options and a.name in sampled}
        need.update(NEED.get(row.key, {}))
        yield f"{row.key} bare", wrap(row, element_text(row, need))
        for name, value in sampled.items():
            yield f"{row.key} {name}", wrap(row, element_text(row, {**need, name: value}))
        for (k1, v1), (k2, v2) in zip(list(sampled.items()), list(sampled.items())[1:]):
            yield f"{row.key} {k1} {k2}", wrap(row, element_text(row, {**need, k1: v1, k2: v2}))
        clean = {k: v for k, v in sampled.items() if k not in {n for names, _ in row.exclusive for n in names[1:]}}
        yield f"{row.key} all", wrap(row, element_text(row, {**need, **clean}))
    yield from CLASS_MODELS
    yield from REPLICATED
    for i, xml in enumerate(HAND):
        yield f"hand {i}", f"<mujoco>{xml}</mujoco>"


# Classes of one kind of actuator under elements of another, and other inheritance.
KINDS_OF_ACTUATOR = ["general", "motor", "position", "velocity", "intvelocity", "damper", "cylinder", "muscle", "adhesion"]
GIVEN = {"position": 'kp="7"', "velocity": 'kv="8"', "intvelocity": 'kp="9"', "damper": 'kv="2"', "cylinder": 'area="3"',
         "muscle": 'force="5"', "adhesion": 'gain="4"', "general": 'gainprm="1 2 3" biasprm="4 5 6" dynprm="7 8"', "motor": 'gear="2"'}
CLASS_MODELS = [
    (f"class {a} then {b} ({g1}{g2})",
     f"<mujoco><default><{a} {GIVEN[a] if g1 else ''}/><default class='c'><{b} {GIVEN[b] if g2 else ''}/></default></default>{BODY}"
     f"<actuator><{b} name='n1' {'body' if b == 'adhesion' else 'joint'}='{'b1' if b == 'adhesion' else 'j1'}'/>"
     f"<{a} name='n2' class='c' {'body' if a == 'adhesion' else 'joint'}='{'b1' if a == 'adhesion' else 'j1'}'/></actuator></mujoco>")
    for a in KINDS_OF_ACTUATOR for b in KINDS_OF_ACTUATOR for g1 in (0, 1) for g2 in (0, 1)]

# What replicate does to the elements that refer to its content.
COPIES = """<worldbody><geom name="out" size="1"/><site name="so"/><site name="sp" pos="0 0 1"/><body name="ob"><joint name="oj"/><geom name="og" size="1"/></body>
<frame name="F" pos="0 0 1"><replicate count="%s" offset="1 0 0" euler="0 0 10" %s><frame name="G" pos="0 1 0"><body name="b" pos="1 2 3">
<joint name="j"/><geom name="g" size=".1"/><site name="s"/><camera name="c" mode="targetbody" target="b"/><body name="bb"><geom name="gg" size=".1"/></body></body></frame>
<geom name="h" size=".2"/></replicate></frame></worldbody>"""
REFERRING = [
    '<sensor><framepos name="p" objtype="body" objname="b"/><clock name="c"/><framepos name="w" objtype="geom" objname="out"/>'
    '<framepos name="x" objtype="body" objname="b" reftype="site" refname="so"/><framepos name="y" objtype="site" objname="so" reftype="xbody" refname="bb"/>'
    '<contact name="q"/><contact name="r" geom1="g"/><contact name="s" geom2="g"/><contact name="t" geom1="out" geom2="g"/><user name="u" dim="1"/></sensor>',
    '<actuator><motor name="m" site="s"/><motor name="n" site="s" refsite="so"/><motor name="o" site="so"/><position name="q" joint="j" kp="3"/>'
    '<adhesion name="a" body="b"/></actuator><sensor><actuatorfrc name="f" actuator="m"/></sensor>',
    '<tendon><spatial name="t"><site site="s"/><site site="so"/></spatial><spatial name="u"><site site="s"/><geom geom="g"/><site site="so"/></spatial>'
    '<spatial name="v"><site site="so"/><geom geom="g" sidesite="s"/><site site="sp"/></spatial><spatial name="w"><site site="s"/><geom geom="out"/><site site="so"/></spatial>'
    '<spatial name="x"><site site="so"/><pulley divisor="2"/><site site="sp"/></spatial><fixed name="f"><joint joint="j" coef="2"/><joint joint="oj" coef="3"/></fixed></tendon>'
    '<actuator><motor name="m" tendon="t"/><motor name="n" tendon="u"/></actuator><sensor><tendonpos name="f" tendon="t"/></sensor><equality><tendon name="e" tendon1="t"/></equality>',
    '<equality><weld name="a" body1="b"/><weld name="c" body1="b" body2="bb"/><weld name="d" body1="b" body2="ob"/><connect name="e" body1="world" body2="b" anchor="0 0 0"/>'
    '<joint name="f" joint1="j"/><joint name="g" joint1="j" joint2="oj"/></equality>',
    '<contact><pair name="a" geom1="g" geom2="out"/><pair name="b" geom1="g" geom2="gg"/><pair name="c" geom1="out" geom2="og"/><exclude name="e" body1="world" body2="b"/>'
    '<exclude name="f" body1="b" body2="bb"/><exclude body1="b" body2="bb"/></contact>',
    '<custom><tuple name="t"><element objtype="body" objname="b"/></tuple><tuple name="u"/><tuple name="v"><element objtype="body" objname="b"/><element objtype="geom" objname="out"/></tuple></custom>',
    '<deformable><flex name="f" body="b b b" element="0 1 2" vertex="0 0 0 1 0 0 0 1 0"/></deformable>',
    '<deformable><flex name="f" body="ob ob ob" element="0 1 2" vertex="0 0 0 1 0 0 0 1 0"/></deformable>',
    '']
REPLICATED = [(f"replicate {n} {extra} {i}", f"<mujoco>{COPIES % (n, extra)}{x}</mujoco>")
              for n in ("0", "1", "2", "3", "11", "-1") for extra in ("", 'sep="_"', 'euler="10 20 30" offset="1 2 3"'[:0])
              for i, x in enumerate(REFERRING)] + [
    ("replicate nested", '<mujoco><worldbody><replicate count="2" offset="1 0 0"><replicate count="2" offset="0 1 0" sep="_"><geom name="g" size=".1"/>'
     '<site name="s"/></replicate><body name="b"/></replicate></worldbody><sensor><touch name="t" site="s"/></sensor></mujoco>'),
    ("replicate class", '<mujoco><default><default class="c"><geom size=".3"/></default></default><worldbody><replicate count="2" childclass="c">'
     '<body name="b"><geom name="g"/></body><geom name="h"/></replicate></worldbody></mujoco>'),
    ("replicate in body", '<mujoco><worldbody><body name="o"><geom size="1"/><replicate count="2" offset="1 0 0"><joint name="j"/><inertial pos="0 0 0" mass="1" '
     'diaginertia="1 1 1"/><site name="s"/></replicate></body></worldbody></mujoco>'),
    ("replicate name again", '<mujoco><worldbody><replicate count="2"><body name="b"/></replicate><body name="b"/></worldbody></mujoco>'),
    ("replicate turned", '<mujoco><compiler angle="radian" eulerseq="ZYX"/><worldbody><replicate count="5" offset="1 2 3" euler=".1 .2 .3"><body name="b"/></replicate></worldbody></mujoco>'),
]

HAND = [
    '<asset><hfield name="h" size="1 2 3 4" nrow="2" ncol="3" elevation="1 2 3 4 5 6"/><hfield name="k" size="1 1 1 1" nrow="2" ncol="2"/></asset>',
    '<asset><texture name="t" gridsize="3 4" gridlayout=".U..LFRB.D.." file="a.png"/></asset>',
    '<asset><material name="m"><layer texture="a" role="rgb"/><layer texture="b" role="orm"/><layer texture="c" role="normal"/></material></asset>',
    '<default><material texture="t"/></default><asset><material name="m"><layer texture="b" role="orm"/></material></asset>',
    '<asset><skin name="s" vertex="0 0 0 1 0 0 0 1 0" face="0 1 2"><bone body="a" bindpos="1 2 3" bindquat="1 0 0 0" vertid="0 1" '
    'vertweight="0.5 0.25"/><bone body="b" bindpos="4 5 6" bindquat="0 1 0 0" vertid="2" vertweight="1"/></skin></asset>',
    '<deformable><skin name="s" group="3"/><flex name="f" body="a b  c" element="0 1 2" vertex="0 0 0 1 0 0 0 1 0" node="n1 n2">'
    '<contact friction="0.5" solref="0.1" internal="true" selfcollide="sap" vertcollide="true" passive="true" activelayers="3" contype="2"/>'
    '<edge stiffness="3" damping="4"/><elasticity young="1" poisson="0.2" damping="0.3" thickness="0.4" elastic2d="both"/></flex></deformable>',
    '<tendon><spatial name="t"><site site="s1"/><geom geom="g1" sidesite="s2"/><pulley divisor="2"/><site site="s2"/></spatial>'
    '<fixed name="f" springlength="0.3"><joint joint="j1" coef="2"/><joint joint="j2" coef="-1"/></fixed></tendon>',
    '<default><tendon springlength="0.2 0.4"/></default><tendon><spatial name="t" springlength="0.3"/><fixed name="u"/></tendon>',
    '<equality><connect name="a" body1="b1" anchor="1 2 3"/><connect name="b" site1="s1" site2="s2"/><connect name="c" body1="b1" body2="b2" anchor="1 2 3"/>'
    '<weld name="d" body1="b1"/><weld name="e" body1="b1" body2="b2" relpose="1 2 3 1 0 0 0" anchor="4 5 6" torquescale="7"/>'
    '<weld name="f" site1="s1" site2="s2" torquescale="2"/></equality>',
    '<default><equality solref="0.5" active="false"/><default class="c"><equality solimp="0.1 0.2"/></default></default>'
    '<equality><joint joint1="a" joint2="b" polycoef="1 2 3" class="c"/><tendon tendon1="a" polycoef="1 2 3 4 5"/><flex flex="f"/><flexvert flex="f"/></equality>',
    '<sensor><contact name="a"/><contact name="b" geom1="g" body2="b" data="found pos normal" reduce="mindist" num="4"/>'
    '<contact name="c" subtree1="t" subtree2="u"/><contact name="d" site="s" geom2="g"/><rangefinder name="e" camera="c" data="dist depth"/>'
    '<rangefinder name="f" site="s"/><distance name="g" geom1="a" body2="b"/><normal name="h" body1="a" geom2="b"/><fromto name="i" geom1="a" geom2="b"/></sensor>',
    '<sensor><framepos name="a" objtype="xbody" objname="b" reftype="camera" refname="c"/><user name="b" dim="3" objtype="site" objname="s" '
    'datatype="axis" needstage="vel"/><insidesite name="c" site="s" objtype="geom" objname="g"/><tactile name="d" geom="g" mesh="m"/></sensor>',
    '<sensor><clock nsample="3" interp="cubic" delay="0.1" interval="0.2"/><clock interval="0.2 -0.1" user="1 2 3"/></sensor>',
    '<default><camera user="1 2"/><geom user="3 4"/></default><worldbody><camera name="a"/><camera name="b" user="5"/><geom name="g" size="1"/></worldbody>',
    '<extension><plugin plugin="mujoco.pid"><instance name="i"><config key="kp" value="1"/></instance></plugin></extension>'
    '<actuator><plugin name="a" joint="j" instance="i"/><plugin name="b" joint="j" instance="i" actdim="2" dyntype="filter" dynprm="3" actearly="true"/></actuator>',
    '<worldbody><body name="b"><geom name="g" type="mesh" mesh="m" fitscale="2"/><geom name="h" type="hfield" hfield="hf"/><geom name="i" type="sdf" mesh="m"/></body></worldbody>',
    '<asset><mesh name="m" vertex="0 0 0 1 0 0 0 1 0 0 0 1" normal="0 0 1" texcoord="0 1" face="0 1 2" refpos="1 2 3" refquat="0 1 0 0" scale="2 3 4" '
    'smoothnormal="true" maxhullvert="12" inertia="shell" material="x" content_type="model/stl"/></asset>',
    '<default><mesh scale="2 2 2" inertia="exact" maxhullvert="20"/><default class="c"><mesh scale="3 3 3"/></default></default>'
    '<asset><mesh name="a" file="a.stl"/><mesh name="b" class="c" file="b.obj"/></asset>',
    '<worldbody><frame pos="1 0 0"><geom name="g" size="1" mispelt="2"/></frame></worldbody>',
    '<contact><exclude name="e" body1="a" body2="b"/><pair name="p" geom1="a" geom2="b" friction="1 2 3"/></contact>',
]


def compare_texts(report, corten, xml, name):
    try:
        spec, why = mujoco.MjSpec.from_string(xml), ""
    except ValueError as e:
        spec, why = None, str(e).splitlines()[0]
    ours = corten.parse(xml)
    if spec is None or isinstance(ours, str):
        good = spec is None and isinstance(ours, str)
        report.tally["refused"] += good
        text = f"refused by both: {why}" if good else "refused by one"
        wrong = [] if good else [f"ours: {ours if isinstance(ours, str) else 'accepted'}; MuJoCo's: {why or 'accepted'}"]
    else:
        wrong, count = differences(ours, spec)
        report.tally["members"] += count
        text = f"{count} members"
    report.check(name, text, wrong)


def run(session):
    corten, only, report = Corten(session.library), session.options.only, session.report
    keywords, rows = read_mjcf(ROOT / "schema/mjcf.schema")
    for name, xml in models(rows, keywords):
        if only is None or any(text in name for text in only):
            compare_texts(report, corten, xml, name)
    print(f"{report.tally['members']} members equal or named above; {report.tally['refused']} models refused by both")


if __name__ == "__main__":
    sys.exit(runner.main("spec"))
