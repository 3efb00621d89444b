// The third source of motion: the engine as WebAssembly in a worker. Models are dropped on the page, chosen, or named in the address.
import { LiveSource } from "../data/live.js";
import { el } from "../ui/dom.js";
import { modelOf, readZip } from "../../engine/js/zip.mjs";

export class EngineSource extends LiveSource {
  constructor(app, address, wasm) {
    super(app, address);
    this.wasm = wasm;
    this.worker.postMessage({ kind: "start", wasm });
    listenDrops(app, (files) => this.load(files));
  }

  connect() {
    this.worker = new Worker(this.address, { type: "module" });
    this.started = new Promise((resolve) => (this.resolveStarted = resolve));
    this.worker.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) {
        this.receive(data);
        this.worker.postMessage({ kind: "ready" });
      } else if (data.kind === "started") this.resolveStarted();
      else if (data.kind === "loaded") this.loaded = data;
      else if (data.kind === "error") this.app.say(data.text);
    };
    this.worker.onerror = (event) => this.app.say(`The engine stopped: ${event.message}`);
  }

  send(...words) {
    this.worker.postMessage({ kind: "message", text: words.join(" ") });
  }

  /** The engine has no use for the view. */
  report() {}

  /** Files by name; the model is the MJCF or URDF file nearest to the root. */
  async load(files, model = modelOf(Object.keys(files))) {
    await this.started;
    if (!model) return this.app.say("No model here: an MJCF or URDF file (.xml, .mjcf, .urdf), or a zip archive with one, is needed.");
    this.app.say("");
    this.worker.postMessage({ kind: "files", files, model });
  }

  /** A model of the web site: its files are listed in NAME.json, or it is one file. */
  async fetch(path) {
    const get = async (name) => {
      const answer = await fetch(name);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    };
    try {
      const bytes = await get(path);
      return /\.zip$|\.mjz$/i.test(path) ? this.load(await readZip(bytes)) : this.load({ [path.split("/").pop()]: bytes });
    } catch (error) {
      return this.app.say(`The model cannot be read: ${error.message}`);
    }
  }
}

/** Everything below a dropped entry: path -> bytes. */
async function readEntry(entry, prefix, files) {
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) => entry.file(resolve, reject));
    files[prefix + entry.name] = new Uint8Array(await file.arrayBuffer());
    return;
  }
  const reader = entry.createReader();
  for (let part; (part = await new Promise((resolve, reject) => reader.readEntries(resolve, reject))).length; )
    for (const inner of part) await readEntry(inner, `${prefix}${entry.name}/`, files);
}

async function filesOf(transfer) {
  const files = {}, entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  if (entries.length) for (const entry of entries) await readEntry(entry, "", files);
  else for (const file of transfer.files) files[file.name] = new Uint8Array(await file.arrayBuffer());
  return unpacked(files);
}

/** Archives are replaced by their content. */
async function unpacked(files) {
  const out = {};
  for (const [name, bytes] of Object.entries(files)) Object.assign(out, /\.zip$|\.mjz$/i.test(name) ? await readZip(bytes) : { [name]: bytes });
  return out;
}

function listenDrops(app, load) {
  const input = el("input", { type: "file", multiple: true, hidden: true, onchange: async () => {
    const files = {};
    for (const file of input.files) files[file.name] = new Uint8Array(await file.arrayBuffer());
    take(unpacked(files));
  } });
  const take = (files) => files.then(load).catch((error) => app.say(`The files cannot be read: ${error.message}`));
  app.chooseFiles = () => input.click();
  app.host.append(input);
  const stop = (event) => event.preventDefault();
  window.addEventListener("dragover", stop);
  window.addEventListener("drop", (event) => {
    stop(event);
    take(filesOf(event.dataTransfer));
  });
}

export function startEngine(app, { worker, wasm, model }) {
  const source = (app.source = new EngineSource(app, new URL(worker, location.href), new URL(wasm, location.href).href));
  const asked = new URLSearchParams(location.search).get("model") ?? model;
  if (asked && /^[\w./-]+$/.test(asked) && !asked.includes("..")) source.fetch(asked);
  else app.say("Drop an MJCF or URDF file here, a folder, or a zip archive with one.");
}
