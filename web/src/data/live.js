// The second source of motion: a program that runs (src/serve), over a WebSocket. The newest frame is
// shown; older ones were never sent. A connection that is lost is opened again.
import { LiveControl } from "../ui/live_control.js";
import { Model } from "./model.js";
import { readPack } from "./pack.js";

const AGAIN = 1000, KEPT = 20000; // milliseconds; samples of a plot

export class LiveSource {
  constructor(app, address) {
    Object.assign(this, { app, address, live: true, playing: true, speed: 1, time: 0, start: 0, end: 0, fresh: false, flags: -1 });
    this.control = new LiveControl(app, this);
    this.kept = new Map(); // field: samples
    this.times = [];
    this.role = "";
    this.received = 0;
    this.reported = {}; // what the program knows about the view of this page
    this.connect();
  }

  //---------------------------------- connection -------------------------------------------------------

  connect() {
    const socket = (this.socket = new WebSocket(this.address));
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onopen = () => this.app.say("");
    socket.onclose = () => {
      this.app.say("The program does not answer. Trying again …");
      if (!this.closed) setTimeout(() => this.connect(), AGAIN);
    };
  }

  send(...words) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(words.join(" "));
  }

  receive(buffer) {
    const { head, arrays } = readPack(buffer);
    if (head.kind === "model") this.openModel(buffer);
    else if (head.kind === "frame") this.takeFrame(head, arrays);
    else if (head.kind === "note") this.takeNote(head);
    else if (head.kind === "pictures") this.app.overlay.showPictures(head, arrays.pixels);
  }

  openModel(buffer) {
    const model = new Model(buffer), again = this.app.model?.name === model.name;
    this.kept.clear();
    this.times = [];
    this.latest = null;
    this.app.open(model, this, again);
    this.seen();
  }

  takeFrame(head, arrays) {
    if (head.time < this.time) this.forget(head.time);
    Object.assign(this, { time: head.time, playing: !head.paused, speed: head.speed, start: head.first, end: head.last });
    this.status = `${this.role}${head.clients > 1 ? ` of ${head.clients} pages` : ""}, ${(100 * head.rate).toFixed(0)} %`;
    this.latest = { ...arrays, time: head.time, shapes: arrays.shape, labels: head.labels };
    this.head = head;
    this.keep(head, arrays);
    this.fresh = true;
    this.received++;
  }

  takeNote(head) {
    if (head.role) this.takeRole(head.role);
    if (head.error !== undefined) this.app.say(head.error);
    if (head.refused) this.status = head.refused;
    if (head.camera) this.app.setCamera(head.camera.split(" ").map(Number));
    if (head.view) this.app.setOptions(head.view.split(" ").map(Number));
    if (head.camera || head.view) this.seen();
    if (head.state) navigator.clipboard?.writeText(head.state).catch(() => {});
    if (head.state) this.state = head.state;
    if (head.text !== undefined) this.app.overlay.showTexts(head.text);
  }

  //---------------------------------- the view, for the program ----------------------------------------

  /** A page that takes over tells its view; the first pilot starts with that of the program. */
  takeRole(role) {
    if (role === "pilot") this.reported = this.role === "spectator" ? {} : { ...this.reported, window: "" };
    this.role = role;
  }

  view() {
    const { app } = this, numbers = app.cameraNumbers();
    return { camera: numbers.join(" "), view: app.optionNumbers().join(" "), window: `${app.canvas.clientWidth} ${app.canvas.clientHeight}`,
      still: numbers[0] === 1 ? numbers.filter((_, i) => i < 3 || i > 5).join(" ") : numbers.join(" ") }; // a tracked body moves the point
  }

  /** The program knows this view. */
  seen() {
    const { still, view } = this.view();
    this.reported = { ...this.reported, still, view };
  }

  /** Tells the program what changed. */
  report() {
    if (this.role !== "pilot" || !this.app.stage || this.socket.readyState !== WebSocket.OPEN) return;
    const now = this.view(), before = this.reported;
    if (now.still !== before.still) this.send("camera", now.camera);
    if (now.view !== before.view) this.send("view", now.view);
    if (now.window !== before.window) this.send("window", now.window);
    this.reported = now;
  }

  //---------------------------------- samples for plots ------------------------------------------------

  keep(head, arrays) {
    if (head.time <= this.times.at(-1)) return;
    if (this.times.length >= KEPT) this.forget(-Infinity);
    this.times.push(head.time);
    for (const { name } of this.fields()) {
      if (!this.kept.has(name)) this.kept.set(name, []);
      this.kept.get(name).push(arrays[name].slice());
    }
  }

  /** Forgets samples after a time; everything if that is before all. */
  forget(time) {
    const n = this.times.findIndex((t) => t >= time), keep = n < 0 ? this.times.length : n;
    this.times.length = keep;
    this.kept.forEach((list) => (list.length = Math.min(list.length, keep)));
  }

  fields() {
    const skip = /^(xpos|xquat|cam_|light_|flexvert|deformvert|shape|contact|timing)/;
    return this.latest ? Object.entries(this.latest).filter(([k, v]) => v instanceof Float32Array && !skip.test(k) && k !== "shapes")
      .map(([name, v]) => ({ name, count: v.length })) : [];
  }

  series(name, column) {
    const list = this.kept.get(name) ?? [], offset = this.times.length - list.length;
    return { x: this.times.slice(offset), y: list.map((row) => row[column]) };
  }

  values(name) {
    return this.latest?.[name] ?? null;
  }

  //---------------------------------- what the page asks for ------------------------------------------

  advance() {}

  frame() {
    return this.latest;
  }

  wish(options) {
    this.send("wish", options.wish, options.frame, options.label);
  }

  play(on) {
    this.playing = on;
    this.send(on ? "play" : "pause");
  }

  step(by) {
    this.send("step", by);
  }

  seek(time) {
    this.send("seek", time);
  }

  reset() {
    this.send("reset");
  }

  reload() {
    this.send("reload");
  }

  setSpeed(speed) {
    this.send("speed", speed);
  }

  copyState() {
    this.send("state");
  }

  key(event) {
    if (event.key.length === 1) this.send("key", event.key.toUpperCase().codePointAt(0), Number(event.shiftKey) + 2 * Number(event.ctrlKey) + 4 * Number(event.altKey));
  }

  /** The point that was picked, in the frame of its body. */
  select(hit) {
    const local = hit?.point ? this.app.stage.parts.bodies[hit.body].worldToLocal(hit.point.clone()) : { x: 0, y: 0, z: 0 };
    this.send("select", hit?.body ?? 0, local.x, local.y, local.z);
  }

  drag(mode, motion) {
    if (!motion) return this.send("drag", mode === "pull" ? 1 : 2);
    const { dx, dy, shift, view, selection, frame } = motion, body = 3 * selection.body;
    if (mode === "pull") {
      const away = view.lookat.clone().fromArray(frame.xpos, body).sub(view.camera.position).length();
      const by = view.drag(dx, dy, shift).multiplyScalar(2 * Math.tan((view.camera.fov * Math.PI) / 360) * away);
      this.send("move", by.x, by.y, by.z);
    } else {
      const ahead = view.forward.setZ(0).normalize(), axis = ahead.clone().set(ahead.y, -ahead.x, 0).multiplyScalar(2 * Math.PI * dy);
      axis.addScaledVector(shift ? ahead : ahead.clone().set(0, 0, 1), 2 * Math.PI * dx);
      this.send("turn", axis.x, axis.y, axis.z);
    }
  }

  endDrag() {
    this.send("drag", 0);
  }
}

export function startLive(app) {
  const token = new URLSearchParams(location.search).get("token");
  if (!token || !location.protocol.startsWith("http")) app.say("This page has no run inside of it, and no program to ask.");
  else app.source = new LiveSource(app, `ws://${location.host}/socket?token=${encodeURIComponent(token)}`);
}
