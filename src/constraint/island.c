#include "constraint/island.h"

#include "base/assert.h"
#include "constraint/block.h"
#include "constraint/island_order.h"
#include "model/data.h"
#include "model/row_layout.h"

#include <corten/corten.h>

//---------------------------------- trees of a row ------------------------------------------------

// Add a tree if it is not the last one already.
static int add_tree(int* tree, int n, int room, int t) {
  if (n < room && (n == 0 || tree[n - 1] != t)) tree[n++] = t;
  return n;
}

// The trees of the dofs of a row, from its nonzero columns.
static int scan_row(const ctModel* m, const ctData* d, int row, int* tree, int room) {
  int n = 0;
  if (row_layout_sparse(m)) {
    const int* col = d->efc_J_colind + d->efc_J_rowadr[row];
    for (int k = 0; k < d->efc_J_rownnz[row]; k++)
      n = add_tree(tree, n, room, m->dof_treeid[col[k]]);
    return n;
  }
  const double* J = d->efc_J + (long long)row * m->nv;
  for (int k = 0; k < m->nv; k++) {
    if (J[k] != 0) n = add_tree(tree, n, room, m->dof_treeid[k]);
  }
  return n;
}

int island_trees(const ctModel* m, const ctData* d, const ConstraintBlock* b, int* tree, int room) {
  CT_ASSERT(room >= 2);
  int body[2];
  if (b->kind->trees != TREES_OF_BODIES || !b->kind->bodies(m, d, b->id, body))
    return scan_row(m, d, b->row, tree, room);
  tree[0] = m->body_treeid[body[0]];
  tree[1] = m->body_treeid[body[1]];
  return 2;
}

//---------------------------------- union of trees ------------------------------------------------

// The smallest tree of the set that t is in.
static int find_root(int* parent, int t) {
  CT_ASSERT(t >= 0 && parent[t] >= 0 && parent[t] <= t);
  while (parent[t] != t) t = parent[t] = parent[parent[t]];
  return t;
}

static void unite_trees(int* parent, int a, int b) {
  int x = find_root(parent, a), y = find_root(parent, b);
  if (x < y)
    parent[y] = x;
  else
    parent[x] = y;
}

// Trees that a block joins get the same root. Returns one of them.
static int join_trees(int* parent, const int* tree, int n) {
  int first = -1;
  for (int k = 0; k < n; k++) {
    if (tree[k] < 0) continue;
    if (parent[tree[k]] < 0) parent[tree[k]] = tree[k];
    if (first < 0) first = tree[k];
    unite_trees(parent, first, tree[k]);
  }
  return first;
}

// All blocks; first_tree: one of the trees of each row. A tree without rows keeps the parent -1.
// False if a row belongs to no tree: the row of a flex contact is zero where the axis of the only
// joint meets it.
static bool join_blocks(const ctModel* m, const ctData* d, int* parent, int* first_tree,
                        int* tree) {
  int room = m->ntree > 2 ? (int)m->ntree : 2;
  bool all = true;
  for (int t = 0; t < m->ntree; t++) parent[t] = -1;
  for (ConstraintBlock b = {0}; block_next(m, d, &b);) {
    if (b.kind->trees == TREES_OF_EACH_ROW) b.rows = 1;
    int first = join_trees(parent, tree, island_trees(m, d, &b, tree, room));
    for (int i = b.row; i < b.row + b.rows; i++) first_tree[i] = first;
    all = all && first >= 0;
  }
  return all;
}

// Islands are numbered by their smallest tree. Returns how many.
static int number_islands(const ctModel* m, int* parent, int* island) {
  int n = 0;
  for (int t = 0; t < m->ntree; t++) {
    if (parent[t] < 0) {
      island[t] = -1;
      continue;
    }
    int r = find_root(parent, t);
    island[t] = r == t ? n++ : island[r];
  }
  return n;
}

void island_find(const ctModel* m, ctData* d) {
  d->nisland = d->nidof = 0;
  if ((m->opt.disableflags & ctDSBL_ISLAND) || d->nefc == 0) return;
  size_t ntree = (size_t)m->ntree + 2, nefc = (size_t)d->nefc;
  Arena* a = data_arena(d);
  size_t before = arena_mark(a);
  int* tree_island = data_arena_push(d, ntree * sizeof(int), 64);
  int* efc_island = data_arena_push(d, nefc * sizeof(int), 64);
  size_t mark = arena_mark(a);
  int* parent = arena_push(a, ntree * sizeof(int), 64);
  int* tree = arena_push(a, ntree * sizeof(int), 64);
  if (!tree_island || !efc_island || !parent || !tree ||
      !join_blocks(m, d, parent, efc_island, tree)) {
    data_arena_release(d, before);
    return; // solved as one problem
  }
  d->nisland = number_islands(m, parent, tree_island);
  CT_ASSERT(d->nisland > 0 && d->nisland <= m->ntree);
  for (size_t i = 0; i < nefc; i++) {
    CT_ASSERT(efc_island[i] >= 0);
    efc_island[i] = tree_island[efc_island[i]];
  }
  for (int t = 0; t < m->ntree; t++) {
    if (tree_island[t] >= 0) d->nidof += m->tree_dofnum[t];
  }
  CT_ASSERT(d->nidof <= m->nv);
  data_arena_release(d, mark);
  d->tree_island = tree_island;
  d->efc_island = efc_island;
  if (island_order_reserve(m, d)) {
    island_order(m, d);
    return;
  }
  d->nisland = d->nidof = 0;
  data_arena_release(d, before);
}
