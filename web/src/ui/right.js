// The panel of the model: what is selected, joints, actuators, sensors, plots.
import { el, number, section } from "./dom.js";
import { liveSections } from "./live_panel.js";
import { Plot } from "./plot.js";

const JOINT_TYPES = ["free", "ball", "slide", "hinge"];

export class RightPanel {
  constructor(app) {
    this.app = app;
    this.rows = []; // { update }: numbers that follow the time
    this.plots = [];
    this.plotHost = el("div", { className: "plots" });
    this.info = el("div", { className: "info" });
    this.element = el("aside", { className: "panel right", "aria-label": "Model" },
      section("Selection", () => [this.info], true),
      ...liveSections(app, this),
      section("Plots", () => [this.picker(), ...(app.source.live ? [app.source.control.watchList()] : []), this.plotHost], true),
      section("Joints", () => this.joints()),
      section("Actuators", () => this.actuators()),
      section("Sensors", () => this.sensors()),
      section("Model", () => this.sizes()));
    this.showSelection();
  }

  /** A number of a field, in words and as a button that plots it. */
  value(field, column, name) {
    const out = el("output", {}), button = el("button", { className: "name", title: `Plot ${field}[${column}]`, onclick: () => this.plot(field, column, name) }, name);
    this.rows.push({ update: () => (out.textContent = number(this.app.source.values(field)?.[column] ?? NaN)), element: out });
    return el("div", { className: "value" }, button, out);
  }

  joints() {
    const { model } = this.app, a = model.array;
    return Array.from({ length: model.size.njnt }, (_, j) => {
      const name = model.label("joint", j), type = a.jnt_type[j];
      if (type < 2) return el("div", { className: "value" }, el("span", {}, `${name} (${JOINT_TYPES[type]})`));
      return this.app.source.live ? this.app.source.control.joint(this, j, name) : this.value("qpos", a.jnt_qposadr[j], name);
    });
  }

  actuators() {
    const { model } = this.app;
    return Array.from({ length: model.size.nu }, (_, i) => {
      const name = model.label("actuator", i);
      return this.app.source.live ? this.app.source.control.actuator(this, i, name) : this.value("ctrl", i, name);
    });
  }

  sensors() {
    const { model } = this.app, names = model.columns("sensordata", model.size.nsensordata);
    return names.map((name, i) => this.value("sensordata", i, name));
  }

  sizes() {
    const { model } = this.app, { size, option, statistic } = model;
    const rows = { name: model.name, bodies: size.nbody, joints: size.njnt, dofs: size.nv, geoms: size.ngeom, sites: size.nsite, actuators: size.nu,
      sensors: size.nsensor, tendons: size.ntendon, equalities: size.neq, meshes: size.nmesh, flexes: size.nflex, timestep: option.timestep,
      gravity: option.gravity.map(number).join(" "), extent: number(statistic.extent) };
    return [el("table", {}, ...Object.entries(rows).map(([k, v]) => el("tr", {}, el("th", {}, k), el("td", {}, String(v)))))];
  }

  picker() {
    const { source, model } = this.app, column = el("select", { "aria-label": "Column" });
    let fields = [];
    const fill = () => {
      const f = fields[field.selectedIndex];
      column.replaceChildren(...(f ? model.columns(f.name, f.count) : []).map((name) => el("option", {}, name)));
    };
    const field = el("select", { "aria-label": "Field", onchange: fill });
    const list = () => { // a running program names its fields with the first frame
      fields = source.fields();
      field.replaceChildren(...fields.map((f) => el("option", {}, f.name)));
      field.selectedIndex = Math.max(0, fields.findIndex((f) => f.name === "qpos"));
      fill();
    };
    list();
    this.rows.push({ element: field, update: () => source.fields().length !== fields.length && list() });
    return el("div", { className: "picker" }, field, column, el("button", { onclick: () => {
      const f = fields[field.selectedIndex];
      if (f) this.plot(f.name, column.selectedIndex, column.value);
    } }, "Plot"));
  }

  /** Adds a line to the plot of its field, or makes one. */
  plot(field, column, name) {
    let plot = this.plots.find((p) => p.lines[0]?.field === field);
    if (!plot) {
      plot = new Plot(this.app, () => {
        this.plots = this.plots.filter((p) => p !== plot);
        plot.element.remove();
      });
      this.plots.push(plot);
      this.plotHost.append(plot.element);
    }
    plot.add(field, column, name);
    this.plotHost.closest("details").open = true;
    this.app.showPanel("right", true);
    this.app.redraw();
  }

  showSelection() {
    const { model, selection } = this.app;
    if (!selection) {
      this.info.replaceChildren(el("p", { className: "hint" }, "Double-click selects a body."));
      return;
    }
    const { body, kind, id } = selection, a = model.array, parent = a.body_parentid[body];
    const rows = { body: `${model.label("body", body)} (${body})`, parent: model.label("body", parent), mass: number(a.body_mass[body]) };
    if (kind) rows[kind] = `${model.label(kind, id)} (${id})`;
    const table = el("table", {}, ...Object.entries(rows).map(([k, v]) => el("tr", {}, el("th", {}, k), el("td", {}, v))));
    const place = el("output", {});
    table.append(el("tr", {}, el("th", {}, "position"), el("td", {}, place)));
    this.place = () => (place.textContent = this.app.frame ? [0, 1, 2].map((k) => number(this.app.frame.xpos[3 * body + k])).join(" ") : "");
    this.info.replaceChildren(table);
  }

  update() {
    if (this.app.selection) this.place?.();
    for (const row of this.rows) if (row.element.offsetParent) row.update();
    this.plots.forEach((plot) => plot.draw());
  }
}
