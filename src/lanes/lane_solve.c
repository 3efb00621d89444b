// Rows are made in lanes (lane_rows), or each world makes its own and they come into the lanes;
// then they are solved together. A world that does not fit in (too many rows, other equalities than
// its neighbours, contacts of other kinds) is solved alone, by `constrain`.
#include "lanes/lane_solve.h"

#include "base/alloc.h"
#include "constraint/contact_force.h"
#include "lanes/lane_primal.h"
#include "lanes/lane_rows.h"
#include "math/dense.h"
#include "solve/newton.h"

struct LaneSolve {
  LanePrimal w; // first, for its alignment
  void* memory;
  LaneGroup* g;
  LaneRows* rows; // NULL: worlds make their rows
  LaneShape shape[CT_LANES];
  int most_rows; // of a world
  int base;      // where those of contacts begin in lanes, if they are ellipses; else 0
};

//---------------------------------- models --------------------------------------------------------

// One tree is one island with all dofs: islands need not be searched for.
static bool is_solved_in_lanes(const ctModel* m) {
  bool pgs = contact_force_dual(m) && m->opt.cone == ctCONE_PYRAMIDAL;
  return (lane_newton_serves(m) || pgs) && m->opt.noslip_iterations == 0 && m->ntree == 1 &&
         m->nv > 0 && m->nv <= LANE_DOFS && !row_layout_sparse(m) &&
         !(m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_ISLAND));
}

bool lane_solve_init(LaneGroup* g) {
  const ctModel* m = g->m;
  if (!is_solved_in_lanes(m)) return true;
  LaneSolve* s = g->solve = alloc_zero(sizeof *s + sizeof(real));
  if (!s) return false;
  LanePrimal* w = &s->w;
  size_t primal = lane_primal_layout(w, m, NULL);
  s->memory = alloc_zero(primal + lane_dual_layout(w, m, NULL));
  bool good;
  s->rows = lane_rows_make(g, &good);
  if (!s->memory || !good) return false;
  lane_primal_layout(w, m, s->memory);
  lane_dual_layout(w, m, (unsigned char*)s->memory + primal);
  s->g = g;
  w->m = m;
  w->nv = (int)m->nv;
  w->np = TILE * tile_count(w->nv);
  w->in_tiles = !contact_force_dual(m) && w->nv > NEWTON_SMALL;
  s->most_rows = contact_force_dual(m) ? LANE_DUAL_ROWS : LANE_ROWS;
  w->n = w->in_tiles ? w->np : w->nv;
  w->inertia = (Csr){w->nv, m->M_rownnz, m->M_rowadr, m->M_colind};
  LaneData* d = lane_data(g);
  w->M = d->M;
  w->L = d->qLD;
  w->dinv = d->qLDiagInv;
  w->v = d->qvel;
  w->a0 = d->qacc_smooth;
  w->f0 = d->qfrc_smooth;
  w->warm = m->opt.disableflags & ctDSBL_WARMSTART ? NULL : d->qacc_warmstart;
  return true;
}

void lane_solve_free(LaneGroup* g) {
  if (g->solve) alloc_free(g->solve->memory);
  if (g->solve) lane_rows_free(g->solve->rows);
  alloc_free(g->solve);
}

bool lane_solve_makes_rows(const LaneGroup* g) { return g->solve && g->solve->rows && !g->whole; }

//---------------------------------- worlds that fit -----------------------------------------------

static bool is_elliptic(const LaneSolve* s) { return s->w.m->opt.cone == ctCONE_ELLIPTIC; }

// Where row i of a world is in its lane.
static int lane_row_of(const LaneSolve* s, int lane, int i) {
  int before = s->shape[lane].before;
  return i < before || !s->base ? i : i - before + s->base;
}

static int cone_rows(const World* d, int row) { return d->contact[d->efc_id[row]].dim; }

// Those of the rows that a world has made. Contacts must be ellipses in elliptic models.
static void find_shape(const LaneSolve* s, const World* d, LaneShape* shape) {
  *shape = (LaneShape){.ne = d->ne, .nf = d->nf, .before = d->ne + d->nf + d->nl, .n = d->nefc};
  shape->odd = d->nefc > LANE_ROWS;
  for (int i = shape->before; is_elliptic(s) && !shape->odd && i < d->nefc;) {
    shape->odd = d->efc_type[i] != ctCNSTR_CONTACT_ELLIPTIC;
    shape->dim[shape->ncone++] = (unsigned char)cone_rows(d, i);
    i += cone_rows(d, i);
  }
}

// Can the rows of a world be in lanes, whatever its neighbours? A world whose arena may be full is
// left to `constrain`, which warns.
static bool may_be_in_lanes(const LaneSolve* s, World* d, const LaneShape* shape) {
  const ctModel* m = s->g->m;
  int n = shape->n, make = lane_solve_makes_rows(s->g) ? n + 2 * (int)(m->njnt + m->ntendon) : 0;
  return n > 0 && n <= s->most_rows && !shape->odd && (s->w.in_tiles || !shape->ncone) &&
         s->g->stage->roomy(s->g->model, d, n, make);
}

// Contacts of the world beside those of the lanes before it: ellipses of the same sizes. Their rows
// count from the first row of an ellipse.
static bool fit_cones(LaneSolve* s, const LaneShape* shape) {
  LanePrimal* w = &s->w;
  for (int k = 0; k < shape->ncone && k < w->ncone; k++) {
    if (w->cone[k].dim != shape->dim[k]) return false;
  }
  int row = w->ncone ? w->cone[w->ncone - 1].row + w->cone[w->ncone - 1].dim : 0;
  while (w->ncone < shape->ncone) {
    int dim = shape->dim[w->ncone];
    w->cone[w->ncone++] = (LaneCone){.row = row, .dim = dim};
    row += dim;
  }
  return true;
}

// Of the worlds that are served those that fit together: the first, and others.
static void choose_worlds(LaneSolve* s, unsigned served) {
  LanePrimal* w = &s->w;
  int before = 0, behind = 0;
  w->in_use = 0;
  w->ncone = 0;
  for (unsigned x = served; x; x &= x - 1) {
    int k = __builtin_ctz(x);
    const LaneShape* shape = s->shape + k;
    int first = is_elliptic(s) ? shape->before : 0, b = first > before ? first : before;
    int e = shape->n - first > behind ? shape->n - first : behind;
    if (w->in_use && (shape->ne != w->ne || shape->nf != w->nf)) continue;
    if (b + e > s->most_rows || (is_elliptic(s) && !fit_cones(s, shape))) continue;
    before = b;
    behind = e;
    w->ne = shape->ne;
    w->nf = shape->nf;
    w->in_use |= 1u << k;
  }
  s->base = w->ncone ? before : 0;
  for (int k = 0; k < w->ncone; k++) w->cone[k].row += s->base;
  w->nrow = before + behind;
  w->plain = w->ncone ? s->base : w->nrow;
}

//---------------------------------- rows ----------------------------------------------------------

static void take_row_numbers(const LaneSolve* s, const World* d, int lane) {
  const LanePrimal* w = &s->w;
  for (int i = 0; i < d->nefc; i++) {
    int to = lane_row_of(s, lane, i);
    const WorldNumber* k = d->efc_KBIP + 4 * i;
    w->D[to][lane] = d->efc_D[i];
    w->damping[to][lane] = -k[1];
    w->spring[to][lane] = k[0] * k[2] * (d->efc_pos[i] - d->efc_margin[i]);
  }
  int reads_R = s->most_rows == LANE_DUAL_ROWS ? d->nefc : w->ne + w->nf;
  for (int i = 0; i < reads_R; i++) w->R[i][lane] = d->efc_R[i];
  for (int i = w->ne; i < w->ne + w->nf; i++) {
    w->frictionloss[i][lane] = d->efc_frictionloss[i];
  }
}

static void take_cones(const LaneSolve* s, const World* d, int lane) {
  LaneCone* c = s->w.cone;
  for (int i = s->shape[lane].before; i < d->nefc; c++) {
    const ctContact* con = d->contact + d->efc_id[i];
    WorldNumber mu = con->mu;
    c->mu[lane] = c->scale[0][lane] = mu;
    for (int j = 1; j < CONE_MAX; j++) c->scale[j][lane] = con->friction[j - 1];
    c->k[lane] = d->efc_D[i] / (mu * mu * (1 + mu * mu));
    i += con->dim;
  }
}

static void take_jacobians(const LaneSolve* s) {
  static const WorldNumber none[LANE_DOFS];
  const LanePrimal* w = &s->w;
  int nv = w->nv;
  const WorldNumber* from[CT_LANES];
  for (int i = 0; i < w->nrow; i++) {
    for (int k = 0; k < CT_LANES; k++) {
      from[k] = none;
      if (!(w->in_use >> k & 1)) continue;
      const World* d = s->g->world[k];
      int before = s->shape[k].before, row = i < before || !s->base ? i : i - s->base + before;
      bool gap = s->base && i >= before && i < s->base;
      if (!gap && row < d->nefc) from[k] = d->efc_J + (size_t)row * (size_t)nv;
    }
    real* J = w->J + (size_t)i * (size_t)w->np;
    lane_gather(J, from, nv);
    for (int j = nv; j < w->np; j++) J[j] = real_set(0);
  }
}

static void take_world_rows(LaneSolve* s) {
  LanePrimal* w = &s->w;
  dense_zero(w->D, w->nrow);
  dense_zero(w->damping, w->nrow);
  dense_zero(w->spring, w->nrow);
  for (int k = 0; k < CT_LANES; k++) {
    if (!(w->in_use >> k & 1)) continue;
    take_row_numbers(s, s->g->world[k], k);
    if (w->ncone) take_cones(s, s->g->world[k], k);
  }
  take_jacobians(s);
}

// The lanes that have a row, and those whose dot products take it behind the last four.
static void find_tails(LaneSolve* s) {
  LanePrimal* w = &s->w;
  for (int i = 0; i < w->nrow; i++) {
    w->rows_of[i] = w->tail[i] = 0;
    for (unsigned x = w->in_use; x; x &= x - 1) {
      int k = __builtin_ctz(x), n = s->shape[k].n;
      w->rows_of[i] |= (unsigned)(i < n) << k;
      w->tail[i] |= (unsigned)(i >= n - n % TILE) << k;
    }
  }
}

// 1 / trace(M), as for an island; the dual solver takes no islands
static real find_scale(const LanePrimal* w) {
  const ctModel* m = w->m;
  lane_number n = (lane_number)(w->nv > 1 ? w->nv : 1);
  if (contact_force_dual(m)) return real_set(1 / (m->stat.meaninertia * n));
  real trace = real_set(0), least = real_set(ctMINVAL);
  for (int i = 0; i < w->nv; i++) trace += w->M[w->inertia.adr[i] + w->inertia.nnz[i] - 1];
  return real_set(1) / real_select(trace > least, trace, least);
}

//---------------------------------- results -------------------------------------------------------

static int row_state_of(const LanePrimal* w, int i, int lane) {
  if (w->active[i][lane]) return ctCNSTRSTATE_QUADRATIC;
  if (i >= w->ne + w->nf) return ctCNSTRSTATE_SATISFIED;
  return w->jar[i][lane] < 0 ? ctCNSTRSTATE_LINEARNEG : ctCNSTRSTATE_LINEARPOS;
}

static void tell_rows(const LaneSolve* s, World* d, int lane) {
  const LanePrimal* w = &s->w;
  for (int i = 0; i < d->nefc; i++) {
    int from = lane_row_of(s, lane, i);
    d->efc_force[i] = w->force[from][lane];
    d->efc_state[i] = row_state_of(w, from, lane);
  }
  for (int k = 0; k < w->ncone; k++) {
    const LaneCone* c = w->cone + k;
    for (int j = 0; c->on[lane] && j < c->dim; j++)
      d->efc_state[c->row - s->base + s->shape[lane].before + j] = ctCNSTRSTATE_CONE;
  }
}

static void finish_lane(void* arg, int lane, int niter) {
  const LaneSolve* s = arg;
  const LanePrimal* w = &s->w;
  LaneData* to = lane_data(s->g);
  World* d = s->g->world[lane];
  for (int i = 0; i < w->nv; i++) {
    to->qacc[i][lane] = w->a[i][lane];
    to->qfrc_constraint[i][lane] = w->qfrc[i][lane];
  }
  s->g->stage->counts(s->g->model, d, s->shape[lane].n, niter);
  if (lane_solve_makes_rows(s->g)) {
    lane_rows_limits(s->rows, w, lane);
  } else {
    tell_rows(s, d, lane);
    s->g->stage->limits(s->g->model, d);
  }
}

//---------------------------------- all worlds ----------------------------------------------------

#define READS_SOLUTION(X)                                                                          \
  X(qvel) X(M) X(qLD) X(qLDiagInv) X(qfrc_smooth) X(qacc_smooth) X(qacc_warmstart)
#define READS_ALONE(X) READS_SOLUTION(X) X(qacc) X(qM)
#define READS_MAKING(X) X(qpos) X(subtree_com) X(cdof) X(ten_length) X(ten_J)
#define WRITES_SOLUTION(X) X(qacc) X(qfrc_constraint)
#define WRITES_LIMITS(X) X(jnt_limit_frc) X(ten_limit_frc)

// Worlds that do not fit.
static void solve_alone(LaneGroup* g, unsigned worlds) {
  if (!worlds) return;
  WorldNumber start = g->time.on ? lane_clock() : 0;
  bool make = lane_solve_makes_rows(g);
  lane_move_out(g, LANE_SET(READS_ALONE));
  if (make) lane_move_out(g, LANE_SET(READS_MAKING));
  for (unsigned x = worlds; x; x &= x - 1) {
    World* d = g->world[__builtin_ctz(x)];
    if (make) g->stage->bare_rows(g->model, d);
    if (!g->whole) {
      g->stage->islands(g->model, d);
      g->stage->project(g->model, d);
      g->stage->reference(g->model, d);
    }
    g->stage->constrain(g->model, d);
  }
  if (g->time.on) g->time.alone += lane_clock() - start;
}

// The worlds that were chosen.
static void solve_chosen(LaneSolve* s) {
  LanePrimal* w = &s->w;
  if (lane_solve_makes_rows(s->g))
    lane_rows_fill(s->rows, w, s->shape, s->base);
  else
    take_world_rows(s);
  w->scale = find_scale(w);
  if (!contact_force_dual(w->m)) {
    lane_newton(w, finish_lane, s);
    return;
  }
  find_tails(s);
  lane_pgs(w, finish_lane, s);
}

static unsigned find_served(LaneSolve* s) {
  const LaneGroup* g = s->g;
  unsigned served = 0;
  bool make = lane_solve_makes_rows(g);
  if (make) lane_rows_count(s->rows, s->shape);
  for (int k = 0; k < g->n; k++) {
    if (!make) find_shape(s, g->world[k], s->shape + k);
    if (!(g->alone >> k & 1))
      served |= (unsigned)may_be_in_lanes(s, g->world[k], s->shape + k) << k;
  }
  return served;
}

// Worlds without rows and those that do not fit; the lanes get their results.
static void solve_others(LaneSolve* s, unsigned served) {
  LaneGroup* g = s->g;
  LaneData* d = lane_data(g);
  bool make = lane_solve_makes_rows(g);
  unsigned alone = 0;
  for (int k = 0; k < g->n; k++) {
    if ((g->alone | served) >> k & 1) continue;
    if (s->shape[k].n > 0) {
      alone |= 1u << k;
      continue;
    }
    g->stage->counts(g->model, g->world[k], 0, 0);
    if (!make) g->stage->limits(g->model, g->world[k]);
  }
  solve_alone(g, alone);
  LaneSet results = LANE_SET(WRITES_SOLUTION), limits = LANE_SET(WRITES_LIMITS);
  lane_wrote(g, results);
  if (make) {
    dense_zero(d->jnt_limit_frc, (int)g->m->njnt);
    dense_zero(d->ten_limit_frc, (int)g->m->ntendon);
    lane_wrote(g, limits);
    results = lane_set_or(results, limits);
  } else {
    lane_worlds_wrote(g, limits);
  }
  for (unsigned x = alone; x; x &= x - 1) lane_move_reload(g, __builtin_ctz(x), results);
}

void lane_solve(LaneGroup* g) {
  LaneSolve* s = g->solve;
  LanePrimal* w = &s->w;
  LaneData* d = lane_data(g);
  unsigned served = find_served(s);
  lane_move_in(g, LANE_SET(READS_SOLUTION));
  choose_worlds(s, served);
  dense_copy(d->qacc, d->qacc_smooth, w->nv);
  dense_zero(d->qfrc_constraint, w->nv);
  if (!LANE_ALWAYS) served = w->in_use;
  solve_others(s, served);
  while (served) {
    solve_chosen(s);
    served &= ~w->in_use;
    if (served) choose_worlds(s, served);
  }
}
