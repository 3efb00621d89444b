// A tetrahedron of stable neo-Hookean material:
//   energy/V = mu/2 (|F|^2 - 3 - 2 (J - 1)) + k/2 (J - 1)^2,   J = det F, k = lambda + mu
// with Lame's constants lambda, mu: exact for small strains, and defined for inverted elements.
// It is projected in two parts, both at rest when the element is.
//
// With edges e_j = x_j - x_0, F = sum e_j g_j' and M_ij = g_i . g_j, g the gradients of the shape
// functions, nothing needs F itself: F g_i = sum_j M_ij e_j, |F|^2 = sum_i e_i . F g_i, and
// cof F g_1 = e_2 x e_3 / 6 V.
//
// Deviatoric: the stress P = mu (F - cof F), an impulse V dt^2 P g_i on vertex i. What it does to F
// is a product with G = sum w g g', so that with h >= |dP/dF| the implicit stress is
// P / (1 + V dt^2 h |G|). For the largest stretch s, h = mu (1 + s + 2 r s^2), r damping / dt.
//
// Hydrostatic: the constraint C = J - 1 with compliance 1 / (V k), gradients cof F g_i.
//
// Damping adds the stress of the change of F'F since the start of the substep: rigid motions have
// none.
#ifndef DEFORM_TETRA_KERNEL_H
#define DEFORM_TETRA_KERNEL_H

#include "deform/lanes.h"

enum { // M as (11 22 33 12 13 23)
  TETRA_M,
  TETRA_PER6V = 6,
  TETRA_DEV,    // mu V
  TETRA_SOFT,   // 1 / k V
  TETRA_WEIGHT, // |G|
  TETRA_DATA,
  TETRA_LAMBDA = 10
};

typedef struct TetraLanes {
  const int* vert;
  const double* data;
  double* memory; // NULL: none
  bool fresh;
  real x[4][4], m[6], per6v; // x[i][3]: inverse mass
  real gram0[6], c0;         // products of the edges, and J - 1, at the start of the substep
  double dt2, per_dt2, r;    // dt^2, 1 / dt^2, damping / dt
} TetraLanes;

REAL_INLINE void tetra_edges(real e[3][3], real x[4][4]) {
  for (int i = 0; i < 3; i++) lanes_sub(e[i], x[i + 1], x[0]);
}

// 6 V cof F g_i of vertices 1, 2, 3
REAL_INLINE void tetra_areas(real n[3][3], real e[3][3]) {
  lanes_cross(n[0], e[1], e[2]);
  lanes_cross(n[1], e[2], e[0]);
  lanes_cross(n[2], e[0], e[1]);
}

// r_i = sum_j M_ij e_j
REAL_INLINE void tetra_apply(real r[3][3], const real m[6], real e[3][3]) {
  for (int k = 0; k < 3; k++) {
    r[0][k] = m[0] * e[0][k] + m[3] * e[1][k] + m[4] * e[2][k];
    r[1][k] = m[3] * e[0][k] + m[1] * e[1][k] + m[5] * e[2][k];
    r[2][k] = m[4] * e[0][k] + m[5] * e[1][k] + m[2] * e[2][k];
  }
}

REAL_INLINE void tetra_gram(real c[6], real e[3][3]) {
  for (int i = 0; i < 3; i++) c[i] = lanes_dot(e[i], e[i]);
  c[3] = lanes_dot(e[0], e[1]);
  c[4] = lanes_dot(e[0], e[2]);
  c[5] = lanes_dot(e[1], e[2]);
}

// q_i += F (2 s - tr(s) I) g_i with s = r/2 (F'F - F0'F0), in units of mu: with the change D of the
// edges' products, g_i . s g_j = r/2 (M D M)_ij
REAL_INLINE void tetra_viscous(real q[3][3], const TetraLanes* t, real e[3][3]) {
  const real* m = t->m;
  real d[6], row[3][3] = {{m[0], m[3], m[4]}, {m[3], m[1], m[5]}, {m[4], m[5], m[2]}}, y[3][3];
  tetra_gram(d, e);
  for (int k = 0; k < 6; k++) d[k] = t->r * (d[k] - t->gram0[k]);
  for (int i = 0; i < 3; i++) { // M D
    y[i][0] = row[i][0] * d[0] + row[i][1] * d[3] + row[i][2] * d[4];
    y[i][1] = row[i][0] * d[3] + row[i][1] * d[1] + row[i][2] * d[5];
    y[i][2] = row[i][0] * d[4] + row[i][1] * d[5] + row[i][2] * d[2];
  }
  real trace = 0.5 * (y[0][0] + y[1][1] + y[2][2]);
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      real s = y[i][0] * row[0][j] + y[i][1] * row[1][j] + y[i][2] * row[2][j];
      lanes_axpy(q[i], s - trace * row[i][j], e[j]);
    }
}

// Vertices move by s w_i q_i; loads of an element are in balance
REAL_INLINE void tetra_move(TetraLanes* t, real s, real q[3][3]) {
  real first[3];
  for (int k = 0; k < 3; k++) first[k] = q[0][k] + q[1][k] + q[2][k];
  lanes_axpy(t->x[0], -(s * t->x[0][3]), first);
  for (int i = 0; i < 3; i++) lanes_axpy(t->x[i + 1], s * t->x[i + 1][3], q[i]);
}

REAL_INLINE void tetra_deviatoric(TetraLanes* t, double ratio) {
  real e[3][3], q[3][3], n[3][3];
  tetra_edges(e, t->x);
  tetra_apply(q, t->m, e);
  tetra_areas(n, e);
  // |F|^2 - 2 is about the square of the largest stretch: exact where the others are 1
  real square = lanes_dot(e[0], q[0]) + lanes_dot(e[1], q[1]) + lanes_dot(e[2], q[2]);
  real most = real_max(square - 2.0, square * (1 / 3.0));
  for (int i = 0; i < 3; i++) lanes_axpy(q[i], -t->per6v, n[i]);
  if (t->r > 0) tetra_viscous(q, t, e);
  real slope = (1.0 + real_sqrt(most)) + (2 * t->r) * most; // of P in units of mu
  real weight = ratio * lanes_load(t->data + TETRA_WEIGHT * ELEMENT_LANES);
  real stiff = t->dt2 * lanes_load(t->data + TETRA_DEV * ELEMENT_LANES);
  real share = 1.0 / (1.0 + stiff * slope * weight);
  if (!t->memory) {
    tetra_move(t, -(stiff * share), q);
    return;
  }
  for (int k = 0; k < 9; k++) { // only what is missing to the loads that were applied before
    double* m = t->memory + k * ELEMENT_LANES;
    real before = t->fresh ? real_set(0) : lanes_load(m);
    real step = (q[k / 3][k % 3] * stiff - before) * share;
    lanes_store(m, before + step);
    q[k / 3][k % 3] = step;
  }
  tetra_move(t, real_set(-1), q);
}

// sum w |g|^2
REAL_INLINE real tetra_rest_weight(const TetraLanes* t) {
  const real* m = t->m;
  real first = (m[0] + m[1] + m[2]) + 2.0 * (m[3] + m[4] + m[5]);
  return t->x[0][3] * first + t->x[1][3] * m[0] + t->x[2][3] * m[1] + t->x[3][3] * m[2];
}

REAL_INLINE void tetra_hydrostatic(TetraLanes* t) {
  real e[3][3], n[3][3], first[3];
  tetra_edges(e, t->x);
  tetra_areas(n, e);
  for (int k = 0; k < 3; k++) first[k] = n[0][k] + n[1][k] + n[2][k];
  real c = lanes_dot(e[0], n[0]) * t->per6v - 1.0;
  real weight = t->x[0][3] * lanes_dot(first, first) + t->x[1][3] * lanes_dot(n[0], n[0]) +
                t->x[2][3] * lanes_dot(n[1], n[1]) + t->x[3][3] * lanes_dot(n[2], n[2]);
  weight = weight * (t->per6v * t->per6v);
  // A crushed element, J = s^3, is at rest after 1 - s, where Newton's method, C / 3 s^2,
  // overshoots without bound: by (1 + s + s^2) / 3 s^2 < (1 + s^2) / 2 s^2. The weight is that at
  // rest times s^4.
  real rest = real_max(tetra_rest_weight(t), real_set(1e-200));
  real area = real_max(real_sqrt(weight / rest), real_set(1e-12));
  real soft = lanes_load(t->data + TETRA_SOFT * ELEMENT_LANES) * t->per_dt2;
  if (t->r > 0) { // (1 + r) C - r C(x0)
    c = c + t->r * (c - t->c0);
    weight = (1 + t->r) * weight;
  }
  real lambda = real_set(0);
  if (t->memory && !t->fresh) lambda = lanes_load(t->memory + 9 * ELEMENT_LANES);
  real twice = 2.0 * area;
  real step =
      -((c + soft * lambda) * twice) / (soft * twice + weight * real_max(1.0 + area, twice));
  if (t->memory) lanes_store(t->memory + 9 * ELEMENT_LANES, lambda + step);
  tetra_move(t, step * t->per6v, n);
}

REAL_INLINE real tetra_volume(real e[3][3], real per6v) {
  real n[3];
  lanes_cross(n, e[1], e[2]);
  return lanes_dot(e[0], n) * per6v;
}

REAL_INLINE void tetra_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  TetraLanes t;
  t.vert = b->vert + (ptrdiff_t)group * 4 * ELEMENT_LANES + lane;
  t.data = b->data + (ptrdiff_t)group * TETRA_DATA * ELEMENT_LANES + lane;
  t.memory =
      job->lambda ? job->lambda + (ptrdiff_t)group * TETRA_LAMBDA * ELEMENT_LANES + lane : NULL;
  t.fresh = job->fresh;
  t.dt2 = job->dt * job->dt;
  t.per_dt2 = job->per_dt2;
  t.r = job->damping / job->dt;
  for (int k = 0; k < 6; k++) t.m[k] = lanes_load(t.data + (TETRA_M + k) * ELEMENT_LANES);
  t.per6v = lanes_load(t.data + TETRA_PER6V * ELEMENT_LANES);
  if (t.r > 0) {
    real e[3][3];
    for (int i = 0; i < 4; i++) lanes_gather(t.x[i], job->node0, t.vert + i * ELEMENT_LANES);
    tetra_edges(e, t.x);
    tetra_gram(t.gram0, e);
    t.c0 = tetra_volume(e, t.per6v) - 1.0;
  }
  for (int i = 0; i < 4; i++) lanes_gather(t.x[i], job->node, t.vert + i * ELEMENT_LANES);
  if (job->backward) tetra_hydrostatic(&t);
  tetra_deviatoric(&t, job->ratio);
  if (!job->backward) tetra_hydrostatic(&t);
  for (int i = 0; i < 4; i++) lanes_scatter(job->node, t.vert + i * ELEMENT_LANES, t.x[i]);
}

#endif
