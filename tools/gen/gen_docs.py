"""The reference pages below docs/reference/, and tables of docs/conformance.md, docs/requirements.md and tests/conformance/README.md."""
import re

import check_criteria
import gen_coverage
import parts
from schema_reader import flatten

NOTE = "Written by `tools/gen.py` from `schema/`.\n"


def table(columns, rows):
    head = f"| {' | '.join(columns)} |\n|{'---|' * len(columns)}\n"
    return head + "".join("| " + " | ".join(x.replace("|", "\\|") for x in r) + " |\n" for r in rows)


def field_row(path, f):
    kind = f"{f.base} (*)({f.args})" if f.args else f.base + ("*" if f.is_array else "")
    return f"`{path}`", kind, " x ".join(f.extent), f.group, f.meaning


def struct_page(title, structs, calls):
    out = [f"# {title}\n\n{NOTE}"]
    for s in structs:
        rows = [field_row(path, f) for path, f in flatten(s.fields)]
        out.append(f"\n## {s.name}\n\n{s.meaning}\n\n"
                   + table(("field", "type", "shape", "group", "meaning"), rows))
    if calls:
        rows = [(f"`{c.result} (*{c.name})({c.args})`", c.meaning) for c in calls]
        out.append("\n## Function types\n\n" + table(("type", "meaning"), rows))
    return "".join(out)


def value_table(values):
    return table(("name", "value", "meaning"), [(f"`{v.name}`", v.value, v.meaning) for v in values])


def enum_page(schema):
    out = [f"# Enums and constants\n\n{NOTE}\n## Constants\n\n{value_table(schema.consts)}"]
    out += [f"\n## {e.name}\n\n{e.meaning}\n\n{value_table(e.values)}" for e in schema.enums]
    return "".join(out)


def by_group(api):
    groups = {}
    for f in api:
        groups.setdefault(f.group, []).append(f)
    return groups


def api_page(api, done):
    out = [f"# Functions\n\n{NOTE}Functions without a mark are not implemented yet.\n"]
    for group, functions in by_group(api).items():
        rows = [("x" if f.name in done else "", f"`{f.signature}`", f.meaning) for f in functions]
        out.append(f"\n## {group}\n\n" + table(("", "function", "meaning"), rows))
    return "".join(out)


def between(text, mark, inner):
    """Replaces what stands between <!-- mark --> and <!-- /mark -->."""
    return re.sub(rf"<!-- {mark} -->.*?<!-- /{mark} -->",
                  lambda m: f"<!-- {mark} -->\n{inner}<!-- /{mark} -->", text, flags=re.S)


def criterion_tests(root):
    """Criterion -> tests, from the names of the tests below tests/acceptance and tests/conformance: r19_a1_force_balance."""
    return [(item, criterion.upper(), what, f"`{file}`")
            for (item, criterion), tests in check_criteria.tests(root).items() for what, file in tests]


def conformance_page(old, api, done, root):
    """docs/conformance.md keeps its prose; the parts between the marks are ours."""
    rows = []
    for group, functions in by_group(api).items():
        missing = [f"`{f.name}`" for f in functions if f.name not in done]
        rows.append((group, str(len(functions)), str(len(functions) - len(missing)), " ".join(missing)))
    text = between(old, "api", table(("group", "functions", "done", "missing"), rows))
    return between(text, "coverage", table(("section", "element", "models", "one of them"), gen_coverage.rows(root)))


def requirements_page(old, root):
    """docs/requirements.md keeps its prose; the parts between the marks are ours."""
    text = between(old, "criteria", table(("requirement", "criteria", "with a test", "without, and why"), check_criteria.rows(root)))
    return between(text, "tests", table(("requirement", "criterion", "what is tested", "file"), criterion_tests(root)))


def parts_page(old):
    """tests/conformance/README.md keeps its prose; the table of parts is ours."""
    rows = [(f"`{part.name}`", f"`live_{part.name}.py`", re.sub(r" \(\[one row.*?\]\(.*?\)\)", "", part.what)) for part in parts.PARTS.values()]
    return between(old, "parts", table(("part", "module", "what is compared"), rows))


TITLES = {"model": "Model and options", "data": "Data", "spec": "Spec", "view": "View",
          "plugin": "Plugins, resources and tasks", "deform": "Deformable bodies",
          "derivative": "Derivatives of a step", "draw": "Drawing", "batch": "Many simulations"}


def pages(schema, done, root):
    out = {f"docs/reference/{name}.md": struct_page(title, schema.structs[name], schema.calls[name])
           for name, title in TITLES.items()}
    out["docs/reference/enums.md"] = enum_page(schema)
    out["docs/reference/functions.md"] = api_page(schema.api, done)
    for name, page in (("conformance", lambda old: conformance_page(old, schema.api, done, root)),
                       ("requirements", lambda old: requirements_page(old, root))):
        path = root / f"docs/{name}.md"
        out[f"docs/{name}.md"] = page(path.read_text() if path.exists() else "")
    readme = "tests/conformance/README.md"
    out[readme] = parts_page((root / readme).read_text())
    return out
