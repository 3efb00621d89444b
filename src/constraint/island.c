#include "constraint/island.h"

#include "base/assert.h"
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

// The trees of the dofs of a row, from its numbers.
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

static int two_bodies(const ctModel* m, int a, int b, int* tree, int room) {
  CT_ASSERT(room >= 2);
  (void)room;
  tree[0] = m->body_treeid[a];
  tree[1] = m->body_treeid[b];
  return 2;
}

static int one_dof(const ctModel* m, int dof, int* tree, int room) {
  CT_ASSERT(room >= 1);
  (void)room;
  tree[0] = m->dof_treeid[dof];
  return 1;
}

int island_trees(const ctModel* m, const ctData* d, int row, int* tree, int room) {
  int type = d->efc_type[row], id = d->efc_id[row];
  if (type == ctCNSTR_FRICTION_DOF) return one_dof(m, id, tree, room);
  if (type == ctCNSTR_LIMIT_JOINT) return one_dof(m, m->jnt_dofadr[id], tree, room);
  if (type >= ctCNSTR_CONTACT_FRICTIONLESS) {
    const int* g = d->contact[id].geom;
    if (g[0] >= 0 && g[1] >= 0)
      return two_bodies(m, m->geom_bodyid[g[0]], m->geom_bodyid[g[1]], tree, room);
  }
  if (type == ctCNSTR_EQUALITY && m->eq_type[id] <= ctEQ_WELD) {
    int a = m->eq_obj1id[id], b = m->eq_obj2id[id];
    bool site = m->eq_objtype[id] == ctOBJ_SITE;
    return two_bodies(m, site ? m->site_bodyid[a] : a, site ? m->site_bodyid[b] : b, tree, room);
  }
  return scan_row(m, d, row, tree, room);
}

//---------------------------------- union of trees ------------------------------------------------

// The smallest tree of the set that t is in.
static int root(int* parent, int t) {
  while (parent[t] != t) t = parent[t] = parent[parent[t]];
  return t;
}

static void unite(int* parent, int a, int b) {
  int x = root(parent, a), y = root(parent, b);
  if (x < y)
    parent[y] = x;
  else
    parent[x] = y;
}

// Do the rows of a constraint act on different trees? Those of a flex do.
static bool rows_differ(const ctModel* m, const ctData* d, int row) {
  return d->efc_type[row] == ctCNSTR_EQUALITY && m->eq_type[d->efc_id[row]] >= ctEQ_FLEX;
}

// Trees that rows join get the same root; first_tree: one of the trees of each row. A tree without
// rows keeps the parent -1.
static void join(const ctModel* m, const ctData* d, int* parent, int* first_tree, int* tree) {
  int ntree = (int)m->ntree;
  for (int t = 0; t < ntree; t++) parent[t] = -1;
  for (int i = 0; i < d->nefc; i++) {
    if (i > 0 && d->efc_id[i] == d->efc_id[i - 1] && d->efc_type[i] == d->efc_type[i - 1] &&
        !rows_differ(m, d, i)) {
      first_tree[i] = first_tree[i - 1];
      continue;
    }
    int n = island_trees(m, d, i, tree, ntree > 2 ? ntree : 2), first = -1;
    for (int k = 0; k < n; k++) {
      if (tree[k] < 0) continue;
      if (parent[tree[k]] < 0) parent[tree[k]] = tree[k];
      if (first < 0) first = tree[k];
      unite(parent, first, tree[k]);
    }
    first_tree[i] = first;
  }
}

// Islands are numbered by their smallest tree. Returns how many.
static int number(const ctModel* m, int* parent, int* island) {
  int n = 0;
  for (int t = 0; t < m->ntree; t++) {
    if (parent[t] < 0) {
      island[t] = -1;
      continue;
    }
    int r = root(parent, t);
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
  if (!tree_island || !efc_island || !parent || !tree) {
    data_arena_release(d, before);
    return; // solved as one problem
  }
  join(m, d, parent, efc_island, tree);
  d->nisland = number(m, parent, tree_island);
  for (size_t i = 0; i < nefc; i++) {
    CT_ASSERT(efc_island[i] >= 0);
    efc_island[i] = tree_island[efc_island[i]];
  }
  for (int t = 0; t < m->ntree; t++) {
    if (tree_island[t] >= 0) d->nidof += m->tree_dofnum[t];
  }
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

void ct_island(const ctModel* m, ctData* d) { island_find(m, d); }
