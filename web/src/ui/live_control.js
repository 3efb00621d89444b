// Controls of a running program: actuators, joints, equalities, keyframes, options, contacts.
import { check, el, number, section } from "./dom.js";

const DISABLE = ["constraint", "equality", "frictionloss", "limit", "contact", "spring", "damper", "gravity", "clampctrl", "warmstart", "filterparent",
  "actuation", "refsafe", "sensor", "midphase", "eulerdamp", "autoreset", "nativeccd", "island"];
const ENABLE = ["override", "energy", "fwdinv", "invdiscrete", "multiccd", "sleep"];
const OPTIONS = [["timestep", 1], ["gravity", 3], ["wind", 3], ["density", 1], ["viscosity", 1]];
const SHOWN = 20; // contacts
// Names and indents of the timers, in the order of cttTimer; the step comes first, its parts below it.
const TIMERS = [["step", 0, 0], ["position", 3, 1], ["kinematics", 8, 2], ["inertia", 9, 2], ["collision", 10, 2], ["broad phase", 13, 3], ["narrow phase", 14, 3],
  ["constraint rows", 11, 2], ["dual matrix", 12, 2], ["velocity", 4, 1], ["actuation", 5, 1], ["constraint solving", 6, 1], ["integration", 7, 1]];

export class LiveControl {
  constructor(app, source) {
    Object.assign(this, { app, source });
  }

  /** A slider that sends its value and shows the present one. */
  slider(panel, { name, field, column, range, send }) {
    const out = el("output", {}), [low, high] = range;
    const input = el("input", { type: "range", min: low, max: high, step: (high - low) / 1000, "aria-label": name, oninput: () => send(Number(input.value)) });
    const button = el("button", { className: "name", title: `Plot ${field}[${column}]`, onclick: () => panel.plot(field, column, name) }, name);
    panel.rows.push({ element: out, update: () => {
      const x = this.source.values(field)?.[column] ?? NaN;
      out.textContent = number(x);
      if (document.activeElement !== input) input.value = x;
    } });
    return el("div", { className: "value" }, button, out, input);
  }

  actuator(panel, i, name) {
    const a = this.app.model.array, range = a.actuator_ctrllimited[i] ? a.actuator_ctrlrange.subarray(2 * i, 2 * i + 2) : [-1, 1];
    return this.slider(panel, { name, field: "ctrl", column: i, range, send: (x) => this.source.send("ctrl", i, x) });
  }

  joint(panel, j, name) {
    const a = this.app.model.array, hinge = a.jnt_type[j] === 3;
    const range = a.jnt_limited[j] ? a.jnt_range.subarray(2 * j, 2 * j + 2) : hinge ? [-Math.PI, Math.PI] : [-1, 1];
    return this.slider(panel, { name, field: "qpos", column: a.jnt_qposadr[j], range, send: (x) => this.source.send("joint", j, x) });
  }

  sections(panel) {
    const { model } = this.app, out = [section("Simulation", () => this.simulation(panel))];
    if (model.size.nkey) out.push(section("Keyframes", () => this.keyframes()));
    if (model.size.neq) out.push(section("Equalities", () => this.equalities()));
    out.push(section("Timing", () => this.timing(panel)));
    out.push(section("Options", () => this.options()), section("Contacts", () => this.contacts(panel)));
    return out;
  }

  simulation(panel) {
    const out = el("output", {});
    panel.rows.push({ element: out, update: () => {
      const h = this.source.head;
      out.textContent = h ? `${number(h.rate)}× real time, ${h.iterations} solver iterations, history ${number(h.last - h.first)} s` : "";
    } });
    return [out, el("div", { className: "picker" }, el("button", { onclick: () => this.source.reload() }, "Load again (Ctrl L)"),
      el("button", { onclick: () => this.source.copyState() }, "Copy state (Ctrl C)"), el("button", { onclick: () => this.source.send("take") }, "Steer"))];
  }

  keyframes() {
    const { model } = this.app;
    return model.names.key.map((_, k) => el("button", { onclick: () => this.source.send("frame", k) }, model.label("key", k)));
  }

  equalities() {
    const { model } = this.app;
    return model.names.equality.map((_, i) => check(model.label("equality", i), Boolean(model.array.eq_active0[i]), (on) => this.source.send("equal", i, Number(on))).element);
  }

  options() {
    const { option } = this.app.model, input = (name, k, x) => el("input", { type: "number", value: x, step: "any", "aria-label": `${name} ${k}`, style: "width:80px",
      onchange: (e) => this.source.send("option", name, k, Number(e.target.value)) });
    const flags = (names, bits, which) => names.map((name, bit) => check(name, Boolean(bits & (1 << bit)), (on) => this.source.send("flag", which, bit, Number(on))).element);
    return [...OPTIONS.map(([name, n]) => el("div", {}, el("span", {}, `${name} `), ...Array.from({ length: n }, (_, k) => input(name, k, n > 1 ? option[name][k] : option[name])))),
      el("h4", {}, "Disable"), ...flags(DISABLE, option.disableflags, 0), el("h4", {}, "Enable"), ...flags(ENABLE, option.enableflags, 1)];
  }

  /** Mean duration of each part of a step. */
  timing(panel) {
    const rows = TIMERS.map(([name, k, indent]) => ({ k, out: el("td", {}), row: [el("th", { style: `padding-left:${10 * indent}px` }, name)] }));
    const table = el("table", { className: "timing" }, ...rows.map(({ row, out }) => el("tr", {}, ...row, out)));
    panel.rows.push({ element: table, update: () => {
      const timing = this.source.latest?.timing ?? [];
      for (const { k, out } of rows) out.textContent = timing[k] === undefined ? "" : `${(1e6 * timing[k]).toFixed(1)} µs`;
    } });
    return [table];
  }

  /** A list of fields that can be watched besides those that are sent anyway. */
  watchList() {
    const { fields } = this.app.model, list = el("select", { "aria-label": "More fields", onchange: () => {
      if (list.selectedIndex > 0) this.source.send("watch", fields[list.selectedIndex - 1]);
      list.selectedIndex = 0;
    } }, el("option", {}, "more fields …"), ...fields.map((name) => el("option", {}, name)));
    return list;
  }

  contacts(panel) {
    const table = el("table", { className: "contacts" }), { model } = this.app;
    panel.rows.push({ element: table, update: () => {
      const c = this.source.latest?.contact ?? [], n = Math.min(SHOWN, c.length / 5), name = (id) => (id >= 0 ? model.label("geom", id) : "flex");
      table.replaceChildren(el("tr", {}, ...["geoms", "distance", "force"].map((t) => el("th", {}, t))), ...Array.from({ length: n }, (_, i) =>
        el("tr", {}, el("td", {}, `${name(c[5 * i])} – ${name(c[5 * i + 1])}`), el("td", {}, number(c[5 * i + 2])), el("td", {}, number(c[5 * i + 3])))));
    } });
    return [table];
  }
}
