#include "serve/server.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "base/os.h"
#include "serve/connection.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

static const double kRequestSeconds = 10; // until a request is complete
static const double kStalledSeconds = 20; // without progress in sending
enum { TOKEN_BYTES = 16, LOGGED_MOST = 1000 };

struct Server {
  ServerDef def;
  int fd, port;
  int refused, logged;
  bool any_host; // listens at all addresses: the name that clients use is unknown
  char host[64];
  char token[2 * TOKEN_BYTES + 1];
  char url[192];
  Connection client[SERVER_CLIENTS];
};

//---------------------------------- life ----------------------------------------------------------

static bool make_token(char token[2 * TOKEN_BYTES + 1]) {
  static const char digit[] = "0123456789abcdef";
  unsigned char bytes[TOKEN_BYTES];
  if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) return false;
  for (int i = 0; i < TOKEN_BYTES; i++) {
    token[2 * i] = digit[bytes[i] >> 4];
    token[2 * i + 1] = digit[bytes[i] & 15];
  }
  token[2 * TOKEN_BYTES] = 0;
  return true;
}

static bool set_nonblocking(int fd) {
  const int flags = fcntl(fd, F_GETFL);
  return flags >= 0 && fcntl(fd, F_SETFL, flags | O_NONBLOCK) == 0 &&
         fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

// A socket that listens at the first address that works.
static int listen_at(const char* host, int port) {
  char text[16];
  struct addrinfo hint = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV},
                  *all;
  snprintf(text, sizeof text, "%d", port);
  if (getaddrinfo(host, text, &hint, &all) != 0) return -1;
  int fd = -1;
  for (struct addrinfo* a = all; a && fd < 0; a = a->ai_next) {
    const int on = 1;
    fd = socket(a->ai_family, a->ai_socktype, a->ai_protocol);
    if (fd < 0) continue;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, a->ai_addr, a->ai_addrlen) == 0 && listen(fd, SERVER_CLIENTS) == 0 &&
        set_nonblocking(fd))
      break;
    close(fd);
    fd = -1;
  }
  freeaddrinfo(all);
  return fd;
}

static int port_of(int fd) {
  struct sockaddr_storage a = {0};
  socklen_t n = sizeof a;
  if (getsockname(fd, (struct sockaddr*)&a, &n) != 0) return 0;
  return ntohs(a.ss_family == AF_INET6 ? ((struct sockaddr_in6*)&a)->sin6_port
                                       : ((struct sockaddr_in*)&a)->sin_port);
}

// The host as an address has it: with brackets around an IPv6 one.
static void name_host(const Server* s, char* out, size_t size) {
  const bool six = strchr(s->host, ':') != NULL;
  snprintf(out, size, "%s%s%s", six ? "[" : "", s->host, six ? "]" : "");
}

Server* server_open(const ServerDef* def, const char** why) {
  Server* s = alloc_zero(sizeof *s);
  const char* host = def->host ? def->host : "127.0.0.1";
  if (!s || strlen(host) >= sizeof s->host) {
    *why = s ? "the name of the host is too long" : "out of memory";
    alloc_free(s);
    return NULL;
  }
  s->def = *def;
  memcpy(s->host, host, strlen(host) + 1);
  s->any_host = str_eq(host, "0.0.0.0") || str_eq(host, "::");
  s->fd = listen_at(host, def->port);
  if (s->fd < 0 || !make_token(s->token)) {
    *why = s->fd < 0 ? "no server can be opened at this host and port" : "no random numbers";
    server_close(s);
    return NULL;
  }
  s->port = port_of(s->fd);
  char own[80];
  name_host(s, own, sizeof own);
  snprintf(s->url, sizeof s->url, "http://%s:%d/?token=%s", s->any_host ? "127.0.0.1" : own,
           s->port, s->token);
  return s;
}

void server_close(Server* s) {
  if (!s) return;
  for (int i = 0; i < SERVER_CLIENTS; i++) connection_end(&s->client[i]);
  if (s->fd >= 0) close(s->fd);
  alloc_free(s);
}

const char* server_url(const Server* s) { return s->url; }
int server_port(const Server* s) { return s->port; }
const char* server_token(const Server* s) { return s->token; }
int server_refused(const Server* s) { return s->refused; }

static void log_line(Server* s, const char* text, int client) {
  if (!s->def.log || s->logged >= LOGGED_MOST) return; // a flood of requests fills no disk
  char line[160];
  s->logged++;
  snprintf(line, sizeof line, "connection %d: %s%s", client, text,
           s->logged == LOGGED_MOST ? " (further lines are left out)" : "");
  s->def.log(s->def.user, line);
}

//---------------------------------- requests ------------------------------------------------------

// All bytes are looked at, whether or not the first one differs.
static bool is_token(const Server* s, HttpText text) {
  unsigned differ = 0;
  if (!text.at || text.size != 2 * TOKEN_BYTES) return false;
  for (size_t i = 0; i < text.size; i++) differ |= (unsigned)(text.at[i] ^ s->token[i]);
  return differ == 0;
}

// Names of this server in a Host field.
static bool is_own_host(const Server* s, HttpText host) {
  char own[80], text[96];
  const char* const name[] = {own, "127.0.0.1", "localhost", "[::1]"};
  if (s->any_host) return host.at != NULL;
  name_host(s, own, sizeof own);
  for (size_t i = 0; i < sizeof name / sizeof name[0]; i++) {
    snprintf(text, sizeof text, "%s:%d", name[i], s->port);
    if (http_is_word(host, text)) return true;
  }
  return false;
}

// The origin of a page is the scheme and the host. Programs send none.
static bool is_own_origin(HttpText origin, HttpText host) {
  static const char scheme[] = "http://";
  const size_t n = sizeof scheme - 1;
  return !origin.at || (origin.size == n + host.size && !memcmp(origin.at, scheme, n) &&
                        !memcmp(origin.at + n, host.at, host.size));
}

static const char kPageFields[] =
    "Content-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\n"
    "X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
    "Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'; style-src "
    "'unsafe-inline'; img-src data: blob:; media-src blob:; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'\r\n";

static void open_socket(Connection* c, const HttpRequest* r) {
  StrBuf more = {0};
  strbuf_add(&more, "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ");
  ws_accept(&more, r->key.at, r->key.size);
  strbuf_add(&more, "\r\n");
  connection_answer(c, 101, more.failed ? "" : more.data, NULL, 0);
  strbuf_free(&more);
}

// Status of the answer to a request that was read.
static int judge_request(const Server* s, const HttpRequest* r) {
  if (!is_own_host(s, r->host) || !is_own_origin(r->origin, r->host)) return 403;
  const bool page = http_is(r->path, "/"), socket = http_is(r->path, "/socket");
  if (!page && !socket) return 404;
  if (!is_token(s, http_query(r->query, "token"))) return 403;
  if (page) return 200;
  const bool upgrade = http_is_word(r->upgrade, "websocket") && http_is(r->version, "13");
  return upgrade && r->key.at && r->key.size == 24 ? 101 : 426;
}

static void answer_request(Server* s, int client) {
  Connection* c = &s->client[client];
  HttpRequest r;
  int status = http_read(&r, (const char*)c->input, c->filled);
  if (status == 0) return;
  if (status == 200) status = judge_request(s, &r);
  if (status == 200) {
    connection_answer(c, 200, kPageFields, s->def.page, s->def.page_size);
  } else if (status == 101) {
    open_socket(c, &r);
    c->filled = 0; // a client waits for the answer before it sends frames
    log_line(s, "joined", client);
    if (s->def.joined) s->def.joined(s->def.user, client);
  } else {
    char text[40];
    const int n = snprintf(text, sizeof text, "refused (%d)", status);
    s->refused++;
    log_line(s, text, client);
    connection_answer(c, status, "Content-Type: text/plain\r\n", text, (size_t)n);
  }
}

//---------------------------------- frames --------------------------------------------------------

static void end_client(Server* s, int client, const char* why) {
  const bool joined = s->client[client].state == CONNECTION_SOCKET;
  if (joined) log_line(s, why, client);
  connection_end(&s->client[client]);
  if (joined && s->def.left) s->def.left(s->def.user, client);
}

// A close that the server decides on: the other side is told, then the connection ends.
static void close_client(Server* s, int client, int code, const char* why) {
  ws_write_close(&s->client[client].out, code);
  log_line(s, why, client);
  s->client[client].state = CONNECTION_ENDING;
  if (s->def.left) s->def.left(s->def.user, client);
}

static void handle_frame(Server* s, int client, const WsFrame* f) {
  Connection* c = &s->client[client];
  if (f->opcode == WS_TEXT && s->def.message)
    s->def.message(s->def.user, client, (const char*)f->payload, f->size);
  if (f->opcode == WS_PING && !connection_waits(c)) ws_write(&c->out, WS_PONG, f->payload, f->size);
  if (f->opcode == WS_CLOSE) close_client(s, client, 1000, "left");
  if (f->opcode == WS_BINARY) close_client(s, client, 1003, "refused: binary message");
}

static void read_frames(Server* s, int client) {
  Connection* c = &s->client[client];
  while (c->state == CONNECTION_SOCKET) {
    WsFrame f;
    const WsResult result = ws_read(&f, c->input, c->filled, SERVER_MESSAGE);
    if (result == WS_MORE) return;
    if (result == WS_BAD) {
      s->refused++;
      close_client(s, client, f.code,
                   f.code == 1009 ? "refused: oversized frame" : "refused: malformed frame");
      return;
    }
    handle_frame(s, client, &f);
    if (c->state == CONNECTION_SOCKET) connection_drop(c, f.used);
  }
}

//---------------------------------- loop ----------------------------------------------------------

static void accept_clients(Server* s, double now) {
  for (int fd; (fd = accept(s->fd, NULL, NULL)) >= 0;) {
    const int on = 1;
    int place = 0;
    while (place < SERVER_CLIENTS && s->client[place].state != CONNECTION_FREE) place++;
    if (place == SERVER_CLIENTS || !set_nonblocking(fd)) {
      s->refused++;
      log_line(s, "refused: no place is free", place);
      close(fd);
      continue;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    connection_start(&s->client[place], fd, now);
  }
}

static void serve_client(Server* s, int client, int events, double now) {
  Connection* c = &s->client[client];
  bool there = true;
  if (events & (POLLIN | POLLHUP | POLLERR)) there = connection_receive(c);
  if (there && c->state == CONNECTION_REQUEST) answer_request(s, client);
  if (there && c->state == CONNECTION_SOCKET) read_frames(s, client);
  if (c->state == CONNECTION_ENDING) c->filled = 0;
  there = there && connection_send(c, now) && !c->out.failed;
  const bool done = c->state == CONNECTION_ENDING && !connection_waits(c);
  const bool late = c->state == CONNECTION_REQUEST && now - c->since > kRequestSeconds;
  const bool stalled = connection_waits(c) && now - c->since > kStalledSeconds;
  if (late || stalled) s->refused++;
  if (!there || done || late || stalled)
    end_client(s, client, stalled ? "refused: too slow" : "left");
}

void server_poll(Server* s, double seconds) {
  struct pollfd fd[SERVER_CLIENTS + 1] = {{.fd = s->fd, .events = POLLIN}};
  int client[SERVER_CLIENTS + 1], n = 1;
  for (int i = 0; i < SERVER_CLIENTS; i++) {
    const Connection* c = &s->client[i];
    if (c->state == CONNECTION_FREE) continue;
    const int out = connection_waits(c) ? POLLOUT : 0;
    client[n] = i;
    fd[n++] = (struct pollfd){.fd = c->fd, .events = (short)(POLLIN | out)};
  }
  if (poll(fd, (nfds_t)n, integer_of(seconds * 1000, 0, 1000)) < 0) return;
  const double now = os_now();
  for (int k = 1; k < n; k++) serve_client(s, client[k], fd[k].revents, now);
  if (fd[0].revents & POLLIN) accept_clients(s, now);
}

bool server_joined(const Server* s, int client) {
  return client >= 0 && client < SERVER_CLIENTS && s->client[client].state == CONNECTION_SOCKET;
}

bool server_ready(const Server* s, int client) {
  return server_joined(s, client) && !connection_waits(&s->client[client]);
}

void server_send(Server* s, int client, const void* data, size_t size) {
  if (!server_joined(s, client)) return;
  Connection* c = &s->client[client];
  if (!connection_waits(c)) c->since = os_now();
  ws_write(&c->out, WS_BINARY, data, size);
  connection_send(c, os_now());
}
