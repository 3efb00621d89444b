// Bytes of a client: a request, then frames with messages, as the server reads them.
#include "serve/command.h"
#include "serve/http.h"
#include "serve/server.h"
#include "serve/websocket.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static void read_all_frames(unsigned char* data, size_t size) {
  for (size_t at = 0;;) {
    WsFrame f;
    PageCommand c;
    if (ws_read(&f, data + at, size - at, SERVER_MESSAGE) != WS_FRAME) return;
    if (f.used < 2 || f.used > size - at || f.size > SERVER_MESSAGE) abort();
    if (command_read(&c, (const char*)f.payload, f.size) &&
        (c.count > COMMAND_ARGUMENTS || strlen(c.name) >= COMMAND_NAME))
      abort();
    at += f.used;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  HttpRequest r;
  PageCommand c;
  const int status = http_read(&r, (const char*)data, size);
  if (status == 200) {
    const HttpText token = http_query(r.query, "token");
    if (!r.path.at || r.path.size == 0 || *r.path.at != '/') abort();
    if (token.at &&
        (token.at < (const char*)data || token.at + token.size > (const char*)data + size))
      abort();
  }
  command_read(&c, (const char*)data, size);
  unsigned char* copy = malloc(size + 1);
  if (!copy) return 0;
  if (size) memcpy(copy, data, size);
  read_all_frames(copy, size);
  free(copy);
  return 0;
}
