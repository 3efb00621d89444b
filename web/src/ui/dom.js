// Elements of the page.

/** An element with properties, listeners ("onclick") and children. */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** A part of a panel that folds; body is filled when it is first opened. */
export function section(title, fill, open = false) {
  const body = el("div", { className: "body" });
  const details = el("details", { open }, el("summary", {}, title), body);
  const show = () => details.open && !body.childElementCount && body.append(...fill());
  details.addEventListener("toggle", show);
  show();
  return details;
}

export function check(text, on, change, hint = "") {
  const input = el("input", { type: "checkbox", checked: on, onchange: () => change(input.checked) });
  const label = el("label", { className: "check" }, input, el("span", {}, text), el("kbd", {}, hint));
  return { element: label, set: (value) => (input.checked = value), enable: (value) => (input.disabled = !value) };
}

export function choice(text, names, at, change) {
  const select = el("select", { onchange: () => change(select.selectedIndex), "aria-label": text }, ...names.map((name) => el("option", {}, name)));
  select.selectedIndex = at;
  return { element: el("label", { className: "choice" }, el("span", {}, text), select), set: (k) => (select.selectedIndex = k) };
}

export const number = (x) => (Number.isFinite(x) ? (Math.abs(x) >= 1e5 || (x !== 0 && Math.abs(x) < 1e-4) ? x.toExponential(2) : x.toFixed(4).replace(/\.?0+$/, "")) : String(x));

export function download(name, blob) {
  const url = URL.createObjectURL(blob);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
