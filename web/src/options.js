// What is shown: flags, groups, labels, frames. One table with the letters of MuJoCo's `simulate`.

/** [name, number, key, on at the start]; numbers are those of cttVisFlag. */
export const VIS = [
  ["Convex Hull", 0, "h", false], ["Texture", 1, "x", true], ["Joint", 2, "j", false], ["Camera", 3, "q", false],
  ["Actuator", 4, "u", false], ["Activation", 5, ",", false], ["Light", 6, "z", false], ["Tendon", 7, "v", true],
  ["Range Finder", 8, "y", true], ["Equality", 9, "e", false], ["Inertia", 10, "i", false], ["Scale Inertia", 11, "'", false],
  ["Perturb Force", 12, "b", false], ["Perturb Object", 13, "o", true], ["Contact Point", 14, "c", false],
  ["Island", 15, "n", false], ["Contact Force", 16, "f", false], ["Contact Split", 17, "p", false],
  ["Transparent", 18, "t", false], ["Auto Connect", 19, "a", false], ["Center of Mass", 20, "m", false],
  ["Select Point", 21, "", false], ["Static Body", 22, "d", true], ["Skin", 23, ";", true], ["Flex Vert", 24, "", false],
  ["Flex Edge", 25, "", true], ["Flex Face", 26, "", false], ["Flex Skin", 27, "", true], ["Body Tree", 28, "`", false],
  ["Mesh Tree", 29, "\\", false],
];

/** The same for the renderer: cttRndFlag. */
export const RND = [
  ["Shadow", 0, "s", true], ["Wireframe", 1, "w", false], ["Reflection", 2, "r", true], ["Additive", 3, "l", false],
  ["Skybox", 4, "k", true], ["Fog", 5, "g", false], ["Haze", 6, "/", true],
];

export const FLAGS = 31; // of cttVisFlag; the page has no boxes for trees of flexes

export const LABELS = ["None", "Body", "Joint", "Geom", "Site", "Camera", "Light", "Tendon", "Actuator", "Constraint", "Flex",
  "Skin", "Selection", "Selected Point", "Contact Point", "Contact Force", "Island"];
export const FRAMES = ["None", "Body", "Geom", "Site", "Camera", "Light", "Contact", "World"];
export const GROUPS = ["geom", "site", "joint", "tendon", "actuator", "flex", "skin"];

/** Flags that a source of motion must deliver: decorations. The page does the others by itself. */
const DELIVERED = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 28, 29]);

export const byName = (table, name) => table.find((row) => row[0] === name)[1];

export class Options {
  constructor() {
    this.vis = VIS.reduce((out, [, k, , on]) => ((out[k] = on), out), []);
    this.rnd = RND.map(([, , , on]) => on);
    this.group = Object.fromEntries(GROUPS.map((kind) => [kind, [true, true, true, false, false, false]]));
    this.label = 0;
    this.frame = 0;
    this.listeners = [];
  }

  /** The bits of the flags that a source must deliver. */
  get wish() {
    return [...DELIVERED].reduce((bits, k) => (this.vis[k] ? bits | (1 << k) : bits), 0);
  }

  static isDelivered(flag) {
    return DELIVERED.has(flag);
  }

  onChange(listener) {
    this.listeners.push(listener);
  }

  change(edit) {
    edit(this);
    this.listeners.forEach((listener) => listener(this));
  }

  toggleVis(k) {
    this.change((o) => (o.vis[k] = !o.vis[k]));
  }

  toggleRnd(k) {
    this.change((o) => (o.rnd[k] = !o.rnd[k]));
  }

  toggleGroup(kind, i) {
    this.change((o) => (o.group[kind][i] = !o.group[kind][i]));
  }
}
