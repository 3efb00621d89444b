#include "serve/http.h"
#include "support/cmocka_all.h"

#include <string.h>

static int status_of(const char* text) {
  HttpRequest r;
  return http_read(&r, text, strlen(text));
}

static void fields_are_found(void** state) {
  (void)state;
  static const char text[] =
      "GET /socket?a=1&token=abc HTTP/1.1\r\nHOST: localhost:80\r\nOrigin:  http\t \r\n"
      "Upgrade: WebSocket\r\nX-Other: 1\r\nX-Other: 2\r\n\r\nrest";
  HttpRequest r;
  assert_int_equal(http_read(&r, text, sizeof text - 1), 200);
  assert_true(http_is(r.path, "/socket"));
  assert_true(http_is(http_query(r.query, "token"), "abc"));
  assert_true(http_is(http_query(r.query, "a"), "1"));
  assert_null(http_query(r.query, "tok").at);
  assert_null(http_query((HttpText){0}, "a").at);
  assert_true(http_is(r.host, "localhost:80"));
  assert_true(http_is(r.origin, "http"));
  assert_true(http_is_word(r.upgrade, "websocket"));
  assert_false(http_is(r.upgrade, "websocket"));
  assert_null(r.key.at);
  for (size_t n = 0; n < sizeof text - 6; n++) assert_int_equal(http_read(&r, text, n), 0);
}

static void bad_requests(void** state) {
  (void)state;
  assert_int_equal(status_of("POST / HTTP/1.1\r\n\r\n"), 405);
  assert_int_equal(status_of("GET / HTTP/1.0\r\n\r\n"), 400);
  assert_int_equal(status_of("GET other.example/ HTTP/1.1\r\n\r\n"), 400);
  assert_int_equal(status_of("GET /\r\n\r\n"), 400);
  assert_int_equal(status_of("\r\n\r\n"), 400);
  assert_int_equal(status_of("GET / HTTP/1.1\r\nno colon\r\n\r\n"), 400);
  assert_int_equal(status_of("GET / HTTP/1.1\r\n: empty\r\n\r\n"), 400);
  assert_int_equal(status_of("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"), 400);
  assert_int_equal(status_of("GET / HTTP/1.1\r\nHost: a\nb\r\n\r\n"), 400);
  char large[HTTP_MOST + 10];
  memset(large, 'x', sizeof large);
  HttpRequest r;
  assert_int_equal(http_read(&r, large, HTTP_MOST - 1), 0);
  assert_int_equal(http_read(&r, large, sizeof large), 431);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(fields_are_found),
                                     cmocka_unit_test(bad_requests)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
