// What the module asks of JavaScript: a clock, the console, a way back from deep calls (shim/src/host.h).

const LEFT = Symbol("left");

/** Imports of the module; `engine` is filled in when it has started. */
export function imports(engine, print) {
  const text = (at, n) => new TextDecoder().decode(new Uint8Array(engine.memory.buffer, at, n).slice());
  const now = () => performance.now() / 1000;
  const lines = ["", "", ""];
  const write = (stream, words) => {
    const parts = (lines[stream] + words).split("\n");
    lines[stream] = parts.pop();
    parts.forEach((line) => print(line));
  };
  const corten = {
    now,
    guard(fn, arg) {
      const stack = engine.exports.__stack_pointer.value;
      try {
        engine.exports.__indirect_function_table.get(fn)(arg);
        return 1;
      } catch (error) {
        if (error !== LEFT) throw error;
        engine.exports.__stack_pointer.value = stack;
        return 0;
      }
    },
    leave() {
      throw LEFT;
    },
    print: (stream, at, n) => write(stream, text(at, n)),
    report: (kind, at) => engine.report(kind, engine.textAt(at)),
    send: (at, n) => engine.send?.(new Uint8Array(engine.memory.buffer, at, n).slice()),
  };
  // The C library knows streams; only the console has one.
  const BAD = 8, NOT_THERE = 44;
  const wasi = {
    fd_write(stream, list, count, written) {
      const view = new DataView(engine.memory.buffer);
      let n = 0;
      for (let i = 0; i < count; i++) {
        const size = view.getUint32(list + 8 * i + 4, true);
        if (stream === 1 || stream === 2) write(stream, text(view.getUint32(list + 8 * i, true), size));
        n += size;
      }
      view.setUint32(written, n, true);
      return 0;
    },
    clock_time_get(_clock, _precision, at) {
      new DataView(engine.memory.buffer).setBigUint64(at, BigInt(Math.round(now() * 1e9)), true);
      return 0;
    },
    proc_exit(code) {
      throw new Error(`the engine ended with ${code}`);
    },
    path_open: () => NOT_THERE,
  };
  const other = { get: (target, name) => target[name] ?? (() => BAD) };
  return { corten, wasi_snapshot_preview1: new Proxy(wasi, other) };
}
