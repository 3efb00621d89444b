#include "serve/connection.h"

#include "base/assert.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

void connection_start(Connection* c, int fd, double now) {
  memset(c, 0, sizeof *c);
  c->state = CONNECTION_REQUEST;
  c->fd = fd;
  c->since = now;
}

void connection_end(Connection* c) {
  if (c->state == CONNECTION_FREE) return;
  close(c->fd);
  strbuf_free(&c->out);
  c->sent = c->filled = 0;
  c->state = CONNECTION_FREE;
}

static bool is_transient(int code) {
  return code == EAGAIN || code == EWOULDBLOCK || code == EINTR;
}

bool connection_receive(Connection* c) {
  while (c->filled < CONNECTION_INPUT) {
    const ssize_t n = recv(c->fd, c->input + c->filled, CONNECTION_INPUT - c->filled, MSG_DONTWAIT);
    if (n == 0) return false;
    if (n < 0) return is_transient(errno);
    c->filled += (size_t)n;
  }
  return true;
}

bool connection_send(Connection* c, double now) {
  while (connection_waits(c)) {
    const ssize_t n =
        send(c->fd, c->out.data + c->sent, c->out.len - c->sent, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n < 0) return is_transient(errno);
    c->sent += (size_t)n;
    c->since = now;
  }
  if (c->out.len) strbuf_free(&c->out);
  c->sent = 0;
  return true;
}

void connection_drop(Connection* c, size_t n) {
  CT_ASSERT(n <= c->filled);
  memmove(c->input, c->input + n, c->filled - n);
  c->filled -= n;
}

static const char* reason_of(int status) {
  static const struct {
    int status;
    const char* text;
  } row[] = {{101, "Switching Protocols"}, {200, "OK"},
             {400, "Bad Request"},         {403, "Forbidden"},
             {404, "Not Found"},           {405, "Method Not Allowed"},
             {426, "Upgrade Required"},    {431, "Request Header Fields Too Large"},
             {503, "Service Unavailable"}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
    if (row[i].status == status) return row[i].text;
  return "Error";
}

void connection_answer(Connection* c, int status, const char* more, const void* body, size_t size) {
  strbuf_printf(&c->out, "HTTP/1.1 %d %s\r\n%s", status, reason_of(status), more);
  if (status != 101) strbuf_printf(&c->out, "Content-Length: %zu\r\nConnection: close\r\n", size);
  strbuf_add(&c->out, "\r\n");
  if (size) strbuf_addn(&c->out, body, size);
  c->state = status == 101 ? CONNECTION_SOCKET : CONNECTION_ENDING;
}
