// With A the sum of S_k u_k over the dofs that move a body, and A_j that before the joint of dof j,
//   dA / dq_j = S_j x (A - A_j) = S_j x A + A_j x S_j
#include "diff/link.h"

#include "base/assert.h"
#include "math/dense.h"
#include "math/spatial.h"
#include "pos/jacobian.h"

TiedPoints link_new(const Diff* x) {
  size_t n = (size_t)x->m->nv;
  TiedPoints l = {.set = dofs_new(x), .rel = diff_numbers(x, 18 * n + 1)};
  if (!l.set.dof) l.rel = NULL;
  if (!l.rel) return l;
  return l;
}

// to (6 x n) += w (S_j x A + carry_j) at the point
static void add_second(const Diff* x, const TiedPoints* l, const TiedMember* k, const double* A,
                       const double* carry, double* to) {
  int n = l->set.n;
  double off[3], c[6], v[3];
  dofs_offset(x, k->body, k->point, off);
  for (int j = jacobian_last_dof(x->m, k->body); j >= 0; j = x->m->dof_parentid[j]) {
    int at = l->set.at[j];
    spatial_cross_motion(c, x->d->cdof + 6 * j, A);
    addto6(c, carry + 6 * j);
    jacobian_column(v, c, off);
    for (int i = 0; i < 3; i++) {
      to[i * n + at] += k->weight * v[i];
      to[(i + 3) * n + at] += k->weight * c[i];
    }
  }
}

static void add_motion_of(const Diff* x, const TiedMember* k, const double* A, double to[6]) {
  double off[3], v[3];
  dofs_offset(x, k->body, k->point, off);
  jacobian_column(v, A, off);
  addtoscl3(to, v, k->weight);
  addtoscl3(to + 3, A, k->weight);
}

void link_fill(const Diff* x, TiedPoints* l) {
  int n = l->set.n;
  l->second_acc = l->rel + 6 * n;
  l->second_vel = l->second_acc + 6 * n;
  dense_zero(l->rel, 18 * n);
  zero6(l->acc);
  zero6(l->vel);
  for (int i = 0; i < l->nmember; i++) {
    const TiedMember* k = l->member + i;
    const double *a = x->acc + 6 * k->body, *v = x->vel + 6 * k->body;
    dofs_add_motion(x, &l->set, k->body, k->point, k->weight, l->rel);
    add_second(x, l, k, a, x->carry_acc, l->second_acc);
    add_second(x, l, k, v, x->carry_vel, l->second_vel);
    add_motion_of(x, k, a, l->acc);
    add_motion_of(x, k, v, l->vel);
  }
}

static void add_swept(double* to, int n, const double* spin, const double* move) {
  for (int j = 0; j < n; j++) {
    double dp[3] = {move[j], move[n + j], move[2 * n + j]}, c[3];
    cross3(c, spin, dp);
    for (int i = 0; i < 3; i++) to[i * n + j] += c[i];
  }
}

void link_move_point(const Diff* x, TiedPoints* l, int member, const double* move) {
  double acc[3], vel[3];
  copy3(acc, l->acc + 3);
  copy3(vel, l->vel + 3);
  if (member >= 0) {
    const TiedMember* k = l->member + member;
    scl3(acc, x->acc + 6 * k->body, k->weight);
    scl3(vel, x->vel + 6 * k->body, k->weight);
  }
  add_swept(l->second_acc, l->set.n, acc, move);
  add_swept(l->second_vel, l->set.n, vel, move);
}

void link_push(const Diff* x, const TiedPoints* l, const double* force, const double* torque) {
  for (int i = 0; i < l->nmember; i++) {
    const TiedMember* k = l->member + i;
    double f[3], t[3];
    scl3(f, force, k->weight);
    scl3(t, torque, k->weight);
    dofs_push(x, k->body, k->point, f, t);
  }
}
