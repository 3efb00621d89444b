"""Which kinds of sensors and actuators occur in the models that tests/conformance compares with MuJoCo, for docs/conformance.md.

  tools/gen/gen_coverage.py     fails if one occurs nowhere
"""
import pathlib
import re
import sys

from gen_mjcf import read_mjcf

NONE = "**none**"
FOLDERS = ("models", "models_force", "models_tendon", "models_sensor", "models_derivative")


def kinds(rows, parent):
    """Elements of schema/mjcf.schema inside a parent that MuJoCo has too."""
    return [row.tag for row in rows if parent in row.parents and not row.own]


def uses(folder, section):
    """Element -> names of the models that have it in a section."""
    found = {}
    for path in sorted(p for f in FOLDERS for p in (folder / f).rglob("*.xml")):
        text = re.sub(r"<!--.*?-->", "", path.read_text(), flags=re.S)
        for body in re.findall(rf"<{section}>(.*?)</{section}>", text, re.S):
            for name in set(re.findall(r"<(\w+)", body)):
                found.setdefault(name, set()).add(path.stem)
    return found


def rows(root):
    """(section, element, number of models, one of them) of every kind of sensor and actuator."""
    schema = read_mjcf(root / "schema/mjcf.schema")[1]
    out = []
    for section in ("actuator", "sensor"):
        found = uses(root / "tests/conformance", section)
        for name in kinds(schema, section):
            models = sorted(found.get(name, ()))
            out.append((section, f"`{name}`", str(len(models)), f"`{models[0]}`" if models else NONE))
    return out


def check(root):
    """A complaint for each kind that no compared model has."""
    return [f"no compared model has the {section} {name}" for section, name, _, model in rows(root) if model == NONE]


if __name__ == "__main__":
    problems = check(pathlib.Path(__file__).resolve().parents[2])
    print("\n".join(problems))
    sys.exit(1 if problems else 0)
