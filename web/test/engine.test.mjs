// The page with the engine inside (make site), in a browser: models are dropped on it and move.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { launch, open } from "./browser.mjs";
import { root, scene } from "./program.mjs";

const site = path.join(root, "build/site"), skip = existsSync(path.join(site, "corten.wasm")) ? false : "build/site is not there: make site";
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".xml": "text/xml" };
let browser, server, tab, address;

const state = (f, ...args) => tab.evaluate(f, ...args);
const until = (f, ...args) => tab.waitForFunction(f, { timeout: 60000, polling: 50 }, ...args);

before(async () => {
  if (skip) return;
  server = http.createServer((request, response) => {
    const file = path.join(site, path.normalize(new URL(request.url, "http://x").pathname));
    if (!file.startsWith(site) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Drops files on the page. */
const drop = (files) => state((files) => {
  const transfer = new DataTransfer();
  for (const [name, bytes] of Object.entries(files)) transfer.items.add(new File([new Uint8Array(bytes)], name));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true, bubbles: true }));
}, Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, [...Buffer.from(bytes)]])));

test("a model of the address moves, in a worker", { skip }, async () => {
  tab = await open(browser, `${address}/view.html?model=scenes/humanoid.xml`);
  await until(() => window.corten?.source?.latest && corten.source.time > 0.2 && corten.frames > 5);
  assert.equal(await state(() => corten.model.size.nbody), 14);
  assert.equal(await state(() => corten.source.role), "pilot");
});

test("pause, step, the past comes back exactly", { skip }, async () => {
  await state(() => corten.source.send("pause"));
  await until(() => !corten.source.playing);
  const end = await state(() => [corten.source.time, ...corten.source.latest.qpos]);
  await state(() => corten.scrub(0.1));
  await until(() => Math.abs(corten.source.time - 0.1) < 1e-9);
  await state(() => corten.source.send("step", 10000));
  await until((t) => corten.source.time === t, end[0]);
  assert.deepEqual(await state(() => [corten.source.time, ...corten.source.latest.qpos]), end);
});

test("MJCF, URDF, a mesh beside its model: dropped, they move; errors have their place", { skip }, async () => {
  await drop({ "ball.xml": '<mujoco model="ball"><worldbody><geom type="plane" size="1 1 .1"/><body pos="0 0 1"><freejoint/><geom size=".1"/></body></worldbody></mujoco>' });
  await until(() => corten.model?.name === "ball" && corten.source.time > 0.1 && corten.source.latest.xpos[5] < 0.99);
  await drop({ "bad.xml": "<mujoco><worldbody><gem/></worldbody></mujoco>" });
  await until(() => !corten.message.hidden && /1:\d+/.test(corten.message.textContent) && /gem/.test(corten.message.textContent));
  assert.equal(await state(() => corten.model.name), "ball", "the model before stays");
  await drop({ "model.xml": '<mujoco model="tetra"><asset><mesh name="t" file="t.obj"/></asset><worldbody><body><freejoint/><geom type="mesh" mesh="t"/></body></worldbody></mujoco>',
    "t.obj": "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n" });
  await until(() => corten.model?.name === "tetra" && corten.message.hidden && corten.source.latest?.xpos[5] < -0.01);
  await drop({ "robot.urdf": '<robot name="robot"><link name="base"/><link name="l"><visual><geometry><box size=".1 .1 .5"/></geometry></visual><inertial><origin xyz=".2 0 0"/><mass value="1"/><inertia ixx=".1" iyy=".1" izz=".1" ixy="0" ixz="0" iyz="0"/></inertial></link><joint name="j" type="continuous"><parent link="base"/><child link="l"/><axis xyz="0 1 0"/></joint></robot>' });
  await until(() => corten.model?.size.njnt === 1 && Math.abs(corten.source.latest?.qvel[0]) > 0.1);
  await drop({ "notes.txt": "nothing" });
  await until(() => /No model here/.test(corten.message.textContent));
});

test("the gallery is alive", { skip }, async () => {
  const page = await open(browser, `${address}/index.html`);
  await page.waitForFunction(() => [...document.querySelectorAll("iframe[src]")].some((f) => f.contentWindow.corten?.source?.time > 0.05), { timeout: 120000, polling: 200 });
  assert.ok((await page.$$("iframe")).length >= 8);
  assert.deepEqual(page.errors, []);
  await page.close();
});

test("no error in the console of the page with the engine", { skip }, () => assert.deepEqual(tab.errors, []));
