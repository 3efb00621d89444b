// A model that is looked at: its simulation, what the pages asked for, and the frames they get.
//
// One thread does everything. Every page may choose what it sees; one of them, the pilot, steers.
// Pages get the newest state when they have read the one before: latest wins.
#ifndef SERVE_SESSION_H
#define SERVE_SESSION_H

#include "serve/session_state.h"

typedef struct SessionDef {
  const char* host;
  int port;
  bool steps, paused;
  void* user;
  void (*on_key)(void* user, int code, int modifiers);
  void (*log)(void* user, const char* text);
} SessionDef;

// False after a failure; *why is a constant text. The session does not own model and data.
bool session_open(Session* s, const SessionDef* def, const char** why);
void session_close(Session* s);

// Shows another model and its data, or the same again. model may be NULL: shown is then only read.
bool session_show(Session* s, const ctModel* shown, ctModel* model, ctData* data);

// Simulates up to the present, at most for so many seconds.
void session_advance(Session* s, double most);

// Serves the pages; waits at most so many seconds if there is nothing to do.
void session_poll(Session* s, double seconds);

// A message for all pages: {"kind": "note", NAME: TEXT}.
void session_note(Session* s, const char* name, const char* text);

// The same, also for pages that come later. The name must be constant.
void session_keep(Session* s, const char* name, const char* text);

// The same with numbers, divided by spaces.
void session_keep_numbers(Session* s, const char* name, const double* x, int count);

// Pictures over those of the pages; false: see cover_pictures.
bool session_pictures(Session* s, int layer, const CoverPicture* picture, int count);

#endif
