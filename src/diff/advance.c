#include "diff/advance.h"

#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/wide.h"

#include <string.h>

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

// A and B as rows of one matrix whose columns are the inputs; the columns of a block are known.
typedef struct NextRows {
  const DiffPoint* p;
  const BlockSet* blocks; // NULL: one
  double *A, *B;
  int nx, nu;
} NextRows;

// Where row i has the column j of the inputs; NULL: it is not wanted.
static double* next_entry(const NextRows* r, int i, int j) {
  if (j < r->nx) return r->A ? r->A + (size_t)i * (size_t)r->nx + j : NULL;
  return r->B ? r->B + (size_t)i * (size_t)r->nu + (j - r->nx) : NULL;
}

static void add_to_next(const NextRows* r, int i, int j, double x) {
  double* to = next_entry(r, i, j);
  if (to) *to += x;
}

WIDE_INLINE void scale_row_to(double* to, const double* x, const double* scale, int n) {
  double s = *scale;
  for (int k = 0; k < n; k++) to[k] = s * x[k];
}
WIDE_TARGET static void scale_row_to_wide(double* to, const double* x, const double* scale, int n) {
  scale_row_to(to, x, scale, n);
}

// Row i becomes scale times numbers of the block of a dof (one per column of the block).
static void put_next(const NextRows* r, int i, int dof, const double* x, double scale) {
  if (!r->blocks || r->blocks->n == 1) {
    if (r->A) WIDE_CALL(scale_row_to, next_entry(r, i, 0), x, &scale, r->nx);
    if (r->B) WIDE_CALL(scale_row_to, r->B + (size_t)i * (size_t)r->nu, x + r->nx, &scale, r->nu);
    return;
  }
  const BlockSet* s = r->blocks;
  int b = s->dof_block[dof], first = s->column_first[b];
  for (int k = 0; k < block_set_columns(s, b); k++) {
    double* to = next_entry(r, i, s->column[first + k]);
    if (to) *to = scale * x[k];
  }
}

static void advance_turns(const NextRows* r, const double* acc, const InputColumns* dacc, int dof) {
  const DiffPoint* p = r->p;
  double h = p->x.m->opt.timestep;
  Turned t = turn_over_step(p, acc, dof);
  const BlockSet* s = r->blocks;
  int b = s ? s->dof_block[dof] : 0, n = s ? block_set_columns(s, b) : p->x.col.n;
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < n; k++) {
      double* to = next_entry(r, dof + i, s ? s->column[s->column_first[b] + k] : k);
      if (!to) continue;
      *to = 0;
      for (int c = 0; c < 3; c++) *to += t.by_vel[3 * i + c] * h * columns_row(p, dacc, dof + c)[k];
    }
    for (int k = 0; k < 3; k++) {
      add_to_next(r, dof + i, p->x.col.v + dof + k, t.by_vel[3 * i + k]);
      add_to_next(r, dof + i, p->x.col.q + dof + k, t.by_quat[3 * i + k]);
    }
  }
}

static void advance_positions(const NextRows* r, const double* acc, const InputColumns* dacc) {
  const ctModel* m = r->p->x.m;
  double h = m->opt.timestep;
  for (int j = 0; j < m->njnt; j++) {
    int dof = m->jnt_dofadr[j], turns = find_turns(m, j);
    for (int i = dof; i < dof + count_straight(m, j); i++) {
      put_next(r, i, i, columns_row(r->p, dacc, i), h * h);
      add_to_next(r, i, r->p->x.col.v + i, h);
      add_to_next(r, i, r->p->x.col.q + i, 1);
    }
    if (turns >= 0) advance_turns(r, acc, dacc, turns);
  }
}

static void advance_activations(const NextRows* r) {
  const DiffPoint* p = r->p;
  const ctModel* m = p->x.m;
  int first = 2 * (int)m->nv, na = (int)m->na;
  if (r->A) memset(next_entry(r, first, 0), 0, (size_t)na * (size_t)r->nx * sizeof *r->A);
  if (r->B)
    memset(r->B + (size_t)first * (size_t)r->nu, 0, (size_t)na * (size_t)r->nu * sizeof *r->B);
  for (int k = 0; k < na; k++) add_to_next(r, first + k, p->x.col.act + k, 1);
  for (int i = 0; i < m->nu && activations_move(m); i++) {
    const ActuatorSlope* a = p->actuator + i;
    if (m->actuator_actadr[i] < 0) continue;
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    add_to_next(r, first + last, p->x.col.act + last, a->keep + a->reach * a->rate_act - 1);
    add_to_next(r, first + last, p->x.col.ctrl + i, a->reach * a->rate_ctrl);
  }
}

void advance_matrix(const DiffPoint* p, const double* acc, const InputColumns* dacc, double* A,
                    double* B) {
  const ctModel* m = p->x.m;
  int nv = (int)m->nv, nx = 2 * nv + (int)m->na, nu = (int)m->nu;
  NextRows r = {p, dacc->blocks, A, nu ? B : NULL, nx, nu};
  if (dacc->blocks && dacc->blocks->n > 1) {
    if (r.A) memset(r.A, 0, 2 * (size_t)nv * (size_t)nx * sizeof *r.A);
    if (r.B) memset(r.B, 0, 2 * (size_t)nv * (size_t)nu * sizeof *r.B);
  }
  for (int i = 0; i < nv; i++) {
    put_next(&r, nv + i, i, columns_row(p, dacc, i), m->opt.timestep);
    add_to_next(&r, nv + i, p->x.col.v + i, 1);
  }
  advance_positions(&r, acc, dacc);
  if (m->na) advance_activations(&r);
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
