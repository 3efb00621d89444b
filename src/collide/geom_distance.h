// Distance of two geoms.
#ifndef COLLIDE_GEOM_DISTANCE_H
#define COLLIDE_GEOM_DISTANCE_H

#include <corten/data.h>
#include <corten/model.h>

// Signed distance up to distmax; fromto (may be NULL): the nearest points, or zeros where the
// distance is larger.
//   reads   geom_xpos geom_xmat
cttNum geom_distance(const ctModel* m, const ctData* d, int g1, int g2, cttNum distmax,
                     cttNum fromto[6]);

#endif
