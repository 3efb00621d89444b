// A recorded motion: samples of the poses, of chosen fields and of the decorations, as one
// container of the kind "motion" (docs/web_format.md).
//
// A column is the time series of one number. It is stored in 16 bits between its smallest and its
// largest value, as differences from sample to sample, the low bytes of all columns before the high
// ones. Such bytes are mostly small and compress well.
#ifndef SERVE_MOTION_H
#define SERVE_MOTION_H

#include "serve/channel.h"
#include "serve/decor.h"

typedef struct Motion {
  const ctModel* model; // must outlive the motion
  ChannelSet channel;
  Decor decor;
  DecorWish wish;
  ARRAY(double) time;
  ARRAY(float) value; // samples x width
  ARRAY(float) shape; // records of all samples
  ARRAY(int) shapes;  // records per sample
  bool failed;        // out of memory
} Motion;

// Poses, default fields, tendons, contacts. False when out of memory; motion_free is due either
// way.
bool motion_start(Motion* s, const ctModel* m);
void motion_free(Motion* s);

// Bytes that n samples take while they are recorded, decorations not counted.
double motion_bytes(const Motion* s, double n);

// One sample. d may be written into as by ctv_addGeoms. False when out of memory.
bool motion_add(Motion* s, ctData* d);

// Appends the container. False when out of memory.
bool motion_pack(Motion* s, StrBuf* out);

#endif
