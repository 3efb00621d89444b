// The picture: everything that is drawn for one model.
import * as THREE from "three";
import { byName, RND, VIS } from "../options.js";
import { View } from "./camera.js";
import { Decor } from "./decor.js";
import { Labels } from "./labels.js";
import { Lights } from "./lights.js";
import { Looks } from "./looks.js";
import { Mirror } from "./mirror.js";
import { Parts } from "./parts.js";
import { GEOM, Shapes } from "./shapes.js";
import { Sky } from "./sky.js";
import { Soft } from "./soft.js";
import { Textures } from "./textures.js";

THREE.ColorManagement.enabled = false; // colours of models are those of the screen, as in MuJoCo

const R = Object.fromEntries(RND.map(([name, k]) => [name, k])), TEXTURE = byName(VIS, "Texture");

export function makeRenderer(canvas) {
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true, powerPreference: "high-performance" });
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = THREE.PCFShadowMap;
  renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
  return renderer;
}

export class Stage {
  constructor(model, renderer, options, labelHost) {
    Object.assign(this, { model, renderer, options });
    this.scene = new THREE.Scene();
    this.textures = new Textures(model);
    this.shapes = new Shapes(model);
    this.looks = new Looks(model, this.textures);
    this.parts = new Parts(model, this.shapes, this.looks, options);
    this.decor = new Decor(model, this.shapes, this.looks, options);
    this.soft = new Soft(model, this.looks, options);
    this.lights = new Lights(model);
    this.sky = new Sky(model, this.textures);
    this.labels = new Labels(labelHost);
    this.view = new View(model, 1);
    this.background = new THREE.Color(0.2, 0.22, 0.25);
    this.scene.add(this.parts.root, this.decor.root, this.soft.root, this.lights.root);
    if (this.sky.mesh) this.scene.add(this.sky.mesh);
    this.mirror = this.makeMirror();
    this.selected = -1;
    this.refresh();
  }

  makeMirror() {
    const mirrors = this.parts.items.filter((item) => item.type === GEOM.PLANE && item.kind === "geom" && this.looks.optics(item.matid).reflectance > 0);
    if (!mirrors.length) return null;
    const mirror = new Mirror(mirrors[0], this.looks.optics(mirrors[0].matid).reflectance);
    this.scene.add(mirror.mesh);
    return mirror;
  }

  /** After a change of the options. */
  refresh() {
    const { options, looks } = this, rnd = options.rnd;
    const look = [options.vis[TEXTURE], rnd[R.Wireframe], rnd[R.Additive]].join();
    if (look !== this.look) {
      this.look = look;
      looks.dispose();
      looks.showTextures = options.vis[TEXTURE];
      looks.wireframe = rnd[R.Wireframe];
      looks.additive = rnd[R.Additive];
    }
    this.lights.shadows(rnd[R.Shadow]);
    this.sky.show(rnd[R.Skybox], rnd[R.Haze]);
    const { visual: v, statistic: s } = this.model, [r, g, b] = v["rgba.fog"];
    this.scene.fog = rnd[R.Fog] ? new THREE.Fog(new THREE.Color(r, g, b), v["map.fogstart"] * s.extent, v["map.fogend"] * s.extent) : null;
    this.scene.background = rnd[R.Fog] ? this.scene.fog.color : this.background;
    this.parts.refresh();
    this.soft.refresh();
  }

  setBackground(colour) {
    this.background.set(colour);
    this.refresh();
  }

  resize(width, height) {
    this.width = width;
    this.height = height;
    this.renderer.setSize(width, height, false);
    this.view.resize(width, height);
  }

  select(body) {
    this.selected = body;
    this.parts.select(body);
  }

  draw(frame) {
    const { view, parts } = this;
    parts.place(frame);
    if (this.options.vis[15]) parts.colourIslands(Decor.islands(frame.shapes));
    this.soft.place(frame);
    this.decor.place(frame.shapes);
    view.update(frame);
    parts.follow(view.camera);
    this.lights.place(frame, view.camera, view.lookat);
    if (this.mirror) {
      this.mirror.mesh.visible = false;
      if (this.options.rnd[R.Reflection]) this.mirror.render(this.renderer, this.scene, view.camera);
    }
    this.renderer.render(this.scene, view.camera);
    this.labels.place(frame.labels ?? [], view.camera, this.width, this.height);
  }

  /** The nearest part under a point of the picture, x and y in -1..1: { body, kind, id, point } or null. */
  pick(x, y) {
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x, y), this.view.camera);
    const hit = ray.intersectObjects(this.parts.items.map((item) => item.mesh).filter((mesh) => mesh.visible), false)[0];
    return hit ? { ...hit.object.userData, point: hit.point } : null;
  }

  dispose() {
    this.shapes.dispose();
    this.looks.dispose();
    this.textures.dispose();
    this.mirror?.dispose();
    this.labels.place([], this.view.camera, 1, 1);
  }
}
