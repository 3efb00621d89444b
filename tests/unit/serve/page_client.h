// A client of the server in the same process: it sends, the server is polled, it receives.
#ifndef UNIT_SERVE_PAGE_CLIENT_H
#define UNIT_SERVE_PAGE_CLIENT_H

#include "serve/server.h"
#include "support/cmocka_all.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static inline int client_connect(const Server* s) {
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((uint16_t)server_port(s))};
  const int fd = socket(AF_INET, SOCK_STREAM, 0);
  assert_true(fd >= 0);
  inet_pton(AF_INET, "127.0.0.1", &a.sin_addr);
  // messages that follow each other do not wait for an acknowledgement
  assert_int_equal(setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int)), 0);
  assert_int_equal(connect(fd, (struct sockaddr*)&a, sizeof a), 0);
  return fd;
}

// What has come after some turns of the server; the length.
static inline int client_receive(Server* s, int fd, char* out, int size) {
  int n = 0;
  for (int i = 0; i < 20; i++) {
    if (s) server_poll(s, 0.002);
    const ssize_t got = recv(fd, out + n, (size_t)(size - 1 - n), MSG_DONTWAIT);
    if (got > 0) n += (int)got;
  }
  out[n] = 0;
  return n;
}

static inline void client_send(int fd, const void* data, size_t size) {
  assert_int_equal(send(fd, data, size, MSG_NOSIGNAL), (ssize_t)size);
}

// Sends a request for a path and returns the status of the answer.
static inline int client_request(Server* s, const char* path, const char* fields, int* keep) {
  char text[1024], answer[4096];
  const int fd = client_connect(s);
  const int n = snprintf(text, sizeof text, "GET %s HTTP/1.1\r\n%s\r\n", path, fields);
  client_send(fd, text, (size_t)n);
  client_receive(s, fd, answer, sizeof answer);
  int status = 0;
  sscanf(answer, "HTTP/1.1 %d", &status);
  if (keep)
    *keep = fd;
  else
    close(fd);
  return status;
}

// A WebSocket that is open.
static inline int client_join(Server* s) {
  char path[128], fields[256];
  int fd;
  snprintf(path, sizeof path, "/socket?token=%s", server_token(s));
  snprintf(fields, sizeof fields,
           "Host: 127.0.0.1:%d\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
           server_port(s));
  assert_int_equal(client_request(s, path, fields, &fd), 101);
  return fd;
}

// A text message masked by zeros.
static inline void client_say(int fd, const char* text) {
  const size_t n = strlen(text), head = n < 126 ? 6 : 8;
  unsigned char frame[1024] = {0x81, (unsigned char)(0x80 | (n < 126 ? n : 126))};
  assert_true(head + n <= sizeof frame);
  if (n >= 126) {
    frame[2] = (unsigned char)(n >> 8);
    frame[3] = (unsigned char)n;
  }
  memcpy(frame + head, text, n);
  client_send(fd, frame, head + n);
}

#endif
