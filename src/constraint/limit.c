#include "constraint/limit.h"

#include "math/quat.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/tendon.h"

#include <math.h>

// Slides and hinges have two sides, balls one; free joints have no limits.
static int sides(int type) { return type == ctJNT_BALL ? 1 : type == ctJNT_FREE ? 0 : 2; }

void limit_count(const ctModel* m, const ctData* d, RowCount* c) {
  for (int j = 0; j < m->njnt; j++) {
    if (!m->jnt_limited[j]) continue;
    c->rows += sides(m->jnt_type[j]);
    c->nonzeros += m->jnt_type[j] == ctJNT_BALL ? 3 : 2;
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (!m->tendon_limited[t]) continue;
    c->rows += 2;
    c->nonzeros += 2 * d->ten_J_rownnz[t];
  }
}

// dist = value - lower, upper - value: a row for each side that is nearer than the margin
static void scalar_limit(const ctModel* m, ctData* d, int j) {
  static const double sign[2] = {1, -1};
  double value = d->qpos[m->jnt_qposadr[j]], margin = m->jnt_margin[j];
  for (int side = 0; side < 2; side++) {
    double dist = sign[side] * (value - m->jnt_range[2 * j + side]);
    if (dist >= margin) continue;
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_LIMIT_JOINT,
                         .id = j,
                         .rows = 1,
                         .n = 1,
                         .dof = m->jnt_dofadr + j,
                         .jac = sign + side,
                         .pos = &dist,
                         .margin = margin});
  }
}

// dist = largest angle - |log q|; a turn about the axis of log q uses it up
static void ball_limit(const ctModel* m, ctData* d, int j) {
  double q[4], axis[3], margin = m->jnt_margin[j];
  copy4(q, d->qpos + m->jnt_qposadr[j]);
  normalize4(q);
  quat_to_vel(axis, q, 1);
  double angle = normalize3(axis);
  double dist = fmax(m->jnt_range[2 * j], m->jnt_range[2 * j + 1]) - angle;
  if (dist >= margin) return;
  int adr = m->jnt_dofadr[j];
  rows_add(m, d,
           &(RowBlock){.type = ctCNSTR_LIMIT_JOINT,
                       .id = j,
                       .rows = 1,
                       .n = 3,
                       .dof = (int[]){adr, adr + 1, adr + 2},
                       .jac = (double[]){-axis[0], -axis[1], -axis[2]},
                       .pos = &dist,
                       .margin = margin});
}

static void tendon_limit(const ctModel* m, ctData* d, int t, Scratch s) {
  double value = d->ten_length[t], margin = m->tendon_margin[t];
  TendonRow r = tendon_row(m, d, t);
  double* jac = SCRATCH(s, double, r.n);
  for (int side = 0; side < 2; side++) {
    double sign = side ? -1 : 1, dist = sign * (value - m->tendon_range[2 * t + side]);
    if (dist >= margin) continue;
    for (int k = 0; k < r.n; k++) jac[k] = sign * r.J[k];
    if (d->tendon_efcadr[t] < 0) d->tendon_efcadr[t] = d->nefc;
    rows_add(m, d,
             &(RowBlock){.type = ctCNSTR_LIMIT_TENDON,
                         .id = t,
                         .rows = 1,
                         .n = r.n,
                         .dof = r.dof,
                         .jac = jac,
                         .pos = &dist,
                         .margin = margin});
  }
}

void limit(const ctModel* m, ctData* d) {
  bool sleep = awake_some_sleep(m, d);
  for (int j = 0; j < m->njnt; j++) {
    if (!m->jnt_limited[j] || (sleep && awake_dof_sleeps(m, d, m->jnt_dofadr[j]))) continue;
    if (m->jnt_type[j] == ctJNT_BALL)
      ball_limit(m, d, j);
    else if (m->jnt_type[j] != ctJNT_FREE)
      scalar_limit(m, d, j);
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (!m->tendon_limited[t] || (sleep && awake_tendon_sleeps(m, d, t))) continue;
    tendon_limit(m, d, t, data_scratch(d));
  }
}
