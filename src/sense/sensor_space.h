// Sensors that look at shapes: rays, images, distances, places inside. Each function writes the
// outputs of sensor i to out.
#ifndef SENSE_SENSOR_SPACE_H
#define SENSE_SENSOR_SPACE_H

#include "geom/raycast.h"

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

//   reads   geom_xpos geom_xmat site_xpos site_xmat cam_xpos cam_xmat
void sensor_space_range(const ctModel* m, ctData* d, int i, double* out);
void sensor_space_projection(const ctModel* m, ctData* d, int i, double* out);
void sensor_space_inside(const ctModel* m, ctData* d, int i, double* out);
void sensor_space_distance(const ctModel* m, ctData* d, int i, double* out);

// The ray through the middle of a pixel (column, row) of a camera.
//   reads   cam_xpos cam_xmat
Ray sensor_space_pixel(const ctModel* m, const ctData* d, int cam, const int at[2]);

// Is a point inside a site's shape?
bool sensor_space_in_site(const ctModel* m, const ctData* d, int site, const double point[3]);

#endif
