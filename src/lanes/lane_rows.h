// Constraint rows in lanes: what `constraint` makes for one world, for the worlds of a group at
// once. Row i of a lane is row i of its world.
#ifndef LANES_LANE_ROWS_H
#define LANES_LANE_ROWS_H

#include "lanes/lane_primal.h"

// The rows of one world, before they are made.
typedef struct LaneShape {
  int ne, nf, before, n; // equalities, friction, rows before the contacts, all
  int ncone;
  bool odd;                     // such rows are solved alone
  unsigned char dim[LANE_ROWS]; // sizes of ellipses
} LaneShape;

typedef struct LaneRows LaneRows;

// NULL with *good: rows of this model are made world by world. *good false: out of memory.
LaneRows* lane_rows_make(LaneGroup* g, bool* good);
void lane_rows_free(LaneRows* r);

// Which rows each world will have. Positions are in lanes, contacts in the worlds.
void lane_rows_count(LaneRows* r, LaneShape shape[CT_LANES]);

// The rows of the worlds of w->in_use; those of contacts begin at `base` if it is not 0.
void lane_rows_fill(LaneRows* r, LanePrimal* w, const LaneShape shape[CT_LANES], int base);

// Forces of limits in a lane, from those of its rows.
void lane_rows_limits(LaneRows* r, const LanePrimal* w, int lane);

#endif
