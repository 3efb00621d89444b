// Builds the page: src/ and three.js into dist/page.html, one file without a network.
//   node build.mjs           writes it
//   node build.mjs --check   fails if the file is not what would be written
//   node build.mjs --site F  the web site with the engine inside, into the folder F (make site)
import { build } from "esbuild";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url)), target = path.join(here, "dist/page.html");

async function make() {
  const common = { bundle: true, minify: true, write: false, logLevel: "error", absWorkingDir: here, legalComments: "none" };
  const script = await build({ ...common, entryPoints: ["src/main.js"], format: "esm", target: "es2022" });
  const style = await build({ ...common, entryPoints: ["src/style.css"] });
  const notice = "three.js: Copyright 2010-2026 three.js authors, MIT License";
  const program = script.outputFiles[0].text.replaceAll("</script", "<\\/script");
  return readFileSync(path.join(here, "src/page.html"), "utf8").replace("/*corten-style*/", () => style.outputFiles[0].text.trim())
    .replace("/*corten-program*/", () => `/* ${notice} */\n${program}`);
}

/** The page whose engine runs in a worker, and a gallery of scenes that are alive while they are seen. */
async function makeSite(folder) {
  const common = { bundle: true, minify: true, logLevel: "error", absWorkingDir: here, legalComments: "none", format: "esm", target: "es2022", external: ["node:*"] };
  mkdirSync(path.join(folder, "scenes"), { recursive: true });
  await build({ ...common, entryPoints: { app: "src/engine/main.js", worker: "src/engine/worker.js", style: "src/style.css" }, outdir: folder });
  for (const name of ["view.html", "index.html"]) copyFileSync(path.join(here, "site", name), path.join(folder, name));
  const scenes = JSON.parse(readFileSync(path.join(here, "site/gallery.json"), "utf8"));
  for (const { file } of scenes) copyFileSync(path.join(here, "../scenes", file), path.join(folder, "scenes", path.basename(file)));
  const cards = scenes.map(({ file, name, text }) => `<article><iframe title="${name}" data-src="view.html?model=scenes/${path.basename(file)}"></iframe>`
    + `<h2><a href="view.html?model=scenes/${path.basename(file)}">${name}</a></h2><p>${text}</p></article>`).join("\n");
  writeFileSync(path.join(folder, "index.html"), readFileSync(path.join(folder, "index.html"), "utf8").replace("<!--cards-->", () => cards));
  copyFileSync(path.join(here, "engine/js/corten.wasm"), path.join(folder, "corten.wasm"));
  console.log(`${folder}: ${scenes.length} scenes`);
}

const site = process.argv.indexOf("--site");
if (site > 0) {
  await makeSite(path.resolve(process.argv[site + 1]));
  process.exit();
}
const page = await make();
if (process.argv.includes("--check")) {
  const fresh = existsSync(target) && readFileSync(target, "utf8") === page;
  console.log(fresh ? "web/dist/page.html is fresh" : "web/dist/page.html is not fresh: run `make web`");
  process.exitCode = fresh ? 0 : 1;
} else {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, page);
  console.log(`web/dist/page.html: ${(page.length / 1024).toFixed(0)} KB`);
}
