// The sky: a cube of textures around the camera whose up (y of the cube) is the world's z.
import * as THREE from "three";

const VERTEX = `
  varying vec3 vDirection;
  void main() {
    vDirection = position;
    vec4 p = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
    gl_Position = p.xyww;
  }`;
const FRAGMENT = `
  varying vec3 vDirection;
  uniform samplerCube sky;
  uniform vec3 haze;
  uniform float hazeShare;
  void main() {
    vec3 d = normalize(vDirection);
    vec3 colour = textureCube(sky, vec3(d.x, d.z, -d.y)).rgb;
    float share = hazeShare > 0.0 ? clamp(1.0 - abs(d.z) / hazeShare, 0.0, 1.0) : 0.0;
    gl_FragColor = vec4(mix(colour, haze, share), 1.0);
  }`;

export class Sky {
  constructor(model, textures) {
    const id = textures.sky();
    this.mesh = null;
    if (id < 0) return;
    const [r, g, b] = model.visual["rgba.haze"];
    this.share = model.visual["map.haze"];
    this.uniforms = { sky: { value: textures.get(id) }, haze: { value: new THREE.Color(r, g, b) }, hazeShare: { value: this.share } };
    const material = new THREE.ShaderMaterial({ uniforms: this.uniforms, vertexShader: VERTEX, fragmentShader: FRAGMENT,
      side: THREE.BackSide, depthWrite: false, fog: false });
    this.mesh = new THREE.Mesh(new THREE.BoxGeometry(2, 2, 2), material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = -1;
  }

  show(on, haze) {
    if (!this.mesh) return;
    this.mesh.visible = on;
    this.uniforms.hazeShare.value = haze ? this.share : 0;
  }
}
