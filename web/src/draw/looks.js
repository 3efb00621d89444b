// Materials. MuJoCo lights surfaces by the fixed pipeline of OpenGL:
//   colour = rgba (emission + sum of lights (ambient + diffuse max(0, n l))) + specular (n h)^(128 shininess)
// three.js divides Lambert's term by pi, which the lights make up for, and normalises the highlight by
// 0.25 (s / 2 + 1), which is divided out here.
import * as THREE from "three";

const RGB_ROLE = 1, RGBA_ROLE = 8, ROLES = 10;
const PLAIN = { specular: 0.5, shininess: 0.5, emission: 0, reflectance: 0 };

// Textures without coordinates are laid on by the shape's own frame, whose sizes are 1:
//   flat   s = x repeat / 2 - 1/2, t = -y repeat / 2 - 1/2;   cube: the direction from the centre
const VERTEX = `
  vec3 unit = position * cortenUnit;
  #ifdef CORTEN_CUBE
  vCorten = unit;
  #else
  vCorten = vec3(0.5 * cortenRepeat.x * unit.x - 0.5, -0.5 * cortenRepeat.y * unit.y - 0.5, 0.0);
  #endif
  #include <begin_vertex>`;
const FRAGMENT = `
  #ifdef CORTEN_CUBE
  diffuseColor *= textureCube(cortenMap, vCorten);
  #else
  diffuseColor *= texture2D(cortenMap, vCorten.xy);
  #endif
  #include <map_fragment>`;

function layOn(material, texture, cube, uniforms) {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { cortenMap: { value: texture }, ...uniforms });
    shader.vertexShader = "varying vec3 vCorten;\nuniform vec3 cortenUnit;\nuniform vec2 cortenRepeat;\n" +
      shader.vertexShader.replace("#include <begin_vertex>", VERTEX);
    shader.fragmentShader = `varying vec3 vCorten;\nuniform ${cube ? "samplerCube" : "sampler2D"} cortenMap;\n` +
      shader.fragmentShader.replace("#include <map_fragment>", FRAGMENT);
  };
  material.defines = { ...material.defines, ...(cube ? { CORTEN_CUBE: "" } : {}) };
  material.customProgramCacheKey = () => (cube ? "corten cube" : "corten flat");
}

export class Looks {
  constructor(model, textures) {
    this.model = model;
    this.textures = textures;
    this.kept = new Map();
    this.showTextures = true;
    this.wireframe = false;
    this.additive = false;
  }

  /** Optical properties of a material, or the default ones. */
  optics(matid) {
    const a = this.model.array;
    if (matid < 0) return PLAIN;
    return { specular: a.mat_specular[matid], shininess: a.mat_shininess[matid], emission: a.mat_emission[matid],
      reflectance: a.mat_reflectance[matid] };
  }

  textureOf(matid) {
    const a = this.model.array;
    if (matid < 0 || !this.showTextures) return -1;
    const rgb = a.mat_texid[matid * ROLES + RGB_ROLE];
    return rgb >= 0 ? rgb : a.mat_texid[matid * ROLES + RGBA_ROLE];
  }

  /**
   * A material. unit: factors that make the geometry's sizes 1; size: sizes of the shape; uv: the geometry
   * has texture coordinates; glow: added emission of what is selected.
   */
  get({ matid = -1, rgba, unit = [1, 1, 1], size = [1, 1, 1], uv = false, glow = 0, flat = false }) {
    const texture = this.textureOf(matid);
    const key = [matid, [...rgba].map((x) => x.toFixed(3)), texture >= 0 && !uv ? [...unit, ...size].map((x) => x.toFixed(4)) : 0,
      texture, uv, glow, flat, this.wireframe, this.additive].join();
    if (!this.kept.has(key)) this.kept.set(key, this.make(matid, rgba, texture, { unit, size, uv, glow, flat }));
    return this.kept.get(key);
  }

  make(matid, rgba, texture, { unit, size, uv, glow, flat }) {
    const o = this.optics(matid), shine = Math.max(1, 128 * o.shininess), color = new THREE.Color(rgba[0], rgba[1], rgba[2]);
    const material = new THREE.MeshPhongMaterial({
      color, shininess: shine, emissive: color.clone().multiplyScalar(o.emission + glow),
      specular: new THREE.Color().setScalar(o.specular / (0.25 * (shine / 2 + 1))),
      transparent: rgba[3] < 1, opacity: rgba[3], depthWrite: rgba[3] >= 1, side: THREE.DoubleSide, flatShading: flat,
      wireframe: this.wireframe, blending: this.additive && rgba[3] < 1 ? THREE.AdditiveBlending : THREE.NormalBlending,
    });
    if (texture < 0) return material;
    const map = this.textures.get(texture), cube = this.textures.isCube(texture), a = this.model.array;
    if (uv && !cube) {
      material.map = map.clone();
      material.map.repeat.set(a.mat_texrepeat[2 * matid], a.mat_texrepeat[2 * matid + 1]);
      return material;
    }
    const uniform = a.mat_texuniform[matid], factor = (k) => (uniform && size[k] > 0 ? size[k] : 1);
    layOn(material, map, cube, {
      cortenUnit: { value: new THREE.Vector3(...unit.map((x, k) => (cube && uniform ? x * factor(k) : x))) },
      cortenRepeat: { value: new THREE.Vector2(a.mat_texrepeat[2 * matid] * factor(0), a.mat_texrepeat[2 * matid + 1] * factor(1)) },
    });
    return material;
  }

  /** Lines have no light. */
  line(rgba) {
    const key = `line ${[...rgba].map((x) => x.toFixed(3))}`;
    if (!this.kept.has(key)) this.kept.set(key, new THREE.LineBasicMaterial({ color: new THREE.Color(rgba[0], rgba[1], rgba[2]),
      transparent: rgba[3] < 1, opacity: rgba[3] }));
    return this.kept.get(key);
  }

  /** Forget all: after a switch that changes every material. */
  dispose() {
    this.kept.forEach((material) => material.dispose());
    this.kept.clear();
  }
}
