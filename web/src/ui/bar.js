// The bar below the picture: play, step, time, speed.
import { el } from "./dom.js";
import { icon } from "./icons.js";

export const SPEEDS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export class Bar {
  constructor(app) {
    this.app = app;
    const button = (text, label, action) => el("button", { title: label, "aria-label": label, onclick: action }, text === "?" ? text : icon(text));
    this.play = button("play", "Play or pause (Space)", () => app.play(!app.source.playing));
    this.slider = el("input", { type: "range", className: "time", min: 0, max: 1, step: "any", "aria-label": "Time",
      oninput: () => app.scrub(Number(this.slider.value)) });
    this.time = el("output", { className: "clock" }, "0.00 s");
    this.speed = el("select", { title: "Speed (- +)", "aria-label": "Speed", onchange: () => app.setSpeed(SPEEDS[this.speed.selectedIndex]) },
      ...SPEEDS.map((s) => el("option", {}, `${s}×`)));
    this.gap = el("span", { className: "gap", hidden: true });
    this.loop = el("input", { type: "checkbox", checked: true, onchange: () => (app.source.loop = this.loop.checked) });
    this.state = el("span", { className: "state", role: "status" });
    this.steering = [button("reset", "Reset (Backspace)", () => app.reset()), button("back", "Step back (Left)", () => app.step(-1)), this.play,
      button("forward", "Step forward (Right)", () => app.step(1)), this.slider, this.speed];
    const [reset, back, play, forward] = this.steering;
    this.element = el("nav", { className: "bar", "aria-label": "Playback" },
      button("list", "Rendering panel (Tab)", () => app.togglePanel("left")), reset, back, play, forward, this.slider, this.gap, this.time, this.speed, el("label", { className: "loop", title: "Repeat" }, this.loop, "↻"), this.state,
      ...[button("?", "Help (F1)", () => app.help.toggle()), button("theme", "Dark or light", () => app.toggleTheme()),
        button("photo", "Picture (Ctrl P)", () => app.screenshot()), button("film", "Film", () => app.film()),
        button("table", "Panel of the model (Shift Tab)", () => app.togglePanel("right"))].map((part) => (part.classList.add("more"), part)));
  }

  update(source) {
    const live = source.live, own = source.head?.steps === 0; // own: time is that of a program
    if (own === this.gap.hidden) [...this.steering.map((part) => [part, own]), [this.gap, !own]].forEach(([part, off]) => (part.hidden = off));
    const sign = source.playing ? "pause" : "play";
    if (sign !== this.sign) this.play.replaceChildren(icon((this.sign = sign)));
    this.slider.min = source.start;
    this.slider.max = Math.max(source.end, source.start + 1e-9);
    if (document.activeElement !== this.slider || source.playing) this.slider.value = source.time;
    this.time.textContent = `${source.time.toFixed(3)} s`;
    this.speed.selectedIndex = SPEEDS.indexOf(source.speed);
    this.loop.parentElement.hidden = live;
    if (!live) this.loop.checked = source.loop;
    this.state.textContent = source.status ?? "";
  }
}
