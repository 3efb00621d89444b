#include "step/implicit_material.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "force/flex_part.h"
#include "force/flex_vertex.h"
#include "math/dense.h"
#include "math/frontal.h"
#include "model/awake.h"
#include "model/data.h"
#include "pos/jacobian.h"

#include <stdlib.h>
#include <string.h>

// A dof that moves a corner of a part.
typedef struct Mover {
  int corner, unknown;
} Mover;

// The system of a data. Parts are numbered over all its flexes; the movers of part p are
// mover_adr[p] .. mover_adr[p + 1], and where the products of two of them belong in A is in `slot`
// from slot_adr[p] on.
struct MaterialSystem {
  int n, parts;
  unsigned char* flexes; // the flexes it was made for
  int *dof, *unknown;    // dof of an unknown; unknown of a dof, -1: none
  int *part_adr, *mover_adr;
  Mover* mover;
  size_t* slot_adr;
  int* slot;
  int *nnz, *adr, *col; // pattern of A
  double *A, *pull, *b; // pull: K v
  double* J;            // columns of the movers of one part
  Frontal* frontal;
  bool factored;
};
typedef struct MaterialSystem System;

bool implicit_material_wanted(const ctModel* m) {
  for (int f = 0; f < m->nflex; f++) {
    if (flex_material_implicit(m, f)) return true;
  }
  return false;
}

static void free_system(System* s) {
  if (!s) return;
  frontal_free(s->frontal);
  void* arrays[] = {s->flexes, s->dof,      s->unknown, s->part_adr, s->mover_adr,
                    s->mover,  s->slot_adr, s->slot,    s->nnz,      s->adr,
                    s->col,    s->A,        s->pull,    s->b,        s->J};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) alloc_free(arrays[i]);
  alloc_free(s);
}

void implicit_material_free(ctData* d) {
  free_system(data_own(d)->material);
  data_own(d)->material = NULL;
}

//---------------------------------- plan ----------------------------------------------------------

// Calls for each dof that moves a vertex, from the last to the first of its chain.
#define EACH_MOVER(dof, m, vert)                                                                   \
  int dof = jacobian_last_dof((m), (m)->flex_vertbodyid[vert]);                                    \
  dof >= 0;                                                                                        \
  dof = (m)->dof_parentid[dof]

// Unknowns: the dofs of all trees with a vertex of an implicit flex.
static bool number_unknowns(System* s, const ctModel* m) {
  unsigned char* tree = alloc_zero((size_t)m->ntree + 1);
  s->dof = alloc_bytes((size_t)m->nv * sizeof(int));
  s->unknown = alloc_bytes((size_t)m->nv * sizeof(int));
  bool ok = tree && s->dof && s->unknown;
  for (int f = 0; ok && f < m->nflex; f++) {
    int first = m->flex_vertadr[f];
    for (int v = first; s->flexes[f] && v < first + m->flex_vertnum[f]; v++) {
      for (EACH_MOVER(i, m, v)) tree[m->dof_treeid[i]] = 1;
    }
  }
  for (int i = 0; ok && i < m->nv; i++) {
    s->unknown[i] = tree[m->dof_treeid[i]] ? s->n : -1;
    if (s->unknown[i] >= 0) s->dof[s->n++] = i;
  }
  alloc_free(tree);
  return ok;
}

// Movers of all parts, counted if the list is NULL.
static int list_movers(System* s, const ctModel* m) {
  int n = 0, p = 0;
  for (int f = 0; f < m->nflex; f++) {
    for (int k = 0; s->flexes[f] && k < flex_part_count(m, f); k++, p++) {
      int vert[4], corners = flex_part_vertices(m, f, k, vert);
      if (s->mover) s->mover_adr[p] = n;
      for (int c = 0; c < corners; c++) {
        for (EACH_MOVER(i, m, vert[c])) {
          if (s->mover) s->mover[n] = (Mover){c, s->unknown[i]};
          n++;
        }
      }
    }
  }
  if (s->mover) s->mover_adr[p] = n;
  return n;
}

static bool make_parts(System* s, const ctModel* m) {
  s->part_adr = alloc_zero((size_t)m->nflex * sizeof(int));
  if (!s->part_adr) return false;
  for (int f = 0; f < m->nflex; f++) {
    s->part_adr[f] = s->parts;
    if (s->flexes[f]) s->parts += flex_part_count(m, f);
  }
  s->mover_adr = alloc_zero(((size_t)s->parts + 1) * sizeof(int));
  s->mover = s->mover_adr ? alloc_bytes((size_t)list_movers(s, m) * sizeof(Mover)) : NULL;
  if (!s->mover) return false;
  list_movers(s, m);
  int most = 0;
  for (int p = 0; p < s->parts; p++) {
    int n = s->mover_adr[p + 1] - s->mover_adr[p];
    most = n > most ? n : most;
  }
  s->J = alloc_bytes((size_t)(3 * most + 1) * sizeof(double));
  return s->J != NULL;
}

// Parts that each unknown moves: adr[i] .. adr[i + 1] of list; a part may be there twice.
static void list_parts_of(const System* s, int* adr, int* list) {
  memset(adr, 0, ((size_t)s->n + 2) * sizeof *adr);
  int movers = s->mover_adr[s->parts];
  for (int k = 0; k < movers; k++) adr[s->mover[k].unknown + 2]++;
  for (int i = 0; i < s->n; i++) adr[i + 2] += adr[i + 1];
  for (int p = 0; p < s->parts; p++) {
    for (int k = s->mover_adr[p]; k < s->mover_adr[p + 1]; k++)
      list[adr[s->mover[k].unknown + 1]++] = p;
  }
}

static int order_ints(const void* a, const void* b) { return *(const int*)a - *(const int*)b; }

// Columns of row i, appended at `out`: partners in parts, and those of the derivative by velocity.
typedef struct RowWork {
  int *adr, *list, *seen;
} RowWork;

static int list_columns(const System* s, const ctModel* m, const RowWork* w, int i, int* out) {
  int n = 0, dof = s->dof[i];
  w->seen[i] = i + 1;
  out[n++] = i;
  for (int k = m->D_rowadr[dof]; k < m->D_rowadr[dof] + m->D_rownnz[dof]; k++) {
    int j = s->unknown[m->D_colind[k]];
    if (j < 0 || w->seen[j] == i + 1) continue;
    w->seen[j] = i + 1;
    out[n++] = j;
  }
  for (int a = w->adr[i]; a < w->adr[i + 1]; a++) {
    int p = w->list[a];
    for (int k = s->mover_adr[p]; k < s->mover_adr[p + 1]; k++) {
      int j = s->mover[k].unknown;
      if (w->seen[j] == i + 1) continue;
      w->seen[j] = i + 1;
      out[n++] = j;
    }
  }
  qsort(out, (size_t)n, sizeof *out, order_ints);
  return n;
}

static bool make_pattern(System* s, const ctModel* m) {
  size_t n = (size_t)s->n, movers = (size_t)s->mover_adr[s->parts];
  RowWork w = {alloc_bytes((n + 2) * sizeof(int)), alloc_bytes((movers + 1) * sizeof(int)),
               alloc_zero((n + 1) * sizeof(int))};
  int* row = alloc_bytes((n + 1) * sizeof(int));
  s->nnz = alloc_bytes((n + 1) * sizeof(int));
  s->adr = alloc_bytes((n + 1) * sizeof(int));
  bool ok = w.adr && w.list && w.seen && row && s->nnz && s->adr;
  size_t used = 0, room = 0;
  if (ok) list_parts_of(s, w.adr, w.list);
  for (int i = 0; ok && i < s->n; i++) {
    s->nnz[i] = list_columns(s, m, &w, i, row);
    s->adr[i] = (int)used;
    if (used + n > room) {
      int* grown = alloc_grow(s->col, room * sizeof(int), 2 * (used + n) * sizeof(int));
      ok = grown && used + n < INT32_MAX / 4;
      if (grown) s->col = grown;
      room = 2 * (used + n);
    }
    if (ok) memcpy(s->col + used, row, (size_t)s->nnz[i] * sizeof(int));
    used += (size_t)s->nnz[i];
  }
  void* arrays[] = {w.adr, w.list, w.seen, row};
  for (int i = 0; i < 4; i++) alloc_free(arrays[i]);
  s->A = ok ? alloc_bytes((used + 1) * sizeof(double)) : NULL;
  return ok && s->A;
}

// Place of A(i, j), which the pattern has.
static int find_entry(const System* s, int i, int j) {
  int low = s->adr[i], high = low + s->nnz[i] - 1;
  while (low < high) {
    int middle = (low + high) / 2;
    if (s->col[middle] < j)
      low = middle + 1;
    else
      high = middle;
  }
  CT_ASSERT(s->col[low] == j);
  return low;
}

static bool place_products(System* s) {
  size_t total = 0;
  s->slot_adr = alloc_bytes(((size_t)s->parts + 1) * sizeof(size_t));
  if (!s->slot_adr) return false;
  for (int p = 0; p <= s->parts; p++) {
    s->slot_adr[p] = total;
    size_t n = p < s->parts ? (size_t)(s->mover_adr[p + 1] - s->mover_adr[p]) : 0;
    total += n * n;
  }
  s->slot = alloc_bytes((total + 1) * sizeof(int));
  if (!s->slot) return false;
  for (int p = 0; p < s->parts; p++) {
    const Mover* mover = s->mover + s->mover_adr[p];
    int n = s->mover_adr[p + 1] - s->mover_adr[p], *slot = s->slot + s->slot_adr[p];
    for (int k = 0; k < n * n; k++)
      slot[k] = find_entry(s, mover[k / n].unknown, mover[k % n].unknown);
  }
  return true;
}

static System* make_system(const ctModel* m) {
  System* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->flexes = alloc_zero((size_t)m->nflex + 1);
  for (int f = 0; s->flexes && f < m->nflex; f++) s->flexes[f] = flex_material_implicit(m, f);
  bool ok = s->flexes && number_unknowns(s, m) && make_parts(s, m) && make_pattern(s, m) &&
            place_products(s);
  Csr p = {s->n, s->nnz, s->adr, s->col};
  s->frontal = ok ? frontal_new(&p) : NULL;
  s->pull = alloc_zero(((size_t)s->n + 1) * sizeof(double));
  s->b = alloc_zero(((size_t)s->n + 1) * sizeof(double));
  if (s->frontal && s->pull && s->b) return s;
  free_system(s);
  return NULL;
}

// Was it made for the flexes that are implicit now, with the parts that they have now?
static bool is_current(const System* s, const ctModel* m) {
  int parts = 0;
  for (int f = 0; f < m->nflex; f++) {
    if (s->flexes[f] != flex_material_implicit(m, f)) return false;
    if (s->flexes[f]) parts += flex_part_count(m, f);
  }
  return parts == s->parts;
}

static System* find_system(const ctModel* m, ctData* d) {
  System** s = &data_own(d)->material;
  if (*s && is_current(*s, m)) return *s;
  free_system(*s);
  *s = make_system(m);
  return *s;
}

//---------------------------------- numbers -------------------------------------------------------

// A = M - h dF/dv, symmetric
static void fill_smooth(System* s, const ctModel* m, const ctData* d) {
  double h = m->opt.timestep;
  for (int i = 0; i < s->n; i++) dense_zero(s->A + s->adr[i], s->nnz[i]);
  for (int i = 0; i < s->n; i++) {
    int dof = s->dof[i];
    for (int k = m->D_rowadr[dof]; k < m->D_rowadr[dof] + m->D_rownnz[dof]; k++) {
      int j = s->unknown[m->D_colind[k]], at = m->mapM2D[k];
      double value = ((at >= 0 ? d->M[at] : 0) - h * d->qDeriv[k]) / 2;
      if (j < 0) continue;
      s->A[find_entry(s, i, j)] += value;
      s->A[find_entry(s, j, i)] += value;
    }
  }
}

typedef struct Assembly {
  System* s;
  const ctModel* m;
  const ctData* d;
  int first; // part of the flex's first
} Assembly;

// How a mover moves its corner.
static void move_column(const Assembly* a, const FlexPart* part, const Mover* mover, double J[3]) {
  const ctModel* m = a->m;
  int vert = part->vert[mover->corner];
  double off[3];
  const double* centre = a->d->subtree_com + 3 * m->body_rootid[m->flex_vertbodyid[vert]];
  sub3(off, a->d->flexvert_xpos + 3 * vert, centre);
  jacobian_column(J, a->d->cdof + 6 * a->s->dof[mover->unknown], off);
}

// A += J' (h^2 K + h D) J,   pull += J' K v
static void add_part(void* user, const FlexPart* part) {
  Assembly* a = user;
  System* s = a->s;
  int p = a->first + part->index, n = s->mover_adr[p + 1] - s->mover_adr[p], width = 3 * part->n;
  const Mover* mover = s->mover + s->mover_adr[p];
  const int* slot = s->slot + s->slot_adr[p];
  double h = a->m->opt.timestep, S[144], v[12], u[12], T[12];
  for (int k = 0; k < width * width; k++) S[k] = h * h * part->K[k] + h * part->D[k];
  for (int c = 0; c < part->n; c++) flex_vertex_velocity(a->m, a->d, part->vert[c], v + 3 * c);
  dense_mul_vec(u, part->K, v, width, width);
  for (int j = 0; j < n; j++) {
    move_column(a, part, mover + j, s->J + 3 * j);
    s->pull[mover[j].unknown] += dot3(s->J + 3 * j, u + 3 * mover[j].corner);
  }
  for (int j = 0; j < n; j++) {
    for (int r = 0; r < width; r++) T[r] = dot3(S + width * r + 3 * mover[j].corner, s->J + 3 * j);
    for (int i = 0; i < n; i++)
      s->A[slot[n * i + j]] += dot3(s->J + 3 * i, T + 3 * mover[i].corner);
  }
}

// Sleeping dofs do not move: their rows and columns are those of the unit matrix.
static void hold_sleepers(System* s, const ctModel* m, const ctData* d) {
  if (!awake_some_sleep(m, d)) return;
  for (int i = 0; i < s->n; i++) {
    bool sleeps = awake_dof_sleeps(m, d, s->dof[i]);
    for (int k = s->adr[i]; k < s->adr[i] + s->nnz[i]; k++) {
      int j = s->col[k];
      if (sleeps || awake_dof_sleeps(m, d, s->dof[j])) s->A[k] = i == j;
    }
  }
}

// A and pull of the state
static void fill_system(System* s, const ctModel* m, const ctData* d) {
  fill_smooth(s, m, d);
  dense_zero(s->pull, s->n);
  for (int f = 0; f < m->nflex; f++) {
    Assembly a = {s, m, d, s->part_adr[f]};
    if (s->flexes[f]) flex_part_each(m, d, f, add_part, &a);
  }
  hold_sleepers(s, m, d);
}

bool implicit_material_factor(const ctModel* m, ctData* d) {
  System* s = find_system(m, d);
  if (!s) return false;
  fill_system(s, m, d);
  frontal_factor(s->frontal, s->A, ctMINVAL);
  s->factored = true;
  return true;
}

bool implicit_material_solve(const ctModel* m, ctData* d, double* qacc, const double* qfrc) {
  System* s = data_own(d)->material;
  if (!s || !s->factored) return false;
  double h = m->opt.timestep;
  for (int i = 0; i < s->n; i++) {
    bool sleeps = awake_dof_sleeps(m, d, s->dof[i]);
    s->b[i] = sleeps ? 0 : qfrc[s->dof[i]] - h * s->pull[i];
  }
  frontal_solve(s->frontal, s->b);
  for (int i = 0; i < s->n; i++) {
    if (!awake_dof_sleeps(m, d, s->dof[i])) qacc[s->dof[i]] = s->b[i];
  }
  return true;
}

static void swap_pull(System* s) {
  double* pull = s->pull;
  s->pull = s->b;
  s->b = pull;
}

// The pull that belongs to the last factor is kept: a step may still use both.
bool implicit_material_force(const ctModel* m, ctData* d, double* qfrc, const double* qacc) {
  System* s = find_system(m, d);
  if (!s) return false;
  double h = m->opt.timestep;
  swap_pull(s);
  fill_system(s, m, d);
  for (int i = 0; i < s->n; i++) {
    if (awake_dof_sleeps(m, d, s->dof[i])) continue;
    double sum = h * s->pull[i];
    for (int k = s->adr[i]; k < s->adr[i] + s->nnz[i]; k++)
      sum += s->A[k] * qacc[s->dof[s->col[k]]];
    qfrc[s->dof[i]] = sum;
  }
  swap_pull(s);
  return true;
}
