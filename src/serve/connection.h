// One connection of the server: a request, then a page that is sent, or a WebSocket.
#ifndef SERVE_CONNECTION_H
#define SERVE_CONNECTION_H

#include "base/str.h"
#include "serve/http.h"
#include "serve/websocket.h"

typedef enum ConnectionState {
  CONNECTION_FREE,    // no connection
  CONNECTION_REQUEST, // the request is not complete
  CONNECTION_SOCKET,  // a WebSocket
  CONNECTION_ENDING,  // closed when everything is sent
} ConnectionState;

enum { CONNECTION_INPUT = HTTP_MOST }; // bytes; a message of a page is shorter

typedef struct Connection {
  ConnectionState state;
  int fd;
  double since;  // time of the request, or of the last progress in sending
  StrBuf out;    // to be sent
  size_t sent;   // of out
  size_t filled; // of input
  unsigned char input[CONNECTION_INPUT + 1];
} Connection;

void connection_start(Connection* c, int fd, double now);
void connection_end(Connection* c); // closes the descriptor

// Reads what has come. False: the other side is gone.
bool connection_receive(Connection* c);

// Sends what waits, as far as that does not block. False: the other side is gone.
bool connection_send(Connection* c, double now);

static inline bool connection_waits(const Connection* c) { return c->sent < c->out.len; }

// Forgets the first n bytes of the input.
void connection_drop(Connection* c, size_t n);

// An answer with a body, or without one, after which the connection ends. more: further header
// fields, each with CR LF.
void connection_answer(Connection* c, int status, const char* more, const void* body, size_t size);

#endif
