// A page that runs for SECONDS (1800): neither the page nor the program may grow. node test/long.mjs
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { launch, open } from "./browser.mjs";
import { scene, view } from "./program.mjs";

const seconds = Number(process.env.SECONDS ?? 1800), samples = 12;
// The history fills its 64 MB first: that much the program may grow. The page collects samples of plots until 20,000.
const PROGRAM = 80 << 10, PAGE = 1.5; // KB; factor from the middle of the run to its end

const program = await view(scene("humanoid.xml")), browser = await launch(), tab = await open(browser, program.url);
await tab.waitForFunction(() => window.corten?.source?.latest && corten.frames > 5);
const memory = async () => {
  const client = await tab.createCDPSession();
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  await client.detach();
  return { page: usedSize / 1024, program: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.child.pid}/status`, "utf8"))[1]),
    gpu: await tab.evaluate(() => corten.renderer.info.memory.geometries + corten.renderer.info.memory.textures) };
};
const first = await memory(), list = [];
for (let k = 0; k < samples; k++) {
  await new Promise((r) => setTimeout(r, (1000 * seconds) / samples));
  if (k % 3 === 0) await tab.evaluate((on) => corten.options.change((o) => { o.vis[14] = o.vis[16] = o.vis[10] = on; o.label = on ? 1 : 0; }), k % 2 === 0);
  if (k % 3 === 2) await tab.evaluate(() => { corten.reset(); corten.play(true); });
  list.push(await memory());
  const m = list.at(-1);
  console.log(`${Math.round(((k + 1) * seconds) / samples)} s: page ${m.page.toFixed(0)} KB, geometries and textures ${m.gpu}, program ${m.program} KB`);
}
const last = list.at(-1), middle = list[samples >> 1], frames = await tab.evaluate(() => corten.frames);
await browser.close();
await program.stop();
console.log(`${frames} pictures in ${seconds} s; page ${first.page.toFixed(0)} -> ${last.page.toFixed(0)} KB, program ${first.program} -> ${last.program} KB`);
assert.deepEqual(tab.errors, []);
assert.ok(last.page < PAGE * middle.page, "the page grew");
assert.ok(last.gpu <= first.gpu + 50, "geometries or textures are not freed");
assert.ok(last.program - first.program < PROGRAM, "the program grew");
