// A state at which the acceleration is differentiated: everything that its residual needs.
#ifndef DIFF_POINT_H
#define DIFF_POINT_H

#include "diff/drive_diff.h"
#include "diff/row_diff.h"

typedef struct DiffPoint {
  Diff x;
  BlockSet blocks;
  ActiveSet active;
  TendonSlope* tendon;
  Lever* lever;
  ActuatorSlope* actuator;
  unsigned char* cut; // dofs whose actuator force is at its limit
  bool listed;        // the features of contacts are listed: those of the start of a step
} DiffPoint;

// The state that ct_forward has just computed; arena, model, data and info of x are given, and the
// number of parameters. False: no memory.
bool point_open(DiffPoint* p, int nparam);

// Add dr by all inputs except parameters to a sink. False: no memory.
bool point_residual(DiffPoint* p, const DiffSink* sink);

#endif
