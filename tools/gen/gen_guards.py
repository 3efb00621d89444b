"""The guards of public functions: src/guard/, from schema/contract.schema.

A guarded function ct_x of schema/api.schema is written as ct_x in its source and compiled as ct_x_inner, by the
macros of inner_names.h; the library calls itself without checks. guards.c defines the ct_x that programs call:
it checks the arguments, reports a misuse, and else calls ct_x_inner.
"""
import re
from dataclasses import dataclass, field

NOTE = "// Written by tools/gen.py from schema/contract.schema. Do not edit.\n// clang-format off\n"
# Variants of the compatibility layer with the same arguments.
COMPAT = ("makeData", "copyData", "step", "step1", "step2", "forward", "inverse", "loadXML", "parse", "parseXML", "parseXMLString")
STRUCT_RESULTS = ("ctvGLCamera", "ctrRect")
DRAWING = "ctr_"  # guards of their own file: a program that does not draw links no drawing
BUFFERS = {"error": ("error_sz", "nerror"), "report": ("report_sz",)}  # texts go there, too


@dataclass
class Parameter:
    text: str
    type: str
    name: str
    is_pointer: bool


@dataclass
class Contract:
    null: list = field(default_factory=list)
    id: dict = field(default_factory=dict)
    any: list = field(default_factory=list)
    fail: str = ""
    loud: bool = False
    quiet: bool = False
    needs: list = field(default_factory=list)  # (condition, text, arguments)


@dataclass
class Contracts:
    numbers: list = field(default_factory=list)
    quiet: list = field(default_factory=list)
    size: dict = field(default_factory=dict)
    function: dict = field(default_factory=dict)


WORDS = ("null", "id", "any", "fail", "loud", "quiet")


def parse_function(words):
    c, i = Contract(), 0
    while i < len(words):
        word, i = words[i], i + 1
        end = next((k for k in range(i, len(words)) if words[k] in WORDS and not (word == "id" and k == i)), len(words))
        rest, i = words[i:end], end
        if word in ("loud", "quiet"):
            setattr(c, word, True)
        elif word == "id":
            c.id.update(zip(rest[::2], rest[1::2]))
        elif word == "fail":
            c.fail = " ".join(rest)
        else:
            setattr(c, word, rest)
    return c


def read_contracts(path):
    out, now = Contracts(), None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        first, _, rest = line.strip().partition(" ")
        if first == "need":
            condition, bar, text = rest.partition(" | ")
            if now is None or not bar:
                raise SystemExit(f"{path.name}:{number}: cannot read '{line}'")
            parts = re.split(r", (?=[(\w](?:[\w>()\[\]*. -]|\(\w+, \w+\))*$)", text)
            now.needs.append((condition, parts[0], parts[1:]))
        elif first in ("numbers", "quiet"):
            getattr(out, first).append(rest)
        elif first == "size":
            name, bound = rest.split()
            out.size[name] = bound
        else:
            now = out.function[first] = parse_function(rest.split())
    return out


def parameters(signature):
    inside = signature[signature.index("(") + 1:signature.rindex(")")]
    if inside in ("", "void"):
        return []
    out = []
    for text in inside.split(","):
        text = text.strip()
        base, name, array = re.fullmatch(r"(.*?)(\w+)(\[\d*\])?", text).groups()
        out.append(Parameter(text, base.strip(), name, bool(array) or base.strip().endswith("*")))
    return out


def result_of(signature, name):
    return signature[:signature.index(name)].strip()


def is_guarded(f, contracts, done):
    """Functions without arguments that can be wrong have no guard, nor have those that work on plain numbers."""
    if f.name not in done:
        return False
    if f.group in contracts.numbers and f.name not in contracts.function:
        return False
    return bool(checks(f, contracts))


def is_quiet(f, contract, contracts):
    return contract.quiet or not contract.loud and f.name.startswith(tuple(contracts.quiet))


def checks(f, contracts):
    """(condition, text, arguments) of one function, in order."""
    contract, params = contracts.function.get(f.name, Contract()), parameters(f.signature)
    out = [(p.name, f"argument '{p.name}' is NULL", []) for p in params
           if (p.is_pointer or p.type.startswith("ctf")) and p.name not in contract.null]
    has_model = any(p.name == "m" and "ctModel" in p.type for p in params)
    for p in params:
        bound = contract.id.get(p.name) or has_model and p.name not in contract.any and contracts.size.get(p.name)
        if bound and p.type == "int" and not p.is_pointer:
            out.append((f"{p.name} >= 0 && {p.name} < m->{bound}",
                        f"invalid {p.name} %d, the model has {bound} = %ld", [p.name, f"(long)m->{bound}"]))
    return out + contract.needs


def buffer_of(params):
    for name, sizes in BUFFERS.items():
        size = next((p.name for p in params if p.name in sizes), None)
        if size and any(p.name == name for p in params):
            return name, size
    return None


def check_line(name, check, fail, quiet, buffer):
    condition, text, arguments = check
    args = "".join(f", {a}" for a in arguments)
    write = f" guard_text({buffer[0]}, (int64_t){buffer[1]});" if buffer else ""
    test = f"!{condition}" if re.fullmatch(r"\w+(\(.*\))?", condition) and condition.count("(") < 2 else f"!({condition})"
    text = text.replace('"', '\\"')
    return f'  if ({test}) {{ report_{"quietly" if quiet else "error"}("{name}: {text}"{args});{write} return{fail}; }}\n'


def guard(f, name, contracts):
    contract, params, result = contracts.function.get(f.name, Contract()), parameters(f.signature), result_of(f.signature, f.name)
    signature = f.signature.replace(f"{f.name}(", f"{name}(", 1)
    inner = f.signature.replace(f"{f.name}(", f"{name}_inner(", 1)
    none = "" if result == "void" else " NULL" if result.endswith("*") else f" ({result}){{0}}" if result in STRUCT_RESULTS else " 0"
    fail = f" {contract.fail}" if contract.fail else none
    body = "".join(check_line(f.name, c, fail, is_quiet(f, contract, contracts), buffer_of(params)) for c in checks(f, contracts))
    call = f"{name}_inner({', '.join(p.name for p in params)})"
    return f"\n{inner};\n{signature} {{\n{body}  {'' if result == 'void' else 'return '}{call};\n}}\n"


def guarded(schema, contracts, done):
    """(function, name) of every guard; the variants of the compatibility layer follow their originals."""
    for f in schema.api:
        if is_guarded(f, contracts, done):
            yield f, f.name
            if f.name[3:] in COMPAT and f.name.startswith("ct_"):
                yield f, f"ctmj_{f.name[3:]}"


def contract_page(schema, contracts, done):
    """docs/reference/contracts.md"""
    rows, trusted = [], []
    for f in schema.api:
        if f.name not in done:
            continue
        if not is_guarded(f, contracts, done):
            if any(p.is_pointer for p in parameters(f.signature)) and f.name not in contracts.function:
                trusted.append(f"`{f.name}`")
            continue
        contract = contracts.function.get(f.name, Contract())
        needs = "; ".join(text.replace("|", "\\|") for _, text, _ in checks(f, contracts) if "is NULL" not in text)
        optional = ", ".join(f"`{n}`" for n in contract.null)
        how = "in the result" if is_quiet(f, contract, contracts) else "as an error"
        rows.append(f"| `{f.name}` | {optional} | {needs} | {how} |\n")
    return ("# Contracts of the public functions\n\nWritten by `tools/gen.py` from `schema/contract.schema`. A guarded function "
            "checks its arguments.\nOn misuse it reports and returns without effect. Pointers other than NULL must be valid, and arrays must have the length "
            "in the\ndescription of the function. Errors are available from `ct_lastError`; the handler of `ct_setReportHandler` gets them, and for\n"
            "programs on `mujoco.h` `mju_user_error`.\n\n## Guarded\n\n"
            "| function | may be NULL | refused, with this text | reported |\n|---|---|---|---|\n" + "".join(rows)
            + "\n## Valid pointers only\n\nThese functions work on plain numbers or fill in a struct. They check nothing: " + ", ".join(trusted) + ".\n")


GUARD_HEAD = (NOTE + '#include "base/report.h"\n#include "guard/guard.h"\n\n#include <corten/compat.h>\n\n'
              "#include <stdint.h>\n#include <string.h>\n")


def guard_files(schema, contracts, done):
    names = [name for _, name in guarded(schema, contracts, done)]
    unknown = set(contracts.function) - {f.name for f in schema.api}
    if unknown:
        raise SystemExit(f"contract.schema: no such function: {' '.join(sorted(unknown))}")
    inner = (NOTE + "#if !defined(GUARD_INNER_NAMES_H) && !defined(CT_GUARDS)\n#define GUARD_INNER_NAMES_H\n\n"
             + "".join(f"#define {n} {n}_inner\n" for n in names) + "\n#endif\n")
    drawing = [name.startswith(DRAWING) for name in names]
    texts = [guard(f, name, contracts) for f, name in guarded(schema, contracts, done)]
    return {"src/guard/inner_names.h": inner,
            "src/guard/guards.c": GUARD_HEAD + "".join(t for t, is_drawing in zip(texts, drawing) if not is_drawing),
            "src/guard/guards_draw.c": GUARD_HEAD + "".join(t for t, is_drawing in zip(texts, drawing) if is_drawing),
            "docs/reference/contracts.md": contract_page(schema, contracts, done)}


BRIDGE_NOTE = "// Written by tools/gen.py from schema/api.schema. Do not edit.\n// clang-format off\n"


def declaring_header(root, stage):
    """The header below src/ that declares the stage, as it is included; None: no file has it yet."""
    declaration = f"\nvoid {stage}(const ctModel* m, ctData* d);"
    found = [str(p.relative_to(root / "src")) for p in sorted((root / "src").glob("*/*.h")) if declaration in p.read_text()]
    if len(found) > 1:
        raise SystemExit(f"api.schema: stage '{stage}' is declared in {' and '.join(found)}")
    return found[0] if found else None


def bridges(schema, root):
    """function -> header, of the public functions that are another name of a stage: `= stage` in api.schema."""
    return {f.name: header for f in schema.api if f.stage and (header := declaring_header(root, f.stage))}


def bridge_files(schema, headers):
    text = (BRIDGE_NOTE + "".join(f'#include "{h}"\n' for h in sorted(set(headers.values()))) + "\n#include <corten/corten.h>\n\n"
            + "".join(f"{f.signature} {{ {f.stage}(m, d); }}\n" for f in schema.api if f.name in headers))
    return {"src/guard/bridges.c": text}
