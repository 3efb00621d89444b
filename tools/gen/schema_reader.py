"""Readers of the schema files. One line is one fact: `name  type  | meaning`.

  struct NAME | meaning          starts a struct; its fields follow
  == title                       groups the fields (or functions) that follow
  name  type       | meaning     a value             name  type[2,3] | ...   an inline array
  name  type*(a,b) | meaning     a pointer to a x b elements in the struct's block
  name  type*(a)!  | meaning     the same; every step compares it with what it was when the model was found good
  name  type -> array | meaning  a member of an element that the compiler copies to the row of the model's array
  name  type <-> array | ...     the same; an edit of the array goes back into the member (ct_copyBack)
  name  ret (*)(args) | meaning  a pointer to a function
  name {  | meaning  ...  }      a nested struct
  call NAME ret (args) | meaning a function pointer type
  enum NAME | meaning            starts an enum; `NAME value | meaning` lines follow
  columns NAME:TYPE ...          facts about each kind that the enum lists; its lines then are `NAME value fact ... | meaning`
                                 (tools/gen/gen_kinds.py describes the types)
  const NAME value | meaning
  stage NAME FUNCTION ... reads GROUP ... [also FIELD ...] | meaning    a stage of a step, in their order
  holds FIELD RULE ... | meaning what a stage leaves behind
A meaning that ends in `not in MuJoCo` marks what MuJoCo does not have.
Blank lines and lines that begin with # are skipped.
"""
import re
from dataclasses import dataclass, field


@dataclass
class Field:
    name: str
    base: str = ""
    extent: list = field(default_factory=list)
    is_array: bool = False  # a pointer whose shape the schema knows
    compared: bool = False  # in every step, with what it was when the model was found good
    args: str = ""          # of a pointer to a function that returns base
    group: str = ""
    meaning: str = ""
    members: list = field(default_factory=list)
    array: str = ""         # of the model, that it is copied to
    back: bool = False      # and back


@dataclass
class Struct:
    name: str
    meaning: str
    fields: list = field(default_factory=list)


@dataclass
class Call:
    """A function pointer type."""
    name: str
    result: str
    args: str
    meaning: str


@dataclass
class Value:
    name: str
    value: str
    meaning: str
    facts: dict = field(default_factory=dict)  # column -> word


@dataclass
class Enum:
    name: str
    meaning: str
    values: list = field(default_factory=list)
    columns: dict = field(default_factory=dict)  # name -> type


@dataclass
class Function:
    name: str
    signature: str
    group: str
    meaning: str
    stage: str = ""  # the function of the library that it is another name of


def lines(path):
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            text, _, meaning = line.partition("|")
            yield f"{path.name}:{number}", text.strip(), meaning.strip()


def must_match(pattern, text, where):
    m = re.fullmatch(pattern, text)
    if not m:
        raise SystemExit(f"{where}: cannot read '{text}'")
    return m.groups()


def parse_field(text, group, meaning, where):
    if "(*)" in text:
        name, result, args = must_match(r"(\w+)\s+([\w *]+?)\s*\(\*\)\((.*)\)", text, where)
        return Field(name, result, args=args, group=group, meaning=meaning)
    pattern = r"(\w+)\s+(\w[\w *]*?)(?:\[([^\]]*)\]|\*\(([^)]*)\)(!)?)?(?:\s+(<?)->\s+(\w+))?"
    name, base, inline, shape, mark, back, array = must_match(pattern, text, where)
    extent = [x.strip() for x in (inline or shape or "").split(",") if x.strip()]
    return Field(name, base, extent, shape is not None, mark is not None, group=group, meaning=meaning,
                 array=array or "", back=back == "<")


def read_structs(path):
    """The structs of a schema file and its function pointer types."""
    structs, calls, nest, group = [], [], None, ""
    for where, text, meaning in lines(path):
        if text.startswith("struct "):
            structs.append(Struct(text.split()[1], meaning))
            group = ""
        elif text.startswith("call "):
            name, result, args = must_match(r"call (\w+)\s+([\w *]+?)\s*\((.*)\)", text, where)
            calls.append(Call(name, result, args, meaning))
        elif text.startswith(("stage ", "holds ")):
            continue
        elif text.startswith("=="):
            group = text[2:].strip()
        elif text.endswith("{"):
            nest = Field(text[:-1].strip(), group=group, meaning=meaning)
            structs[-1].fields.append(nest)
        elif text == "}":
            nest = None
        else:
            target = nest.members if nest else structs[-1].fields
            target.append(parse_field(text, group, meaning, where))
    return structs, calls


def read_rules(path):
    """(field, kind, words after it) of each rule."""
    return [(words[1], words[2], words[3:]) for _, text, _ in lines(path) if (words := text.split())[0] == "holds"]


@dataclass
class Stage:
    """A part of a step: the group of fields that it writes has its name."""
    name: str
    functions: list
    reads: list  # groups
    also: list   # fields of other groups that it writes
    meaning: str


def read_stages(path):
    stages = []
    for where, text, meaning in lines(path):
        if text.startswith("stage "):
            name, functions, reads, also = must_match(r"stage (\w+) ([\w ]+?) reads ([\w ]+?)(?: also ([\w ]+))?", text, where)
            stages.append(Stage(name, functions.split(), reads.split(), (also or "").split(), meaning))
    return stages


def read_enums(path):
    consts, enums = [], []
    for where, text, meaning in lines(path):
        words = text.split()
        if words[0] == "const":
            consts.append(Value(words[1], words[2], meaning))
        elif words[0] == "enum":
            enums.append(Enum(words[1], meaning))
        elif words[0] == "columns":
            enums[-1].columns = dict(w.split(":") for w in words[1:])
        else:
            name, value, facts = must_match(r"(\w+)\s+(-?\w+)((?:\s+\S+)*)", text, where)
            if len(facts.split()) not in (0, len(enums[-1].columns)):
                raise SystemExit(f"{where}: {enums[-1].name} has the columns {' '.join(enums[-1].columns)}")
            enums[-1].values.append(Value(name, value, meaning, dict(zip(enums[-1].columns, facts.split()))))
    return consts, enums


def read_api(path):
    functions, group = [], ""
    for where, text, meaning in lines(path):
        if text.startswith("=="):
            group = text[2:].strip()
        else:
            signature, _, stage = text.partition(") = ")
            signature += ")" if stage else ""
            name, = must_match(r"\w[\w *]*?(\w+)\(.*\)", signature, where)
            functions.append(Function(name, signature, group, meaning, stage))
    return functions


@dataclass
class Schema:
    """Everything schema/ says, file by file."""
    consts: list
    enums: list
    api: list
    structs: dict  # file -> [Struct]
    calls: dict    # file -> [Call]
    stages: list = field(default_factory=list)
    rules: list = field(default_factory=list)  # what stages leave behind

    @property
    def pipeline(self):
        """Groups of data fields that a stage computes, in the order of a step."""
        groups = {f.group.split(" / ")[1] for f in self.struct("ctData").fields}
        return [stage.name for stage in self.stages if stage.name in groups]

    def struct(self, name):
        return next(s for file in self.structs.values() for s in file if s.name == name)


STRUCT_FILES = ("model", "data", "spec", "view", "plugin", "deform", "derivative", "draw", "batch")


def read_schema(folder):
    consts, enums = read_enums(folder / "enums.schema")
    read = {name: read_structs(folder / f"{name}.schema") for name in STRUCT_FILES}
    return Schema(consts, enums, read_api(folder / "api.schema"),
                  {name: structs for name, (structs, _) in read.items()},
                  {name: calls for name, (_, calls) in read.items()},
                  read_stages(folder / "data.schema"), read_rules(folder / "data.schema"))


def is_own(entry):
    """Whether MuJoCo has no such struct, field, function pointer type or enum value."""
    return entry.meaning.endswith("not in MuJoCo")


def own_fields(schema, struct):
    """Dotted names of a struct's fields that MuJoCo does not have."""
    return [name for name, f in flatten(schema.struct(struct).fields) if is_own(f)]


def flatten(fields, prefix=""):
    """Members of nested structs under their dotted names."""
    for f in fields:
        if f.members:
            yield from flatten(f.members, f"{prefix}{f.name}.")
        else:
            yield prefix + f.name, f


def meanings(schema):
    """(name, meaning) of everything the schema lists."""
    for v in schema.consts + schema.api:
        yield v.name, v.meaning
    for e in schema.enums:
        yield e.name, e.meaning
        yield from ((f"{e.name}.{v.name}", v.meaning) for v in e.values)
    for name in schema.structs:
        yield from ((c.name, c.meaning) for c in schema.calls[name])
        for s in schema.structs[name]:
            yield s.name, s.meaning
            yield from ((f"{s.name}.{f.name}", f.meaning) for f in s.fields if f.members)
            yield from ((f"{s.name}.{path}", f.meaning) for path, f in flatten(s.fields))


DEFINITION = re.compile(r"^[A-Za-z_][\w \*]*?\b(ct[a-z]?_\w+)\([^;{]*\)\s*\{", re.M)


def defined_functions(source):
    """Names of public functions that some file below source defines."""
    paths = (p for p in source.rglob("*.c") if p.name not in ("guards.c", "guards_draw.c", "bridges.c"))
    return {name for path in paths for name in DEFINITION.findall(path.read_text())}
