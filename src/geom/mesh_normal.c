#include "geom/mesh_normal.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "geom/principal.h"
#include "geom/triangle.h"

#include <string.h>

// Unit normal of a face and twice its area; no area if that is less than 1e-7.
static double weighted_normal(double normal[3], const double* vert, const int f[3]) {
  triangle_cross(normal, vert + 3 * (size_t)f[0], vert + 3 * (size_t)f[1], vert + 3 * (size_t)f[2]);
  return principal_unit(normal, 3);
}

static void add_weighted(float* sum, const double normal[3], double weight) {
  for (int k = 0; k < 3; k++) sum[k] = (float)(sum[k] + normal[k] * weight);
}

static bool leans_away(const double normal[3], const float* mean) {
  double m[3] = {mean[0], mean[1], mean[2]};
  principal_unit(m, 3);
  return dot3(normal, m) < 0.8;
}

// Sum over the faces that lean away from the mean normal of a corner, in the corner's row.
static void sum_leaning(float* away, const float* mean, const double* vert, const int* face,
                        int nface) {
  for (int i = 0; i < nface; i++) {
    const int* f = face + 3 * (size_t)i;
    double normal[3], area = weighted_normal(normal, vert, f);
    for (int j = 0; j < 3; j++) {
      size_t row = 3 * (size_t)f[j];
      if (leans_away(normal, mean + row)) add_weighted(away + row, normal, area);
    }
  }
}

bool mesh_normal_make(float* normal, const double* vert, int nvert, const int* face, int nface,
                      bool smooth) {
  size_t n = 3 * (size_t)nvert;
  memset(normal, 0, n * sizeof(float));
  for (int i = 0; i < nface; i++) {
    const int* f = face + 3 * (size_t)i;
    double m[3], area = weighted_normal(m, vert, f);
    for (int j = 0; j < 3; j++) {
      CT_ASSERT(f[j] >= 0 && f[j] < nvert);
      add_weighted(normal + 3 * (size_t)f[j], m, area);
    }
  }
  if (!smooth) {
    float* away = (float*)alloc_zero(n * sizeof(float));
    if (!away) return false;
    sum_leaning(away, normal, vert, face, nface);
    for (size_t i = 0; i < n; i++) normal[i] -= away[i];
    alloc_free(away);
  }
  for (size_t i = 0; i < n; i += 3) {
    float* v = normal + i;
    float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    if (length > kTriangleMinval) {
      for (int k = 0; k < 3; k++) v[k] /= length;
    } else {
      v[0] = v[1] = 0;
      v[2] = 1;
    }
  }
  return true;
}

void mesh_normal_rotate(float* normal, int n, const double R[9]) {
  for (int i = 0; i < n; i++) {
    float* v = normal + 3 * (size_t)i;
    double x = v[0], y = v[1], z = v[2];
    for (int k = 0; k < 3; k++) v[k] = (float)(R[k] * x + R[3 + k] * y + R[6 + k] * z);
  }
}

void mesh_normal_scale(float* normal, int n, const double scale[3]) {
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) {
      float* v = normal + 3 * (size_t)i + k;
      *v = (float)(*v * scale[k]);
    }
}

void mesh_normal_unit(float* normal, int n) {
  for (int i = 0; i < n; i++) {
    float* v = normal + 3 * (size_t)i;
    float square = v[0] * v[0] + v[1] * v[1] + v[2] * v[2];
    if (square > kTriangleMinval) {
      float inverse = 1 / sqrtf(square);
      for (int k = 0; k < 3; k++) v[k] *= inverse;
    } else {
      v[0] = v[1] = 0;
      v[2] = 1;
    }
  }
}
