"""What the Python package takes from the schema as Python: enums, constants, and the tables of named access."""

NOTE = '"""{} Written by tools/gen.py from schema/. Do not edit."""\n'
MODEL = {"actuator": ("nu", "actuator_"), "body": ("nbody", "body_"), "camera": ("ncam", "cam_"), "equality": ("neq", "eq_"),
         "exclude": ("nexclude", "exclude_"), "geom": ("ngeom", "geom_"), "hfield": ("nhfield", "hfield_"), "joint": ("njnt", "jnt_"),
         "key": ("nkey", "key_"), "light": ("nlight", "light_"), "material": ("nmat", "mat_"), "mesh": ("nmesh", "mesh_"),
         "numeric": ("nnumeric", "numeric_"), "pair": ("npair", "pair_"), "sensor": ("nsensor", "sensor_"), "site": ("nsite", "site_"),
         "skin": ("nskin", "skin_"), "tendon": ("ntendon", "tendon_"), "texture": ("ntex", "tex_"), "tuple": ("ntuple", "tuple_"),
         "flex": ("nflex", "flex_"), "text": ("ntext", "text_")}
DATA = {"actuator": ("nu", "actuator_"), "body": ("nbody", ""), "camera": ("ncam", "cam_"), "geom": ("ngeom", "geom_"),
        "joint": ("njnt", ""), "light": ("nlight", "light_"), "sensor": ("nsensor", "sensor_"), "site": ("nsite", "site_"),
        "tendon": ("ntendon", "ten_")}
# fields that do not have a row for each object: attribute -> (field, where its part is)
MODEL_MORE = {"joint": {"qpos0": ("qpos0", "qpos"), "qpos_spring": ("qpos_spring", "qpos")},
              "hfield": {"data": ("hfield_data", "hfield")}, "numeric": {"data": ("numeric_data", "numeric")},
              "texture": {"data": ("tex_data", "texture")},
              "tuple": {n: (f"tuple_{n}", "tuple") for n in ("objtype", "objid", "objprm")}}
DATA_MORE = {"joint": {"qpos": ("qpos", "qpos")}, "actuator": {"ctrl": ("ctrl", "row"), "moment": ("actuator_moment", "moment")},
             "sensor": {"data": ("sensordata", "sensordata")}, "tendon": {}}


def constant(text):
    return text if text.replace(".", "").replace("-", "").isdigit() else repr(float(text)) if text[0].isdigit() else text


def enums_py(schema):
    out = [NOTE.format("Enums and constants."), "from corten._enum_type import Enum as _Enum\n\n"]
    out += [f"mj{c.name[2:]} = {constant(c.value)}\n" for c in schema.consts]
    for e in schema.enums:
        rows = "".join(f"    mj{v.name[2:]} = {v.value}\n" for v in e.values)
        out.append(f'\nclass mj{e.name[2:]}(_Enum):\n    """{e.meaning}"""\n{rows}')
    return "".join(out)


def views(struct, kinds, more, dofs):
    """kind -> (size, {attribute: (field, how)})"""
    table = {}
    for kind, (size, prefix) in kinds.items():
        rows = {f.name.removeprefix(prefix): (f.name, "row") for f in struct.fields
                if f.is_array and f.extent[0] == size and f.name.startswith(prefix)}
        if kind == "joint":
            rows.update({f.name.removeprefix(dofs): (f.name, "dof") for f in struct.fields
                         if f.is_array and f.extent[0] == "nv" and f.name.startswith(dofs) and (f.name.removeprefix(dofs) not in rows or f.name == "dof_bodyid")})
        rows.update(more.get(kind, {}))
        table[kind] = (size, dict(sorted(rows.items())))
    return table


def table_text(name, table):
    out = [f"\n{name} = {{\n"]
    for kind, (size, rows) in table.items():
        out.append(f"    {kind!r}: ({size!r}, {{\n")
        out += [f"        {a!r}: {f!r},\n" for a, f in rows.items()]
        out.append("    }),\n")
    return "".join(out) + "}\n"


def python_names(schema):
    model, data = schema.struct("ctModel"), schema.struct("ctData")
    named = (NOTE.format("Fields of named objects: kind -> (number of them, {attribute: (field, where)}).")
             + table_text("MODEL", views(model, MODEL, MODEL_MORE, "dof_")) + table_text("DATA", views(data, DATA, DATA_MORE, "")))
    return {"python/corten/_enums.py": enums_py(schema), "python/corten/_named.py": named}
