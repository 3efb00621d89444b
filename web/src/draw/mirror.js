// Reflections: the scene seen from below the largest mirroring plane, blended over it.
import * as THREE from "three";

const VERTEX = `
  uniform mat4 mirrorMatrix;
  varying vec4 vMirror;
  void main() {
    vMirror = mirrorMatrix * modelMatrix * vec4(position, 1.0);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;
const FRAGMENT = `
  uniform sampler2D picture;
  uniform float share;
  varying vec4 vMirror;
  void main() {
    gl_FragColor = vec4(texture2DProj(picture, vMirror).rgb, share);
  }`;
const PIXELS = 512;

export class Mirror {
  /** item: a plane of parts.js with reflectance. */
  constructor(item, share) {
    this.item = item;
    this.target = new THREE.WebGLRenderTarget(PIXELS, PIXELS, { samples: 4 });
    this.camera = new THREE.PerspectiveCamera();
    this.matrix = new THREE.Matrix4();
    const uniforms = { picture: { value: this.target.texture }, share: { value: share }, mirrorMatrix: { value: this.matrix } };
    this.mesh = new THREE.Mesh(item.mesh.geometry, new THREE.ShaderMaterial({ uniforms, vertexShader: VERTEX, fragmentShader: FRAGMENT,
      transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 }));
    this.mesh.matrixAutoUpdate = false;
    this.mesh.userData.mirror = true;
  }

  /** Renders the mirrored picture; false: the camera is below the plane. */
  render(renderer, scene, camera) {
    const plane = this.item.mesh;
    plane.updateWorldMatrix(true, false);
    this.mesh.geometry = plane.geometry;
    this.mesh.matrix.copy(plane.matrixWorld);
    this.mesh.matrixWorldNeedsUpdate = true;
    const normal = new THREE.Vector3(0, 0, 1).transformDirection(plane.matrixWorld), at = new THREE.Vector3().setFromMatrixPosition(plane.matrixWorld);
    const height = camera.position.clone().sub(at).dot(normal);
    this.mesh.visible = height > 0 && plane.visible;
    if (!this.mesh.visible) return false;
    this.aim(camera, normal, at, height);
    this.mesh.visible = plane.visible = false;
    renderer.setRenderTarget(this.target);
    renderer.render(scene, this.camera);
    renderer.setRenderTarget(null);
    this.mesh.visible = plane.visible = true;
    return true;
  }

  /** The camera mirrored at the plane, whose near side is the plane itself. */
  aim(camera, normal, at, height) {
    const eye = camera.position.clone().addScaledVector(normal, -2 * height), forward = camera.getWorldDirection(new THREE.Vector3());
    forward.addScaledVector(normal, -2 * forward.dot(normal));
    const up = camera.up.clone().addScaledVector(normal, -2 * camera.up.dot(normal));
    this.camera.position.copy(eye);
    this.camera.up.copy(up);
    this.camera.lookAt(eye.clone().add(forward));
    this.camera.projectionMatrix.copy(camera.projectionMatrix);
    this.camera.updateMatrixWorld(true);
    this.matrix.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(this.camera.projectionMatrix).multiply(this.camera.matrixWorldInverse);
    clipAt(this.camera, new THREE.Plane().setFromNormalAndCoplanarPoint(normal, at));
  }

  dispose() {
    this.target.dispose();
    this.mesh.material.dispose();
  }
}

/** Oblique near plane (Lengyel): what is behind the mirror does not hide what is in it. */
function clipAt(camera, plane) {
  const local = plane.clone().applyMatrix4(camera.matrixWorldInverse), p = camera.projectionMatrix.elements;
  const clip = new THREE.Vector4(local.normal.x, local.normal.y, local.normal.z, local.constant);
  const q = new THREE.Vector4((Math.sign(clip.x) + p[8]) / p[0], (Math.sign(clip.y) + p[9]) / p[5], -1, (1 + p[10]) / p[14]);
  clip.multiplyScalar(2 / clip.dot(q));
  [p[2], p[6], p[10], p[14]] = [clip.x, clip.y, clip.z + 1, clip.w];
}
