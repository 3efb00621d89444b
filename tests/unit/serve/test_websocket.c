#include "serve/websocket.h"
#include "support/cmocka_all.h"

#include <string.h>

// A frame as a browser writes it, with the mask 1 2 3 4.
static size_t make_frame(unsigned char* out, int first, const char* payload, size_t size) {
  size_t n = 0;
  out[n++] = (unsigned char)first;
  if (size < 126) {
    out[n++] = (unsigned char)(0x80 | size);
  } else {
    out[n++] = 0x80 | 126;
    out[n++] = (unsigned char)(size >> 8);
    out[n++] = (unsigned char)size;
  }
  for (int k = 0; k < 4; k++) out[n++] = (unsigned char)(k + 1);
  for (size_t i = 0; i < size; i++) out[n++] = (unsigned char)(payload[i] ^ (int)(i % 4 + 1));
  return n;
}

static void frames_are_unmasked(void** state) {
  (void)state;
  unsigned char data[1200];
  char text[1000];
  WsFrame f;
  memset(text, 'x', sizeof text);
  static const size_t size[] = {0, 1, 5, 125, 126, 1000};
  for (size_t i = 0; i < sizeof size / sizeof size[0]; i++) {
    const size_t n = make_frame(data, 0x81, text, size[i]);
    for (size_t k = 0; k < n; k += k < 20 ? 1 : 97) { // cut at any place
      unsigned char copy[1200];
      memcpy(copy, data, n);
      assert_int_equal(ws_read(&f, copy, k, 1024), WS_MORE);
    }
    assert_int_equal(ws_read(&f, data, n, 1024), WS_FRAME);
    assert_int_equal(f.opcode, WS_TEXT);
    assert_int_equal(f.size, size[i]);
    assert_int_equal(f.used, n);
    assert_memory_equal(f.payload, text, size[i]);
  }
}

static void bad_frames_are_refused(void** state) {
  (void)state;
  static const struct {
    unsigned char data[14];
    size_t size;
    int code;
  } row[] = {{{0x81, 0x01, 'x'}, 3, 1002},                // no mask
             {{0x01, 0x81, 1, 2, 3, 4, 0}, 7, 1002},      // a part of a message
             {{0xc1, 0x80, 0, 0, 0, 0}, 6, 1002},         // reserved bit
             {{0x83, 0x80, 0, 0, 0, 0}, 6, 1002},         // reserved opcode
             {{0x80, 0x80, 0, 0, 0, 0}, 6, 1002},         // continuation of nothing
             {{0x89, 0xfe, 0, 126, 0, 0, 0, 0}, 8, 1002}, // long ping
             {{0x81, 0xfe, 0, 5, 0, 0, 0, 0}, 8, 1002},   // length not in the shortest form
             {{0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0}, 14, 1002}, // the same in 64 bits
             {{0x81, 0xfe, 4, 1, 0, 0, 0, 0}, 8, 1009},                    // 1025 bytes
             {{0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0}, 14, 1009}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    unsigned char data[14];
    WsFrame f;
    memcpy(data, row[i].data, sizeof data);
    assert_int_equal(ws_read(&f, data, row[i].size, 1024), WS_BAD);
    assert_int_equal(f.code, row[i].code);
  }
}

static void lengths_are_written_in_three_forms(void** state) {
  (void)state;
  static char big[70000];
  static const struct {
    size_t size, head;
    int second;
  } row[] = {{0, 2, 0}, {125, 2, 125}, {126, 4, 126}, {65535, 4, 126}, {65536, 10, 127}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    StrBuf out = {0};
    ws_write(&out, WS_BINARY, big, row[i].size);
    assert_int_equal(out.len, row[i].head + row[i].size);
    assert_int_equal((unsigned char)out.data[0], 0x82);
    assert_int_equal((unsigned char)out.data[1], row[i].second);
    strbuf_free(&out);
  }
  StrBuf out = {0};
  ws_write_close(&out, 1009);
  assert_memory_equal(out.data, "\x88\x02\x03\xf1", 4);
  strbuf_free(&out);
}

// The example of RFC 6455.
static void handshake(void** state) {
  (void)state;
  StrBuf out = {0};
  ws_accept(&out, "dGhlIHNhbXBsZSBub25jZQ==", 24);
  assert_string_equal(out.data, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(frames_are_unmasked), cmocka_unit_test(bad_frames_are_refused),
      cmocka_unit_test(lengths_are_written_in_three_forms), cmocka_unit_test(handshake)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
