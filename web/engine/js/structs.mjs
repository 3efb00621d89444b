// Classes of structs: properties by the table of tables.mjs, arrays as views of the memory of the engine.
import { NAMED, STRUCTS } from "./tables.mjs";

const VIEWS = { f64: Float64Array, f32: Float32Array, i32: Int32Array, u8: Uint8Array, i8: Int8Array, i64: BigInt64Array, u32: Uint32Array };
const READ = {
  f64: ["getFloat64", "setFloat64"], f32: ["getFloat32", "setFloat32"], i32: ["getInt32", "setInt32"], u32: ["getUint32", "setUint32"],
  u8: ["getUint8", "setUint8"], i8: ["getInt8", "setInt8"],
};
const LISTS = { doubles: ["cts_setDouble", "f64"], floats: ["cts_setFloat", "f32"], ints: ["cts_setInt", "i32"], bytes: ["cts_setBuffer", "u8"] };

export class MjStruct {
  constructor(engine, pointer, owner) {
    Object.defineProperties(this, {
      engine: { value: engine }, pointer: { value: pointer, writable: true }, owner: { value: owner }, kept: { value: new Map() },
    });
  }

  /** Frees what the program made; parts of other structs are freed with these. */
  delete() {
    if (this.pointer && this.free) this.free();
    this.pointer = 0;
    this.kept.clear();
  }

  get alive() {
    return this.pointer !== 0 && (!this.owner || this.owner.alive);
  }
}

/** Dimensions as a number of elements: sizes are those of the model, counts those of the data. */
function count(self, dims) {
  let n = 1;
  for (const d of dims) {
    if (typeof d === "number") n *= d;
    else for (const part of d.split("*")) n *= /^\d/.test(part) ? Number(part) : (self[part] ?? self.model?.[part] ?? 0);
  }
  return n;
}

/** A view of an array; the same one while neither the memory nor the place has changed. */
function view(self, name, type, at, n) {
  const { buffer } = self.engine.memory, old = self.kept.get(name);
  if (old && old.buffer === buffer && old.byteOffset === at && old.length === n) return old;
  const made = n > 0 ? new VIEWS[type](buffer, at, n) : new VIEWS[type](0);
  self.kept.set(name, made);
  return made;
}

function need(self) {
  if (!self.alive) throw new Error("this struct was deleted");
  return self.pointer;
}

/** Getter and setter of a field. */
function property(name, [type, offset, dims, indirect]) {
  if (typeof type === "object") return group(name, type, offset);
  const place = (self) => (indirect ? self.engine.view.getUint32(need(self) + offset, true) : need(self) + offset);
  if (type[0] === "&" || type[0] === "=") return structProperty(name, type, offset, dims, place);
  if (type === "text") return textProperty(offset, dims);
  if (type === "string" || LISTS[type]) return listProperty(type, offset);
  if (dims) {
    const kind = type === "chars" ? "u8" : type;
    const get = (self) => view(self, name, kind, place(self), count(self, dims));
    return { get() { return get(this); }, set(values) { get(this).set(values); } };
  }
  if (type === "i64") {
    return { get() { return Number(this.engine.view.getBigInt64(need(this) + offset, true)); },
      set(x) { this.engine.view.setBigInt64(need(this) + offset, BigInt(x), true); } };
  }
  const [read, write] = READ[type];
  return { get() { return this.engine.view[read](need(this) + offset, true); }, set(x) { this.engine.view[write](need(this) + offset, x, true); } };
}

function group(name, rows, offset) {
  let Group = null;
  return { get() {
    Group ??= define(class extends MjStruct {}, rows);
    if (!this.kept.has(name)) this.kept.set(name, new Group(this.engine, need(this) + offset, this));
    return this.kept.get(name);
  } };
}

function structProperty(name, type, offset, dims, place) {
  const kind = type.slice(1), size = STRUCTS[kind].size;
  const at = (self, where) => (where ? new self.engine[kind](self.engine, where, self) : null);
  if (dims) return { get() { return Array.from({ length: count(this, dims) }, (_, i) => at(this, place(this) + i * size)); } };
  return { get() {
    const where = type[0] === "&" ? this.engine.view.getUint32(need(this) + offset, true) : need(this) + offset, old = this.kept.get(name);
    if (old?.pointer === where) return old;
    const made = at(this, where);
    this.kept.set(name, made);
    return made;
  } };
}

function textProperty(offset, dims) {
  return {
    get() { return this.engine.textAt(need(this) + offset); },
    set(text) {
      const bytes = new TextEncoder().encode(text).subarray(0, dims[0] - 1);
      new Uint8Array(this.engine.memory.buffer, need(this) + offset, dims[0]).fill(0).set(bytes);
    },
  };
}

function listProperty(type, offset) {
  const at = (self) => self.engine.view.getUint32(need(self) + offset, true);
  if (type === "string") {
    return {
      get() { return this.engine.textAt(this.engine.exports.cts_getString(at(this))); },
      set(text) { this.engine.within((s) => this.engine.exports.cts_setString(at(this), s.text(text))); },
    };
  }
  const [set, kind] = LISTS[type];
  return {
    get() { return type === "doubles" ? this.engine.doublesAt(at(this)) : undefined; },
    set(values) { this.engine.within((s) => this.engine.exports[set](at(this), s.array(values, kind, 0), values.length)); },
  };
}

function define(Class, fields) {
  for (const [name, row] of Object.entries(fields)) Object.defineProperty(Class.prototype, name, { ...property(name, row), enumerable: true, configurable: true });
  return Class;
}

/** A class for every struct that has no class of its own. */
export function defineStructs(engine, own) {
  const classes = {};
  for (const [name, { fields, element }] of Object.entries(STRUCTS)) {
    const Base = own[name] ?? (element ? own.Element : MjStruct);
    classes[name] = define({ [name]: class extends Base {} }[name], fields);
  }
  Object.assign(engine, classes);
  return classes;
}

//---------------------------------- named access ------------------------------------------------------

const JOINT = { qpos: [7, 4, 1, 1], dof: [6, 3, 1, 1] };
const PLACES = {
  row: (m, i, n, all) => [i * (all / n), all / n],
  qpos: (m, i) => [m.jnt_qposadr[i], JOINT.qpos[m.jnt_type[i]]],
  dof: (m, i, n, all) => [m.jnt_dofadr[i] * (all / m.nv), JOINT.dof[m.jnt_type[i]] * (all / m.nv)],
  sensordata: (m, i) => [m.sensor_adr[i], m.sensor_dim[i]],
  numeric: (m, i) => [m.numeric_adr[i], m.numeric_size[i]],
  tuple: (m, i) => [m.tuple_adr[i], m.tuple_size[i]],
  hfield: (m, i) => [m.hfield_adr[i], m.hfield_nrow[i] * m.hfield_ncol[i]],
  texture: (m, i) => [m.tex_adr[i], m.tex_height[i] * m.tex_width[i] * m.tex_nchannel[i]],
};

/** The part of the arrays that belongs to one object. */
class Named {
  constructor(struct, model, kind, id, rows, size) {
    Object.defineProperties(this, { struct: { value: struct }, model: { value: model } });
    this.id = id;
    this.name = model.namesOf(kind)[id] ?? "";
    for (const [attribute, [field, where]] of Object.entries(rows)) {
      if (!PLACES[where]) continue;
      const part = () => {
        const all = struct[field], [start, n] = PLACES[where](model, id, model[size], all.length);
        return all.subarray(start, start + n);
      };
      Object.defineProperty(this, attribute, { get: part, set: (values) => part().set(typeof values === "number" ? [values] : values), enumerable: true });
    }
  }
}

/** Methods body, geom, joint, ... of a class. */
export function defineNamed(Class, table) {
  for (const [kind, [size, rows]] of Object.entries(NAMED[table])) {
    Class.prototype[kind] = function named(key) {
      const model = table === "model" ? this : this.model, id = typeof key === "number" ? key : model.namesOf(kind).indexOf(key);
      if (!(id >= 0 && id < model[size])) throw new Error(`no ${kind} ${typeof key === "number" ? key : `"${key}"`}`);
      return new Named(this, model, kind, id, rows, size);
    };
  }
}
