// A model that is looked at: its simulation, what the pages asked for, and the frames they get.
//
// One thread does everything. Every page may choose what it sees; one of them, the pilot, steers.
// Pages get the newest state when they have read the one before: latest wins.
#ifndef SERVE_SESSION_H
#define SERVE_SESSION_H

#include "serve/command.h"
#include "serve/live_frame.h"
#include "serve/past.h"
#include "serve/server.h"

typedef struct Session {
  Server* server;
  const ctModel* shown; // the model of the pages
  ctModel* model;       // the same, if it may be written into; NULL: options cannot be changed
  ctData* data;
  StrBuf description; // of the model
  StrBuf frame;       // the newest one
  Decor decor;
  ChannelSet values;
  Past past;
  bool steps; // the session runs the simulation; otherwise a program does
  int at;     // place of the state in the history
  ctvPerturb pert;
  const ctvScene* user; // shapes that a program adds; NULL: none
  bool paused, changed; // changed: a new frame is due
  bool wants_reload;
  double speed, rate;
  double wall, time;  // where clock and simulation were when they last agreed
  double framed;      // clock of the last frame
  double measured[2]; // clock and time of the last measurement of the rate
  int pilot;          // client; -1: none
  int pages;
  DecorWish wish[SERVER_CLIENTS];
  void* user_data;
  void (*on_key)(void* user, int code, int modifiers);
} Session;

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

// Drag forces of the pilot, into the data: call before a step.
void session_push(Session* s);

// A message for all pages: {"kind": "note", NAME: TEXT}.
void session_note(Session* s, const char* name, const char* text);

#endif
