#include "serve/http.h"

#include "base/str.h"

#include <string.h>

// Status codes.
enum { INCOMPLETE = 0, FINE = 200, BAD_REQUEST = 400, BAD_METHOD = 405, TOO_LARGE = 431 };

bool http_is(HttpText text, const char* word) {
  const size_t n = strlen(word);
  return text.at && text.size == n && !memcmp(text.at, word, n);
}

bool http_is_word(HttpText text, const char* word) {
  if (!text.at || text.size != strlen(word)) return false;
  for (size_t i = 0; i < text.size; i++)
    if (str_lower(text.at[i]) != str_lower(word[i])) return false;
  return true;
}

HttpText http_query(HttpText query, const char* name) {
  const size_t n = strlen(name);
  for (size_t at = 0; query.at && at < query.size;) {
    const char* start = query.at + at;
    const char* end = memchr(start, '&', query.size - at);
    const size_t size = end ? (size_t)(end - start) : query.size - at;
    if (size > n && start[n] == '=' && !memcmp(start, name, n))
      return (HttpText){start + n + 1, size - n - 1};
    at += size + 1;
  }
  return (HttpText){0};
}

// The text before the next CR LF, and the place behind it; .at is NULL if there is none, or if the
// line has other control characters.
static HttpText next_line(const char** at, const char* end) {
  const char* start = *at;
  for (const char* p = start; p + 1 < end; p++) {
    if (p[0] == '\r' && p[1] == '\n') {
      *at = p + 2;
      return (HttpText){start, (size_t)(p - start)};
    }
    if ((unsigned char)*p < ' ' && *p != '\t') break;
  }
  return (HttpText){0};
}

// "GET /path?query HTTP/1.1"
static int read_start(HttpRequest* r, HttpText line) {
  const char* end = line.at ? line.at + line.size : NULL;
  const char* space = line.at ? memchr(line.at, ' ', line.size) : NULL;
  if (!space) return BAD_REQUEST;
  const char* target = space + 1;
  const char* stop = memchr(target, ' ', (size_t)(end - target));
  if (!stop || *target != '/' ||
      !http_is((HttpText){stop + 1, (size_t)(end - stop - 1)}, "HTTP/1.1"))
    return BAD_REQUEST;
  if (!http_is((HttpText){line.at, (size_t)(space - line.at)}, "GET")) return BAD_METHOD;
  const char* mark = memchr(target, '?', (size_t)(stop - target));
  r->path = (HttpText){target, (size_t)((mark ? mark : stop) - target)};
  if (mark) r->query = (HttpText){mark + 1, (size_t)(stop - mark - 1)};
  return FINE;
}

// "Name: value". A field that counts may be there only once.
static bool read_field(HttpRequest* r, HttpText line) {
  const struct {
    const char* name;
    HttpText* text;
  } row[] = {{"Host", &r->host},
             {"Origin", &r->origin},
             {"Upgrade", &r->upgrade},
             {"Sec-WebSocket-Key", &r->key},
             {"Sec-WebSocket-Version", &r->version}};
  const char* colon = memchr(line.at, ':', line.size);
  if (!colon || colon == line.at) return false;
  const char *value = colon + 1, *end = line.at + line.size;
  while (value < end && (*value == ' ' || *value == '\t')) value++;
  while (end > value && (end[-1] == ' ' || end[-1] == '\t')) end--;
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    if (!http_is_word((HttpText){line.at, (size_t)(colon - line.at)}, row[i].name)) continue;
    if (row[i].text->at) return false;
    *row[i].text = (HttpText){value, (size_t)(end - value)};
  }
  return true;
}

static bool is_complete(const char* data, size_t size) {
  for (size_t i = 0; i + 4 <= size; i++)
    if (!memcmp(data + i, "\r\n\r\n", 4)) return true;
  return false;
}

int http_read(HttpRequest* r, const char* data, size_t size) {
  const char *at = data, *end = data + size;
  memset(r, 0, sizeof *r);
  if (!is_complete(data, size < HTTP_MOST ? size : HTTP_MOST))
    return size < HTTP_MOST ? INCOMPLETE : TOO_LARGE;
  const int status = read_start(r, next_line(&at, end));
  if (status != FINE) return status;
  for (;;) {
    const HttpText line = next_line(&at, end);
    if (!line.at) return BAD_REQUEST;
    if (line.size == 0) return FINE;
    if (!read_field(r, line)) return BAD_REQUEST;
  }
}
