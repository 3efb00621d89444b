// Signs on buttons, drawn: not every system has fonts with them.

const PATH = {
  play: "M5 3v10l8-5z", pause: "M4 3h3v10H4zM9 3h3v10H9z", back: "M11 3v10L5 8zM3 3h2v10H3z", forward: "M5 3v10l6-5zM11 3h2v10h-2z",
  reset: "M8 2a6 6 0 1 1-5.6 4l1.6.6A4.2 4.2 0 1 0 8 3.8V6L4.5 3 8 0z", list: "M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z",
  theme: "M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 2v10a5 5 0 0 0 0-10z", photo: "M5 3l1-2h4l1 2h3v10H2V3zm3 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  film: "M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3z", table: "M2 2h12v12H2zm2 2v2h3V4zm5 0v2h3V4zM4 8v4h3V8zm5 0v4h3V8z",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("width", "14");
  svg.setAttribute("height", "14");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATH[name]);
  path.setAttribute("fill", "currentColor");
  path.setAttribute("fill-rule", "evenodd");
  svg.append(path);
  return svg;
}
