// Start: the model and the motion are in the page, or a program that runs delivers them.
import { App } from "./app.js";
import { fromBase64, inflate } from "./data/bytes.js";
import { Model } from "./data/model.js";
import { RecordedSource } from "./data/recorded.js";
import { startLive } from "./data/live.js";

const embedded = async (id) => {
  const element = document.getElementById(id);
  return element ? inflate(fromBase64(element.textContent)) : null;
};

async function start() {
  const app = (window.corten = new App(document.getElementById("corten")));
  const model = await embedded("corten-model"), motion = await embedded("corten-motion");
  if (model && motion) app.open(new Model(model), new RecordedSource(motion));
  else startLive(app);
}

start().catch((error) => {
  console.error(error);
  const text = document.createElement("pre");
  text.className = "message";
  text.textContent = `The page cannot be shown: ${error.message}`;
  document.body.append(text);
});
