"""Tables of facts about kinds, from the columns of enums in schema/enums.schema.

  kind_tables(schema)   name -> text of src/generated/kinds.{h,c}

An enum cttThing with columns gives the number of its kinds THING_KINDS and, if it has facts, a struct ThingKind, a table thing_kind[] by value, thing_kind_of(value), and for a
column whose type is a public enum thing_column_of(value). Types of columns:

  int        a number; * is 0: it is computed
  PREFIX_    a value PREFIX_WORD of an enum; - is PREFIX_NONE. A prefix without ct makes the enum from the words in use
  flags      words separated by commas, each a bool of the struct; - is none of them
  bits       as flags, and thing_is_word(value) for each: a comparison or a bit of a constant instead of a read, for the loops of a step
  function   the name of a function or of a row; not in the struct but a list THING_COLUMN(X) for the file that has them:
             X(kind, function) for each kind that has one, - for none
  mjcf       for the tables of the MJCF reader only
"""
import re

from gen_headers import NOTE


def struct_name(enum):
    return enum.name[3:]


def snake(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def rows_of(enum):
    return [v for v in enum.values if v.facts]


def words(enum, column):
    return list(dict.fromkeys(w for v in rows_of(enum) for w in v.facts[column].split(",") if w not in "-*"))


def owner(schema, prefix):
    """The enum whose values begin with the prefix."""
    return next(e.name for e in schema.enums if any(v.name.startswith(prefix) for v in e.values))


def own_prefixes(schema):
    """prefix -> words of the enums that exist only as columns."""
    found = {}
    for e in schema.enums:
        for column, kind in e.columns.items():
            if kind.endswith("_") and not kind.startswith("ct"):
                known = found.setdefault(kind, [])
                known += [w for w in words(e, column) if w not in known]
    return found


def camel(prefix):
    return "".join(w.capitalize() for w in prefix.strip("_").split("_"))


def members(schema, enum):
    """(declaration, value of a row) of each column that the struct holds."""
    for column, kind in enum.columns.items():
        if kind == "int":
            yield f"int {column};", lambda v, c=column: v.facts[c].replace("*", "0")
        elif kind in ("flags", "bits"):
            for flag in words(enum, column):
                yield f"bool {flag};", lambda v, c=column, f=flag: str(f in v.facts[c].split(",")).lower()
        elif kind.endswith("_"):
            base = owner(schema, kind) if kind.startswith("ct") else camel(kind)
            yield f"{base} {column};", lambda v, c=column, k=kind: k + v.facts[c].upper().replace("-", "NONE")
        elif kind not in ("function", "mjcf"):
            raise SystemExit(f"enums.schema: {enum.name}: unknown type of column {column}:{kind}")


def functions_text(enum):
    out, name = [], snake(struct_name(enum)).upper()
    for column, kind in enum.columns.items():
        if kind != "function":
            continue
        rows = [f"  X({v.name}, {v.facts[column]})" for v in rows_of(enum) if v.facts[column] != "-"]
        out.append(f"#define {name}_{column.upper()}(X) \\\n" + " \\\n".join(rows) + "\n")
    return "".join(out)


def test_text(enum, column, word):
    """Has the kind the mark? One comparison where the kinds that have it are the first, the last or one; else a bit."""
    rows = sorted(rows_of(enum), key=lambda v: int(v.value))
    has = [word in v.facts[column].split(",") for v in rows]
    first, last = has.index(True), len(has) - 1 - has[::-1].index(True)
    if not all(has[first:last + 1]) or (first not in (0, last) and last != len(has) - 1):
        return f"{sum(1 << i for i, h in enumerate(has) if h)}u >> kind & 1"
    sign, edge = ("==", first) if first == last else (">=", first) if first else ("<=", last)
    return f"kind {sign} {rows[edge].name}"


def accessors_text(schema, enum):
    """Of a value that may be no kind: a fact, then 0. Of a kind: bits."""
    name, out = snake(struct_name(enum)), []
    for column, kind in enum.columns.items():
        if kind.startswith("ct"):
            out.append(f"static inline {owner(schema, kind)} {name}_{column}_of(int kind) {{\n"
                       f"  return kind >= 0 && kind < {name.upper()}_KINDS ? {name}_kind[kind].{column} : ({owner(schema, kind)})0;\n}}\n")
        for word in words(enum, column) if kind == "bits" else ():
            out.append(f"static inline bool {name}_is_{word}(int kind) {{ return {test_text(enum, column, word)}; }}\n")
    return "".join(out)


def check_values(enum):
    values = [int(v.value) for v in rows_of(enum)]
    if sorted(values) != list(range(len(values))):
        raise SystemExit(f"enums.schema: the kinds of {enum.name} must count from 0")


def kind_h(schema, enum):
    check_values(enum)
    name = snake(struct_name(enum))
    fields = "".join(f"  {text}\n" for text, _ in members(schema, enum))
    count = f"{name.upper()}_KINDS"
    head = f"\n// {enum.meaning}\nenum {{ {count} = {len(rows_of(enum))} }};\n"
    if not fields:
        return head + functions_text(enum)
    return (f"{head}typedef struct {struct_name(enum)}Kind {{\n{fields}}} {struct_name(enum)}Kind;\n"
            f"extern const {struct_name(enum)}Kind {name}_kind[{count}];\n\n"
            f"// NULL for a value that is no kind.\n"
            f"static inline const {struct_name(enum)}Kind* {name}_kind_of(int kind) {{\n"
            f"  return kind >= 0 && kind < {count} ? {name}_kind + kind : NULL;\n}}\n"
            f"{accessors_text(schema, enum)}{functions_text(enum)}")


def kind_c(schema, enum):
    columns = list(members(schema, enum))
    if not columns:
        return ""
    rows = "".join(f"    [{v.name}] = {{{', '.join(value(v) for _, value in columns)}}},\n" for v in rows_of(enum))
    name = snake(struct_name(enum))
    return f"\nconst {struct_name(enum)}Kind {name}_kind[{name.upper()}_KINDS] = {{\n{rows}}};\n"


def kind_tables(schema):
    with_facts = [e for e in schema.enums if e.columns]
    enums = "".join(f"\ntypedef enum {camel(prefix)} {{\n  {prefix}NONE,\n"
                    + "".join(f"  {prefix}{w.upper()},\n" for w in used) + f"}} {camel(prefix)};\n"
                    for prefix, used in own_prefixes(schema).items())
    head = ("#ifndef GENERATED_KINDS_H\n#define GENERATED_KINDS_H\n\n#include <corten/types.h>\n\n"
            "#include <stdbool.h>\n#include <stddef.h>\n")
    return {"src/generated/kinds.h": NOTE.format("enums.schema") + head + enums
            + "".join(kind_h(schema, e) for e in with_facts) + "\n#endif\n",
            "src/generated/kinds.c": NOTE.format("enums.schema") + '#include "generated/kinds.h"\n'
            + "".join(kind_c(schema, e) for e in with_facts)}
