// The first source of motion: a run inside of the page.
import { Motion } from "./motion.js";

export class RecordedSource {
  constructor(buffer) {
    this.motion = new Motion(buffer);
    this.start = this.motion.time[0] ?? 0;
    this.end = this.motion.time[this.motion.rows - 1] ?? 0;
    this.time = this.start;
    this.playing = this.motion.rows > 1;
    this.speed = 1;
    this.loop = true;
    this.live = false;
  }

  /** Kinds of decorations that the run has, as bits. */
  get flags() {
    return this.motion.flags;
  }

  /** Goes on by so many seconds of the clock. */
  advance(seconds) {
    if (!this.playing) return;
    this.time += seconds * this.speed;
    if (this.time <= this.end) return;
    if (this.loop && this.end > this.start) this.time = this.start + ((this.time - this.start) % (this.end - this.start));
    else this.pauseAt(this.end);
  }

  pauseAt(time) {
    this.time = time;
    this.playing = false;
  }

  play(on) {
    if (on && this.time >= this.end && !this.loop) this.time = this.start;
    this.playing = on;
  }

  seek(time) {
    this.time = Math.min(this.end, Math.max(this.start, time));
  }

  /** One sample forward or back, and pause. */
  step(by) {
    const row = Math.min(this.motion.rows - 1, Math.max(0, this.motion.rowAt(this.time) + by));
    this.pauseAt(this.motion.time[row]);
  }

  reset() {
    this.time = this.start;
  }

  frame() {
    return this.motion.frame(this.time);
  }

  /** Fields that can be plotted. */
  fields() {
    return Object.entries(this.motion.field).map(([name, { count }]) => ({ name, count }));
  }

  /** A column of a field against time. */
  series(name, column) {
    const { data, count } = this.motion.field[name], y = new Float32Array(this.motion.rows);
    for (let r = 0; r < y.length; r++) y[r] = data[r * count + column];
    return { x: this.motion.time, y };
  }

  values(name) {
    return this.motion.field[name] ? this.motion.values(name, this.motion.rowAt(this.time)) : null;
  }
}
