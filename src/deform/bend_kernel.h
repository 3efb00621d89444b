// Bending of a sheet. The curvature of a triangle follows from the folds at its three edges,
//   (k_uu, k_vv, 2 k_uv) = sum_i b_i s_i,   b_i = l_i / 2A (n_u^2, n_v^2, 2 n_u n_v),
// n the normal of edge i in the plane, s = 2 sin(angle / 2) the fold. That is exact for constant
// curvature in any direction, so that a plate has its stiffness D = E t^3 / 12 (1 - nu^2) and its
// Poisson's ratio on any mesh, which folds with a stiffness each cannot do. An edge without a
// neighbour carries no moment: its fold is chosen by least energy (element_make.c) and its b is 0.
//
// The three components are projected together, with the neighbours' far vertices: 6 corners. Corner
// 3 + i is across edge i, which is opposite to corner i. Gradients stay those of the folds, H:
// J W J' = B' (H W H') B, and multipliers l move vertices by W H' (B l).
#ifndef DEFORM_BEND_KERNEL_H
#define DEFORM_BEND_KERNEL_H

#include "deform/lanes.h"

enum { BEND_B, BEND_REST = 9, BEND_SOFT = 12, BEND_DATA = 18 };

typedef struct BendLanes {
  real x[6][4], b[9], soft[6];
  real inner[3][3][3], outer[3][3]; // gradients of fold i by corner j and by corner 3 + i
  real square[3];                   // |outer|^2
  real c[3];                        // curvatures minus those at rest
} BendLanes;

// What the folds share; edge i goes from corner i + 1 to i + 2.
typedef struct BendPlane {
  real edge[3][3], away[3][3]; // from corner i + 1 to 3 + i
  real normal[3], far[3][3];   // of the triangle and its neighbours
  real edge2[3], per_edge2[3]; // |edge|^2
  real area2[4], per_area2[4]; // |normal|^2, of the triangle last
} BendPlane;

REAL_INLINE real bend_square(const real v[3]) { return real_max(lanes_dot(v, v), real_set(1e-70)); }

REAL_INLINE void bend_plane(BendPlane* p, real x[6][4]) {
  for (int i = 0; i < 3; i++) {
    lanes_sub(p->edge[i], x[(i + 2) % 3], x[(i + 1) % 3]);
    lanes_sub(p->away[i], x[3 + i], x[(i + 1) % 3]);
    lanes_cross(p->far[i], p->away[i], p->edge[i]);
    p->edge2[i] = bend_square(p->edge[i]);
    p->area2[i] = bend_square(p->far[i]);
  }
  lanes_cross(p->normal, p->edge[1], p->edge[2]);
  p->area2[3] = bend_square(p->normal);
  lanes_invert(p->per_edge2, p->edge2, 3);
  lanes_invert(p->per_area2, p->area2, 4);
}

// Gradients of the fold at edge i: those of the angle, times its cosine of a half. By the corners
// across the edge these are -|e| n / |n|^2; its ends share the opposite of both.
REAL_INLINE void bend_slopes(BendLanes* t, const BendPlane* p, int i, real scale) {
  const real *e = p->edge[i], *next = p->edge[(i + 2) % 3];
  real s1 = scale * p->per_area2[3], s2 = scale * p->per_area2[i];
  real t1 = -(lanes_dot(next, e) * p->per_edge2[i]);
  real t2 = lanes_dot(p->away[i], e) * p->per_edge2[i];
  for (int k = 0; k < 3; k++) {
    real g1 = s1 * p->normal[k], g2 = s2 * p->far[i][k], both = t1 * g1 + t2 * g2;
    t->inner[i][i][k] = g1;
    t->inner[i][(i + 1) % 3][k] = both - (g1 + g2);
    t->inner[i][(i + 2) % 3][k] = -both;
    t->outer[i][k] = g2;
  }
  t->square[i] = lanes_dot(t->outer[i], t->outer[i]);
}

REAL_INLINE void bend_curvature(BendLanes* t) {
  BendPlane p;
  real sine[3], half[3], per_half[3]; // half: cos(angle / 2)
  bend_plane(&p, t->x);
  for (int i = 0; i < 3; i++) {
    real unit = real_sqrt(p.per_area2[3] * p.per_area2[i]), length = real_sqrt(p.edge2[i]);
    real cosine = lanes_dot(p.normal, p.far[i]) * unit;
    half[i] = real_sqrt(real_max(0.5 + 0.5 * cosine, real_set(1e-12)));
    sine[i] = -(lanes_dot(p.normal, p.away[i]) * length) * unit;
    bend_slopes(t, &p, i, -(half[i] * length));
  }
  lanes_invert(per_half, half, 3);
  for (int i = 0; i < 3; i++) {
    real fold = sine[i] * per_half[i];
    for (int k = 0; k < 3; k++) t->c[k] = t->c[k] + t->b[3 * i + k] * fold;
  }
}

REAL_INLINE void bend_constants(BendLanes* t, const double* data) {
  for (int k = 0; k < 9; k++) t->b[k] = lanes_load(data + (BEND_B + k) * ELEMENT_LANES);
  for (int k = 0; k < 3; k++) t->c[k] = -lanes_load(data + (BEND_REST + k) * ELEMENT_LANES);
  for (int k = 0; k < 6; k++) t->soft[k] = lanes_load(data + (BEND_SOFT + k) * ELEMENT_LANES);
}

// H W H' = (00 11 22 01 02 12)
REAL_INLINE void bend_weigh(real m[6], const BendLanes* t) {
  for (int i = 0; i < 3; i++) m[i] = t->x[3 + i][3] * t->square[i];
  m[3] = m[4] = m[5] = real_set(0);
  for (int j = 0; j < 3; j++) {
    real w = t->x[j][3];
    for (int i = 0; i < 3; i++) m[i] = m[i] + w * lanes_dot(t->inner[i][j], t->inner[i][j]);
    m[3] = m[3] + w * lanes_dot(t->inner[0][j], t->inner[1][j]);
    m[4] = m[4] + w * lanes_dot(t->inner[0][j], t->inner[2][j]);
    m[5] = m[5] + w * lanes_dot(t->inner[1][j], t->inner[2][j]);
  }
}

// B' m B, both (00 11 22 01 02 12)
REAL_INLINE void bend_congruence(real r[6], const real m[6], const real b[9]) {
  real y[3][3]; // m B
  for (int k = 0; k < 3; k++) {
    y[0][k] = m[0] * b[k] + m[3] * b[3 + k] + m[4] * b[6 + k];
    y[1][k] = m[3] * b[k] + m[1] * b[3 + k] + m[5] * b[6 + k];
    y[2][k] = m[4] * b[k] + m[5] * b[3 + k] + m[2] * b[6 + k];
  }
  for (int k = 0; k < 3; k++) r[k] = b[k] * y[0][k] + b[3 + k] * y[1][k] + b[6 + k] * y[2][k];
  r[3] = b[0] * y[0][1] + b[3] * y[1][1] + b[6] * y[2][1];
  r[4] = b[0] * y[0][2] + b[3] * y[1][2] + b[6] * y[2][2];
  r[5] = b[1] * y[0][2] + b[4] * y[1][2] + b[7] * y[2][2];
}

// c += r B' H (x - x0): the rate of the curvatures
REAL_INLINE void bend_damp(BendLanes* t, const double* node0, const int* vert, double r) {
  real d[6][3];
  for (int i = 0; i < 6; i++) {
    real y[4];
    lanes_gather(y, node0, vert + i * ELEMENT_LANES);
    lanes_sub(d[i], t->x[i], y);
  }
  for (int i = 0; i < 3; i++) {
    real rate = lanes_dot(t->outer[i], d[3 + i]);
    for (int j = 0; j < 3; j++) rate = rate + lanes_dot(t->inner[i][j], d[j]);
    for (int k = 0; k < 3; k++) t->c[k] = t->c[k] + r * (t->b[3 * i + k] * rate);
  }
}

REAL_INLINE void bend_move(BendLanes* t, const real dl[3]) {
  for (int i = 0; i < 3; i++) {
    real l = t->b[3 * i] * dl[0] + t->b[3 * i + 1] * dl[1] + t->b[3 * i + 2] * dl[2];
    lanes_axpy(t->x[3 + i], t->x[3 + i][3] * l, t->outer[i]);
    for (int j = 0; j < 3; j++) lanes_axpy(t->x[j], t->x[j][3] * l, t->inner[i][j]);
  }
}

REAL_INLINE void bend_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  const int* vert = b->vert + (ptrdiff_t)group * 6 * ELEMENT_LANES + lane;
  BendLanes t;
  for (int i = 0; i < 6; i++) lanes_gather(t.x[i], job->node, vert + i * ELEMENT_LANES);
  bend_constants(&t, b->data + (ptrdiff_t)group * BEND_DATA * ELEMENT_LANES + lane);
  bend_curvature(&t);
  double r = job->damping / job->dt;
  real folds[6], m[6], rhs[3], lambda[3], dl[3], soft[6];
  bend_weigh(folds, &t);
  bend_congruence(m, folds, t.b);
  if (r > 0) bend_damp(&t, job->node0, vert, r);
  for (int k = 0; k < 6; k++) {
    soft[k] = t.soft[k] * job->per_dt2;
    m[k] = (1 + r) * m[k] + soft[k];
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
  bend_move(&t, dl);
  // far corners first: without a neighbour they are corners of the triangle, which come last
  for (int i = 5; i >= 0; i--) lanes_scatter(job->node, vert + i * ELEMENT_LANES, t.x[i]);
}

#endif
