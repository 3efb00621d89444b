// Builds the problem of the solvers from the data, the only place that does, and brings the result
// back. The arrays of a problem are those of the data, or those in island order; nothing is copied
// that the solver only reads. Without rows qacc is qacc_smooth.
#include "step/constrain.h"

#include "base/assert.h"
#include "constraint/contact_force.h"
#include "constraint/island.h"
#include "constraint/island_order.h"
#include "constraint/limit.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "model/data.h"
#include "model/kind_registry.h"
#include "model/row_layout.h"
#include "model/thread_pool.h"
#include "model/timer.h"
#include "pos/mass_matrix.h"
#include "solve/solve.h"
#include "solve/start.h"

#include <corten/corten.h>

#include <math.h>

//---------------------------------- problems ------------------------------------------------------

static void set_options(const ctModel* m, Problem* p) {
  p->tolerance = m->opt.tolerance;
  p->ls_tolerance = m->opt.ls_tolerance;
  p->noslip_tolerance = m->opt.noslip_tolerance;
  p->iterations = m->opt.iterations;
  p->ls_iterations = m->opt.ls_iterations;
  p->noslip_iterations = m->opt.noslip_iterations;
}

Problem constrain_problem(const ctModel* m, ctData* d) {
  int nv = (int)m->nv, n = d->nefc;
  bool sparse = row_layout_sparse(m);
  Problem p = {
      .nv = nv,
      .nefc = n,
      .ne = d->ne,
      .nf = d->nf,
      .inertia = mass_matrix_pattern(m),
      .M = d->M,
      .L = d->qLD,
      .dinv = d->qLDiagInv,
      .jacobian = {n, sparse ? d->efc_J_rownnz : NULL, d->efc_J_rowadr, d->efc_J_colind},
      .J = d->efc_J,
      .D = d->efc_D,
      .R = d->efc_R,
      .frictionloss = d->efc_frictionloss,
      .aref = d->efc_aref,
      .type = d->efc_type,
      .id = d->efc_id,
      .contact = d->contact,
      .qacc_smooth = d->qacc_smooth,
      .qfrc_smooth = d->qfrc_smooth,
      .ar = {n, sparse ? d->efc_AR_rownnz : NULL, d->efc_AR_rowadr, d->efc_AR_colind},
      .AR = d->efc_AR,
      .scale = 1 / (m->stat.meaninertia * (nv > 1 ? nv : 1)),
      .qacc = d->qacc,
      .b = d->efc_b,
      .force = d->efc_force,
      .state = d->efc_state,
      .qfrc_constraint = d->qfrc_constraint,
      .stat = d->solver,
      .nstat = ctNSOLVER,
  };
  set_options(m, &p);
  return p;
}

// 1 / trace of the island's inertia: the diagonal is the last entry of each row
static double island_scale(const ctData* d, int first, int nv) {
  double trace = 0;
  for (int i = first; i < first + nv; i++) trace += d->iM[d->iM_rowadr[i] + d->iM_rownnz[i] - 1];
  return 1 / fmax(ctMINVAL, trace);
}

// Rows and dofs of island k.
static Problem island_problem(const ctModel* m, ctData* d, int k) {
  int dof = d->island_idofadr[k], nv = d->island_nv[k];
  int row = d->island_iefcadr[k], n = d->island_nefc[k];
  bool sparse = row_layout_sparse(m), told = k < ctNISLAND;
  Problem p = {
      .nv = nv,
      .nefc = n,
      .ne = d->island_ne[k],
      .nf = d->island_nf[k],
      .inertia = {nv, d->iM_rownnz + dof, d->iM_rowadr + dof, d->iM_colind},
      .M = d->iM,
      .L = d->iLD,
      .dinv = d->iLDiagInv + dof,
      .J = d->iefc_J + (sparse ? 0 : island_order_block(d, k)),
      .D = d->iefc_D + row,
      .R = d->iefc_R + row,
      .frictionloss = d->iefc_frictionloss + row,
      .aref = d->iefc_aref + row,
      .type = d->iefc_type + row,
      .id = d->iefc_id + row,
      .contact = d->contact,
      .qacc_smooth = d->iacc_smooth + dof,
      .qfrc_smooth = d->ifrc_smooth + dof,
      .scale = island_scale(d, dof, nv),
      .qacc = d->iacc + dof,
      .force = d->iefc_force + row,
      .state = d->iefc_state + row,
      .qfrc_constraint = d->ifrc_constraint + dof,
      .stat = told ? d->solver + ctNSOLVER * k : NULL,
      .nstat = told ? ctNSOLVER : 0,
  };
  if (sparse)
    p.jacobian = (Csr){n, d->iefc_J_rownnz + row, d->iefc_J_rowadr + row, d->iefc_J_colind};
  set_options(m, &p);
  return p;
}

//---------------------------------- island order --------------------------------------------------

static void gather_numbers(double* r, const double* x, const int* index, int n) {
  for (int i = 0; i < n; i++) r[i] = x[index[i]];
}

static void scatter_numbers(double* r, const double* x, const int* index, int n) {
  for (int i = 0; i < n; i++) r[index[i]] = x[i];
}

static void to_islands(ctData* d) {
  const int *dof = d->map_idof2dof, *row = d->map_iefc2efc;
  gather_numbers(d->ifrc_smooth, d->qfrc_smooth, dof, d->nidof);
  gather_numbers(d->iacc_smooth, d->qacc_smooth, dof, d->nidof);
  gather_numbers(d->iacc, d->qacc, dof, d->nidof);
  gather_numbers(d->iefc_aref, d->efc_aref, row, d->nefc);
  gather_numbers(d->iefc_force, d->efc_force, row, d->nefc);
}

static void from_islands(const ctModel* m, ctData* d) {
  const int *dof = d->map_idof2dof, *row = d->map_iefc2efc;
  scatter_numbers(d->qacc, d->iacc, dof, d->nidof);
  scatter_numbers(d->qfrc_constraint, d->ifrc_constraint, dof, d->nidof);
  scatter_numbers(d->efc_force, d->iefc_force, row, d->nefc);
  for (int i = 0; i < d->nefc; i++) d->efc_state[row[i]] = d->iefc_state[i];
  // nothing holds the other dofs
  for (int i = d->nidof; i < m->nv; i++) d->qacc[dof[i]] = d->qacc_smooth[dof[i]];
}

//---------------------------------- solving -------------------------------------------------------

static bool by_islands(const ctModel* m, const ctData* d) {
  return d->nisland > 0 && !contact_force_dual(m);
}

static void keep_counts(ctData* d, const Problem* p, int k) {
  if (k >= ctNISLAND) return;
  d->solver_niter[k] = p->niter;
  d->solver_nnz[k] = p->nnz;
}

static void clear_counts(ctData* d) {
  for (int i = 0; i < ctNISLAND; i++) d->solver_niter[i] = 0;
}

static const double* warm_start(const ctModel* m, const ctData* d) {
  return m->opt.disableflags & ctDSBL_WARMSTART ? NULL : d->qacc_warmstart;
}

// The one island that is everything: no copies, its own scale.
static bool solve_one_island(const ctModel* m, ctData* d) {
  Problem p = island_problem(m, d, 0);
  p.b = d->efc_b;
  if (!solve_warm(&p, (cttSolver)m->opt.solver, warm_start(m, d), data_arena(d))) return false;
  keep_counts(d, &p, 0);
  return true;
}

// Waking threads takes longer than solving for a few rows.
enum { ROWS_FOR_THREADS = 200 };

static bool solve_all(const ctModel* m, ctData* d, Problem* p) {
  Pool* pool = d->nefc >= ROWS_FOR_THREADS ? thread_pool_take(d) : NULL;
  bool good = solve_islands(p, d->nisland, (cttSolver)m->opt.solver, data_arena(d), pool);
  thread_pool_give(d, pool);
  return good;
}

bool constrain_open(const ctModel* m, ctData* d, ConstrainParts* parts) {
  if (!by_islands(m, d)) return false;
  Arena* arena = data_arena(d);
  *parts = (ConstrainParts){
      .n = d->nisland, .warm = island_order_is_whole(m, d), .mark = arena_mark(arena)};
  parts->p = arena_push(arena, (size_t)parts->n * sizeof *parts->p, 64);
  if (!parts->p) return false;
  dense_zero(d->qfrc_constraint, (int)m->nv);
  clear_counts(d);
  Problem whole = constrain_problem(m, d);
  bool good =
      parts->warm || start_problem(&whole, (cttSolver)m->opt.solver, warm_start(m, d), arena);
  if (good && !parts->warm) to_islands(d);
  for (int k = 0; k < parts->n && good; k++) parts->p[k] = island_problem(m, d, k);
  if (parts->warm) parts->p[0].b = d->efc_b;
  if (!good) arena_release(arena, parts->mark);
  return good;
}

void constrain_close(const ctModel* m, ctData* d, const ConstrainParts* parts) {
  for (int k = 0; k < parts->n; k++) keep_counts(d, parts->p + k, k);
  arena_release(data_arena(d), parts->mark);
  if (!parts->warm) from_islands(m, d);
}

static bool solve_each_island(const ctModel* m, ctData* d) {
  ConstrainParts parts;
  if (!constrain_open(m, d, &parts)) return false;
  bool good = solve_all(m, d, parts.p);
  if (good)
    constrain_close(m, d, &parts);
  else
    arena_release(data_arena(d), parts.mark);
  return good;
}

// Start as always, but for the dofs outside of all islands from the smooth acceleration.
static bool solve_with_free_dofs(const ctModel* m, ctData* d, Problem* p) {
  cttSolver solver = (cttSolver)m->opt.solver;
  if (!start_problem(p, solver, warm_start(m, d), data_arena(d))) return false;
  for (int i = d->nidof; i < m->nv; i++) {
    int dof = d->map_idof2dof[i];
    p->qacc[dof] = d->qacc_smooth[dof];
  }
  return solve_problem(p, solver, data_arena(d));
}

static bool solve_whole(const ctModel* m, ctData* d) {
  Problem p = constrain_problem(m, d);
  bool good = d->nisland > 0 && d->nidof < m->nv
                  ? solve_with_free_dofs(m, d, &p)
                  : solve_warm(&p, (cttSolver)m->opt.solver, warm_start(m, d), data_arena(d));
  if (!good) return false;
  if (m->opt.noslip_iterations > 0) solve_noslip(&p);
  keep_counts(d, &p, 0);
  return true;
}

// Without rows nothing changes the smooth acceleration.
static void leave_unconstrained(const ctModel* m, ctData* d) {
  dense_copy(d->qacc, d->qacc_smooth, (int)m->nv);
}

static void clear_rows(ctData* d) {
  dense_zero(d->efc_force, d->nefc);
  for (int i = 0; i < d->nefc; i++) d->efc_state[i] = ctCNSTRSTATE_SATISFIED;
}

// Rows do not act: smooth forces alone.
static void release_rows(const ctModel* m, ctData* d) {
  clear_rows(d);
  dense_zero(d->qfrc_constraint, (int)m->nv);
  leave_unconstrained(m, d);
}

static void solve_convex(const ctModel* m, ctData* d) {
  CT_ASSERT(m->opt.solver >= 0 && m->opt.solver < SOLVER_KINDS);
  dense_zero(d->qfrc_constraint, (int)m->nv);
  clear_counts(d);
  if (d->nefc == 0) {
    leave_unconstrained(m, d);
    return;
  }
  bool good = !by_islands(m, d)             ? solve_whole(m, d)
              : island_order_is_whole(m, d) ? solve_one_island(m, d)
                                            : solve_each_island(m, d);
  if (good) return;
  data_warn(d, ctWARN_CNSTRFULL, d->nefc,
            "out of memory while solving for %d constraint rows at t=%.6g: they do not act",
            d->nefc, d->time);
  release_rows(m, d);
}

//---------------------------------- formulations --------------------------------------------------

// The row of the table; steps call solve_convex directly.
static int solve_convex_row(const ctModel* m, ctData* d, const cttNum* param) {
  (void)param;
  solve_convex(m, d);
  return 0;
}

const ctpFormulation constrain_convex = {
    .kind = {.name = "convex",
             .description = "convex optimization with the solver of the options, as in MuJoCo "
                            "(default)"},
    .solve = solve_convex_row,
};

// Another formulation takes the place of the convex solvers. No other takes its place where it
// fails: the rows do not act, and a warning has its name.
static void solve_by_formulation(const ctModel* m, ctData* d) {
  const cttNum* param = NULL;
  const ctpFormulation* f = kind_formulation(m, &param);
  dense_zero(d->qfrc_constraint, (int)m->nv);
  dense_zero(d->qpos_shift, (int)m->nv);
  clear_rows(d); // new rows hold what was in the arena, and a formulation need not write them
  clear_counts(d);
  if (f && f->solve && f->solve(m, d, param) == 0) return;
  if (f)
    data_warn(d, ctWARN_CNSTRFULL, d->nefc,
              "contact formulation '%s' failed for %d constraint rows at t=%.6g: they do not act",
              f->kind.name, d->nefc, d->time);
  else
    data_warn(d, ctWARN_CNSTRFULL, d->nefc,
              "there is no contact formulation in slot %d (opt.formulation): %d constraint rows do "
              "not act at t=%.6g",
              m->opt.formulation, d->nefc, d->time);
  dense_zero(d->qpos_shift, (int)m->nv);
  release_rows(m, d);
}

void constrain(const ctModel* m, ctData* d) {
  cttNum start = timer_start(d);
  if (m->opt.formulation == ctFORM_CONVEX)
    solve_convex(m, d);
  else
    solve_by_formulation(m, d);
  limit_forces(m, d);
  timer_end(d, ctTIMER_CONSTRAINT, start);
}
