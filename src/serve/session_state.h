// What a session knows: shared by session.c, which serves pages, and pilot.c, which does what they
// ask for.
#ifndef SERVE_SESSION_STATE_H
#define SERVE_SESSION_STATE_H

#include "serve/command.h"
#include "serve/cover.h"
#include "serve/live_frame.h"
#include "serve/past.h"
#include "serve/server.h"

// What the pilot's page tells about its view, and which of it is new to the program.
enum { SAID_CAMERA = 1, SAID_VIEW = 2, SAID_CAMERA_NUMBERS = 9, SAID_VIEW_NUMBERS = 10 };

typedef struct Said {
  unsigned fresh;                     // SAID_CAMERA, SAID_VIEW
  double camera[SAID_CAMERA_NUMBERS]; // arguments of COMMAND_CAMERA
  double view[SAID_VIEW_NUMBERS];     // and of COMMAND_VIEW
  int width, height;                  // of the picture; 0: not told yet
} Said;

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
  bool timed; // the timers of the data run by our clock
  double speed, rate;
  double wall, time;       // where clock and simulation were when they last agreed
  double framed;           // clock of the last frame
  double measured[2];      // clock and time of the last measurement of the rate
  double timing[ctNTIMER]; // seconds per run of each timer, in the half second before it
  int pilot;               // client; -1: none
  int pages;
  DecorWish wish[SERVER_CLIENTS];
  Said said;
  PageCover cover;
  void* user_data;
  void (*on_key)(void* user, int code, int modifiers);
} Session;

#endif
