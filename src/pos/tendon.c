// Sites, geoms and pulleys of a tendon are the wraps from its address on; a geom stands between two
// sites. Points of a path are in the world, at most two per wrap. A row of ten_J has its dofs
// ascending; `used` has one bit per dof that the row names, and is all zero between tendons.
#include "pos/tendon.h"

#include "base/assert.h"
#include "base/integer.h"
#include "base/scratch.h"
#include "generated/kinds.h"
#include "geom/wrap.h"
#include "math/dense.h"
#include "math/sparse.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/row_layout.h"
#include "pos/jacobian.h"

#include <corten/corten.h>

#include <string.h>

// Values of wrap_obj for a point that is on no geom.
enum { ON_SITE = -1, AT_PULLEY = -2 };

// One row of the Jacobian while it is added up: nv numbers, and a bit for each dof that may not be
// zero. In the sparse layout the bits become the columns; in the full one they are not kept.
typedef struct Row {
  real* value;
  uint64_t* used;
} Row;

static bool is_marked(const Row* r, int i) { return r->used[i / 64] >> (i % 64) & 1; }
static void mark_dof(Row* r, int i) { r->used[i / 64] |= (uint64_t)1 << (i % 64); }

// Dof i and all before it on its branch. A marked dof has its ancestors marked.
static void mark_branch(Row* r, const int* parent, int i) {
  for (; i >= 0 && !is_marked(r, i); i = parent[i]) mark_dof(r, i);
}

// The path of one tendon while it is followed.
typedef struct TendonPath {
  const ctModel* m;
  ctData* d;
  Row row;
  real length;
  double divisor, scale; // of the branch behind the last pulley, and its inverse
  int point;             // next point of wrap_xpos
} TendonPath;

static void set_divisor(TendonPath* p, double divisor) {
  p->divisor = divisor;
  p->scale = 1 / divisor;
}

static void add_length(TendonPath* p, real x) { p->length += p->divisor == 1 ? x : x / p->divisor; }

static void add_path_point(TendonPath* p, const real* x, int on) {
  CT_ASSERT(p->point < 2 * p->m->nwrap);
  copy3(p->d->wrap_xpos + 3 * p->point, x);
  p->d->wrap_obj[p->point++] = on;
}

//---------------------------------- segments ------------------------------------------------------

// An end of a straight piece: a point of the world that moves with a body.
typedef struct PathEnd {
  const real* x;
  int body;
} PathEnd;

// What a dof of the chain of a, of b or of both adds to the row.
static inline real row_entry(const real* s, const real* u, const real* offa, const real* offb) {
  real va[3], vb[3];
  zero3(va);
  zero3(vb);
  if (offa) jacobian_column(va, s, offa);
  if (offb) jacobian_column(vb, s, offb);
  subfrom3(vb, va);
  return dot3(vb, u);
}

// Length changes by u . (J_b - J_a), u the direction from a to b. Both chains of dofs are walked
// together, from the tips towards the root. A dof that moves both ends turns the piece and does not
// stretch it: its number is only rounding. It is kept, as in MuJoCo: actuator moments leave out
// what is exactly zero, and CG that has not converged depends on last bits. Returns the length.
static real add_segment(TendonPath* p, PathEnd a, PathEnd b, real scale) {
  const ctModel* m = p->m;
  const int* parent = m->dof_parentid;
  const real* cdof = p->d->cdof;
  real u[3], offa[3], offb[3], *J = p->row.value;
  sub3(u, b.x, a.x);
  if (a.body == b.body) return norm3(u);
  real length = normalize3(u);
  sub3(offa, a.x, p->d->subtree_com + 3 * m->body_rootid[a.body]);
  sub3(offb, b.x, p->d->subtree_com + 3 * m->body_rootid[b.body]);
  int i = jacobian_last_dof(m, a.body), j = jacobian_last_dof(m, b.body);
  if (p->row.used) {
    mark_branch(&p->row, parent, i);
    mark_branch(&p->row, parent, j);
  }
  while (i != j) {
    if (i > j) {
      J[i] += row_entry(cdof + 6 * i, u, offa, NULL) * scale;
      i = parent[i];
    } else {
      J[j] += row_entry(cdof + 6 * j, u, NULL, offb) * scale;
      j = parent[j];
    }
  }
  for (; i >= 0; i = parent[i]) J[i] += row_entry(cdof + 6 * i, u, offa, offb) * scale;
  return length;
}

// Ends of the piece on the geom, and its length, -1 in the worlds where the path is straight.
typedef struct Wrapped {
  real x[6], length;
  int geom;
} Wrapped;

// Of a single world, where the numbers need not be gathered.
static void wrap_single(const TendonPath* p, Wrapped* w, const void* a, const void* b, int k,
                        int side) {
  const ctModel* m = p->m;
  const void *pos = p->d->geom_xpos + 3 * w->geom, *mat = p->d->geom_xmat + 9 * w->geom;
  const void* beside = side >= 0 ? p->d->site_xpos + 3 * side : NULL;
  WrapShape shape = {pos, mat, m->geom_size[3 * w->geom], wrap_kind[m->wrap_type[k]].cylinder};
  w->length = real_set(wrap((void*)w->x, a, b, &shape, beside));
}

// Wrapping chooses by value at every turn, so it runs lane by lane.
static void wrap_lanes(const TendonPath* p, Wrapped* w, const real* a, const real* b, int k) {
  const ctModel* m = p->m;
  double beside = m->wrap_prm[k]; // site, -1 for none
  int side = integer_of(beside < 0 ? beside - 0.5 : beside + 0.5, -1, (int)m->nsite - 1);
  w->geom = m->wrap_objid[k];
  if (REAL_LANES == 1) {
    wrap_single(p, w, a, b, k, side);
    return;
  }
  for (int lane = 0; lane < REAL_LANES; lane++) {
    world_number pa[3], pb[3], ps[3] = {0, 0, 0}, pos[3], mat[9], touch[6] = {0};
    for (int i = 0; i < 3; i++) {
      pa[i] = real_lane(a[i], lane);
      pb[i] = real_lane(b[i], lane);
      if (side >= 0) ps[i] = real_lane(p->d->site_xpos[3 * side + i], lane);
      pos[i] = real_lane(p->d->geom_xpos[3 * w->geom + i], lane);
    }
    for (int i = 0; i < 9; i++) mat[i] = real_lane(p->d->geom_xmat[9 * w->geom + i], lane);
    WrapShape shape = {pos, mat, m->geom_size[3 * w->geom], wrap_kind[m->wrap_type[k]].cylinder};
    real_set_lane(&w->length, lane, (double)wrap(touch, pa, pb, &shape, side >= 0 ? ps : NULL));
    for (int i = 0; i < 6; i++) real_set_lane(w->x + i, lane, (double)touch[i]);
  }
}

static real zero_where(mask m, real x) { return real_select(m, real_set(0), x); }

// From site a to site b, around the geom of path element k.
static void add_wrapped(TendonPath* p, PathEnd a, PathEnd b, int k) {
  Wrapped w;
  wrap_lanes(p, &w, a.x, b.x, k);
  mask direct = w.length < real_set(0);
  real scale = real_set(p->scale), straight = real_set(0);
  if (real_any(direct)) straight = add_segment(p, a, b, zero_where(real_not(direct), scale));
  add_path_point(p, a.x, ON_SITE);
  if (real_all(direct)) {
    add_length(p, straight);
    return;
  }
  PathEnd first = {w.x, p->m->geom_bodyid[w.geom]}, last = {w.x + 3, first.body};
  real to = add_segment(p, a, first, zero_where(direct, scale));
  real from = add_segment(p, last, b, zero_where(direct, scale));
  add_length(p, real_select(direct, straight, to + w.length + from));
  add_path_point(p, first.x, w.geom);
  add_path_point(p, last.x, w.geom);
}

static void add_straight(TendonPath* p, PathEnd a, PathEnd b) {
  add_length(p, add_segment(p, a, b, real_set(p->scale)));
  add_path_point(p, a.x, ON_SITE);
}

//---------------------------------- paths ---------------------------------------------------------

static PathEnd site_end(const TendonPath* p, int k) {
  int site = p->m->wrap_objid[k];
  return (PathEnd){p->d->site_xpos + 3 * site, p->m->site_bodyid[site]};
}

static bool is_geom(const ctModel* m, int k) {
  return wrap_kind[m->wrap_type[k]].object == ctOBJ_GEOM;
}

static bool is_pulley(const ctModel* m, int k) { return wrap_kind[m->wrap_type[k]].pulley; }

// Sites in order, with geoms between them; a pulley ends a branch and divides the next one.
static void follow_path(TendonPath* p, int k, int last) {
  const ctModel* m = p->m;
  while (k < last) {
    if (is_pulley(m, k)) {
      real nowhere[3];
      zero3(nowhere);
      set_divisor(p, m->wrap_prm[k]);
      add_path_point(p, nowhere, AT_PULLEY);
      k++;
      continue;
    }
    if (is_pulley(m, k + 1)) {
      k++;
      continue;
    }
    PathEnd a = site_end(p, k);
    int next = is_geom(m, k + 1) ? k + 2 : k + 1;
    CT_ASSERT(next <= last);
    PathEnd b = site_end(p, next);
    if (next == k + 2)
      add_wrapped(p, a, b, k + 1);
    else
      add_straight(p, a, b);
    k = next;
    if (k == last || is_pulley(m, k + 1)) add_path_point(p, b.x, ON_SITE);
  }
}

// A sum of joint positions.
//
// QUIRK(repeated-joint; test_tendon:repeated_joint): A joint that a fixed tendon names twice counts
// twice in the length and in a compressed row; in a full row the last coefficient counts alone.
static void add_joints(TendonPath* p, int k, int last) {
  const ctModel* m = p->m;
  for (; k <= last; k++) {
    int j = m->wrap_objid[k], i = m->jnt_dofadr[j];
    p->length += m->wrap_prm[k] * p->d->qpos[m->jnt_qposadr[j]];
    if (!p->row.used)
      p->row.value[i] = real_set(m->wrap_prm[k]);
    else
      p->row.value[i] += m->wrap_prm[k];
    if (p->row.used) mark_dof(&p->row, i);
  }
}

// The dofs that were used, ascending, with their numbers; the row is empty again afterwards.
static int compress_row(Row* r, int nv, real* J, int* dof) {
  int n = 0;
  for (int w = 0; 64 * w < nv; w++) {
    for (uint64_t bits = r->used[w]; bits; bits &= bits - 1) {
      int i = 64 * w + __builtin_ctzll(bits);
      J[n] = r->value[i];
      r->value[i] = real_set(0);
      dof[n++] = i;
    }
    r->used[w] = 0;
  }
  return n;
}

size_t tendon_scratch(const ctModel* m) {
  return SCRATCH_SIZE(real, m->nv) + SCRATCH_SIZE(uint64_t, (m->nv + 63) / 64);
}

// Working memory for sparse rows.
static Row empty_row(int nv, Scratch s) {
  int words = (nv + 63) / 64;
  Row r = {SCRATCH(s, real, nv), SCRATCH(s, uint64_t, words)};
  dense_zero(r.value, nv);
  memset(r.used, 0, (size_t)words * sizeof *r.used);
  return r;
}

// QUIRK(sleeping-tendon; test_sleep:tendons_of_sleepers_have_no_length): A tendon between sleeping
// trees has length 0 and an empty row, and keeps its path.
static void leave_out(const ctModel* m, ctData* d, int t, int adr) {
  d->ten_length[t] = real_set(0);
  if (!row_layout_sparse(m)) return;
  d->ten_J_rowadr[t] = adr;
  d->ten_J_rownnz[t] = 0;
}

void tendon(const ctModel* m, ctData* d) {
  if (m->ntendon == 0) return;
  int nv = (int)m->nv, adr = 0;
  bool sparse = row_layout_sparse(m);
  TendonPath p = {.m = m, .d = d};
  if (sparse)
    p.row = empty_row(nv, data_scratch(d));
  else
    dense_zero(d->ten_J, (int)m->ntendon * nv);

  bool sleep = awake_some_sleep(m, d);
  for (int t = 0; t < m->ntendon; t++) {
    int k = m->tendon_adr[t], last = k + m->tendon_num[t] - 1;
    if (sleep && awake_tendon_sleeps(m, d, t)) {
      leave_out(m, d, t, adr);
      continue;
    }
    p.length = real_set(0);
    set_divisor(&p, 1);
    if (!sparse) p.row.value = d->ten_J + t * nv;
    d->ten_wrapadr[t] = p.point;
    if (wrap_kind[m->wrap_type[k]].object == ctOBJ_JOINT)
      add_joints(&p, k, last);
    else
      follow_path(&p, k, last);
    d->ten_wrapnum[t] = p.point - d->ten_wrapadr[t];
    d->ten_length[t] = p.length;
    if (sparse) {
      d->ten_J_rowadr[t] = adr;
      d->ten_J_rownnz[t] = compress_row(&p.row, nv, d->ten_J + adr, d->ten_J_colind + adr);
      adr += d->ten_J_rownnz[t];
    }
  }
}

//---------------------------------- rows and their use --------------------------------------------

TendonRow tendon_row(const ctModel* m, const ctData* d, int t) {
  CT_ASSERT(0 <= t && t < m->ntendon);
  if (!row_layout_sparse(m)) return (TendonRow){d->ten_J + t * m->nv, NULL, (int)m->nv};
  int adr = d->ten_J_rowadr[t];
  return (TendonRow){d->ten_J + adr, d->ten_J_colind + adr, d->ten_J_rownnz[t]};
}

void tendon_apply(const ctModel* m, const ctData* d, int t, real f, real* qfrc) {
  TendonRow r = tendon_row(m, d, t);
  if (r.dof)
    sparse_addtoscl(qfrc, r.J, r.dof, r.n, f);
  else
    dense_addtoscl(qfrc, r.J, f, r.n);
}

// Where dof j stands in row i of M; -1 when M has no room for the pair.
static int entry_of_M(const ctModel* m, int i, int j) {
  int a = m->M_rowadr[i], n = m->M_rownnz[i];
  for (int k = a + n - 1; k >= a; k--) {
    if (m->M_colind[k] == j) return k;
  }
  return -1;
}

// Row i of one tendon's J' armature J: the dofs before i on its branch, in both layouts of M.
static void add_armature_row(const ctModel* m, ctData* d, const real* J, double armature, int i) {
  int q = m->dof_Madr[i];
  for (int j = i; j >= 0; j = m->dof_parentid[j], q++) {
    if (real_all(J[j] == real_set(0))) continue;
    real x = armature * J[i] * J[j];
    int k = entry_of_M(m, i, j);
    d->qM[q] += x;
    if (k >= 0) d->M[k] += x;
  }
}

void tendon_add_armature(const ctModel* m, ctData* d) {
  Scratch s = data_scratch(d);
  int nv = (int)m->nv;
  real* full = NULL;
  for (int t = 0; t < m->ntendon; t++) {
    double armature = m->tendon_armature[t];
    if (armature == 0) continue;
    TendonRow r = tendon_row(m, d, t);
    const real* J = r.J;
    if (r.dof) {
      if (!full) full = SCRATCH(s, real, nv);
      dense_zero(full, nv);
      for (int k = 0; k < r.n; k++) full[r.dof[k]] = r.J[k];
      J = full;
    }
    for (int k = 0; k < r.n; k++) add_armature_row(m, d, J, armature, r.dof ? r.dof[k] : k);
  }
}
