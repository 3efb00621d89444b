// The engine in a worker: models come as files, motion goes to the page in the containers of docs/web_format.md.
//   in   { kind: "start", wasm }   { kind: "files", files: {name: bytes}, model: name }   { kind: "message", text }   { kind: "ready" }
//   out  ArrayBuffer: a container  { kind: "started" }  { kind: "loaded", model, milliseconds }  { kind: "error", text }
import load from "../../engine/js/corten.mjs";

const SLICE = 1 / 120; // seconds of simulation between two looks at messages
const REST = 4; // milliseconds of rest after the clock is reached
let engine, shown = null, latest = null;

function show(files, name) {
  const start = performance.now(), assets = Object.fromEntries(Object.entries(files).map(([k, v]) => [`/model/${k}`, v]));
  const model = engine.MjModel.from_xml_path(`/model/${name}`, assets), data = new engine.MjData(model);
  if (!engine.exports.view_show(model.pointer, data.pointer, 0)) throw new Error("out of memory");
  shown?.data.delete();
  shown?.model.delete();
  shown = { model, data };
  latest = { files, name };
  postMessage({ kind: "loaded", model: name, milliseconds: performance.now() - start });
}

function attempt(files, name) {
  try {
    engine.within((s) => engine.exports.view_note(s.text("error"), s.text("")));
    show(files, name);
  } catch (error) {
    postMessage({ kind: "error", text: String(error.message ?? error) });
  }
}

function message(text) {
  engine.within((s) => engine.exports.view_message(s.text(text), new TextEncoder().encode(text).length));
}

function run() {
  const start = performance.now();
  try {
    if (engine.exports.view_run(SLICE)) attempt(latest.files, latest.name);
  } catch (error) {
    return postMessage({ kind: "error", text: `The engine stopped: ${error.message ?? error}` });
  }
  if (performance.now() - start < 900 * SLICE) setTimeout(run, REST);
  else next.port2.postMessage(0); // slower than the clock: a timer would cost time
}
const next = new MessageChannel();
next.port1.onmessage = run;

self.onmessage = async ({ data }) => {
  if (data.kind === "start") {
    try {
      engine = await load({ wasm: data.wasm, print: (line) => console.log(line) });
    } catch (error) {
      return postMessage({ kind: "error", text: `The engine cannot be started: ${error.message}` });
    }
    engine.onWarning = (text) => engine.within((s) => engine.exports.view_note(s.text("error"), s.text(text)));
    engine.send = (bytes) => postMessage(bytes.buffer, [bytes.buffer]);
    postMessage({ kind: "started" });
    run();
  } else if (data.kind === "files") attempt(data.files, data.model);
  else if (data.kind === "message") message(data.text);
  else if (data.kind === "ready") engine.exports.view_ready();
};
