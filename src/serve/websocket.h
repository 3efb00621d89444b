// Frames of WebSockets (RFC 6455), as a server reads and writes them.
#ifndef SERVE_WEBSOCKET_H
#define SERVE_WEBSOCKET_H

#include "base/str.h"

typedef enum WsOpcode {
  WS_TEXT = 1,
  WS_BINARY = 2,
  WS_CLOSE = 8,
  WS_PING = 9,
  WS_PONG = 10
} WsOpcode;

typedef enum WsResult { WS_MORE, WS_FRAME, WS_BAD } WsResult;

typedef struct WsFrame {
  int opcode;
  unsigned char* payload; // in the buffer, without its mask
  size_t size;
  size_t used; // bytes of the buffer
  int code;    // WS_BAD: reason for the close, 1002 or 1009
} WsFrame;

// The first frame in size bytes, of which at most `most` are payload. The payload is unmasked in
// place. Refused: reserved bits and opcodes, frames without a mask, messages in parts, control
// frames of more than 125 bytes, lengths that are not written in the shortest way.
WsResult ws_read(WsFrame* f, unsigned char* data, size_t size, size_t most);

// Appends a frame with this payload.
void ws_write(StrBuf* out, WsOpcode opcode, const void* payload, size_t size);

// Appends a frame that closes for a reason.
void ws_write_close(StrBuf* out, int code);

// Appends the answer to a key of a handshake: base64(sha1(key + constant)).
void ws_accept(StrBuf* out, const char* key, size_t size);

#endif
