// The engine as WebAssembly: classes, enums and functions under the names of the C library, with mj for ct.
import { functions } from "./functions.mjs";
import { imports } from "./host.mjs";
import { defineNamed, defineStructs, MjStruct } from "./structs.mjs";
import { ENUMS } from "./tables.mjs";
import { modelOf, readZip } from "./zip.mjs";

export { modelOf, readZip };

const VIEWS = { f64: Float64Array, f32: Float32Array, i32: Int32Array, u8: Uint8Array, i8: Int8Array, i64: BigInt64Array, u32: Uint32Array };
const ERROR_SIZE = 8192, decoder = new TextDecoder(), encoder = new TextEncoder();
const finalizers = new FinalizationRegistry((free) => free());

/** Arguments of one call that need memory: texts and arrays. Blocks are kept for the next call. */
class Scratch {
  constructor(engine) {
    Object.assign(this, { engine, blocks: [], out: [] });
  }

  room(n) {
    const at = this.engine.exports.engine_alloc(n);
    if (!at) throw new Error("out of memory");
    this.blocks.push(at);
    return at;
  }

  text(text) {
    if (text === null || text === undefined) return 0;
    const bytes = encoder.encode(String(text)), at = this.room(bytes.length + 1), room = new Uint8Array(this.engine.memory.buffer, at, bytes.length + 1);
    room.set(bytes);
    room[bytes.length] = 0;
    return at;
  }

  /** An array of numbers: where it is, if it is in the memory of the engine, or a copy, which is copied back at the end. */
  array(values, type, out, least = 0, canBeNull = false) {
    if (values === null || values === undefined) {
      if (canBeNull) return 0;
      throw new TypeError("an array is missing");
    }
    if (values.length < least) throw new RangeError(`an array has ${values.length} numbers, ${least} are needed`);
    const View = VIEWS[type], { memory } = this.engine;
    if (values instanceof View && values.buffer === memory.buffer) return values.byteOffset;
    if (out && !ArrayBuffer.isView(values) && !Array.isArray(values)) throw new TypeError("results need an array");
    const n = values.length, at = this.room(Math.max(8, n * View.BYTES_PER_ELEMENT)), copy = new View(memory.buffer, at, n);
    for (let i = 0; i < n; i++) copy[i] = values[i];
    if (out) this.out.push([values, View, at, n]);
    return at;
  }

  end() {
    const { memory, exports } = this.engine;
    for (const [values, View, at, n] of this.out) {
      const copy = new View(memory.buffer, at, n);
      for (let i = 0; i < n; i++) values[i] = copy[i];
    }
    this.blocks.forEach((at) => exports.engine_free(at));
  }
}

//---------------------------------- classes with methods ----------------------------------------------

class Owned extends MjStruct {
  /** The memory is freed when the object is no longer used, or by delete(). */
  own(name) {
    const { engine, pointer } = this, token = {};
    this.free = () => {
      finalizers.unregister(token);
      engine.exports[name](pointer);
    };
    finalizers.register(this, () => engine.exports[name](pointer), token);
    return this;
  }
}

const KINDS = { body: 1, joint: 3, geom: 5, site: 6, camera: 7, light: 8, flex: 9, mesh: 10, skin: 11, hfield: 12, texture: 13, material: 14,
  pair: 15, exclude: 16, equality: 17, tendon: 18, actuator: 19, sensor: 20, numeric: 21, text: 22, tuple: 23, key: 24, plugin: 25 };
const SIZES = { body: "nbody", joint: "njnt", geom: "ngeom", site: "nsite", camera: "ncam", light: "nlight", flex: "nflex", mesh: "nmesh", skin: "nskin",
  hfield: "nhfield", texture: "ntex", material: "nmat", pair: "npair", exclude: "nexclude", equality: "neq", tendon: "ntendon", actuator: "nu",
  sensor: "nsensor", numeric: "nnumeric", text: "ntext", tuple: "ntuple", key: "nkey", plugin: "nplugin" };

function modelClass(engine) {
  return class MjModel extends Owned {
    /** Names of the objects of a kind. */
    namesOf(kind) {
      const key = `names ${kind}`;
      if (!this.kept.has(key)) this.kept.set(key, Array.from({ length: this[SIZES[kind]] }, (_, i) => engine.mj_id2name(this, KINDS[kind], i) ?? ""));
      return this.kept.get(key);
    }

    to_binary() {
      const path = "/.corten-model.mjb";
      engine.tried((error, n) => engine.within((s) => engine.exports.ct_saveBinary(this.pointer, s.text(path), error, n)) === 0 && 1);
      const bytes = engine.files.read(path);
      engine.files.remove(path);
      return bytes;
    }

    static take(pointer) {
      return new engine.MjModel(engine, pointer).own("ct_deleteModel");
    }

    static from_xml_string(xml, assets = {}) {
      return engine.withFiles(assets, () => this.take(engine.within((s) => {
        const text = s.text(xml);
        return engine.tried((error, n) => engine.exports.ct_loadXMLString(text, 0, error, n));
      })));
    }

    static from_xml_path(path, assets = {}) {
      return engine.withFiles(assets, () => this.take(engine.within((s) => {
        const text = s.text(path);
        return engine.tried((error, n) => engine.exports.ct_loadXML(text, 0, error, n));
      })));
    }

    static from_binary(bytes) {
      return this.take(engine.within((s) => {
        const at = s.array(bytes, "u8", 0);
        return engine.tried((error, n) => engine.exports.ct_loadBinaryBuffer(at, BigInt(bytes.length), error, n));
      }));
    }

    static async from_zip(zip) {
      const files = await readZip(zip), name = modelOf(Object.keys(files));
      if (!name) throw new Error("the archive has no MJCF or URDF file");
      return this.from_xml_path(`/zip/${name}`, Object.fromEntries(Object.entries(files).map(([k, v]) => [`/zip/${k}`, v])));
    }
  };
}

function dataClass(engine) {
  return class MjData extends Owned {
    constructor(...args) {
      const model = args[0] === engine ? args[2] : args[0];
      if (args[0] !== engine) {
        if (!(model instanceof engine.MjModel)) throw new TypeError("MjData needs a model");
        super(engine, engine.made(engine.exports.ct_makeData(engine.ptr(model, engine.MjModel))));
        this.own("ct_deleteData");
      } else super(...args);
      Object.defineProperty(this, "model", { value: model });
    }
  };
}

function specClass(engine) {
  return class MjSpec extends Owned {
    constructor(...args) {
      if (args[0] === engine) super(...args);
      else super(engine, engine.made(engine.exports.ct_makeSpec())).own("ct_deleteSpec");
    }

    static from_string(xml, assets = {}) {
      return engine.withFiles(assets, () => {
        const at = engine.within((s) => {
          const text = s.text(xml);
          return engine.tried((error, n) => engine.exports.ct_parseXMLString(text, 0, error, n));
        });
        return new engine.MjSpec(engine, at).own("ct_deleteSpec");
      });
    }

    compile() {
      const at = engine.exports.ct_compile(this.pointer, 0);
      if (!at) throw new Error(engine.textAt(engine.exports.cts_getError(this.pointer)) || "the model cannot be compiled");
      return engine.MjModel.take(at);
    }

    to_xml() {
      const room = (n) => engine.within((s) => {
        const at = s.room(n), error = s.room(ERROR_SIZE);
        new Uint8Array(engine.memory.buffer, error, 1)[0] = 0;
        const needed = engine.exports.ct_saveXMLString(this.pointer, at, n, error, ERROR_SIZE);
        if (needed < 0) throw new Error(engine.textAt(error));
        return needed === 0 ? engine.textAt(at) : needed;
      });
      const first = room(1 << 16);
      return typeof first === "string" ? first : room(first + 1);
    }

    get worldbody() {
      return this.find("body", "world");
    }

    find(kind, name) {
      return engine.wrapElement(engine.within((s) => engine.exports.cts_findElement(this.pointer, KINDS[kind], s.text(name))), this);
    }
  };
}

const AS = ["", "Body", "", "Joint", "", "Geom", "Site", "Camera", "Light", "Flex", "Mesh", "Skin", "HField", "Texture", "Material", "Pair", "Exclude",
  "Equality", "Tendon", "Actuator", "Sensor", "Numeric", "Text", "Tuple", "Key", "Plugin"];

/** Elements of a spec have a name. */
function elementClass(engine) {
  return class Element extends MjStruct {
    get name() {
      return engine.textAt(engine.exports.cts_getString(engine.exports.cts_getName(engine.element(this))));
    }

    set name(text) {
      if (engine.within((s) => engine.exports.cts_setName(engine.element(this), s.text(text))) !== 0) throw new Error(`the name "${text}" is taken`);
    }
  };
}

//---------------------------------- the engine --------------------------------------------------------

class Engine {
  constructor(exports) {
    Object.defineProperties(this, { exports: { value: exports }, memory: { value: exports.memory } });
    this.pending = null;
    this.onWarning = (text) => console.warn(text);
    this.ptr = (struct, Class, canBeNull = false) => {
      if (struct === null || struct === undefined) {
        if (canBeNull) return 0;
        throw new TypeError(`${Class.name} expected`);
      }
      if (!(struct instanceof Class)) throw new TypeError(`${Class.name} expected`);
      if (!struct.alive) throw new Error(`this ${Class.name} was deleted`);
      return struct.pointer;
    };
    this.element = (struct) => this.view.getUint32(this.ptr(struct, MjStruct), true);
    this.files = new FileStore(this);
  }

  get view() {
    if (this.dataView?.buffer !== this.memory.buffer) Object.defineProperty(this, "dataView", { value: new DataView(this.memory.buffer), configurable: true });
    return this.dataView;
  }

  textAt(at) {
    if (!at) return null;
    const bytes = new Uint8Array(this.memory.buffer, at), end = bytes.indexOf(0);
    return decoder.decode(bytes.slice(0, end));
  }

  doublesAt(list) {
    return this.within((s) => {
      const n = s.room(8), at = this.exports.cts_getDouble(list, n), size = this.view.getInt32(n, true);
      return new Float64Array(this.memory.buffer, at, size).slice();
    });
  }

  /** A report of the library: 0 is a warning, 1 an error, which the call throws when it returns. */
  report(kind, text) {
    if (kind === 0) this.onWarning(text);
    else this.pending = text;
    return 1;
  }

  check() {
    if (this.pending === null) return;
    const text = this.pending;
    this.pending = null;
    throw new Error(text);
  }

  done(value) {
    if (this.pending !== null) this.check();
    return value;
  }

  made(pointer) {
    this.check();
    if (!pointer) throw new Error("out of memory");
    return pointer;
  }

  scratch() {
    return new Scratch(this);
  }

  within(use) {
    const s = this.scratch();
    try {
      return use(s);
    } finally {
      s.end();
    }
  }

  /** Calls with a buffer for an error; 0 means that there is one. Warnings are told. */
  tried(call) {
    return this.within((s) => {
      const error = s.room(ERROR_SIZE);
      this.view.setUint8(error, 0);
      const result = call(error, ERROR_SIZE), text = this.textAt(error);
      if (!result) throw new Error(text || this.pending || "it failed");
      this.pending = null;
      if (text) this.onWarning(text);
      return result;
    });
  }

  /** Files that exist while something is loaded. */
  withFiles(files, use) {
    const names = Object.keys(files).filter((name) => !this.files.has(name));
    try {
      for (const [name, content] of Object.entries(files)) this.files.write(name, content);
      return use();
    } finally {
      names.forEach((name) => this.files.remove(name));
    }
  }

  wrap(pointer, Class, owner) {
    return pointer ? new Class(this, pointer, owner) : null;
  }

  wrapElement(pointer, owner) {
    if (!pointer) return null;
    const kind = AS[this.view.getInt32(pointer, true)], as = this.exports[`cts_as${kind}`];
    return kind && as ? this.wrap(as(pointer), this[`Mjs${kind}`], owner) : null;
  }
}

class FileStore {
  constructor(engine) {
    Object.defineProperty(this, "engine", { value: engine });
  }

  write(path, content) {
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    const code = this.engine.within((s) => this.engine.exports.engine_put(s.text(path), s.array(bytes, "u8", 0), bytes.length));
    if (code !== 0) throw new Error(`${path} cannot be written`);
  }

  find(path) {
    return this.engine.within((s) => {
      const n = s.room(8), at = this.engine.exports.engine_get(s.text(path), n);
      return at ? { at, size: this.engine.view.getUint32(n, true) } : null;
    });
  }

  has(path) {
    return this.find(path) !== null;
  }

  read(path) {
    const found = this.find(path);
    if (!found) throw new Error(`${path}: no such file`);
    return new Uint8Array(this.engine.memory.buffer, found.at, found.size).slice();
  }

  list() {
    const names = [];
    for (let i = 0, at; (at = this.engine.exports.engine_file(i)); i++) names.push(this.engine.textAt(at));
    return names;
  }

  remove(path) {
    this.engine.within((s) => this.engine.exports.engine_remove(s.text(path)));
  }
}

async function moduleOf(wasm) {
  if (wasm instanceof WebAssembly.Module) return wasm;
  if (ArrayBuffer.isView(wasm) || wasm instanceof ArrayBuffer) return WebAssembly.compile(wasm);
  if (wasm && !(wasm instanceof URL) && typeof wasm !== "string") return WebAssembly.compile(await (await wasm).arrayBuffer());
  const url = new URL(wasm ?? "corten.wasm", import.meta.url);
  if (url.protocol === "file:") return WebAssembly.compile(await (await import(/* @vite-ignore */ "node:fs/promises")).readFile(url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Starts an engine. Each has its own memory. */
export async function load({ wasm, print = (line) => console.log(line) } = {}) {
  const module = await moduleOf(wasm), link = {};
  const host = { get memory() { return link.engine.memory; }, get exports() { return link.engine.exports; }, textAt: (at) => link.engine.textAt(at),
    report: (kind, text) => link.engine.report(kind, text), send: (bytes) => link.engine.send?.(bytes) };
  const { exports } = await WebAssembly.instantiate(module, resolved(module, imports(host, print)));
  const engine = (link.engine = new Engine(exports));
  exports._initialize?.();
  exports.engine_start();
  const classes = defineStructs(engine, { MjModel: modelClass(engine), MjData: dataClass(engine), MjSpec: specClass(engine), Element: elementClass(engine) });
  defineNamed(classes.MjModel, "model");
  defineNamed(classes.MjData, "data");
  Object.assign(engine, ENUMS, functions(engine, exports, classes));
  engine.mj_step = (m, d, n = 1) => {
    const model = engine.ptr(m, classes.MjModel), data = engine.ptr(d, classes.MjData);
    for (let i = 0; i < n; i++) exports.ct_step(model, data);
    engine.check();
  };
  return engine;
}

/** Imports by name: the C library's calls that have no meaning here are made up. */
function resolved(module, made) {
  const out = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (out[from] ??= {})[name] = made[from][name];
  return out;
}

export default load;
