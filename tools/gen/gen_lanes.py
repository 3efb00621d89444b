"""What the lanes of worlds need of the schema and of the sources that are compiled for them: src/generated/lane_*.h.

LaneData has the fields of ctData, with `real` for cttNum: in a build with CT_LANES a vector, one lane per world. Sources of
LANE_SOURCES are compiled once more per width; their functions then get the names of lane_names.h.
"""
import pathlib
import re

from gen_headers import NOTE
from gen_stages import groups_of

# The sources with a lane form; CMakeLists.txt compiles them once per width.
LANE_SOURCES = [line for line in (pathlib.Path(__file__).parent / "lane_sources.txt").read_text().split("\n") if line and line[0] != "#"]

# What these call, and what a model that runs in lanes does not use: src/lanes/lane_absent.c defines it.
ABSENT = """
awake_find_actuator awake_tendon_sleeps contact_passive contact_rows_jacobian flex_force flex_force_rates
flex_material_energy open_gain_acts open_gain_forces open_gain_rates open_gain_scratch open_gain_slope plugin_life_compute plugin_life_rates wrap_geom
""".split()

DEFINITION = re.compile(r"^(?!static\b|typedef\b|enum\b|struct\b|WIDE_|REAL_|#|//|return\b)[A-Za-z][\w* ]*?\b(\w+)\([^;{}]*\) \{", re.M)


def public_names(root):
    """Functions that the lane sources define, without those of the library's interface."""
    names = set(ABSENT)
    for source in LANE_SOURCES:
        names |= set(DEFINITION.findall((root / "src" / source).read_text()))
    return sorted(names)


def names_h(root):
    lines = "".join(("#undef {0}\n" if n.startswith("ct") else "").format(n) + f"#define {n} LANE_NAME({n})\n" for n in public_names(root))
    return (NOTE.format("the sources with a lane form") + "#ifndef CT_GENERATED_LANE_NAMES_H\n#define CT_GENERATED_LANE_NAMES_H\n\n"
            + lines + "\n#endif\n")


# Groups of fields that no stage reads.
UNUSED = ("header / solver", "header / diagnostics", "header / memory", "header / buffers", "header / stack", "header / arena",
          "header / threads", "header / signature", "header / plugins")


def member(f):
    base = "real" if f.base == "cttNum" else f.base
    if f.args:
        return f"  {f.base} (*{f.name})({f.args});\n"
    if f.is_array:
        return f"  {base}* {f.name};\n"
    return f"  {base} {f.name}" + "".join(f"[{x}]" for x in f.extent) + ";\n"


def moved(schema):
    """Fields that go from worlds to lanes and back: arrays of numbers in the block."""
    return [f for f in schema.struct("ctData").fields if f.base == "cttNum" and f.is_array and not f.group.endswith("arena")]


def sets(schema):
    """For each stage: which of the moved fields it reads and writes, as lists."""
    groups, names = groups_of(schema), [f.name for f in moved(schema)]
    for stage in schema.stages:
        reads = [n for g in stage.reads for n in groups[g] if n in names]
        writes = [n for n in groups.get(stage.name, []) + stage.also if n in names]
        yield stage.name, reads, writes


def data_h(schema):
    names = [f.name for f in moved(schema)]
    out = NOTE.format("data.schema") + "#ifndef CT_GENERATED_LANE_DATA_H\n#define CT_GENERATED_LANE_DATA_H\n\n"
    out += "#include <corten/data.h>\n\n// The fields of ctData, a number per lane (base/real.h).\ntypedef struct LaneData {\n"
    out += "".join(member(f) for f in schema.struct("ctData").fields if f.group not in UNUSED) + "} LaneData;\n\n"
    out += "// Fields that are moved between worlds and lanes.\n#define LANE_FIELDS(X)" + "".join(f" \\\n  X({n})" for n in names) + "\n\n"
    for name, reads, writes in sets(schema):
        out += f"#define LANE_READS_{name}(X)" + "".join(f" X({n})" for n in reads) + "\n"
        out += f"#define LANE_WRITES_{name}(X)" + "".join(f" X({n})" for n in writes) + "\n"
    return out + "\n#endif\n"


def float_member(f):
    """A member of a struct of the model, with floats for its numbers."""
    base = {"cttNum": "float", "ctOption": "LaneOption", "ctStatistic": "LaneStatistic"}.get(f.base, f.base)
    star = "*" if f.is_array else ""
    return f"  {base}{star} {f.name}" + "".join(f"[{x}]" for x in f.extent if not f.is_array) + ";\n"


def float_struct(schema, struct, name):
    return f"typedef struct {name} {{\n" + "".join(float_member(f) for f in schema.struct(struct).fields) + f"}} {name};\n\n"


def x_macro(name, fields):
    return f"#define {name}(X)" + "".join(f" \\\n  X({f.name})" for f in fields) + "\n\n"


def model_h(schema):
    """The model in floats: LaneModel, and its members by the way in which they are copied."""
    fields, nested = schema.struct("ctModel").fields, ("ctOption", "ctStatistic")
    out = NOTE.format("model.schema") + "#ifndef CT_GENERATED_LANE_MODEL_H\n#define CT_GENERATED_LANE_MODEL_H\n\n#include <corten/model.h>\n\n"
    out += "#if defined(CT_FLOATS)\n\n// ctModel with floats for its numbers.\n"
    out += float_struct(schema, "ctOption", "LaneOption") + float_struct(schema, "ctStatistic", "LaneStatistic")
    out += float_struct(schema, "ctModel", "LaneModel")
    out += x_macro("LANE_MODEL_SHARED", [f for f in fields if f.base != "cttNum" and f.base not in nested])
    out += x_macro("LANE_MODEL_NUMBERS", [f for f in fields if f.base == "cttNum"])
    for struct, name in (("ctOption", "LANE_OPTION"), ("ctStatistic", "LANE_STATISTIC")):
        members = schema.struct(struct).fields
        out += x_macro(name + "_MEMBERS", [f for f in members if not f.extent])
        out += x_macro(name + "_ARRAYS", [f for f in members if f.extent])
    return out + "#endif\n\n#endif\n"


def lane_files(schema, root):
    return {"src/generated/lane_data.h": data_h(schema), "src/generated/lane_model.h": model_h(schema), "src/generated/lane_names.h": names_h(root)}
