// Texts beside objects, as elements above the picture.
import * as THREE from "three";

export class Labels {
  constructor(host) {
    this.host = host;
    this.pool = [];
    this.count = 0;
  }

  place(labels, camera, width, height) {
    const p = new THREE.Vector3();
    let used = 0;
    for (const [x, y, z, text] of labels) {
      p.set(x, y, z).project(camera);
      if (p.z > 1 || Math.abs(p.x) > 1.1 || Math.abs(p.y) > 1.1) continue;
      const element = this.pool[used] ?? this.grow();
      if (element.textContent !== text) element.textContent = text;
      element.style.transform = `translate(${(((p.x + 1) / 2) * width).toFixed(1)}px, ${(((1 - p.y) / 2) * height).toFixed(1)}px)`;
      element.hidden = false;
      used++;
    }
    for (let i = used; i < this.pool.length; i++) this.pool[i].hidden = true;
    this.count = used;
  }

  grow() {
    const element = document.createElement("span");
    element.className = "label";
    this.host.append(element);
    this.pool.push(element);
    return element;
  }
}
