// Pictures of the page beside those of `corten render`: the same model, state, camera and size.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawn, launch, open } from "./browser.mjs";
import { program, recordPage, scene } from "./program.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "corten-pictures-"));
// Lowest similarity that is accepted. Shadows and lights of the two renderers are not the same; shapes, poses and the camera are.
const LOWEST = 0.88, LOWEST_MEAN = 0.96;
const SCENES = ["humanoid.xml", "arm.xml", "demo.xml", "tendons.xml", "chain30.xml", "tree27.xml", "deform/cloth_on_sphere.xml",
  "rows/b6_stack.xml", "contact/b5_box_on_plane.xml", "contact/b5_eight_spheres_on_plane.xml"];
let browser;
const found = [];

before(async () => (browser = await launch()));
after(async () => {
  await browser.close();
  console.log(`  similarity: mean ${mean(found.map(([, s]) => s)).toFixed(3)}; ${found.map(([n, s]) => `${n} ${s.toFixed(3)}`).join(", ")}`);
});
const mean = (list) => list.reduce((a, b) => a + b, 0) / list.length;

/** In the page: structural similarity (SSIM, windows of 8 x 8, luminance at 320 x 240) of its picture and another one. */
async function compare(other) {
  const W = 320, H = 240, image = new Image();
  image.src = other;
  await image.decode();
  const luminance = (source) => {
    const canvas = new OffscreenCanvas(W, H), c = canvas.getContext("2d");
    c.drawImage(source, 0, 0, W, H);
    const p = c.getImageData(0, 0, W, H).data;
    return Float64Array.from({ length: W * H }, (_, i) => 0.299 * p[4 * i] + 0.587 * p[4 * i + 1] + 0.114 * p[4 * i + 2]);
  };
  const c = new OffscreenCanvas(1, 1).getContext("2d"); // the renderer's colour where nothing is
  c.drawImage(image, 0, 0, 1, 1, 0, 0, 1, 1);
  const [r, g, b] = c.getImageData(0, 0, 1, 1).data;
  corten.stage.setBackground(`rgb(${r}, ${g}, ${b})`);
  corten.scrub(corten.source.end);
  corten.stage.draw(corten.source.frame());
  const x = luminance(corten.canvas), y = luminance(image);
  let sum = 0, n = 0;
  for (let top = 0; top + 8 <= H; top += 4)
    for (let left = 0; left + 8 <= W; left += 4) {
      let mx = 0, my = 0, xx = 0, yy = 0, xy = 0;
      for (let k = 0; k < 64; k++) {
        const i = (top + (k >> 3)) * W + left + (k & 7);
        mx += x[i]; my += y[i]; xx += x[i] * x[i]; yy += y[i] * y[i]; xy += x[i] * y[i];
      }
      mx /= 64; my /= 64; xx = xx / 64 - mx * mx; yy = yy / 64 - my * my; xy = xy / 64 - mx * my;
      sum += ((2 * mx * my + 6.5) * (2 * xy + 58.5)) / ((mx * mx + my * my + 6.5) * (xx + yy + 58.5));
      n++;
    }
  return sum / n;
}

for (const name of SCENES)
  test(`${name} looks as the renderer draws it`, async () => {
    const file = recordPage(scene(name), path.join(folder, "scene.html"), "--time", "0.5"), png = path.join(folder, "scene.png");
    execFileSync(program, ["render", "--quiet", "--time", "0.5", "--size", "640x480", "-o", png, scene(name)]);
    const page = await open(browser, `file://${file}`, { width: 640, height: 480 });
    await drawn(page);
    await page.evaluate(() => { corten.bar.element.hidden = true; corten.showPanel("left", false); corten.showPanel("right", false); });
    await page.waitForFunction(() => corten.canvas.clientWidth === 640 && corten.canvas.clientHeight === 480);
    await drawn(page, 2);
    const similarity = await page.evaluate(compare, `data:image/png;base64,${readFileSync(png).toString("base64")}`);
    if (process.env.CORTEN_PICTURES) {
      await page.screenshot({ path: path.join(process.env.CORTEN_PICTURES, `${path.basename(name, ".xml")}-page.png`) });
      execFileSync("cp", [png, path.join(process.env.CORTEN_PICTURES, `${path.basename(name, ".xml")}-renderer.png`)]);
    }
    found.push([path.basename(name, ".xml"), similarity]);
    assert.deepEqual(page.errors, []);
    await page.close();
    assert.ok(similarity >= LOWEST, `similarity ${similarity}`);
  });

test("ten pictures are similar on average", () => assert.ok(found.length === SCENES.length && mean(found.map(([, s]) => s)) >= LOWEST_MEAN));
