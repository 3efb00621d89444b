// Bending of a sheet. The curvature of a triangle follows from the folds at its three edges,
//   (k_uu, k_vv, 2 k_uv) = sum_i b_i s_i,   b_i = l_i / 2A (n_u^2, n_v^2, 2 n_u n_v),
// n the normal of edge i in the plane, s = 2 sin(angle / 2) the fold. That is exact for constant
// curvature in any direction, so that a plate has its stiffness D = E t^3 / 12 (1 - nu^2) and its
// Poisson's ratio on any mesh, which folds with a stiffness each cannot do. An edge without a
// neighbour carries no moment: its fold is chosen by least energy (element_make.c).
//
// The three components are projected together, with the neighbours' far vertices: 6 corners. Corner
// 3 + i is across the edge opposite to corner i.
#include "base/assert.h"
#include "deform/lanes.h"

#include <math.h>

enum { BEND_B, BEND_REST = 9, BEND_SOFT = 12, BEND_DATA = 18 };

// Fold at edge (a, b) between triangles (a, b, c) and (b, a, d), and its gradients by a, b, c, d:
// those of the angle, times its cosine of a half.
REAL_INLINE real bend_fold(real grad[4][3], const real a[3], const real b[3], const real c[3],
                           const real d[3]) {
  real e[3], ac[3], ad[3], n1[3], n2[3], cross[3];
  lanes_sub(e, b, a);
  lanes_sub(ac, c, a);
  lanes_sub(ad, d, a);
  lanes_cross(n1, e, ac);
  lanes_cross(n2, ad, e);
  real tiny = real_set(1e-200);
  real e2 = real_max(lanes_dot(e, e), tiny), length = real_sqrt(e2);
  real q1 = real_max(lanes_dot(n1, n1), tiny), q2 = real_max(lanes_dot(n2, n2), tiny);
  lanes_cross(cross, n1, n2);
  real unit = 1.0 / real_sqrt(q1 * q2);
  real sine = lanes_dot(cross, e) * unit / length, cosine = lanes_dot(n1, n2) * unit;
  real half = real_sqrt(real_max(0.5 + 0.5 * cosine, real_set(1e-12))); // cos(angle / 2)
  // by c: -|e| n1 / |n1|^2; by d: -|e| n2 / |n2|^2; a and b share the opposite of both
  real s1 = -(half * length) / q1, s2 = -(half * length) / q2;
  real t1 = lanes_dot(ac, e) / e2, t2 = lanes_dot(ad, e) / e2;
  for (int k = 0; k < 3; k++) {
    grad[2][k] = s1 * n1[k];
    grad[3][k] = s2 * n2[k];
    grad[0][k] = -((1.0 - t1) * grad[2][k] + (1.0 - t2) * grad[3][k]);
    grad[1][k] = -(t1 * grad[2][k] + t2 * grad[3][k]);
  }
  return sine / half;
}

typedef struct BendLanes {
  real x[6][3], w[6], b[9], soft[6];
  real c[3], grad[3][6][3]; // curvatures minus those at rest, and their gradients
} BendLanes;

// Corners of the fold i: a, b, c, d
static const int kFoldCorner[3][4] = {{1, 2, 0, 3}, {2, 0, 1, 4}, {0, 1, 2, 5}};

REAL_INLINE void bend_curvature(BendLanes* t) {
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 6; i++)
      t->grad[k][i][0] = t->grad[k][i][1] = t->grad[k][i][2] = real_set(0);
  for (int i = 0; i < 3; i++) {
    const int* v = kFoldCorner[i];
    real grad[4][3];
    real fold = bend_fold(grad, t->x[v[0]], t->x[v[1]], t->x[v[2]], t->x[v[3]]);
    for (int k = 0; k < 3; k++) {
      real b = t->b[3 * i + k];
      t->c[k] = t->c[k] + b * fold;
      for (int j = 0; j < 4; j++) lanes_axpy(t->grad[k][v[j]], b, grad[j]);
    }
  }
}

// Vertices of a corner; where there is no neighbour, those of the corner it would be opposite to
REAL_INLINE void bend_corners(int v[ELEMENT_LANES], const int* vert, int i) {
  for (int k = 0; k < REAL_LANES; k++) {
    int far = vert[i * ELEMENT_LANES + k];
    v[k] = far >= 0 ? far : vert[(i - 3) * ELEMENT_LANES + k];
  }
}

REAL_INLINE void bend_load(BendLanes* t, const ElementBatch* b, const double* x, int group,
                           int lane) {
  const int* vert = b->vert + (ptrdiff_t)group * 6 * ELEMENT_LANES + lane;
  const double* data = b->data + (ptrdiff_t)group * BEND_DATA * ELEMENT_LANES + lane;
  for (int i = 0; i < 6; i++) {
    int v[ELEMENT_LANES];
    bend_corners(v, vert, i);
    lanes_gather3(t->x[i], x, v);
  }
  for (int k = 0; k < 9; k++) t->b[k] = lanes_load(data + (BEND_B + k) * ELEMENT_LANES);
  for (int k = 0; k < 3; k++) t->c[k] = -lanes_load(data + (BEND_REST + k) * ELEMENT_LANES);
  for (int k = 0; k < 6; k++) t->soft[k] = lanes_load(data + (BEND_SOFT + k) * ELEMENT_LANES);
}

REAL_INLINE real bend_weigh(const BendLanes* t, int a, int b) {
  real sum = real_set(0);
  for (int i = 0; i < 6; i++) sum = sum + t->w[i] * lanes_dot(t->grad[a][i], t->grad[b][i]);
  return sum;
}

// r grad C (x - x0): the rate of the curvatures
REAL_INLINE void bend_damp(BendLanes* t, const ElementJob* job, const int* vert, double r) {
  for (int i = 0; i < 6; i++) {
    real y[3], d[3];
    int v[ELEMENT_LANES];
    bend_corners(v, vert, i);
    lanes_gather3(y, job->x0, v);
    lanes_sub(d, t->x[i], y);
    for (int k = 0; k < 3; k++) t->c[k] = t->c[k] + r * lanes_dot(t->grad[k][i], d);
  }
}

static void scatter_corner(double* x, const int* vert, int count, const real r[3]) {
  for (int k = 0; k < REAL_LANES && k < count; k++)
    if (vert[k] >= 0)
      for (int a = 0; a < 3; a++) x[3 * (ptrdiff_t)vert[k] + a] = real_lane(r[a], k);
}

REAL_INLINE void bend_group(const ElementJob* job, int group, int lane) {
  static const int row[6] = {0, 1, 2, 0, 0, 1}, column[6] = {0, 1, 2, 1, 2, 2};
  const ElementBatch* b = job->batch;
  const int* vert = b->vert + (ptrdiff_t)group * 6 * ELEMENT_LANES + lane;
  BendLanes t;
  bend_load(&t, b, job->x, group, lane);
  bend_curvature(&t);
  for (int i = 0; i < 6; i++) {
    real w = real_set(0);
    for (int k = 0; k < REAL_LANES; k++) {
      int v = vert[i * ELEMENT_LANES + k];
      real_set_lane(&w, k, v >= 0 ? job->invmass[v] : 0);
    }
    t.w[i] = w;
  }
  double r = job->damping / job->dt, dt2 = job->dt * job->dt;
  if (r > 0) bend_damp(&t, job, vert, r);
  real m[6], rhs[3], lambda[3], dl[3], soft[6];
  for (int k = 0; k < 6; k++) {
    soft[k] = t.soft[k] / dt2;
    m[k] = (1 + r) * bend_weigh(&t, row[k], column[k]) + soft[k];
  }
  for (int k = 0; k < 3; k++) rhs[k] = -t.c[k];
  double* memory = job->lambda ? job->lambda + (ptrdiff_t)group * 3 * ELEMENT_LANES + lane : NULL;
  if (memory) {
    for (int k = 0; k < 3; k++)
      lambda[k] = job->fresh ? real_set(0) : lanes_load(memory + k * ELEMENT_LANES);
    rhs[0] = rhs[0] - soft[0] * lambda[0] - soft[3] * lambda[1] - soft[4] * lambda[2];
    rhs[1] = rhs[1] - soft[3] * lambda[0] - soft[1] * lambda[1] - soft[5] * lambda[2];
    rhs[2] = rhs[2] - soft[4] * lambda[0] - soft[5] * lambda[1] - soft[2] * lambda[2];
  }
  lanes_solve3(dl, m, rhs);
  if (memory)
    for (int k = 0; k < 3; k++) lanes_store(memory + k * ELEMENT_LANES, lambda[k] + dl[k]);
  for (int i = 0; i < 6; i++) {
    for (int k = 0; k < 3; k++) lanes_axpy(t.x[i], t.w[i] * dl[k], t.grad[k][i]);
    scatter_corner(job->x, vert + i * ELEMENT_LANES, b->count[group] - lane, t.x[i]);
  }
}

WIDE_INLINE void bend_body(const ElementJob* job, int begin, int end) {
  for (int g = begin; g < end; g++)
    for (int lane = 0; lane < job->batch->count[g]; lane += REAL_LANES) bend_group(job, g, lane);
}
WIDE_TARGET static void bend_body_wide(const ElementJob* job, int begin, int end) {
  bend_body(job, begin, end);
}
static void solve_bend(const ElementJob* job, int begin, int end) {
  CT_ASSERT(0 <= begin && end <= job->batch->ngroup && job->dt > 0);
  WIDE_CALL(bend_body, job, begin, end);
}

// C' soft^-1 C / 2
static double measure_bend(const ElementBatch* b, const double* x) {
  double sum = 0;
  for (int i = 0; i < b->ngroup; i++)
    for (int lane = 0; lane < b->count[i]; lane += REAL_LANES) {
      BendLanes t;
      real stress[3];
      bend_load(&t, b, x, i, lane);
      bend_curvature(&t);
      lanes_solve3(stress, t.soft, t.c);
      real energy = 0.5 * lanes_dot(stress, t.c);
      for (int k = 0; k < REAL_LANES && lane + k < b->count[i]; k++) sum += real_lane(energy, k);
    }
  return sum;
}

const ElementKind element_bend = {
    .name = "fold",
    .ncorner = 6,
    .ndata = BEND_DATA,
    .nlambda = 3,
    .solve = solve_bend,
    .energy = measure_bend,
};
