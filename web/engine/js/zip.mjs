// Reads a zip archive: name -> bytes. Entries that are stored or deflated.

const END = 0x06054b50, ENTRY = 0x02014b50, MOST = 1 << 30;

async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function readZip(archive) {
  const bytes = archive instanceof Uint8Array ? archive : new Uint8Array(archive);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), files = {};
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  if (end < 0) throw new Error("not a zip archive");
  let at = view.getUint32(end + 16, true), total = 0;
  for (let n = view.getUint16(end + 10, true); n > 0; n--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Error("the zip archive is damaged");
    const method = view.getUint16(at + 10, true), packed = view.getUint32(at + 20, true), size = view.getUint32(at + 24, true);
    const [nameSize, extra, comment] = [28, 30, 32].map((k) => view.getUint16(at + k, true)), local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameSize));
    at += 46 + nameSize + extra + comment;
    if (name.endsWith("/")) continue;
    if ((total += size) > MOST) throw new Error("the zip archive is too large");
    if (local + 30 > bytes.length) throw new Error("the zip archive is damaged");
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true), part = bytes.subarray(start, start + packed);
    if (method !== 0 && method !== 8) throw new Error(`${name}: compression ${method} is not known`);
    files[name] = method === 8 ? await inflate(part) : part.slice();
  }
  return files;
}

/** The model of an archive: its MJCF or URDF file nearest to the root; scene.xml comes first. */
export function modelOf(names) {
  const depth = (name) => name.split("/").length, rank = (name) => (/(^|\/)scene\.xml$/i.test(name) ? 0 : 1);
  return names.filter((name) => /\.(xml|mjcf|urdf)$/i.test(name)).sort((a, b) => depth(a) - depth(b) || rank(a) - rank(b) || (a < b ? -1 : 1))[0] ?? null;
}
