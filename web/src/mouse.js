// Mouse, pen and fingers: orbit, pan, zoom, select, drag.

const DOUBLE = 350; // milliseconds

export class Mouse {
  constructor(app, canvas) {
    Object.assign(this, { app, canvas });
    this.pointers = new Map();
    this.last = { time: 0, x: 0, y: 0, button: -1 };
    canvas.addEventListener("pointerdown", (e) => this.down(e));
    canvas.addEventListener("pointermove", (e) => this.move(e));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, (e) => this.up(e));
    canvas.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    canvas.addEventListener("contextmenu", (e) => e.preventDefault());
  }

  down(e) {
    this.canvas.focus({ preventScroll: true });
    this.canvas.setPointerCapture?.(e.pointerId);
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const again = e.timeStamp - this.last.time < DOUBLE && e.button === this.last.button && Math.hypot(e.clientX - this.last.x, e.clientY - this.last.y) < 8;
    this.last = { time: again ? 0 : e.timeStamp, x: e.clientX, y: e.clientY, button: e.button };
    if (again) this.double(e);
    if (e.ctrlKey && this.app.selection && e.button !== 1) this.app.beginDrag(e.button === 0 ? "turn" : "pull");
  }

  /** The place of an event in the picture, -1..1. */
  place(e) {
    const box = this.canvas.getBoundingClientRect();
    return [((e.clientX - box.left) / box.width) * 2 - 1, 1 - ((e.clientY - box.top) / box.height) * 2];
  }

  double(e) {
    const hit = this.app.stage.pick(...this.place(e));
    if (e.button === 2) this.app.lookAt(hit, e.ctrlKey);
    else this.app.select(hit);
  }

  move(e) {
    const before = this.pointers.get(e.pointerId);
    if (!before) return;
    const height = this.canvas.clientHeight || 1, dx = (e.clientX - before.x) / height, dy = (e.clientY - before.y) / height;
    const other = this.pointers.size === 2 ? [...this.pointers].find(([id]) => id !== e.pointerId)[1] : null;
    const spread = other ? Math.hypot(e.clientX - other.x, e.clientY - other.y) - Math.hypot(before.x - other.x, before.y - other.y) : 0;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    const { view } = this.app.stage;
    if (this.app.dragging) this.app.drag(dx, dy, e.shiftKey);
    else if (other) {
      view.zoom((0.5 * spread) / height);
      view.pan(0.5 * dx, 0.5 * dy, false);
    } else if (e.buttons & 2) view.pan(dx, dy, e.shiftKey);
    else if (e.buttons & 4) view.zoom(dy);
    else view.orbit(dx, dy);
    this.app.redraw();
  }

  up(e) {
    this.pointers.delete(e.pointerId);
    if (this.app.dragging) this.app.endDrag();
  }

  wheel(e) {
    e.preventDefault();
    this.app.stage.view.zoom(-0.0005 * Math.sign(e.deltaY) * Math.min(100, Math.abs(e.deltaY)));
    this.app.redraw();
  }
}
