// Start of the page that carries the engine: view.html of the web site.
import { App } from "../app.js";
import { startEngine } from "./source.js";

const app = (window.corten = new App(document.getElementById("corten")));
startEngine(app, { worker: "worker.js", wasm: "corten.wasm" });
