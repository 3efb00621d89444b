// What bends: flexes and deformable bodies by the vertices of the frame, skins by the poses of their bones.
import * as THREE from "three";
import { byName, VIS } from "../options.js";

const SKIN = byName(VIS, "Skin"), FLEX_EDGE = byName(VIS, "Flex Edge"), FLEX_SKIN = byName(VIS, "Flex Skin"), FLEX_FACE = byName(VIS, "Flex Face");
const CLOTH = 0, SOFT = 1;

/** Faces that only one tetrahedron has, turned outwards. */
function boundary(tetra) {
  const sides = [[0, 2, 1], [0, 1, 3], [1, 2, 3], [0, 3, 2]], found = new Map();
  for (let t = 0; t + 4 <= tetra.length; t += 4)
    for (const side of sides) {
      const face = side.map((k) => tetra[t + k]), key = [...face].sort((a, b) => a - b).join();
      if (found.has(key)) found.set(key, null);
      else found.set(key, face);
    }
  return [...found.values()].filter(Boolean).flat();
}

const edges = (pairs) => Array.from(pairs);

function surface(index, count) {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(new Float32Array(3 * count), 3).setUsage(THREE.DynamicDrawUsage));
  geometry.setIndex(index);
  return geometry;
}

export class Soft {
  constructor(model, looks, options) {
    Object.assign(this, { model, looks, options });
    this.root = new THREE.Group();
    this.items = [...this.flexes(), ...this.deforms(), ...this.skins()];
    this.items.forEach((item) => this.root.add(item.object));
    this.refresh();
  }

  make(kind, id, index, first, count, extra) {
    const line = extra.line, geometry = surface(index, count);
    const object = line ? new THREE.LineSegments(geometry) : new THREE.Mesh(geometry);
    object.frustumCulled = false;
    object.castShadow = object.receiveShadow = !line;
    return { kind, id, object, first, count, ...extra };
  }

  flexes() {
    const a = this.model.array, out = [];
    for (let f = 0; f < this.model.size.nflex; f++) {
      const dim = a.flex_dim[f], elem = a.flex_elem.subarray(a.flex_elemdataadr[f], a.flex_elemdataadr[f] + a.flex_elemnum[f] * (dim + 1));
      const shell = dim === 3 && a.flex_shelldataadr[f] >= 0
        ? a.flex_shell.subarray(a.flex_shelldataadr[f], a.flex_shelldataadr[f] + 3 * a.flex_shellnum[f]) : elem;
      const rgba = a.flex_matid[f] >= 0 ? this.model.row("mat_rgba", a.flex_matid[f], 4) : this.model.row("flex_rgba", f, 4);
      const common = { group: a.flex_group[f], matid: -1, rgba, line: dim === 1, flat: Boolean(a.flex_flatskin[f]) };
      out.push(this.make("flex", f, edges(shell), a.flex_vertadr[f], a.flex_vertnum[f], common));
    }
    return out;
  }

  deforms() {
    const a = this.model.array, out = [];
    for (let i = 0; i < this.model.size.ndeform; i++) {
      const kind = a.deform_kind[i], elem = a.deform_elem.subarray(a.deform_elemadr[i], a.deform_elemadr[i] + a.deform_elemnum[i]);
      const index = kind === SOFT ? boundary(elem) : edges(elem);
      out.push(this.make("deform", i, index, a.deform_vertadr[i], a.deform_vertnum[i],
        { matid: -1, rgba: this.model.row("deform_rgba", i, 4), line: kind !== CLOTH && kind !== SOFT }));
    }
    return out;
  }

  skins() {
    const a = this.model.array, out = [];
    for (let s = 0; s < this.model.size.nskin; s++) {
      const face = a.skin_face.subarray(3 * a.skin_faceadr[s], 3 * (a.skin_faceadr[s] + a.skin_facenum[s]));
      const matid = a.skin_matid[s], rgba = matid >= 0 ? this.model.row("mat_rgba", matid, 4) : this.model.row("skin_rgba", s, 4);
      const item = this.make("skin", s, edges(face), a.skin_vertadr[s], a.skin_vertnum[s], { group: a.skin_group[s], matid, rgba });
      const t = a.skin_texcoordadr[s];
      if (t >= 0) item.object.geometry.setAttribute("uv", new THREE.BufferAttribute(a.skin_texcoord.slice(2 * t, 2 * (t + item.count)), 2));
      out.push(item);
    }
    return out;
  }

  refresh() {
    const { vis, group } = this.options;
    const on = { flex: vis[FLEX_SKIN] || vis[FLEX_FACE] || vis[FLEX_EDGE], skin: vis[SKIN], deform: true };
    for (const item of this.items) {
      const { object, kind, rgba, matid } = item;
      object.visible = on[kind] && rgba[3] > 0 && (item.group === undefined || group[kind][Math.min(5, Math.max(0, item.group))]);
      object.material = item.line ? this.looks.line(rgba)
        : this.looks.get({ matid: object.geometry.attributes.uv ? matid : -1, rgba, uv: Boolean(object.geometry.attributes.uv), flat: item.flat });
    }
  }

  place(frame) {
    const source = { flex: frame.flexvert_xpos, deform: frame.deformvert_xpos };
    for (const item of this.items) {
      if (!item.object.visible) continue;
      const position = item.object.geometry.attributes.position;
      if (item.kind === "skin") this.bend(item, frame, position.array);
      else if (source[item.kind]) position.array.set(source[item.kind].subarray(3 * item.first, 3 * (item.first + item.count)));
      position.needsUpdate = true;
      if (!item.line) item.object.geometry.computeVertexNormals();
    }
  }

  /** Vertices of a skin: sum of weight (x + R (v - bind)) over the bones, R from bind pose to pose. */
  bend(item, frame, out) {
    const a = this.model.array, rest = a.skin_vert.subarray(3 * item.first, 3 * (item.first + item.count));
    const turn = new THREE.Quaternion(), bind = new THREE.Quaternion(), v = new THREE.Vector3();
    out.fill(0);
    for (let b = a.skin_boneadr[item.id]; b < a.skin_boneadr[item.id] + a.skin_bonenum[item.id]; b++) {
      const body = a.skin_bonebodyid[b], p = this.model.row("skin_bonebindpos", b, 3), q = this.model.row("skin_bonebindquat", b, 4);
      const x = frame.xpos.subarray(3 * body, 3 * body + 3), r = frame.xquat.subarray(4 * body, 4 * body + 4);
      turn.set(r[1], r[2], r[3], r[0]).multiply(bind.set(-q[1], -q[2], -q[3], q[0]));
      for (let k = a.skin_bonevertadr[b]; k < a.skin_bonevertadr[b] + a.skin_bonevertnum[b]; k++) {
        const i = a.skin_bonevertid[k], w = a.skin_bonevertweight[k];
        v.set(rest[3 * i] - p[0], rest[3 * i + 1] - p[1], rest[3 * i + 2] - p[2]).applyQuaternion(turn);
        out[3 * i] += w * (v.x + x[0]);
        out[3 * i + 1] += w * (v.y + x[1]);
        out[3 * i + 2] += w * (v.z + x[2]);
      }
    }
  }
}
