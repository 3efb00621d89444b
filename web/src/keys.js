// The keyboard: the keys of MuJoCo's `simulate`.
import { RND, VIS } from "./options.js";

const NAMED = {
  " ": (app) => app.play(!app.source.playing),
  ArrowRight: (app) => app.step(1),
  ArrowLeft: (app) => app.step(-1),
  Backspace: (app) => app.reset(),
  "-": (app) => app.faster(-1),
  "+": (app) => app.faster(1),
  "=": (app) => app.faster(1),
  "[": (app) => app.cycleCamera(-1),
  "]": (app) => app.cycleCamera(1),
  Escape: (app) => app.freeCamera(),
  PageUp: (app) => app.selectParent(),
  F1: (app) => app.help.toggle(),
  F2: (app) => app.togglePanel("right"),
  F3: (app) => app.openSection("right", "Timing"),
  F4: (app) => app.openSection("right", "Sensors"),
  F5: (app) => app.fullScreen(),
};
const CONTROL = { a: (app) => app.align(), p: (app) => app.screenshot(), l: (app) => app.reload(), c: (app) => app.copyState() };
const ALT = {
  ArrowLeft: (view) => view.orbit(0.02, 0), ArrowRight: (view) => view.orbit(-0.02, 0), ArrowUp: (view) => view.orbit(0, 0.02),
  ArrowDown: (view) => view.orbit(0, -0.02), PageUp: (view) => view.zoom(0.03), PageDown: (view) => view.zoom(-0.03),
};
const LETTERS = Object.fromEntries([...VIS.filter(([, , k]) => k).map(([, i, k]) => [k, (app) => app.options.toggleVis(i)]),
  ...RND.map(([, i, k]) => [k, (app) => app.options.toggleRnd(i)])]);

const isText = (target) => target.matches?.("input:not([type=checkbox]):not([type=range]), textarea, select");

function digit(app, event) {
  const k = /^Digit([0-5])$/.exec(event.code);
  if (!k || event.ctrlKey || event.altKey) return false;
  app.options.toggleGroup(event.shiftKey ? "site" : "geom", Number(k[1]));
  return true;
}

/** Does what the key says; false: nothing. */
export function pressKey(app, event) {
  if (isText(event.target) || app.help.isOpen) return false;
  const onPicture = !event.target.closest?.(".panel, .bar");
  if (event.key === "Tab") {
    if (!onPicture) return false; // moves the focus
    app.togglePanel(event.shiftKey ? "right" : "left");
    return true;
  }
  if (event.ctrlKey || event.metaKey) {
    if (event.key === "c" && String(getSelection())) return false;
    return run(CONTROL[event.key.toLowerCase()], app);
  }
  if (event.altKey) return run(ALT[event.key] && ((a) => { ALT[event.key](a.stage.view); a.redraw(); }), app);
  if (event.key === " " && !onPicture && event.target.matches?.("button, summary, input")) return false; // presses it
  if (event.target.matches?.("input[type=range]") && event.key.startsWith("Arrow")) return false;
  return digit(app, event) || run(NAMED[event.key] ?? LETTERS[event.key.toLowerCase()], app);
}

function run(action, app) {
  if (!action) return false;
  action(app);
  return true;
}

export function listenKeys(app) {
  window.addEventListener("keydown", (event) => {
    if (pressKey(app, event)) event.preventDefault();
    else app.source.key?.(event);
  });
}
