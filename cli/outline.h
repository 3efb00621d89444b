// Outlines of geoms and flexes in a side view: the shape's shadow on a plane of two world axes.
#ifndef CT_CLI_OUTLINE_H
#define CT_CLI_OUTLINE_H

#include "svg.h"

#include <corten/corten.h>

enum { OUTLINE_POINTS = 64 };

// The view: world axes to the right and up.
typedef struct View {
  int right, up;
} View;

Point outline_project(View v, const double* position);

// The outline of a geom at its pose in d. 0 points: it has none here (planes), or its pose is not
// finite.
int outline_geom(const ctModel* m, const ctData* d, int geom, View v, Point out[OUTLINE_POINTS]);

// The part of a rectangle (given by its ranges) that lies below a plane, cut where the plane's
// origin is; 0 points: none.
int outline_ground(const ctModel* m, const ctData* d, int geom, View v, const Panel* p,
                   Point out[6]);

#endif
