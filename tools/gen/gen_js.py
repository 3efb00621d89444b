"""The JavaScript interface of the engine as WebAssembly, below web/engine/: structs by field, functions, types, exports.

Functions are those that Python has (gen_python.Functions). An array of which JavaScript knows the length has no size argument;
rows and columns of matrices are given. Offsets are those of wasm32; layout.c holds the compiler to them.
"""
import json
import re

from gen_mujoco import SPECIAL, WRITES, mj
from gen_python import BY_VALUE, NPY, RENAMED, SCENE, Functions, is_element, py_name
from gen_python_names import DATA, DATA_MORE, MODEL, MODEL_MORE, views
from schema_reader import defined_functions

NOTE = "// Written by tools/gen.py from schema/. Do not edit.\n"
SIZE = {"cttNum": 8, "double": 8, "float": 4, "int": 4, "cttByte": 1, "unsigned char": 1, "char": 1, "bool": 1, "cttSize": 8, "size_t": 4,
        "uint64_t": 8, "uintptr_t": 4, "unsigned int": 4}
TYPE = {"cttNum": "f64", "double": "f64", "float": "f32", "int": "i32", "cttByte": "u8", "unsigned char": "u8", "bool": "u8",
        "cttSize": "i64", "uint64_t": "i64", "size_t": "u32", "uintptr_t": "u32", "unsigned int": "u32", "char": "i8"}
ARRAY = {"f64": "Float64Array", "f32": "Float32Array", "i32": "Int32Array", "u8": "Uint8Array", "i64": "BigInt64Array", "u32": "Uint32Array",
         "i8": "Int8Array"}
VECTOR = {"ctString*": "string", "ctDoubleVec*": "doubles", "ctFloatVec*": "floats", "ctIntVec*": "ints", "ctByteVec*": "bytes"}
NEEDED = ("cts_getString cts_setString cts_getDouble cts_setDouble cts_setFloat cts_setInt cts_setBuffer cts_getName cts_setName cts_findElement "
          "cts_asBody cts_asGeom cts_asJoint cts_asSite cts_asCamera cts_asLight cts_asFrame cts_asFlex cts_asMesh cts_asHField cts_asSkin "
          "cts_asTexture cts_asMaterial cts_asPair cts_asExclude cts_asEquality cts_asTendon cts_asActuator cts_asSensor cts_asNumeric "
          "cts_asText cts_asTuple cts_asKey cts_asPlugin cts_findDefault cts_getSpecDefault cts_getError cts_attach cts_delete "
          "ct_loadXML ct_parseXML ct_parseXMLString ct_compile ct_recompile ct_saveXMLString ct_saveBinary ct_loadBinaryBuffer ct_sizeModel "
          "ct_copyModel ct_deleteModel ct_makeData ct_copyData ct_deleteData ct_makeSpec ct_copySpec ct_deleteSpec ct_loadXMLString ct_step "
          "ct_saveLastXML ctv_makeScene ctv_freeScene ctv_defaultScene ctv_defaultCamera ctv_defaultOption ctv_defaultPerturb "
          "ct_defaultOption ct_defaultVisual ct_defaultLROpt ct_deformableContactCount ct_deformableContact").split()


class Layout(Functions):
    """Offsets of fields for wasm32: numbers of their own size, pointers of 4 bytes."""

    def __init__(self, schema, done, path):
        super().__init__(schema, done, path)
        self.structs = [s for file in ("model", "data", "spec", "view", "derivative", "deform") for s in schema.structs[file] if s.name not in ("ctCallbacks",)]
        self.by_name = {s.name: s for s in self.structs}
        self.values = {c.name: c.value for c in schema.consts} | {v.name: v.value for e in schema.enums for v in e.values}
        self.cache = {}

    def number(self, text):
        while text in self.values:
            text = self.values[text]
        return int(text, 0)

    def extent(self, f):
        n = 1
        for part in f.extent:
            for factor in part.split("*"):
                n *= self.number(factor)
        return n

    def one(self, f):
        """(size, alignment) of one element of a field."""
        base = f.base.removeprefix("const ").removeprefix("volatile ").removeprefix("struct ")
        if f.members:
            return self.layout(f.members)[1:]
        if f.args or f.is_array or base.endswith("*") or base.startswith(("ctf", "ctp")) and base in {c.name for calls in self.schema.calls.values() for c in calls}:
            return 4, 4
        if base in self.by_name:
            return self.layout(self.by_name[base].fields)[1:]
        n = SIZE.get(base, 4)
        return n, n

    def layout(self, fields):
        """([(field, offset)], size, alignment)"""
        at, most, out = 0, 1, []
        for f in fields:
            size, align = self.one(f)
            at = (at + align - 1) // align * align
            out.append((f, at))
            at += size * (1 if f.is_array else self.extent(f))
            most = max(most, align)
        return out, (at + most - 1) // most * most, most

    def field_row(self, struct, f, offset):
        """[type, offset, dimensions, is a pointer] of a field that JavaScript has; None."""
        base = f.base.removeprefix("const ").removeprefix("volatile ")
        dims, pointer = list(f.extent), f.is_array
        if struct.name == "ctvScene" and f.name in SCENE and f.base.endswith("*"):
            base, dims, pointer = base.rstrip("*"), SCENE[f.name], True
        dims = [self.number(d) if d in self.values or d.isdigit() else d for d in dims]
        if any(isinstance(d, str) and d.split("*")[0] == "face" for d in dims) or f.args:
            return None
        if f.members:
            return [{g.name: r for g, o in self.layout(f.members)[0] if (r := self.field_row(struct, g, o))}, offset]
        if base in VECTOR:
            return [VECTOR[base], offset]
        if base == "char":
            return ["chars" if pointer else "text", offset, dims, int(pointer)] if pointer or len(dims) == 1 else None
        if base.rstrip("*") in self.by_name and base.count("*") <= 1:
            if struct.name == "ctData" and base.startswith("ctModel"):
                return None
            kind = "&" if base.endswith("*") else "="
            return [kind + py_name(base.rstrip("*")), offset] + ([dims, int(pointer)] if dims else [])
        if base.endswith("*") or base in self.names:
            return None
        kind = TYPE.get(base, "i32" if base in self.enums else None)
        return None if kind is None else [kind, offset] + ([dims, int(pointer)] if dims or pointer else [])

    def tables(self):
        out = {}
        for s in self.structs:
            fields, size, _ = self.layout(s.fields)
            rows = {RENAMED.get(f.name, f.name): r for f, o in fields if (r := self.field_row(s, f, o))}
            out[py_name(s.name)] = {"size": size, "element": int(is_element(s)), "fields": rows}
        return out

    def layout_c(self):
        text = NOTE + '#include <corten/corten.h>\n\n#include <stddef.h>\n\n#define AT(type, field, place) _Static_assert(offsetof(type, field) == place, #field)\n\n'
        for s in self.structs:
            fields, size, _ = self.layout(s.fields)
            text += "".join(f"AT({s.name}, {f.name}, {o});\n" for f, o in fields)
            for f, _ in fields:
                text += "".join(f"AT({s.name}, {f.name}.{g.name}, offsetof({s.name}, {f.name}) + {o});\n" for g, o in self.layout(f.members)[0])
            text += f"_Static_assert(sizeof({s.name}) == {size}, \"{s.name}\");\n"
        return "// clang-format off\n" + text


class Calls(Layout):
    """Functions as methods of the engine."""

    def listed(self):
        for f in self.schema.api:
            w = self.wrapped(f) if f.name in self.done - self.left_out else None
            if w and f.name not in WRITES and not any(t.removeprefix("const ").strip() in BY_VALUE for t, _, _ in w.args):
                yield w

    @staticmethod
    def shown(w):
        """Arguments that JavaScript gives: sizes of vectors are known."""
        return [a for a in w.args if a[1] not in w.hidden or w.sizes[a[1]][0] != "size"]

    @staticmethod
    def js(name):
        return name + "_" if name in ("function", "new", "delete", "in", "default", "class", "this", "arguments") else name

    def length(self, w, dims):
        """The length of an array as an expression of JavaScript; None: it takes a computation."""
        parts = []
        for d in dims or []:
            if d == "*":
                return None
            if d in self.values:
                d = str(self.number(d))
            call = re.fullmatch(r"(ct_\w+)\(([\w, ]+)\)", d)
            row = re.fullmatch(r"m->(\w+)\[(?:2\*)?id\]", d)
            if call and len(dims) == 1 and self.is_public(call[1]):
                return f"_x.{call[1]}({re.sub(r'[md](?=,)', lambda k: k[0] + '.pointer', call[2])})"
            if row:
                parts.append(f"({d.replace('->', '.')} ?? 0)")
                continue
            d = re.sub(r"\b([md])->(n\w+)", r"\1.\2", d)
            names = set(re.findall(r"(?<![\w.])[a-z]\w*", d))
            if not re.fullmatch(r"[\w.+*/() -]+", d) or "->" in d or not names <= {a[1] for a in w.args} or re.search(r"\w\(", d) or "/" in d:
                return None
            parts.append(f"({d})" if re.search(r"[+-]", d) else d)
        return " * ".join(parts) or None

    def is_public(self, name):
        return name in {f.name for f in self.schema.api} & self.done - self.left_out

    def method(self, w):
        place = {a[1]: i for i, a in enumerate(w.visible)}
        values, lines, frame = [], [], False
        for t, name, extent in w.args:
            n = self.js(name)
            if name in w.hidden and w.sizes[name][0] == "size":
                lines.append(f"const {n} = {self.js(w.visible[w.sizes[name][1]][1])}.length;")
                values.append(n)
                continue
            if name in w.hidden:
                values.append(n)
                continue
            kind, npy, flags, struct = w.kinds[place[name]]
            null = str("ARG_NULL" in flags).lower()
            if kind == "A_STRUCT":
                values.append(f"_ptr({n}, _c.{struct.removeprefix('&struct_')}, {null})".replace(", false)", ")"))
            elif kind == "A_ELEMENT":
                values.append(f"_element({n})")
            elif kind == "A_STRING":
                frame = True
                values.append(f"_s.text({n})")
            elif kind == "A_ARRAY":
                frame = True
                base = t.removeprefix("const ").rstrip("*").strip()
                length = self.length(w, self.shape_of(w.name, name, extent, w.hidden))
                out = int("ARG_OUT" in flags)
                values.append(f"_s.array({n}, '{TYPE[base]}', {out}, {length or 0}, {null})".replace(", 0, false)", ")").replace(", false)", ")"))
            else:
                values.append(f"BigInt({n})" if t == "cttSize" else n)
        call = f"_x.{self.exported(w.name)}({', '.join(values)})"
        kind, _, struct = self.result_of(w.result)
        if w.result in ("cttSize",):
            call = f"Number({call})"
        elif kind == "TEXT":
            call = f"_e.textAt({call})"
        elif kind == "STRUCT":
            call = f"_e.wrap({call}, _c.{struct.removeprefix('&struct_')}, {self.owner(w)})"
        elif kind == "ELEMENT":
            call = f"_e.wrapElement({call}, {self.owner(w)})"
        args = ", ".join(self.js(a[1]) for a in self.shown(w))
        head = "".join(f"{x} " for x in lines)
        done = f"return _e.done({call});" if kind != "NONE" else f"{call}; _e.check();"
        body = f"{head}const _s = _e.scratch(); try {{ {done} }} finally {{ _s.end(); }}" if frame else f"{head}{done}"
        return f"    {mj(w.name)}({args}) {{ {body} }},\n"

    @staticmethod
    def owner(w):
        """The argument that owns what a function returns a pointer to."""
        return w.visible[0][1] if w.visible and w.kinds[0][0] in ("A_STRUCT", "A_ELEMENT") else "null"

    @staticmethod
    def exported(name):
        return name

    def functions(self):
        rows = "".join(self.method(w) for w in self.listed())
        return (NOTE + "// The functions of the engine: _x has those of the module, _e is the engine, _c has its classes.\n"
                "export function functions(_e, _x, _c) {\n  const { ptr: _ptr, element: _element } = _e;\n  return {\n" + rows + "  };\n}\n")

    def exports(self):
        names = sorted({w.name for w in self.listed()} | {n for n in NEEDED if n in self.done})
        return "".join(f"-Wl,--export={n}\n" for n in names)

    #---------------------------------- types ---------------------------------------------------------

    def field_type(self, row):
        kind = row[0]
        if isinstance(kind, dict):
            return "{ " + " ".join(f"{n}: {self.field_type(r)};" for n, r in kind.items()) + " }"
        if kind[0] in "&=":
            name = kind[1:]
            return f"{name}[]" if len(row) > 2 else f"{name} | null" if kind[0] == "&" else name
        if kind in ("string", "text"):
            return "string"
        if kind == "chars":
            return "Uint8Array"
        if kind in ("doubles", "floats", "ints", "bytes"):
            return {"doubles": "Float64Array", "floats": "Float32Array", "ints": "Int32Array", "bytes": "Uint8Array"}[kind] + " | ArrayLike<number>"
        return ARRAY[kind] if len(row) > 2 else "number"

    def types(self):
        tables, out = self.tables(), [NOTE, TYPES_HEAD]
        for s in self.structs:
            name, meanings = py_name(s.name), {RENAMED.get(f.name, f.name): f.meaning for f in s.fields}
            more = NAMED_TYPES(name) if name in ("MjModel", "MjData") else ""
            rows = "".join(f"  /** {meanings[n]} */\n  {n}: {self.field_type(r)};\n" for n, r in tables[name]["fields"].items())
            more += "  name: string;\n" if is_element(s) and name != "MjSpec" and not any(f.name == "name" for f in s.fields) else ""
            out.append(f"\n/** {s.meaning} */\nexport class {name} {CLASS_BASE.get(name, 'extends MjStruct ')}{{\n{CLASS_MORE.get(name, '')}{more}{rows}}}\n")
        for e in self.schema.enums:
            rows = "".join(f"  /** {v.meaning} */\n  readonly mj{v.name[2:]}: {self.number(v.value)};\n" for v in e.values)
            out.append(f"\n/** {e.meaning} */\nexport interface mj{e.name[2:]} {{\n{rows}}}\n")
        out.append("\n/** The engine: classes, enums, functions. */\nexport interface Engine extends EngineBase {\n")
        out += [f"  {py_name(s.name)}: typeof {py_name(s.name)};\n" for s in self.structs]
        out += [f"  mj{e.name[2:]}: mj{e.name[2:]};\n" for e in self.schema.enums]
        for w in self.listed():
            args = ", ".join(f"{self.js(a[1])}{self.arg_type(w, a)}" for a in self.shown(w))
            out.append(f"  /** {w.function.meaning} */\n  {mj(w.name)}({args}): {self.result_type(w)};\n")
        return "".join(out) + "}\n"

    def arg_type(self, w, arg):
        names = [a[1] for a in w.visible]
        if arg[1] not in names:
            return ": number"
        kind, npy, flags, struct = w.kinds[names.index(arg[1])]
        base = arg[0].removeprefix("const ").rstrip("*").strip()
        text = {"A_STRUCT": struct.removeprefix("&struct_"), "A_ELEMENT": "MjStruct", "A_STRING": "string", "A_NUM": "number", "A_INT": "number",
                "A_ARRAY": ARRAY[TYPE.get(base, "f64")] if "ARG_OUT" in flags else "ArrayLike<number>"}[kind]
        return f": {text} | null" if "ARG_NULL" in flags else f": {text}"

    def result_type(self, w):
        kind, _, struct = self.result_of(w.result)
        return {"NONE": "void", "INT": "number", "NUM": "number", "TEXT": "string | null", "ELEMENT": "MjStruct | null"}.get(
            kind, struct.removeprefix("&struct_") + " | null")


def NAMED_TYPES(name):
    kinds = MODEL if name == "MjModel" else DATA
    return "".join(f"  {k}(name: string | number): Named;\n" for k in kinds)


CLASS_BASE = {"MjModel": "extends MjStruct ", "MjData": "extends MjStruct "}
CLASS_MORE = {
    "MjModel": """  /** Compiles MJCF or URDF; assets: files by name. Throws an Error with place and hint. */
  static from_xml_string(xml: string, assets?: Files): MjModel;
  /** Compiles a file of the memory files of the engine, or of assets. */
  static from_xml_path(path: string, assets?: Files): MjModel;
  /** Compiles the model of a zip archive: its MJCF or URDF file nearest to the root. */
  static from_zip(zip: Uint8Array | ArrayBuffer): Promise<MjModel>;
  static from_binary(bytes: Uint8Array): MjModel;
  to_binary(): Uint8Array;
  /** Names of the objects of a kind. */
  namesOf(kind: string): string[];
""",
    "MjData": "  constructor(model: MjModel);\n  readonly model: MjModel;\n",
    "MjSpec": """  constructor();
  static from_string(xml: string, assets?: Files): MjSpec;
  compile(): MjModel;
  to_xml(): string;
  readonly worldbody: MjsBody;
  find(kind: string, name: string): MjStruct | null;
""",
}
TYPES_HEAD = """
export type Files = Record<string, string | Uint8Array>;

/** A struct of the engine. Arrays are views of its memory: writing into them writes into the struct. */
export class MjStruct {
  /** Address in the memory of the engine; 0: it was deleted. */
  readonly pointer: number;
  /** Frees what the program made itself: models, data, specs, scenes. */
  delete(): void;
}

/** The part of the arrays that belongs to one object: model.geom("floor").friction. */
export interface Named {
  readonly id: number;
  readonly name: string;
  [attribute: string]: any;
}

/** Files in the memory of the engine. */
export interface FileStore {
  write(path: string, content: string | Uint8Array): void;
  read(path: string): Uint8Array;
  list(): string[];
  remove(path: string): void;
}

export interface EngineBase {
  readonly files: FileStore;
  readonly memory: WebAssembly.Memory;
  readonly version: string;
  onWarning: (text: string) => void;
  /** Advances the state by n time steps (1). */
  mj_step(m: MjModel, d: MjData, n?: number): void;
}

export interface LoadOptions {
  /** The module: its bytes, compiled, or where it is. Default: corten.wasm beside corten.mjs. */
  wasm?: BufferSource | WebAssembly.Module | Response | Promise<Response> | URL | string;
  print?: (text: string) => void;
}

/** Starts an engine. Each has its own memory. */
export default function load(options?: LoadOptions): Promise<Engine>;
export { load };
"""


def js_files(schema, done, folder):
    calls = Calls(schema, done, folder / "python.schema")
    left_out = ("diff", "draw")  # too large for the module
    calls.left_out = {name for part in left_out for name in defined_functions(folder.parent / "src" / part)}
    named = {"model": views(schema.struct("ctModel"), MODEL, MODEL_MORE, "dof_"), "data": views(schema.struct("ctData"), DATA, DATA_MORE, "")}
    enums = {"mj" + e.name[2:]: {"mj" + v.name[2:]: calls.number(v.value) for v in e.values} for e in schema.enums}
    rows = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in calls.tables().items())
    tables = (NOTE + "// Structs: name -> size, fields: [type, offset, dimensions, 1: a pointer to them]. & is a pointer to a struct, = a struct inside.\n"
              f"export const STRUCTS = {{\n{rows}\n}};\n\n// Attributes of named objects: kind -> [number of them, attribute -> [field, place]].\n"
              f"export const NAMED = {json.dumps(named, separators=(',', ':'))};\n\nexport const ENUMS = {json.dumps(enums, separators=(',', ':'))};\n")
    return {"web/engine/js/tables.mjs": tables, "web/engine/js/functions.mjs": calls.functions(), "web/engine/js/corten.d.ts": calls.types(),
            "web/engine/shim/src/layout.c": calls.layout_c(), "web/engine/exports.txt": calls.exports()}
