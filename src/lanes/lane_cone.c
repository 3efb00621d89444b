// The elliptic cone of solve/cone.c in lanes: both sides of a choice are computed.
#include "lanes/lane_primal.h"
#include "math/dense.h"

// u_j = scale_j x_j; returns T = |u_1, u_2, ...|
static real scale_to_circle(const LaneCone* c, const real* x, real* u) {
  for (int j = 0; j < c->dim; j++) u[j] = c->scale[j] * x[j];
  return dense_norm(u + 1, c->dim - 1);
}

void lane_cone_update(LanePrimal* w, LaneCone* c, real* cost) {
  const real zero = real_set(0), *x = w->jar + c->row, *D = w->D + c->row;
  real u[CONE_MAX], t = scale_to_circle(c, x, u), n = u[0];
  mask flat = t <= zero;
  mask top = (n >= c->mu * t) | (flat & (n >= zero));
  mask bottom = ~top & ((c->mu * n + t <= zero) | (flat & (n < zero)));
  c->on = ~(top | bottom);

  real sum = *cost, d = n - c->mu * t, f0 = -c->k * d * c->mu, s = -f0 / t;
  for (int j = 0; j < c->dim; j++) sum += 0.5 * D[j] * x[j] * x[j];
  *cost = real_select(c->on, *cost + 0.5 * c->k * d * d, real_select(bottom, sum, *cost));
  for (int j = 0; j < c->dim; j++) {
    real on = j == 0 ? f0 : s * u[j] * c->scale[j];
    w->force[c->row + j] = real_select(c->on, on, lane_where(bottom, -D[j] * x[j]));
    w->active[c->row + j] = bottom;
  }
}

void lane_cone_hessian(const LanePrimal* w, LaneCone* c) {
  real u[CONE_MAX], t = scale_to_circle(c, w->jar + c->row, u), n = u[0], *H = c->H;
  int dim = c->dim;
  real a = c->mu / t, b = a * n / (t * t), diag = c->mu * c->mu - a * n;
  H[0] = c->k * c->scale[0] * c->scale[0];
  for (int i = 1; i < dim; i++) {
    real s = c->k * c->scale[i];
    H[i] = H[i * dim] = -s * c->scale[0] * a * u[i];
    for (int j = 1; j <= i; j++) {
      real h = b * u[i] * u[j] + (i == j ? diag : real_set(0));
      H[i * dim + j] = H[j * dim + i] = s * c->scale[j] * h;
    }
  }
  for (int i = 0; i < dim * dim; i++) H[i] = lane_where(c->on, H[i]);
}

void lane_cone_line(const LanePrimal* w, LaneCone* c) {
  const real *D = w->D + c->row, *x = w->jar + c->row, *v = w->jv + c->row;
  real q0 = real_set(0), q1 = q0, q2 = q0;
  for (int j = 0; j < c->dim; j++) {
    real dx = D[j] * x[j];
    q0 += x[j] * dx;
    q1 += v[j] * dx;
    q2 += v[j] * D[j] * v[j];
  }
  c->quad[0] = 0.5 * q0;
  c->quad[1] = q1;
  c->quad[2] = 0.5 * q2;
  c->n0 = c->scale[0] * x[0];
  c->n1 = c->scale[0] * v[0];
  c->t0 = c->t1 = c->t2 = real_set(0);
  for (int j = 1; j < c->dim; j++) {
    real u = c->scale[j] * x[j], y = c->scale[j] * v[j];
    c->t0 += u * u;
    c->t1 += u * y;
    c->t2 += y * y;
  }
}

void lane_cone_point(const LaneCone* c, real alpha, LaneSum* sum) {
  const real zero = real_set(0);
  real n = c->n0 + alpha * c->n1;
  real tt = c->t0 + alpha * (2 * c->t1 + alpha * c->t2);
  mask flat = tt <= zero;
  real t = real_sqrt(tt), mu = c->mu;
  mask top = ~flat & (n >= mu * t);
  mask bottom = (flat & (n < zero)) | (~flat & ~top & (mu * n + t <= zero));
  mask on = ~(flat | top | bottom);
  for (int k = 0; k < 3; k++) sum->quad[k] += lane_where(bottom, c->quad[k]);

  real half = c->t1 + alpha * c->t2;
  real dt = half / t, ddt = c->t2 / t - half * dt / (t * t);
  real d = n - mu * t, d1 = c->n1 - mu * dt;
  sum->cost += lane_where(on, 0.5 * c->k * d * d);
  sum->slope += lane_where(on, c->k * d * d1);
  sum->curvature += lane_where(on, c->k * (d1 * d1 - d * (mu * ddt)));
}
