"""The field tables below src/generated/: what allocates, copies, saves, dumps and compares."""
from gen_headers import NOTE
from schema_reader import flatten

STAGES = ("header", "state", "position", "velocity", "acceleration", "after")
ELEMENT = {"cttNum": "REAL", "int": "INT", "cttByte": "BYTE", "float": "FLOAT", "cttSize": "SIZE",
           "char": "CHAR", "ctContact": "CONTACT", "uintptr_t": "PTR", "uint64_t": "U64"}
TABLES = (("model", "ctModel"), ("data", "ctData"), ("option", "ctOption"),
          ("statistic", "ctStatistic"), ("visual", "ctVisual"), ("contact", "ctContact"))


def place_of(struct, field):
    """(stage, group, memory) of a field. Data groups read `stage / producer [/ arena]`."""
    memory = "BLOCK" if field.is_array else "INLINE"
    if struct != "ctData":
        return "header", field.group, memory
    stage, producer, *arena = field.group.split(" / ")
    if stage not in STAGES or arena not in ([], ["arena"]):
        raise SystemExit(f"data.schema: bad group '{field.group}' of {field.name}")
    return stage, producer, "ARENA" if arena else memory


def extent_text(text, model_sizes, data_counts):
    """`nmocap*3` is three times the size field nmocap."""
    name, _, times = text.partition("*")
    times = times or "1"
    if name in model_sizes:
        return f"{{EXTENT_MODEL, {times}, offsetof(ctModel, {name})}}"
    if name in data_counts:
        return f"{{EXTENT_DATA, {times}, offsetof(ctData, {name})}}"
    return f"{{EXTENT_CONST, {times}, {name}}}"


def row(struct, path, field, sizes):
    stage, group, memory = place_of(struct, field)
    dims = [extent_text(x, *sizes) for x in (field.extent + ["1", "1"])[:2]]
    return (f'    {{"{path}", "{group}", offsetof({struct}, {path}), FIELD_{ELEMENT[field.base]}, FIELD_{memory}, '
            f'STAGE_{stage.upper()}, {str(field.compared).lower()}, {dims[0]}, {dims[1]}}},\n')


def table(name, struct, sizes):
    rows = [row(struct.name, path, f, sizes) for path, f in flatten(struct.fields) if f.base in ELEMENT]
    return (f"\nconst Field {name}_field[] = {{\n{''.join(rows)}}};\n"
            f"const int {name}_field_count = {len(rows)};\n")


def check_pipeline(schema):
    """Whatever a stage computes has a place in the pipeline, and the pipeline names nothing else."""
    made = {place_of("ctData", f)[1] for f in schema.struct("ctData").fields
            if place_of("ctData", f)[0] not in ("header", "state")}
    wrong = made ^ set(schema.pipeline)
    if wrong or len(schema.pipeline) != len(made):
        raise SystemExit(f"data.schema: pipeline and groups differ in {' '.join(sorted(wrong))}")


def pipeline_text(schema):
    names = "".join(f'    "{name}",\n' for name in schema.pipeline)
    return (f"\nconst char* const data_pipeline[] = {{\n{names}}};\n"
            f"const int data_pipeline_count = {len(schema.pipeline)};\n"
            "\nint data_pipeline_place(const char* group) {\n  int place = 0;\n"
            "  while (place < data_pipeline_count && strcmp(data_pipeline[place], group) != 0) place++;\n"
            "  return place;\n}\n")


def fields_c(schema):
    check_pipeline(schema)
    sizes = ({f.name for f in schema.struct("ctModel").fields if f.base == "cttSize" and not f.is_array},
             {f.name for f in schema.struct("ctData").fields if f.base == "int" and not f.extent})
    return (NOTE.format("model.schema and data.schema")
            + '#include "generated/fields.h"\n\n#include <stddef.h>\n#include <string.h>\n'
            + "".join(table(name, schema.struct(struct), sizes) for name, struct in TABLES)
            + pipeline_text(schema) + rules_text(schema, sizes))


RULES = ("range", "inverse", "sparse")


def rule_row(fields, sizes, rule):
    """A row of data_rule[]: kind, fields by their place in data_field[], bounds."""
    name, kind, words = rule
    if kind not in RULES or name not in fields:
        raise SystemExit(f"data.schema: holds {name} {kind}: no such field or rule")
    words, _, count = " ".join(words).partition("of ")
    words = words.split()
    others = [w for w in words if w in fields and not (kind == "range" or w in sizes[0] | sizes[1])]
    bounds = {"range": words, "sparse": ["0", words[-1]] if words else []}.get(kind, [])
    at = [str(fields.index(f)) for f in [name, *others]] + ["-1"] * (2 - len(others))
    low = bounds[0] if bounds else "0"
    high = extent_text(bounds[1], *sizes) if bounds else "{EXTENT_CONST, 1, 0}"
    return (f'    {{RULE_{kind.upper()}, {{{", ".join(at)}}}, {low}, {high}, '
            f'{extent_text(count.strip(), *sizes) if count else "{EXTENT_CONST, 1, 0}"}}},  // {name}\n')


def rules_text(schema, sizes):
    fields = [path for path, f in flatten(schema.struct("ctData").fields) if f.base in ELEMENT]
    rows = "".join(rule_row(fields, sizes, rule) for rule in schema.rules)
    return (f"\nconst DataRule data_rule[] = {{\n{rows}}};\n"
            f"const int data_rule_count = {len(schema.rules)};\n")


FIELDS_H = NOTE.format("model.schema and data.schema") + """#ifndef CT_GENERATED_FIELDS_H
#define CT_GENERATED_FIELDS_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// What a field holds.
typedef enum FieldType {
""" + "".join(f"  FIELD_{k},\n" for k in ELEMENT.values()) + """} FieldType;

// Where its elements are: in the struct itself, in the struct's block, or in the data's arena.
typedef enum FieldMemory { FIELD_INLINE, FIELD_BLOCK, FIELD_ARENA } FieldMemory;

// When it is computed, in pipeline order. AFTER: on demand, by the integrators or by the inverse.
typedef enum FieldStage {
""" + "".join(f"  STAGE_{s.upper()},\n" for s in STAGES) + """} FieldStage;

// A dimension: a constant, or a size field of the model or the data.
typedef enum ExtentOf { EXTENT_CONST, EXTENT_MODEL, EXTENT_DATA } ExtentOf;
typedef struct Extent {
  ExtentOf of : 4;
  unsigned times : 8;   // factor
  unsigned value : 20;  // the constant, or the offset of the size field
} Extent;

// There are a thousand of them: they are packed.
typedef struct Field {
  const char* name;
  const char* group;  // data: the stage function that writes it
  unsigned offset;    // of the array itself, or of the pointer to it
  FieldType type : 8;
  FieldMemory memory : 8;
  FieldStage stage : 8;
  bool compared : 1;  // integers that every step compares with what they were in a good model
  Extent rows, cols;
} Field;

""" + "".join(f"extern const Field {n}_field[];\nextern const int {n}_field_count;\n"
              for n, _ in TABLES) + """
// Groups of data fields that a stage computes, in the order in which a step runs them.
extern const char* const data_pipeline[];
extern const int data_pipeline_count;

// Place of a group in it; data_pipeline_count for what no stage computes.
int data_pipeline_place(const char* group);

// What the stage that writes a field leaves behind (model/data_rule.h).
typedef enum DataRuleKind {
""" + "".join(f"  RULE_{k.upper()},\n" for k in RULES) + """} DataRuleKind;

typedef struct DataRule {
  DataRuleKind kind;
  int field[3];  // of data_field[]: the checked one and those it refers to, or -1
  int low;
  Extent high;   // range, sparse: below this
  Extent count;  // range, inverse: entries that count; the constant 0: all
} DataRule;

extern const DataRule data_rule[];
extern const int data_rule_count;

#endif
"""


def tables(schema):
    return {"src/generated/fields.h": FIELDS_H, "src/generated/fields.c": fields_c(schema)}
