// A recorded motion: columns of 16 bits, coded as differences (src/serve/motion.h).
import { readPack } from "./pack.js";

export const SHAPE_FLOATS = 26;

/** Columns of one field: rows x count floats, row by row. */
function decodeColumns(plane, range, rows) {
  const count = range.length / 2, all = rows * count, out = new Float32Array(all);
  for (let c = 0; c < count; c++) {
    const low = range[c], step = range[count + c];
    let level = 0;
    for (let r = 0; r < rows; r++) {
      const code = plane[c * rows + r] | (plane[all + c * rows + r] << 8);
      level = (level + ((code >> 1) ^ -(code & 1))) & 0xffff;
      out[r * count + c] = low + level * step;
    }
  }
  return out;
}

const QUATERNIONS = new Set(["xquat"]);
const POSES = ["xpos", "xquat", "cam_xpos", "cam_xmat", "light_xpos", "light_xdir", "flexvert_xpos", "deformvert_xpos"];

/** out = a + (b - a) t; quaternions take the short way and keep their length. */
function blend(out, a, b, t, quaternions) {
  for (let i = 0; i < out.length; i++) out[i] = a[i] + (b[i] - a[i]) * t;
  for (let q = 0; quaternions && q < out.length; q += 4) {
    let dot = 0, norm = 0;
    for (let k = q; k < q + 4; k++) dot += a[k] * b[k];
    for (let k = q; k < q + 4; k++) {
      out[k] = a[k] + ((dot < 0 ? -b[k] : b[k]) - a[k]) * t;
      norm += out[k] * out[k];
    }
    norm = Math.sqrt(norm) || 1;
    for (let k = q; k < q + 4; k++) out[k] /= norm;
  }
}

export class Motion {
  constructor(buffer) {
    const { head, arrays } = readPack(buffer);
    if (head.kind !== "motion") throw new Error(`a motion is expected, not '${head.kind}'`);
    this.flags = head.flags;
    this.time = arrays.time;
    this.rows = arrays.time.length;
    this.field = {};
    for (const [name, plane] of Object.entries(arrays)) {
      const range = arrays[`${name}.range`];
      if (range && name !== "shape") this.field[name] = { data: decodeColumns(plane, range, this.rows), count: range.length / 2 };
    }
    this.shapeStart = new Int32Array(this.rows + 1);
    for (let r = 0; r < this.rows; r++) this.shapeStart[r + 1] = this.shapeStart[r] + arrays.shapes[r];
    const records = this.shapeStart[this.rows];
    this.shapes = records ? decodeColumns(arrays.shape, arrays["shape.range"], records) : new Float32Array(0);
    this.poses = POSES.filter((name) => this.field[name]);
    this.pose = Object.fromEntries(this.poses.map((name) => [name, new Float32Array(this.field[name].count)]));
  }

  values(name, row) {
    const { data, count } = this.field[name];
    return data.subarray(row * count, (row + 1) * count);
  }

  /** The last sample at or before a time. */
  rowAt(time) {
    let low = 0, high = this.rows - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.time[middle] <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Poses between two samples; shapes and values of the earlier one. */
  frame(time) {
    const row = this.rowAt(time), next = Math.min(row + 1, this.rows - 1), span = this.time[next] - this.time[row];
    const t = span > 0 ? Math.min(1, Math.max(0, (time - this.time[row]) / span)) : 0;
    for (const name of this.poses)
      blend(this.pose[name], this.values(name, row), this.values(name, next), t, QUATERNIONS.has(name));
    const shapes = this.shapes.subarray(this.shapeStart[row] * SHAPE_FLOATS, this.shapeStart[row + 1] * SHAPE_FLOATS);
    return { ...this.pose, time, row, shapes, labels: [] };
  }
}
