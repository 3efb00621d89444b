// Requests of HTTP/1.1, as far as a page and a WebSocket need them.
#ifndef SERVE_HTTP_H
#define SERVE_HTTP_H

#include <stdbool.h>
#include <stddef.h>

enum { HTTP_MOST = 8192 }; // bytes of a request

// A part of the request's text.
typedef struct HttpText {
  const char* at; // NULL: there is none
  size_t size;
} HttpText;

typedef struct HttpRequest {
  HttpText path, query;                         // of the target, divided at '?'
  HttpText host, origin, upgrade, key, version; // header fields
} HttpRequest;

// Status of the first request in size bytes: 0 when it is not complete, 200, or an error: 400, 405
// for methods other than GET, 431 for requests of more than HTTP_MOST bytes.
int http_read(HttpRequest* r, const char* data, size_t size);

bool http_is(HttpText text, const char* word);      // equal
bool http_is_word(HttpText text, const char* word); // equal but for capital letters

// Value of a name in a query such as a=1&token=2; .at is NULL if the name is not there.
HttpText http_query(HttpText query, const char* name);

#endif
