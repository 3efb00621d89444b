#include "geom/hull_columns.h"

#include "base/assert.h"
#include "base/simd.h"

#include <float.h>
#include <math.h>

enum { LANES = HULL_COLUMNS_LANES };
_Static_assert(HULL_COLUMNS_MOST % LANES == 0, "whole blocks");

void hull_columns_fill(HullColumns* c, const float* vert, const int* id, int n) {
  CT_ASSERT(n >= 1 && n <= HULL_COLUMNS_MOST);
  float size = 0;
  for (int i = 0; i < n; i++) {
    const float* v = vert + 3 * id[i];
    for (int k = 0; k < 3; k++) c->x[k][i] = v[k];
    float sum = fabsf(v[0]) + fabsf(v[1]) + fabsf(v[2]);
    size = sum > size ? sum : size;
  }
  c->n = (n + LANES - 1) / LANES * LANES;
  for (int i = n; i < c->n; i++) c->x[0][i] = c->x[1][i] = c->x[2][i] = NAN;
  // twice the error of a height: rounding of dir, three products, two sums
  c->slack = 16 * FLT_EPSILON * size;
}

static float4 larger_lanes(float4 a, float4 b) {
  int4 more = a > b;
  return (float4)((more & (int4)a) | (~more & (int4)b));
}

int hull_columns_best(const HullColumns* c, const double dir[3]) {
  float4 height[HULL_COLUMNS_MOST / LANES], most;
  float x = (float)dir[0], y = (float)dir[1], z = (float)dir[2];
  int blocks = c->n / LANES;
  CT_VALIDATE(c->n % LANES == 0 && c->n <= HULL_COLUMNS_MOST);
  for (int k = 0; k < LANES; k++) most[k] = -FLT_MAX;
  for (int i = 0; i < blocks; i++) {
    height[i] = *(const float4_any*)(c->x[0] + LANES * i) * x +
                *(const float4_any*)(c->x[1] + LANES * i) * y +
                *(const float4_any*)(c->x[2] + LANES * i) * z;
    most = larger_lanes(height[i], most);
  }
  float top = most[0];
  for (int k = 1; k < LANES; k++) top = most[k] > top ? most[k] : top;
  // how many are near the top, and the sum of their numbers
  float bar = top - c->slack;
  int4 count = {0}, sum = {0}, number = {0};
  for (int k = 0; k < LANES; k++) number[k] = k;
  for (int i = 0; i < blocks; i++) {
    int4 near = height[i] >= bar;
    count -= near;
    sum += near & number;
    number += LANES;
  }
  int total = 0, best = 0;
  for (int k = 0; k < LANES; k++) {
    total += count[k];
    best += sum[k];
  }
  CT_VALIDATE(total != 1 || (best >= 0 && best < c->n));
  return total == 1 ? best : -1;
}
