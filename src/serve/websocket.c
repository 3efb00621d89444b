#include "serve/websocket.h"

#include "serve/base64.h"
#include "serve/sha1.h"

#include <stdint.h>
#include <string.h>

enum { FIN = 0x80, RESERVED = 0x70, OPCODE = 0x0f, MASK = 0x80, LENGTH = 0x7f };
enum { SHORT_MOST = 125, LENGTH_16 = 126, LENGTH_64 = 127, MASK_BYTES = 4 };
enum { PROTOCOL_ERROR = 1002, TOO_BIG = 1009 };

static WsResult refuse_frame(WsFrame* f, int code) {
  f->code = code;
  return WS_BAD;
}

static bool is_opcode(int opcode) {
  return opcode == WS_TEXT || opcode == WS_BINARY || (opcode >= WS_CLOSE && opcode <= WS_PONG);
}

// A length in n bytes, most significant first.
static uint64_t read_length(const unsigned char* data, int n) {
  uint64_t length = 0;
  for (int k = 0; k < n; k++) length = length << 8 | data[k];
  return length;
}

WsResult ws_read(WsFrame* f, unsigned char* data, size_t size, size_t most) {
  *f = (WsFrame){0};
  if (size < 2) return WS_MORE;
  f->opcode = data[0] & OPCODE;
  uint64_t length = data[1] & LENGTH;
  if (!(data[0] & FIN) || (data[0] & RESERVED) || !is_opcode(f->opcode) || !(data[1] & MASK) ||
      (f->opcode >= WS_CLOSE && length > SHORT_MOST))
    return refuse_frame(f, PROTOCOL_ERROR);
  const int extra = length == LENGTH_16 ? 2 : length == LENGTH_64 ? 8 : 0;
  const size_t head = 2 + (size_t)extra + MASK_BYTES;
  if (size < head) return WS_MORE;
  if (extra) {
    length = read_length(data + 2, extra);
    if (length <= (extra == 2 ? SHORT_MOST : UINT16_MAX)) return refuse_frame(f, PROTOCOL_ERROR);
  }
  if (length > most) return refuse_frame(f, TOO_BIG);
  if (size - head < length) return WS_MORE;
  f->payload = data + head;
  f->size = (size_t)length;
  f->used = head + f->size;
  const unsigned char* mask = data + head - MASK_BYTES;
  for (size_t i = 0; i < f->size; i++) f->payload[i] ^= mask[i % MASK_BYTES];
  return WS_FRAME;
}

void ws_write(StrBuf* out, WsOpcode opcode, const void* payload, size_t size) {
  unsigned char head[10] = {(unsigned char)(FIN | opcode)};
  const int extra = size <= SHORT_MOST ? 0 : size <= UINT16_MAX ? 2 : 8;
  head[1] = (unsigned char)(extra == 0 ? size : extra == 2 ? LENGTH_16 : LENGTH_64);
  for (int k = 0; k < extra; k++)
    head[2 + k] = (unsigned char)((uint64_t)size >> (8 * (extra - 1 - k)));
  strbuf_addn(out, (const char*)head, 2 + (size_t)extra);
  if (size) strbuf_addn(out, payload, size);
}

void ws_write_close(StrBuf* out, int code) {
  const unsigned char reason[2] = {(unsigned char)(code >> 8), (unsigned char)code};
  ws_write(out, WS_CLOSE, reason, sizeof reason);
}

void ws_accept(StrBuf* out, const char* key, size_t size) {
  StrBuf text = {0};
  unsigned char digest[20];
  strbuf_addn(&text, key, size);
  strbuf_add(&text, "258EAFA5-E914-47DA-95CA-C5AB0DC85B11");
  sha1_digest(digest, (const unsigned char*)text.data, text.failed ? 0 : text.len);
  if (text.failed) out->failed = true;
  base64_add(out, digest, sizeof digest);
  strbuf_free(&text);
}
