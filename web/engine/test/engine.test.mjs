// The engine as WebAssembly in Node: bits of the golden runs, the interface, hostile input.
import assert from "node:assert/strict";
import { test } from "node:test";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";
import load, { modelOf } from "../js/corten.mjs";
import { COSINES } from "./cosines.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../.."), engine = await load();
const scene = (name) => readFileSync(path.join(root, "scenes", name), "utf8");
const BALL = '<mujoco><worldbody><body name="ball"><freejoint name="free"/><geom name="g" size=".1"/></body></worldbody><sensor><framepos name="p" objtype="body" objname="ball"/></sensor></mujoco>';

//---------------------------------- bits -----------------------------------------------------------------

const MASK = (1n << 64n) - 1n;
/** FNV-1a, as src/base/hash.h. */
function hashBytes(h, array) {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  let [low, high] = [Number(h & 0xffffffffn), Number(h >> 32n)]; // times 2^40 + 0x1b3 in halves
  for (const byte of bytes) {
    low = (low ^ byte) >>> 0;
    const product = low * 0x1b3, carry = Math.floor(product / 2 ** 32);
    high = (Math.imul(high, 0x1b3) + carry + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return ((BigInt(high) << 32n) | BigInt(low)) & MASK;
}
const START = 0xcbf29ce484222325n;
const golden = readFileSync(path.join(root, "tests/determinism/golden.txt"), "utf8").split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split(" "));

test("the golden scenes have the bits of the native library", () => {
  let seen = 0;
  for (const [name, hash] of golden) {
    if (!name.endsWith(".xml")) continue;
    const m = engine.MjModel.from_xml_string(scene(name)), d = new engine.MjData(m), deformable = name.startsWith("deform/");
    let h = START;
    if (deformable) {
      for (let i = 0; i < 100; i++) {
        engine.mj_step(m, d);
        for (const field of ["deformvert_xpos", "deformvert_xvel", "qpos", "qvel"]) h = hashBytes(h, d[field]);
      }
      for (let i = 0; i < engine.exports.ct_deformableContactCount(d.pointer); i++)
        h = hashBytes(h, new engine.MjDeformContact(engine, engine.exports.ct_deformableContact(d.pointer, i)).force);
    } else {
      for (let i = 0; i < m.nv; i++) d.qvel[i] = COSINES[i];
      engine.mj_step(m, d, 300);
      for (const part of [new Float64Array([d.time]), d.qpos, d.qvel, d.qacc, d.xpos, d.energy]) h = hashBytes(h, part);
    }
    assert.equal(h.toString(16).padStart(16, "0"), hash, name);
    d.delete();
    m.delete();
    seen++;
  }
  assert.ok(seen >= 15, `${seen} scenes`);
});

const program = process.env.CORTEN_PROGRAM ?? path.join(root, "build/release/bin/corten");

test("compiled models are the files that the native program writes", { skip: existsSync(program) ? false : `${program} is not there: make` }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "corten-wasm-")), both = (name, xml, files = {}) => {
    for (const [file, text] of Object.entries({ "m.xml": xml, ...files })) writeFileSync(path.join(folder, file), text);
    execFileSync(program, ["compile", "-o", path.join(folder, "m.ctb"), path.join(folder, "m.xml")], { stdio: "pipe" });
    const ours = engine.MjModel.from_xml_path("/m/m.xml", Object.fromEntries(Object.entries({ "m.xml": xml, ...files }).map(([k, v]) => [`/m/${k}`, v]))).to_binary();
    assert.equal(Buffer.compare(Buffer.from(ours), readFileSync(path.join(folder, "m.ctb"))), 0, name);
  };
  for (const [name] of golden) if (name.endsWith(".xml")) both(name, scene(name));
  let x = 12345;
  const random = () => ((x = (x * 1103515245 + 12345) % 2147483648) / 2147483648 - 0.5).toFixed(4);
  for (const n of [8, 20, 100, 1000]) { // hulls of points, some of them in one plane
    const points = Array.from({ length: n }, (_, i) => `v ${random()} ${random()} ${i % 3 ? random() : 0.5}`), faces = Array.from({ length: n - 2 }, (_, i) => `f ${i + 1} ${i + 2} ${i + 3}`);
    const xml = '<mujoco><asset><mesh name="c" file="c.obj" inertia="convex"/></asset><worldbody><body><freejoint/><geom type="mesh" mesh="c"/></body></worldbody></mujoco>';
    both(`${n} points`, xml, { "c.obj": [...points, ...faces].join("\n") });
  }
});

//---------------------------------- interface ------------------------------------------------------------

test("fields are views, named access is a part of them", () => {
  const m = engine.MjModel.from_xml_string(BALL), d = new engine.MjData(m);
  assert.deepEqual([m.nq, m.nv, m.nbody, m.opt.timestep], [7, 6, 2, 0.002]);
  d.joint("free").qpos = [1, 2, 3, 1, 0, 0, 0];
  assert.deepEqual([...d.qpos.slice(0, 3)], [1, 2, 3]);
  engine.mj_forward(m, d);
  assert.deepEqual([...d.body("ball").xpos], [1, 2, 3]);
  assert.deepEqual([...d.sensor("p").data], [1, 2, 3]);
  m.geom("g").friction[0] = 0.25;
  assert.equal(m.geom_friction[3 * m.geom("g").id], 0.25);
  assert.equal(m.geom(0).name, "g");
  assert.deepEqual(m.namesOf("body"), ["world", "ball"]);
  assert.throws(() => m.geom("none"), /no geom "none"/);
  m.opt.gravity = [0, 0, -1];
  engine.mj_step(m, d, 500);
  assert.ok(Math.abs(d.qpos[2] - (3 - 0.5)) < 0.01);
  assert.equal(engine.mjtGeom.mjGEOM_BOX, 6);
});

test("functions take arrays and give results back", () => {
  const res = new Float64Array(3);
  engine.mju_cross(res, [1, 0, 0], [0, 1, 0]);
  assert.deepEqual([...res], [0, 0, 1]);
  const m = engine.MjModel.from_xml_string(BALL), d = new engine.MjData(m), n = engine.mj_stateSize(m, engine.mjtState.mjSTATE_INTEGRATION), state = new Float64Array(n);
  engine.mj_step(m, d, 10);
  engine.mj_getState(m, d, state, engine.mjtState.mjSTATE_INTEGRATION);
  const later = new engine.MjData(m);
  engine.mj_setState(m, later, state, engine.mjtState.mjSTATE_INTEGRATION);
  assert.equal(later.time, d.time);
  assert.deepEqual([...later.qpos], [...d.qpos]);
  assert.throws(() => engine.mju_cross(new Float64Array(2), [1, 0, 0], [0, 1, 0]), RangeError);
  assert.throws(() => engine.mj_getState(m, d, new Float64Array(1), engine.mjtState.mjSTATE_INTEGRATION), /needs|numbers/);
  assert.throws(() => engine.mj_step(d, m), TypeError);
  assert.equal(engine.mj_id2name(m, engine.mjtObj.mjOBJ_BODY, 1), "ball");
});

test("specs are built, compiled, written", () => {
  const spec = new engine.MjSpec(), body = engine.mjs_addBody(spec.worldbody, null), geom = engine.mjs_addGeom(body, null);
  body.name = "b";
  body.pos = [0, 0, 2];
  geom.type = engine.mjtGeom.mjGEOM_BOX;
  geom.size = [0.1, 0.2, 0.3];
  const m = spec.compile();
  assert.deepEqual([...m.body("b").pos], [0, 0, 2]);
  assert.match(spec.to_xml(), /<geom type="box" size="0.1 0.2 0.3"\/>/);
  const again = engine.MjSpec.from_string(spec.to_xml());
  assert.equal(again.find("body", "b").pos[2], 2);
  assert.equal(again.find("body", "none"), null);
  geom.size = [0, 0, 0];
  assert.throws(() => spec.compile(), /size/);
});

test("errors have their place; misuse is an error, not a crash", () => {
  assert.throws(() => engine.MjModel.from_xml_string("<mujoco><worldbody><gem/></worldbody></mujoco>"), /1:\d+.*unrecognized element 'gem'[\s\S]*did you mean 'geom'/);
  assert.throws(() => engine.MjModel.from_xml_string("<mujoco"), /XML|error/i);
  assert.throws(() => engine.MjModel.from_xml_path("none.xml"), /none.xml/);
  assert.throws(() => engine.MjModel.from_binary(new Uint8Array(100)), Error);
  const m = engine.MjModel.from_xml_string(BALL), d = new engine.MjData(m);
  d.delete();
  assert.throws(() => engine.mj_step(m, d), /deleted/);
  assert.throws(() => d.qpos, /deleted/);
});

test("binary models, meshes through files, a hull that cannot be made", () => {
  const m = engine.MjModel.from_xml_string(scene("humanoid.xml")), again = engine.MjModel.from_binary(m.to_binary());
  assert.deepEqual([...again.body_mass], [...m.body_mass]);
  const cube = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
  const mesh = '<mujoco><asset><mesh name="c" file="c.obj"/></asset><worldbody><body><freejoint/><geom type="mesh" mesh="c"/></body></worldbody></mujoco>';
  const model = engine.MjModel.from_xml_path("/m/model.xml", { "/m/model.xml": mesh, "/m/c.obj": cube });
  assert.equal(model.nmeshface, 4);
  assert.ok(Math.abs(model.body_mass[1] - 1000 / 6) < 1e-6);
  assert.deepEqual(engine.files.list(), []);
  const flat = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 3\nf 2 4 3\n"; // qhull fails on it and jumps
  assert.throws(() => engine.MjModel.from_xml_path("/m/model.xml", { "/m/model.xml": mesh, "/m/c.obj": flat }), /mesh|qhull|volume|coplanar/i);
  assert.equal(engine.MjModel.from_xml_path("/m/model.xml", { "/m/model.xml": mesh, "/m/c.obj": cube }).nmeshface, 4);
});

/** A zip archive with one deflated and stored entries. */
function zip(files) {
  const local = [], central = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text), packed = zlib.deflateRawSync(data), head = Buffer.alloc(30), entry = Buffer.alloc(46), bytes = Buffer.from(name);
    head.writeUInt32LE(0x04034b50, 0); head.writeUInt16LE(8, 8); head.writeUInt32LE(packed.length, 18); head.writeUInt32LE(data.length, 22); head.writeUInt16LE(bytes.length, 26);
    entry.writeUInt32LE(0x02014b50, 0); entry.writeUInt16LE(8, 10); entry.writeUInt32LE(packed.length, 20); entry.writeUInt32LE(data.length, 24); entry.writeUInt16LE(bytes.length, 28); entry.writeUInt32LE(at, 42);
    local.push(head, bytes, packed);
    central.push(entry, bytes);
    at += 30 + bytes.length + packed.length;
  }
  const end = Buffer.alloc(22), list = Buffer.concat(central);
  end.writeUInt32LE(0x06054b50, 0); end.writeUInt16LE(Object.keys(files).length, 10); end.writeUInt32LE(list.length, 12); end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...local, list, end]));
}

test("a zip archive, and URDF", async () => {
  const m = await engine.MjModel.from_zip(zip({ "robot/model.xml": '<mujoco><include file="parts/ball.xml"/></mujoco>', "robot/parts/ball.xml": BALL }));
  assert.equal(m.nq, 7);
  await assert.rejects(engine.MjModel.from_zip(new Uint8Array(50)), /zip/);
  await assert.rejects(engine.MjModel.from_zip(zip({ "a.txt": "x" })), /no MJCF/);
  assert.equal(modelOf(["a/b/x.xml", "a/scene.xml", "a/robot.xml"]), "a/scene.xml");
  const urdf = engine.MjModel.from_xml_string('<robot name="r"><link name="base"/><link name="l"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1" ixy="0" ixz="0" iyz="0"/></inertial></link><joint name="j" type="revolute"><parent link="base"/><child link="l"/><axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="1" velocity="1"/></joint></robot>');
  assert.equal(urdf.njnt, 1);
});

test("memory does not grow from load to load", () => {
  const once = () => {
    const m = engine.MjModel.from_xml_string(scene("humanoid.xml")), d = new engine.MjData(m);
    engine.mj_step(m, d, 5);
    d.delete();
    m.delete();
  };
  for (let i = 0; i < 5; i++) once();
  const before = engine.memory.buffer.byteLength;
  for (let i = 0; i < 40; i++) once();
  assert.equal(engine.memory.buffer.byteLength, before);
});
