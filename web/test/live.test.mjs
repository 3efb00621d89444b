// `corten view` in a browser: pages, steering, dragging, history, lost connections, traffic, security.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch, open } from "./browser.mjs";
import { processorTime, scene, view } from "./program.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "corten-view-")), model = path.join(folder, "model.xml");
let browser, program, tab;

const state = (f, ...args) => tab.evaluate(f, ...args);
const until = (f, ...args) => tab.waitForFunction(f, { timeout: 30000, polling: 50 }, ...args);
/** Sends a message and waits for a frame that was made after it. */
const send = async (...words) => {
  const n = await state((...w) => { corten.source.send(...w); return corten.source.received; }, ...words);
  await until((n) => corten.source.received > n + 1 || (corten.source.received > n && !corten.source.playing), n);
};

before(async () => {
  writeFileSync(model, readFileSync(scene("humanoid.xml"), "utf8").replace("<worldbody>", '<worldbody><camera name="front" pos="3 0 1" xyaxes="0 1 0 0 0 1"/><camera name="side" pos="0 -3 1"/>'));
  program = await view("--paused", model);
  browser = await launch();
  tab = await open(browser, program.url);
  await until(() => window.corten?.source?.latest && corten.frames > 0);
});
after(async () => {
  await browser.close();
  await program.stop();
});

test("the first page is the pilot, at the start and paused", async () => {
  assert.deepEqual(await state(() => [corten.source.role, corten.source.playing, corten.source.time]), ["pilot", false, 0]);
});

test("play, pause, single steps, reset", async () => {
  await tab.focus("canvas.picture");
  await tab.keyboard.press("Space");
  await until(() => corten.source.time > 0.05);
  await tab.keyboard.press("Space");
  await until(() => !corten.source.playing);
  await send("pause"); // a frame that was made after it
  const [before, dt] = await state(() => [corten.source.time, corten.model.option.timestep]);
  await tab.keyboard.press("ArrowRight");
  await until((t) => corten.source.time > t, before);
  assert.ok(Math.abs((await state(() => corten.source.time)) - before - dt) < 1e-9);
  await tab.keyboard.press("Backspace");
  await until(() => corten.source.time === 0);
});

test("the past comes back exactly, and what-if leaves it", async () => {
  await send("step", 300);
  const pose = () => state(() => [corten.source.time, ...corten.source.latest.qpos]);
  const end = await pose();
  await state(() => corten.scrub(0.2));
  await until(() => Math.abs(corten.source.time - 0.2) < 1e-9);
  const middle = await pose();
  await send("step", 10000); // shows the last recorded state
  assert.deepEqual(await pose(), end);
  await state(() => corten.scrub(0.2));
  await until(() => Math.abs(corten.source.time - 0.2) < 1e-9);
  assert.deepEqual(await pose(), middle);
  await send("ctrl", 0, 0.5);
  await send("play");
  await until(() => corten.source.time > 0.25);
  await send("pause");
  const [now, last] = await state(() => [corten.source.time, corten.source.end]);
  assert.equal(last, now, "the old future is gone");
});

test("actuators and joints follow their sliders", async () => {
  await state(() => { corten.openSection("right", "Actuators"); });
  await state(() => {
    const input = corten.right.element.querySelector('input[type=range][aria-label]');
    input.value = 0.7 * input.max;
    input.dispatchEvent(new Event("input"));
  });
  await until(() => corten.source.latest.ctrl[0] > 0.1);
  await send("joint", 1, 0.1);
  const at = await state(() => corten.model.array.jnt_qposadr[1]);
  assert.ok(Math.abs((await state((at) => corten.source.latest.qpos[at], at)) - 0.1) < 1e-6);
});

test("dragging moves the body", async () => {
  await send("reset");
  const body = 1, height = () => state((b) => corten.source.latest.xpos[3 * b + 2], body);
  await state((b) => corten.select({ body: b, point: null }), body);
  const before = await height(), { x, y, width, height: h } = await (await tab.$("canvas.picture")).boundingBox();
  await tab.keyboard.down("Control");
  await tab.mouse.move(x + width / 2, y + h / 2);
  await tab.mouse.down({ button: "right" });
  await tab.mouse.move(x + width / 2, y + h / 2 - 100, { steps: 5 });
  await until((b, z) => corten.source.latest.xpos[3 * b + 2] > z + 0.1, body, before); // paused: it is placed
  await send("play");
  await tab.mouse.move(x + width / 2 + 80, y + h / 2 - 100, { steps: 5 });
  await until(() => corten.source.time > 0.1);
  await tab.mouse.up({ button: "right" });
  await tab.keyboard.up("Control");
  await send("pause");
  assert.ok(Math.abs((await height()) - before) > 0.05);
});

test("decorations, labels and frames come when they are asked for", async () => {
  await send("reset");
  await send("step", 100);
  await state(() => corten.options.change((o) => { o.vis[10] = true; o.label = 1; o.frame = 1; }));
  await until(() => corten.stage.decor.byKind.get(10) > 5 && corten.stage.labels.count > 3 && corten.stage.decor.byKind.get(65) > 5);
  await state(() => corten.options.change((o) => { o.vis[10] = false; o.label = o.frame = 0; }));
  await until(() => corten.stage.decor.count === 0 && corten.stage.labels.count === 0);
});

test("options and flags change the simulation", async () => {
  await send("reset");
  await send("option", "gravity", 2, 0);
  await send("flag", 0, 4, 1); // no contacts
  await send("step", 100);
  assert.ok(Math.abs(await state(() => corten.source.latest.qvel[2])) < 1e-6, "nothing falls");
  await send("option", "gravity", 2, -9.81);
  await send("flag", 0, 4, 0);
});

test("every letter switches its flag, digits their groups", async () => {
  await tab.focus("canvas.picture");
  const table = await state(() => corten.keyTable());
  assert.equal(table.length, 25 + 7, "flags with letters");
  for (const { store, number, key } of table) {
    const before = await state((s, k) => corten.options[s][k], store, number);
    for (const on of [!before, before]) {
      await tab.keyboard.press(key);
      assert.equal(await state((s, k) => corten.options[s][k], store, number), on, key);
    }
  }
  for (const [kind, shift] of [["geom", false], ["site", true]])
    for (let i = 0; i < 6; i++) {
      const before = await state((kind, i) => corten.options.group[kind][i], kind, i);
      for (const on of [!before, before]) {
        if (shift) await tab.keyboard.down("Shift");
        await tab.keyboard.press(`Digit${i}`);
        if (shift) await tab.keyboard.up("Shift");
        assert.equal(await state((kind, i) => corten.options.group[kind][i], kind, i), on, `${kind} ${i}`);
      }
    }
});

test("cameras, panels, full screen, picture, state: keys", async () => {
  await tab.focus("canvas.picture");
  const cameras = await state(() => corten.model.size.ncam);
  for (let k = 0; k < cameras; k++) {
    await tab.keyboard.press("BracketRight");
    assert.equal(await state(() => corten.stage.view.fixed), k);
  }
  await tab.keyboard.press("BracketLeft");
  assert.equal(await state(() => corten.stage.view.fixed), cameras - 2);
  await tab.keyboard.press("Escape");
  assert.equal(await state(() => corten.stage.view.fixed), -1);
  for (const [key, shift, side] of [["Tab", false, "left"], ["Tab", true, "right"], ["F2", false, "right"]]) {
    const hidden = await state((side) => corten[side].element.hidden, side);
    for (const want of [!hidden, hidden]) {
      await tab.focus("canvas.picture");
      if (shift) await tab.keyboard.down("Shift");
      await tab.keyboard.press(key);
      if (shift) await tab.keyboard.up("Shift");
      assert.equal(await state((side) => corten[side].element.hidden, side), want, key);
    }
  }
  await state(() => { corten.asked = []; HTMLCanvasElement.prototype.toBlob = function toBlob() { corten.asked.push("picture"); }; });
  const control = async (key) => {
    await tab.focus("canvas.picture");
    await tab.keyboard.down("Control");
    await tab.keyboard.press(key);
    await tab.keyboard.up("Control");
  };
  await control("p");
  assert.deepEqual(await state(() => corten.asked), ["picture"]);
  await control("c");
  await until(() => /<key time="/.test(corten.source.state));
  const view = () => state(() => [corten.stage.view.azimuth, corten.stage.view.elevation, corten.stage.view.distance, ...corten.stage.view.lookat.toArray()]);
  await control("a");
  const aligned = await view();
  await state(() => { corten.stage.view.orbit(0.3, 0.1); corten.stage.view.zoom(0.2); });
  assert.notDeepEqual(await view(), aligned);
  await control("a");
  assert.deepEqual(await view(), aligned);
  const received = await state(() => corten.source.received);
  await control("l");
  await until((n) => corten.source.received > n, received);
});

test("speed, help, timing, sensors, full screen, parent: keys", async () => {
  const press = async (key) => { await tab.focus("canvas.picture"); await tab.keyboard.press(key); };
  for (const [key, speed] of [["-", 0.5], ["-", 0.2], ["+", 0.5], ["=", 1], ["+", 2], ["-", 1]]) {
    await press(key);
    await until((speed) => corten.source.speed === speed, speed);
  }
  const open = (title) => state((title) => [...corten.right.element.querySelectorAll("details")].find((d) => d.querySelector("summary").textContent === title).open, title);
  for (const [key, title] of [["F3", "Timing"], ["F4", "Sensors"]]) {
    const before = await open(title);
    for (const want of [!before, before]) {
      await press(key);
      assert.equal(await open(title), want, key);
    }
  }
  await state(() => { corten.asked = []; corten.host.requestFullscreen = () => corten.asked.push("full"); });
  await press("F5");
  assert.deepEqual(await state(() => corten.asked), ["full"]);
  await press("F1");
  assert.ok(await state(() => corten.help.isOpen && [...corten.keyTable()].every(({ key }) => [...document.querySelectorAll("dialog.help kbd")].some((k) => k.textContent === key.toUpperCase()))));
  await tab.keyboard.press("Escape");
  await state(() => corten.select({ body: 3, point: null }));
  await press("PageUp");
  assert.equal(await state(() => corten.selection.body), await state(() => corten.model.array.body_parentid[3]));
  await state(() => corten.select(null));
});

test("a film is a WebM file", async () => {
  await state(() => {
    corten.files = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { corten.files.push(blob); return make(blob); };
    HTMLAnchorElement.prototype.click = function click() { corten.asked = [this.download]; };
    corten.film();
  });
  await send("play");
  await until(() => corten.recorder?.state === "recording");
  await tab.waitForFunction((n) => corten.frames > n + 4, { timeout: 120000, polling: 100 }, await state(() => corten.frames)); // few per second on a loaded machine
  await new Promise((r) => setTimeout(r, 1500));
  assert.equal(await state(() => corten.host.classList.contains("filming")), true);
  await state(() => corten.film());
  await until(() => corten.files.length === 1 && !corten.recorder);
  const [name, type, size, ...head] = await state(async () => [corten.asked[0], corten.files[0].type, corten.files[0].size, ...new Uint8Array(await corten.files[0].arrayBuffer()).slice(0, 4)]);
  assert.deepEqual([name, type, ...head], ["humanoid.webm", "video/webm", 0x1a, 0x45, 0xdf, 0xa3]);
  assert.ok(size > 1000);
  await send("pause");
});

test("a copied state is a keyframe that can be loaded", async () => {
  await send("step", 50);
  await state(() => { corten.source.state = ""; corten.copyState(); });
  await until(() => corten.source.state);
  const key = await state(() => corten.source.state), number = (name) => key.match(new RegExp(` ${name}="([^"]*)"`))[1].split(" ").map(Number);
  assert.equal(number("time")[0], await state(() => corten.source.time));
  assert.deepEqual(number("qpos").map(Math.fround), await state(() => [...corten.source.latest.qpos]));
  const copy = path.join(folder, "copy.xml");
  writeFileSync(copy, readFileSync(model, "utf8").replace("</mujoco>", `<keyframe>${key.replace("<key", '<key name="copied"')}</keyframe></mujoco>`));
  const other = await view("--paused", "--key", "copied", copy), page = await open(browser, other.url);
  await page.waitForFunction(() => window.corten?.source?.latest);
  assert.deepEqual(await page.evaluate(() => [...corten.source.latest.qpos]), await state(() => [...corten.source.latest.qpos]));
  await page.close();
  await other.stop();
});

test("a program that steers time by itself has no buttons for it", async () => {
  const shown = (steps) => state((steps) => {
    Object.assign(corten.source.head, { steps });
    corten.bar.update(corten.source);
    return [...corten.bar.steering, corten.bar.gap].map((part) => !part.hidden);
  }, steps);
  assert.deepEqual(await shown(0), [false, false, false, false, false, false, true]);
  assert.deepEqual(await shown(1), [true, true, true, true, true, true, false]);
});

test("every control of the panels does what it says", async () => {
  await state(() => { corten.showPanel("left", true); corten.showPanel("right", true); document.querySelectorAll("details").forEach((d) => (d.open = true)); });
  const switched = await state(() => { // each box of the left panel, twice
    const boxes = [...corten.left.element.querySelectorAll("input[type=checkbox]:not(:disabled)")], store = () => JSON.stringify([corten.options.vis, corten.options.rnd, corten.options.group]);
    return boxes.map((box) => {
      const before = store();
      box.click();
      const changed = store() !== before;
      box.click();
      return changed && store() === before;
    });
  });
  assert.ok(switched.length > 60 && switched.every(Boolean), `${switched.length} boxes`);
  const count = await state(() => corten.model.size.nu);
  assert.equal(await state(() => [...document.querySelectorAll("details")].find((d) => d.querySelector("summary").textContent === "Actuators").querySelectorAll("input[type=range]").length), count);
  if (await state(() => corten.model.size.nkey)) {
    await send("step", 5);
    await state(() => [...document.querySelectorAll("details")].find((d) => d.querySelector("summary").textContent === "Keyframes").querySelector("button").click());
    await until(() => corten.source.time === 0);
  }
  const gravity = await tab.$('input[aria-label="gravity 2"]'), set = (x) => gravity.evaluate((input, x) => { input.value = x; input.dispatchEvent(new Event("change")); }, x);
  const contact = () => state(() => [...corten.right.element.querySelectorAll("label.check")].find((l) => l.textContent.trim() === "contact").querySelector("input").click());
  await set(0);
  await contact();
  await send("reset");
  await send("step", 100);
  assert.ok(Math.abs(await state(() => corten.source.latest.qvel[2])) < 1e-6, "nothing falls");
  await set(-9.81);
  await send("step", 20);
  const dt = await state(() => corten.model.option.timestep);
  await until((v) => Math.abs(corten.source.latest.qvel[2] - v) < 1e-4, -9.81 * 20 * dt); // it falls
  await contact();
  await send("reset");
  await send("step", 400);
  await until(() => document.querySelectorAll("table.contacts tr").length > 1);
  assert.ok(await state(() => corten.source.latest.contact.length > 0));
  await state(() => document.querySelectorAll("details").forEach((d) => (d.open = d.querySelector("summary").textContent === "Selection")));
});

test("timing by stage, and any field that is asked for", async () => {
  await state(() => corten.openSection("right", "Timing"));
  await send("play");
  await until(() => corten.source.latest.timing?.[0] > 1e-6 && corten.source.latest.timing[6] > 1e-7);
  await until(() => [...document.querySelectorAll("table.timing td")].every((cell) => /^\d+\.\d µs$/.test(cell.textContent)));
  await send("pause");
  assert.ok(await state(() => corten.model.fields.includes("qacc") && !corten.model.fields.includes("efc_force")));
  assert.equal(await state(() => corten.source.latest.qacc), undefined);
  await state(() => {
    const list = corten.right.element.querySelector('select[aria-label="More fields"]');
    list.selectedIndex = 1 + corten.model.fields.indexOf("qacc");
    list.dispatchEvent(new Event("change"));
  });
  await until(() => corten.source.latest.qacc?.length === corten.model.size.nv);
  await state(() => corten.right.plot("qacc", 2, "vertical"));
  await send("step", 5);
  assert.equal(await state(() => corten.right.plots.at(-1).lines[0].field), "qacc");
});

test("the program learns what the user does to the view, and puts pictures over it", async () => {
  await state(() => {
    const { socket } = corten.source, send = socket.send.bind(socket);
    corten.said = [];
    socket.send = (text) => { if (/^(camera|view|window) /.test(text)) corten.said.push(text); send(text); };
  });
  const said = async (word) => {
    await until((word) => corten.said.some((text) => text.startsWith(`${word} `)), word);
    return (await state((word) => corten.said.splice(0).filter((text) => text.startsWith(`${word} `)).at(-1), word)).split(" ").slice(1).map(Number);
  };
  await state(() => { corten.freeCamera(); corten.align(); });
  await state(() => { corten.said = []; corten.stage.view.orbit(0.1, 0); corten.redraw(); });
  const camera = await said("camera"), view = await state(() => corten.stage.view.azimuth);
  assert.deepEqual([camera.length, ...camera.slice(0, 3), camera[7]], [9, 0, -1, -1, view]);
  await state(() => corten.options.toggleVis(20));
  assert.ok((await said("view"))[2] & (1 << 20));
  await state(() => corten.options.toggleVis(20));
  await said("view");
  await state(() => corten.source.takeNote({ camera: "0 -1 -1 0 0 1 3 40 -10", view: `1 2 ${1 << 14} 7 7 7 7 7 7 63` })); // the program's choice
  await new Promise((r) => setTimeout(r, 300));
  assert.deepEqual(await state(() => [corten.said, corten.stage.view.azimuth, corten.options.label, corten.options.vis[14], corten.options.vis[1], corten.options.group.skin]),
    [[], 40, 1, true, false, [true, true, true, true, true, true]], "is not said back");
  await state(() => { corten.options.change((o) => Object.assign(o, new corten.options.constructor(), { listeners: o.listeners })); corten.align(); });
  await state(() => corten.source.takeNote({ text: "0\nreward\t1\f3\nright" }));
  assert.deepEqual(await state(() => [...document.querySelectorAll(".overlay")].map((e) => [e.className, e.textContent])), [["overlay top-left", "reward\t1"], ["overlay bottom-right", "right"]]);
  await state(() => corten.source.takeNote({ text: "" }));
  assert.equal((await tab.$$(".overlay")).length, 0);
  const shown = await state(() => {
    corten.overlay.showPictures({ layer: 1, places: [[10, 20, 40, 60, 2, 1, 3], [0, 0, 8, 8, 1, 2, 1], [0, 0, 8, 8, 1, 1, 4]] }, new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 255, 0, 0, 128]));
    const all = [...document.querySelectorAll("canvas.laid")].map((c) => [c.offsetLeft, c.offsetWidth, c.offsetHeight, ...c.getContext("2d").getImageData(0, 0, c.width, c.height).data]);
    corten.overlay.showPictures({ layer: 1, places: [] }, new Uint8Array(0));
    return [all, document.querySelectorAll("canvas.laid").length];
  });
  assert.deepEqual(shown, [[[10, 40, 60, 1, 2, 3, 255, 4, 5, 6, 255], [0, 8, 8, 7, 7, 7, 255, 8, 8, 8, 255], [0, 8, 8, 255, 0, 0, 128]], 0]);
});

test("a spectator sees the same and steers only after taking over", async () => {
  const other = await open(browser, program.url, { width: 400, height: 300 });
  await other.waitForFunction(() => window.corten?.source?.latest, { timeout: 30000, polling: 50 });
  assert.equal(await other.evaluate(() => corten.source.role), "spectator");
  await other.evaluate(() => corten.source.send("step", 5));
  await other.waitForFunction(() => /pilot steers/.test(corten.source.status), { timeout: 10000, polling: 50 });
  const time = await state(() => corten.source.time);
  await other.evaluate(() => corten.source.send("take"));
  await other.waitForFunction(() => corten.source.role === "pilot", { timeout: 10000, polling: 50 });
  await other.evaluate(() => corten.source.send("step", 5));
  await until((t) => corten.source.time > t, time);
  const third = await open(browser, program.url, { width: 300, height: 200 });
  await third.waitForFunction(() => window.corten?.source?.latest?.qpos && corten.source.role === "spectator", { timeout: 30000, polling: 50 });
  const poses = await Promise.all([tab, other, third].map((page) => page.evaluate(() => [corten.source.time, ...corten.source.latest.qpos])));
  assert.deepEqual(poses[1], poses[0]);
  assert.deepEqual(poses[2], poses[0]);
  for (const page of [other, third]) {
    assert.deepEqual(page.errors, []);
    await page.close();
  }
  await until(() => corten.source.role === "pilot");
});

test("a lost connection comes back", async () => {
  const n = await state(() => { corten.source.socket.close(); return corten.source.received; });
  await until((n) => corten.source.received > n && corten.source.socket.readyState === 1, n);
  assert.equal(await state(() => corten.message.hidden), true);
});

test("a model that changes is loaded again, errors are shown with their place", async () => {
  const text = readFileSync(model, "utf8");
  await new Promise((r) => setTimeout(r, 1100)); // times of files are in seconds
  writeFileSync(model, text.replace("<worldbody>", "<worldbody><gem/>"));
  await until(() => !corten.message.hidden && /gem/.test(corten.message.textContent) && /line|:\d+/.test(corten.message.textContent));
  await new Promise((r) => setTimeout(r, 1100));
  writeFileSync(model, text.replace("<worldbody>", '<worldbody><geom name="added" type="sphere" size=".1" pos="0 0 3"/>'));
  await until(() => corten.message.hidden && corten.model.names.geom.includes("added"));
});

test("60 frames per second of 200 geoms take less than a tenth of a core", async () => {
  const balls = Array.from({ length: 200 }, (_, i) => `<body pos="${(i % 15) * 0.3} ${Math.floor(i / 15) * 0.3} .1"><joint type="slide" axis="0 0 1" damping="1" stiffness="10"/><geom size=".1" contype="0" conaffinity="0"/></body>`).join("");
  const many = path.join(folder, "many.xml");
  writeFileSync(many, `<mujoco><option timestep=".01"/><worldbody>${balls}</worldbody></mujoco>`);
  const other = await view(many), socket = await connect(other.url);
  const start = await processorTime(other.child.pid), before = { n: socket.frames, bytes: socket.bytes }, t0 = Date.now();
  await new Promise((r) => setTimeout(r, 3000));
  const seconds = (Date.now() - t0) / 1000, used = (await processorTime(other.child.pid)) - start, rate = (socket.frames - before.n) / seconds;
  console.log(`  ${rate.toFixed(0)} frames/s of ${((socket.bytes - before.bytes) / (socket.frames - before.n) / 1024).toFixed(1)} KB, ${((100 * used) / seconds).toFixed(1)} % of a core, simulation included`);
  socket.end();
  await other.stop();
  assert.ok(rate > 40, `${rate} frames per second`); // 60 on a machine that is not loaded
  assert.ok(used / seconds < 0.1, `${used / seconds} of a core`);
});

test("requests without the token, of other hosts and origins, and for files are refused", async () => {
  const url = new URL(program.url), token = url.search;
  const ask = (p, headers = {}) => new Promise((resolve) => http.get({ host: url.hostname, port: url.port, path: p, headers }, (r) => { r.resume(); resolve(r.statusCode); }).on("error", () => resolve(0)));
  assert.equal(await ask(`/${token}`), 200);
  assert.equal(await ask("/"), 403);
  assert.equal(await ask(`/../../etc/passwd${token}`), 404);
  assert.equal(await ask(`/${token}`, { Host: "evil.example" }), 403);
  assert.equal(await ask(`/${token}`, { Origin: "http://evil.example" }), 403);
  assert.ok(/refused \(403\)/.test(program.child.log));
});

test("no error in the console", () => {
  assert.deepEqual(tab.errors.filter((text) => !/WebSocket/.test(text)), []);
});

/** A WebSocket without a browser: counts frames, which it reads by their lengths. */
function connect(address) {
  const url = new URL(address);
  return new Promise((resolve) => {
    const socket = net.connect(url.port, url.hostname, () => socket.write(`GET /socket${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`));
    Object.assign(socket, { frames: 0, bytes: 0 });
    let rest = Buffer.alloc(0), open = false;
    socket.on("data", (data) => {
      rest = Buffer.concat([rest, data]);
      if (!open && rest.includes("\r\n\r\n")) { open = true; rest = rest.subarray(rest.indexOf("\r\n\r\n") + 4); resolve(socket); }
      for (;;) {
        if (!open || rest.length < 2) return;
        const n = rest[1], head = n === 126 ? 4 : n === 127 ? 10 : 2;
        if (rest.length < head) return;
        const size = n === 126 ? rest.readUInt16BE(2) : n === 127 ? Number(rest.readBigUInt64BE(2)) : n;
        if (rest.length < head + size) return;
        socket.frames++;
        socket.bytes += head + size;
        rest = rest.subarray(head + size);
      }
    });
  });
}
