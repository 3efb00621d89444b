"""Tables for reading MJCF (schema/mjcf.schema) and for the values of spec elements (schema/spec.schema).

  outputs(root)   name -> text of src/generated/mjcf_table.{h,c}, spec_values.{h,c} and spec_choices.{h,c}
"""
import re
from dataclasses import dataclass, field

from schema_reader import is_own, read_enums, read_structs

NOTE = "// Written by tools/gen/gen_mjcf.py from schema/{}. Do not edit.\n"
STORE = {"double": "DOUBLE", "cttNum": "DOUBLE", "float": "FLOAT", "int": "INT", "cttByte": "BYTE", "cttSize": "SIZE",
         "char": "CHAR", "ctString*": "STRING", "ctDoubleVec*": "DOUBLEVEC", "ctFloatVec*": "FLOATVEC",
         "ctIntVec*": "INTVEC", "ctStringVec*": "STRINGVEC"}
VALUE = {"ctString*": "STRING", "ctStringVec*": "STRINGVEC", "ctIntVec*": "INTVEC", "ctFloatVec*": "FLOATVEC",
         "ctDoubleVec*": "DOUBLEVEC", "ctByteVec*": "BYTEVEC", "ctIntVecVec*": "INTVECVEC",
         "ctFloatVecVec*": "FLOATVECVEC"}
ORIENTATION = {"AXISANGLE": ("axisangle", 4), "XYAXES": ("xyaxes", 6), "ZAXIS": ("zaxis", 3), "EULER": ("euler", 3)}
CHECK = {"positive": "POSITIVE", "from-1": "FROM_MINUS_ONE", "nonzero": "NONZERO"}
NESTED = ("ctsOrientation", "ctsCompiler", "ctLROpt", "ctOption")  # structs inside elements that have choices
NO_VALUE = ("spec only:", "drawing only:", "no longer supported")  # meanings of enumerators that no field may hold
COUNT = {"?": "ONE", "*": "ANY", "!": "ANY"}


@dataclass
class Attr:
    name: str
    type: str
    member: str
    options: list


@dataclass
class Row:
    """An element; key tells elements of the same tag apart."""
    tag: str
    key: str
    count: str = "*"
    target: str = "-"
    object: str = "ctOBJ_UNKNOWN"
    parents: list = field(default_factory=list)
    ignored: bool = False
    attrs: list = field(default_factory=list)
    exclusive: list = field(default_factory=list)
    sets: list = field(default_factory=list)
    form: str = ""  # bundle that the kinds of its enum share
    own: bool = False  # a kind that MuJoCo does not have

    @property
    def id(self):
        return "MJCF_" + self.key.upper()


# Attributes of our own that have no prefix, of all elements and of flexes only (src/mjcf/mjcf_extension.c).
BARE = {"bending_model", "bending_params", "elasticity_model", "elasticity_params"}
INNER = {"young", "poisson", "damping", "thickness"}


def is_own_attr(row, attr):
    """Whether MuJoCo's element has no such attribute."""
    return attr.name.startswith("corten:") or attr.name in BARE or (row.key in ("flex", "flexcomp") and attr.name in INNER)


# ------------------------------------------------------------------ reading

def read_attr(text, where):
    words = text.split()
    member = next((w[1:] for w in words[2:] if w.startswith(">")), words[0])
    options = [w for w in words[2:] if not w.startswith(">")]
    if unknown := set(options) - {"!", "-default"} - set(CHECK):
        raise SystemExit(f"{where}: unknown option {unknown}")
    return Attr(words[0], words[1], member, options)


def read_element(text, where):
    head, _, parents = (text + " ").partition(" : ")
    words = head.split()
    if len(words) not in (4, 5) or words[2] not in COUNT:
        raise SystemExit(f"{where}: cannot read '{text}'")
    tag, _, key = words[1].partition("=")
    return Row(tag, key or tag, words[2], words[3], words[4] if len(words) == 5 else "ctOBJ_UNKNOWN", parents.split(), own=tag.startswith("corten:"))


class Reader:
    """The lines of mjcf.schema; `into` is the element or bundle that attributes go to."""

    def __init__(self, enums):
        self.keywords, self.rows, self.in_default, self.bundles = {}, [], [], {}
        self.enums = {e.name: e for e in enums}
        self.into = None

    def top(self, word, text, where):
        if word == "keywords":
            self.keywords[text.split()[1]] = self.words_of(text.split()[2:])
        elif word == "element":
            self.rows.append(read_element(text, where))
            self.into = self.rows[-1]
        elif word == "kinds":
            self.read_kinds(text, where)
        elif word == "bundle":
            self.into = self.bundles[text.split()[1]] = Row("", "")
        elif word == "ignored":
            tags, _, parents = text.partition(":")
            self.rows += [Row(t, "none", parents=parents.split(), ignored=True) for t in tags.split()[1:]]
        elif word == "default":
            self.in_default += text.split()[1:]
        else:
            raise SystemExit(f"{where}: cannot read '{text}'")

    def inner(self, word, text, where):
        if word == "before":
            self.move_before(*text.split()[1:])
        elif word == "exclusive":
            names, _, message = text.partition(":")
            self.into.exclusive.append((names.split()[1:], message.strip()))
        elif word == "set":
            self.into.sets += [w.split("=") for w in text.split()[1:]]
        elif word.startswith("+"):
            bundle = self.bundles[word[1:]]
            self.into.attrs += bundle.attrs
            self.into.exclusive += bundle.exclusive
            self.into.sets += bundle.sets
        else:
            self.into.attrs.append(read_attr(text, where))

    def words_of(self, words):
        """word=value ..., or an enum with a column of words."""
        own = self.enums[words[0]].values if words[0] in self.enums else []
        return ([[v.facts["word"], v.name] for v in own if v.facts.get("word", "-") != "-"]
                + [w.split("=") for w in words if "=" in w])

    def read_kinds(self, text, where):
        """An element for each kind of an enum; its column `element` has the tag, `form` the bundle."""
        head, _, parents = text.partition(":")
        _, kind, count, target, object_type = head.split()
        enum, _, member = kind.partition(".")
        for v in self.enums[enum].values:
            if v.facts.get("element", "-") == "-":
                continue
            row = read_element(f"element {v.facts['element']} {count} {target} {object_type} : {parents}", where)
            bundle = self.bundles[v.facts["form"]]
            row.attrs, row.exclusive, row.form = list(bundle.attrs), list(bundle.exclusive), v.facts["form"]
            row.sets, row.own = [[member, v.name]] + bundle.sets, is_own(v)
            self.rows.append(row)

    def move_before(self, first, second):
        """MuJoCo lists these kinds in another order than their enum."""
        row = next(r for r in self.rows if r.key == first)
        self.rows.remove(row)
        self.rows.insert(next(i for i, r in enumerate(self.rows) if r.key == second), row)


def read_mjcf(path):
    enums = path.parent / "enums.schema"
    reader = Reader(read_enums(enums)[1] if enums.exists() else [])
    for number, line in enumerate(path.read_text().splitlines(), 1):
        where, text = f"{path.name}:{number}", line.partition("|")[0].strip()
        word = text.split()[0] if text else "#"
        if word.startswith("#"):
            continue
        (reader.inner if line.startswith(" ") else reader.top)(word, text, where)
    rows = reader.rows
    return reader.keywords, rows + [default_row(next(r for r in rows if r.key == k)) for k in reader.in_default]


def default_row(row):
    """The same element inside <default>."""
    attrs = [a for a in row.attrs if "-default" not in a.options]
    rules = [(kept, message) for names, message in row.exclusive
             if len(kept := [n for n in names if n in {a.name for a in attrs}]) > 1]
    return Row(row.tag, row.key, "?", row.target, row.object, ["default"], False, attrs, rules, row.sets, row.form)


# ------------------------------------------------------------------ members

class Structs:
    def __init__(self, folder):
        files = [read_structs(folder / f"{name}.schema") for name in ("model", "spec")]
        self.fields = {s.name: s.fields for structs, _ in files for s in structs}
        consts, enums = read_enums(folder / "enums.schema")
        self.consts = {c.name: c.value for c in consts}
        self.enums = {e.name: e for e in enums}

    def size(self, f):
        return int(self.consts.get(f.extent[0], f.extent[0])) if f.extent else 1

    def find(self, struct, path):
        """The field of a struct at a dotted path, through nested structs."""
        fields = self.fields[struct]
        *parents, last = path.split(".")
        for name in parents:
            f = next(f for f in fields if f.name == name)
            fields = f.members or self.fields[f.base]
        found = [f for f in fields if f.name == last]
        if not found:
            raise SystemExit(f"mjcf.schema: {struct} has no member {path}")
        return found[0]

    def values(self, struct, prefix=""):
        """(path, kind) of every string and vector that a struct points to."""
        for f in self.fields[struct]:
            if f.base in VALUE:
                yield prefix + f.name, VALUE[f.base]
            elif f.base in ("ctsPlugin", "ctsCompiler"):
                yield from self.values(f.base, f"{prefix}{f.name}.")

    def choices(self, struct, prefix=""):
        """(path, enum, bits) of every integer of a struct whose values an enum lists, through nested structs.

        The enum is the type of the field, or named in the meaning of an int: "(cttX)", or "(bits of cttX)".
        """
        for f in self.fields[struct]:
            named = re.search(r"\((bits of )?(ctt\w+)\)$", f.meaning)
            if f.base in self.enums and not f.extent:
                yield prefix + f.name, f.base, False
            elif f.base == "int" and named and not f.extent:
                yield prefix + f.name, named[2], bool(named[1])
            elif f.base in NESTED:
                yield from self.choices(f.base, f"{prefix}{f.name}.")


# ------------------------------------------------------------------ writing

def split_type(text):
    """real[1..3] -> real, 1, 3"""
    kind, low, high = re.fullmatch(r"([\w:]+)(?:\[(\d+)(?:\.\.(\d+))?\])?", text).groups()
    low = int(low or 1)
    return kind, low, int(high or low)


def attr_text(a, row, structs, sets):
    kind, low, high = split_type(a.type)
    required = "true" if "!" in a.options else "false"
    check = next((CHECK[o] for o in a.options if o in CHECK), "NONE")
    store, offset, arg, alt = "NONE", "0", "0", "0"
    struct, _, path = row.target.partition(".")
    prefix, member = (path + "." if path else "", a.member) if not a.member.startswith("/") else ("", a.member[1:])
    base, _, extra = kind.partition(":")
    if base == "orientation":
        member, low = ORIENTATION[extra]
        high, store, arg = low, "DOUBLE", f"ctORIENTATION_{extra}"
        offset = f"offsetof({struct}, {prefix}{a.member}.{member})"
        alt = f"offsetof({struct}, {prefix}{a.member}.type)"
        kind = "ORIENTATION"
    elif base in ("disable", "enable"):
        kind, arg, store = base.upper(), extra, "INT"
        offset = f"offsetof({struct}, {prefix}{base}flags)"
    elif base == "target":
        kind, arg, store = "TARGET", extra, "STRING"
        offset, alt = f"offsetof({struct}, target)", f"offsetof({struct}, trntype)"
    elif kind in ("name", "class", "custom", "ignored"):
        kind = kind.upper()
    else:
        f = structs.find(struct, prefix + member)
        store = STORE.get(f.base, "INT")
        offset = f"offsetof({struct}, {prefix}{member})"
        size = structs.size(f)
        if size < high:
            raise SystemExit(f"mjcf.schema: {row.tag} {a.name}: {struct}.{member} holds {size} values")
        if base in ("real", "reals", "int", "ints", "string", "path", "strings", "chars"):
            kind = base.upper()
        else:
            arg = f"MJCF_KEY_{(extra or base).upper()}"
            kind = "KEYWORDS" if extra else "KEYWORD"
            if (extra or base) not in sets:
                raise SystemExit(f"mjcf.schema: {row.tag} {a.name}: unknown type {a.type}")
    return (f'    {{"{a.name}", ATTR_{kind}, STORE_{store}, CHECK_{check}, {required}, {low}, {high}, '
            f"{offset}, {alt}, {arg}}},\n")


def set_text(row, member, value, structs):
    store = STORE.get(structs.find(row.target, member).base, "INT")
    return f"    {{offsetof({row.target}, {member}), STORE_{store}, {value}}},\n"


def child_lists(rows):
    """For every id, the rows that stand below it."""
    out = ["\n"]
    ids = row_ids(rows)
    for i in ids:
        below = [str(k) for k, r in enumerate(rows) if i in {f"MJCF_{p.upper()}" for p in r.parents}]
        if below:
            out.append(f"static const short child_{i.lower()}[] = {{{', '.join(below)}}};\n")
    out.append("\nconst MjcfChildren mjcf_children[] = {\n    {NULL, 0},\n")
    for i in ids:
        n = sum(i in {f"MJCF_{p.upper()}" for p in r.parents} for r in rows)
        out.append(f"    {{{f'child_{i.lower()}' if n else 'NULL'}, {n}}},\n")
    return "".join(out) + "};\n"


def table_c(keywords, rows, structs):
    out = [NOTE.format("mjcf.schema"), '#include "generated/mjcf_table.h"\n\n']
    for name, words in keywords.items():
        out.append(f"static const MjcfKeyword key_{name}[] = {{\n")
        out += [f'    {{"{word}", {value}}},\n' for word, value in words]
        out.append("};\n")
    out.append("\nconst MjcfKeywords mjcf_keywords[] = {\n")
    out += [f"    {{key_{name}, {len(words)}}},\n" for name, words in keywords.items()]
    out.append("};\n")
    elements, known = [], {}

    def table(kind, name, lines, note=""):
        """The name of the table with these lines; one is enough for elements with the same lines."""
        key = kind, *lines
        if lines and key not in known:
            known[key] = name
            out.append("".join([f"static const {kind} {name}[] = {{{note}\n", *lines, "};\n"]))
        return known.get(key, "NULL")

    for i, row in enumerate(rows):
        attr = table("MjcfAttr", f"attr_{i}", [attr_text(a, row, structs, keywords) for a in row.attrs], f" // {row.tag}")
        rule = table("MjcfRule", f"rule_{i}", [f'    {{"{message}", {{{", ".join(chr(34) + n + chr(34) for n in words)}}}}},\n'
                                               for words, message in row.exclusive])
        fixed = table("MjcfSet", f"set_{i}", [set_text(row, member, value, structs) for member, value in row.sets])
        inside = row.target != "-" and row.object == "ctOBJ_UNKNOWN"
        elements.append(f'    {{"{row.tag}", {row.id}, MJCF_FORM_{row.form.upper() or "NONE"}, '
                        f"COUNT_{COUNT[row.count]}, {str(row.ignored).lower()}, {str(inside).lower()}, {row.object}, "
                        f"{attr}, {rule}, {fixed}, {len(row.attrs)}, {len(row.exclusive)}, {len(row.sets)}}},\n")
    out.append("\nconst MjcfElement mjcf_element[] = {\n")
    out += elements
    out.append(f"}};\nconst int mjcf_element_count = {len(rows)};\n")
    return "".join(out) + child_lists(rows)


TABLE_H = NOTE.format("mjcf.schema") + """#ifndef GENERATED_MJCF_TABLE_H
#define GENERATED_MJCF_TABLE_H

#include <corten/spec.h>
#include <stdbool.h>
#include <stddef.h>

// What stands in the attribute.
typedef enum AttrType {
  ATTR_REAL,        // low to high numbers
  ATTR_REALS,       // any number of them
  ATTR_INT,
  ATTR_INTS,
  ATTR_KEYWORD,     // one word of the set `arg`
  ATTR_KEYWORDS,    // several words of it, their values or-ed
  ATTR_STRING,
  ATTR_PATH,        // string, the folders of a path reduced
  ATTR_STRINGS,     // words
  ATTR_CHARS,       // exactly `high` characters
  ATTR_ORIENTATION, // numbers of the alternative `arg`; `alt` is where its kind goes
  ATTR_TARGET,      // name of what an actuator drives; `alt` is where its kind `arg` goes
  ATTR_DISABLE,     // sets bit `arg` when the word is "disable", clears it when "enable"
  ATTR_ENABLE,      // the reverse
  ATTR_NAME,
  ATTR_CLASS,
  ATTR_CUSTOM,      // read by hand
  ATTR_IGNORED      // accepted, has no effect
} AttrType;

// The C type of the member it fills.
typedef enum AttrStore {
  STORE_NONE,
  STORE_DOUBLE,
  STORE_FLOAT,
  STORE_INT,
  STORE_BYTE,
  STORE_SIZE,
  STORE_CHAR,
  STORE_STRING,
  STORE_STRINGVEC,
  STORE_INTVEC,
  STORE_FLOATVEC,
  STORE_DOUBLEVEC
} AttrStore;

typedef enum AttrCheck { CHECK_NONE, CHECK_POSITIVE, CHECK_FROM_MINUS_ONE, CHECK_NONZERO } AttrCheck;

enum { ATTR_MOST = 31 };

// There are 1,500 rows: they are packed.
typedef struct MjcfAttr {
  const char* name;
  AttrType type : 8;
  AttrStore store : 8;
  AttrCheck check : 4;
  bool required : 1;
  unsigned low : 5, high : 5; // numbers, at most ATTR_MOST
  unsigned short offset, alt; // in the struct of the element
  int arg;
} MjcfAttr;

// At most one of these attributes.
typedef struct MjcfRule {
  const char* message;
  const char* name[8];
} MjcfRule;

typedef struct MjcfKeyword {
  const char* word;
  int value;
} MjcfKeyword;
typedef struct MjcfKeywords {
  const MjcfKeyword* item;
  int count;
} MjcfKeywords;

typedef enum MjcfCount { COUNT_ANY, COUNT_ONE } MjcfCount;

typedef enum MjcfId {
  MJCF_NONE,
@ids  MJCF_IDS
} MjcfId;

typedef enum MjcfKeySet {
@keys} MjcfKeySet;

// Attributes that kinds share, see the bundles in schema/mjcf.schema.
typedef enum MjcfForm {
  MJCF_FORM_NONE,
@forms  MJCF_FORMS
} MjcfForm;

// A value that the element's tag stands for: <touch> is a sensor of type ctSENS_TOUCH.
typedef struct MjcfSet {
  unsigned short offset;
  AttrStore store : 8;
  int value;
} MjcfSet;

// An element as it stands below some parents.
typedef struct MjcfElement {
  const char* tag;
  MjcfId id : 16;
  MjcfForm form : 8;
  MjcfCount count : 4;
  bool ignored : 1; // accepted, has no effect
  bool inside : 1;  // makes no spec element: its values belong to the element around it
  cttObj object;    // kind of spec element it makes
  const MjcfAttr* attr;
  const MjcfRule* rule;
  const MjcfSet* set;
  short nattr, nrule, nset;
} MjcfElement;

// The elements that may stand below one: positions in mjcf_element.
typedef struct MjcfChildren {
  const short* row;
  int count;
} MjcfChildren;

extern const MjcfKeywords mjcf_keywords[];
extern const MjcfElement mjcf_element[];
extern const int mjcf_element_count;
extern const MjcfChildren mjcf_children[]; // by MjcfId

#endif
"""


def row_ids(rows):
    return list(dict.fromkeys(r.id for r in rows if not r.ignored))


def table_h(keywords, rows):
    text = TABLE_H.replace("@ids", "".join(f"  {i},\n" for i in row_ids(rows)))
    forms = dict.fromkeys(r.form for r in rows if r.form)
    text = text.replace("@forms", "".join(f"  MJCF_FORM_{f.upper()},\n" for f in forms))
    return text.replace("@keys", "".join(f"  MJCF_KEY_{k.upper()},\n" for k in keywords))


VALUES_H = NOTE.format("spec.schema") + """#ifndef GENERATED_SPEC_VALUES_H
#define GENERATED_SPEC_VALUES_H

#include <corten/spec.h>
#include <stddef.h>

typedef enum ValueKind {
@kinds  VALUE_KINDS
} ValueKind;

// A string or vector that a public struct points to.
typedef struct SpecValue {
  size_t offset; // of the pointer in the struct
  ValueKind kind;
} SpecValue;
typedef struct SpecValues {
  const SpecValue* item;
  int count;
} SpecValues;

@externs
#endif
"""


def values_h(names):
    text = VALUES_H.replace("@kinds", "".join(f"  VALUE_{k},\n" for k in VALUE.values()))
    return text.replace("@externs", "".join(f"extern const SpecValues spec_values_{n};\n" for n in names))


def values_c(structs, names):
    out = [NOTE.format("spec.schema"), '#include "generated/spec_values.h"\n']
    for name in names:
        rows = list(structs.values(name))
        out.append(f"\nstatic const SpecValue {name}_value[] = {{\n")
        out += [f"    {{offsetof({name}, {path}), VALUE_{kind}}},\n" for path, kind in rows]
        out.append(f"}};\nconst SpecValues spec_values_{name} = {{{name}_value, {len(rows)}}};\n")
    return "".join(out)


CHOICES_H = NOTE.format("spec.schema and schema/enums.schema") + """#ifndef GENERATED_SPEC_CHOICES_H
#define GENERATED_SPEC_CHOICES_H

#include <corten/spec.h>
#include <stdbool.h>
#include <stddef.h>

// The values of an enum, without those that only count the others.
typedef struct SpecEnum {
  const char* name;
  const int* value;
  int count;
} SpecEnum;

// An int of a public struct that holds one of these values, or an OR of them.
typedef struct SpecChoice {
  const char* field;
  size_t offset;
  const SpecEnum* of;
  bool bits;
} SpecChoice;
typedef struct SpecChoices {
  const SpecChoice* item;
  int count;
} SpecChoices;

@externs
#endif
"""


def choices_h(names):
    return CHOICES_H.replace("@externs", "".join(f"extern const SpecChoices spec_choices_{n};\n" for n in names))


def enum_text(e):
    """A count such as ctNOBJECT is no value, and neither is what the schema keeps from fields."""
    values = [v for v in e.values if not re.match(r"ctN[A-Z]", v.name) and not v.meaning.startswith(NO_VALUE)]
    name = f"k{e.name[3:]}"
    return (f"static const int {name}_value[] = {{{', '.join(v.name for v in values)}}};\n"
            f'static const SpecEnum {name} = {{"{e.name}", {name}_value, {len(values)}}};\n')


def choices_c(structs, names):
    out = [NOTE.format("spec.schema and schema/enums.schema"), '#include "generated/spec_choices.h"\n\n']
    used = {enum for n in names for _, enum, _ in structs.choices(n)}
    out += [enum_text(e) for e in structs.enums.values() if e.name in used]
    for name in names:
        rows = list(structs.choices(name))
        out.append(f"\nstatic const SpecChoice {name}_choice[] = {{\n")
        out += [f'    {{"{path}", offsetof({name}, {path}), &k{enum[3:]}, {str(bits).lower()}}},\n' for path, enum, bits in rows]
        out.append(f"}};\nconst SpecChoices spec_choices_{name} = {{{name}_choice, {len(rows)}}};\n")
    return "".join(out)


def outputs(root):
    structs = Structs(root / "schema")
    keywords, rows = read_mjcf(root / "schema/mjcf.schema")
    valued = [n for n in structs.fields
              if (n.startswith("cts") or n == "ctSpec") and n != "ctsCompiler" and list(structs.values(n))]
    chosen = [n for n in structs.fields if (n.startswith("cts") or n == "ctSpec") and n not in NESTED and n != "ctsElement"
              and list(structs.choices(n))]
    return {"src/generated/mjcf_table.h": table_h(keywords, rows),
            "src/generated/mjcf_table.c": table_c(keywords, rows, structs),
            "src/generated/spec_values.h": values_h(valued),
            "src/generated/spec_values.c": values_c(structs, valued),
            "src/generated/spec_choices.h": choices_h(chosen),
            "src/generated/spec_choices.c": choices_c(structs, chosen)}
