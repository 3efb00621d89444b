"""The tables of the Python extension below python/src/: structs by field, functions by argument."""
import re
from dataclasses import dataclass, replace
from keyword import iskeyword

from gen_mujoco import SPECIAL, WRITES, mj
from schema_reader import flatten, lines

NOTE = "// Written by tools/gen.py from schema/{}. Do not edit.\n// clang-format off\n"
SCALAR = {"cttNum": "NUM", "double": "NUM", "float": "FLOAT", "int": "INT", "cttByte": "BYTE", "cttSize": "SIZE",
          "size_t": "SIZE", "uint64_t": "U64", "uintptr_t": "U64", "unsigned int": "INT"}
NPY = {"cttNum": "NPY_DOUBLE", "double": "NPY_DOUBLE", "float": "NPY_FLOAT", "int": "NPY_INT", "cttByte": "NPY_UINT8",
       "cttSize": "NPY_INT64", "size_t": "NPY_INT64", "uint64_t": "NPY_UINT64", "uintptr_t": "NPY_UINT64",
       "unsigned char": "NPY_UINT8", "unsigned int": "NPY_UINT32"}
VECTOR = {"ctDoubleVec*": "d", "ctFloatVec*": "f", "ctIntVec*": "i", "ctByteVec*": "b", "ctStringVec*": "s",
          "ctFloatVecVec*": "F", "ctIntVecVec*": "I"}
# structs that Python programs may make by themselves, with the function that fills in their defaults
FREE = {"ctOption": "ct_defaultOption", "ctVisual": "ct_defaultVisual", "ctStatistic": "", "ctContact": "",
        "ctWarningStat": "", "ctTimerStat": "", "ctSolverStat": "", "ctLROpt": "ct_defaultLROpt",
        "ctvPerturb": "ctv_defaultPerturb", "ctvCamera": "ctv_defaultCamera", "ctvGLCamera": "", "ctvGeom": "", "ctvLight": "",
        "ctvOption": "ctv_defaultOption", "ctvFigure": "ctv_defaultFigure", "ctvScene": "ctv_defaultScene",
        "ctrRect": "", "ctrContext": "ctr_defaultContext",
        "ctDerivativeOption": "", "ctDerivativeKink": "", "ctDerivativeInfo": ""}
# structs that C functions take by value
BY_VALUE = ("ctrRect",)
# arrays of a scene, whose sizes the schema does not give: counts of the scene itself, sizes of its model
SCENE = {"geoms": ["maxgeom"], "geomorder": ["maxgeom"], **{f"flex{n}": ["nflex"] for n in ("edgeadr", "edgenum", "vertadr", "vertnum",
         "faceadr", "facenum", "faceused")}, **{f"skin{n}": ["nskin"] for n in ("facenum", "vertadr", "vertnum")},
         "flexedge": ["nflexedge*2"], "flexvert": ["nflexvert*3"], "skinvert": ["nskinvert*3"], "skinnormal": ["nskinvert*3"],
         "flexface": ["face*9"], "flexnormal": ["face*9"], "flextexcoord": ["face*6"],
         "flexvertcolor": ["nflexvert*3"], "flexfacecolor": ["face*9"], "deformfaceadr": ["ndeform"], "deformfacenum": ["ndeform"],
         "deformface": ["ndeformface*9"], "deformnormal": ["ndeformface*9"]}
# vectors that are matrices in Python
MATRIX = {("ctvGeom", "mat"): ["3", "3"]}
# arrays whose numbers have another type in Python than in C
SHOWN_AS = {"maxuse_threadstack": "NPY_UINT64", "plugin_attr": "NPY_INT8"}
LEFT_OUT = {"ctVFS", "ctCache", "ctCallbacks"}
RENAMED = {"global": "global_", "signature": "signature"}


def py_name(struct):
    """ctsGeom -> MjsGeom, ctvCamera -> MjvCamera, ctModel -> MjModel."""
    return "Mj" + struct[2:]


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def is_element(struct):
    """The elements of a spec, and the spec, begin with a pointer to what they share."""
    return struct.fields[0].name == "element" and struct.fields[0].base == "ctsElement*"


class Tables:
    def __init__(self, schema, done):
        self.schema, self.done = schema, done
        self.enums = {e.name for e in schema.enums}
        self.sizes = {f.name for f in schema.struct("ctModel").fields if f.base == "cttSize" and not f.is_array}
        self.counts = {f.name for f in schema.struct("ctData").fields if f.base == "int" and not f.extent}
        self.structs = [s for file in ("model", "data", "spec", "view", "draw", "derivative") for s in schema.structs[file] if s.name not in LEFT_OUT]
        self.names = {s.name for s in self.structs}

    def dim(self, text, scene=False):
        """`nmocap*3`, `ctNREF`, `ctNISLAND*ctNSOLVER` as a Dim."""
        name, _, times = text.partition("*")
        if scene and name in ("maxgeom", "nflex", "nskin", "ndeform", "ndeformface"):
            return f"{{'d', offsetof(ctvScene, {name}), {times or 1}}}"
        if scene and name == "face":
            return f"{{'f', 0, {times}}}"
        if name in self.sizes:
            return f"{{'m', offsetof(ctModel, {name}), {times or 1}}}"
        if name in self.counts:
            return f"{{'d', offsetof(ctData, {name}), {times or 1}}}"
        return f"{{'c', {text}, 1}}"

    def dims(self, f, scene=False):
        dims = [self.dim(x, scene) for x in f.extent]
        return f"{len(dims)}, {{{', '.join(dims)}}}" if dims else "0, {{'c', 0, 0}}"

    def kind(self, struct, f):
        """(kind, npy, place, enum, type) of a field; None: Python does not show it."""
        base = f.base.removeprefix("const ")
        place = "P_INLINE" if not f.is_array else "P_ARENA" if f.group.endswith("/ arena") else "P_BLOCK"
        if f.args or f.name == "element" or base.startswith("volatile"):
            return None
        if f.name in SHOWN_AS:
            return "ARRAY", SHOWN_AS[f.name], place, "NULL", "NULL"
        if base in self.names:
            return ("LIST" if f.extent else "STRUCT"), "0", place, "NULL", f"&struct_{py_name(base)}"
        if base.endswith("*") and base[:-1] in self.names and struct.name == "ctsDefault":
            return "LINK", "0", place, "NULL", f"&struct_{py_name(base[:-1])}"
        if base == "char":
            return ("BYTES" if f.is_array else "TEXTS" if len(f.extent) > 1 else "TEXT"), "0", place, "NULL", "NULL"
        if base in self.enums:
            return "ENUM", "0", place, quote(mj(base)), "NULL"
        if base == "ctString*":
            return "STRING", "0", place, "NULL", "NULL"
        if base in VECTOR:
            return "VECTOR", f"'{VECTOR[base]}'", place, "NULL", "NULL"
        if base in NPY:
            chosen = re.search(r"\((ctt\w+)\)$", f.meaning) if base == "int" and struct.name.startswith("cts") else None
            enum = quote(mj(chosen[1])) if chosen and not f.extent else "NULL"
            return ("ARRAY" if f.extent else SCALAR[base]), NPY[base], place, enum, "NULL"
        return None

    def row(self, struct, f, path, cname):
        scene = struct.name == "ctvScene"
        if scene and f.name in SCENE:
            f = replace(f, base=f.base.rstrip("*"), extent=SCENE[f.name], is_array=True, group="/ arena")
        f = replace(f, extent=MATRIX.get((struct.name, f.name), f.extent))
        kind = self.kind(struct, f)
        if not kind:
            return ""
        what, npy, place, enum, link = kind
        readonly = not f.is_array and (struct.name == "ctModel" and f.base == "cttSize" or
                                       struct.name == "ctData" and f.base in ("int", "cttSize", "size_t") and not f.extent or
                                       scene and f.name in ("ndeform", "ndeformface"))
        name = RENAMED.get(f.name, f.name)
        return (f"    {{{quote(name)}, {quote(f.meaning)}, F_{what}, {npy}, {place}, offsetof({cname}, {path}), "
                f"{self.dims(f, scene)}, {enum}, {link}, {str(readonly).lower()}}},\n")

    def nested(self, struct):
        """Nested structs get types of their own: MjVisual.global_ is a Global."""
        for f in struct.fields:
            if not f.members:
                continue
            name = f.name.capitalize()
            rows = "".join(self.row(struct, g, f"{f.name}.{g.name}", struct.name).replace(
                f"offsetof({struct.name}, {f.name}.{g.name})",
                f"offsetof({struct.name}, {f.name}.{g.name}) - offsetof({struct.name}, {f.name})") for g in f.members)
            yield name, f, (f"\nstatic const Named fields_{name}[] = {{\n{rows}}};\n"
                            f"PyStruct struct_{name} = {{{quote(name)}, {quote(f.meaning)}, sizeof((({struct.name}*)0)->{f.name}), "
                            f"fields_{name}, {rows.count(chr(10))}, NULL, true, false}};\n")

    def table(self, struct):
        inner = list(self.nested(struct))
        links = {f.name: name for name, f, _ in inner}
        rows = "".join(self.row(struct, f, f.name, struct.name) if not f.members else
                       f"    {{{quote(RENAMED.get(f.name, f.name))}, {quote(f.meaning)}, F_STRUCT, 0, P_INLINE, offsetof({struct.name}, {f.name}), "
                       f"0, {{{{'c', 0, 0}}}}, NULL, &struct_{links[f.name]}, false}},\n" for f in struct.fields)
        name = py_name(struct.name)
        init = FREE.get(struct.name, "")
        init = f"(void (*)(void*)){init}" if init in self.done else "NULL"
        text = "".join(t for _, _, t in inner)
        text += f"\nstatic const Named fields_{name}[] = {{\n{rows}}};\n"
        text += (f"PyStruct struct_{name} = {{{quote(name)}, {quote(struct.meaning)}, sizeof({struct.name}), fields_{name}, "
                 f"{rows.count(chr(10))}, {init}, {str(struct.name in FREE).lower()}, {str(is_element(struct)).lower()}}};\n")
        return [n for n, _, _ in inner] + [name], text

    def structs_c(self):
        names, text = [], ""
        for s in self.structs:
            own, part = self.table(s)
            names, text = names + own, text + part
        listed = "".join(f"    &struct_{n},\n" for n in names)
        return (NOTE.format("") + '#include "structs.h"\n\n#pragma GCC diagnostic ignored "-Wcast-function-type"\n' + text
                + f"\nPyStruct* const all_structs[] = {{\n{listed}}};\nconst int all_structs_count = {len(names)};\n")

    def structs_h(self):
        names = [n for s in self.structs for n in self.table(s)[0]]
        return (NOTE.format("") + "#ifndef CORTEN_PYTHON_STRUCTS_H\n#define CORTEN_PYTHON_STRUCTS_H\n\n#include \"core.h\"\n\n"
                + "".join(f"extern PyStruct struct_{n};\n" for n in names) + "\n#endif\n")


#---------------------------------- functions ------------------------------------------------------

INDEX = {"body": "nbody", "geom": "ngeom", "site": "nsite", "geom1": "ngeom", "geom2": "ngeom", "flexid": "nflex"}
# ids that only mean something for one function
INDEX_OF = {("ct_contactForce", "id"): "d->ncon", ("ct_readCtrl", "id"): "m->nu", ("ct_readSensor", "id"): "m->nsensor",
            ("ct_initCtrlHistory", "id"): "m->nu", ("ct_initSensorHistory", "id"): "m->nsensor", ("ct_rayHfield", "geomid"): "m->ngeom",
            ("ct_rayMesh", "geomid"): "m->ngeom", ("ct_getPluginConfig", "plugin_id"): "m->nplugin"}
# what the package writes by hand, or has no use for in Python
BY_HAND = {"ct_step", "ct_saveModel", "ct_setLengthRange", "ct_saveLastXML", "ct_printSchema", "ctu_standardNormal", "ct_readSensor",
           "ct_makeData", "ct_copyData", "ct_copyModel", "ct_loadModel", "ct_loadModelBuffer", "ct_deleteModel", "ct_deleteData",
           "ct_deleteSpec", "ct_makeSpec", "ct_copySpec", "ct_markStack", "ct_freeStack", "ct_stackAllocNum", "ct_stackAllocInt",
           "ct_lastWarning", "ct_getPluginConfig", "ctu_strncpy", "ct_warning", "ct_resetCallbacks", "ct_checkXML", "ct_loadBinary",
           "ct_loadXML", "ct_loadXMLString", "ct_saveBinary", "ct_saveText", "ctu_error", "ctu_warning", "cts_bodyToFrame", "cts_makeMesh",
           "cts_attach", "cts_delete", "ct_freeLastXML", "ct_copyBack", "ctu_writeLog", "ctv_copyModel", "ctv_copyData", "ctv_makeScene", "ctv_freeScene",
           "ctv_defaultScene", "ct_setFolders", "ctr_defaultContext", "ctr_makeContext", "ctr_freeContext", "ctr_findRect", "ctd_transition"}
# Functions on structs of C programs, which the elements of a Python spec are not: cts_defaultBody would write over the address of the
# element. And those that the package does without.
UNUSED = re.compile(r"cts_(default|as)[A-Z]\w*|cts_(isWarning|findSpec|firstElement|nextElement|deleteUserValue)")
# result of the C function -> (kind of the Python object, member of Result)
RESULT = {"void": ("NONE", ""), "int": ("INT", "i"), "cttByte": ("INT", "i"), "cttSize": ("INT", "i"), "size_t": ("INT", "i"),
          "cttNum": ("NUM", "x"), "double": ("NUM", "x"), "const char*": ("TEXT", "text")}
NUMBERS = {"cttNum": "v[{}].x", "double": "v[{}].x", "float": "(float)v[{}].x"}


def read_shapes(path):
    """function -> {argument: (dimensions or None, may be None)}"""
    shapes = {}
    for _, name, text in lines(path):
        if name.startswith("need "):
            continue
        shapes[name] = {a: ([d.strip() for d in re.split(r",(?![^(]*\))", dims)] if dims else None, bool(q))
                        for a, dims, q in re.findall(r"(\w+)(?:\[((?:[^\[\]]|\[[^\]]*\])*)\])?(\??)(?=\s|$)", text)}
    return shapes


def read_needs(path):
    """function -> [(condition, what is said)]"""
    needs = {}
    for _, name, text in lines(path):
        if name.startswith("need "):
            condition, _, said = text.rpartition(" | ")
            needs.setdefault(name.split()[1], []).append((condition.replace(" or ", " || "), said))
    return needs


def split_signature(signature):
    result, name, args = re.match(r"(.*?)\b(\w+)\((.*)\)$", signature).groups()
    args = [] if args == "void" else re.split(r",\s*(?![^(]*\))", args)
    parsed = [re.match(r"(.*?)(\w+)(?:\[(\w*)\])?$", a.strip()).groups() for a in args]
    return result.strip(), name, [(t.strip(), n, e) for t, n, e in parsed]


class Functions(Tables):
    def __init__(self, schema, done, path):
        super().__init__(schema, done)
        self.shapes, self.needs = read_shapes(path), read_needs(path)

    def argument(self, function, ctype, name, extent):
        """(kind, npy, flags, struct) of a C argument; None: Python cannot give it."""
        const, base = ctype.startswith("const "), ctype.removeprefix("const ").strip()
        _, null = self.shapes.get(function, {}).get(name, (None, False))
        flags = ["ARG_NULL"] if null or (base == "ctsDefault*" or base == "ctsFrame*") else []
        if base.endswith("*") and base[:-1] in self.names - {"ctsElement"} and extent is None:
            return "A_STRUCT", "0", flags, f"&struct_{py_name(base[:-1])}"
        if base in BY_VALUE:
            return "A_STRUCT", "0", flags, f"&struct_{py_name(base)}"
        if base == "ctsElement*":
            return "A_ELEMENT", "0", flags, "NULL"
        if ctype == "const char*" and extent is None:
            return "A_STRING", "0", flags + (["ARG_NULL"] if name in ("filename", "float_format", "sidesite", "prefix", "suffix") else []), "NULL"
        if (base.endswith("*") and base[:-1] in NPY) or (extent is not None and base in NPY):
            return "A_ARRAY", NPY[base.rstrip("*")], flags + ([] if const else ["ARG_OUT"]), "NULL"
        if base in ("cttNum", "double", "float"):
            return "A_NUM", "0", flags, "NULL"
        if base in ("int", "cttByte", "cttSize", "size_t", "unsigned char") or base in self.enums:
            return "A_INT", "0", flags, "NULL"
        return None

    def result_of(self, result):
        """(kind, member of Result, struct) of what a C function returns; None: Python cannot have it."""
        base = result.rstrip("*").strip()
        if result in RESULT:
            return *RESULT[result], "NULL"
        if base == "ctsElement":
            return "ELEMENT", "p", "NULL"
        return ("STRUCT", "p", f"&struct_{py_name(base)}") if result.endswith("*") and base in self.names else None

    def shape_of(self, function, name, extent, hidden):
        """Dimensions of an array argument as C expressions."""
        dims, _ = self.shapes.get(function, {}).get(name, (None, False))
        if dims:
            return dims
        return [extent] if extent else ["n"] if "n" in hidden else None

    def hidden_sizes(self, function, visible, hidden):
        """hidden size -> how it follows from an array: (letter of Dim, place of the argument, C expression); None: one does not."""
        found = {}
        for i, (t, name, extent) in enumerate(visible):
            dims = self.shape_of(function, name, extent, hidden) if self.argument(function, t, name, extent)[0] == "A_ARRAY" else []
            if dims is None:
                return None
            if self.shapes.get(function, {}).get(name, (None, False))[1]:
                continue
            for k, d in enumerate(dims):
                if d in hidden and d not in found:
                    known = dims[1].replace("m->", "MODEL_IN(v[0])->") if len(dims) > 1 and dims[1] not in hidden else 0
                    found[d] = (("size", i, f"v[{i}].size") if len(dims) == 1 else ("cols", i, f"v[{i}].cols") if k else
                                ("rows", i, f"call_rows(&v[{i}], {known})"))
        return found if set(hidden) <= set(found) else None

    def wrapped(self, f):
        """What Python sees of a function; None: it is not for Python."""
        result, name, args = split_signature(f.signature)
        if name in BY_HAND or UNUSED.fullmatch(name) or self.result_of(result) is None or any(n == "error_sz" for _, n, _ in args):
            return None
        dims = [d for d, _ in self.shapes.get(name, {}).values() if d]
        arrays = any(e is None and t.removeprefix("const ").rstrip("*") in NPY and t.endswith("*") for t, _, e in args)
        words = {w for d in dims for x in d for w in [x] if re.fullmatch(r"\w+", x)}
        hidden = [n for t, n, _ in args if t == "int" and (n in words if dims else (arrays and n == "n"))
                  and not (name, n) in (("ct_multiRay", "nray"), ("ctu_bandMulMatVec", "nvec")) and n not in ("ntotal", "nband", "ndense")]
        visible = [a for a in args if a[1] not in hidden]
        kinds = [self.argument(name, *a) for a in visible]
        sizes = None if None in kinds else self.hidden_sizes(name, visible, hidden)
        if sizes is None:
            return None
        for i, (_, _, flags, _) in enumerate(kinds):
            if "ARG_NULL" in flags and all("ARG_NULL" in k[2] for k in kinds[i:]):
                flags.append("ARG_LAST")
        return Wrapped(f, result, args, visible, kinds, hidden, sizes)

    @staticmethod
    def limit(w, name):
        """What an index counts: a size of the model, or a count of the data."""
        if (w.name, name) in INDEX_OF:
            return INDEX_OF[w.name, name]
        names = [a[1] for a in w.visible]
        return f"m->{INDEX[name]}" if name in INDEX and ("m" in names or "d" in names) else None

    def dim_row(self, w, text):
        """A dimension as a row of the table; None: it takes a computation."""
        if text in w.sizes:
            how, i, _ = w.sizes[text]
            return f"FROM_{how.upper()}({i})" if how != "rows" or f", 0)" in w.sizes[text][2] else None
        found = re.fullmatch(r"([md])->(n\w+)", text)
        if found:
            return f"OF_{'MODEL' if found[1] == 'm' else 'DATA'}({found[2]})"
        return f"FIXED({text})" if re.fullmatch(r"\d+|ct[A-Z]+", text) else None

    def argument_row(self, w, i, with_shapes):
        """An argument as a row; None: its shape takes a computation."""
        (_, name, extent), (kind, npy, flags, struct) = w.visible[i], w.kinds[i]
        shown, flags = f'"{name + "_" * iskeyword(name)}"', " | ".join(dict.fromkeys(flags)) or "0"
        if kind == "A_STRUCT":
            return {"&struct_MjModel": "MODEL", "&struct_MjData": "DATA"}[struct] if (name, struct) in (("m", "&struct_MjModel"), ("d", "&struct_MjData")) \
                else f"STRUCT({shown}, {flags}, {struct[len('&struct_'):]})"
        if kind == "A_INT" and self.limit(w, name):
            return f"INDEX({shown}, {self.dim_row(w, self.limit(w, name))})"
        if kind != "A_ARRAY":
            return f"{kind[2:]}({shown}{', ' + flags if kind in ('A_STRING', 'A_ELEMENT') else ''})"
        dims = self.shape_of(w.name, name, extent, w.hidden) if with_shapes else []
        rows = [self.dim_row(w, d) for d in ([] if dims == ["*"] else dims)]
        return None if None in rows else f"ARRAY({', '.join([shown, npy[4:], flags, *(rows or ['UNCHECKED'])])})"

    def argument_rows(self, w):
        """The rows of all arguments, and whether they have the shapes, too."""
        rows = [self.argument_row(w, i, not self.needs.get(w.name)) for i in range(len(w.visible))]
        if None not in rows:
            return rows, not self.needs.get(w.name)
        return [self.argument_row(w, i, False) for i in range(len(w.visible))], False

    def check_text(self, w):
        """A function that checks what rows cannot say: conditions, and shapes that take a computation."""
        shapes = ""
        for i, (_, name, extent) in enumerate(w.visible):
            dims = self.shape_of(w.name, name, extent, w.hidden) if w.kinds[i][0] == "A_ARRAY" else ["*"]
            if dims != ["*"]:
                shapes += f"  if (!call_shape(fn, v, {i}, {dims[0]}, {dims[1] if len(dims) > 1 else -1})) return false;\n"
        needs = "".join(f"  if (!({c})) return call_need(fn, {quote(said)});\n" for c, said in self.needs.get(w.name, []))
        # sizes of arrays follow from numbers, contents are looked at when the sizes are known
        late = any(word in needs for word in ("vec", "fits(nr", "pattern", "indices"))
        body = shapes + needs if late else needs + shapes
        used = {n for n in re.findall(r"\w+", re.sub(r'"[^"]*"', "", body))}
        local = "".join(f"  const int {n} = (int){size};\n" for n, (_, _, size) in w.sizes.items() if n in used)
        local += "".join(f"  const {t.removeprefix('const ')}{'*' * (e is not None)} {n} = {self.value(w, i, t)};\n"
                         for i, (t, n, e) in enumerate(w.visible) if n in used)
        return f"\nstatic bool check_{mj(w.name)}(const PyFn* fn, const Slot* v) {{\n{local}{body}  return true;\n}}\n"

    @staticmethod
    def value(w, i, ctype):
        """The C value of an argument."""
        kind = w.kinds[i][0]
        if kind in ("A_NUM", "A_INT"):
            return NUMBERS[ctype].format(i) if kind == "A_NUM" else f"({ctype})v[{i}].i"
        return f"*(const {ctype}*)v[{i}].p" if ctype in BY_VALUE else f"v[{i}].p"

    def call_text(self, w):
        """The call itself, with all arguments of C."""
        place = {a[1]: i for i, a in enumerate(w.visible)}
        texts = {n: self.value(w, place[n], t) if n in place else f"(int){w.sizes[n][2]}" for t, n, _ in w.args}
        if w.name in WRITES:
            function, *first = re.split(r"\W+", WRITES[w.name])
            form = texts["float_format"] if "float_format" in texts else "NULL"
            return f"ctmj_write{function}({', '.join(texts[n] for n in first)}, FILE_OF({texts['filename']}, {form}))"
        call = f"{SPECIAL.get(mj(w.name), w.name)}({', '.join(texts.values())})"
        member = self.result_of(w.result)[1]
        return f"r->{member} = {'(long long)' * (w.result == 'size_t')}{call}" if member else call

    def function_text(self, w):
        """One row of the table: name, result, call, arguments; before it a check if the row cannot say all."""
        model = next((i for i, a in enumerate(w.visible) if a[0] in ("const ctModel*", "ctModel*")), -1)
        data = next((i for i, a in enumerate(w.visible) if a[0].removeprefix("const ") == "ctData*"), -1)
        writes = data >= 0 and not w.visible[data][0].startswith("const")
        kind, _, struct = self.result_of(w.result)
        kind = "FILE" if w.name in WRITES else kind
        rows, complete = self.argument_rows(w)
        shapes = any(k[0] == "A_ARRAY" for k in w.kinds)
        check = self.check_text(w) if self.needs.get(w.name) or (shapes and not complete) else ""
        return (f"{check}\nFUNCTION({mj(w.name)}, R_{kind}, {struct}, {model}, {data}, {str(writes).lower()}, "
                f"{f'check_{mj(w.name)}' if check else 'NULL'},\n    CALL({self.call_text(w)}),\n    {', '.join(rows) or 'NONE'})\n")

    def functions_c(self):
        text, rows, public = "", "", []
        for f in self.schema.api:
            w = self.wrapped(f) if f.name in self.done else None
            if not w:
                continue
            text += self.function_text(w)
            doc = f"{mj(w.name)}({', '.join(w.shown)})\\n--\\n\\n{f.meaning}"
            rows += f"    METHOD({mj(w.name)}, {quote(doc).replace(chr(92) * 2, chr(92))}),\n"
            public.append(mj(w.name))
        return (NOTE.format("api.schema and python.schema") + '#include "call.h"\n#include "structs.h"\n' + text
                + f"\nPyMethodDef generated_functions[] = {{\n{rows}    {{NULL, NULL, 0, NULL}},\n}};\n"), public


@dataclass
class Wrapped:
    """A function as Python has it: without the sizes that follow from arrays."""
    function: object
    result: str
    args: list     # all: (type, name, extent)
    visible: list  # those that callers give
    kinds: list    # of the visible: (kind, npy, flags, struct)
    hidden: list   # names of sizes that follow from arrays
    sizes: dict    # how they follow

    @property
    def name(self):
        return self.function.name

    @property
    def shown(self):
        """Names of the arguments in Python."""
        return [n + "_" * iskeyword(n) for _, n, _ in self.visible]


# functions of the extension that are written by hand
WRITTEN = ("mj_step", "mj_setLengthRange", "mj_readSensor", "mj_printSchema", "mj_saveLastXML", "mju_standardNormal")
ENGINE = '"""The functions of the extension that are public. Written by tools/gen.py from schema/. Do not edit."""\nfrom corten._core import (\n{})\n'


def python_tables(schema, done, folder):
    made = Functions(schema, done, folder / "python.schema")
    functions, names = made.functions_c()
    public = sorted({*WRITTEN, *(n for n in names if n.startswith(("mj_", "mju_", "mjd_", "mjv_", "mjr_")))}, key=str.lower)
    return {"python/src/structs.h": made.structs_h(), "python/src/tables.c": made.structs_c(), "python/src/functions.c": functions,
            "python/corten/_engine.py": ENGINE.format("".join(f"    {n},\n" for n in public))}
