// Models of several trees: the islands of all worlds of a group are problems of their own, and
// those of one shape (unknowns, pattern of the inertia, equalities, friction rows) are solved in
// lanes, whatever worlds they belong to. The others are solved one by one.
#include "lanes/lane_islands.h"

#include "base/alloc.h"
#include "lanes/lane_primal.h"
#include "math/dense.h"
#include "solve/newton.h"

typedef struct LanePiece {
  Problem* p; // NULL: solved
  World* d;
  bool warm;
  int before; // rows before the contacts
} LanePiece;

struct LaneIslands {
  LanePrimal w; // first, for its alignment
  void* memory;
  real *M, *a0, *f0, *start;
  int* adr; // rows of M
  LanePiece* piece;
  int n;
  const LanePiece* lane[CT_LANES];
  int base; // where ellipses begin in lanes; 0: there are none
};

//---------------------------------- memory --------------------------------------------------------

static bool has_served_islands(const ctModel* m) {
  return lane_newton_serves(m) && m->ntree > 1 && !row_layout_sparse(m) &&
         !(m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_ISLAND));
}

bool lane_islands_init(LaneGroup* g) {
  const ctModel* m = g->m;
  if (!has_served_islands(m)) return true;
  LaneIslands* s = g->islands = alloc_zero(sizeof *s + sizeof(real));
  if (!s) return false;
  size_t primal = lane_primal_layout(&s->w, m, NULL), nv = (size_t)m->nv, nC = (size_t)m->nC;
  s->memory = alloc_zero(primal + (3 * nv + nC) * sizeof(real));
  s->adr = alloc_zero((nv + 1) * sizeof *s->adr);
  s->piece = alloc_zero((size_t)m->ntree * CT_LANES * sizeof *s->piece);
  if (!s->memory || !s->adr || !s->piece) return false;
  lane_primal_layout(&s->w, m, s->memory);
  s->a0 = (real*)(void*)((unsigned char*)s->memory + primal);
  s->f0 = s->a0 + nv;
  s->start = s->f0 + nv;
  s->M = s->start + nv;
  s->w.m = m;
  return true;
}

void lane_islands_free(LaneGroup* g) {
  if (!g->islands) return;
  alloc_free(g->islands->memory);
  alloc_free(g->islands->adr);
  alloc_free(g->islands->piece);
  alloc_free(g->islands);
}

//---------------------------------- shapes --------------------------------------------------------

static int count_rows_before_contacts(const Problem* p) {
  int n = p->ne + p->nf;
  while (n < p->nefc && (p->type[n] == ctCNSTR_LIMIT_JOINT || p->type[n] == ctCNSTR_LIMIT_TENDON))
    n++;
  return n;
}

static bool have_one_shape(const LanePiece* a, const LanePiece* b) {
  const Problem *p = a->p, *q = b->p;
  if (p->nv != q->nv || p->ne != q->ne || p->nf != q->nf || a->warm != b->warm) return false;
  for (int i = 0; i < p->nv; i++) {
    int n = p->inertia.nnz[i];
    const int *x = p->inertia.col + p->inertia.adr[i], *y = q->inertia.col + q->inertia.adr[i];
    if (n != q->inertia.nnz[i] || memcmp(x, y, (size_t)n * sizeof *x) != 0) return false;
  }
  return true;
}

static int rows_of_cone(const Problem* p, int row) { return p->contact[p->id[row]].dim; }

// Can this problem join the lanes that are chosen, with its ellipses beside theirs?
static bool fit_piece_cones(LaneIslands* s, const LanePiece* c) {
  LanePrimal* w = &s->w;
  const Problem* p = c->p;
  for (int i = c->before, k = 0; i < p->nefc; i += rows_of_cone(p, i), k++) {
    if (!w->in_tiles || !problem_is_elliptic(p, i)) return false;
    if (k < w->ncone && w->cone[k].dim != rows_of_cone(p, i)) return false;
  }
  for (int i = c->before, k = 0; i < p->nefc; i += rows_of_cone(p, i), k++) {
    if (k == w->ncone)
      w->cone[w->ncone++] = (LaneCone){.row = i - c->before, .dim = rows_of_cone(p, i)};
  }
  return true;
}

// Lanes for the first piece that is not solved, and others of its shape. Returns how many.
static int choose_pieces(LaneIslands* s, const LanePiece* first) {
  LanePrimal* w = &s->w;
  bool elliptic = w->m->opt.cone == ctCONE_ELLIPTIC;
  int count = 0, before = 0, behind = 0;
  w->ncone = 0;
  w->nv = first->p->nv;
  w->in_tiles = w->nv > NEWTON_SMALL;
  if (w->nv > LANE_DOFS) return 0;
  for (const LanePiece* c = first; c < s->piece + s->n && count < CT_LANES; c++) {
    if (!c->p || !have_one_shape(first, c)) continue;
    int b = elliptic && c->before > before ? c->before : before;
    int e = elliptic ? c->p->nefc - c->before : c->p->nefc;
    e = e > behind ? e : behind;
    if (b + e > LANE_ROWS || (elliptic && !fit_piece_cones(s, c))) continue;
    before = b;
    behind = e;
    s->lane[count++] = c;
  }
  s->base = w->ncone ? before : 0;
  for (int k = 0; k < w->ncone; k++) w->cone[k].row += s->base;
  w->nrow = elliptic ? before + behind : behind;
  w->plain = w->ncone ? s->base : w->nrow;
  w->in_use = (1u << count) - 1;
  return count;
}

//---------------------------------- into lanes ----------------------------------------------------

static int row_in_lanes(const LaneIslands* s, const LanePiece* c, int i) {
  return i < c->before || !s->base ? i : i - c->before + s->base;
}

static void take_piece_rows(const LaneIslands* s, const LanePiece* c, int lane) {
  const LanePrimal* w = &s->w;
  const Problem* p = c->p;
  for (int i = 0; i < p->nefc; i++) {
    int to = row_in_lanes(s, c, i);
    w->D[to][lane] = p->D[i];
    w->aref[to][lane] = p->aref[i];
  }
  for (int i = p->ne; i < p->ne + p->nf; i++) {
    w->R[i][lane] = p->R[i];
    w->frictionloss[i][lane] = p->frictionloss[i];
  }
  for (int i = c->before, k = 0; w->ncone && i < p->nefc; i += rows_of_cone(p, i), k++) {
    Cone one;
    cone_init(&one, p, i);
    LaneCone* to = w->cone + k;
    for (int j = 0; j < CONE_MAX; j++) to->scale[j][lane] = one.scale[j];
    to->mu[lane] = one.mu;
    to->k[lane] = one.k;
  }
}

static void take_piece_jacobians(const LaneIslands* s, int count) {
  static const WorldNumber none[LANE_DOFS];
  const LanePrimal* w = &s->w;
  const WorldNumber* from[CT_LANES];
  for (int i = 0; i < w->nrow; i++) {
    for (int k = 0; k < CT_LANES; k++) {
      from[k] = none;
      if (k >= count) continue;
      const LanePiece* c = s->lane[k];
      bool gap = s->base && i >= c->before && i < s->base;
      int row = i < c->before || !s->base ? i : i - s->base + c->before;
      if (!gap && row < c->p->nefc) from[k] = c->p->J + (size_t)row * (size_t)w->nv;
    }
    real* J = w->J + (size_t)i * (size_t)w->np;
    lane_gather(J, from, w->nv);
    for (int j = w->nv; j < w->np; j++) J[j] = real_set(0);
  }
}

// Numbers of each problem; lanes without one follow the first.
#define TAKE_NUMBERS(to, member, n)                                                                \
  do {                                                                                             \
    for (int k = 0; k < CT_LANES; k++) from[k] = s->lane[k < count ? k : 0]->p->member;            \
    lane_gather(to, from, n);                                                                      \
  } while (0)

static void take_piece_numbers(LaneIslands* s, int count) {
  LanePrimal* w = &s->w;
  const LanePiece* first = s->lane[0];
  const Csr* m = &first->p->inertia;
  const WorldNumber* from[CT_LANES];
  int nv = w->nv, nC = 0;
  for (int i = 0; i < nv; i++) {
    s->adr[i] = nC;
    nC += m->nnz[i];
  }
  w->inertia = (Csr){nv, m->nnz, s->adr, m->col + m->adr[0]};
  TAKE_NUMBERS(s->M, M + s->lane[k < count ? k : 0]->p->inertia.adr[0], nC);
  TAKE_NUMBERS(s->a0, qacc_smooth, nv);
  TAKE_NUMBERS(s->f0, qfrc_smooth, nv);
  w->M = s->M;
  w->a0 = s->a0;
  w->f0 = s->f0;
  w->v = w->warm = w->start = NULL;
  bool cold = (w->m->opt.disableflags & ctDSBL_WARMSTART) != 0;
  if (first->warm && !cold) {
    for (int k = 0; k < CT_LANES; k++) from[k] = s->lane[k < count ? k : 0]->d->qacc_warmstart;
    lane_gather(s->start, from, nv);
    w->warm = s->start;
  } else if (!first->warm) {
    TAKE_NUMBERS(s->start, qacc, nv);
    w->start = s->start;
  }
  for (int k = 0; k < CT_LANES; k++) w->scale[k] = s->lane[k < count ? k : 0]->p->scale;
}

static void take_pieces(LaneIslands* s, int count) {
  LanePrimal* w = &s->w;
  w->np = TILE * tile_count(w->nv);
  w->n = w->in_tiles ? w->np : w->nv;
  w->ne = s->lane[0]->p->ne;
  w->nf = s->lane[0]->p->nf;
  dense_zero(w->D, w->nrow);
  dense_zero(w->aref, w->nrow);
  for (int k = 0; k < count; k++) take_piece_rows(s, s->lane[k], k);
  take_piece_jacobians(s, count);
  take_piece_numbers(s, count);
}

//---------------------------------- back ----------------------------------------------------------

static int piece_row_state(const LanePrimal* w, int i, int lane) {
  if (w->active[i][lane]) return ctCNSTRSTATE_QUADRATIC;
  if (i >= w->ne + w->nf) return ctCNSTRSTATE_SATISFIED;
  return w->jar[i][lane] < 0 ? ctCNSTRSTATE_LINEARNEG : ctCNSTRSTATE_LINEARPOS;
}

static void finish_island(void* arg, int lane, int niter) {
  const LaneIslands* s = arg;
  const LanePrimal* w = &s->w;
  const LanePiece* c = s->lane[lane];
  Problem* p = c->p;
  for (int i = 0; i < w->nv; i++) {
    p->qacc[i] = w->a[i][lane];
    p->qfrc_constraint[i] = w->qfrc[i][lane];
  }
  for (int i = 0; i < p->nefc; i++) {
    int from = row_in_lanes(s, c, i);
    p->force[i] = w->force[from][lane];
    p->state[i] = piece_row_state(w, from, lane);
  }
  for (int k = 0; k < w->ncone; k++) {
    const LaneCone* cone = w->cone + k;
    for (int j = 0; cone->on[lane] && j < cone->dim; j++)
      p->state[cone->row - s->base + c->before + j] = ctCNSTRSTATE_CONE;
  }
  p->niter = niter;
  p->nnz = w->nv * w->nv;
}

//---------------------------------- all of them ---------------------------------------------------

// The pieces of the worlds; returns the worlds that have none.
static unsigned open_worlds(LaneGroup* g, ConstrainParts* parts) {
  LaneIslands* s = g->islands;
  unsigned without = 0;
  s->n = 0;
  for (int k = 0; k < g->n; k++) {
    parts[k].n = 0;
    if (g->alone >> k & 1) continue;
    if (!g->stage->open_parts(g->model, g->world[k], parts + k)) {
      without |= 1u << k;
      continue;
    }
    for (int i = 0; i < parts[k].n; i++) {
      Problem* p = parts[k].p + i;
      s->piece[s->n++] = (LanePiece){p, g->world[k], parts[k].warm, count_rows_before_contacts(p)};
    }
  }
  return without;
}

static void solve_pieces(LaneGroup* g) {
  LaneIslands* s = g->islands;
  for (int i = 0; i < s->n; i++) {
    LanePiece* first = s->piece + i;
    if (!first->p) continue;
    int count = choose_pieces(s, first);
    if (count < LANE_LEAST || s->lane[0] != first) {
      g->stage->solve_part(g->model, first->d, first->p, first->warm);
      first->p = NULL;
      continue;
    }
    take_pieces(s, count);
    lane_newton(&s->w, finish_island, s);
    for (int k = 0; k < count; k++) s->piece[s->lane[k] - s->piece].p = NULL;
  }
}

void lane_islands_solve(LaneGroup* g) {
  ConstrainParts parts[CT_LANES];
  WorldNumber start = g->time.on ? lane_clock() : 0;
  unsigned without = open_worlds(g, parts);
  if (g->time.on) g->time.alone += lane_clock() - start;
  solve_pieces(g);
  for (int k = 0; k < g->n; k++) {
    if (g->alone >> k & 1) continue;
    if (without >> k & 1)
      g->stage->constrain(g->model, g->world[k]);
    else
      g->stage->close_parts(g->model, g->world[k], parts + k);
  }
}
