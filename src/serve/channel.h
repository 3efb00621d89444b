// Fields of the data that a frame or a recorded motion has, as 32-bit floats.
#ifndef SERVE_CHANNEL_H
#define SERVE_CHANNEL_H

#include "generated/fields.h"

#include <stdbool.h>

enum { CHANNEL_MOST = 32 };

typedef struct Channel {
  const Field* field;
  int count; // numbers per sample
} Channel;

typedef struct ChannelSet {
  Channel item[CHANNEL_MOST];
  int count;
  int width; // numbers per sample of all
} ChannelSet;

// Poses of what is drawn; empty ones are left out.
void channel_poses(ChannelSet* s, const ctModel* m);

// What is plotted by default.
void channel_values(ChannelSet* s, const ctModel* m);

// One more field by its name. False: there is none, its size changes from step to step, it holds no
// numbers, or there is no room. A field that is there already, or is empty, is no failure.
bool channel_add(ChannelSet* s, const ctModel* m, const char* name);

// Can a page ask for this field of the data? Not those that are empty.
bool channel_offers(const ctModel* m, const Field* f);

// The numbers of one channel, in 32 bits.
void channel_read(const Channel* c, const ctData* d, float* out);

#endif
