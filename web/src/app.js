// The page: a source of motion, the picture of its model, and what the user does.
import { FLAGS, GROUPS, Options, RND, VIS } from "./options.js";
import { makeRenderer, Stage } from "./draw/stage.js";
import { listenKeys } from "./keys.js";
import { Mouse } from "./mouse.js";
import { Bar, SPEEDS } from "./ui/bar.js";
import { download, el } from "./ui/dom.js";
import { Help } from "./ui/help.js";
import { LeftPanel } from "./ui/left.js";
import { Overlay } from "./ui/overlay.js";
import { RightPanel } from "./ui/right.js";

const WIDE = 900; // pixels from which panels are open at the start
const BACKGROUND = { dark: "#2a2f36", light: "#dfe5ea" };

export class App {
  constructor(host) {
    this.host = host;
    this.options = new Options();
    this.canvas = el("canvas", { className: "picture", tabIndex: 0, "aria-label": "Picture of the model" });
    this.labelHost = el("div", { className: "labels" });
    this.message = el("pre", { className: "message", hidden: true, role: "alert" });
    this.overlay = new Overlay();
    this.help = new Help();
    host.append(el("main", {}, this.canvas, this.labelHost, this.overlay.element, this.message), this.help.element);
    this.renderer = makeRenderer(this.canvas);
    this.options.onChange(() => this.optionsChanged());
    new ResizeObserver(() => this.resize()).observe(this.canvas.parentElement);
    this.mouse = new Mouse(this, this.canvas);
    listenKeys(this);
    this.setTheme(localTheme());
    this.frames = 0;
    requestAnimationFrame((t) => this.tick(t));
  }

  /** Shows a model; keepView: the same model, loaded again. */
  open(model, source, keepView = false) {
    const view = keepView ? this.stage?.view : null;
    this.stage?.dispose();
    [this.bar, this.left, this.right].forEach((part) => part?.element.remove());
    Object.assign(this, { model, source, selection: null, dragging: null, frame: null });
    this.options.listeners.length = 1;
    this.stage = new Stage(model, this.renderer, this.options, this.labelHost);
    if (view) Object.assign(this.stage.view, { azimuth: view.azimuth, elevation: view.elevation, distance: view.distance, lookat: view.lookat });
    this.stage.setBackground(BACKGROUND[this.theme]);
    this.bar = new Bar(this);
    this.left = new LeftPanel(this);
    this.right = new RightPanel(this);
    this.host.prepend(this.left.element);
    this.host.append(this.right.element, this.bar.element);
    for (const side of ["left", "right"]) this.showPanel(side, window.innerWidth >= WIDE);
    document.title = `${model.name} – Corten`;
    this.optionsChanged();
    this.resize();
  }

  //---------------------------------- time -------------------------------------------------------------

  play(on) {
    this.source.play(on);
    this.redraw();
  }

  step(by) {
    this.source.step(by);
    this.redraw();
  }

  scrub(time) {
    this.source.play(false);
    this.source.seek(time);
    this.redraw();
  }

  reset() {
    this.source.reset();
    this.redraw();
  }

  setSpeed(speed) {
    this.source.setSpeed ? this.source.setSpeed(speed) : (this.source.speed = speed);
    this.redraw();
  }

  faster(by) {
    const at = SPEEDS.reduce((best, s, i) => (Math.abs(s - this.source.speed) < Math.abs(SPEEDS[best] - this.source.speed) ? i : best), 0);
    this.setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + by))]);
  }

  reload() {
    this.source.reload?.();
  }

  copyState() {
    this.source.copyState?.();
  }

  tick(now) {
    requestAnimationFrame((t) => this.tick(t));
    const seconds = Math.min(0.1, (now - (this.before ?? now)) / 1000);
    this.before = now;
    if (!this.stage || !this.source) return;
    this.source.advance(seconds);
    this.source.report?.();
    if (!(this.needsDraw || this.source.fresh || (!this.source.live && this.source.playing))) return;
    const frame = this.source.frame();
    if (!frame) return;
    this.needsDraw = this.source.fresh = false;
    this.frame = frame;
    this.stage.draw(frame);
    this.bar.update(this.source);
    this.right.update();
    this.frames++;
  }

  redraw() {
    this.needsDraw = true;
  }

  //---------------------------------- view -------------------------------------------------------------

  resize() {
    const { clientWidth: w, clientHeight: h } = this.canvas.parentElement;
    if (this.stage && w && h) this.stage.resize(w, h);
    this.redraw();
  }

  optionsChanged() {
    this.stage?.refresh();
    this.source?.wish?.(this.options);
    this.redraw();
  }

  cycleCamera(by) {
    this.stage.view.cycle(by);
    this.left.update();
    this.redraw();
  }

  freeCamera() {
    this.stage.view.free();
    this.left.update();
    this.redraw();
  }

  align() {
    this.stage.view.free();
    this.stage.view.align();
    this.left.update();
    this.redraw();
  }

  /** Camera of a program: type, fixed camera, tracked body, point, distance, azimuth, elevation. */
  setCamera([type, fixed, track, x, y, z, distance, azimuth, elevation]) {
    const { view } = this.stage;
    Object.assign(view, { distance, azimuth, elevation, fixed: type === 2 ? fixed : -1, track: type === 1 ? track : -1 });
    view.lookat.set(x, y, z);
    this.left.update();
    this.redraw();
  }

  /** The same of this page, as a program reads it. */
  cameraNumbers() {
    const { fixed, track, lookat, distance, azimuth, elevation } = this.stage.view;
    return [fixed >= 0 ? 2 : track >= 0 ? 1 : 0, fixed, track, ...lookat.toArray(), distance, azimuth, elevation];
  }

  /** Options of a program: label, frame, flags as bits, groups of each kind as bits. */
  setOptions([label, frame, flags, ...groups]) {
    this.options.change((o) => {
      Object.assign(o, { label, frame });
      GROUPS.forEach((kind, k) => (o.group[kind] = o.group[kind].map((_, i) => Boolean(groups[k] & (1 << i)))));
      for (let k = 0; k < FLAGS; k++) o.vis[k] = Boolean(flags & (1 << k));
    });
  }

  optionNumbers() {
    const bits = (list) => list.reduce((sum, on, k) => sum + (on ? 2 ** k : 0), 0), { label, frame, vis, group } = this.options;
    return [label, frame, bits(vis), ...GROUPS.map((kind) => bits(group[kind]))];
  }

  lookAt(hit, track) {
    if (!hit) return;
    if (track) this.stage.view.follow(hit.body);
    else this.stage.view.lookat.copy(hit.point);
    this.redraw();
  }

  /** Letters of the flags, for the help and for tests. */
  keyTable() {
    return [...VIS.map(([, number, key]) => ({ store: "vis", number, key })), ...RND.map(([, number, key]) => ({ store: "rnd", number, key }))].filter((row) => row.key);
  }

  togglePanel(side) {
    this.showPanel(side, this[side].element.hidden);
  }

  showPanel(side, on) {
    this[side].element.hidden = !on;
    this.redraw();
  }

  openSection(side, title) {
    const details = [...this[side].element.querySelectorAll("details")].find((d) => d.querySelector("summary").textContent === title);
    if (!details) return;
    this.showPanel(side, true);
    details.open = !details.open;
  }

  setTheme(theme) {
    this.theme = document.documentElement.dataset.theme = theme;
    this.stage?.setBackground(BACKGROUND[theme]);
    this.redraw();
  }

  toggleTheme() {
    this.setTheme(this.theme === "dark" ? "light" : "dark");
  }

  fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.host.requestFullscreen?.();
  }

  //---------------------------------- selection ----------------------------------------------------------

  select(hit) {
    this.selection = hit && hit.body > 0 ? hit : null;
    this.stage.select(this.selection ? hit.body : -1);
    this.right.showSelection();
    this.source.select?.(this.selection);
    this.redraw();
  }

  selectParent() {
    const parent = this.selection ? this.model.array.body_parentid[this.selection.body] : 0;
    if (parent > 0) this.select({ body: parent, point: null });
  }

  beginDrag(mode) {
    if (!this.source.drag) return;
    this.dragging = mode;
    this.source.drag(mode, null);
  }

  drag(dx, dy, shift) {
    const { view } = this.stage;
    this.source.drag(this.dragging, { dx, dy, shift, view, selection: this.selection, frame: this.frame });
  }

  endDrag() {
    this.dragging = null;
    this.source.endDrag?.();
  }

  //---------------------------------- files and messages -------------------------------------------------

  screenshot() {
    this.stage.draw(this.frame);
    this.canvas.toBlob((blob) => download(`${this.model.name || "corten"}.png`, blob));
  }

  /** Starts to film, or ends and hands over the film. */
  film() {
    if (this.recorder) return this.recorder.stop();
    const parts = [];
    this.recorder = new MediaRecorder(this.canvas.captureStream(60), { mimeType: "video/webm", videoBitsPerSecond: 1.2e7 });
    this.recorder.ondataavailable = (e) => parts.push(e.data);
    this.recorder.onstop = () => {
      download(`${this.model.name || "corten"}.webm`, new Blob(parts, { type: "video/webm" }));
      this.recorder = null;
      this.host.classList.remove("filming");
    };
    this.recorder.start(1000);
    this.host.classList.add("filming");
  }


  /** A message over the picture; empty: none. */
  say(text) {
    this.message.textContent = text;
    this.message.hidden = !text;
  }
}

function localTheme() {
  return window.matchMedia?.("(prefers-color-scheme: light)").matches ? "light" : "dark";
}
