// The view: free around a point, tracking a body, or a camera of the model. Angles are those of ctvCamera.
import * as THREE from "three";

const DEGREE = Math.PI / 180;

export class View {
  constructor(model, aspect) {
    this.model = model;
    this.camera = new THREE.PerspectiveCamera(45, aspect, 0.01, 100);
    this.camera.up.set(0, 0, 1);
    this.lookat = new THREE.Vector3();
    this.align();
    this.fixed = model.visual["global.cameraid"] >= 0 && model.visual["global.cameraid"] < model.size.ncam ? model.visual["global.cameraid"] : -1;
    this.track = -1;
  }

  /** The view at the start. */
  align() {
    const { statistic: s, visual: v } = this.model;
    this.lookat.set(...s.center);
    this.distance = 1.5 * s.extent;
    this.azimuth = v["global.azimuth"];
    this.elevation = v["global.elevation"];
  }

  get forward() {
    const a = this.azimuth * DEGREE, e = this.elevation * DEGREE;
    return new THREE.Vector3(Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e));
  }

  free() {
    this.fixed = this.track = -1;
  }

  /** Next camera of the model, or back to the free one. */
  cycle(by) {
    const n = this.model.size.ncam + 1, now = this.fixed + 1;
    this.fixed = ((now + by + n) % n) - 1;
    this.track = -1;
  }

  follow(body) {
    this.fixed = -1;
    this.track = body;
  }

  get isFree() {
    return this.fixed < 0;
  }

  /** Motions of the mouse, as fractions of the window's height, as ctv_moveCamera has them. */
  orbit(dx, dy) {
    if (!this.isFree) return;
    this.azimuth -= 180 * dx;
    this.elevation = Math.min(89, Math.max(-89, this.elevation - 180 * dy));
    if (this.azimuth > 180) this.azimuth -= 360;
    if (this.azimuth < -180) this.azimuth += 360;
  }

  pan(dx, dy, level) {
    if (!this.isFree || this.track >= 0) return;
    const scale = 2 * Math.tan((this.camera.fov / 2) * DEGREE) * this.distance;
    this.lookat.addScaledVector(this.drag(dx, dy, level), -scale);
  }

  /** A motion of the mouse in the world: x to the right; y upwards, or ahead along the ground. */
  drag(dx, dy, level) {
    const ahead = this.forward.setZ(0).normalize(), right = new THREE.Vector3(ahead.y, -ahead.x, 0);
    return right.multiplyScalar(dx).addScaledVector(level ? ahead : new THREE.Vector3(0, 0, 1), -dy);
  }

  zoom(dy) {
    const { extent } = this.model.statistic;
    if (!this.isFree) return;
    this.distance -= Math.log(1 + this.distance / extent / 3) * dy * 9 * extent;
    this.distance = Math.min(100 * extent, Math.max(0.01 * extent, this.distance));
  }

  resize(width, height) {
    this.camera.aspect = width / Math.max(1, height);
  }

  update(frame) {
    const { camera, model } = this, { extent } = model.statistic;
    camera.near = model.visual["map.znear"] * extent;
    camera.far = model.visual["map.zfar"] * extent;
    if (this.isFree) {
      if (this.track >= 0) this.lookat.fromArray(frame.xpos, 3 * this.track);
      camera.fov = model.visual["global.fovy"];
      camera.up.set(0, 0, 1);
      camera.position.copy(this.lookat).addScaledVector(this.forward, -this.distance);
      camera.lookAt(this.lookat);
    } else {
      const m = frame.cam_xmat.subarray(9 * this.fixed, 9 * this.fixed + 9);
      camera.fov = model.array.cam_fovy[this.fixed] || 45;
      camera.up.set(m[1], m[4], m[7]);
      camera.position.fromArray(frame.cam_xpos, 3 * this.fixed);
      camera.quaternion.setFromRotationMatrix(new THREE.Matrix4().set(m[0], m[1], m[2], 0, m[3], m[4], m[5], 0, m[6], m[7], m[8], 0, 0, 0, 0, 1));
    }
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  }

  name() {
    if (this.fixed >= 0) return this.model.label("camera", this.fixed);
    return this.track >= 0 ? `tracking ${this.model.label("body", this.track)}` : "free";
  }
}
