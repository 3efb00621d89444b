// Invariant: rows J and Y of mover k start at 6 nv k. Links of a mover stand together. Only movers
// of trees that are awake exist.
#include "deform/mobility.h"

#include "base/assert.h"
#include "constraint/reference.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/vec.h"
#include "model/awake.h"
#include "pos/jacobian.h"
#include "pos/mass_matrix.h"

#include <string.h>

bool movers_clear(Movers* s, const ctModel* m, const ctData* d, const double* qfrc_last) {
  s->at.count = s->link.count = s->J.count = s->Y.count = 0;
  s->solved = 0;
  int n = (int)m->nbody;
  if (!array_reserve(&s->of_body, n)) return false;
  for (int i = 0; i < n; i++) s->of_body.data[i] = -1;
  s->of_body.count = n;
  int nv = (int)m->nv;
  if (!array_reserve(&s->alone, nv) || !array_reserve(&s->last, nv)) return false;
  dense_copy(s->alone.data, d->qacc, nv);
  dense_copy(s->last.data, qfrc_last, nv);
  return true;
}

void movers_free(Movers* s) {
  array_free(&s->at);
  array_free(&s->link);
  array_free(&s->J);
  array_free(&s->Y);
  array_free(&s->vector);
  array_free(&s->alone);
  array_free(&s->last);
  array_free(&s->of_body);
}

int movers_add(Movers* s, const ctModel* m, const ctData* d, int body) {
  CT_ASSERT(body >= 0 && body < m->nbody);
  int top = mover_body(m, body), tree = m->body_treeid[top];
  bool placed = m->body_mocapid[top] >= 0; // mocap: it moves, but nothing moves it
  if (top == 0 || (!placed && (tree < 0 || !d->tree_awake[tree]))) return -1;
  if (s->of_body.data[top] >= 0) return s->of_body.data[top];
  RigidMover* r = array_push(&s->at);
  if (!r) return -2;
  r->body = top;
  copy3(r->start, d->xipos + 3 * top);
  copy3(r->com, r->start);
  unit4(r->quat);
  mat3_eye(r->turn);
  return s->of_body.data[top] = s->at.count - 1;
}

//---------------------------------- linear solution -----------------------------------------------

enum { MOST_ITERATIONS = 200 };

// Vectors of the method, nv each but for the rows'.
typedef struct GradientWork {
  double *r, *z, *p, *Hp, *rows;
} GradientWork;

static bool take_vectors(Movers* s, const ctModel* m, const ctData* d, GradientWork* w) {
  int nv = (int)m->nv;
  if (!array_reserve(&s->vector, 5 * nv + d->nefc)) return false;
  double* v = s->vector.data;
  *w = (GradientWork){v, v + nv, v + 2 * nv, v + 3 * nv, v + 4 * nv};
  return true;
}

// r = H x, H = M + J' D J over rows that act like springs
static void multiply_hessian(const ctModel* m, const ctData* d, const GradientWork* w, double* r,
                             const double* x) {
  int nv = (int)m->nv;
  mass_matrix_mul(m, d, r, x);
  if (d->nefc == 0) return;
  reference_mul(m, d, w->rows, x);
  for (int i = 0; i < d->nefc; i++)
    w->rows[i] *= d->efc_state[i] == ctCNSTRSTATE_QUADRATIC ? d->efc_D[i] : 0;
  reference_mul_t(m, d, w->z, w->rows);
  for (int i = 0; i < nv; i++) r[i] += w->z[i];
}

// x = H^-1 b by conjugate gradients with the preconditioner M: as many iterations as active rows
// are independent, and one.
static void solve_hessian(const ctModel* m, const ctData* d, const GradientWork* w, double* x,
                          const double* b) {
  int nv = (int)m->nv;
  dense_copy(x, b, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, x);
  if (d->nefc == 0) return;
  multiply_hessian(m, d, w, w->Hp, x);
  dense_sub(w->r, b, w->Hp, nv);
  dense_copy(w->z, w->r, nv);
  mass_matrix_solve(m, d->qLD, d->qLDiagInv, w->z);
  dense_copy(w->p, w->z, nv);
  double rz = dense_dot(w->r, w->z, nv), least = 1e-20 * fabs(dense_dot(b, x, nv));
  for (int k = 0; k < MOST_ITERATIONS && rz > least; k++) {
    multiply_hessian(m, d, w, w->Hp, w->p);
    double alpha = rz / dense_dot(w->p, w->Hp, nv);
    dense_addtoscl(x, w->p, alpha, nv);
    dense_addtoscl(w->r, w->Hp, -alpha, nv);
    dense_copy(w->z, w->r, nv);
    mass_matrix_solve(m, d->qLD, d->qLDiagInv, w->z);
    double next = dense_dot(w->r, w->z, nv);
    for (int i = 0; i < nv; i++) w->p[i] = w->z[i] + next / rz * w->p[i];
    rz = next;
  }
}

//---------------------------------- motion --------------------------------------------------------

// last = H^-1 qfrc_last
static void answer_last(Movers* s, const ctModel* m, const ctData* d, const GradientWork* w) {
  int nv = (int)m->nv;
  bool any = false;
  for (int i = 0; i < nv; i++) any |= s->last.data[i] != 0;
  if (!any) return;
  double* b = w->rows + d->nefc;
  dense_copy(b, s->last.data, nv);
  solve_hessian(m, d, w, s->last.data, b);
}

static void set_motion(const Movers* s, RigidMover* r, const ctModel* m, const ctData* d,
                       const double* J) {
  int nv = (int)m->nv;
  for (int i = 0; i < 6; i++) {
    const double* row = J + (size_t)i * nv;
    r->twist[i] = dense_dot(row, d->qvel, nv);
    r->rate[i] = dense_dot(row, d->qacc, nv);
    r->drift[i] = s->lag * (r->rate[i] + dense_dot(row, s->last.data, nv));
  }
}

static void fill_link(const Movers* s, int nv, int i, int k, double W[36]) {
  const double *J = s->J.data + (size_t)6 * nv * i, *Y = s->Y.data + (size_t)6 * nv * k;
  for (int a = 0; a < 6; a++)
    for (int b = 0; b < 6; b++)
      W[6 * a + b] = dense_dot(J + (size_t)a * nv, Y + (size_t)b * nv, nv);
}

static bool is_link_empty(const double W[36]) {
  for (int i = 0; i < 36; i++)
    if (W[i] != 0) return false;
  return true;
}

// Row k: what an impulse at k does to every mover.
static bool make_links(Movers* s, int nv) {
  s->link.count = 0;
  for (int k = 0; k < s->at.count; k++) {
    s->at.data[k].first = s->link.count;
    for (int i = 0; i < s->at.count; i++) {
      MoverLink* l = array_push(&s->link);
      if (!l) return false;
      l->mover = i;
      fill_link(s, nv, i, k, l->W);
      if (i != k && is_link_empty(l->W)) s->link.count--;
    }
    s->at.data[k].count = s->link.count - s->at.data[k].first;
  }
  return true;
}

bool movers_solve(Movers* s, const ctModel* m, ctData* d) {
  int nv = (int)m->nv, n = s->at.count;
  GradientWork w;
  if (s->solved == n) return true;
  if (!array_reserve(&s->J, 6 * nv * n) || !array_reserve(&s->Y, 6 * nv * n)) return false;
  if (!take_vectors(s, m, d, &w)) return false;
  if (s->solved == 0) answer_last(s, m, d, &w);
  for (int k = s->solved; k < n; k++) {
    RigidMover* r = s->at.data + k;
    double *J = s->J.data + (size_t)6 * nv * k, *Y = s->Y.data + (size_t)6 * nv * k;
    jacobian(m, d, J + (size_t)3 * nv, J, r->start, r->body);
    for (int i = 0; i < 6; i++) solve_hessian(m, d, &w, Y + (size_t)i * nv, J + (size_t)i * nv);
    set_motion(s, r, m, d, J);
  }
  s->solved = n;
  return make_links(s, nv);
}

//---------------------------------- impulses ------------------------------------------------------

void movers_push(Movers* s, int k, const double p[6]) {
  RigidMover* r = s->at.data + k;
  addto6(r->impulse, p);
  for (int e = r->first; e < r->first + r->count; e++) {
    const MoverLink* l = s->link.data + e;
    double* twist = s->at.data[l->mover].twist;
    for (int i = 0; i < 6; i++) {
      const double* row = l->W + 6 * i;
      twist[i] += row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3] * p[3] + row[4] * p[4] +
                  row[5] * p[5];
    }
  }
}

void mover_displacement(const RigidMover* r, const double arm[3], double dt, double u[3]) {
  double w[3], c[3];
  add3(w, r->twist, r->drift);
  cross3(c, w, arm);
  for (int i = 0; i < 3; i++) u[i] = dt * (r->twist[3 + i] + r->drift[3 + i] + c[i]);
}

void mover_mean_displacement(const RigidMover* r, const double arm[3], double dt, double u[3]) {
  RigidMover mean = *r;
  for (int i = 0; i < 6; i++) mean.twist[i] = 0.5 * (r->before[i] + r->twist[i]);
  mover_displacement(&mean, arm, dt, u);
}

// With the columns e_j: an impulse e_j at the arm is (arm x e_j, e_j).
void mover_point_mobility(const Movers* s, int k, const double arm[3], double K[9]) {
  const RigidMover* r = s->at.data + k;
  const double* W = NULL;
  for (int e = r->first; e < r->first + r->count && !W; e++)
    if (s->link.data[e].mover == k) W = s->link.data[e].W;
  CT_ASSERT(W != NULL);
  for (int j = 0; j < 3; j++) {
    double e[3] = {j == 0, j == 1, j == 2}, p[6], twist[6], v[3];
    cross3(p, arm, e);
    copy3(p + 3, e);
    for (int i = 0; i < 6; i++) {
      twist[i] = 0;
      for (int b = 0; b < 6; b++) twist[i] += W[6 * i + b] * p[b];
    }
    cross3(v, twist, arm);
    for (int i = 0; i < 3; i++) K[3 * i + j] = v[i] + twist[3 + i];
  }
}

void movers_accelerate(Movers* s, double dt) {
  for (int k = 0; k < s->at.count; k++) {
    RigidMover* r = s->at.data + k;
    addtoscl6(r->twist, r->rate, dt);
    copy6(r->before, r->twist);
  }
}

void movers_advance(Movers* s, double dt) {
  for (int k = 0; k < s->at.count; k++) {
    RigidMover* r = s->at.data + k;
    double w[3], turn[4], axis[3];
    addtoscl6(r->area, r->impulse, dt);
    for (int i = 0; i < 3; i++) r->com[i] += dt * (r->twist[3 + i] + r->drift[3 + i]);
    add3(w, r->twist, r->drift);
    copy3(axis, w);
    double angle = dt * normalize3(axis);
    quat_from_axis_angle(turn, axis, angle);
    quat_mul(r->quat, turn, r->quat);
    normalize4(r->quat);
    quat_to_mat(r->turn, r->quat);
  }
}

void movers_force(const Movers* s, const ctModel* m, double h, double* qfrc) {
  int nv = (int)m->nv;
  dense_zero(qfrc, nv);
  for (int k = 0; k < s->at.count; k++)
    for (int i = 0; i < 6; i++)
      dense_addtoscl(qfrc, s->J.data + (size_t)6 * nv * k + (size_t)i * nv,
                     s->at.data[k].impulse[i] / h, nv);
}

// How well the acceleration answered in a tree: 1 as predicted, 0 not at all or the other way.
static double answer_share(const Movers* s, const ctModel* m, const ctData* d, int tree,
                           const double* predicted) {
  double both = 0, square = 0;
  int first = m->tree_dofadr[tree], end = first + m->tree_dofnum[tree];
  for (int i = first; i < end; i++) {
    both += predicted[i] * (d->qacc[i] - s->alone.data[i]);
    square += predicted[i] * predicted[i];
  }
  return square > 0 ? clip1(both / square, 0, 1) : 0;
}

void movers_shift(Movers* s, const ctModel* m, const ctData* d, double* shift) {
  int nv = (int)m->nv;
  double h = m->opt.timestep, *predicted = s->vector.data;
  CT_ASSERT(s->vector.cap >= nv);
  dense_zero(predicted, nv);
  for (int i = 0; i < nv; i++) shift[i] = h * s->lag * s->last.data[i];
  for (int k = 0; k < s->at.count; k++) {
    const RigidMover* r = s->at.data + k;
    for (int i = 0; i < 6; i++) {
      const double* row = s->Y.data + (size_t)6 * nv * k + (size_t)i * nv;
      dense_addtoscl(predicted, row, r->impulse[i] / h, nv);
      dense_addtoscl(shift, row, r->area[i] - h * r->impulse[i], nv);
    }
  }
  for (int t = 0; t < m->ntree; t++) {
    double share = answer_share(s, m, d, t, predicted);
    int first = m->tree_dofadr[t], end = first + m->tree_dofnum[t];
    for (int i = first; i < end; i++) shift[i] *= share;
  }
}
