#include "solve/cone.h"

#include "base/assert.h"
#include "math/dense.h"

void cone_init(Cone* c, const Problem* p, int row) {
  CT_ASSERT(row >= 0 && row < p->nefc);
  ctContact* con = p->contact + p->id[row];
  double mu = con->mu;
  CT_ASSERT(con->dim >= 3 && con->dim <= CONE_MAX && row + con->dim <= p->nefc);
  c->row = row;
  c->dim = con->dim;
  c->mu = mu;
  c->scale[0] = mu;
  for (int j = 1; j < CONE_MAX; j++) c->scale[j] = con->friction[j - 1];
  c->k = p->D[row] / (mu * mu * (1 + mu * mu));
  c->H = con->H;
}

// u_j = scale_j x_j; returns T = |u_1, u_2, ...|
static double to_circular(const Cone* c, const double* x, double* u) {
  for (int j = 0; j < c->dim; j++) u[j] = c->scale[j] * x[j];
  return dense_norm(u + 1, c->dim - 1);
}

cttConstraintState cone_update(const Cone* c, const double* D, const double* x, double* force,
                               double* cost) {
  CT_ASSERT(c->dim >= 3 && c->dim <= CONE_MAX);
  double u[CONE_MAX], t = to_circular(c, x, u), n = u[0];

  // top
  if (n >= c->mu * t || (t <= 0 && n >= 0)) {
    for (int j = 0; j < c->dim; j++) force[j] = 0;
    return ctCNSTRSTATE_SATISFIED;
  }

  // bottom
  if (c->mu * n + t <= 0 || (t <= 0 && n < 0)) {
    for (int j = 0; j < c->dim; j++) {
      force[j] = -D[j] * x[j];
      *cost += 0.5 * D[j] * x[j] * x[j];
    }
    return ctCNSTRSTATE_QUADRATIC;
  }

  // between: minus the gradient of 1/2 k (N - mu T)^2
  double d = n - c->mu * t;
  *cost += 0.5 * c->k * d * d;
  force[0] = -c->k * d * c->mu;
  double s = -force[0] / t;
  for (int j = 1; j < c->dim; j++) force[j] = s * u[j] * c->scale[j];
  return ctCNSTRSTATE_CONE;
}

void cone_hessian(const Cone* c, const double* x) {
  double u[CONE_MAX], t = to_circular(c, x, u), n = u[0], *H = c->H;
  int dim = c->dim;
  // H_00 = k, H_0j = -k mu u_j / T, H_ij = k (mu N / T^3 u_i u_j + (mu^2 - mu N / T) delta_ij),
  // times the scale of both rows
  double a = c->mu / t, b = a * n / (t * t), diag = c->mu * c->mu - a * n;
  H[0] = c->k * c->scale[0] * c->scale[0];
  for (int i = 1; i < dim; i++) {
    double s = c->k * c->scale[i];
    H[i] = H[i * dim] = -s * c->scale[0] * a * u[i];
    for (int j = 1; j <= i; j++) {
      double h = b * u[i] * u[j] + (i == j ? diag : 0);
      H[i * dim + j] = H[j * dim + i] = s * c->scale[j] * h;
    }
  }
}

void cone_line(Cone* c, const double* D, const double* x, const double* v) {
  double q0 = 0, q1 = 0, q2 = 0;
  for (int j = 0; j < c->dim; j++) {
    double dx = D[j] * x[j];
    q0 += x[j] * dx;
    q1 += v[j] * dx;
    q2 += v[j] * D[j] * v[j];
  }
  c->quad[0] = 0.5 * q0;
  c->quad[1] = q1;
  c->quad[2] = 0.5 * q2;
  c->n0 = c->scale[0] * x[0];
  c->n1 = c->scale[0] * v[0];
  c->t0 = c->t1 = c->t2 = 0;
  for (int j = 1; j < c->dim; j++) {
    double u = c->scale[j] * x[j], w = c->scale[j] * v[j];
    c->t0 += u * u;
    c->t1 += u * w;
    c->t2 += w * w;
  }
}

static void add_quad(const Cone* c, ConeSum* sum) {
  for (int k = 0; k < 3; k++) sum->quad[k] += c->quad[k];
}

void cone_point(const Cone* c, double alpha, ConeSum* sum) {
  double n = c->n0 + alpha * c->n1;
  double tt = c->t0 + alpha * (2 * c->t1 + alpha * c->t2);
  if (tt <= 0) {
    if (n < 0) add_quad(c, sum);
    return;
  }
  double t = sqrt(tt), mu = c->mu;
  if (n >= mu * t) return;
  if (mu * n + t <= 0) {
    add_quad(c, sum);
    return;
  }
  // d = N - mu T and its derivatives
  double half = c->t1 + alpha * c->t2;
  double dt = half / t, ddt = c->t2 / t - half * dt / (t * t);
  double d = n - mu * t, d1 = c->n1 - mu * dt;
  sum->cost += 0.5 * c->k * d * d;
  sum->slope += c->k * d * d1;
  sum->curvature += c->k * (d1 * d1 - d * (mu * ddt));
}
