// Pictures and films of `corten render` in a browser: each opens, has its size, its pictures and its ten seconds.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { launch } from "./browser.mjs";
import { program, scene } from "./program.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "corten-films-"));
const SECONDS = 10, RATE = 10, WIDTH = 96, HEIGHT = 64;
let browser, tab;

before(async () => {
  browser = await launch();
  tab = await browser.newPage();
  await tab.goto(`file://${folder}`); // ImageDecoder wants a page that is not about:blank
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

function render(name, ...options) {
  const file = path.join(folder, name);
  execFileSync(program, ["render", "--quiet", "--size", `${WIDTH}x${HEIGHT}`, ...options, "-o", file, scene("demo.xml")]);
  return file;
}

const renderFilm = (name) => render(name, "--time", String(SECONDS), "--fps", String(RATE));
const read = (file) => readFileSync(file).toString("base64");

/** In the page: pictures of a file, their time in all, and red, green and blue of the first, middle and last one. */
async function decode(type, base64) {
  const data = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack, found = { frames: track.frameCount, time: 0, shown: [] };
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    found.time += (image.duration ?? 0) / 1e6;
    if ([0, track.frameCount >> 1, track.frameCount - 1].includes(frameIndex)) {
      const c = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext("2d");
      c.drawImage(image, 0, 0);
      found.width = image.displayWidth, found.height = image.displayHeight;
      found.shown.push([...c.getImageData(0, 0, found.width, found.height).data].filter((_, i) => i % 4 < 3));
    }
    image.close();
  }
  return found;
}

const difference = (a, b) => a.reduce((sum, x, i) => sum + Math.abs(x - b[i]), 0) / a.length;

test("films of ten seconds play: GIF and APNG", async () => {
  renderFilm("%04d.png");
  const single = [];
  for (const k of [0, SECONDS * RATE / 2, SECONDS * RATE - 1]) {
    const found = await tab.evaluate(decode, "image/png", read(path.join(folder, `${String(k).padStart(4, "0")}.png`)));
    assert.deepEqual([found.frames, found.width, found.height], [1, WIDTH, HEIGHT]);
    single.push(found.shown[0]);
  }
  const moved = difference(single[0], single[1]);
  assert.ok(moved > 0.2, `nothing moves: ${moved}`);
  for (const [name, type, most] of [["film.gif", "image/gif", 8], ["film.apng", "image/png", 0]]) {
    const found = await tab.evaluate(decode, type, read(renderFilm(name)));
    assert.deepEqual([found.frames, found.width, found.height], [SECONDS * RATE, WIDTH, HEIGHT], name);
    assert.ok(Math.abs(found.time - SECONDS) < 0.01, `${name} lasts ${found.time} s`);
    for (let k = 0; k < 3; k++) assert.ok(difference(found.shown[k], single[k]) <= most, `${name}: picture ${k} is another one`);
  }
});

test("depths are gray pictures of 16 bits", async () => {
  const found = await tab.evaluate(decode, "image/png", read(render("depth.png", "--depth")));
  assert.deepEqual([found.frames, found.width, found.height], [1, WIDTH, HEIGHT]);
  assert.ok(new Set(found.shown[0]).size > 3, "no depths");
});

test("a film of ten seconds plays: MP4", { skip: spawnSync("ffmpeg", ["-version"]).error && "ffmpeg is not installed" }, async () => {
  const file = renderFilm("film.mp4");
  const found = await tab.evaluate(async (base64) => {
    const video = document.createElement("video");
    video.muted = true;
    video.src = `data:video/mp4;base64,${base64}`;
    await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = () => reject(new Error(video.error.message)); });
    const ended = new Promise((resolve) => (video.onended = resolve));
    video.playbackRate = 8;
    await video.play();
    await ended;
    return { duration: video.duration, at: video.currentTime, width: video.videoWidth, height: video.videoHeight };
  }, read(file));
  assert.ok(Math.abs(found.duration - SECONDS) < 0.2 && Math.abs(found.at - SECONDS) < 0.2, JSON.stringify(found));
  assert.deepEqual([found.width, found.height], [WIDTH, HEIGHT]);
});
