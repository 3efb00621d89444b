// What is not welcome, against `corten view`: refused, bounded, logged; and the pilot goes on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { view } from "./program.mjs";

let program, url, token, pilot;
const KEY = "dGhlIHNhbXBsZSBub25jZQ==";

/** A connection: what came, and when it ended. */
function connect(text = "") {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname, () => { socket.write(text); resolve(socket); });
    Object.assign(socket, { came: Buffer.alloc(0), bytes: 0, over: false });
    socket.on("data", (data) => { socket.bytes += data.length; if (socket.came.length < 1 << 16) socket.came = Buffer.concat([socket.came, data]); });
    socket.on("close", () => (socket.over = true));
    socket.on("error", () => (socket.over = true));
    socket.once("error", reject);
  });
}
const until = async (done, seconds = 10) => {
  for (const end = Date.now() + 1000 * seconds; Date.now() < end; await new Promise((r) => setTimeout(r, 20))) if (done()) return;
  assert.fail("it did not happen in time");
};
const request = (place, fields = {}) => `GET ${place} HTTP/1.1\r\n${Object.entries({ Host: url.host, ...fields }).map(([k, v]) => `${k}: ${v}\r\n`).join("")}\r\n`;
const status = async (text) => {
  const socket = await connect(text);
  await until(() => socket.over || socket.came.length > 12);
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(socket.came.toString("latin1"))?.[1] ?? 0);
};
const websocket = async (fields = {}) => {
  const socket = await connect(request(`/socket?token=${token}`, { Upgrade: "websocket", "Sec-WebSocket-Version": 13, "Sec-WebSocket-Key": KEY, ...fields }));
  await until(() => socket.over || socket.came.includes("\r\n\r\n"));
  return socket;
};
const frame = (first, payload, { masked = true, length = payload.length } = {}) => {
  const head = length < 126 ? [first, (masked ? 128 : 0) | length] : [first, (masked ? 128 : 0) | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(masked ? 4 : 0), Buffer.from(payload)]);
};
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${program.child.pid}/status`, "utf8"))[1]);
/** The pilot still gets frames. */
const alive = async () => {
  const before = pilot.bytes;
  await until(() => pilot.bytes > before);
};

before(async () => {
  const model = path.join(mkdtempSync(path.join(tmpdir(), "corten-security-")), "model.xml"); // without a state: the history takes no memory
  writeFileSync(model, '<mujoco><option timestep=".01"/><worldbody><geom size=".1"/></worldbody></mujoco>');
  program = await view(model);
  url = new URL(program.url);
  token = url.searchParams.get("token");
  pilot = await websocket();
  assert.match(pilot.came.toString("latin1"), /^HTTP\/1\.1 101/);
});
after(() => program.stop());

test("paths: only the page and its socket", async () => {
  for (const place of ["/..", "/../../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/index.html", "/socket/..", "/page.html", "/."])
    assert.equal(await status(request(`${place}?token=${token}`)), 404, place);
  assert.equal(await status(request(`/?token=${token}`)), 200);
});

test("no token, a wrong one, half of one, two", async () => {
  for (const query of ["", "?token=", `?token=${token.slice(1)}`, `?token=${token}0`, `?token=${"0".repeat(token.length)}`, `?token=${token.slice(0, -1)}`])
    for (const place of ["/", "/socket"]) assert.equal(await status(request(place + query, { Upgrade: "websocket", "Sec-WebSocket-Version": 13, "Sec-WebSocket-Key": KEY })), 403, query);
});

test("other hosts and origins, also with the token", async () => {
  assert.equal(await status(request(`/?token=${token}`, { Host: "evil.example" })), 403);
  assert.equal(await status(request(`/?token=${token}`, { Host: `evil.example:${url.port}` })), 403);
  assert.equal(await status(request(`/?token=${token}`, { Origin: "http://evil.example" })), 403);
  assert.equal(await status(request(`/?token=${token}`, { Origin: "null" })), 403);
  assert.match((await websocket({ Origin: "https://evil.example" })).came.toString("latin1"), /^HTTP\/1\.1 403/);
  assert.match((await websocket({ Origin: `http://${url.host}` })).came.toString("latin1"), /^HTTP\/1\.1 101/);
});

test("requests that are malformed or too long", async () => {
  for (const text of ["\r\n\r\n", "GET\r\n\r\n", "POST / HTTP/1.1\r\n\r\n", "GET / HTTP/9\r\n\r\n", `GET / HTTP/1.1\r\n${"a".repeat(9000)}`, `GET /${"a".repeat(9000)} HTTP/1.1\r\n\r\n`, "\0\0\0\0\r\n\r\n"]) {
    const found = await status(text);
    assert.ok(found >= 400, `${JSON.stringify(text.slice(0, 20))}: ${found}`);
  }
});

test("frames that are malformed, too long, in parts, not masked end their connection", async () => {
  const bad = [frame(0x81, "a".repeat(2000)), frame(0x81, "a", { masked: false }), frame(0x01, "step 1"), frame(0xc1, "x"), frame(0x83, "x"), frame(0x89, "a".repeat(126)),
    Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), frame(0x82, "binary")];
  for (const [i, bytes] of bad.entries()) {
    const socket = await websocket();
    socket.write(bytes);
    await until(() => socket.over);
    assert.ok(socket.over, `frame ${i}`);
  }
  await alive();
  assert.ok(/refused: oversized frame/.test(program.child.log) && /refused: malformed frame/.test(program.child.log));
});

test("messages that mean nothing do nothing", async () => {
  const socket = await websocket();
  for (const text of ["", "none", "step", "step a", "step 1 2 3 4 5 6", "seek NaN", "joint 1e99 1", "option ../x 0 1", "ctrl -1 1", "take x", "wish -1 99 99", "watch nothing", "frame 1e9", "\u0000"])
    socket.write(frame(0x81, Buffer.from(text)));
  await alive();
  assert.equal(socket.over, false);
  socket.destroy();
});

test("a thousand connections: places are bounded, memory too, the pilot goes on", async () => {
  const before = memory(), all = [];
  for (let i = 0; i < 1000; i++) all.push(await connect().catch(() => null));
  await until(() => all.filter((s) => s && !s.over).length < 32, 20);
  await alive();
  console.log(`  1000 connections: ${all.filter((s) => s && !s.over).length} open, memory ${before} -> ${memory()} KB`);
  assert.ok(memory() - before < 2000, `memory grew by ${memory() - before} KB`);
  assert.ok(/refused: no place is free/.test(program.child.log));
  all.forEach((s) => s?.destroy());
  await new Promise((r) => setTimeout(r, 500));
  assert.equal(await status(request(`/?token=${token}`)), 200, "places are free again");
});

test("slow clients: a request that does not end, a reader that does not read", async () => {
  const slow = await connect("GET / HT"), stalled = await websocket(), before = memory();
  stalled.pause();
  const start = Date.now();
  await until(() => slow.over, 20);
  assert.ok(Date.now() - start > 5000, "ten seconds are allowed");
  await alive();
  stalled.resume();
  assert.ok(memory() - before < 20000, "what waits for a slow page is bounded");
  await new Promise((r) => setTimeout(r, 100));
  stalled.destroy();
});
