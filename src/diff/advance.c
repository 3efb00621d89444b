#include "diff/advance.h"

#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"

// How a quaternion moves by t w: by small turns of itself, and by w
typedef struct Turned {
  double by_quat[9], by_vel[9];
} Turned;

static Turned turn_over_step(const DiffPoint* p, const double* acc, int dof) {
  double w[3], h = p->x.m->opt.timestep;
  Turned t;
  for (int k = 0; k < 3; k++) w[k] = p->x.d->qvel[dof + k] + h * acc[dof + k];
  quat_integrate_deriv(w, h, t.by_quat, t.by_vel, NULL);
  for (int k = 0; k < 9; k++) t.by_vel[k] *= h;
  return t;
}

// The first dof of the turns of a joint, -1: it has none; translations and scalars come before.
static int find_turns(const ctModel* m, int j) {
  const JointKind* kind = joint_kind + m->jnt_type[j];
  return kind->scalar ? -1 : m->jnt_dofadr[j] + kind->translations;
}

static int count_straight(const ctModel* m, int j) {
  const JointKind* kind = joint_kind + m->jnt_type[j];
  return kind->scalar ? 1 : kind->translations;
}

static bool activations_move(const ctModel* m) {
  return m->na > 0 && !(m->opt.disableflags & ctDSBL_ACTUATION);
}

//---------------------------------- all columns ---------------------------------------------------

static double* change_row(const DiffPoint* p, double* y, int i) {
  return y + (size_t)i * (size_t)p->x.col.n;
}

static void advance_turns(const DiffPoint* p, const double* acc, int dof, double* dy) {
  int n = p->x.col.n, nv = (int)p->x.m->nv;
  Turned t = turn_over_step(p, acc, dof);
  for (int i = 0; i < 3; i++) {
    double* row = change_row(p, dy, dof + i);
    dense_zero(row, n);
    for (int k = 0; k < 3; k++) {
      dense_addtoscl(row, change_row(p, dy, nv + dof + k), t.by_vel[3 * i + k], n);
      row[p->x.col.q + dof + k] += t.by_quat[3 * i + k];
    }
  }
}

static void advance_positions(const DiffPoint* p, const double* acc, double* dy) {
  const ctModel* m = p->x.m;
  int n = p->x.col.n, nv = (int)m->nv;
  double h = m->opt.timestep;
  for (int j = 0; j < m->njnt; j++) {
    int dof = m->jnt_dofadr[j], turns = find_turns(m, j);
    for (int i = dof; i < dof + count_straight(m, j); i++) {
      dense_scl(change_row(p, dy, i), change_row(p, dy, nv + i), h, n);
      change_row(p, dy, i)[p->x.col.q + i] += 1;
    }
    if (turns >= 0) advance_turns(p, acc, turns, dy);
  }
}

static void advance_activations(const DiffPoint* p, double* dy) {
  const ctModel* m = p->x.m;
  int nv = (int)m->nv;
  dense_zero(change_row(p, dy, 2 * nv), (int)m->na * p->x.col.n);
  for (int k = 0; k < m->na; k++) change_row(p, dy, 2 * nv + k)[p->x.col.act + k] = 1;
  for (int i = 0; i < m->nu && activations_move(m); i++) {
    const ActuatorSlope* a = p->actuator + i;
    if (m->actuator_actadr[i] < 0) continue;
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    double* row = change_row(p, dy, 2 * nv + last);
    row[p->x.col.act + last] = a->keep + a->reach * a->rate_act;
    row[p->x.col.ctrl + i] = a->reach * a->rate_ctrl;
  }
}

void advance_matrix(const DiffPoint* p, const double* acc, const double* dacc, double* dy) {
  const ctModel* m = p->x.m;
  int n = p->x.col.n, nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    double* row = change_row(p, dy, nv + i);
    dense_scl(row, dacc + (size_t)i * (size_t)n, m->opt.timestep, n);
    row[p->x.col.v + i] += 1;
  }
  advance_positions(p, acc, dy);
  advance_activations(p, dy);
}

//---------------------------------- one column, one row -------------------------------------------

void advance_jvp(const DiffPoint* p, const double* acc, const double* dx, const double* du,
                 const double* dacc, double* dy) {
  const ctModel* m = p->x.m;
  int nv = (int)m->nv;
  double h = m->opt.timestep, *dv = dy + nv;
  for (int i = 0; i < nv; i++) dv[i] = (dx ? dx[nv + i] : 0) + h * dacc[i];
  for (int j = 0; j < m->njnt; j++) {
    int dof = m->jnt_dofadr[j], turns = find_turns(m, j);
    for (int i = dof; i < dof + count_straight(m, j); i++) dy[i] = (dx ? dx[i] : 0) + h * dv[i];
    if (turns < 0) continue;
    Turned t = turn_over_step(p, acc, turns);
    double r[3], s[3] = {0};
    mat3_mul_vec(r, t.by_vel, dv + turns);
    if (dx) mat3_mul_vec(s, t.by_quat, dx + turns);
    add3(dy + turns, r, s);
  }
  for (int k = 0; k < m->na; k++) dy[2 * nv + k] = dx ? dx[2 * nv + k] : 0;
  for (int i = 0; i < m->nu && activations_move(m); i++) {
    const ActuatorSlope* a = p->actuator + i;
    if (m->actuator_actadr[i] < 0) continue;
    int at = 2 * nv + m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    dy[at] = (dx ? (a->keep + a->reach * a->rate_act) * dx[at] : 0) +
             (du ? a->reach * a->rate_ctrl * du[i] : 0);
  }
}

void advance_vjp(const DiffPoint* p, const double* acc, const double* gy, double* gx, double* gu,
                 double* gacc) {
  const ctModel* m = p->x.m;
  int nv = (int)m->nv;
  double h = m->opt.timestep;
  dense_copy(gacc, gy + nv, nv);
  for (int j = 0; j < m->njnt; j++) {
    int dof = m->jnt_dofadr[j], turns = find_turns(m, j);
    for (int i = dof; i < dof + count_straight(m, j); i++) {
      gx[i] += gy[i];
      gacc[i] += h * gy[i];
    }
    if (turns < 0) continue;
    Turned t = turn_over_step(p, acc, turns);
    double r[3];
    mat3_mul_t_vec(r, t.by_vel, gy + turns);
    addto3(gacc + turns, r);
    mat3_mul_t_vec(r, t.by_quat, gy + turns);
    addto3(gx + turns, r);
  }
  dense_addtoscl(gx + nv, gacc, 1, nv);
  dense_scl(gacc, gacc, h, nv);
  for (int k = 0; k < m->na; k++) gx[2 * nv + k] += gy[2 * nv + k];
  for (int i = 0; i < m->nu && activations_move(m); i++) {
    const ActuatorSlope* a = p->actuator + i;
    if (m->actuator_actadr[i] < 0) continue;
    int at = 2 * nv + m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    gx[at] += (a->keep + a->reach * a->rate_act - 1) * gy[at];
    gu[i] += a->reach * a->rate_ctrl * gy[at];
  }
}
