// Pages of recorded runs, in a browser: state and picture.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawn, launch, open } from "./browser.mjs";
import { recordPage, scene } from "./program.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "corten-page-"));
const SCENES = ["humanoid.xml", "arm.xml", "demo.xml", "tendons.xml", "chain30.xml", "tree27.xml", "deform/cloth_on_sphere.xml", "deform/rope_over_pulley.xml", "contact/b5_box_on_plane.xml", "fluid/insect.xml"];
let browser, tab;

before(async () => {
  browser = await launch();
  recordPage(scene("humanoid.xml"), path.join(folder, "humanoid.html"), "--time", "3");
  tab = await open(browser, `file://${folder}/humanoid.html`);
  await drawn(tab);
});
after(async () => browser.close());

const state = (f, ...args) => tab.evaluate(f, ...args);
const press = async (key) => { await tab.keyboard.press(key); await drawn(tab, 1); };
/** Share of the pixels of the picture that differ from the first one. */
const colours = () => state(() => {
  const gl = corten.renderer.getContext(), w = gl.drawingBufferWidth, h = gl.drawingBufferHeight, p = new Uint8Array(4 * w * h);
  corten.stage.draw(corten.frame);
  gl.readPixels(0, 0, w, h, gl.RGBA, gl.UNSIGNED_BYTE, p);
  let other = 0;
  for (let i = 4; i < p.length; i += 4) other += Math.abs(p[i] - p[0]) + Math.abs(p[i + 1] - p[1]) > 8;
  return other / (w * h);
});

test("a page of the humanoid is below 2 MB and names no other place", () => {
  assert.ok(statSync(path.join(folder, "humanoid.html")).size < 2e6);
});

test("the model is there", async () => {
  assert.equal(await state(() => corten.model.name), "humanoid");
  assert.equal(await state(() => corten.stage.parts.bodies.length), await state(() => corten.model.size.nbody));
  assert.ok((await colours()) > 0.1, "the picture has more than a background");
});

test("time: play, pause, step, scrub, speed, loop", async () => {
  await state(() => { corten.source.seek(1); corten.play(true); });
  await drawn(tab, 3);
  assert.ok((await state(() => corten.source.time)) > 1);
  await tab.focus("canvas.picture");
  await press("Space");
  assert.equal(await state(() => corten.source.playing), false);
  const before = await state(() => corten.source.motion.rowAt(corten.source.time));
  await press("ArrowRight");
  assert.equal(await state(() => corten.source.motion.rowAt(corten.source.time)), before + 1);
  await press("ArrowLeft");
  await press("ArrowLeft");
  assert.equal(await state(() => corten.source.motion.rowAt(corten.source.time)), before - 1);
  await press("+");
  assert.equal(await state(() => corten.source.speed), 2);
  await press("-");
  await press("-");
  assert.equal(await state(() => corten.source.speed), 0.5);
  await state(() => { corten.source.loop = false; corten.setSpeed(10); corten.source.seek(2.9); corten.play(true); });
  await drawn(tab, 3);
  assert.deepEqual(await state(() => [corten.source.time, corten.source.playing]), [await state(() => corten.source.end), false]);
  await press("Backspace");
  assert.equal(await state(() => corten.source.time), await state(() => corten.source.start));
  await state(() => corten.setSpeed(1));
});

test("scrubbing returns the exact state", async () => {
  const poses = (t) => state((t) => { corten.scrub(t); return [...corten.source.frame().xpos]; }, t);
  const first = await poses(0.7);
  await poses(2.3);
  assert.deepEqual(await poses(0.7), first);
});

test("letters switch what they say", async () => {
  await tab.focus("canvas.picture");
  for (const [key, store, k] of [["c", "vis", 14], ["f", "vis", 16], ["t", "vis", 18], ["x", "vis", 1], ["d", "vis", 22], ["s", "rnd", 0], ["w", "rnd", 1], ["r", "rnd", 2], ["k", "rnd", 4], ["g", "rnd", 5], ["/", "rnd", 6]]) {
    const before = await state((s, k) => corten.options[s][k], store, k);
    await press(key);
    assert.equal(await state((s, k) => corten.options[s][k], store, k), !before, key);
    await press(key);
    assert.equal(await state((s, k) => corten.options[s][k], store, k), before, key);
  }
  await press("0");
  assert.equal(await state(() => corten.options.group.geom[0]), false);
  assert.equal(await state(() => corten.stage.parts.items.filter((i) => i.kind === "geom" && i.group === 0 && i.mesh.visible).length), 0);
  await press("0");
});

test("contacts are drawn where the run has them", async () => {
  await state(() => { corten.scrub(2.9); corten.options.change((o) => (o.vis[14] = o.vis[16] = true)); });
  await drawn(tab);
  const [points, forces, contacts] = await state(() => [corten.stage.decor.byKind.get(14) ?? 0, corten.stage.decor.byKind.get(16) ?? 0, Math.round(corten.source.values("ncon")[0])]);
  assert.ok(contacts > 0);
  assert.equal(points, contacts);
  assert.ok(forces > 0);
  await state(() => corten.options.change((o) => (o.vis[14] = o.vis[16] = false)));
  await drawn(tab);
  assert.equal(await state(() => corten.stage.decor.count), 0);
});

test("the mouse orbits, pans, zooms and selects", async () => {
  const view = () => state(() => { const v = corten.stage.view; return { a: v.azimuth, e: v.elevation, d: v.distance, x: v.lookat.toArray() }; });
  const { x, y, width, height } = await (await tab.$("canvas.picture")).boundingBox(), cx = Math.round(x + width / 2), cy = Math.round(y + height / 2);
  const drag = async (button, dx, dy) => {
    await tab.mouse.move(cx, cy);
    await tab.mouse.down({ button });
    await tab.mouse.move(cx + dx, cy + dy, { steps: 3 });
    await tab.mouse.up({ button });
    await drawn(tab, 1);
  };
  await state(() => corten.align());
  const start = await view();
  await drag("left", 60, 0);
  const whole = await state(() => corten.canvas.clientHeight); // whole pixels, as the page counts
  assert.ok(Math.abs((await view()).a - (start.a - (180 * 60) / whole)) < 1e-6);
  await drag("right", 40, 40);
  assert.notDeepEqual((await view()).x, start.x);
  await tab.mouse.wheel({ deltaY: -200 });
  await drawn(tab, 1);
  assert.ok((await view()).d < start.d);
  await state(() => { corten.align(); corten.scrub(0); corten.stage.view.lookat.fromArray(corten.source.frame().xpos, 3); corten.stage.view.distance = 2; });
  await drawn(tab);
  await tab.mouse.click(cx, cy, { count: 2, clickCount: 2 });
  await tab.mouse.click(cx, cy);
  await drawn(tab, 1);
  assert.ok((await state(() => corten.selection?.body)) > 0);
  assert.ok((await state(() => corten.right.info.textContent)).includes("mass"));
  await state(() => corten.select({ body: 3 }));
  await tab.focus("canvas.picture");
  await press("PageUp");
  assert.equal(await state(() => corten.selection.body), await state(() => corten.model.array.body_parentid[3]));
});

test("plots show what was recorded", async () => {
  const plot = await state(() => {
    corten.right.plot("qpos", 2, "height");
    const s = corten.source.series("qpos", 2);
    return { first: s.y[0], last: s.y.at(-1), n: s.x.length };
  });
  assert.ok(plot.n > 100 && plot.first > plot.last);
  await drawn(tab);
  assert.deepEqual(await state(() => corten.right.plots[0].range.map((x) => Math.round(x))), [0, 3]);
});

test("help, panels, theme, keyboard alone", async () => {
  await tab.focus("canvas.picture");
  await press("F1");
  assert.equal(await state(() => corten.help.isOpen), true);
  await tab.keyboard.press("Escape");
  assert.equal(await state(() => corten.help.isOpen), false);
  await tab.focus("canvas.picture");
  const hidden = await state(() => corten.left.element.hidden);
  await press("Tab");
  assert.equal(await state(() => corten.left.element.hidden), !hidden);
  const theme = await state(() => corten.theme);
  await state(() => corten.toggleTheme());
  assert.notEqual(await state(() => corten.theme), theme);
  const azimuth = await state(() => corten.stage.view.azimuth);
  await tab.keyboard.down("Alt");
  await press("ArrowLeft");
  await tab.keyboard.up("Alt");
  assert.notEqual(await state(() => corten.stage.view.azimuth), azimuth);
});

test("a phone has the picture and the bar, panels over it", async () => {
  const phone = await open(browser, `file://${folder}/humanoid.html`, { width: 390, height: 760, isMobile: true, hasTouch: true });
  await drawn(phone);
  const sizes = await phone.evaluate(() => ({ canvas: corten.canvas.clientWidth, bar: corten.bar.element.getBoundingClientRect().bottom, left: corten.left.element.hidden, wide: document.documentElement.scrollWidth }));
  assert.deepEqual([sizes.canvas, Math.round(sizes.bar), sizes.left, sizes.wide], [390, 760, true, 390]);
  assert.deepEqual(phone.errors, []);
  await phone.close();
});

for (const name of SCENES)
  test(`${name} is shown without errors`, async () => {
    const file = recordPage(scene(name), path.join(folder, "scene.html"), "--time", "0.5"), page = await open(browser, `file://${file}`, { width: 500, height: 400 });
    await drawn(page, 1);
    const shown = await page.evaluate(() => { corten.scrub(corten.source.start); corten.stage.draw(corten.source.frame()); return corten.renderer.info.render.triangles; });
    assert.ok(shown > 10);
    assert.deepEqual(page.errors, []);
    await page.close();
  });

test("no error in the console", () => assert.deepEqual(tab.errors, []));
