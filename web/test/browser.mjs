// A browser for the tests: Debian's Chromium, without a window, with graphics in software.
import puppeteer from "puppeteer-core";
import { existsSync } from "node:fs";

const PATHS = [process.env.CORTEN_CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--disable-dev-shm-usage",
  "--force-color-profile=srgb", "--hide-scrollbars", "--disable-background-timer-throttling"];

export function chromium() {
  return PATHS.find((path) => path && existsSync(path)) ?? null;
}

export function launch() {
  return puppeteer.launch({ executablePath: chromium(), headless: true, args: FLAGS, protocolTimeout: 120000 });
}

/** A tab whose errors are collected in tab.errors. */
export async function open(browser, url, { width = 1000, height = 640, ...rest } = {}) {
  const tab = await browser.newPage();
  tab.errors = [];
  tab.on("console", (m) => ["error", "warn"].includes(m.type()) && !/GPU stall|GL Driver Message/.test(m.text()) && tab.errors.push(m.text()));
  tab.on("pageerror", (e) => tab.errors.push(String(e)));
  await tab.setViewport({ width, height, ...rest });
  await tab.goto(url, { waitUntil: "load" });
  return tab;
}

/** Waits until the page has drawn its present state, some times. */
export async function drawn(tab, times = 1) {
  for (let i = 0; i < times; i++) {
    const before = await tab.evaluate(() => { window.corten?.redraw(); return window.corten?.frames ?? 0; });
    await tab.waitForFunction((n) => window.corten?.frames > n, { timeout: 30000, polling: 20 }, before);
  }
}
