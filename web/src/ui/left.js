// The panel of the picture: flags, groups, labels, frames, cameras.
import { FRAMES, GROUPS, LABELS, Options, RND, VIS } from "../options.js";
import { check, choice, el, section } from "./dom.js";

export class LeftPanel {
  constructor(app) {
    this.app = app;
    this.boxes = [];
    const { options } = app;
    this.element = el("aside", { className: "panel left", "aria-label": "Rendering" },
      section("Camera", () => this.cameras(), true),
      section("Rendering", () => this.flags(RND, "rnd", (k) => options.toggleRnd(k)), true),
      section("Visualization", () => this.flags(VIS, "vis", (k) => options.toggleVis(k)), true),
      section("Labels and frames", () => this.names(), true),
      section("Groups", () => this.groups()));
    options.onChange(() => this.update());
  }

  flags(table, store, toggle) {
    const { options, source } = this.app, offered = source.flags ?? -1;
    return table.map(([name, k, key]) => {
      const box = check(name, options[store][k], () => toggle(k), key.toUpperCase());
      if (store === "vis" && Options.isDelivered(k)) box.enable(offered & (1 << k));
      this.boxes.push(() => box.set(options[store][k]));
      return box.element;
    });
  }

  names() {
    const { options, source } = this.app;
    if (!source.live) return [el("p", { className: "hint" }, "Labels and frames need a running program; names are shown for what is selected.")];
    const label = choice("Label", LABELS, options.label, (k) => options.change((o) => (o.label = k)));
    const frame = choice("Frame", FRAMES, options.frame, (k) => options.change((o) => (o.frame = k)));
    this.boxes.push(() => { label.set(options.label); frame.set(options.frame); });
    return [label.element, frame.element];
  }

  groups() {
    const { options } = this.app;
    return GROUPS.map((kind) => el("div", { className: "groups" }, el("span", {}, kind), ...options.group[kind].map((on, i) => {
      const box = check(String(i), on, () => options.toggleGroup(kind, i));
      this.boxes.push(() => box.set(options.group[kind][i]));
      return box.element;
    })));
  }

  cameras() {
    const { app } = this, n = app.model.size.ncam, names = ["free", ...Array.from({ length: n }, (_, i) => app.model.label("camera", i))];
    this.camera = choice("Camera", names, app.stage.view.fixed + 1, (k) => { app.stage.view.free(); app.stage.view.fixed = k - 1; app.redraw(); });
    return [this.camera.element, el("button", { onclick: () => app.align() }, "Align (Ctrl A)")];
  }

  update() {
    this.boxes.forEach((set) => set());
    this.camera?.set(this.app.stage.view.fixed + 1);
  }
}
