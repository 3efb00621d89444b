"""The collections of models that the parts run on.

  own          folders of this project
  trees        random trees of tests/random_models/make_models.py
  dm_control, gymnasium   model files of the installed packages
  public       model files of the folder that the environment variable CORTEN_MODELS names
  generated    models of tests/random_models/make_models_all.py
Files and folders on the command line are used instead of all of these.
"""

import importlib.util
import os
from dataclasses import dataclass, field

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PACKAGES = ("dm_control", "gymnasium")
# Folders with models of our own: those that are compiled, and those that run.
COMPILED = ("scenes", "tests/conformance/models", "tests/conformance/models_tendon", "tests/conformance/models_derivative",
            "tests/conformance/models_include", "tests/conformance/urdf")
RUN = ("scenes", "tests/conformance/models", "tests/conformance/models_force", "tests/conformance/models_tendon",
       "tests/conformance/models_sensor", "tests/conformance/models_derivative")


@dataclass
class Collection:
    """Models to be compared. A job is a path, or the number of a model that its process makes first."""

    name: str
    base: str  # names of models are relative to it
    jobs: list = field(default_factory=list)

    def name_of(self, job):
        return f"number {job}" if isinstance(job, int) else os.path.relpath(job, self.base)


# Files -----------------------------------------------------------------------------------------------------------------
def walk(folder, ends=(".xml", ".urdf")):
    """All model files below a folder, in a fixed order."""
    found = []
    for where, folders, files in os.walk(folder):
        folders.sort()
        found += [os.path.join(where, f) for f in sorted(files) if f.endswith(ends)]
    return found


def collect(places, ends=(".xml",)):
    """The files among the places and all model files below the folders."""
    return [path for place in places for path in (walk(place, ends) if os.path.isdir(place) else [place])]


def looks_like_a_model(path):
    """XML of other formats (tool settings, documentation) is left out: the root must be MJCF's or URDF's."""
    with open(path, encoding="utf-8", errors="replace") as f:
        text = f.read()
    return "<mujoco" in text or "<robot" in text


def package_folder(name):
    """The folder of an installed package, None without it."""
    spec = importlib.util.find_spec(name)
    if spec is None:
        print(f"{name} is not installed: its models are left out (tools/mujoco.sh --full installs it)")
        return None
    return os.path.dirname(spec.origin)


def public_folder():
    """The folder of public models that CORTEN_MODELS names, None without it."""
    folder = os.environ.get("CORTEN_MODELS", "")
    if os.path.isdir(folder):
        return folder
    print(f"CORTEN_MODELS {'is not set' if not folder else f'names no folder ({folder})'}: public models (Menagerie and others) are left out")
    return None


# Collections -----------------------------------------------------------------------------------------------------------
def given(models, ends=(".xml", ".urdf")):
    """What the command line names: a collection per argument."""
    for place in models:
        if os.path.isdir(place):
            yield Collection(os.path.basename(place), place, [p for p in walk(place, ends) if looks_like_a_model(p)])
        else:
            yield Collection(os.path.basename(place), os.path.dirname(place), [place])


def is_mjcf(path):
    """Whether MuJoCo can read it: models with elements and attributes of our own declare their prefix."""
    with open(path, encoding="utf-8", errors="replace") as f:
        return "xmlns:corten" not in f.read()


def own(folders):
    return Collection("own", ROOT, [p for f in folders for p in walk(os.path.join(ROOT, f)) if is_mjcf(p)])


def others(ends=(".xml", ".urdf")):
    """Models of the packages and public ones."""
    places = [(name, package_folder(name)) for name in PACKAGES] + [("public", public_folder())]
    for name, base in places:
        if base:
            yield Collection(name, base, [p for p in walk(base, ends) if looks_like_a_model(p)])


def written(name, folder, models):
    """A collection of texts, (name, XML) each, written into a folder of that name."""
    base = os.path.join(folder, name)
    os.makedirs(base, exist_ok=True)
    found = Collection(name, base)
    for model, xml in models:
        found.jobs.append(os.path.join(base, model + ".xml"))
        with open(found.jobs[-1], "w", encoding="utf-8") as f:
            f.write(xml)
    return found


def generated(folder, count):
    """Models that are made where they are compared."""
    import model_assets  # noqa: PLC0415
    model_assets.write_assets(os.path.join(folder, "assets"))
    return Collection("generated", folder, list(range(count)))


def compiled(options, folder):
    """Models whose compilation is compared."""
    if options.models:
        yield from given(options.models)
        return
    yield from others()
    mine = own(COMPILED)
    yield Collection(mine.name, mine.base, [p for p in mine.jobs if looks_like_a_model(p)])
    yield generated(folder, options.generated)


def running(options, folder):
    """Models that run."""
    import make_models  # noqa: PLC0415
    if options.models:
        yield from given(options.models, (".xml",))
        return
    yield own(RUN)
    yield written("trees", folder, make_models.models(options.seed, options.random))
    yield from others((".xml",))
    yield generated(folder, options.generated)
