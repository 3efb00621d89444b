// Builds the page: src/ and three.js into dist/page.html, one file without a network.
//   node build.mjs           writes it
//   node build.mjs --check   fails if the file is not what would be written
import { build } from "esbuild";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
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
