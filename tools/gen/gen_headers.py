"""The C headers below include/corten/."""

# The generator decides the layout of what it writes; clang-format leaves it alone.
NOTE = "// Written by tools/gen.py from schema/{}. Do not edit.\n// clang-format off\n"


def behind(text, meaning, column):
    """Code with its meaning behind it."""
    return f"{text:<{column}} // {meaning}".rstrip(" /") + "\n"


def member(field, indent="  "):
    if field.members:
        inner = "".join(member(f, indent + "  ") for f in field.members)
        return behind(f"{indent}struct {{", field.meaning, 44) + f"{inner}{indent}}} {field.name};\n"
    if field.args:
        return f"{indent}// {field.meaning}\n{indent}{field.base} (*{field.name})({field.args});\n"
    if field.is_array:
        shape = " x ".join(field.extent)
        return behind(f"{indent}{field.base}* {field.name};", f"{field.meaning} ({shape})", 44)
    dims = "".join(f"[{x}]" for x in field.extent)
    return behind(f"{indent}{field.base} {field.name}{dims};", field.meaning, 44)


def struct_text(struct):
    out = [f"\n// {struct.meaning}\nstruct {struct.name}_ {{\n"]
    group = ""
    for f in struct.fields:
        if f.group != group:
            group = f.group
            out.append(f"\n  // ---- {group}\n")
        out.append(member(f))
    return "".join(out) + "};\n"


def call_text(call):
    return f"\n// {call.meaning}\ntypedef {call.result} (*{call.name})({call.args});\n"


def forward(names):
    return "".join(f"typedef struct {n}_ {n};\n" for n in names)


def struct_file(schema, name, only=None, opaque=()):
    """Forward declarations, function pointer types and structs of one schema file."""
    structs = [s for s in schema.structs[name] if only is None or only(s)]
    return ("\n" + forward(opaque) + forward(s.name for s in structs)
            + "".join(call_text(c) for c in schema.calls[name])
            + "".join(struct_text(s) for s in structs))


def enum_text(schema):
    out = ["\ntypedef double cttNum;    // every real number\n"
           "typedef uint8_t cttByte;  // flags\ntypedef int64_t cttSize;  // sizes and counts\n\n"]
    out += [behind(f"#define {c.name:<20} {c.value}", c.meaning, 44) for c in schema.consts]
    for e in schema.enums:
        out.append(f"\n// {e.meaning}\ntypedef enum {e.name}_ {{\n")
        out += [behind(f"  {v.name} = {v.value},", v.meaning, 36) for v in e.values]
        out.append(f"}} {e.name};\n")
    return "".join(out)


def header(name, source, includes, body):
    guard = f"CORTEN_{name.upper()}_H"
    inc = "".join(f"#include <{x}>\n" for x in includes)
    return f"{NOTE.format(source)}#ifndef {guard}\n#define {guard}\n\n{inc}{body}\n#endif\n"


def functions_text(schema, done):
    out, group = ["\nCT_BEGIN_DECLS\n"], None
    for f in schema.api:
        if f.name not in done:
            continue
        if f.group != group:
            group = f.group
            out.append(f"\n// ---- {group}\n")
        out.append(f"\n// {f.meaning}\nCT_API {f.signature};\n")
    return "".join(out) + "\nCT_END_DECLS\n"


# Types that a user only points to; the library keeps what is in them.
OPAQUE = ("ctString", "ctStringVec", "ctIntVec", "ctIntVecVec", "ctFloatVec", "ctFloatVecVec",
          "ctDoubleVec", "ctByteVec")


def headers(schema, done):
    parts = [f"corten/{h}.h" for h in ("base", "batch", "data", "deform", "derivative", "draw", "export", "model", "plugin", "spec", "types", "view")]
    is_model = lambda s: s.name == "ctModel"
    text = {
        "types": ("enums.schema and model.schema", ["stddef.h", "stdint.h"],
                  enum_text(schema) + struct_file(schema, "model", lambda s: not is_model(s))),
        "model": ("model.schema", ["corten/types.h"], struct_file(schema, "model", is_model)),
        "data": ("data.schema", ["corten/model.h"], struct_file(schema, "data")),
        "spec": ("spec.schema", ["corten/model.h"], struct_file(schema, "spec", opaque=OPAQUE)),
        "view": ("view.schema", ["corten/types.h"], struct_file(schema, "view")),
        "plugin": ("plugin.schema", ["corten/data.h", "corten/spec.h", "corten/view.h"],
                   struct_file(schema, "plugin", opaque=("ctSim",))),
        "batch": ("batch.schema", ["corten/data.h"], struct_file(schema, "batch", opaque=("ctBatch",))),
        "deform": ("deform.schema", ["corten/types.h"], struct_file(schema, "deform", opaque=("ctDeformable",))),
        "derivative": ("derivative.schema", ["corten/types.h"], struct_file(schema, "derivative")),
        "draw": ("draw.schema", ["corten/types.h"], struct_file(schema, "draw", opaque=("ctrCanvas",))),
        "corten": ("api.schema", parts, functions_text(schema, done)),
    }
    return {f"include/corten/{name}.h": header(name, *part) for name, part in text.items()}
