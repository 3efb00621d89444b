// Steps per second and sizes of this module and of @mujoco/mujoco, in one run, in turns.
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";
import load from "../js/corten.mjs";
import loadMujoco from "@mujoco/mujoco";

const here = path.dirname(fileURLToPath(import.meta.url)), scenes = path.join(here, "../../../scenes");
const ROUNDS = Number(process.env.ROUNDS ?? 5), SECONDS = Number(process.env.SECONDS ?? 1);
const corten = await load(), mujoco = await loadMujoco();

function corteneer(xml) {
  const m = corten.MjModel.from_xml_string(xml), d = new corten.MjData(m);
  return { reset: () => corten.mj_resetData(m, d), step: (n) => corten.mj_step(m, d, n), height: () => d.qpos[Math.min(2, m.nq - 1)] };
}

function other(xml) {
  const m = mujoco.MjModel.from_xml_string(xml), d = new mujoco.MjData(m);
  return { reset: () => mujoco.mj_resetData(m, d), step: (n) => { for (let i = 0; i < n; i++) mujoco.mj_step(m, d); }, height: () => d.qpos[Math.min(2, m.nq - 1)] };
}

/** Steps per second, from the start of the model over and over: the same motion for both. */
function rate(run, batch) {
  const start = cpu();
  let n = 0;
  while (cpu() - start < 1000 * SECONDS) {
    run.reset();
    run.step(batch);
    n += batch;
  }
  return (1000 * n) / (cpu() - start);
}

const median = (list) => list.slice().sort((a, b) => a - b)[list.length >> 1];
for (const name of ["humanoid.xml", "arm.xml", "chain30.xml", "rows/b6_stack.xml"]) {
  const xml = readFileSync(path.join(scenes, name), "utf8"), runs = [corteneer(xml), other(xml)];
  const rates = [[], []];
  runs.forEach((run) => rate(run, 500));
  for (let k = 0; k < ROUNDS; k++) runs.forEach((run, i) => rates[i].push(rate(run, 500)));
  const [ours, theirs] = rates.map(median);
  console.log(`${name.padEnd(20)} corten ${ours.toFixed(0).padStart(8)}  @mujoco/mujoco ${theirs.toFixed(0).padStart(8)} steps/s  ${(ours / theirs).toFixed(2)} times`);
}
const module = path.join(here, "../js/corten.wasm"), theirs = createRequire(import.meta.url).resolve("@mujoco/mujoco").replace(/\.js$/, ".wasm");
const size = (file) => [statSync(file).size, zlib.gzipSync(readFileSync(file), { level: 9 }).length];
const [a, b] = [size(module), size(theirs)];
console.log(`module               corten ${a[0]} bytes (${a[1]} compressed)  @mujoco/mujoco ${b[0]} (${b[1]})  ${(a[0] / b[0]).toFixed(3)} of its size`);
