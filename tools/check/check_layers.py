#!/usr/bin/env python3
"""Checks that folders include only folders above them.

  src/FOLDER   itself and the folders before it in ORDER, written "folder/file.h"; <corten/...>
  cli          its own files, base, generated, media, shard, serve and <corten/...>
  include      <corten/...> and <mujoco/...> only
"""
import pathlib
import re
import sys

from c_text import files, report

ORDER = ("generated base math material geom model pos collide constraint force solve formulate sense deform step diff lanes batch shard "
         "asset media spec mjcf compile view draw serve compat guard").split()
CLI_MAY = {"base", "generated", "media", "shard", "serve"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)


def may_include(where, target):
    """where and target are folders; None when the include is fine, else the reason."""
    if target not in ORDER:
        return f"no folder '{target}' in the order of layers"
    if where == "cli":
        return None if target in CLI_MAY else f"the program may not look into src/{target}"
    if ORDER.index(target) > ORDER.index(where):
        return f"{where} comes before {target}"
    return None


def check_include(root, path, where, quote, name):
    if quote == "<":
        if where == "include" and "/" in name and not name.startswith(("corten/", "mujoco/")):
            return f"a public header may include our own headers and the C library, not <{name}>"
        if name.startswith(("corten/", "mujoco/")) and not (root / "include" / name).exists():
            return f"no such header <{name}>"
        return None
    if where == "include":
        return f'a public header may not include "{name}"'
    if "/" not in name:
        return None if where == "cli" and (path.parent / name).exists() else f'write "folder/{name}"'
    reason = may_include(where, name.split("/")[0])
    return reason or (None if (root / "src" / name).exists() else f'no such file "{name}"')


def check(root):
    """(problems, number of files)"""
    problems, count = [], 0
    for path in files(root, ("src", "cli", "include"), {".c", ".h"}):
        parts = path.relative_to(root).parts
        where = parts[1] if parts[0] == "src" else parts[0]
        count += 1
        if parts[0] == "src" and where not in ORDER:
            problems.append(f"{path.relative_to(root)}: folder '{where}' has no place in the order of layers")
            continue
        text = path.read_text()
        for m in INCLUDE.finditer(text):
            reason = check_include(root, path, where, m.group(1), m.group(2))
            if reason:
                line = text.count("\n", 0, m.start(1)) + 1
                problems.append(f"{path.relative_to(root)}:{line}: {reason}")
    return problems, count


if __name__ == "__main__":
    sys.exit(report(*check(pathlib.Path(__file__).resolve().parents[2])))
