// What a camera sees, as distances from its axis at the near plane.
#ifndef VIEW_FRUSTUM_H
#define VIEW_FRUSTUM_H

#include <corten/model.h>

#include <stdbool.h>

// Down and up, left and right.
typedef struct Frustum {
  float ver[2], hor[2];
} Frustum;

// Of a camera with a sensor, from focal lengths and principal point.
static inline Frustum frustum_of_sensor(const ctModel* m, int cam, float near) {
  const float *in = m->cam_intrinsic + 4 * cam, *size = m->cam_sensorsize + 2 * cam;
  Frustum f;
  f.hor[0] = near / in[0] * (size[0] / 2 - in[2]);
  f.hor[1] = near / in[0] * (size[0] / 2 + in[2]);
  f.ver[0] = near / in[1] * (size[1] / 2 - in[3]);
  f.ver[1] = near / in[1] * (size[1] / 2 + in[3]);
  return f;
}

static inline bool frustum_is_parallel(const ctModel* m, int cam) {
  return m->cam_projection[cam] == ctPROJ_ORTHOGRAPHIC;
}

#endif
