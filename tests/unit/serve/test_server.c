#include "serve/server.h"
#include "unit/serve/page_client.h"

typedef struct Seen {
  int joined, left, messages, lines;
  char last[200];
} Seen;

static void see_join(void* user, int client) {
  (void)client;
  ((Seen*)user)->joined++;
}
static void see_leave(void* user, int client) {
  (void)client;
  ((Seen*)user)->left++;
}
static void see_message(void* user, int client, const char* text, size_t size) {
  (void)client;
  Seen* seen = user;
  seen->messages++;
  snprintf(seen->last, sizeof seen->last, "%.*s", (int)size, text);
}
static void see_line(void* user, const char* text) {
  (void)text;
  ((Seen*)user)->lines++;
}

static Server* open_server(Seen* seen) {
  static const char page[] = "<html>page</html>";
  const char* why = "";
  memset(seen, 0, sizeof *seen);
  Server* s = server_open(&(ServerDef){.page = page,
                                       .page_size = sizeof page - 1,
                                       .user = seen,
                                       .joined = see_join,
                                       .left = see_leave,
                                       .message = see_message,
                                       .log = see_line},
                          &why);
  assert_non_null(s);
  return s;
}

static void host_field(const Server* s, char out[64]) {
  snprintf(out, 64, "Host: 127.0.0.1:%d\r\n", server_port(s));
}

static void the_page_needs_the_token(void** state) {
  (void)state;
  Seen seen;
  Server* s = open_server(&seen);
  char host[64], path[200];
  host_field(s, host);
  snprintf(path, sizeof path, "/?token=%s", server_token(s));
  assert_int_equal(client_request(s, path, host, NULL), 200);
  assert_non_null(strstr(server_url(s), path));
  assert_int_equal(client_request(s, "/", host, NULL), 403);
  assert_int_equal(client_request(s, "/?token=0123456789abcdef0123456789abcdef", host, NULL), 403);
  path[strlen(path) - 1] = 0;
  assert_int_equal(client_request(s, path, host, NULL), 403);
  assert_int_equal(server_refused(s), 3);
  assert_true(seen.lines >= 3);
  server_close(s);
}

static void nothing_else_is_served(void** state) {
  (void)state;
  Seen seen;
  Server* s = open_server(&seen);
  char host[64], path[200];
  host_field(s, host);
  static const char* const other[] = {"/../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd",
                                      "/page.html",     "/socket/",           "/./"};
  for (size_t i = 0; i < sizeof other / sizeof other[0]; i++) {
    snprintf(path, sizeof path, "%s?token=%s", other[i], server_token(s));
    assert_int_equal(client_request(s, path, host, NULL), 404);
  }
  snprintf(path, sizeof path, "/?token=%s", server_token(s));
  assert_int_equal(client_request(s, path, "Host: evil.example:80\r\n", NULL), 403);
  assert_int_equal(client_request(s, path, "", NULL), 403);
  char fields[256];
  snprintf(fields, sizeof fields, "%sOrigin: http://evil.example\r\n", host);
  assert_int_equal(client_request(s, path, fields, NULL), 403);
  snprintf(path, sizeof path, "/socket?token=%s", server_token(s));
  assert_int_equal(client_request(s, path, fields, NULL), 403);
  assert_int_equal(client_request(s, path, host, NULL), 426);
  server_close(s);
}

static void messages_both_ways(void** state) {
  (void)state;
  Seen seen;
  char text[600];
  Server* s = open_server(&seen);
  const int fd = client_join(s);
  assert_int_equal(seen.joined, 1);
  client_say(fd, "play");
  client_say(fd, "step 1");
  client_receive(s, fd, text, sizeof text);
  assert_int_equal(seen.messages, 2);
  assert_string_equal(seen.last, "step 1");
  assert_true(server_ready(s, 0));
  server_send(s, 0, "abc", 3);
  assert_int_equal(client_receive(s, fd, text, sizeof text), 5);
  assert_memory_equal(text,
                      "\x82\x03"
                      "abc",
                      5);
  static const unsigned char ping[] = {0x89, 0x81, 0, 0, 0, 0, 'p'};
  client_send(fd, ping, sizeof ping);
  assert_int_equal(client_receive(s, fd, text, sizeof text), 3);
  assert_memory_equal(text, "\x8a\x01p", 3);
  close(fd);
  for (int i = 0; i < 5; i++) server_poll(s, 0.002);
  assert_int_equal(seen.left, 1);
  assert_false(server_joined(s, 0));
  server_send(s, 0, "abc", 3); // nobody is there
  server_close(s);
}

static void bad_frames_end_the_connection(void** state) {
  (void)state;
  Seen seen;
  char text[600];
  Server* s = open_server(&seen);
  static const unsigned char big[] = {0x81, 0xfe, 0x10, 0, 0, 0, 0, 0}, bare[] = {0x81, 1, 'x'},
                             binary[] = {0x82, 0x80, 0, 0, 0, 0};
  static const struct {
    const unsigned char* data;
    size_t size;
    const char* close;
  } row[] = {{big, sizeof big, "\x88\x02\x03\xf1"},
             {bare, sizeof bare, "\x88\x02\x03\xea"},
             {binary, sizeof binary, "\x88\x02\x03\xeb"}};
  for (int i = 0; i < 3; i++) {
    const int fd = client_join(s);
    client_send(fd, row[i].data, row[i].size);
    assert_int_equal(client_receive(s, fd, text, sizeof text), 4);
    assert_memory_equal(text, row[i].close, 4);
    close(fd);
    for (int k = 0; k < 5; k++) server_poll(s, 0.002);
    assert_int_equal(seen.left, i + 1);
  }
  server_close(s);
}

// A thousand connections: those that find a place are served, the others are closed at once.
static void many_connections(void** state) {
  (void)state;
  Seen seen;
  Server* s = open_server(&seen);
  int fd[200];
  for (int i = 0; i < 1000; i++) {
    if (i >= 200) close(fd[i % 200]);
    fd[i % 200] = client_connect(s);
    server_poll(s, 0);
  }
  for (int i = 0; i < 200; i++) close(fd[i]);
  for (int i = 0; i < 20; i++) server_poll(s, 0.002);
  assert_true(server_refused(s) >= 1000 - 200 - SERVER_CLIENTS);
  assert_true(seen.lines <= 1000);
  close(client_join(s)); // and it still works
  server_close(s);
}

static void a_taken_port_is_reported(void** state) {
  (void)state;
  Seen seen;
  Server* s = open_server(&seen);
  const char* why = NULL;
  assert_null(server_open(&(ServerDef){.port = server_port(s)}, &why));
  assert_non_null(why);
  assert_null(server_open(&(ServerDef){.host = "no such host"}, &why));
  server_close(s);
  server_close(NULL);
}

// A request to a server at another address, with this Host.
static int ask_with_host(Server* s, const char* host, const char* more) {
  char path[200], fields[300];
  snprintf(path, sizeof path, "/?token=%s", server_token(s));
  snprintf(fields, sizeof fields, "Host: %s:%d\r\n%s", host, server_port(s), more);
  return client_request(s, path, fields, NULL);
}

static Server* open_at(const char* host) {
  const char* why = "";
  return server_open(&(ServerDef){.host = host, .page = "page", .page_size = 4}, &why);
}

static void other_addresses(void** state) {
  (void)state;
  char long_name[100], url[200];
  const char* why = NULL;
  memset(long_name, 'a', sizeof long_name);
  long_name[sizeof long_name - 1] = 0;
  assert_null(server_open(&(ServerDef){.host = long_name}, &why));
  assert_string_equal(why, "the name of the host is too long");

  Server* s = open_at("0.0.0.0"); // any name of this machine will do, none will not
  assert_non_null(s);
  snprintf(url, sizeof url, "http://127.0.0.1:%d/?token=%s", server_port(s), server_token(s));
  assert_string_equal(server_url(s), url);
  assert_int_equal(ask_with_host(s, "a-name", ""), 200);
  snprintf(url, sizeof url, "/?token=%s", server_token(s));
  assert_int_equal(client_request(s, url, "", NULL), 403);
  server_close(s);

  s = open_at("::"); // NULL on machines without IPv6
  if (s) {
    snprintf(url, sizeof url, "http://127.0.0.1:%d/?token=%s", server_port(s), server_token(s));
    assert_string_equal(server_url(s), url);
  }
  server_close(s);
  s = open_at("::1");
  if (s) {
    snprintf(url, sizeof url,
             "http:"
             "//[::1]:%d/?token=%s",
             server_port(s), server_token(s));
    assert_string_equal(server_url(s), url);
  }
  server_close(s);
}

static void origins(void** state) {
  (void)state;
  char field[200];
  Server* s = open_at("127.0.0.1");
  assert_non_null(s);
  static const char* const other[] = {"https://127.0.0.1", "http://127.0.0.11", "http://127.0.0.1x",
                                      "null", ""};
  for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
    snprintf(field, sizeof field, "Origin: %s:%d\r\n", other[i], server_port(s));
    assert_int_equal(ask_with_host(s, "127.0.0.1", field), 403);
  }
  snprintf(field, sizeof field, "Origin: http://127.0.0.1:%d\r\n", server_port(s));
  assert_int_equal(ask_with_host(s, "127.0.0.1", field), 200);
  assert_int_equal(ask_with_host(s, "localhost", ""), 200);
  assert_int_equal(ask_with_host(s, "[::1]", ""), 200);
  server_close(s);
}

// What a socket needs beside the token: each of these lacks one part.
static void requests_for_sockets(void** state) {
  (void)state;
  static const char* const lack[] = {
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      "Upgrade: websocket\r\nSec-WebSocket-Version: 8\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n",
      "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvcnQ=\r\n",
      "Upgrade: h2c\r\nSec-WebSocket-Version: 13\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"};
  char path[200], fields[300];
  Seen seen;
  Server* s = open_server(&seen);
  snprintf(path, sizeof path, "/socket?a=b&token=%s&c", server_token(s));
  for (size_t i = 0; i < sizeof lack / sizeof *lack; i++) {
    snprintf(fields, sizeof fields, "Host: 127.0.0.1:%d\r\n%s", server_port(s), lack[i]);
    assert_int_equal(client_request(s, path, fields, NULL), 426);
  }
  assert_int_equal(seen.joined, 0);
  server_close(s);
}

// Without listeners messages go nowhere; a close frame of the client ends the connection.
static void a_server_without_listeners(void** state) {
  (void)state;
  static const unsigned char end[] = {0x88, 0x80, 0, 0, 0, 0}, pong[] = {0x8a, 0x80, 0, 0, 0, 0};
  char text[200];
  Server* s = open_at(NULL);
  assert_non_null(s);
  const int fd = client_join(s);
  client_say(fd, "play");
  client_send(fd, pong, sizeof pong);
  client_receive(s, fd, text, sizeof text);
  assert_true(server_joined(s, 0) && server_ready(s, 0));
  assert_false(server_joined(s, -1) || server_joined(s, SERVER_CLIENTS) || server_ready(s, 1));
  client_send(fd, end, sizeof end);
  assert_int_equal(client_receive(s, fd, text, sizeof text), 4);
  assert_memory_equal(text, "\x88\x02\x03\xe8", 4);
  assert_false(server_joined(s, 0));
  close(fd);
  server_close(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_page_needs_the_token), cmocka_unit_test(nothing_else_is_served),
      cmocka_unit_test(messages_both_ways),       cmocka_unit_test(bad_frames_end_the_connection),
      cmocka_unit_test(many_connections),         cmocka_unit_test(a_taken_port_is_reported),
      cmocka_unit_test(other_addresses),          cmocka_unit_test(origins),
      cmocka_unit_test(requests_for_sockets),     cmocka_unit_test(a_server_without_listeners)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
