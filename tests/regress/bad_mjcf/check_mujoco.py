"""What MuJoCo says about our MJCF; the part `refused` of the live comparison (tests/conformance/live_refused.py).

  cases    it refuses every file of cases/ and of ../bad_xml/cases/
  texts    what ctmj_loadXML says of them contains the words of MuJoCo's message, and its line where that has one
  schema   every element of schema/mjcf.schema has the attributes that MuJoCo's own schema prints
"""
import ctypes
import pathlib
import re
import sys

import mujoco

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "gen"))
from gen_mjcf import is_own_attr, read_mjcf  # noqa: E402


def message(path):
    """What MuJoCo says of a model; None: it loads it."""
    try:
        mujoco.MjModel.from_xml_path(str(path))
        return None
    except (ValueError, RuntimeError, mujoco.FatalError) as error:
        return str(error)


def cases():
    for folder in (HERE / "cases", HERE.parent / "bad_xml/cases"):
        yield from sorted([*folder.glob("*.xml"), *folder.glob("*.urdf")])


# Cases whose text differs on purpose, and why.
OTHER_WORDS = {
    "attach_unknown_body": "MuJoCo prints '(null)'",
    "sensor_contact_twice": "MuJoCo prints '(null)'",
    "sensor_contact_word": "MuJoCo prints '(null)'",
    "word_camera_output": "MuJoCo prints '(null)'",
    "word_camera_output_twice": "MuJoCo prints '(null)'",
    "material_layer_role_word": "MuJoCo names one of its functions",
    "model_no_file": "MuJoCo: unknown exception",
    "number_too_small": "MuJoCo says that the number is too large",
    "include_empty_name": "MuJoCo calls the folder an empty file",
    "model_missing_file": "MuJoCo says nothing of the file that names the model",
}
# Cases of which MuJoCo gives the line of the element around it.
OTHER_LINE = {
    "class_element_twice", "flex_contact_twice", "schema_flag_twice", "schema_inertial_twice", "schema_visual_child_twice",
    "attach_prefix_twice", "urdf_joint_link_unknown", "tag_not_closed",
}


def words(text):
    """A message without what says where, and without the names of those that say it."""
    text = re.split(r"\nElement |: XMLElement name|: XMLDeclaration value| Line number", text)[0]
    while True:
        shorter = re.sub(r"^(XML )?Error: |^engine error: |^\w+: (?=\d+ trees|tree )", "", text)
        if shorter == text:
            return text.strip()
        text = shorter


def has_words(theirs, ours):
    return all(line.strip() in ours for line in words(theirs).splitlines())


def has_line(theirs, ours):
    line = re.search(r"\b(?:line |Line number=)([1-9]\d*)", theirs)
    return not line or re.search(rf"(?:line |Line number=){line[1]}\b", ours) is not None


class Ours:
    """What Corten says, in the form of the compatibility header."""

    def __init__(self, lib):
        self.lib = ctypes.CDLL(lib)
        self.lib.ctmj_loadXML.restype = ctypes.c_void_p
        self.text = ctypes.create_string_buffer(20000)

    def message(self, path):
        self.lib.ctmj_loadXML(str(path).encode(), None, self.text, len(self.text))
        return self.text.value.decode(errors="replace")


def check_cases(ours):
    """(name, does it agree) of every case."""
    same_words = same_line = told = 0
    for path in cases():
        theirs = message(path)
        yield path.name, theirs is not None
        if not ours or theirs is None:
            continue
        text, told = ours.message(path), told + 1
        good = has_words(theirs, text)
        same_words += good
        yield f"{path.name}: words", good or path.stem in OTHER_WORDS
        good = has_line(theirs, text)
        same_line += good
        yield f"{path.name}: line", good or path.stem in OTHER_LINE or path.stem in OTHER_WORDS
    if told:
        print(f"texts: {same_words} of {told} contain MuJoCo's words, {same_line} its line")


def printed_schema():
    """path of tags -> attributes, from the text that mj_printSchema indents by three blanks a level."""
    rows, stack = {}, []
    for line in mujoco.mj_printSchema(False, False).splitlines():
        head = re.match(r"( *)(\S+) \((.)\)(.*)", line)
        if head:
            depth = len(head[1]) // 3
            stack = stack[:depth] + [head[2]]
            row = rows.setdefault(tuple(stack[1:]), set())
            row.update(head[4].split())
        elif line.strip():
            row.update(line.split())
    return rows


TREE = {"body": "(world)body", "worldbody": "(world)body", "frame": "(world)body", "replicate": "(world)body"}


OWN = {"compiler": {"exactmeshinertia"}, "flag": {"passive"}}  # old names, accepted with a warning


def paths(row, rows):
    """Tags from the root to the places where a row may stand, without going around in circles."""
    if row.key == "mujoco":
        return [()]
    tag = TREE.get(row.tag, row.tag)
    found = []
    for parent in row.parents:
        if parent == row.key or tag == "(world)body" and TREE.get(parent):
            found.append((tag,))
            continue
        for above in (r for r in rows if r.key == parent and not r.ignored and (r.parents != ["default"] or row.key == "layer")):
            found += [p + (tag,) for p in paths(above, rows)]
    return found


def check_schema():
    """Every row has the attributes that MuJoCo prints at its places, and every place MuJoCo prints has a row."""
    theirs, rows, seen = printed_schema(), read_mjcf(ROOT / "schema/mjcf.schema")[1], set()
    for row in rows:
        if row.ignored or row.own or row.key == "replicate":  # MuJoCo does not print replicate
            continue
        ours = {a.name for a in row.attrs if not is_own_attr(row, a)} - OWN.get(row.key, set())
        for path in set(paths(row, rows)):
            if path[:1] == ("(world)body",):
                path = path[:1] + tuple(t for t in path[1:] if t != "(world)body")
            seen.add(path)
            yield f"schema {' '.join(path)}", path in theirs and theirs[path] == ours
    for path in theirs:
        if path not in seen:
            yield f"schema {' '.join(path)} has no row", False
