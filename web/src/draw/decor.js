// Decorations from the source of motion: records of shapes, and labels.
import * as THREE from "three";
import { SHAPE_FLOATS } from "../data/motion.js";
import { byName, VIS } from "../options.js";
import { GEOM } from "./shapes.js";

export const FRAME_KIND = 64, LABEL_KIND = 96, USER_KIND = 128;
const ISLAND = byName(VIS, "Island"), SPLIT_RECORDS = { kind: 0, type: 1, dataid: 2, matid: 3, objtype: 4, objid: 5, size: 7, pos: 10, mat: 13, rgba: 22 };
const OBJ = { JOINT: 3, TENDON: 18, ACTUATOR: 19, GEOM: 5 };
const GROUP_OF = { [OBJ.JOINT]: ["joint", "jnt_group"], [OBJ.TENDON]: ["tendon", "tendon_group"], [OBJ.ACTUATOR]: ["actuator", "actuator_group"] };
const LINES = new Set([GEOM.LINE, GEOM.LINEBOX]);

export class Decor {
  constructor(model, shapes, looks, options) {
    Object.assign(this, { model, shapes, looks, options });
    this.root = new THREE.Group();
    this.pool = { mesh: [], line: [] };
    this.count = 0;
    this.byKind = new Map(); // shapes shown, by kind
  }

  isShown(kind, objtype, objid) {
    const { vis, frame, group } = this.options;
    if (kind < FRAME_KIND ? !vis[kind] : kind < LABEL_KIND && kind - FRAME_KIND !== frame) return false;
    const row = GROUP_OF[objtype];
    if (!row || objid < 0) return true;
    const of = this.model.array[row[1]]?.[objid] ?? 0;
    return group[row[0]][Math.min(5, Math.max(0, of))];
  }

  take(line, used) {
    const kind = line ? "line" : "mesh", at = used[kind]++;
    if (at === this.pool[kind].length) {
      const object = line ? new THREE.LineSegments() : new THREE.Mesh();
      object.matrixAutoUpdate = false;
      this.pool[kind].push(object);
      this.root.add(object);
    }
    return this.pool[kind][at];
  }

  /** Shows the records of a frame. */
  place(records) {
    const used = { mesh: 0, line: 0 }, R = SPLIT_RECORDS;
    this.byKind.clear();
    for (let at = 0; at + SHAPE_FLOATS <= records.length; at += SHAPE_FLOATS) {
      const kind = Math.round(records[at]), type = Math.round(records[at + R.type]);
      const objtype = Math.round(records[at + R.objtype]), objid = Math.round(records[at + R.objid]);
      if (kind === ISLAND || !this.isShown(kind, objtype, objid)) continue;
      const object = this.take(LINES.has(type), used), dataid = Math.round(records[at + R.dataid]);
      const size = records.subarray(at + R.size, at + R.size + 3), rgba = records.subarray(at + R.rgba, at + R.rgba + 4);
      const mesh = type === GEOM.MESH || type === GEOM.SDF;
      const { geometry, scale } = this.shapes.get(type, size, mesh ? dataid >> 1 : dataid, mesh && dataid & 1);
      object.geometry = geometry;
      object.material = LINES.has(type) ? this.looks.line(rgba) : this.looks.get({ matid: Math.round(records[at + R.matid]), rgba, size });
      object.visible = true;
      object.userData = { kind, objtype, objid };
      pose(object.matrix, records.subarray(at + R.pos, at + R.pos + 3), records.subarray(at + R.mat, at + R.mat + 9), scale);
      object.matrixWorldNeedsUpdate = true;
      this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + 1);
    }
    for (const kind of ["mesh", "line"])
      for (let i = used[kind]; i < this.pool[kind].length; i++) this.pool[kind][i].visible = false;
    this.count = used.mesh + used.line;
  }

  /** Colours of geoms by island. */
  static islands(records) {
    const out = new Map(), R = SPLIT_RECORDS;
    for (let at = 0; at + SHAPE_FLOATS <= records.length; at += SHAPE_FLOATS)
      if (records[at] === ISLAND && records[at + R.objtype] === OBJ.GEOM)
        out.set(records[at + R.objid], [...records.subarray(at + R.rgba, at + R.rgba + 3)].map((x) => Math.round(x * 255) / 255));
    return out;
  }
}

function pose(matrix, p, m, s) {
  matrix.set(m[0] * s[0], m[1] * s[1], m[2] * s[2], p[0], m[3] * s[0], m[4] * s[1], m[5] * s[2], p[1],
    m[6] * s[0], m[7] * s[1], m[8] * s[2], p[2], 0, 0, 0, 1);
}
