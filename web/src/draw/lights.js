// Lights of the model and the headlight at the camera. Intensities are multiplied by pi: see looks.js.
import * as THREE from "three";

const SPOT = 0, DIRECTIONAL = 1, POINT = 2;
const SHADOW_PIXELS = 2048;

const colour = (c) => new THREE.Color(c[0], c[1], c[2]);

function makeLight(type, diffuse, cutoff, exponent) {
  if (type === DIRECTIONAL) return new THREE.DirectionalLight(diffuse, Math.PI);
  if (type === POINT) return new THREE.PointLight(diffuse, Math.PI, 0, 0);
  const angle = Math.min((cutoff * Math.PI) / 180, Math.PI / 2 - 0.01);
  return new THREE.SpotLight(diffuse, Math.PI, 0, angle, exponent > 0 ? Math.min(1, exponent / 10) : 0, 0);
}

export class Lights {
  constructor(model) {
    this.model = model;
    this.root = new THREE.Group();
    const v = model.visual, a = model.array, ambient = new THREE.Color(0, 0, 0);
    this.items = [];
    for (let i = 0; i < model.size.nlight; i++) {
      if (!a.light_active[i] || a.light_type[i] > POINT) continue;
      ambient.add(colour(model.row("light_ambient", i, 3)));
      this.items.push(this.add(i));
    }
    if (v["headlight.active"]) {
      ambient.add(colour(v["headlight.ambient"]));
      this.head = new THREE.DirectionalLight(colour(v["headlight.diffuse"]), Math.PI);
      this.root.add(this.head, this.head.target);
    }
    this.root.add(new THREE.AmbientLight(ambient, Math.PI));
  }

  add(i) {
    const m = this.model, a = m.array, type = a.light_type[i];
    const light = makeLight(type, colour(m.row("light_diffuse", i, 3)), a.light_cutoff[i], a.light_exponent[i]);
    light.castShadow = Boolean(a.light_castshadow[i]) && type !== POINT;
    this.shapeShadow(light, type);
    this.root.add(light);
    if (light.target) this.root.add(light.target);
    return { i, type, light, castShadow: light.castShadow };
  }

  shapeShadow(light, type) {
    const { extent } = this.model.statistic, { camera, mapSize } = light.shadow;
    const reach = extent * (this.model.visual["map.shadowclip"] || 1) * 1.5;
    mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
    light.shadow.bias = -0.0005;
    light.shadow.normalBias = 0.01 * extent * 0.3;
    if (type === DIRECTIONAL) Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.01 * extent, far: 12 * extent });
    else Object.assign(camera, { near: 0.02 * extent, far: 20 * extent });
    camera.updateProjectionMatrix();
  }

  shadows(on) {
    this.items.forEach((item) => (item.light.castShadow = on && item.castShadow));
  }

  /** Lights of the frame; the headlight shines from the camera to what it looks at. */
  place(frame, camera, lookat) {
    for (const { i, type, light } of this.items) {
      const p = frame.light_xpos.subarray(3 * i, 3 * i + 3), d = frame.light_xdir.subarray(3 * i, 3 * i + 3);
      if (type === DIRECTIONAL) { // parallel: only the direction counts; its shadows are where one looks
        const away = 6 * this.model.statistic.extent;
        light.position.set(lookat.x - d[0] * away, lookat.y - d[1] * away, lookat.z - d[2] * away);
        light.target.position.copy(lookat);
      } else {
        light.position.set(p[0], p[1], p[2]);
        light.target?.position.set(p[0] + d[0], p[1] + d[1], p[2] + d[2]);
      }
    }
    if (!this.head) return;
    this.head.position.copy(camera.position);
    camera.getWorldDirection(this.head.target.position).add(camera.position);
  }
}
