// Geoms and sites of a model: meshes in the frames of their bodies.
import * as THREE from "three";
import { byName, VIS } from "../options.js";
import { GEOM, fullSize } from "./shapes.js";

const HULL = byName(VIS, "Convex Hull"), TRANSPARENT = byName(VIS, "Transparent"), STATIC = byName(VIS, "Static Body");
const ISLAND = byName(VIS, "Island"), GLOW = 0.3;
const CENTRED = new Set([GEOM.SPHERE, GEOM.ELLIPSOID, GEOM.CYLINDER, GEOM.BOX, GEOM.PLANE]); // unit geometries

export class Parts {
  constructor(model, shapes, looks, options) {
    Object.assign(this, { model, shapes, looks, options });
    this.root = new THREE.Group();
    this.bodies = Array.from({ length: model.size.nbody }, () => new THREE.Group());
    this.bodies.forEach((body) => this.root.add(body));
    this.items = [...this.list("geom"), ...this.list("site")];
    this.planes = this.items.filter((item) => item.endless);
    this.selected = -1;
    this.islands = new Map(); // colours by geom
    this.items.forEach((item) => this.bodies[item.body].add(item.mesh));
    this.refresh();
  }

  list(kind) {
    const a = this.model.array, count = this.model.size[`n${kind}`];
    return Array.from({ length: count }, (_, id) => {
      const type = a[`${kind}_type`][id], raw = this.model.row(`${kind}_size`, id, 3), body = a[`${kind}_bodyid`][id];
      const item = { kind, id, type, body, size: fullSize(type, raw), dataid: kind === "geom" ? a.geom_dataid[id] : -1,
        matid: a[`${kind}_matid`][id], group: a[`${kind}_group`][id], isStatic: this.model.isStatic(body) };
      item.endless = type === GEOM.PLANE && (raw[0] <= 0 || raw[1] <= 0);
      item.rgba = item.matid >= 0 ? this.model.row("mat_rgba", item.matid, 4) : this.model.row(`${kind}_rgba`, id, 4);
      item.mesh = this.makeMesh(item);
      return item;
    });
  }

  makeMesh(item) {
    const [x, y, z] = this.model.row(`${item.kind}_pos`, item.id, 3), q = this.model.row(`${item.kind}_quat`, item.id, 4);
    const mesh = new THREE.Mesh();
    mesh.position.set(x, y, z);
    mesh.quaternion.set(q[1], q[2], q[3], q[0]);
    mesh.userData = { body: item.body, kind: item.kind, id: item.id, item };
    mesh.castShadow = item.kind === "geom" && item.type !== GEOM.PLANE;
    mesh.receiveShadow = item.kind === "geom";
    return mesh;
  }

  /** Half sizes; an endless plane reaches as far as the camera sees. */
  sizeOf(item) {
    const far = this.model.visual["map.zfar"] * this.model.statistic.extent;
    return item.endless ? item.size.map((s, k) => (k < 2 && s <= 0 ? far : s || 1)) : item.type === GEOM.PLANE ? [item.size[0], item.size[1], 1] : item.size;
  }

  /** Everything that options decide: shown or not, geometry, material. */
  refresh() {
    const { vis, group } = this.options;
    for (const item of this.items) {
      const { mesh } = item;
      mesh.visible = group[item.kind][Math.min(5, Math.max(0, item.group))] && item.rgba[3] > 0 && (vis[STATIC] || !item.isStatic);
      if (!mesh.visible) continue;
      const collides = item.kind === "geom" && (this.model.array.geom_contype[item.id] || this.model.array.geom_conaffinity[item.id]);
      const size = this.sizeOf(item);
      const { geometry, scale } = this.shapes.get(item.type, size, item.dataid, vis[HULL] && collides);
      mesh.geometry = geometry;
      mesh.scale.set(...scale);
      mesh.material = this.materialOf(item, size);
      mesh.castShadow = item.kind === "geom" && item.type !== GEOM.PLANE && mesh.material.opacity >= 1;
    }
  }

  materialOf(item, size) {
    const { vis } = this.options, rgba = [...item.rgba], moves = !item.isStatic;
    const island = vis[ISLAND] && item.kind === "geom" ? this.islands.get(item.id) : undefined;
    if (vis[TRANSPARENT] && moves) rgba[3] *= this.model.visual["map.alpha"];
    if (island) rgba.splice(0, 3, island[0], island[1], island[2]);
    // an endless plane keeps its texture by length, others by their sizes
    const unit = CENTRED.has(item.type) ? (item.endless ? size : [1, 1, 1]) : size.map((s) => 1 / (s || 1));
    return this.looks.get({ matid: island ? -1 : item.matid, rgba, unit, size: item.endless ? [0, 0, 0] : size,
      uv: item.type === GEOM.MESH && Boolean(item.mesh.geometry.attributes.uv),
      glow: item.body > 0 && item.body === this.selected ? GLOW : 0 });
  }

  select(body) {
    if (body === this.selected) return;
    const before = this.selected;
    this.selected = body;
    for (const item of this.items)
      if (item.mesh.visible && item.body > 0 && (item.body === before || item.body === body)) item.mesh.material = this.materialOf(item, this.sizeOf(item));
  }

  /** Colours of the geoms by their island, from the records of the source. */
  colourIslands(colours) {
    const same = colours.size === this.islands.size && [...colours].every(([id, c]) => this.islands.get(id)?.join() === c.join());
    if (same) return;
    this.islands = colours;
    this.refresh();
  }

  place(frame) {
    for (let b = 0; b < this.bodies.length; b++) {
      const { position, quaternion } = this.bodies[b], p = frame.xpos, q = frame.xquat;
      position.set(p[3 * b], p[3 * b + 1], p[3 * b + 2]);
      quaternion.set(q[4 * b + 1], q[4 * b + 2], q[4 * b + 3], q[4 * b]);
    }
  }

  /** Endless planes follow the camera by whole tiles of their texture. */
  follow(camera) {
    const local = new THREE.Vector3();
    for (const { mesh, size, matid, kind, id } of this.planes) {
      const parent = mesh.parent, [x, y, z] = this.model.row(`${kind}_pos`, id, 3);
      mesh.position.set(x, y, z);
      parent.updateMatrixWorld(true);
      mesh.worldToLocal(local.copy(camera.position)).multiply(mesh.scale);
      for (let k = 0; k < 2; k++) {
        const repeat = matid >= 0 ? this.model.array.mat_texrepeat[2 * matid + k] : 0, tile = repeat > 0 ? 4 / repeat : 1;
        local.setComponent(k, size[k] > 0 ? 0 : tile * Math.round(local.getComponent(k) / tile));
      }
      local.z = 0;
      mesh.position.add(local.applyQuaternion(mesh.quaternion));
    }
  }
}
