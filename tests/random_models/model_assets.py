"""Small asset files for generated models: meshes, images, height fields, skins, a model to attach and one to include."""

import os
import struct
import zlib

VERTEX = [(x, y, z) for x in (-0.05, 0.07) for y in (-0.04, 0.06) for z in (-0.03, 0.08)]
FACE = [(0, 1, 3), (0, 3, 2), (4, 6, 7), (4, 7, 5), (0, 4, 5), (0, 5, 1), (2, 3, 7), (2, 7, 6), (0, 2, 6), (0, 6, 4), (1, 5, 7), (1, 7, 3)]


def png(width, height, channels):
    """An image with a smooth pattern: gray, gray and alpha, RGB or RGBA, eight bits."""
    color = {1: 0, 2: 4, 3: 2, 4: 6}[channels]
    rows = b"".join(
        b"\0" + bytes((7 * x + 13 * y + 41 * c) % 256 for x in range(width) for c in range(channels)) for y in range(height))

    def chunk(tag, data):
        return struct.pack(">I", len(data)) + tag + data + struct.pack(">I", zlib.crc32(tag + data))

    head = struct.pack(">IIBBBBB", width, height, 8, color, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def stl_binary():
    out = [b"corten".ljust(80, b" "), struct.pack("<I", len(FACE))]
    for f in FACE:
        out.append(struct.pack("<12fH", 0, 0, 0, *[x for i in f for x in VERTEX[i]], 0))
    return b"".join(out)


def obj():
    lines = ["v %g %g %g" % v for v in VERTEX] + ["vt %g %g" % (v[0] + 0.5, v[1] + 0.5) for v in VERTEX]
    lines += ["f " + " ".join(f"{i + 1}/{i + 1}" for i in f) for f in FACE]
    return ("\n".join(lines) + "\n").encode()


def msh():
    """MuJoCo's own mesh format, without normals and texture coordinates."""
    head = struct.pack("<4i", len(VERTEX), 0, 0, len(FACE))
    return head + struct.pack(f"<{3 * len(VERTEX)}f", *sum(VERTEX, ())) + struct.pack(f"<{3 * len(FACE)}i", *sum(FACE, ()))


def gmsh():
    """Gmsh 4.1 as text: two tetrahedra."""
    points = [(0, 0, 0), (0.1, 0, 0), (0, 0.1, 0), (0, 0, 0.1), (0.1, 0.1, 0.1)]
    lines = ["$MeshFormat", "4.1 0 8", "$EndMeshFormat", "$Nodes", "1 5 1 5", "3 1 0 5", *"12345", *("%g %g %g" % p for p in points), "$EndNodes",
             "$Elements", "1 2 1 2", "3 1 4 2", "1 1 2 3 4", "2 2 3 4 5", "$EndElements"]
    return ("\n".join(lines) + "\n").encode()


def heights():
    return struct.pack("<2i", 4, 5) + struct.pack("<20f", *[(3 * i % 7) / 7 for i in range(20)])


def skin():
    """Four vertices, two triangles, one bone on the body `bone`."""
    vertex = [0, 0, 0, 0.1, 0, 0, 0.1, 0.1, 0, 0, 0.1, 0]
    out = struct.pack("<4i", 4, 4, 2, 1) + struct.pack("<12f", *vertex) + struct.pack("<8f", 0, 0, 1, 0, 1, 1, 0, 1) + struct.pack("<6i", 0, 1, 2, 0, 2, 3)
    return out + b"bone".ljust(40, b"\0") + struct.pack("<7f", 0.1, 0, 0, 1, 0, 0, 0) + struct.pack("<i4i4f", 4, 0, 1, 2, 3, 1, 1, 0.5, 0.5)


SUB = """<mujoco model="sub">
  <compiler angle="radian"/>
  <default><default class="thin"><geom size="0.02" density="700"/></default></default>
  <asset><material name="steel" rgba="0.4 0.4 0.5 1"/></asset>
  <worldbody>
    <body name="arm" pos="0.1 0 0.2"><joint name="turn" axis="0 1 0" range="-1 1"/><geom name="rod" class="thin" type="capsule" fromto="0 0 0 0.2 0 0" material="steel"/>
      <body name="tip" pos="0.2 0 0"><joint name="slide" type="slide"/><geom type="box" size="0.02 0.03 0.04"/><site name="end"/></body>
    </body>
  </worldbody>
  <actuator><motor name="drive" joint="turn"/></actuator>
  <sensor><jointpos name="angle" joint="turn"/></sensor>
</mujoco>
"""
PART = """<mujocoinclude>
  <body name="included" pos="0.5 0.5 1"><joint name="included_hinge" axis="1 0 0"/><geom type="sphere" size="0.05"/></body>
</mujocoinclude>
"""


def write_assets(folder):
    os.makedirs(folder, exist_ok=True)
    files = {"block.stl": stl_binary(), "block.obj": obj(), "block.msh": msh(), "solid.msh": gmsh(), "heights.bin": heights(), "strip.skn": skin(), "gray.png": png(5, 4, 1),
             "rgb.png": png(6, 6, 3), "rgba.png": png(4, 4, 4), "grid.png": png(12, 8, 3), "sub.xml": SUB.encode(), "part.xml": PART.encode()}
    for name, data in files.items():
        with open(os.path.join(folder, name), "wb") as f:
            f.write(data)
