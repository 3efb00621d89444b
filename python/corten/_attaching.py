"""Parts of one spec that become parts of another, with the files in memory that they need."""
import os
import weakref

from corten import _core
from corten._filling import elements, remember

FILES = ("mesh", "hfield", "skin", "texture")  # kinds that are read from files
assets_of = weakref.WeakKeyDictionary()        # spec -> {name of a file: content}
parents = weakref.WeakKeyDictionary()          # spec -> weak reference to the one that it was attached to


def _renamed(path, prefix, suffix):
    folder, name = os.path.split(path)
    stem, extension = os.path.splitext(name)
    return os.path.join(folder, f"{prefix}{stem}{suffix}{extension}")


def _bring_assets(child, parent, before, prefix, suffix):
    """Files in memory come along under names with the affixes, since two children may have different files of one name."""
    mine, theirs = assets_of.setdefault(parent, {}), assets_of.get(child, {})
    folders = {"": "", "mesh": child.compiler.meshdir, "texture": child.compiler.texturedir}
    brought = set()

    def bring(kind, file):
        key = next((k for k in (os.path.join(folders.get(kind, folders["mesh"]), file), file, os.path.basename(file)) if k in theirs), None)
        if not file or key is None:
            return file
        brought.add(key)
        mine[_renamed(key, prefix, suffix)] = theirs[key]
        return _renamed(file, prefix, suffix)
    for kind in FILES:
        for e in elements(parent, kind)[before[kind]:]:
            e.file = bring(kind, e.file)
            if kind == "texture":
                e.cubefiles = [bring(kind, file) for file in e.cubefiles]
    for key in theirs.keys() - brought:
        mine.setdefault(key, theirs[key])


def attach(target, element, prefix, suffix):
    """Put an element of this or another spec, or a whole spec, into a body, frame or site."""
    child = element if isinstance(element, _core.MjSpec) else _core.element_spec(element)
    parent = _core.element_spec(target)
    before = {kind: len(elements(parent, kind)) for kind in FILES}
    made = remember(_core.attach(target, element, prefix, suffix))
    if child is not parent:
        parents[child] = weakref.ref(parent)
    if child is not parent and assets_of.get(child):
        _bring_assets(child, parent, before, prefix or "", suffix or "")
    return made
