#include "serve/session.h"

#include "base/os.h"
#include "serve/describe.h"
#include "serve/json.h"
#include "serve/pack.h"
#include "serve/page.h"
#include "serve/pilot.h"

#include <string.h>

static const double kFrameSeconds = 1.0 / 60;
static const double kMeasureSeconds = 0.5;
enum { HISTORY_STATES = 100000, HISTORY_BYTES = 64 << 20 };

//---------------------------------- messages to pages ---------------------------------------------

// The container of a note; nothing when out of memory.
static StrBuf make_note(const char* name, const char* text) {
  Pack p;
  StrBuf out = {0};
  pack_start(&p, "note");
  pack_member(&p, name);
  json_text(&p.head, text);
  if (!pack_finish(&p, &out)) strbuf_free(&out);
  return out;
}

static void send_note(Session* s, int client, const char* name, const char* text) {
  StrBuf note = make_note(name, text);
  if (note.len > 0) server_send(s->server, client, note.data, note.len);
  strbuf_free(&note);
}

void session_note(Session* s, const char* name, const char* text) {
  for (int i = 0; i < SERVER_CLIENTS; i++)
    if (server_joined(s->server, i)) send_note(s, i, name, text);
}

void session_keep(Session* s, const char* name, const char* text) {
  StrBuf note = make_note(name, text);
  cover_keep(&s->cover, name, &note);
  for (int i = 0; i < SERVER_CLIENTS && note.len > 0; i++)
    server_send(s->server, i, note.data, note.len);
  strbuf_free(&note);
}

// Numbers divided by spaces; failed when out of memory.
static StrBuf join_numbers(const double* x, int count) {
  StrBuf text = {0};
  for (int i = 0; i < count; i++) {
    if (i) strbuf_add(&text, " ");
    strbuf_double(&text, x[i]);
  }
  return text;
}

void session_keep_numbers(Session* s, const char* name, const double* x, int count) {
  StrBuf text = join_numbers(x, count);
  if (!text.failed) session_keep(s, name, text.data);
  strbuf_free(&text);
}

bool session_pictures(Session* s, int layer, const CoverPicture* picture, int count) {
  const bool ok = cover_pictures(&s->cover, layer, picture, count);
  s->changed = s->changed || ok;
  return ok;
}

static void send_roles(Session* s) {
  for (int i = 0; i < SERVER_CLIENTS; i++)
    if (server_joined(s->server, i)) send_note(s, i, "role", i == s->pilot ? "pilot" : "spectator");
}

static void client_joined(void* user, int client) {
  Session* s = user;
  s->wish[client] = (DecorWish){0};
  s->pages++;
  if (s->pilot < 0) s->pilot = client;
  if (s->description.len) server_send(s->server, client, s->description.data, s->description.len);
  cover_greet(&s->cover, s->server, client);
  send_note(s, client, "role", client == s->pilot ? "pilot" : "spectator");
  s->changed = true;
}

static void client_left(void* user, int client) {
  Session* s = user;
  s->pages--;
  s->wish[client] = (DecorWish){0};
  if (client != s->pilot) return;
  s->pilot = -1;
  s->pert.active = 0;
  for (int i = 0; i < SERVER_CLIENTS && s->pilot < 0; i++)
    if (i != client && server_joined(s->server, i)) s->pilot = i;
  send_roles(s);
}

//---------------------------------- messages from pages -------------------------------------------

static void send_state(Session* s, int client) {
  StrBuf text = {0};
  pilot_keyframe(&text, s->shown, s->data);
  if (!text.failed) send_note(s, client, "state", text.data);
  strbuf_free(&text);
}

// A page that comes later gets the view of the pilot in the place of the one that the program
// chose.
static void keep_said(Session* s, const char* name, const double* value, int count) {
  if (!cover_keeps(&s->cover, name)) return;
  StrBuf text = join_numbers(value, count);
  StrBuf note = make_note(name, text.failed ? "" : text.data);
  if (!text.failed) cover_keep(&s->cover, name, &note);
  strbuf_free(&note);
  strbuf_free(&text);
}

static void client_message(void* user, int client, const char* text, size_t size) {
  Session* s = user;
  PageCommand c;
  if (!command_read(&c, text, size)) {
    send_note(s, client, "refused", "no such message");
    return;
  }
  if (c.steers && client != s->pilot) {
    send_note(s, client, "refused", "only the pilot steers");
    return;
  }
  s->changed = true;
  if (c.kind == COMMAND_TAKE) {
    s->pilot = client;
    send_roles(s);
  } else if (c.kind == COMMAND_WISH) {
    s->wish[client] = pilot_wish(&c);
  } else if (c.kind == COMMAND_STATE) {
    send_state(s, client);
  } else if (s->data) {
    pilot_command(s, &c);
    if (c.kind == COMMAND_CAMERA) keep_said(s, "camera", s->said.camera, SAID_CAMERA_NUMBERS);
    if (c.kind == COMMAND_VIEW) keep_said(s, "view", s->said.view, SAID_VIEW_NUMBERS);
  }
}

//---------------------------------- life ----------------------------------------------------------

bool session_open(Session* s, const SessionDef* def, const char** why) {
  memset(s, 0, sizeof *s);
  s->pilot = -1;
  s->speed = 1;
  s->steps = def->steps;
  s->paused = def->paused;
  s->user_data = def->user;
  s->on_key = def->on_key;
  const ServerDef server = {.host = def->host,
                            .port = def->port,
                            .page = page_text,
                            .page_size = page_size,
                            .user = s,
                            .joined = client_joined,
                            .left = client_left,
                            .message = client_message,
                            .log = def->log};
  s->server = server_open(&server, why);
  return s->server != NULL;
}

// Timers of the data run by our clock unless the program has set another one.
static void start_timers(Session* s) {
  if (!s->steps || !s->data) return;
  const ctCallbacks* old = ct_getCallbacks(s->data);
  ctCallbacks hooks = old ? *old : (ctCallbacks){0};
  s->timed = !hooks.time;
  if (s->timed) {
    hooks.time = os_now;
    ct_setCallbacks(s->data, &hooks);
  }
  memset(s->timing, 0, sizeof s->timing);
}

static void stop_timers(Session* s) {
  const ctCallbacks* now = s->timed ? ct_getCallbacks(s->data) : NULL;
  s->timed = false;
  if (!now || now->time != os_now) return;
  ctCallbacks hooks = *now;
  hooks.time = NULL;
  ct_setCallbacks(s->data, &hooks);
}

static void forget_model(Session* s) {
  if (!s->shown) return;
  stop_timers(s);
  decor_free(&s->decor);
  past_free(&s->past);
  strbuf_free(&s->description);
  s->shown = NULL;
}

void session_close(Session* s) {
  server_close(s->server);
  forget_model(s);
  cover_free(&s->cover);
  strbuf_free(&s->frame);
  s->server = NULL;
}

bool session_show(Session* s, const ctModel* shown, ctModel* model, ctData* data) {
  forget_model(s);
  s->shown = shown;
  s->model = model;
  s->data = data;
  s->values = (ChannelSet){0};
  channel_values(&s->values, shown);
  ctv_defaultPerturb(&s->pert);
  start_timers(s);
  const bool ok = decor_start(&s->decor, shown) && describe_model(&s->description, shown) &&
                  (!s->steps || past_start(&s->past, shown, data, HISTORY_STATES, HISTORY_BYTES));
  if (!ok) return false;
  s->at = s->steps ? past_add(&s->past, shown, data, -1) : -1;
  pilot_anchor(s);
  s->changed = true;
  for (int i = 0; i < SERVER_CLIENTS; i++)
    server_send(s->server, i, s->description.data, s->description.len);
  return true;
}

//---------------------------------- time ----------------------------------------------------------

void session_advance(Session* s, double most) {
  const double start = os_now();
  if (!s->steps || !s->data) return;
  if (s->paused) {
    if (s->pert.active) pilot_pose(s);
    return;
  }
  const double due = s->time + (start - s->wall) * s->speed;
  while (s->data->time < due) {
    pilot_step(s);
    if (os_now() - start > most) { // slower than the clock: no attempt to catch up
      pilot_anchor(s);
      break;
    }
  }
}

// The mean duration of each part of a step since the last measurement. Without a step the old ones
// stay.
static void measure_timing(Session* s) {
  if (!s->steps || !s->data) return;
  for (int i = 0; i < ctNTIMER; i++) {
    const ctTimerStat* t = &s->data->timer[i];
    const int runs = s->data->timer[ctTIMER_STEP].number;
    if (runs > 0) s->timing[i] = t->duration / runs;
  }
  memset(s->data->timer, 0, sizeof s->data->timer);
}

static void measure_rate(Session* s, double now) {
  const double passed = now - s->measured[0];
  if (passed < kMeasureSeconds) return;
  measure_timing(s);
  s->rate = s->data ? (s->data->time - s->measured[1]) / passed : 0;
  s->measured[0] = now;
  s->measured[1] = s->data ? s->data->time : 0;
}

static DecorWish all_wishes(const Session* s) {
  DecorWish all = {0};
  for (int i = 0; i < SERVER_CLIENTS; i++) {
    all.flags |= s->wish[i].flags;
    if (s->wish[i].frame) all.frame = s->wish[i].frame;
    if (s->wish[i].label) all.label = s->wish[i].label;
  }
  return all;
}

// Energies, if the model does not ask the step for them.
static void add_energies(Session* s) {
  if (!s->steps || (s->shown->opt.enableflags & ctENBL_ENERGY)) return;
  ct_energyPos(s->shown, s->data);
  ct_energyVel(s->shown, s->data);
}

static bool make_frame(Session* s) {
  const DecorWish wish = all_wishes(s);
  const FrameInfo info = {.steps = s->steps,
                          .paused = s->paused,
                          .speed = s->speed,
                          .rate = s->rate,
                          .first = s->steps ? past_time(&s->past, 0) : s->data->time,
                          .last = s->steps ? past_time(&s->past, s->past.count - 1) : s->data->time,
                          .clients = s->pages,
                          .timing = s->steps ? s->timing : NULL,
                          .values = &s->values};
  add_energies(s);
  decor_collect(&s->decor, s->shown, s->data, &wish, &s->pert);
  if (s->user) decor_append(&s->decor, s->user, DECOR_USER, ctCAT_ALL);
  strbuf_free(&s->frame);
  return live_frame(&s->frame, s->shown, s->data, &s->decor, &info);
}

static void send_frames(Session* s) {
  bool made = false;
  for (int i = 0; i < SERVER_CLIENTS; i++) {
    if (!server_ready(s->server, i)) continue;
    if (!made && !(made = make_frame(s))) return;
    cover_send(&s->cover, s->server, i);
    server_send(s->server, i, s->frame.data, s->frame.len);
  }
}

void session_poll(Session* s, double seconds) {
  server_poll(s->server, seconds);
  const double now = os_now();
  if (!s->data || s->pages == 0) return;
  measure_rate(s, now);
  if (now - s->framed < kFrameSeconds || !(s->changed || (s->steps && !s->paused))) return;
  s->framed = now;
  s->changed = false;
  send_frames(s);
}
