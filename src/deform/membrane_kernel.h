// Stretch and shear of a sheet: a triangle of constant strain. With F = sum x_i g_i', g_i the
// gradients of the shape functions in the plane of the rest triangle, the strain is Green's,
//   C = (e_uu, e_vv, 2 e_uv),  e = (F'F - I) / 2,
// and the energy A t C' D C / 2 with the plane-stress matrix D, so that Young's modulus and
// Poisson's ratio are those of the material on any mesh. The three components are projected
// together: (J W J' + a) dlambda = -(C + a lambda), a = D^-1 / (A t dt^2).
#ifndef DEFORM_MEMBRANE_KERNEL_H
#define DEFORM_MEMBRANE_KERNEL_H

#include "deform/lanes.h"

enum { MEMBRANE_G1, MEMBRANE_G2 = 2, MEMBRANE_SOFT = 4, MEMBRANE_NU, MEMBRANE_DATA };

// Green's strain of columns fu, fv
REAL_INLINE void membrane_strain(real c[3], const real fu[3], const real fv[3]) {
  c[0] = 0.5 * (lanes_dot(fu, fu) - 1.0);
  c[1] = 0.5 * (lanes_dot(fv, fv) - 1.0);
  c[2] = lanes_dot(fu, fv);
}

// F = (x1 - x0) g1' + (x2 - x0) g2'
REAL_INLINE void membrane_columns(real fu[3], real fv[3], real x[3][4], const real g[4]) {
  for (int k = 0; k < 3; k++) {
    real a = x[1][k] - x[0][k], b = x[2][k] - x[0][k];
    fu[k] = a * g[0] + b * g[2];
    fv[k] = a * g[1] + b * g[3];
  }
}

// J W J' from F'F and G = sum w g g'
REAL_INLINE void membrane_weight(real m[6], const real fu[3], const real fv[3], const real g[6],
                                 const real w[3]) {
  real a = lanes_dot(fu, fu), b = lanes_dot(fu, fv), c = lanes_dot(fv, fv);
  real uu = w[0] * g[4] * g[4] + w[1] * g[0] * g[0] + w[2] * g[2] * g[2];
  real vv = w[0] * g[5] * g[5] + w[1] * g[1] * g[1] + w[2] * g[3] * g[3];
  real uv = w[0] * g[4] * g[5] + w[1] * g[0] * g[1] + w[2] * g[2] * g[3];
  m[0] = a * uu;
  m[1] = c * vv;
  m[2] = a * vv + 2.0 * (b * uv) + c * uu;
  m[3] = b * uv;
  m[4] = a * uv + b * uu;
  m[5] = b * vv + c * uv;
}

// Moves of the corners by multipliers dl: dx_i = w_i F S g_i
REAL_INLINE void membrane_move(real dx[3][4], const real dl[3], const real fu[3], const real fv[3],
                               const real g[6], const real w[3]) {
  for (int i = 0; i < 3; i++) {
    real gu = g[i == 0 ? 4 : 2 * i - 2], gv = g[i == 0 ? 5 : 2 * i - 1];
    real a = w[i] * (dl[0] * gu + dl[2] * gv), b = w[i] * (dl[1] * gv + dl[2] * gu);
    for (int k = 0; k < 3; k++) dx[i][k] = a * fu[k] + b * fv[k];
  }
}

// C is quadratic: where a triangle is crushed, Newton's method overshoots without bound. F is
// nearer to a rotation than |F| + |I|, so a step that changes it by more than half of that is
// shortened. Most are far below it, and need no roots.
REAL_INLINE real membrane_part(real dx[3][4], const real fu[3], const real fv[3], const real g[6]) {
  real du[3], dv[3];
  membrane_columns(du, dv, dx, g);
  real change = lanes_dot(du, du) + lanes_dot(dv, dv);
  real size = lanes_dot(fu, fu) + lanes_dot(fv, fv);
  if (real_all(change <= 0.2 * (size + 2.0))) return real_set(1);
  real most = 0.5 * (real_sqrt(size) + 1.4142135623730951);
  change = real_sqrt(change);
  return real_min(most / real_max(change, real_set(1e-100)), real_set(1));
}

REAL_INLINE void membrane_group(const ElementJob* job, int group, int lane) {
  const ElementBatch* b = job->batch;
  const int* vert = b->vert + (ptrdiff_t)group * 3 * ELEMENT_LANES + lane;
  const double* data = b->data + (ptrdiff_t)group * MEMBRANE_DATA * ELEMENT_LANES + lane;
  real x[3][4], w[3], g[6], fu[3], fv[3], c[3], m[6], rhs[3], dl[3], lambda[3], dx[3][4];
  for (int i = 0; i < 3; i++) {
    lanes_gather(x[i], job->node, vert + i * ELEMENT_LANES);
    w[i] = x[i][3];
  }
  for (int k = 0; k < 4; k++) g[k] = lanes_load(data + k * ELEMENT_LANES);
  g[4] = -(g[0] + g[2]);
  g[5] = -(g[1] + g[3]);
  real soft = lanes_load(data + MEMBRANE_SOFT * ELEMENT_LANES) * job->per_dt2;
  real nu = lanes_load(data + MEMBRANE_NU * ELEMENT_LANES);
  real shear = 2.0 * (soft + soft * nu);
  membrane_columns(fu, fv, x, g);
  membrane_strain(c, fu, fv);
  membrane_weight(m, fu, fv, g, w);
  if (job->damping > 0) { // stress follows (1 + r) C - r C(x0)
    double r = job->damping / job->dt;
    real y[3][4], gu[3], gv[3], c0[3];
    for (int i = 0; i < 3; i++) lanes_gather(y[i], job->node0, vert + i * ELEMENT_LANES);
    membrane_columns(gu, gv, y, g);
    membrane_strain(c0, gu, gv);
    for (int k = 0; k < 3; k++) c[k] = c[k] + r * (c[k] - c0[k]);
    for (int k = 0; k < 6; k++) m[k] = (1 + r) * m[k];
  }
  m[0] = m[0] + soft;
  m[1] = m[1] + soft;
  m[2] = m[2] + shear;
  m[3] = m[3] - soft * nu;
  for (int k = 0; k < 3; k++) rhs[k] = -c[k];
  double* memory = job->lambda ? job->lambda + (ptrdiff_t)group * 3 * ELEMENT_LANES + lane : NULL;
  if (memory) {
    for (int k = 0; k < 3; k++)
      lambda[k] = job->fresh ? real_set(0) : lanes_load(memory + k * ELEMENT_LANES);
    rhs[0] = rhs[0] - soft * (lambda[0] - nu * lambda[1]);
    rhs[1] = rhs[1] - soft * (lambda[1] - nu * lambda[0]);
    rhs[2] = rhs[2] - shear * lambda[2];
  }
  lanes_solve3(dl, m, rhs);
  membrane_move(dx, dl, fu, fv, g, w);
  real part = membrane_part(dx, fu, fv, g);
  if (memory)
    for (int k = 0; k < 3; k++) lanes_store(memory + k * ELEMENT_LANES, lambda[k] + part * dl[k]);
  for (int i = 0; i < 3; i++) {
    lanes_axpy(x[i], part, dx[i]);
    lanes_scatter(job->node, vert + i * ELEMENT_LANES, x[i]);
  }
}

#endif
