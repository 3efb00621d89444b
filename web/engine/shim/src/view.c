// A session of src/serve without a network: one page, whose messages come from the host and whose
// frames go to it. `corten view` and the page with the engine inside thus behave alike.
#include "base/alloc.h"
#include "host.h"
#include "serve/page.h"
#include "serve/server.h"
#include "serve/session.h"

#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

const unsigned char page_text[1] = {0};
const size_t page_size = 0;

//---------------------------------- serve/server.h ------------------------------------------------

struct Server {
  ServerDef def;
  bool joined, ready; // ready: the page has read what was sent
};

Server* server_open(const ServerDef* def, const char** why) {
  Server* s = alloc_zero(sizeof *s);
  if (s) s->def = *def;
  *why = "out of memory";
  return s;
}

void server_close(Server* s) { alloc_free(s); }

const char* server_url(const Server* s) { return (void)s, ""; }
int server_port(const Server* s) { return (void)s, 0; }
const char* server_token(const Server* s) { return (void)s, ""; }
int server_refused(const Server* s) { return (void)s, 0; }
void server_poll(Server* s, double seconds) { (void)s, (void)seconds; }
bool server_joined(const Server* s, int client) { return client == 0 && s->joined; }
bool server_ready(const Server* s, int client) { return server_joined(s, client) && s->ready; }

void server_send(Server* s, int client, const void* data, size_t size) {
  if (!server_joined(s, client)) return;
  s->ready = false;
  host_send(data, size);
}

//---------------------------------- for the host --------------------------------------------------

static Session session;

// Shows a model and its data; the program keeps both until it shows others. 0: out of memory.
EXPORT(view_show) int view_show(ctModel* m, ctData* d, int paused) {
  const SessionDef def = {.steps = true, .paused = paused != 0};
  const char* why;
  ct_forward(m, d);
  if (!session.server) {
    if (!session_open(&session, &def, &why)) return 0;
    session.server->joined = true;
    session.server->def.joined(&session, 0);
  }
  session.paused = paused != 0;
  return session_show(&session, m, m, d);
}

EXPORT(view_close) void view_close(void) {
  if (session.server) session_close(&session);
}

EXPORT(view_message) void view_message(const char* text, size_t size) {
  if (session.server) session.server->def.message(&session, 0, text, size);
}

// The page has read what was sent.
EXPORT(view_ready) void view_ready(void) {
  if (session.server) session.server->ready = true;
}

EXPORT(view_note) void view_note(const char* name, const char* text) {
  if (session.server) session_note(&session, name, text);
}

// Simulates up to the present, at most for so many seconds, and sends a frame if one is due.
// Returns 1 if the page asked for the model to be loaded again, and that only once.
EXPORT(view_run) int view_run(double most) {
  if (!session.server || !session.data) return 0;
  session_advance(&session, most);
  session_poll(&session, 0);
  const bool again = session.wants_reload;
  session.wants_reload = false;
  return again;
}
