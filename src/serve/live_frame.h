// A frame of a running simulation: a container of the kind "frame" with poses, fields, decorations
// and contacts.
#ifndef SERVE_LIVE_FRAME_H
#define SERVE_LIVE_FRAME_H

#include "serve/channel.h"
#include "serve/decor.h"

enum {
  FRAME_CONTACTS = 64,
  FRAME_CONTACT_FLOATS = 5
}; // geoms, distance, normal force, time constant

typedef struct FrameInfo {
  bool steps; // the pages steer time
  bool paused;
  double speed, rate;       // wanted and reached, in simulated seconds per second
  double first, last;       // times of the history
  int clients;              // pages
  const double* timing;     // seconds per run of each timer (cttTimer); NULL: not measured
  const ChannelSet* values; // besides the poses
} FrameInfo;

// Appends the container. False when out of memory.
bool live_frame(StrBuf* out, const ctModel* m, ctData* d, const Decor* decor,
                const FrameInfo* info);

#endif
