// What the pilot's messages do to a session.
#ifndef SERVE_PILOT_H
#define SERVE_PILOT_H

#include "serve/session_state.h"

DecorWish pilot_wish(const PageCommand* c);

// Numbers of objects that there are not, and values out of range, do nothing.
void pilot_command(Session* s, const PageCommand* c);

// Drag forces of the pilot, into the data: call before a step.
void pilot_push(Session* s);

// One step, kept in the history.
void pilot_step(Session* s);

// The dragged body follows while the simulation is paused.
void pilot_pose(Session* s);

// Clock and simulation agree now.
void pilot_anchor(Session* s);

// The state as <key .../> of MJCF.
void pilot_keyframe(StrBuf* out, const ctModel* m, const ctData* d);

#endif
