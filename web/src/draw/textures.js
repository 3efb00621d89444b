// Textures of a model: flat pictures and the six sides of cubes, made when they are first used.
import * as THREE from "three";

const KIND = { FLAT: 0, CUBE: 1, SKY: 2 };

/** Pixels of 1 to 4 channels as red, green, blue, alpha. */
function rgba(source, from, count, channels) {
  const out = new Uint8Array(4 * count);
  for (let i = 0; i < count; i++) {
    const at = from + i * channels;
    for (let k = 0; k < 3; k++) out[4 * i + k] = source[at + (channels >= 3 ? k : 0)];
    out[4 * i + 3] = channels === 4 ? source[at + 3] : channels === 2 ? source[at + 1] : 255;
  }
  return out;
}

function finish(texture) {
  texture.generateMipmaps = true;
  texture.minFilter = THREE.LinearMipmapLinearFilter;
  texture.magFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return texture;
}

export class Textures {
  constructor(model) {
    this.model = model;
    this.kept = new Map();
  }

  isCube(id) {
    return this.model.array.tex_type[id] !== KIND.FLAT;
  }

  get(id) {
    if (!this.kept.has(id)) this.kept.set(id, this.isCube(id) ? this.cube(id) : this.flat(id));
    return this.kept.get(id);
  }

  /** The first texture of the sky; -1: there is none. */
  sky() {
    return this.model.array.tex_type.indexOf(KIND.SKY);
  }

  flat(id) {
    const a = this.model.array, w = a.tex_width[id], h = a.tex_height[id];
    const texture = new THREE.DataTexture(rgba(a.tex_data, a.tex_adr[id], w * h, a.tex_nchannel[id]), w, h);
    texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
    texture.anisotropy = 8;
    return finish(texture);
  }

  /** Six squares from top to bottom; a single square is used for all sides. */
  cube(id) {
    const a = this.model.array, w = a.tex_width[id], sides = a.tex_height[id] >= 6 * w ? 6 : 1, n = a.tex_nchannel[id];
    const images = Array.from({ length: 6 }, (_, k) => {
      const side = new THREE.DataTexture(rgba(a.tex_data, a.tex_adr[id] + (k % sides) * w * w * n, w * w, n), w, w);
      side.needsUpdate = true;
      return side;
    });
    const texture = new THREE.CubeTexture(images);
    texture.format = THREE.RGBAFormat;
    texture.type = THREE.UnsignedByteType;
    texture.flipY = false;
    return finish(texture);
  }

  dispose() {
    this.kept.forEach((texture) => texture.dispose());
    this.kept.clear();
  }
}
