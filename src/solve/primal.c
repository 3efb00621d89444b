// Between calls Ma = M a, jar = J a - aref, and cost, force, state and qfrc belong to a. weight is
// D in rows below `plain` that are no ellipse and 0 in elliptic rows. Vectors over rows have 4
// zeros behind them and vectors over unknowns are zero from nv to np, so that SIMD loops need no
// remainder.
#include "solve/primal.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "math/dense.h"
#include "solve/evaluate.h"

enum { ROW_VECTORS = 6, DOF_VECTORS = 7, PAD = 4 };

static double* take_zeros(Scratch* s, int n) {
  double* x = SCRATCH(*s, double, n);
  dense_zero(x, n);
  return x;
}

// The elliptic contacts, and where the other rows end.
static void find_cones(Primal* w) {
  const Problem* p = w->p;
  w->plain = p->ne + p->nf;
  CT_ASSERT(w->plain <= p->nefc);
  dense_copy(w->weight, p->D, w->plain);
  for (int i = w->plain; i < p->nefc;) {
    if (problem_is_elliptic(p, i)) {
      CT_ASSERT(w->ncone < p->nefc / 3 + 1);
      Cone* c = w->cone + w->ncone++;
      cone_init(c, p, i);
      i += c->dim;
    } else {
      w->weight[i] = p->D[i];
      w->plain = ++i;
    }
  }
}

// Memory that does not depend on the form of the products.
static bool init_vectors(Primal* w, Arena* arena) {
  const Problem* p = w->p;
  int nrow = p->nefc + PAD, np = w->np;
  size_t size = ROW_VECTORS * SCRATCH_SIZE(double, nrow) + DOF_VECTORS * SCRATCH_SIZE(double, np) +
                SCRATCH_SIZE(Cone, p->nefc / 3 + 1) + SCRATCH_SIZE(int, nrow);
  void* memory = arena_push(arena, size, 32);
  if (!memory) return false;
  Scratch s = scratch_from(memory, size);
  w->weight = take_zeros(&s, nrow);
  w->jar = take_zeros(&s, nrow);
  w->jv = take_zeros(&s, nrow);
  for (int k = 0; k < 3; k++) w->quad[k] = take_zeros(&s, nrow);
  w->a = take_zeros(&s, np);
  w->Ma = take_zeros(&s, np);
  w->search = take_zeros(&s, np);
  w->Mv = take_zeros(&s, np);
  w->qfrc = take_zeros(&s, np);
  w->grad = take_zeros(&s, np);
  w->Mgrad = take_zeros(&s, np);
  w->cone = SCRATCH(s, Cone, p->nefc / 3 + 1);
  w->changed = SCRATCH(s, int, nrow);
  find_cones(w);
  return true;
}

bool primal_init(Primal* w, Problem* p, const PrimalOps* ops, Arena* arena) {
  CT_ASSERT(p->nv >= 0 && p->inertia.n == p->nv);
  *w = (Primal){.p = p, .ops = ops, .np = TILE * tile_count(p->nv)};
  return ops->init(w, arena) && init_vectors(w, arena);
}

//---------------------------------- start ---------------------------------------------------------

// x = J a - aref
static void set_residual(const Primal* w, double* x, const double* a) {
  const Problem* p = w->p;
  w->ops->mul_rows(w, x, a);
  for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
}

static void clear_states(Problem* p) {
  for (int i = 0; i < p->nefc; i++) p->state[i] = ctCNSTRSTATE_SATISFIED;
}

void primal_start(Primal* w) {
  Problem* p = w->p;
  dense_copy(w->a, p->qacc, p->nv);
  w->ops->mul_inertia(w, w->Ma, w->a);
  set_residual(w, w->jar, w->a);
  clear_states(p);
  primal_update(w);
}

// a = a0
static void start_cold(Primal* w) {
  Problem* p = w->p;
  dense_copy(w->a, p->qacc_smooth, p->nv);
  w->ops->mul_smooth(w, w->Ma);
  dense_copy(w->jar, p->b, p->nefc);
}

void primal_start_warm(Primal* w, const double* warmstart) {
  Problem* p = w->p;
  dense_copy(w->a, p->qacc_smooth, p->nv);
  set_residual(w, w->jv, w->a);
  dense_copy(p->b, w->jv, p->nefc);
  double cold = INFINITY;
  if (warmstart) {
    cold = evaluate_cost(p, p->b, p->force);
    dense_copy(w->a, warmstart, p->nv);
    w->ops->mul_inertia(w, w->Ma, w->a);
    set_residual(w, w->jar, w->a);
  } else {
    start_cold(w);
  }
  clear_states(p);
  primal_update(w);
  if (w->cost <= cold) return;
  start_cold(w);
  clear_states(p);
  primal_update(w);
}

//---------------------------------- update --------------------------------------------------------

// Row i has a new state.
static inline void set_row_state(Primal* w, int i, int state) {
  int* old = w->p->state + i;
  w->nactive += state != ctCNSTRSTATE_SATISFIED;
  if (state == *old) return;
  w->nchange++;
  if (state == ctCNSTRSTATE_QUADRATIC || *old == ctCNSTRSTATE_QUADRATIC) {
    CT_ASSERT(w->nquad < w->p->nefc);
    w->changed[w->nquad++] = i;
  }
  *old = state;
}

static inline double set_term(Primal* w, int i, double cost, Term t) {
  w->p->force[i] = t.force;
  set_row_state(w, i, (int)t.state);
  return cost + t.cost;
}

// Costs are summed row by row, from the first to the last, as MuJoCo does: CG stops by
// differences of costs, and where these are large their last bits decide.

static double update_friction(Primal* w, double cost) {
  Problem* p = w->p;
  for (int i = p->ne; i < p->ne + p->nf; i++) {
    cost = set_term(w, i, cost, term_friction(p->D[i], p->R[i], p->frictionloss[i], w->jar[i]));
  }
  return cost;
}

// Limits and contacts: quadratic below zero, or on a cone.
static double update_onesided(Primal* w, double cost) {
  Problem* p = w->p;
  const Cone* c = w->cone;
  w->nconerows = 0;
  for (int i = p->ne + p->nf; i < p->nefc;) {
    if (!problem_is_elliptic(p, i)) {
      cost = set_term(w, i, cost, term_onesided(p->D[i], w->jar[i]));
      i++;
      continue;
    }
    CT_ASSERT(c < w->cone + w->ncone && c->row == i);
    cttConstraintState state = cone_update(c, p->D + i, w->jar + i, p->force + i, &cost);
    if (state == ctCNSTRSTATE_CONE) w->nconerows += c->dim;
    for (int end = i + c->dim; i < end; i++) set_row_state(w, i, state);
    c++;
  }
  return cost;
}

void primal_update(Primal* w) {
  Problem* p = w->p;
  w->nactive = w->nchange = w->nquad = 0;

  double cost = 0;
  for (int i = 0; i < p->ne; i++) cost = set_term(w, i, cost, term_equality(p->D[i], w->jar[i]));
  cost = update_onesided(w, update_friction(w, cost));

  // 1/2 (a - a0)' (M a - f0)
  double gauss = 0;
  for (int i = 0; i < p->nv; i++) {
    gauss += (w->Ma[i] - p->qfrc_smooth[i]) * (w->a[i] - p->qacc_smooth[i]);
  }
  w->gauss = 0.5 * gauss;
  w->cost = cost + w->gauss;
}

void primal_cones(Primal* w) {
  for (int k = 0; k < w->ncone; k++) {
    const Cone* c = w->cone + k;
    if (w->p->state[c->row] == ctCNSTRSTATE_CONE) cone_hessian(c, w->jar + c->row);
  }
}

void primal_gradient(Primal* w) {
  const Problem* p = w->p;
  w->ops->mul_rows_t(w, w->qfrc, p->force);
  for (int i = 0; i < p->nv; i++) w->grad[i] = (w->Ma[i] - p->qfrc_smooth[i]) - w->qfrc[i];
}

//---------------------------------- ends ----------------------------------------------------------

void primal_move(Primal* w, double alpha) {
  dense_addtoscl(w->a, w->search, alpha, w->np);
  dense_addtoscl(w->Ma, w->Mv, alpha, w->np);
  dense_addtoscl(w->jar, w->jv, alpha, w->p->nefc);
}

void primal_finish(const Primal* w) {
  dense_copy(w->p->qacc, w->a, w->p->nv);
  dense_copy(w->p->qfrc_constraint, w->qfrc, w->p->nv);
}

bool primal_converged(const Primal* w, int iter, double cost, ctSolverStat stat) {
  Problem* p = w->p;
  stat.improvement = p->scale * (cost - w->cost);
  stat.gradient = p->scale * dense_norm(w->grad, p->nv);
  stat.nactive = w->nactive;
  stat.nchange = w->nchange;
  if (p->stat && iter < p->nstat) p->stat[iter] = stat;
  return problem_is_small(stat.improvement, p->tolerance) ||
         problem_is_small(stat.gradient, p->tolerance);
}
