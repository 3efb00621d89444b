// Contacts with signed distance fields.
#ifndef COLLIDE_COL_SDF_H
#define COLLIDE_COL_SDF_H

#include <corten/data.h>
#include <corten/model.h>

// A narrow-phase function (ctfCollision): g2 is of type sdf, g1 of any type but height field.
// Descends from opt.sdf_initpoints points in the intersection of their boxes, opt.sdf_iterations
// steps each, to where both fields are negative; every end is a contact. The margin is ignored.
//   reads   geom_xpos geom_xmat plugin_data        writes   con
int col_sdf(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

#endif
