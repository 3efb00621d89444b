#include "serve/connection.h"
#include "support/cmocka_all.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void bytes_come_and_go(void** state) {
  (void)state;
  int pair[2];
  char text[200];
  Connection* c = calloc(1, sizeof *c);
  assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
  connection_start(c, pair[0], 0);
  assert_int_equal(send(pair[1], "hello", 5, 0), 5);
  assert_true(connection_receive(c));
  assert_memory_equal(c->input, "hello", 5);
  connection_drop(c, 2);
  assert_int_equal(c->filled, 3);
  assert_memory_equal(c->input, "llo", 3);
  connection_answer(c, 404, "X: y\r\n", "body", 4);
  assert_true(connection_waits(c));
  assert_true(connection_send(c, 1));
  assert_false(connection_waits(c));
  const ssize_t n = recv(pair[1], text, sizeof text - 1, 0);
  text[n > 0 ? n : 0] = 0;
  assert_string_equal(
      text, "HTTP/1.1 404 Not Found\r\nX: y\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody");
  assert_int_equal(c->state, CONNECTION_ENDING);
  close(pair[1]);
  assert_false(connection_receive(c));
  connection_end(c);
  connection_end(c);
  free(c);
}

// Nothing blocks: what does not fit waits.
static void a_full_socket_waits(void** state) {
  (void)state;
  int pair[2];
  static char big[1 << 22];
  Connection* c = calloc(1, sizeof *c);
  assert_int_equal(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
  connection_start(c, pair[0], 0);
  strbuf_addn(&c->out, big, sizeof big);
  assert_true(connection_send(c, 1));
  assert_true(connection_waits(c));
  assert_true(c->sent > 0);
  close(pair[1]);
  assert_false(connection_send(c, 2));
  connection_end(c);
  free(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(bytes_come_and_go),
                                     cmocka_unit_test(a_full_socket_waits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
