"""The catalogue of hostile models: one row per model with its name, how it is made and what must come of it.

  row(name, expected, text, files)     text: the XML, or a function of the folder that returns it; files: name -> bytes
Expected: `refused: WORDS` (a reason with these words), `steps` (loads and steps), `steps: WORDS` (and warns with these
words), `either` (loads and steps, or is refused with a reason). Nothing large is stored: large input is made here."""
import os
import pathlib
import struct
import zlib

ROWS = []
BALL = '<body><freejoint/><geom size=".1"/></body>'


def row(name, expected, text, files=None):
    ROWS.append((name, expected, text, files or {}))


def model(world="", before="", after=""):
    return f"<mujoco>{before}<worldbody>{world}</worldbody>{after}</mujoco>"


def asset(text, world=""):
    return model(world, f"<asset>{text}</asset>")


# ---- height fields
FIELD = '<geom type="hfield" hfield="h"/><body pos="0 0 3"><freejoint/><geom size=".1"/><site name="s" zaxis="0 0 -1"/></body>'
RANGE = '<sensor><rangefinder site="s"/></sensor>'


def field(attributes):
    return model(FIELD, f'<asset><hfield name="h" {attributes}/></asset>', RANGE)


for i, size in enumerate(("inf 1 1 1", "1 inf 1 1", "1 1 inf 1", "1 1 1 inf", "nan 1 1 1", "-1 1 1 1", "0 1 1 1")):
    row(f"hfield_size_{i}", "refused: size parameter is not", field(f'nrow="5" ncol="5" size="{size}"'))
row("hfield_size_tiny", "either", field('nrow="5" ncol="5" size="1e-300 1e-300 1e-300 1e-300"'))
row("hfield_size_huge", "either", field('nrow="5" ncol="5" size="1e308 1e308 1e308 1e308"'))
row("hfield_size_1e20", "either", field('nrow="5" ncol="5" size="1e20 1e20 1e20 1"'))
row("hfield_one_sample", "either", field('nrow="1" ncol="1" size="1 1 1 1"'))
row("hfield_rows_max", "refused: ", field('nrow="2147483647" ncol="2147483647" size="1 1 1 1"'))
row("hfield_rows_large", "refused: ", field('nrow="60000" ncol="60000" size="1 1 1 1"'))
row("hfield_rows_negative", "refused: ", field('nrow="-5" ncol="-5" size="1 1 1 1"'))
row("hfield_heights_nan", "either", field('nrow="2" ncol="2" size="1 1 1 1" elevation="nan nan nan nan"'))
row("hfield_heights_inf", "either", field('nrow="2" ncol="2" size="1 1 1 1" elevation="inf 0 -inf 0"'))
row("hfield_heights_huge", "either", field('nrow="2" ncol="2" size="1 1 1 1" elevation="3e38 -3e38 3e38 0"'))
row("hfield_file_lies", "refused: ", field('file="h.bin" size="1 1 1 1"'), {"h.bin": struct.pack("<ii", 2**30, 2**30)})
row("hfield_file_negative", "refused: ", field('file="h.bin" size="1 1 1 1"'), {"h.bin": struct.pack("<iif", -1, -1, 0)})
row("hfield_file_nan", "either", field('file="h.bin" size="1 1 1 1"'), {"h.bin": struct.pack("<ii4f", 2, 2, *[float("nan")] * 4)})
row("hfield_file_empty", "refused: ", field('file="h.bin" size="1 1 1 1"'), {"h.bin": b""})


# ---- images
def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, data, color=0, interlace=0):
    head = struct.pack(">IIBBBBB", width, height, 8, color, 0, 0, interlace)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def zeros(count):
    """A stream that unpacks to many zeros, made piece by piece."""
    z = zlib.compressobj(9)
    block = bytes(1 << 20)
    return b"".join(z.compress(block[:min(count - i, 1 << 20)]) for i in range(0, count, 1 << 20)) + z.flush()


def texture(attributes, world=""):
    return asset(f'<texture name="t" type="2d" {attributes}/><material name="m" texture="t"/>', world)


row("png_bomb", "refused: ", texture('file="t.png"'), {"t.png": png(65535, 65535, zeros(64 << 20))})
row("png_bomb_colors", "refused: ", texture('file="t.png"'), {"t.png": png(40000, 40000, zeros(8 << 20), 6)})
row("png_bomb_interlaced", "refused: ", texture('file="t.png"'), {"t.png": png(60000, 60000, zeros(8 << 20), 2, 1)})
row("png_largest_side", "refused: ", texture('file="t.png"'), {"t.png": png(2**31 - 1, 1, zeros(1000))})
row("png_too_much_data", "refused: ", texture('file="t.png"'), {"t.png": png(2, 2, zeros(256 << 20))})
row("png_no_size", "refused: ", texture('file="t.png"'), {"t.png": png(0, 0, zeros(1))})
row("png_cut", "refused: ", texture('file="t.png"'), {"t.png": png(8, 8, zeros(72))[:60]})
row("png_chunk_length", "refused: ", texture('file="t.png"'), {"t.png": b"\x89PNG\r\n\x1a\n" + b"\xff\xff\xff\xffIHDR"})
row("png_many_chunks", "refused: ", texture('file="t.png"'), {"t.png": b"\x89PNG\r\n\x1a\n" + chunk(b"tEXt", b"") * 500000})
row("texture_channels_negative", "refused: Unsupported number of channels: -1", texture('builtin="flat" width="8" height="8" nchannel="-1"'))
row("texture_channels_zero", "refused: Unsupported number of channels: 0", texture('builtin="flat" width="8" height="8" nchannel="0"'))
row("texture_channels_max", "refused: Unsupported number of channels", texture('builtin="flat" width="8" height="8" nchannel="2147483647"'))
row("texture_largest", "refused: Builtin texture too large", texture('builtin="flat" width="2147483647" height="2147483647"'))
row("texture_too_large", "refused: at most 4294967296 bytes", texture('builtin="checker" width="60000" height="60000"'))
row("texture_negative", "refused: Invalid width", texture('builtin="flat" width="-8" height="8"'))
row("texture_cube_large", "refused: ", asset('<texture name="t" type="cube" builtin="flat" width="300000000" height="1"/>'))
row("texture_random_nan", "either", texture('builtin="flat" mark="random" random="nan" width="8" height="8" rgb1="nan inf -1"'))
row("texture_grid_max", "refused: ", asset('<texture name="t" type="cube" file="t.png" gridsize="2147483647 2147483647"/>'), {"t.png": png(8, 8, zeros(72))})
row("texture_raw_lies", "refused: ", texture('file="t.tex" content_type="image/vnd.mujoco.texture"'), {"t.tex": struct.pack("<ii", 2**30, 2**30)})


# ---- meshes
def mesh(attributes, files=None):
    return asset(f'<mesh name="m" {attributes}/>', '<geom type="plane" size="1 1 1"/><body pos="0 0 1"><freejoint/><geom type="mesh" mesh="m"/></body>')


TETRA = "0 0 0 1 0 0 0 1 0 0 0 1"
row("mesh_msh_lies", "refused: ", mesh('file="m.msh"'), {"m.msh": struct.pack("<iiii", 2**31 - 1, 0, 0, 0)})
row("mesh_msh_sum_overflows", "refused: ", mesh('file="m.msh"'), {"m.msh": struct.pack("<iiii", 2**30, 2**30, 2**30, 2**30) + bytes(100)})
row("mesh_msh_negative", "refused: ", mesh('file="m.msh"'), {"m.msh": struct.pack("<iiii", -4, -1, -1, -1)})
row("mesh_stl_lies", "refused: ", mesh('file="m.stl"'), {"m.stl": bytes(80) + struct.pack("<I", 0xFFFFFFFF) + bytes(50)})
row("mesh_stl_nan", "refused: ", mesh('file="m.stl"'), {"m.stl": bytes(80) + struct.pack("<I", 4) + struct.pack("<12fH", *[float("nan")] * 12, 0) * 4})
row("mesh_obj_index", "refused: ", mesh('file="m.obj"'), {"m.obj": b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 2147483647\n"})
row("mesh_obj_negative", "refused: ", mesh('file="m.obj"'), {"m.obj": b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf -1 -2 -2147483648\n"})
row("mesh_obj_polygon", "either", mesh('file="m.obj"'), {"m.obj": b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf" + b" 1 2 3 4" * 50000 + b"\n"})
row("mesh_obj_lines", "refused: ", mesh('file="m.obj"'), {"m.obj": b"f 1 1 1\n" * 300000})
row("mesh_obj_long_line", "refused: ", mesh('file="m.obj"'), {"m.obj": b"v " + b"1" * 10_000_000})
row("mesh_one_point", "refused: ", mesh('vertex="' + "1 1 1 " * 50 + '"'))
row("mesh_flat", "refused: ", mesh('vertex="0 0 0 1 0 0 0 1 0 1 1 0"'))
row("mesh_huge", "either", mesh('vertex="0 0 0 1e30 0 0 0 1e30 0 0 0 1e30"'))
row("mesh_nan", "refused: ", mesh('vertex="0 0 0 1 0 0 0 1 0 0 0 nan"'))
row("mesh_infinite", "refused: ", mesh('vertex="0 0 0 1 0 0 0 1 0 0 0 inf"'))
row("mesh_face_index", "refused: ", mesh(f'vertex="{TETRA}" face="0 1 2147483647"'))
row("mesh_scale_nan", "either", mesh(f'vertex="{TETRA}" scale="nan 1 1"'))
row("mesh_scale_zero", "refused: ", mesh(f'vertex="{TETRA}" scale="0 0 0"'))
row("mesh_scale_huge", "either", mesh(f'vertex="{TETRA}" scale="1e200 1e200 1e200"'))
row("mesh_maxhullvert", "either", mesh(f'vertex="{TETRA}" maxhullvert="2147483647"'))
for kind, params in (("sphere", "1e9"), ("hemisphere", "1e300"), ("supersphere", "1e9 1 1"), ("supertorus", "1e9 .5 1 1"), ("cone", "1e9 1"),
                     ("plate", "1e9 1e9"), ("wedge", "1e9 1e9 10 10 0"), ("plate", "nan nan"), ("sphere", "nan"), ("cone", "-1e300 0"), ("supertorus", "20000 .5 1 1")):
    row(f"mesh_builtin_{kind}_{params.split()[0]}", "refused: ", mesh(f'builtin="{kind}" params="{params}"'))
for kind, params in (("supersphere", "999 1 1"), ("supertorus", "999 .5 1 1"), ("plate", "999 999"), ("wedge", "999 999 10 10 0"), ("cone", "65000 1")):
    row(f"mesh_builtin_{kind}_work", "refused: vertices is too large", mesh(f'builtin="{kind}" params="{params}"'))
row("skin_file_lies", "refused: ", asset('<skin name="s" file="s.skn"/>'), {"s.skn": struct.pack("<iiii", 2**30, 2**30, 2**30, 2**30)})
row("skin_face_index", "refused: face index", asset('<skin name="s" vertex="0 0 0 1 0 0 0 1 0" face="0 1 2147483647"><bone body="world" bindpos="0 0 0" '
                                                    'bindquat="1 0 0 0" vertid="0 1 2" vertweight="1 1 1"/></skin>'))
row("skin_vertid", "refused: ", asset('<skin name="s" vertex="0 0 0 1 0 0 0 1 0" face="0 1 2"><bone body="world" bindpos="0 0 0" '
                                      'bindquat="1 0 0 0" vertid="0 1 -2147483648" vertweight="1 1 1"/></skin>'))

# ---- what is no file
for name, path in (("zero", "/dev/zero"), ("random", "/dev/urandom"), ("fifo", "fifo"), ("folder", "folder"), ("loop", "loop"), ("dangling", "dangling"),
                   ("terminal", "/dev/tty"), ("memory", "/proc/self/mem")):
    row(f"mesh_{name}", "refused: ", mesh(f'file="{path}" content_type="model/obj"'))
    row(f"include_{name}", "refused: ", f'<mujoco><include file="{path}"/></mujoco>')
    row(f"hfield_{name}", "refused: ", field(f'file="{path}" size="1 1 1 1"'))
    row(f"model_{name}", "refused: ", asset(f'<model name="a" file="{path}"/>'))
row("texture_fifo", "refused: ", texture('file="fifo" content_type="image/png"'))
row("skin_fifo", "refused: ", asset('<skin name="s" file="fifo"/>'))
row("name_very_long", "refused: ", mesh(f'file="{"x" * 100000}.obj"'))
row("include_passwd", "refused: ", '<mujoco><include file="../../../../../../../../etc/passwd"/></mujoco>')


# ---- XML
def deep(tag, count, inner="", close=True):
    return f"<{tag}>" * count + inner + (f"</{tag}>" * count if close else "")


row("nesting_600", "refused: ", model(deep("body", 600)))
row("nesting_million", "refused: ", model(deep("body", 1_000_000, close=False)))
row("nesting_chain", "steps", model(deep('body pos=".1 0 0"', 480, '<joint/><geom size=".1"/>').replace('</body pos=".1 0 0">', "</body>")))
row("defaults_deep", "refused: ", model(before=deep('default class="a"', 400).replace('</default class="a">', "</default>")))
row("errors_many", "refused: and 999000 more that are not shown", model('<geom sise="1"/>' * 1_000_000))
row("errors_elements", "refused: and 999000 more that are not shown", model("<gaom/>" * 1_000_000))
row("errors_values", "refused: the text after them was not read", model('<geom size="1" pos="a b c"/>' * 1_000_000))
row("errors_compile", "refused: more that are not shown", model('<geom size="1" material="none"/>' * 100_000))
row("warnings_many", "either", model('<geom size="1" mass="1"/>' * 20_000))
row("attributes_many", "refused: ", "<mujoco " + " ".join(f'a{i}="1"' for i in range(100_000)) + "/>")
row("attribute_numbers", "refused: ", model(f'<geom size="{"1 " * 5_000_000}"/>'))
row("attribute_digits", "steps", model(f'<geom size="{"0" * 1_000_000}1"/>'))
row("name_megabyte", "steps", model(f'<body name="{"n" * 1_000_000}"><freejoint/><geom size="1"/></body>'))
row("class_megabyte", "steps", model('<geom size="1"/>', f'<default><default class="{"c" * 1_000_000}"/></default>'))
row("entities", "refused: ", '<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><mujoco model="&b;"><geom/></mujoco>')
row("text_open", "refused: ", "<mujoco><!--" + "-" * 10_000_000)
row("text_brackets", "refused: ", "<" * 5_000_000)
row("text_binary", "refused: ", "<mujoco>" + "".join(chr(1 + i % 31) for i in range(100_000) if i % 31 not in (8, 9, 12)) + "<")
row("text_empty", "refused: ", " ")
row("elements_unknown", "refused: ", "<mujoco>" + "".join(f"<e{i}/>" for i in range(200_000)) + "</mujoco>")
row("names_equal", "refused: repeated name", model('<geom name="g" size="1"/>' * 20_000))
row("geoms_many", "steps", model("".join(f'<geom size=".1" pos="{i} 0 0"/>' for i in range(20_000))))
row("classes_many", "steps", model('<geom size="1" class="c9"/>', "<default>" + "".join(f'<default class="c{i}"/>' for i in range(10_000)) + "</default>"))


# ---- includes and attached models
def chain(count, last):
    return {f"i{k}.xml": f'<mujoco><include file="i{k + 1}.xml"/></mujoco>' if k + 1 < count else last for k in range(count)}


row("include_self", "refused: ", '<mujoco><include file="model.xml"/></mujoco>')
row("include_mutual", "refused: ", '<mujoco><include file="i0.xml"/></mujoco>', {"i0.xml": '<mujoco><include file="i1.xml"/></mujoco>', "i1.xml": '<mujoco><include file="i0.xml"/></mujoco>'})
row("include_deep", "refused: ", '<mujoco><include file="i0.xml"/></mujoco>', chain(700, "<mujoco><option/></mujoco>"))
row("include_slashes", "refused: ", "<mujoco>" + "".join(f'<include file=".{"/" * k}i0.xml"/>' for k in range(1, 12_000)) + "</mujoco>", {"i0.xml": "<mujoco><option/></mujoco>"})
row("include_doubling", "refused: ", '<mujoco><include file="i0.xml"/></mujoco>',
    {f"i{k}.xml": f'<mujoco><include file=".//i{k + 1}.xml"/><include file=".///i{k + 1}.xml"/><include file="i{k + 1}.xml"/></mujoco>' if k < 30 else "<mujoco><option/></mujoco>"
     for k in range(31)})
row("attach_self", "refused: ", asset('<model name="a" file="model.xml"/>', '<attach model="a" prefix="p"/>'))
row("attach_self_large", "refused: could not parse model file", asset('<model name="a" file="model.xml"/><model name="b" file="model.xml"/>', '<body><geom size=".1"/></body>' * 30_000))
row("attach_large", "refused: tags and attributes, at most", asset("".join(f'<model name="m{k}" file="a.xml"/>' for k in range(200))),
    {"a.xml": model('<body><geom size=".1"/></body>' * 30_000)})
row("attach_mutual", "refused: ", asset('<model name="a" file="a.xml"/>', '<attach model="a" prefix="p"/>'),
    {"a.xml": asset('<model name="a" file="b.xml"/>', '<attach model="a" prefix="p"/>'), "b.xml": asset('<model name="a" file="a.xml"/>', '<attach model="a" prefix="p"/>')})
row("attach_doubling", "refused: ", asset('<model name="a" file="a0.xml"/>', '<attach model="a" prefix="p"/>'),
    {f"a{k}.xml": asset(f'<model name="a" file="a{k + 1}.xml"/>', '<body name="x"><attach model="a" prefix="p"/></body><body name="y"><attach model="a" prefix="q"/></body>')
     if k < 30 else model('<body name="z"><geom size="1"/></body>') for k in range(31)})

# ---- sizes
for name in ("nuserdata", "nkey", "nuser_body", "nuser_geom", "nuser_jnt", "nuser_site", "nuser_cam", "nuser_tendon", "nuser_actuator", "nuser_sensor"):
    row(f"size_{name}", "refused: too large: 2147483647", model('<body><joint name="j"/><geom size="1"/><site/><camera/></body>', f'<size {name}="2147483647"/>',
        '<tendon><fixed name="x"><joint joint="j" coef="1"/></fixed></tendon><actuator><motor joint="j"/></actuator><sensor><jointpos joint="j"/></sensor>'))
row("size_sum", "refused: sum of all sizes without data is too large", model(BALL, '<size nuserdata="60000000" nuser_body="20000000" nuser_geom="60000000"/>'))
row("size_nuserdata_negative", "refused: ", model(before='<size nuserdata="-1"/>'))
for i, memory in enumerate(("1e30T", "99999999999999999999G", "nan", "1Z", "", "18446744073709551616", "16E")):
    row(f"size_memory_{i}", "refused: ", model(before=f'<size memory="{memory}"/>'))
row("size_memory_zero", "steps", model(BALL, '<size memory="0"/>'))
row("size_memory_one", "steps: ", model('<geom type="plane" size="1 1 1"/>' + BALL, '<size memory="1"/>'))
row("size_memory_largest", "steps", model(BALL, '<size memory="7E"/>'))
for name in ("njmax", "nconmax", "nstack"):
    row(f"size_{name}", "steps", model(BALL, f'<size {name}="2147483647"/>'))
row("numeric_size", "refused: between 1 and 500", model(before='<custom><numeric name="n" size="2147483647" data="1"/></custom>'))
row("numeric_negative", "refused: between 1 and 500", model(before='<custom><numeric name="n" size="-1" data="1"/></custom>'))
row("tuple_long", "steps", model('<geom name="g" size="1"/>', "<custom><tuple name='t'>" + "<element objtype='geom' objname='g'/>" * 50_000 + "</tuple></custom>"))
row("text_long", "steps", model(before=f'<custom><text name="t" data="{"x" * 5_000_000}"/></custom>'))
row("key_many", "steps", model('<body><joint/><geom size="1"/></body>', after=f'<keyframe>{"<key/>" * 50_000}</keyframe>'))
row("plugin_config_long", "either", model('<body><joint name="j"/><geom size="1"/></body>', '<extension><plugin plugin="mujoco.pid"/></extension>',
    f'<actuator><plugin plugin="mujoco.pid" joint="j"><config key="kp" value="{"1" * 1_000_000}"/></plugin></actuator>'))
row("touch_grid_largest", "refused: number of sensor values is too large", model('<body><joint/><geom size="1"/><site name="s"/></body>',
    '<extension><plugin plugin="mujoco.sensor.touch_grid"/></extension>',
    '<sensor><plugin plugin="mujoco.sensor.touch_grid" objtype="site" objname="s"><config key="size" value="10000 10000"/><config key="fov" value="10 10"/>'
    '<config key="gamma" value="0"/><config key="nchannel" value="6"/></plugin></sensor>'))

# ---- generators
row("replicate_largest", "refused: at most", model(f'<replicate count="2147483647">{BALL}</replicate>'))
row("replicate_empty", "refused: at most", model('<replicate count="2147483647"/>'))
row("replicate_negative", "either", model(f'<replicate count="-1">{BALL}</replicate>'))
row("replicate_thousands", "refused: at most", model(f'<replicate count="1000"><replicate count="1000"><replicate count="1000">{BALL}</replicate></replicate></replicate>'))
row("replicate_clock", "refused: at most", model('<replicate count="60"><body name="b"/></replicate>', after="<sensor><clock/></sensor>"))
row("composite_count", "refused: composite of 9999999 bodies", model('<composite type="cable" prefix="c" count="10000000 1 1" size="1" curve="s" initial="free"><geom type="capsule" size=".02"/></composite>'))
row("composite_chain", "refused: inertia matrix is too large", model('<composite type="cable" prefix="c" count="9999 1 1" size="1" curve="s" initial="free"><geom type="capsule" size=".02"/></composite>'))
row("composite_subgrid", "refused: skin subgrid 1000000000", model('<composite type="cable" prefix="c" count="5 1 1" size="1" curve="s" initial="free"><geom type="box" size=".1 .02 .02"/><skin subgrid="1000000000"/></composite>'))
row("composite_nan", "either", model('<composite type="cable" prefix="c" count="5 1 1" size="nan" curve="s" initial="free"><geom type="capsule" size=".02"/></composite>'))


def flexcomp(count, more='type="grid"', dim=3):
    return model(f'<flexcomp name="f" {more} count="{count}" spacing=".1 .1 .1" radius=".01" dim="{dim}" mass="1"/>')


row("flexcomp_cubed", "refused: 1000 x 1000 x 1000 points", flexcomp("1000 1000 1000"))
row("flexcomp_largest", "refused: points is too large", flexcomp("2147483647 2147483647 2147483647"))
row("flexcomp_flat", "refused: points is too large", flexcomp("46341 46341 1", dim=2))
row("flexcomp_bodies", "refused: free points", flexcomp("300 300 1", dim=2))
row("flexcomp_box", "refused: points is too large", flexcomp("1000 1000 1000", 'type="box"'))
row("flexcomp_ellipsoid", "refused: points is too large", flexcomp("1000 1000 1000", 'type="ellipsoid"', 2))
row("flexcomp_circle", "refused: points is too large", flexcomp("2147483647 1 1", 'type="circle"', 1))
row("flexcomp_trilinear", "refused: points is too large", flexcomp("1000 1000 1000", 'type="grid" dof="trilinear"'))
row("flexcomp_point_nan", "either", model('<flexcomp name="f" type="direct" point="0 0 0 nan 0 0 0 inf 0" element="0 1 2" dim="2" mass="1" radius=".01"/>'))
row("flexcomp_element", "refused: ", model('<flexcomp name="f" type="direct" point="0 0 0 1 0 0 0 1 0" element="0 1 2147483647" dim="2" mass="1" radius=".01"/>'))
row("flexcomp_gmsh_lies", "refused: ", model('<flexcomp name="f" type="gmsh" file="f.msh" dim="3" mass="1" radius=".01"/>'),
    {"f.msh": "$MeshFormat\n4.1 0 8\n$EndMeshFormat\n$Nodes\n1 99999999999 1 99999999999\n3 1 0 99999999999\n"})
row("flexcomp_condim", "refused: invalid condim", model('<flexcomp name="f" count="3 3 1" spacing=".1 .1 .1" radius=".01" dim="2" mass="1"><contact condim="0"/></flexcomp>'))

# ---- controls and sensors
DRIVE = '<body><joint name="j"/><geom size=".1" pos="0 0 .2"/><site name="s"/><camera name="c" resolution="30000 30000"/></body>'
for i, text in enumerate(('delay="1" nsample="2147483647"', 'delay="nan" nsample="5"', 'delay="inf" nsample="5"', 'delay="-1" nsample="5"', 'delay="1" nsample="-5"',
                          'delay="1e300" nsample="3"')):
    row(f"actuator_history_{i}", "either", model(DRIVE, after=f'<actuator><motor joint="j" {text}/></actuator>'))
    row(f"sensor_history_{i}", "either", model(DRIVE, after=f'<sensor><jointpos joint="j" {text}/></sensor>'))
row("actuator_history_many", "refused: history buffers is too large", model(DRIVE, after="<actuator>" + "<motor joint='j' delay='1' nsample='16000000'/>" * 20 + "</actuator>"))
row("actuator_actdim", "refused: ", model(DRIVE, after='<actuator><general joint="j" dyntype="user" actdim="2147483647"/></actuator>'))
row("lengthrange_endless", "refused: ", model(DRIVE, '<compiler><lengthrange mode="all" inttotal="1e300" timestep="1e-9"/></compiler>', '<actuator><motor joint="j"/></actuator>'))
row("lengthrange_long", "refused: steps, at most", model(DRIVE, '<compiler><lengthrange mode="all" inttotal="1e5" timestep=".01"/></compiler>', '<actuator><motor joint="j"/></actuator>'))
row("lengthrange_nan", "either", model(DRIVE, '<compiler><lengthrange mode="all" inttotal="nan" timestep="nan"/></compiler>', '<actuator><motor joint="j"/></actuator>'))
row("sensor_user_largest", "refused: ", model(DRIVE, after='<sensor><user dim="2147483647"/></sensor>'))
row("sensor_contact_largest", "refused: ", model(DRIVE, after='<sensor><contact num="2147483647"/></sensor>'))
row("sensor_camera_rays", "refused: ", model(DRIVE, after='<sensor><rangefinder camera="c" data="dist dir origin point normal depth"/></sensor>'))
row("sensor_camera_work", "refused: number of sensor values is too large", model(DRIVE.replace("30000 30000", "8000 8000"), after='<sensor><rangefinder camera="c"/></sensor>'))
row("sensor_interval", "either", model(DRIVE, after='<sensor><jointpos joint="j" interval="1e-300 0" delay="1" nsample="100"/></sensor>'))
row("tendon_long", "steps", model(DRIVE + '<site name="t" pos="1 0 0"/>', after="<tendon><spatial>" + "<site site='s'/><site site='t'/>" * 5000 + "</spatial></tendon>"))
row("tendon_divisor", "either", model(DRIVE + '<site name="t"/>', after='<tendon><spatial><site site="s"/><site site="t"/><pulley divisor="0"/><site site="s"/><site site="t"/></spatial></tendon>'))

# ---- options and heaps
for name in ("timestep", "gravity", "density", "viscosity", "tolerance", "impratio"):
    for value in ("nan", "inf", "0", "-1"):
        row(f"option_{name}_{value}", "either", model('<geom type="plane" size="1 1 1"/>' + BALL * 2, f'<option {name}="{" ".join([value] * (3 if name == "gravity" else 1))}"/>'))
for name in ("iterations", "ls_iterations", "noslip_iterations", "ccd_iterations", "sdf_iterations", "sdf_initpoints"):
    row(f"option_{name}", f"refused: {name} is too large: 2147483647", model('<geom type="plane" size="1 1 1"/><body pos="0 0 .05"><freejoint/><geom type="box" size=".1 .1 .1"/></body>'
                                          '<body pos="0 0 .2"><freejoint/><geom type="ellipsoid" size=".1 .1 .1"/></body>',
                                          f'<option {name}="2147483647" tolerance="0" ls_tolerance="0" noslip_tolerance="0" ccd_tolerance="0"/>'))
row("heap_balls", "steps: ", model(BALL * 2000))
row("heap_boxes", "either", model('<body><freejoint/><geom type="box" size=".1 .1 .1" condim="6"/></body>' * 20, '<option cone="elliptic"/>'))
row("heap_static", "steps", model('<geom size=".1"/>' * 10_000 + BALL))
row("body_huge", "either", model('<geom type="plane" size="1 1 1"/><body pos="0 0 1e300"><freejoint/><geom size="1e300"/></body>'))
row("body_massless", "refused: ", model('<body><freejoint/><geom size="1e-300"/></body>'))
row("body_heavy", "either", model('<geom type="plane" size="1 1 1"/><body><freejoint/><geom size=".1" mass="1e300"/></body>' + BALL))
row("urdf_cycle", "refused: ", '<robot name="r"><link name="a"/><link name="b"/><joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint>'
    '<joint name="k" type="fixed"><parent link="b"/><child link="a"/></joint></robot>')
row("urdf_links", "either", '<robot name="r">' + "".join(f'<link name="l{i}"/>' for i in range(2000)) + "</robot>")


# ---- kinds of bending, elasticity, gain and contact
def solid(attributes, option=""):
    return model(f'<geom type="plane" size="1 1 1"/><flexcomp name="f" count="3 3 3" spacing=".1 .1 .1" radius=".01" dim="3" mass="1" {attributes}/>', option)


def sheet(attributes, option=""):
    return model(f'<geom type="plane" size="1 1 1"/><flexcomp name="f" count="4 4 1" spacing=".1 .1 .1" radius=".01" dim="2" mass="1" {attributes}/>', option)


def gain(attributes):
    return model('<body><joint name="j"/><geom size=".1" pos="0 0 .2"/></body>', after=f'<actuator><general joint="j" gaintype="custom" {attributes}/></actuator>')


CRATES = '<geom type="plane" size="1 1 1"/>' + "".join(f'<body pos="0 0 {.1 + .19 * i}"><freejoint/><geom type="box" size=".1 .1 .1"/></body>' for i in range(8))
LONG_NAME = "k" * 10_000_000
for name in ("xpbd_substeps", "xpbd_iterations"):
    row(f"kind_{name}", f"refused: {name} is too large: 2147483647", model(CRATES, f'<option corten:solver="xpbd" corten:{name}="2147483647"/>'))
    row(f"kind_{name}_beyond", "refused: ", model(CRATES, f'<option corten:solver="xpbd" corten:{name}="99999999999999999999"/>'))
row("kind_xpbd_sweeps", "refused: sweeps per step, at most", model(CRATES, '<option corten:solver="xpbd" corten:xpbd_substeps="1000" corten:xpbd_iterations="1000"/>'))
row("kind_xpbd_work", "steps", model(CRATES, '<option corten:solver="xpbd" corten:xpbd_substeps="100" corten:xpbd_iterations="1000" tolerance="0"/>'))
row("kind_hunt_crossley_work", "either", model(CRATES, '<option corten:solver="hunt_crossley" iterations="10000" tolerance="0"/>'))
for value in ("1e308", "1e-308", "inf", "nan"):
    bad = "refused: " if value in ("inf", "nan") else "either"
    row(f"kind_modulus_{value}", bad, model(CRATES, f'<option corten:solver="hunt_crossley" corten:modulus="{value}"/>'))
    row(f"kind_dissipation_{value}", bad, model(CRATES, f'<option corten:solver="hunt_crossley" corten:dissipation="{value}"/>'))
    row(f"kind_stiction_{value}", bad, model(CRATES, f'<option corten:solver="hunt_crossley" corten:stiction="{value}"/>'))
    for kind in ("neo_hookean", "stable_neo_hookean", "stvk", "corotated"):
        row(f"kind_{kind}_young_{value}", bad, solid(f'elasticity_model="{kind}" young="{value}" poisson=".3" damping=".1"', '<option integrator="implicitfast"/>'))
    row(f"kind_bridson_young_{value}", bad, sheet(f'bending_model="bridson" young="{value}" thickness=".01" damping=".1"'))
    row(f"kind_thickness_{value}", bad, sheet(f'bending_model="bridson" elasticity_model="stvk" young="1e4" thickness="{value}"'))
    row(f"kind_mooney_rivlin_{value}", bad, solid(f'elasticity_model="mooney_rivlin" elasticity_params="{value} {value} {value}"'))
    row(f"kind_series_elastic_{value}", bad, gain(f'corten:gain_model="series_elastic" corten:gain_params="{value} {value} {value}"'))
    row(f"kind_muscle_{value}", bad, gain(f'corten:gain_model="muscle" corten:gain_params="{" ".join([value] * 9)}"'))
for kind in ("neo_hookean", "stable_neo_hookean", "stvk", "corotated"):
    row(f"kind_{kind}_nearly_incompressible", "either", solid(f'elasticity_model="{kind}" young="1e6" poisson="0.4999999999"'))
    row(f"kind_{kind}_poisson", "refused: poisson", solid(f'elasticity_model="{kind}" young="1e6" poisson="0.5"'))
    row(f"kind_{kind}_young", "refused: young", solid(f'elasticity_model="{kind}" young="-1" poisson=".3"'))
row("kind_gain_params_many", "refused: parameters", gain(f'corten:gain_model="series_elastic" corten:gain_params="{"1 " * 1_000_000}"'))
row("kind_elasticity_params_many", "refused: parameters", solid(f'elasticity_model="mooney_rivlin" elasticity_params="{"1 " * 1_000_000}"'))
row("kind_solver_params_many", "refused: parameters", model(CRATES, f'<option corten:solver="xpbd" corten:solver_params="{"1 " * 1_000_000}"/>'))
row("kind_gain_name_long", "refused: unknown gain kind", gain(f'corten:gain_model="{LONG_NAME}"'))
row("kind_bending_name_long", "refused: unknown bending kind", sheet(f'bending_model="{LONG_NAME}" young="1"'))
row("kind_elasticity_name_long", "refused: unknown elasticity kind", sheet(f'elasticity_model="{LONG_NAME}" young="1"'))
row("kind_solver_name_long", "refused: unknown formulation kind", model(CRATES, f'<option corten:solver="{LONG_NAME}"/>'))
row("kind_attribute_long", "steps", model(CRATES, f'<option corten:{"z" * 10_000}="1"/>'))
row("kind_attribute_very_long", "either", model(CRATES, f'<option corten:{"z" * 10_000_000}="1"/>'))
row("kind_flexes_many", "either", model("".join(f'<flexcomp name="f{i}" count="2 2 1" spacing=".1 .1 .1" radius=".01" dim="2" mass="1" pos="{i} 0 0" bending_model="bridson" '
                                                 'elasticity_model="neo_hookean" young="1e3" thickness=".01"/>' for i in range(3000))))
row("kind_gains_many", "either", model('<body><joint name="j"/><geom size=".1" pos="0 0 .2"/></body>', after="<actuator>" + '<general joint="j" gaintype="custom" '
    'corten:gain_model="series_elastic" corten:gain_params="1 1 1"/>' * 20_000 + "</actuator>"))
row("kind_flat_solid", "either", model('<flexcomp name="f" type="direct" point="0 0 0 1 0 0 0 1 0 1 1 0" element="0 1 2 3" dim="3" mass="1" radius=".01" '
                                       'elasticity_model="neo_hookean" young="1e5" poisson=".3"/>'))
row("kind_collapsed_sheet", "either", model('<flexcomp name="f" type="direct" point="0 0 0 0 0 0 0 1 0 1 1 0" element="0 1 2 1 2 3" dim="2" mass="1" radius=".01" '
                                            'bending_model="bridson" elasticity_model="stvk" young="1e5" thickness=".1"/>'))


def write(folder, row_):
    """The files of one row; the path of its model."""
    name, _, text, files = row_
    here = folder / name
    here.mkdir(parents=True, exist_ok=True)
    for file, content in {**files, "model.xml": text}.items():
        (here / file).write_bytes(content if isinstance(content, bytes) else content.encode())
    return here / "model.xml"


def write_traps(folder):
    """What is no file: in each row's folder, because paths are relative to it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in (("fifo", os.mkfifo), ("folder", os.mkdir), ("loop", lambda p: os.symlink("loop", p)), ("dangling", lambda p: os.symlink("nothing", p))):
        path = pathlib.Path(folder) / name
        if not os.path.lexists(path):
            make(path)


# ---- deformable bodies of particles
def deform(text):
    return model('<geom type="plane" size="1 1 1"/>' + BALL, after=f"<deformable>{text}</deformable>")


def cloth(attributes, inside=""):
    return deform(f'<corten:cloth name="a" {attributes}>{inside}</corten:cloth>')


GMSH = b"$MeshFormat\n2.2 0 8\n$EndMeshFormat\n$Nodes\n%d\n%s\n$EndNodes\n$Elements\n%d\n%s\n$EndElements\n"
FLAT = b"1 0 0 0\n2 1 0 0\n3 0 1 0\n4 1 1 0"
for i, numbers in enumerate(('size="0 1" count="3"', 'size="-1 1" count="3"', 'size="inf 1" count="3"', 'size="1 1" count="-3"', 'radius="1"',
                             'size="1 1" count="2147483647 2147483647"', 'size="1 1" count="60000 60000"', 'vertex="0 0 0" element="0 0 0"',
                             'vertex="0 0 0 1 0 0 0 1 0" element="0 1 3"', 'vertex="0 0 0 1 0 0 0 1 0" element="0 1 -1"',
                             'vertex="0 0 0 0 0 0 0 0 0" element="0 1 2"', 'vertex="nan 0 0 1 0 0 0 1 0" element="0 1 2"')):
    row(f"deform_mesh_{i}", "refused: ", cloth(numbers))
for i, numbers in enumerate(('density="0"', 'density="nan"', 'young="-1"', 'poisson="0.5"', 'thickness="0"', 'iterations="-1"', 'substeps="-1"',
                             'condim="4"', 'pin="9"', 'pin="0 -1"', 'friction="nan"', 'solref="nan 1"')):
    row(f"deform_number_{i}", "refused: ", cloth(f'size="1 1" count="3" {numbers}'))
for i, numbers in enumerate(('young="1e300"', 'young="1e-300"', 'density="1e300"', 'density="1e-300"', 'thickness="1e300"', 'thickness="1e-300"',
                             'pos="1e300 0 0"', 'margin="1e300"', 'substeps="2147483647"', 'iterations="2147483647"', 'sleep="1e300"')):
    row(f"deform_extreme_{i}", "either", cloth(f'size="1 1" count="3" {numbers}'))
row("deform_pinned_all", "steps", cloth('size="1 1" count="2" pin="0 1 2 3"'))
row("deform_attached_twice", "steps", cloth('size="1 1" count="2"', '<corten:attach vertex="0"/><corten:attach vertex="0" pos="1 1 1"/>'))
row("deform_attached_far", "steps", cloth('size="1 1" count="2"', '<corten:attach vertex="0" pos="1e6 0 0" limit="1"/>'))
row("deform_attach_vertex", "refused: ", cloth('size="1 1" count="2"', '<corten:attach vertex="2147483647"/>'))
row("deform_names", "refused: repeated name", deform('<corten:cloth name="a" size="1 1" count="2"/><corten:chain name="a" from="0 0 0" to="1 0 0" segments="2"/>'))
row("deform_rope_point", "refused: ", deform('<corten:chain name="a" from="0 0 0" to="0 0 0" segments="3"/>'))
row("deform_rope_long", "refused: ", deform('<corten:chain name="a" from="0 0 0" to="1 0 0" segments="2147483647"/>'))
row("deform_soft_flat", "refused: ", deform('<corten:softbody name="a" vertex="0 0 0 1 0 0 0 1 0 1 1 0" element="0 1 2 3"/>'))
row("deform_gmsh_flat", "refused: ", deform('<corten:softbody name="a" file="m.msh"/>'), {"m.msh": GMSH % (4, FLAT, 1, b"1 4 0 1 2 3 4")})
row("deform_gmsh_index", "refused: ", deform('<corten:softbody name="a" file="m.msh"/>'), {"m.msh": GMSH % (4, FLAT, 1, b"1 4 0 1 2 3 9")})
row("deform_gmsh_lies", "refused: ", deform('<corten:softbody name="a" file="m.msh"/>'), {"m.msh": GMSH % (2**30, FLAT, 2**30, b"1 4 0 1 2 3 4")})
row("deform_file_empty", "refused: ", deform('<corten:softbody name="a" file="m.msh"/>'), {"m.msh": b""})
row("deform_file_none", "refused: ", cloth('file="none.obj"'))
row("deform_file_dir", "refused: ", cloth('file="."'))
