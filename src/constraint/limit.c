// Limits: dist = distance to the end of the range, one row for each side that is nearer than the
// margin.
#include "constraint/limit.h"

#include "base/assert.h"
#include "constraint/block.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/tendon.h"

#include <math.h>

//---------------------------------- joint ---------------------------------------------------------

// Slides and hinges have two sides, balls one; free joints have no limits.
static void count_joint_limits(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  (void)d;
  int scalar = 0, ball = 0;
  for (int j = ids.begin; j < ids.end; j++) {
    if (!m->jnt_limited[j]) continue;
    scalar += joint_is_scalar(m->jnt_type[j]);
    ball += joint_is_orientation(m->jnt_type[j]);
  }
  c->rows += 2 * scalar + ball;
  c->nonzeros += 2 * scalar + 3 * ball;
}

// dist = value - lower, upper - value: a row for each side that is nearer than the margin
static void add_scalar_limit(const ctModel* m, ctData* d, int j) {
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

// dist = largest angle - |log q|; a rotation about the axis of log q decreases it
static void add_ball_limit(const ctModel* m, ctData* d, int j) {
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

static void make_joint_limits(const ctModel* m, ctData* d, ConstraintIds ids) {
  bool sleep = awake_some_sleep(m, d);
  for (int j = ids.begin; j < ids.end; j++) {
    if (!m->jnt_limited[j] || (sleep && awake_dof_sleeps(m, d, m->jnt_dofadr[j]))) continue;
    int type = m->jnt_type[j];
    if (joint_is_scalar(type))
      add_scalar_limit(m, d, j);
    else if (joint_is_orientation(type))
      add_ball_limit(m, d, j);
  }
}

static int weigh_joint_limit(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                             double* diag) {
  (void)d;
  diag[0] = m->dof_invweight0[m->jnt_dofadr[b->id]];
  return 1;
}

static Softness joint_limit_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b) {
  (void)d;
  return (Softness){.ref = m->jnt_solref + ctNREF * b->id, .imp = m->jnt_solimp + ctNIMP * b->id};
}

static bool find_joint_body(const ctModel* m, const ctData* d, int j, int body[2]) {
  (void)d;
  body[0] = m->jnt_bodyid[j];
  body[1] = 0;
  return true;
}

const ConstraintKind limit_joint_kind = {
    .label = "limit of joint",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_BODIES,
    .count = count_joint_limits,
    .make = make_joint_limits,
    .weight = weigh_joint_limit,
    .softness = joint_limit_softness,
    .bodies = find_joint_body,
};

//---------------------------------- tendon --------------------------------------------------------

static void count_tendon_limits(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  for (int t = ids.begin; t < ids.end; t++) {
    if (!m->tendon_limited[t]) continue;
    c->rows += 2;
    c->nonzeros += 2 * d->ten_J_rownnz[t];
  }
}

static size_t tendon_limit_scratch(const ctModel* m) { return SCRATCH_SIZE(double, m->nv); }

static void add_tendon_limit(const ctModel* m, ctData* d, int t, Scratch s) {
  double value = d->ten_length[t], margin = m->tendon_margin[t];
  TendonRow r = tendon_row(m, d, t);
  CT_ASSERT(r.n >= 0 && r.n <= m->nv);
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

static void make_tendon_limits(const ctModel* m, ctData* d, ConstraintIds ids) {
  bool sleep = awake_some_sleep(m, d);
  for (int t = ids.begin; t < ids.end; t++) {
    if (!m->tendon_limited[t] || (sleep && awake_tendon_sleeps(m, d, t))) continue;
    add_tendon_limit(m, d, t, data_scratch(d));
  }
}

static int weigh_tendon_limit(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                              double* diag) {
  (void)d;
  diag[0] = m->tendon_invweight0[b->id];
  return 1;
}

static Softness tendon_limit_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b) {
  (void)d;
  return (Softness){.ref = m->tendon_solref_lim + ctNREF * b->id,
                    .imp = m->tendon_solimp_lim + ctNIMP * b->id};
}

const ConstraintKind limit_tendon_kind = {
    .label = "limit of tendon",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_FIRST_ROW,
    .count = count_tendon_limits,
    .scratch = tendon_limit_scratch,
    .make = make_tendon_limits,
    .weight = weigh_tendon_limit,
    .softness = tendon_limit_softness,
};

//---------------------------------- both ----------------------------------------------------------

ConstraintBlock limit_of(const ctModel* m, const ctData* d, int objtype, int id) {
  int type = objtype == ctOBJ_JOINT ? ctCNSTR_LIMIT_JOINT : ctCNSTR_LIMIT_TENDON;
  int begin = d->ne + d->nf;
  for (int row = begin; row < begin + d->nl; row++) {
    if (d->efc_type[row] == type && d->efc_id[row] == id) return block_at(m, d, row);
  }
  return (ConstraintBlock){0};
}

void limit_forces(const ctModel* m, ctData* d) {
  dense_zero(d->jnt_limit_frc, (int)m->njnt);
  dense_zero(d->ten_limit_frc, (int)m->ntendon);
  int begin = d->ne + d->nf;
  for (int row = begin; row < begin + d->nl; row++) {
    double* to = d->efc_type[row] == ctCNSTR_LIMIT_JOINT ? d->jnt_limit_frc : d->ten_limit_frc;
    CT_ASSERT(row < d->nefc);
    to[d->efc_id[row]] += d->efc_force[row];
  }
}
