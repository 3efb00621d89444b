// What a program puts over the picture: texts at its edges, pictures and figures at places of their own.
import { el } from "./dom.js";

/** Places of texts, in the order of mjtGridPos. */
const PLACES = ["top-left", "top-right", "bottom-left", "bottom-right", "top", "bottom", "left", "right"];

/** Bytes of 1, 3 or 4 channels as RGBA. */
function rgba(pixels, channels) {
  if (channels === 4) return new Uint8ClampedArray(pixels);
  const n = pixels.length / channels, out = new Uint8ClampedArray(4 * n).fill(255);
  for (let i = 0; i < n; i++)
    for (let k = 0; k < 3; k++) out[4 * i + k] = pixels[channels === 3 ? 3 * i + k : i];
  return out;
}

function picture([left, bottom, width, height, rows, columns, channels], pixels) {
  const canvas = el("canvas", { className: "laid", width: columns, height: rows, style: `left:${left}px;bottom:${bottom}px;width:${width}px;height:${height}px` });
  canvas.getContext("2d").putImageData(new ImageData(rgba(pixels, channels), columns, rows), 0, 0);
  return canvas;
}

export class Overlay {
  constructor() {
    this.layers = [el("div", {}), el("div", {})];
    this.texts = el("div", {});
    this.element = el("div", { className: "overlays" }, this.layers[1], this.layers[0], this.texts);
  }

  /** Blocks divided by form feeds: the number of a place, then lines. */
  showTexts(text) {
    const blocks = text ? text.split("\f").map((block) => [Number(block.slice(0, block.indexOf("\n"))), block.slice(block.indexOf("\n") + 1)]) : [];
    this.texts.replaceChildren(...blocks.map(([place, lines]) => el("pre", { className: `overlay ${PLACES[place] ?? PLACES[0]}` }, lines)));
  }

  /** Replaces the pictures of a layer: 0 figures, 1 images. */
  showPictures({ layer, places }, pixels) {
    let at = 0;
    this.layers[layer]?.replaceChildren(...places.map((place) => {
      const size = place[4] * place[5] * place[6];
      return picture(place, pixels.subarray(at, (at += size)));
    }));
  }
}
