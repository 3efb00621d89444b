// Tactile sensors: how deep and how fast things press into the vertices of a mesh.
#ifndef SENSE_SENSOR_TACTILE_H
#define SENSE_SENSOR_TACTILE_H

#include <corten/data.h>
#include <corten/model.h>

// Three channels, each with one number per vertex: pressure, and slip along the two tangents.
//   reads   contact geom_xpos geom_xmat cvel subtree_com
void sensor_tactile(const ctModel* m, ctData* d, int i, double* out);

#endif
