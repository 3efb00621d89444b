// Geometries of the shapes of a model. Axes are those of MuJoCo: capsules and cylinders along z, planes
// with z as normal. Unit shapes are scaled by their sizes; shapes that scaling would distort are made
// per size and kept.
import * as THREE from "three";

export const GEOM = { PLANE: 0, HFIELD: 1, SPHERE: 2, CAPSULE: 3, ELLIPSOID: 4, CYLINDER: 5, BOX: 6, MESH: 7, SDF: 8,
  ARROW: 100, ARROW1: 101, ARROW2: 102, LINE: 103, LINEBOX: 104, TRIANGLE: 108 };

const ALONG_Z = new THREE.Matrix4().makeRotationX(Math.PI / 2);

/** Half sizes along x, y, z of a geom of the model, as ctv_initGeom gives them. */
export function fullSize(type, size) {
  const [a, b, c] = size;
  if (type === GEOM.SPHERE) return [a, a, a];
  if (type === GEOM.CAPSULE || type === GEOM.CYLINDER) return [a, a, b];
  return [a, b, c];
}

/** Arrow along z from 0 to length: shaft and heads in one geometry. */
function arrow(radius, length, heads) {
  const head = Math.min(heads ? 3 * radius : 0, length / 3), points = [new THREE.Vector2(0, 0)];
  if (heads === 2) points.push(new THREE.Vector2(2 * radius, head), new THREE.Vector2(radius, head));
  else points.push(new THREE.Vector2(radius, 0));
  points.push(new THREE.Vector2(radius, length - head));
  if (heads) points.push(new THREE.Vector2(2 * radius, length - head));
  else points.push(new THREE.Vector2(radius, length));
  points.push(new THREE.Vector2(0, length));
  const geometry = new THREE.LatheGeometry(points, 16).applyMatrix4(ALONG_Z);
  return geometry;
}

function boxEdges() {
  return new THREE.EdgesGeometry(new THREE.BoxGeometry(2, 2, 2));
}

const UNIT = {
  [GEOM.SPHERE]: () => new THREE.SphereGeometry(1, 32, 20).applyMatrix4(ALONG_Z),
  [GEOM.ELLIPSOID]: () => new THREE.SphereGeometry(1, 32, 20).applyMatrix4(ALONG_Z),
  [GEOM.CYLINDER]: () => new THREE.CylinderGeometry(1, 1, 2, 32).applyMatrix4(ALONG_Z),
  [GEOM.BOX]: () => new THREE.BoxGeometry(2, 2, 2),
  [GEOM.PLANE]: () => new THREE.PlaneGeometry(2, 2),
  [GEOM.LINEBOX]: boxEdges,
  [GEOM.LINE]: () => new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(0, 0, 0), new THREE.Vector3(0, 0, 1)]),
  [GEOM.TRIANGLE]: () => {
    const g = new THREE.BufferGeometry().setFromPoints([new THREE.Vector3(), new THREE.Vector3(1, 0, 0), new THREE.Vector3(0, 1, 0)]);
    g.computeVertexNormals();
    return g;
  },
};

export class Shapes {
  constructor(model) {
    this.model = model;
    this.kept = new Map();
  }

  keep(key, make) {
    let geometry = this.kept.get(key);
    if (!geometry) this.kept.set(key, (geometry = make()));
    return geometry;
  }

  /** { geometry, scale } of a shape; size as of ctvGeom. */
  get(type, size, dataid = -1, hull = false) {
    const unit = UNIT[type];
    if (unit) return { geometry: this.keep(`unit ${type}`, unit), scale: type === GEOM.LINE ? [1, 1, size[2]] : size };
    if (type === GEOM.CAPSULE) return { geometry: this.capsule(size[0], size[2]), scale: [1, 1, 1] };
    if (type === GEOM.MESH || type === GEOM.SDF) return { geometry: this.mesh(dataid, hull), scale: [1, 1, 1] };
    if (type === GEOM.HFIELD) return { geometry: this.hfield(dataid), scale: [1, 1, 1] };
    if (type >= GEOM.ARROW && type <= GEOM.ARROW2) return { geometry: this.arrow(type, size), scale: [size[0], size[0], size[2]] };
    return { geometry: this.keep("unit 6", UNIT[GEOM.BOX]), scale: size };
  }

  /** Capsules with a ratio of length to radius, in steps that no eye sees. */
  capsule(radius, half) {
    return this.keep(`capsule ${radius.toFixed(5)} ${half.toFixed(5)}`,
      () => new THREE.CapsuleGeometry(radius, 2 * half, 12, 24).applyMatrix4(ALONG_Z));
  }

  /** An arrow of unit radius and length whose heads keep their proportion, by steps of the ratio. */
  arrow(type, size) {
    const ratio = Math.max(1, Math.round(size[2] / Math.max(size[0], 1e-9)));
    const heads = [1, 0, 2][type - GEOM.ARROW];
    return this.keep(`arrow ${heads} ${Math.min(ratio, 200)}`, () => arrow(1, ratio, heads).scale(1, 1, 1 / ratio));
  }

  mesh(id, hull) {
    return this.keep(`mesh ${id} ${hull}`, () => (hull ? hullGeometry(this.model, id) : meshGeometry(this.model, id)));
  }

  hfield(id) {
    return this.keep(`hfield ${id}`, () => hfieldGeometry(this.model, id));
  }

  dispose() {
    this.kept.forEach((geometry) => geometry.dispose());
    this.kept.clear();
  }
}

/** Corners with the same vertex, normal and texture coordinate become one vertex. */
function meshGeometry(m, id) {
  const a = m.array, faces = a.mesh_facenum[id], first = 3 * a.mesh_faceadr[id];
  const v0 = a.mesh_vertadr[id], n0 = a.mesh_normaladr[id], t0 = a.mesh_texcoordadr[id];
  const place = new Map(), index = new Uint32Array(3 * faces), position = [], normal = [], uv = [];
  for (let i = 0; i < 3 * faces; i++) {
    const v = a.mesh_face[first + i], n = a.mesh_facenormal[first + i], t = t0 >= 0 ? a.mesh_facetexcoord[first + i] : 0;
    const key = `${v} ${n} ${t}`;
    let at = place.get(key);
    if (at === undefined) {
      place.set(key, (at = place.size));
      position.push(...a.mesh_vert.subarray(3 * (v0 + v), 3 * (v0 + v) + 3));
      normal.push(...a.mesh_normal.subarray(3 * (n0 + n), 3 * (n0 + n) + 3));
      if (t0 >= 0) uv.push(a.mesh_texcoord[2 * (t0 + t)], a.mesh_texcoord[2 * (t0 + t) + 1]);
    }
    index[i] = at;
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute("normal", new THREE.Float32BufferAttribute(normal, 3));
  if (t0 >= 0) geometry.setAttribute("uv", new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(new THREE.BufferAttribute(index, 1));
  return geometry;
}

/** The hull: faces at the end of the mesh's graph. */
function hullGeometry(m, id) {
  const a = m.array, at = a.mesh_graphadr[id];
  if (at < 0) return meshGeometry(m, id);
  const nvert = a.mesh_graph[at], nface = a.mesh_graph[at + 1], face = at + 2 + 2 * nvert + (nvert + 3 * nface);
  const position = new Float32Array(9 * nface), v0 = a.mesh_vertadr[id];
  for (let i = 0; i < 3 * nface; i++)
    position.set(a.mesh_vert.subarray(3 * (v0 + a.mesh_graph[face + i]), 3 * (v0 + a.mesh_graph[face + i]) + 3), 3 * i);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.BufferAttribute(position, 3));
  geometry.computeVertexNormals();
  return geometry;
}

function hfieldGeometry(m, id) {
  const a = m.array, rows = a.hfield_nrow[id], cols = a.hfield_ncol[id], [x, y, top] = m.row("hfield_size", id, 4);
  const geometry = new THREE.PlaneGeometry(2 * x, 2 * y, cols - 1, rows - 1), position = geometry.attributes.position;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) // rows of the plane begin at the largest y
      position.setZ((rows - 1 - r) * cols + c, a.hfield_data[a.hfield_adr[id] + r * cols + c] * top);
  geometry.computeVertexNormals();
  return geometry;
}
