// The container of everything that the page reads (docs/web_format.md): a head in JSON and arrays.

const TYPE = { u8: Uint8Array, i32: Int32Array, f32: Float32Array, f64: Float64Array };
const MAGIC = 0x4b505443; // "CTPK", little-endian
const START = 8;

/** { head, arrays } of the bytes of a container; throws an Error that says what is wrong. */
export function readPack(buffer) {
  const view = new DataView(buffer);
  if (buffer.byteLength < START || view.getUint32(0, true) !== MAGIC) throw new Error("not a container of Corten");
  const length = view.getUint32(4, true), body = START + length;
  if (body > buffer.byteLength) throw new Error("a container that is cut");
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, START, length)));
  const arrays = {};
  for (const [name, [type, offset, count]] of Object.entries(head.arrays)) {
    const Kind = TYPE[type];
    if (!Kind || body + offset + count * Kind.BYTES_PER_ELEMENT > buffer.byteLength)
      throw new Error(`array '${name}' is outside of its container`);
    arrays[name] = new Kind(buffer, body + offset, count);
  }
  return { head, arrays };
}
