#!/usr/bin/env python3
"""Compares schema/ with MuJoCo: every constant, enum value, struct field and function.

Runs with MuJoCo's Python. Facts come from its introspection module; what that leaves out
(constants, plugin structs, function pointer types) comes from its headers.
The user interface (mjui_) is not part of Corten.
"""
import pathlib
import re
import sys

import mujoco
import runner
from mujoco.introspect import ast_nodes, enums, functions, structs
from report import SCHEMA
from schema_reader import is_own, own_fields

OPTIONS = []
INTERFACE = re.compile(r"mj(ui|UI)(_|[A-Z]|$)")
INTERFACE_ENUMS = {"mjtButton", "mjtEvent", "mjtItem", "mjtSection"}


def ours(text):
    """A name of MuJoCo or declaration under our names."""
    return re.sub(r"\bmj(?=[a-zA-Z_]*)", "ct", text)


def squeeze(text):
    return re.sub(r"\s+", "", text)


def header_text():
    """All headers of MuJoCo under our names, without comments and blanks."""
    folder = pathlib.Path(mujoco.HEADERS_DIR)
    raw = "\n".join(p.read_text() for p in sorted(folder.glob("mj*.h")) + [folder / "mujoco.h"])
    bare = re.sub(r"//.*", "", raw).replace("struct ", "")
    return ours(raw), squeeze(ours(bare))


def check_constants(report, schema, raw):
    defined = dict(re.findall(r"^ *#define\s+(ct[A-Z]\w*)\s+([\d.eE+-]+)(?=\s)", raw, re.M))
    for c in (c for c in schema.consts if not is_own(c)):
        report.expect(c.name, float(c.value), float(defined.get(c.name, "nan")))


def check_enums(report, schema):
    mine = {e.name: {v.name: int(v.value) for v in e.values if not is_own(v)} for e in schema.enums if not is_own(e)}
    for name, decl in enums.ENUMS.items():
        if name in INTERFACE_ENUMS:
            continue
        expected = {ours(k): v for k, v in decl.values.items()}
        found = mine.pop(ours(name), {})
        report.expect(name, list(found), list(expected))
        for k, v in expected.items():
            report.expect(f"{name} {k}", found.get(k), v)
    report.expect("enums MuJoCo lacks", sorted(mine), [])


def mujoco_fields(fields, prefix=""):
    """name -> (C type, shape) of a struct's members, nested ones under dotted names."""
    out = {}
    for f in fields:
        if isinstance(f.type, ast_nodes.AnonymousStructDecl):
            out.update(mujoco_fields(f.type.fields, f"{prefix}{f.name}."))
        elif isinstance(f.type, ast_nodes.ArrayType):
            out[prefix + f.name] = (squeeze(ours(str(f.type.inner_type))), [str(x) for x in f.type.extents])
        else:
            shape = [ours(str(x)) for x in f.array_extent or ()]
            out[prefix + f.name] = (squeeze(ours(str(f.type))), shape)
    return out


def our_fields(fields, number, prefix=""):
    """The same from the schema; names of constants in inline shapes become numbers."""
    out = {}
    for f in fields:
        if f.members:
            out.update(our_fields(f.members, number, f"{prefix}{f.name}."))
        elif f.is_array:
            out[prefix + f.name] = (squeeze(f.base) + "*", f.extent)
        else:
            out[prefix + f.name] = (squeeze(f.base), [str(eval(x, {}, number)) for x in f.extent])
    return out


def check_structs(report, schema):
    number = {c.name: float(c.value) for c in schema.consts}
    number = {k: int(v) if v == int(v) else v for k, v in number.items()}
    number.update({v.name: int(v.value) for e in schema.enums for v in e.values})
    mine = {s.name: s for file in schema.structs.values() for s in file}
    for name, decl in structs.STRUCTS.items():
        if INTERFACE.match(name):
            continue
        expected = mujoco_fields(decl.fields)
        found = our_fields(mine[ours(name)].fields, number) if ours(name) in mine else {}
        own = own_fields(schema, ours(name)) if found else []
        report.expect(f"{name} members", [k for k in found if k not in own], list(expected))
        report.expect(f"{name} has members that the schema calls Corten's own", [k for k in own if k in expected], [])
        for k, v in expected.items():
            report.expect(f"{name}.{k}", found.get(k), v)


def check_header_only(report, schema, bare):
    """Structs that introspection leaves out, and function pointer types."""
    for file, all_structs in schema.structs.items():
        for c in (c for c in schema.calls[file] if not is_own(c)):
            text = squeeze(f"typedef {c.result} (*{c.name})({c.args});")
            report.expect(c.name, text if text in bare else f"not found: {text}", text)
        for s in all_structs:
            if "mj" + s.name[2:] in structs.STRUCTS or is_own(s):
                continue
            for f in (f for f in s.fields if not is_own(f)):
                dims = "".join(f"[{x}]" for x in f.extent)
                name = f"(*{f.name})({f.args})" if f.args else f.name
                text = squeeze(f"{f.base} {name}{dims};")
                report.expect(f"{s.name}.{f.name}", text if text in bare else f"not found: {text}", text)


def check_functions(report, schema):
    mine = {f.name: f for f in schema.api}
    for name, decl in functions.FUNCTIONS.items():
        if INTERFACE.match(name):
            continue
        args = ", ".join(str(p) for p in decl.parameters) or "void"
        expected = squeeze(ours(f"{decl.return_type} {name}({args})").replace("nullable", ""))
        found = mine.pop(ours(name), None)
        report.expect(name, squeeze(found.signature) if found else None, expected)
    extra = [f.name for f in mine.values() if not f.group.startswith("Corten") and not is_own(f)]
    report.expect("functions MuJoCo lacks, outside the groups 'Corten ...'", extra, [])


def run(session):
    report = session.report
    raw, bare = header_text()
    report.expect("version of MuJoCo", mujoco.__version__, runner.VERSION)
    check_constants(report, SCHEMA, raw)
    check_enums(report, SCHEMA)
    check_structs(report, SCHEMA)
    check_header_only(report, SCHEMA, bare)
    check_functions(report, SCHEMA)


if __name__ == "__main__":
    sys.exit(runner.main("schema"))
