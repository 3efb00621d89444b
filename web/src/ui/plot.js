// A plot of numbers against time, on a canvas.
import { el, number } from "./dom.js";

const COLOURS = ["#e4572e", "#3b8ea5", "#6aa84f", "#a56cc1", "#e6a117", "#d1495b", "#2e86de", "#8d99ae"];
const PAD = { left: 52, right: 8, top: 8, bottom: 20 };

/** Steps of 1, 2 or 5 times a power of ten, about n of them. */
function ticks(low, high, n) {
  const raw = (high - low) / n, power = 10 ** Math.floor(Math.log10(raw || 1)), step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= raw) ?? power;
  const out = [];
  for (let x = Math.ceil(low / step) * step; x <= high + 1e-9 * step; x += step) out.push(x);
  return out;
}

export class Plot {
  constructor(app, onClose) {
    this.app = app;
    this.lines = []; // { field, column, name }
    this.canvas = el("canvas", { className: "plot", onpointerdown: (e) => this.seek(e) });
    this.legend = el("div", { className: "legend" });
    this.element = el("figure", { className: "plot" }, this.canvas, el("figcaption", {}, this.legend, el("button", { title: "Remove", onclick: onClose }, "×")));
  }

  add(field, column, name) {
    if (!this.lines.some((line) => line.field === field && line.column === column)) this.lines.push({ field, column, name });
    this.legend.replaceChildren(...this.lines.map((line, i) => el("span", { style: `color:${COLOURS[i % COLOURS.length]}` }, `${line.field}: ${line.name} `)));
    this.drawn = undefined;
  }

  seek(event) {
    if (!this.range) return;
    const box = this.canvas.getBoundingClientRect(), t = (event.clientX - box.left - PAD.left) / (box.width - PAD.left - PAD.right);
    this.app.scrub(this.range[0] + t * (this.range[1] - this.range[0]));
  }

  draw() {
    const ratio = window.devicePixelRatio || 1, width = this.canvas.clientWidth, height = this.canvas.clientHeight;
    if (!width) return;
    if (this.canvas.width !== Math.round(width * ratio)) this.canvas.width = Math.round(width * ratio);
    if (this.canvas.height !== Math.round(height * ratio)) this.canvas.height = Math.round(height * ratio);
    const c = this.canvas.getContext("2d"), series = this.lines.map((line) => this.app.source.series(line.field, line.column));
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, width, height);
    const span = this.spans(series);
    if (!span) return;
    const x = (t) => PAD.left + ((t - span[0]) / (span[1] - span[0])) * (width - PAD.left - PAD.right);
    const y = (v) => height - PAD.bottom - ((v - span[2]) / (span[3] - span[2])) * (height - PAD.top - PAD.bottom);
    this.axes(c, span, x, y, width, height);
    series.forEach((s, i) => this.line(c, s, COLOURS[i % COLOURS.length], x, y, width));
    c.strokeStyle = getComputedStyle(this.canvas).color;
    c.beginPath();
    c.moveTo(x(this.app.source.time), PAD.top);
    c.lineTo(x(this.app.source.time), height - PAD.bottom);
    c.stroke();
  }

  spans(series) {
    let [t0, t1, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of series)
      for (let i = 0; i < x.length; i++) {
        if (!Number.isFinite(y[i])) continue;
        t0 = Math.min(t0, x[i]); t1 = Math.max(t1, x[i]);
        low = Math.min(low, y[i]); high = Math.max(high, y[i]);
      }
    if (!(t1 > t0)) return null;
    const pad = (high - low) * 0.05 || Math.abs(high) * 0.05 || 1;
    this.range = [t0, t1];
    return [t0, t1, low - pad, high + pad];
  }

  axes(c, [t0, t1, low, high], x, y, width, height) {
    c.font = "10px system-ui, sans-serif";
    c.fillStyle = c.strokeStyle = getComputedStyle(this.canvas).color;
    c.globalAlpha = 0.65;
    for (const v of ticks(low, high, 4)) {
      c.fillText(number(v), 2, y(v) + 3);
      c.fillRect(PAD.left, y(v), width - PAD.left - PAD.right, 0.25);
    }
    for (const t of ticks(t0, t1, 5)) c.fillText(number(t), x(t) - 6, height - 6);
    c.globalAlpha = 1;
  }

  line(c, s, colour, x, y, width) {
    const every = Math.max(1, Math.floor(s.x.length / (2 * width)));
    c.strokeStyle = colour;
    c.beginPath();
    for (let i = 0; i < s.x.length; i += every) c.lineTo(x(s.x[i]), y(s.y[i]));
    c.stroke();
  }
}
