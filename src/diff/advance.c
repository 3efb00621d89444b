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

// Columns of a block that follow each other in A or in B.
typedef struct ColumnRun {
  int in, at, n; // the first one in its block, its place in the row of A or B
  bool in_b;
} ColumnRun;

// A and B as rows of one matrix whose columns are the inputs; the columns of a block are known.
typedef struct NextRows {
  const DiffPoint* p;
  const BlockSet* blocks; // NULL: one
  double *A, *B;
  int nx, nu;
  ColumnRun* run; // by block, from run_first[b] to run_first[b + 1] - 1
  int* run_first;
} NextRows;

static int count_blocks(const NextRows* r) { return r->blocks ? r->blocks->n : 1; }

// The columns of block b as runs behind the n-th.
static int find_column_runs(const NextRows* r, int b, int n) {
  const BlockSet* s = r->blocks;
  int count = s ? block_set_columns(s, b) : r->p->x.col.n, last = -2;
  int start = n, most = r->nx + r->nu;
  for (int k = 0; k < count; k++) {
    int at = s ? s->column[s->column_first[b] + k] : k;
    if (at >= most) break; // parameters
    if (n == start || at != last + 1 || at == r->nx)
      r->run[n++] = (ColumnRun){k, at < r->nx ? at : at - r->nx, 0, at >= r->nx};
    r->run[n - 1].n++;
    last = at;
  }
  return n;
}

static bool take_runs(NextRows* r) {
  int nblock = count_blocks(r);
  r->run = arena_push(r->p->x.arena, (size_t)r->p->x.col.n * sizeof *r->run + 1, 64);
  r->run_first = diff_ints(&r->p->x, (size_t)nblock + 1);
  if (!r->run || !r->run_first) return false;
  r->run_first[0] = 0;
  for (int b = 0; b < nblock; b++) r->run_first[b + 1] = find_column_runs(r, b, r->run_first[b]);
  return true;
}

static void add_to_next(const NextRows* r, int i, int j, double x) {
  if (j >= r->nx) {
    if (r->B) r->B[(size_t)i * (size_t)r->nu + (j - r->nx)] += x;
  } else if (r->A) {
    r->A[(size_t)i * (size_t)r->nx + j] += x;
  }
}

// One or three rows of numbers of a block, one per column, with their factors.
typedef struct RowMix {
  const double* x[3];
  double scale[3];
  int n;
} RowMix;

WIDE_INLINE void mix_rows(double* to, const RowMix* y, int first, int n) {
  const double *a = y->x[0] + first, *b = y->x[1] + first, *c = y->x[2] + first;
  double s = y->scale[0], t = y->scale[1], u = y->scale[2];
  if (y->n == 1)
    for (int k = 0; k < n; k++) to[k] = s * a[k];
  else
    for (int k = 0; k < n; k++) to[k] = s * a[k] + t * b[k] + u * c[k];
}

// Row i of A and B: these columns, and zeros in those of other blocks.
WIDE_INLINE void fill_next(const NextRows* r, int i, int b, const RowMix* y) {
  double* to[2] = {r->A ? r->A + (size_t)i * (size_t)r->nx : NULL,
                   r->B ? r->B + (size_t)i * (size_t)r->nu : NULL};
  if (count_blocks(r) > 1) {
    if (to[0]) memset(to[0], 0, (size_t)r->nx * sizeof(double));
    if (to[1]) memset(to[1], 0, (size_t)r->nu * sizeof(double));
  }
  for (int k = r->run_first[b]; k < r->run_first[b + 1]; k++) {
    const ColumnRun* run = r->run + k;
    if (to[run->in_b]) mix_rows(to[run->in_b] + run->at, y, run->in, run->n);
  }
}
WIDE_TARGET static void fill_next_wide(const NextRows* r, int i, int b, const RowMix* y) {
  fill_next(r, i, b, y);
}

static void put_next(const NextRows* r, int i, int dof, const RowMix* y) {
  WIDE_CALL(fill_next, r, i, r->blocks ? r->blocks->dof_block[dof] : 0, y);
}

static RowMix single_row(const double* x, double scale) {
  return (RowMix){{x, x, x}, {scale, 0, 0}, 1};
}

static void advance_turns(const NextRows* r, const double* acc, const InputColumns* dacc, int dof) {
  const DiffPoint* p = r->p;
  double h = p->x.m->opt.timestep;
  Turned t = turn_over_step(p, acc, dof);
  for (int i = 0; i < 3; i++) {
    RowMix y = {.n = 3};
    for (int c = 0; c < 3; c++) {
      y.x[c] = columns_row(p, dacc, dof + c);
      y.scale[c] = t.by_vel[3 * i + c] * h;
    }
    put_next(r, dof + i, dof, &y);
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
      RowMix y = single_row(columns_row(r->p, dacc, i), h * h);
      put_next(r, i, i, &y);
      add_to_next(r, i, r->p->x.col.v + i, h);
      add_to_next(r, i, r->p->x.col.q + i, 1);
    }
    if (turns >= 0) advance_turns(r, acc, dacc, turns);
  }
}

static void advance_velocities(const NextRows* r, const InputColumns* dacc) {
  const DiffPoint* p = r->p;
  int nv = (int)p->x.m->nv;
  for (int i = 0; i < nv; i++) {
    RowMix y = single_row(columns_row(p, dacc, i), p->x.m->opt.timestep);
    put_next(r, nv + i, i, &y);
    add_to_next(r, nv + i, p->x.col.v + i, 1);
  }
}

static void advance_activations(const NextRows* r) {
  const DiffPoint* p = r->p;
  const ctModel* m = p->x.m;
  size_t first = 2 * (size_t)m->nv, na = (size_t)m->na, nx = (size_t)r->nx, nu = (size_t)r->nu;
  if (r->A) memset(r->A + first * nx, 0, na * nx * sizeof *r->A);
  if (r->B) memset(r->B + first * nu, 0, na * nu * sizeof *r->B);
  for (int k = 0; k < m->na; k++) add_to_next(r, (int)first + k, p->x.col.act + k, 1);
  for (int i = 0; i < m->nu && activations_move(m); i++) {
    const ActuatorSlope* a = p->actuator + i;
    if (m->actuator_actadr[i] < 0) continue;
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    add_to_next(r, (int)first + last, p->x.col.act + last, a->keep + a->reach * a->rate_act - 1);
    add_to_next(r, (int)first + last, p->x.col.ctrl + i, a->reach * a->rate_ctrl);
  }
}

bool advance_matrix(const DiffPoint* p, const double* acc, const InputColumns* dacc, double* A,
                    double* B) {
  const ctModel* m = p->x.m;
  int nu = (int)m->nu;
  NextRows r = {.p = p, .blocks = dacc->blocks, .A = A, .B = nu ? B : NULL};
  r.nx = 2 * (int)m->nv + (int)m->na;
  r.nu = nu;
  if (!take_runs(&r)) return false;
  advance_positions(&r, acc, dacc);
  advance_velocities(&r, dacc);
  if (m->na) advance_activations(&r);
  return true;
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
