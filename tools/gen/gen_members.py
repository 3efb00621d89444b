"""The table of members that the compiler copies to arrays of the model and ct_copyBack copies back.

  member_tables(schema)   name -> text of src/generated/spec_members.{h,c}

A list of it holds the members of one struct that go to arrays of one length: ctsJoint has one of joints and one of dofs.
"""
from gen_headers import NOTE

SAME = {"double": "real", "cttNum": "real", "float": "float", "int": "int", "cttByte": "cttByte"}
LENGTH = {"nbody": "body", "njnt": "jnt", "nv": "dof", "ngeom": "geom", "nsite": "site", "ncam": "cam", "nlight": "light",
          "nflex": "flex", "nmesh": "mesh", "nskin": "skin", "nhfield": "hfield", "ntex": "tex", "nmat": "mat",
          "npair": "pair", "neq": "eq", "ntendon": "tendon", "nu": "actuator", "nsensor": "sensor"}


def fail(struct, f, why):
    raise SystemExit(f"spec.schema: {struct.name}.{f.name} -> {f.array}: {why}")


def check_types(struct, f, array, schema):
    """A row is copied byte by byte: the elements must be of one type, and as many."""
    enums = {e.name for e in schema.enums}
    if f.base == "ctDoubleVec*":
        if f.back or array.base != "cttNum" or not array.extent[1].startswith("nuser_"):
            fail(struct, f, "a vector fills user numbers, forward only")
        return
    base = "int" if f.base in enums else f.base
    if SAME.get(base) != SAME.get(array.base) or base not in SAME:
        fail(struct, f, f"{f.base} is not {array.base}")
    if (f.extent or ["1"]) != (array.extent[1:] or ["1"]):
        fail(struct, f, f"{f.extent} elements are not {array.extent[1:]}")


def lists(schema):
    """(name, struct) -> [(member, array)], in the order of the schema."""
    arrays = {f.name: f for f in schema.struct("ctModel").fields if f.is_array}
    found, taken = {}, set()
    for struct in schema.structs["spec"]:
        for f in struct.fields:
            if not f.array:
                continue
            if f.array not in arrays or arrays[f.array].extent[0] not in LENGTH:
                fail(struct, f, "no such array of elements in the model")
            if f.array in taken:
                fail(struct, f, "another member fills it")
            taken.add(f.array)
            check_types(struct, f, arrays[f.array], schema)
            found.setdefault((LENGTH[arrays[f.array].extent[0]], struct.name), []).append((f, arrays[f.array]))
    return found


def row(struct, f, array):
    vector = f.base == "ctDoubleVec*"
    width = f"offsetof(ctModel, {array.extent[1]})" if vector else "0"
    size = "0" if vector else f"sizeof(((const {struct}*)0)->{f.name})"
    return f"    {{offsetof({struct}, {f.name}), offsetof(ctModel, {f.array}), {size}, {width}, {str(f.back).lower()}}},\n"


def members_c(found):
    out = [NOTE.format("spec.schema"), '#include "generated/spec_members.h"\n\n#include <stddef.h>\n']
    for (name, struct), rows in found.items():
        out.append(f"\nstatic const SpecMember {name}_member[] = {{\n")
        out += [row(struct, f, array) for f, array in rows]
        out.append("};\n")
        out.append(f"const SpecMembers spec_members_{name} = {{ctOBJ_{struct[3:].upper()}, {name}_member, {len(rows)}}};\n")
    names = "".join(f"    &spec_members_{name},\n" for name, _ in found)
    out.append(f"\nconst SpecMembers* const spec_members[] = {{\n{names}}};\nconst int spec_members_count = {len(found)};\n")
    return "".join(out)


MEMBERS_H = NOTE.format("spec.schema") + """#ifndef GENERATED_SPEC_MEMBERS_H
#define GENERATED_SPEC_MEMBERS_H

#include <corten/model.h>
#include <corten/spec.h>

#include <stdbool.h>

// A member of an element's public struct and the array of the model that has the same numbers.
typedef struct SpecMember {
  size_t member; // offset in the public struct
  size_t array;  // offset of the pointer in ctModel
  size_t bytes;  // of the member and of a row; 0: the member is a vector of user numbers
  size_t width;  // of a vector: offset of the numbers per row in ctModel
  bool back;     // ct_copyBack copies a row that was edited
} SpecMember;

// Members of elements of one type, and arrays of one length.
typedef struct SpecMembers {
  cttObj type;
  const SpecMember* item;
  int count;
} SpecMembers;

@externs
extern const SpecMembers* const spec_members[];
extern const int spec_members_count;

#endif
"""


def member_tables(schema):
    found = lists(schema)
    externs = "".join(f"extern const SpecMembers spec_members_{name};\n" for name, _ in found)
    return {"src/generated/spec_members.h": MEMBERS_H.replace("@externs", externs),
            "src/generated/spec_members.c": members_c(found)}
