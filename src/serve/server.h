// A server for one page and its WebSockets: one thread, a fixed number of connections, no files.
//
//   GET /?token=T         the page
//   GET /socket?token=T   a WebSocket
//
// Everything else is refused. The token is 128 random bits. Requests with a Host that is not this
// server, or with an Origin that is not this page, are refused as well: a page of another server
// cannot use the address, even if it knows the token. Connections beyond the last place, requests
// that are not complete in time and clients that read nothing for some time are closed.
#ifndef SERVE_SERVER_H
#define SERVE_SERVER_H

#include "base/str.h"

#include <stdint.h>

enum { SERVER_CLIENTS = 32, SERVER_MESSAGE = 1024 }; // connections; bytes of a message

typedef struct Server Server;

typedef struct ServerDef {
  const char* host; // address to listen at; NULL: 127.0.0.1
  int port;         // 0: any that is free
  const void* page;
  size_t page_size;
  void* user;
  void (*joined)(void* user, int client);
  void (*left)(void* user, int client);
  void (*message)(void* user, int client, const char* text, size_t size);
  void (*log)(void* user, const char* text); // one line; NULL: none
} ServerDef;

// NULL after a failure; *why is then a constant text.
Server* server_open(const ServerDef* def, const char** why);
void server_close(Server* s); // NULL allowed

const char* server_url(const Server* s); // with the token
int server_port(const Server* s);
const char* server_token(const Server* s);

// Waits at most so many seconds for something to do, and does it.
void server_poll(Server* s, double seconds);

bool server_joined(const Server* s, int client); // is this client there?
bool server_ready(const Server* s, int client);  // and nothing waits to be sent to it

// Queues a binary message. Does nothing if the client is not there.
void server_send(Server* s, int client, const void* data, size_t size);

// Requests that were refused so far.
int server_refused(const Server* s);

#endif
