#include "diff/damped.h"

#include "base/assert.h"
#include "diff/block_factor.h"
#include "diff/nudge.h"
#include "diff/tree_diff.h"
#include "force/fluid.h"
#include "force/open_gain.h"
#include "force/passive.h"
#include "force/rates.h"
#include "force/transmission.h"
#include "force/velocity.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/kinematics.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "step/derivative.h"
#include "step/implicit.h"
#include "step/integrate.h"

#include <string.h>

//---------------------------------- products ------------------------------------------------------

typedef void (*SolveBlock)(const double* A, int n, double* x);

static void solve_blocks(const Damped* s, double* x, SolveBlock solve) {
  const BlockSet* k = s->blocks;
  int nv = k->dof_first[k->n];
  for (int i = 0; i < nv; i++) s->work[i] = x[k->dof[i]];
  for (int b = 0; b < k->n; b++)
    solve(s->factor + k->square[b], block_set_dofs(k, b), s->work + k->dof_first[b]);
  for (int i = 0; i < nv; i++) x[k->dof[i]] = s->work[i];
}

void damped_solve(const Damped* s, double* x) {
  solve_blocks(s, x, s->general ? block_solve_general : block_solve_symmetric);
}

void damped_solve_t(const Damped* s, double* x) {
  solve_blocks(s, x, s->general ? block_solve_transposed : block_solve_symmetric);
}

void damped_solve_rows(const Damped* s, int b, const BlockRows* r) {
  const double* factor = s->factor + s->blocks->square[b];
  if (s->general)
    block_rows_general(factor, r);
  else
    block_rows_symmetric(factor, r, 1);
}

// Where an entry of P is, both dofs in one block.
static double* find_block_entry(const Damped* s, double* P, int i, int j) {
  const BlockSet* k = s->blocks;
  int b = k->dof_block[i];
  CT_ASSERT(k->dof_block[j] == b);
  return P + k->square[b] + (size_t)k->dof_in[i] * (size_t)block_set_dofs(k, b) + k->dof_in[j];
}

static void add_extra_of(const Damped* s, double* y, const double* x, bool transposed) {
  const BlockSet* k = s->blocks;
  for (int b = 0; b < k->n; b++) {
    const double* E = s->extra + k->square[b];
    const int* dof = k->dof + k->dof_first[b];
    int n = block_set_dofs(k, b);
    for (int i = 0; i < n; i++) {
      int begin = s->diagonal ? i : 0, end = s->diagonal ? i + 1 : n;
      for (int j = begin; j < end; j++)
        y[dof[transposed ? j : i]] += E[i * n + j] * x[dof[transposed ? i : j]];
    }
  }
}

void damped_extra(const Damped* s, double* y, const double* x) { add_extra_of(s, y, x, false); }
void damped_extra_t(const Damped* s, double* y, const double* x) { add_extra_of(s, y, x, true); }

//---------------------------------- matrices ------------------------------------------------------

// P - M becomes P
static void add_mass_blocks(const Diff* x, const Damped* s) {
  const ctModel* m = x->m;
  const BlockSet* b = s->blocks;
  memcpy(s->factor, s->extra, b->square[b->n] * sizeof *s->factor);
  for (int i = 0; i < m->nv; i++) {
    int n = block_set_dofs(b, b->dof_block[i]), in = b->dof_in[i];
    double* P = s->factor + b->square[b->dof_block[i]];
    for (int k = m->M_rowadr[i]; k < m->M_rowadr[i] + m->M_rownnz[i]; k++) {
      int j = b->dof_in[m->M_colind[k]];
      P[in * n + j] += x->d->M[k];
      if (j != in) P[j * n + in] += x->d->M[k];
    }
  }
}

static const IntegratorKind* find_integrator(const ctModel* m) {
  return integrator_kind + m->opt.integrator;
}

static bool is_full_implicit(const ctModel* m) { return find_integrator(m)->coriolis; }

// P -= h qDeriv: all of it, or the lower triangle in the pattern of M, mirrored
static void subtract_derivative(const Diff* x, const Damped* s) {
  const ctModel* m = x->m;
  double h = m->opt.timestep;
  if (is_full_implicit(m)) {
    derivative(m, x->d);
    for (int i = 0; i < m->nv; i++)
      for (int k = m->D_rowadr[i]; k < m->D_rowadr[i] + m->D_rownnz[i]; k++)
        *find_block_entry(s, s->extra, i, m->D_colind[k]) -= h * x->d->qDeriv[k];
    return;
  }
  derivative_without_bias(m, x->d);
  for (int i = 0; i < m->nv; i++)
    for (int k = m->M_rowadr[i]; k < m->M_rowadr[i] + m->M_rownnz[i]; k++) {
      int j = m->M_colind[k];
      double e = -h * x->d->qDeriv[m->mapD2M[k]];
      *find_block_entry(s, s->extra, i, j) = *find_block_entry(s, s->extra, j, i) = e;
    }
}

static bool has_spring(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_SPRING); }
static bool has_damper(const ctModel* m) { return !(m->opt.disableflags & ctDSBL_DAMPER); }

static double joint_stiffness(const ctModel* m, int i) {
  return has_spring(m) ? m->jnt_stiffness[m->dof_jntid[i]] : 0;
}

static double spring_of_tendon(const ctModel* m, const ctData* d, int t) {
  const double* band = m->tendon_lengthspring + 2 * t;
  bool slack = d->ten_length[t] >= band[0] && d->ten_length[t] <= band[1];
  return has_spring(m) && !slack ? m->tendon_stiffness[t] : 0;
}

// h d + h^2 k of a tendon
static double damp_tendon(const ctModel* m, const ctData* d, int t) {
  double h = m->opt.timestep;
  return h * (has_damper(m) ? m->tendon_damping[t] : 0) + h * h * spring_of_tendon(m, d, t);
}

static void add_springs(const DiffPoint* p, const Damped* s) {
  const ctModel* m = p->x.m;
  double h = m->opt.timestep;
  for (int i = 0; i < m->nv; i++)
    *find_block_entry(s, s->extra, i, i) +=
        h * (has_damper(m) ? m->dof_damping[i] : 0) + h * h * joint_stiffness(m, i);
  for (int t = 0; t < m->ntendon; t++) {
    const TendonSlope* y = p->tendon + t;
    double w = damp_tendon(m, p->x.d, t);
    for (int a = 0; a < y->n && w > 0; a++)
      for (int b = 0; b < y->n; b++)
        *find_block_entry(s, s->extra, y->dof[a], y->dof[b]) += w * y->J[a] * y->J[b];
  }
}

static void add_euler_dampers(const Diff* x, const Damped* s) {
  for (int i = 0; i < x->m->nv; i++)
    *find_block_entry(s, s->extra, i, i) += x->m->opt.timestep * x->m->dof_damping[i];
}

// f -= h K v
static void subtract_stiffness(const DiffPoint* p, double* f) {
  const ctModel* m = p->x.m;
  const ctData* d = p->x.d;
  double h = m->opt.timestep;
  for (int i = 0; i < m->nv; i++) f[i] -= h * joint_stiffness(m, i) * d->qvel[i];
  for (int t = 0; t < m->ntendon; t++)
    tendon_apply(m, d, t, -h * spring_of_tendon(m, d, t) * d->ten_velocity[t], f);
}

static bool is_wanted_by(const ctModel* m) {
  if (implicit_wanted(m) || find_integrator(m)->springs) return true;
  return find_integrator(m)->damps && !(m->opt.disableflags & ctDSBL_DAMPER) && integrate_damps(m);
}

static bool take_damped(const Diff* x, Damped* s) {
  size_t nv = (size_t)x->m->nv, square = s->blocks->square[s->blocks->n];
  s->extra = diff_numbers(x, 2 * square + nv + 1);
  if (!s->extra) return false;
  s->factor = s->extra + square;
  s->work = s->factor + square;
  dense_zero(s->extra, (int)square);
  return true;
}

bool damped_open(DiffPoint* p, Damped* s) {
  const Diff* x = &p->x;
  const ctModel* m = x->m;
  int nv = (int)m->nv;
  *s = (Damped){.wanted = is_wanted_by(m), .blocks = &p->blocks};
  s->acc = diff_numbers(x, (size_t)nv + 1);
  if (!s->acc) return false;
  dense_copy(s->acc, x->qacc, nv);
  if (!s->wanted) return true;
  if (!take_damped(x, s)) return false;
  s->general = is_full_implicit(m);
  mass_matrix_mul(m, x->d, s->acc, x->qacc);
  if (implicit_wanted(m)) {
    subtract_derivative(x, s);
  } else if (find_integrator(m)->damps) {
    add_euler_dampers(x, s);
    s->diagonal = true;
  } else {
    add_springs(p, s);
    subtract_stiffness(p, s->acc);
  }
  add_mass_blocks(x, s);
  for (int b = 0; b < s->blocks->n; b++)
    (s->general ? block_factor_general : block_factor_symmetric)(s->factor + s->blocks->square[b],
                                                                 block_set_dofs(s->blocks, b));
  damped_solve(s, s->acc);
  return true;
}

//---------------------------------- changes of M --------------------------------------------------

// d(M (a - a')) by position
static bool change_mass(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  const ctModel* m = p->x.m;
  Diff x = p->x;
  size_t mark = arena_mark(x.arena);
  double* acc = diff_numbers(&x, (size_t)m->nv);
  if (!acc) return false;
  dense_sub(acc, x.qacc, s->acc, (int)m->nv);
  TreeMotion t = {.qacc = acc};
  bool good = tree_diff(m, x.d, &t, x.arena, (TreeColumns){sink, x.col.q, -1, 1});
  x.sink = *sink;
  for (int k = 0; k < m->ntendon; k++)
    if (m->tendon_armature[k] != 0)
      tendon_diff_armature(&x, p->tendon + k, m->tendon_armature[k], acc);
  arena_release(x.arena, mark);
  return good;
}

//---------------------------------- changes of dF/dv ----------------------------------------------

// The derivative of Coriolis forces C0, quadratic in v:   C_v a' = C0(v + a') - C0(v) - C0(a')
static bool change_coriolis(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  const Diff* x = &p->x;
  const ctModel* m = x->m;
  double h = m->opt.timestep;
  size_t mark = arena_mark(x->arena);
  double* sum = diff_numbers(x, (size_t)m->nv);
  if (!sum) return false;
  dense_add(sum, x->d->qvel, s->acc, (int)m->nv);
  TreeMotion both = {.qvel = sum}, v = {.qvel = x->d->qvel}, a = {.qvel = s->acc};
  bool good = tree_diff(m, x->d, &both, x->arena, (TreeColumns){sink, x->col.q, x->col.v, -h}) &&
              tree_diff(m, x->d, &v, x->arena, (TreeColumns){sink, x->col.q, x->col.v, h}) &&
              tree_diff(m, x->d, &a, x->arena, (TreeColumns){sink, x->col.q, -1, h});
  arena_release(x->arena, mark);
  return good;
}

// Does dF/dv without Coriolis forces depend on position or velocity?
static bool derivative_varies(const DiffPoint* p) {
  const ctModel* m = p->x.m;
  if (passive_acts(m) && fluid_exists(m)) return true;
  for (int t = 0; t < m->ntendon; t++)
    if (m->tendon_damping[t] != 0 && p->tendon[t].H) return true;
  for (int i = 0; i < m->nu; i++) {
    int kind = m->actuator_gaintype[i];
    if (open_gain_used(m, i) || (gain_kind_of(kind) && gain_kind[kind].muscle)) return true;
    if (p->actuator[i].by_velocity != 0 && p->lever[i].H) return true;
  }
  for (int f = 0; f < m->nflex; f++)
    if (m->flex_edgedamping[f] != 0) return true;
  return false;
}

static void refresh_derivative(const ctModel* m, ctData* d) {
  kinematics(m, d);
  com(m, d);
  if (m->nflex) flex_pos(m, d);
  tendon(m, d);
  transmission(m, d);
  rates(m, d);
  com_velocity(m, d);
}

static void refresh_velocity(const ctModel* m, ctData* d) {
  rates(m, d);
  com_velocity(m, d);
}

// h (dF/dv) a' as the integrator has it, without Coriolis forces
static void read_damping(const Diff* x, void* user, double* to) {
  const ctModel* m = x->m;
  const double *acc = user, h = m->opt.timestep;
  derivative_without_bias(m, x->d);
  dense_zero(to, (int)m->nv);
  for (int i = 0; i < m->nv; i++) {
    if (is_full_implicit(m)) {
      for (int k = m->D_rowadr[i]; k < m->D_rowadr[i] + m->D_rownnz[i]; k++)
        to[i] += h * x->d->qDeriv[k] * acc[m->D_colind[k]];
      continue;
    }
    for (int k = m->M_rowadr[i]; k < m->M_rowadr[i] + m->M_rownnz[i]; k++) {
      int j = m->M_colind[k];
      double e = h * x->d->qDeriv[m->mapD2M[k]];
      to[i] += e * acc[j];
      if (j != i) to[j] += e * acc[i];
    }
  }
}

static bool change_damping(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  const Diff* x = &p->x;
  int nv = (int)x->m->nv;
  if (!derivative_varies(p)) return true;
  size_t mark = arena_mark(x->arena);
  DofSet all = dofs_new(x);
  double* slope = diff_numbers(x, (size_t)(nv * nv));
  if (!all.dof || !slope) return false;
  for (int i = 0; i < nv; i++) dofs_add(&all, i);
  for (int k = 0; k < 2; k++) {
    Nudged what = {nv, k ? refresh_velocity : refresh_derivative, read_damping, s->acc, k == 1, 0};
    if (!nudge(x, &all, &what, slope)) return false;
    for (int i = 0; i < nv; i++)
      for (int j = 0; j < nv; j++)
        sink_entry(sink, i, (k ? x->col.v : x->col.q) + j, slope[i * nv + j]);
  }
  x->info->approx |= ctAPPROX_IMPLICIT;
  arena_release(x->arena, mark);
  return true;
}

// The input of a gain with a slope by velocity changes dF/dv: h m_i (m_i a')_branch d slope
static bool change_inputs(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  const Diff* x = &p->x;
  const ctModel* m = x->m;
  size_t mark = arena_mark(x->arena);
  double* part = diff_numbers(x, (size_t)m->nv);
  if (!part) return false;
  for (int i = 0; i < m->nu; i++) {
    double slope = actuator_slope_by_input(m, x->d, i), h = m->opt.timestep;
    const ActuatorSlope* a = p->actuator + i;
    const Lever* l = p->lever + i;
    if (slope == 0 || (m->actuator_forcelimited[i] &&
                       derivative_is_cut(x->d->actuator_force[i], m->actuator_forcerange + 2 * i)))
      continue;
    for (int q = 0; q < l->n; q++) {
      part[q] = 0;
      for (int k = 0; k < l->n; k++) {
        int u = l->dof[q], w = l->dof[k];
        if (dofs_turns(m, u < w ? u : w, u < w ? w : u))
          part[q] += h * slope * l->moment[q] * l->moment[k] * s->acc[w];
      }
    }
    // the slope takes the control as given, the activation as it acts
    bool direct = m->actuator_actadr[i] < 0;
    double by_act = direct ? 0 : 1, by_ctrl = direct ? 1 : 0;
    if (!direct && m->actuator_actearly[i]) {
      by_act = a->keep + a->reach * a->rate_act;
      by_ctrl = a->reach * a->rate_ctrl;
    }
    int last = m->actuator_actadr[i] + m->actuator_actnum[i] - 1;
    DiffSpan left = {part, l->dof, l->n, 0};
    if (by_act != 0) sink_add(sink, left, (DiffSpan){&by_act, &last, 1, x->col.act}, 1, 1);
    if (by_ctrl != 0) sink_add(sink, left, (DiffSpan){&by_ctrl, &i, 1, x->col.ctrl}, 1, 1);
  }
  arena_release(x->arena, mark);
  return true;
}

//---------------------------------- changes of springs --------------------------------------------

// T = -h K v - (h D + h^2 K) a' of tendons and joints
static bool change_springs(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  Diff x = p->x;
  const ctModel* m = x.m;
  double h = m->opt.timestep;
  x.sink = *sink;
  for (int i = 0; i < m->nv; i++)
    if (joint_stiffness(m, i) != 0) sink_entry(sink, i, x.col.v + i, -h * joint_stiffness(m, i));
  for (int t = 0; t < m->ntendon; t++) {
    const TendonSlope* y = p->tendon + t;
    double k = spring_of_tendon(m, x.d, t), w = damp_tendon(m, x.d, t);
    if (k == 0 && w == 0) continue;
    size_t mark = arena_mark(x.arena);
    double *by_q = diff_numbers(&x, 2 * (size_t)y->n + 1), pull = 0, *turn = by_q + y->n;
    if (!by_q) return false;
    for (int i = 0; i < y->n; i++)
      pull += y->J[i] * (h * k * x.d->qvel[y->dof[i]] + w * s->acc[y->dof[i]]);
    tendon_diff_turn(y, x.d->qvel, by_q);
    tendon_diff_turn(y, s->acc, turn);
    for (int j = 0; j < y->n; j++) by_q[j] = h * k * by_q[j] + w * turn[j];
    DiffSpan J = {y->J, y->dof, y->n, 0};
    sink_add(sink, J, (DiffSpan){by_q, y->dof, y->n, x.col.q}, 1, -1);
    sink_add(sink, J, (DiffSpan){y->J, y->dof, y->n, x.col.v}, 1, -h * k);
    for (int i = 0; i < y->n && y->H; i++) {
      static const double one = 1;
      sink_add(sink, (DiffSpan){&one, y->dof + i, 1, 0},
               (DiffSpan){y->H + (size_t)i * (size_t)y->n, y->dof, y->n, x.col.q}, 1, -pull);
    }
    arena_release(x.arena, mark);
  }
  return true;
}

bool damped_change(const DiffPoint* p, const Damped* s, const DiffSink* sink) {
  const ctModel* m = p->x.m;
  if (!s->wanted) return true;
  if (!change_mass(p, s, sink)) return false;
  if (find_integrator(m)->springs) return change_springs(p, s, sink);
  if (!implicit_wanted(m)) return true;
  if (is_full_implicit(m) && !change_coriolis(p, s, sink)) return false;
  return change_damping(p, s, sink) && change_inputs(p, s, sink);
}
