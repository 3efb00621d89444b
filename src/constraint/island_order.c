// Island k owns the trees, dofs and rows from its address to that of island k + 1, each in
// ascending order of its old number. Dofs of no island stand behind nidof. The maps of dofs to
// their place in island order and back are inverse permutations, and so are those of rows. All
// arrays lie in the arena.
#include "constraint/island_order.h"

#include "base/assert.h"
#include "model/data.h"
#include "model/row_layout.h"

#include <string.h>

//---------------------------------- memory --------------------------------------------------------

// A pointer of ctData, its size, and, for when everything is one island, the array that is already
// in that order.
typedef struct IslandArray {
  void* to;
  size_t size;
  const void* same;
} IslandArray;

static bool take_island_arrays(ctData* d, const IslandArray* a, size_t n, bool whole) {
  for (size_t i = 0; i < n; i++) {
    const void* p = whole ? a[i].same : NULL;
    if (!p) p = data_arena_push(d, a[i].size, 64);
    if (!p) return false;
    memcpy(a[i].to, &p, sizeof p);
  }
  return true;
}
#define TAKE(d, a, whole) take_island_arrays(d, a, sizeof(a) / sizeof *(a), whole)

static bool reserve_maps(const ctModel* m, ctData* d) {
  size_t ni = (size_t)d->nisland * sizeof(int), ntree = (size_t)m->ntree * sizeof(int);
  size_t nv = (size_t)m->nv * sizeof(int), nefc = (size_t)d->nefc * sizeof(int);
  const IslandArray a[] = {
      {&d->island_ntree, ni, NULL},   {&d->island_itreeadr, ni, NULL},
      {&d->island_nv, ni, NULL},      {&d->island_idofadr, ni, NULL},
      {&d->island_dofadr, ni, NULL},  {&d->island_ne, ni, NULL},
      {&d->island_nf, ni, NULL},      {&d->island_nefc, ni, NULL},
      {&d->island_iefcadr, ni, NULL}, {&d->map_itree2tree, ntree, NULL},
      {&d->dof_island, nv, NULL},     {&d->map_dof2idof, nv, NULL},
      {&d->map_idof2dof, nv, NULL},   {&d->map_efc2iefc, nefc, NULL},
      {&d->map_iefc2efc, nefc, NULL},
  };
  return TAKE(d, a, false);
}

static bool reserve_dofs(const ctModel* m, ctData* d, bool whole) {
  size_t dofs = (size_t)d->nidof, nC = (size_t)m->nC;
  const IslandArray a[] = {
      {&d->ifrc_smooth, dofs * sizeof(double), d->qfrc_smooth},
      {&d->iacc_smooth, dofs * sizeof(double), d->qacc_smooth},
      {&d->iacc, dofs * sizeof(double), d->qacc},
      {&d->ifrc_constraint, dofs * sizeof(double), d->qfrc_constraint},
      {&d->iM_rownnz, dofs * sizeof(int), m->M_rownnz},
      {&d->iM_rowadr, dofs * sizeof(int), m->M_rowadr},
      {&d->iM_colind, nC * sizeof(int), m->M_colind},
      {&d->iM, nC * sizeof(double), d->M},
      {&d->iLD, nC * sizeof(double), d->qLD},
      {&d->iLDiagInv, dofs * sizeof(double), d->qLDiagInv},
  };
  return TAKE(d, a, whole);
}

static bool reserve_rows(const ctModel* m, ctData* d, bool whole) {
  size_t ints = (size_t)d->nefc * sizeof(int), reals = (size_t)d->nefc * sizeof(double);
  size_t nJ = (size_t)d->nJ;
  const IslandArray a[] = {
      {&d->iefc_type, ints, d->efc_type},
      {&d->iefc_id, ints, d->efc_id},
      {&d->iefc_state, ints, d->efc_state},
      {&d->iefc_frictionloss, reals, d->efc_frictionloss},
      {&d->iefc_D, reals, d->efc_D},
      {&d->iefc_R, reals, d->efc_R},
      {&d->iefc_aref, reals, d->efc_aref},
      {&d->iefc_force, reals, d->efc_force},
      {&d->iefc_J, nJ * sizeof(double), d->efc_J},
  };
  if (!TAKE(d, a, whole)) return false;
  if (!row_layout_sparse(m)) return true;
  const IslandArray b[] = {
      {&d->iefc_J_rownnz, ints, d->efc_J_rownnz},
      {&d->iefc_J_rowadr, ints, d->efc_J_rowadr},
      {&d->iefc_J_rowsuper, ints, d->efc_J_rowsuper},
      {&d->iefc_J_colind, nJ * sizeof(int), d->efc_J_colind},
  };
  return TAKE(d, b, whole);
}

bool island_order_reserve(const ctModel* m, ctData* d) {
  bool whole = island_order_is_whole(m, d);
  return reserve_maps(m, d) && reserve_dofs(m, d, whole) && reserve_rows(m, d, whole);
}

//---------------------------------- maps ----------------------------------------------------------

// Stable sort of n items by their island, those of none (-1) last. count: items of each island,
// adr: where they start.
typedef struct Sorted {
  const int* island;
  int n;
  int* count;
  int* adr;
  int* order; // item at a place; NULL: not wanted
  int* place; // place of an item; NULL: not wanted
} Sorted;

static void sort_by_island(const Sorted* s, int nisland) {
  memset(s->count, 0, (size_t)nisland * sizeof(int));
  for (int i = 0; i < s->n; i++) {
    if (s->island[i] >= 0) s->count[s->island[i]]++;
  }
  int rest = 0;
  for (int k = 0; k < nisland; k++) {
    CT_ASSERT(s->count[k] > 0); // no island is empty
    s->adr[k] = rest;
    rest += s->count[k];
  }
  for (int i = 0; i < s->n; i++) {
    int at = s->island[i] >= 0 ? s->adr[s->island[i]]++ : rest++;
    CT_VALIDATE(at < s->n);
    s->order[at] = i;
    if (s->place) s->place[i] = at;
  }
  for (int k = 0; k < nisland; k++) s->adr[k] -= s->count[k];
}

static void order_trees_and_dofs(const ctModel* m, ctData* d) {
  int n = d->nisland, nv = (int)m->nv;
  for (int i = 0; i < nv; i++) d->dof_island[i] = d->tree_island[m->dof_treeid[i]];
  sort_by_island(&(Sorted){d->tree_island, (int)m->ntree, d->island_ntree, d->island_itreeadr,
                           d->map_itree2tree, NULL},
                 n);
  sort_by_island(&(Sorted){d->dof_island, nv, d->island_nv, d->island_idofadr, d->map_idof2dof,
                           d->map_dof2idof},
                 n);
  for (int k = 0; k < n; k++) d->island_dofadr[k] = d->map_idof2dof[d->island_idofadr[k]];
}

static void order_rows(ctData* d) {
  sort_by_island(&(Sorted){d->efc_island, d->nefc, d->island_nefc, d->island_iefcadr,
                           d->map_iefc2efc, d->map_efc2iefc},
                 d->nisland);
  memset(d->island_ne, 0, (size_t)d->nisland * sizeof(int));
  memset(d->island_nf, 0, (size_t)d->nisland * sizeof(int));
  for (int i = 0; i < d->ne; i++) d->island_ne[d->efc_island[i]]++;
  for (int i = d->ne; i < d->ne + d->nf; i++) d->island_nf[d->efc_island[i]]++;
}

//---------------------------------- numbers -------------------------------------------------------

// Rows of M; columns count from the first dof of their island.
static void copy_inertia(const ctModel* m, ctData* d) {
  for (int i = 0, to = 0; i < d->nidof; i++) {
    int dof = d->map_idof2dof[i], from = m->M_rowadr[dof], n = m->M_rownnz[dof];
    int base = d->island_idofadr[d->dof_island[dof]];
    d->iM_rownnz[i] = n;
    d->iM_rowadr[i] = to;
    memcpy(d->iM + to, d->M + from, (size_t)n * sizeof(double));
    memcpy(d->iLD + to, d->qLD + from, (size_t)n * sizeof(double));
    for (int k = 0; k < n; k++)
      d->iM_colind[to + k] = d->map_dof2idof[m->M_colind[from + k]] - base;
    d->iLDiagInv[i] = d->qLDiagInv[dof];
    to += n;
    CT_ASSERT(to <= m->nC);
  }
}

static void copy_jacobian_sparse(ctData* d) {
  int to = 0;
  for (int i = 0; i < d->nefc; i++) {
    CT_ASSERT(to <= d->nJ);
    int row = d->map_iefc2efc[i], from = d->efc_J_rowadr[row], n = d->efc_J_rownnz[row];
    int base = d->island_idofadr[d->efc_island[row]];
    d->iefc_J_rownnz[i] = n;
    d->iefc_J_rowadr[i] = to;
    memcpy(d->iefc_J + to, d->efc_J + from, (size_t)n * sizeof(double));
    for (int k = 0; k < n; k++)
      d->iefc_J_colind[to + k] = d->map_dof2idof[d->efc_J_colind[from + k]] - base;
    to += n;
  }
  // rows of an island that follow with the same columns
  const int *nnz = d->iefc_J_rownnz, *adr = d->iefc_J_rowadr, *col = d->iefc_J_colind;
  for (int i = d->nefc - 1; i >= 0; i--) {
    bool same = i + 1 < d->nefc && nnz[i] == nnz[i + 1] &&
                d->efc_island[d->map_iefc2efc[i]] == d->efc_island[d->map_iefc2efc[i + 1]] &&
                !memcmp(col + adr[i], col + adr[i + 1], (size_t)nnz[i] * sizeof *col);
    d->iefc_J_rowsuper[i] = same ? d->iefc_J_rowsuper[i + 1] + 1 : 0;
  }
}

// Blocks of island_nefc x island_nv numbers. That of an island begins where rows of all the
// islands' dofs would put its first row; zeros are between.
static void copy_jacobian_dense(const ctModel* m, ctData* d) {
  double *to = d->iefc_J, *end = to + d->nJ;
  for (int k = 0; k < d->nisland; k++) {
    const int* dof = d->map_idof2dof + d->island_idofadr[k];
    int first = d->island_iefcadr[k], nv = d->island_nv[k];
    for (int i = first; i < first + d->island_nefc[k]; i++) {
      const double* from = d->efc_J + (ptrdiff_t)d->map_iefc2efc[i] * m->nv;
      for (int j = 0; j < nv; j++) *to++ = from[dof[j]];
    }
    bool last = k + 1 == d->nisland;
    CT_ASSERT(to <= end);
    const double* next = last ? end : d->iefc_J + island_order_block(d, k + 1);
    while (to < next) *to++ = 0;
  }
}

static void copy_rows(ctData* d) {
  for (int i = 0; i < d->nefc; i++) {
    int row = d->map_iefc2efc[i];
    d->iefc_type[i] = d->efc_type[row];
    d->iefc_id[i] = d->efc_id[row];
    d->iefc_frictionloss[i] = d->efc_frictionloss[row];
    d->iefc_D[i] = d->efc_D[row];
    d->iefc_R[i] = d->efc_R[row];
  }
}

void island_order(const ctModel* m, ctData* d) {
  order_trees_and_dofs(m, d);
  order_rows(d);
  if (island_order_is_whole(m, d)) return;
  copy_inertia(m, d);
  copy_rows(d);
  if (row_layout_sparse(m))
    copy_jacobian_sparse(d);
  else
    copy_jacobian_dense(m, d);
}
