// The keys, as an overlay.
import { RND, VIS } from "../options.js";
import { el } from "./dom.js";

const KEYS = [
  ["Space", "play or pause"], ["← →", "step back, forward"], ["- +", "slower, faster"], ["Backspace", "reset"], ["Tab, Shift Tab", "panels"],
  ["[ ]", "cameras"], ["Esc", "free camera"], ["Ctrl A", "align the view"], ["Left drag", "orbit"], ["Right drag", "pan; Shift: along the ground"],
  ["Wheel", "zoom"], ["Double click", "select a body"], ["Right double click", "centre the view"], ["Ctrl right double click", "track a body"],
  ["Page Up", "select the parent"], ["Ctrl left drag", "turn the selected body"], ["Ctrl right drag", "pull the selected body"],
  ["0 … 5", "groups of geoms; Shift: of sites"], ["F1", "this help"], ["F2", "panel of the model"], ["F3", "timing"], ["F4", "sensors"], ["F5", "full screen"],
  ["Ctrl P", "picture"], ["Ctrl L", "load the model again"], ["Arrow keys on the picture", "with Alt: orbit; Alt Page Up, Down: zoom"],
];

export class Help {
  constructor() {
    const row = ([key, text]) => el("div", {}, el("kbd", {}, key), el("span", {}, text));
    const letters = [...VIS, ...RND].filter(([, , key]) => key).map(([name, , key]) => [key.toUpperCase(), name]);
    this.element = el("dialog", { className: "help", "aria-label": "Help" }, el("h1", {}, "Corten"),
      el("section", {}, ...KEYS.map(row)), el("section", { className: "letters" }, ...letters.map(row)),
      el("form", { method: "dialog" }, el("button", {}, "Close")));
  }

  get isOpen() {
    return this.element.open;
  }

  toggle() {
    if (this.element.open) this.element.close();
    else this.element.showModal();
  }
}
