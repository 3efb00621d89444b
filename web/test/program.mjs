// The program `corten` for the tests.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const program = process.env.CORTEN_PROGRAM ?? path.join(root, "build/release/bin/corten");

export const scene = (name) => path.join(root, "scenes", name);
export const hasProgram = () => existsSync(program);

/** A page of a run. */
export function recordPage(model, file, ...options) {
  execFileSync(program, ["run", "--quiet", "--html", file, ...options, model]);
  return file;
}

/** `corten view`, and its address. */
export async function view(...options) {
  const child = spawn(program, ["view", "--no-browser", "--verbose", ...options]);
  child.log = "";
  child.stderr.on("data", (text) => (child.log += text));
  const url = await new Promise((resolve, reject) => {
    child.stdout.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", (code) => reject(new Error(`corten view ended with ${code}: ${child.log}`)));
  });
  return { child, url, stop: () => new Promise((resolve) => { child.once("exit", resolve); child.kill("SIGINT"); }) };
}

/** Seconds of processor time of a process. */
export async function processorTime(pid) {
  const { readFileSync } = await import("node:fs");
  const field = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(field[11]) + Number(field[12])) / 100;
}
