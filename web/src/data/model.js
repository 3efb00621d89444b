// A model as the page has it: sizes, options and names, and the arrays of ctModel under their names.
import { readPack } from "./pack.js";

export class Model {
  constructor(buffer) {
    const { head, arrays } = readPack(buffer);
    if (head.kind !== "model") throw new Error(`a model is expected, not '${head.kind}'`);
    this.name = head.name;
    this.size = head.size;
    this.option = head.option;
    this.statistic = head.statistic;
    this.visual = head.visual;
    this.names = head.names;
    this.fields = head.fields ?? []; // of the data, that a running program can send
    this.array = arrays;
  }

  /** Name of an object, or its kind and number. */
  label(kind, id) {
    return this.names[kind]?.[id] || `${kind} ${id}`;
  }

  /** Row i of an array with n numbers per row. */
  row(name, i, n) {
    return this.array[name].subarray(i * n, (i + 1) * n);
  }

  /** Does this body stay where it is? */
  isStatic(body) {
    const weld = this.array.body_weldid[body];
    return weld === 0 && this.array.body_mocapid[body] < 0;
  }

  /** Names of the columns of a field of the data. */
  columns(field, count) {
    const own = COLUMNS[field]?.(this);
    return Array.from({ length: count }, (_, i) => own?.[i] ?? `${field}[${i}]`);
  }
}

const JOINT_QPOS = [7, 4, 1, 1], JOINT_DOF = [6, 3, 1, 1]; // free, ball, slide, hinge

function perJoint(m, sizes, start) {
  const names = [];
  for (let j = 0; j < m.size.njnt; j++) {
    const n = sizes[m.array.jnt_type[j]], at = m.array[start][j];
    for (let k = 0; k < n; k++) names[at + k] = m.label("joint", j) + (n > 1 ? `[${k}]` : "");
  }
  return names;
}

function perSensor(m) {
  const names = [];
  for (let i = 0; i < m.size.nsensor; i++) {
    const n = m.array.sensor_dim[i], at = m.array.sensor_adr[i];
    for (let k = 0; k < n; k++) names[at + k] = m.label("sensor", i) + (n > 1 ? `[${k}]` : "");
  }
  return names;
}

const perActuator = (m) => Array.from({ length: m.size.nu }, (_, i) => m.label("actuator", i));

const COLUMNS = {
  qpos: (m) => perJoint(m, JOINT_QPOS, "jnt_qposadr"),
  qvel: (m) => perJoint(m, JOINT_DOF, "jnt_dofadr"),
  sensordata: perSensor,
  ctrl: perActuator,
  actuator_force: perActuator,
  energy: () => ["potential energy", "kinetic energy"],
  ncon: () => ["contacts"],
  nefc: () => ["constraint rows"],
};
