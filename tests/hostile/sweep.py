"""Bad values in every attribute of every element that schema/mjcf.schema lists, one at a time, in the models of
gardens.py. Whatever the value, the model is refused with a reason or loads and steps."""
import pathlib
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "gen"))

from gardens import ATTACHED, GARDENS  # noqa: E402
from gen_mjcf import read_mjcf, split_type  # noqa: E402

ET.register_namespace("corten", "corten")
NUMBERS = ("nan", "inf", "-inf", "1e308", "-1", "0", "1e-320", "2147483647", "2147483648", "1e20", "-2147483648")
QUICK = ("nan", "inf", "-1", "0", "2147483647")
TEXTS = ("", "x" * 100_000, "no/such/thing", "-1")
KEEP = {"name", "class"}  # swept once, in gardens that are about them


def rows_by_parent():
    _, rows = read_mjcf(ROOT / "schema/mjcf.schema")
    table = {}
    for row in rows:
        for parent in row.parents or [""]:
            table[parent, row.tag] = row
    return table, {r.key for r in rows if not r.ignored}


def walk(element, parent_key, table, found):
    """(row, element) of all elements of a garden."""
    row = table[parent_key, element.tag]
    found.append((row, element))
    for child in element:
        walk(child, row.key, table, found)
    return found


def parse(text):
    """The tree of a garden; elements and attributes with our prefix keep it, although nothing declares it."""
    tree = ET.fromstring(text.replace("corten:", "corten_"))
    for element in tree.iter():
        element.tag = element.tag.replace("corten_", "corten:")
        for name in [n for n in element.attrib if n.startswith("corten_")]:
            element.set(name.replace("corten_", "corten:"), element.attrib.pop(name))
    return tree


def values_of(attribute, given, quick):
    """Texts to try. Numbers: alone if the attribute was not there, else in the first and in the last place."""
    kind = attribute.type
    if kind.startswith(("real", "int", "orientation", "custom")):
        numbers = QUICK if quick else NUMBERS
        words = given.split() if given else []
        low = {"axisangle": 4, "xyaxes": 6}.get(attribute.name, 3) if kind.startswith("orientation") else 1
        if kind.startswith(("real[", "int[")):
            low = split_type(kind)[1]
        for v in numbers:
            yield " ".join([v] * max(low, 1)) if not words else " ".join([v] + words[1:])
            if len(words) > 1 or low > 1:
                yield " ".join((words or ["1"] * low)[:-1] + [v])
        yield "1 " * 1000
        yield ""
    else:
        yield from TEXTS[:2] if quick else TEXTS


def mutations(quick):
    """(name, text) of every model; raises if an element of the schema is in no garden."""
    table, keys = rows_by_parent()
    seen = set()
    for garden, text in GARDENS.items():
        tree = parse(text)
        for row, element in walk(tree, "", table, []):
            again = garden if garden == "kinds" or (garden == "defaults" and "default" in row.parents) else ""
            if (row.key, again) in seen:
                continue
            seen.add((row.key, again))
            for attribute in row.attrs:
                old = element.get(attribute.name)
                if garden == "kinds" and old is None and not attribute.name.startswith("corten:"):
                    continue
                for i, value in enumerate(values_of(attribute, old, quick)):
                    element.set(attribute.name, value)
                    yield f"{garden}/{row.key}/{attribute.name}/{i}={value[:24]}", ET.tostring(tree, "unicode")
                if old is None:
                    element.attrib.pop(attribute.name, None)
                else:
                    element.set(attribute.name, old)
    missing = keys - {k for k, _ in seen} - {"default_equality_"}
    if missing:
        raise SystemExit(f"elements that are in no model of gardens.py: {sorted(missing)}")


def write(folder, quick):
    """The lists for hostile_run, one per garden: small enough to run beside each other."""
    (folder / "attached.xml").write_text(ATTACHED)
    lists = {}
    for name, text in mutations(quick):
        lists.setdefault(name.split("/")[0], []).append(f"{name}\t{text}".replace("\n", " "))
    for garden, text in GARDENS.items():
        lists.setdefault(garden, []).insert(0, f"{garden}\t{text}".replace("\n", " "))
    for garden, lines in lists.items():
        (folder / f"sweep_{garden}.txt").write_text("\n".join(lines) + "\n")
    return sorted(lists), sum(map(len, lists.values()))
