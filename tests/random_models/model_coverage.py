"""Which (element, attribute) pairs of MJCF, as printed by MuJoCo's mj_printSchema, occur in a set of models."""

import ctypes
import re
import xml.etree.ElementTree as tree

TRANSPARENT = ("frame", "replicate")  # their children count as the body's; the printed schema does not have them


def printed_schema():
    """{(path, attribute)} of MuJoCo; paths such as body/geom, default/joint, flexcomp within body is body/flexcomp."""
    import glob
    import os
    import mujoco
    library = ctypes.CDLL(sorted(glob.glob(os.path.join(os.path.dirname(mujoco.__file__), "libmujoco.so*")))[0])
    buffer = ctypes.create_string_buffer(1 << 19)
    library.mj_printSchema(None, buffer, len(buffer), 0, 1)
    pairs, stack = set(), []
    for line in buffer.value.decode().splitlines():
        words = re.match(r"( *)(\S+) \([!?*R]\) *(.*)", line)
        if words:
            depth, name = len(words.group(1)) // 3, words.group(2).replace("(world)", "")
            stack[depth:] = [name]
            rest = words.group(3)
        else:
            rest = line
        pairs.update(("/".join(stack[1:]), attribute) for attribute in rest.split())
    return pairs


class Coverage:
    def __init__(self):
        self.seen = set()

    def add_file(self, path):
        self.walk(tree.parse(path).getroot(), [])

    def walk(self, node, stack):
        for child in node:
            name = {"worldbody": "body"}.get(child.tag, child.tag)
            if name in TRANSPARENT:
                self.walk(child, stack)
                continue
            below = stack if stack and stack[-1] == name and name in ("body", "default") else stack + [name]
            self.seen.update(("/".join(below), attribute) for attribute in child.attrib)
            self.walk(child, below)

    def measure(self):
        """How many pairs there are, and which of them do not occur."""
        wanted = {(p, a) for p, a in printed_schema() if p}
        return len(wanted), sorted(wanted - self.seen)

    def report(self):
        wanted, missing = self.measure()
        print(f"{wanted - len(missing)} of {wanted} pairs of element and attribute occur")
        for path, attribute in missing:
            print(f"  missing: {path} {attribute}")
