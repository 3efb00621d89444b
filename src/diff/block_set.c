// Unions of trees. What is joined here is what terms of dr may join; a term that joins more (a user
// kind, a coupling whose slope is zero at this state) spills (sink.h), and the step is one block.
#include "diff/block_set.h"

#include "constraint/block.h"
#include "constraint/island.h"
#include "generated/kinds.h"

#include <string.h>

typedef struct TreeUnion {
  const Diff* x;
  int* parent; // of trees; the smallest of a set is its own
} TreeUnion;

static int find_first_tree(const TreeUnion* u, int t) {
  while (u->parent[t] != t) t = u->parent[t] = u->parent[u->parent[t]];
  return t;
}

static void unite_trees_of(const TreeUnion* u, int a, int b) {
  if (a < 0 || b < 0) return;
  int p = find_first_tree(u, a), q = find_first_tree(u, b);
  if (p < q)
    u->parent[q] = p;
  else
    u->parent[p] = q;
}

static int tree_moving(const TreeUnion* u, int body) {
  return body > 0 ? u->x->m->body_treeid[body] : -1;
}

//---------------------------------- what joins ----------------------------------------------------

static void unite_list(const TreeUnion* u, const int* tree, int n) {
  int first = -1;
  for (int k = 0; k < n; k++) {
    if (first < 0)
      first = tree[k];
    else
      unite_trees_of(u, first, tree[k]);
  }
}

static void unite_rows(const TreeUnion* u, int* tree) {
  const ctModel* m = u->x->m;
  int room = m->ntree > 2 ? (int)m->ntree : 2;
  for (ConstraintBlock b = {0}; block_next(m, u->x->d, &b);) {
    if (b.kind == &contact_rows_kind) continue;
    if (b.kind->trees == TREES_OF_EACH_ROW) b.rows = 1;
    unite_list(u, tree, island_trees(m, u->x->d, &b, tree, room));
  }
}

static void unite_bodies(const TreeUnion* u, const int* body, int n) {
  int first = -1;
  for (int k = 0; k < n; k++) {
    int t = body[k] >= 0 ? tree_moving(u, body[k]) : -1;
    if (first < 0) first = t;
    unite_trees_of(u, first, t);
  }
}

static void unite_flexes(const TreeUnion* u) {
  const ctModel* m = u->x->m;
  for (int f = 0; f < m->nflex; f++) {
    unite_bodies(u, m->flex_vertbodyid + m->flex_vertadr[f], m->flex_vertnum[f]);
    unite_bodies(u, m->flex_nodebodyid + m->flex_nodeadr[f], m->flex_nodenum[f]);
  }
}

static int tree_of_side(const TreeUnion* u, const ctContact* c, int side) {
  const ctModel* m = u->x->m;
  if (c->geom[side] >= 0) return tree_moving(u, m->geom_bodyid[c->geom[side]]);
  int f = c->flex[side];
  for (int k = 0; k < m->flex_nodenum[f]; k++) {
    int t = tree_moving(u, m->flex_nodebodyid[m->flex_nodeadr[f] + k]);
    if (t >= 0) return t;
  }
  for (int k = 0; k < m->flex_vertnum[f]; k++) {
    int t = tree_moving(u, m->flex_vertbodyid[m->flex_vertadr[f] + k]);
    if (t >= 0) return t;
  }
  return -1;
}

static void unite_contacts(const TreeUnion* u) {
  for (int i = 0; i < u->x->d->ncon; i++) {
    const ctContact* c = u->x->d->contact + i;
    unite_trees_of(u, tree_of_side(u, c, 0), tree_of_side(u, c, 1));
  }
}

static int tree_of_wrap(const TreeUnion* u, int i) {
  const ctModel* m = u->x->m;
  int id = m->wrap_objid[i];
  switch (wrap_object_of(m->wrap_type[i])) {
  case ctOBJ_JOINT:
    return tree_moving(u, m->jnt_bodyid[id]);
  case ctOBJ_SITE:
    return tree_moving(u, m->site_bodyid[id]);
  case ctOBJ_GEOM:
    return tree_moving(u, m->geom_bodyid[id]);
  default:
    return -1;
  }
}

static void unite_tendons(const TreeUnion* u) {
  const ctModel* m = u->x->m;
  for (int t = 0; t < m->ntendon; t++) {
    int first = -1;
    for (int i = m->tendon_adr[t]; i < m->tendon_adr[t] + m->tendon_num[t]; i++) {
      int tree = tree_of_wrap(u, i);
      if (first < 0) first = tree;
      unite_trees_of(u, first, tree);
    }
  }
}

static void unite_actuators(const TreeUnion* u) {
  const ctModel* m = u->x->m;
  for (int i = 0; i < m->nu; i++) {
    const int* id = m->actuator_trnid + 2 * i;
    const TrnKind* kind = trn_kind + m->actuator_trntype[i];
    if (kind->object != ctOBJ_SITE || id[0] < 0 || id[1] < 0) continue;
    unite_trees_of(u, tree_moving(u, m->site_bodyid[id[0]]), tree_moving(u, m->site_bodyid[id[1]]));
  }
}

//---------------------------------- blocks --------------------------------------------------------

static bool take_blocks(const Diff* x, BlockSet* s, int n) {
  size_t nv = (size_t)x->m->nv, nc = (size_t)x->col.n, nb = (size_t)n + 1;
  int* p = diff_ints(x, 3 * nv + 3 * nc + 2 * nb + 1);
  s->square = arena_push(x->arena, (nb + nv) * sizeof *s->square, 64);
  if (!p || !s->square) return false;
  int** to[] = {&s->dof,          &s->dof_block, &s->dof_in,    &s->column,
                &s->column_block, &s->column_in, &s->dof_first, &s->column_first};
  size_t size[] = {nv, nv, nv, nc, nc, nc, nb, nb};
  for (int k = 0; k < 8; p += size[k++]) *to[k] = p;
  s->row_at = s->square + nb;
  s->n = n;
  return true;
}

// Lists by block, from the blocks of dofs and inputs.
static void sort_by_block(const int* block, int n, int nblock, int* first, int* list, int* in) {
  memset(first, 0, ((size_t)nblock + 1) * sizeof *first);
  if (nblock == 1) {
    for (int i = 0; i < n; i++) list[i] = in[i] = i;
    first[1] = n;
    return;
  }
  for (int i = 0; i < n; i++) first[block[i] + 1]++;
  for (int b = 0; b < nblock; b++) first[b + 1] += first[b];
  for (int i = 0; i < n; i++) {
    int at = first[block[i]]++;
    list[at] = i;
  }
  for (int b = nblock; b > 0; b--) first[b] = first[b - 1];
  first[0] = 0;
  for (int k = 0; k < n; k++) in[list[k]] = k - first[block[list[k]]];
}

static void list_blocks(const Diff* x, BlockSet* s) {
  sort_by_block(s->dof_block, (int)x->m->nv, s->n, s->dof_first, s->dof, s->dof_in);
  sort_by_block(s->column_block, x->col.n, s->n, s->column_first, s->column, s->column_in);
  s->size = s->square[0] = 0;
  for (int b = 0; b < s->n; b++) {
    size_t dofs = (size_t)block_set_dofs(s, b), columns = (size_t)block_set_columns(s, b);
    s->square[b + 1] = s->square[b] + dofs * dofs;
    for (int k = s->dof_first[b]; k < s->dof_first[b + 1]; k++) {
      s->row_at[s->dof[k]] = s->size;
      s->size += columns;
    }
  }
}

// The block of an actuator: that of the first dof it acts on.
static int block_of_actuator(const Diff* x, const BlockSet* s, int i) {
  const ctData* d = x->d;
  return d->moment_rownnz[i] > 0 ? s->dof_block[d->moment_colind[d->moment_rowadr[i]]] : 0;
}

static void place_inputs(const Diff* x, BlockSet* s) {
  const ctModel* m = x->m;
  memset(s->column_block, 0, (size_t)x->col.n * sizeof *s->column_block);
  for (int i = 0; i < m->nv; i++)
    s->column_block[x->col.q + i] = s->column_block[x->col.v + i] = s->dof_block[i];
  for (int i = 0; i < m->nu; i++) {
    int b = block_of_actuator(x, s, i), first = m->actuator_actadr[i];
    s->column_block[x->col.ctrl + i] = b;
    for (int k = first; first >= 0 && k < first + m->actuator_actnum[i]; k++)
      s->column_block[x->col.act + k] = b;
  }
}

bool block_set_whole(const Diff* x, BlockSet* s) {
  if (!take_blocks(x, s, 1)) return false;
  memset(s->dof_block, 0, (size_t)x->m->nv * sizeof *s->dof_block);
  memset(s->column_block, 0, (size_t)x->col.n * sizeof *s->column_block);
  list_blocks(x, s);
  return true;
}

// Parents become numbers of blocks. Returns how many.
static int number_blocks(const TreeUnion* u, int ntree, int* number) {
  int n = 0;
  for (int t = 0; t < ntree; t++) {
    int first = find_first_tree(u, t);
    number[t] = first == t ? n++ : number[first];
  }
  return n;
}

bool block_set_find(const Diff* x, BlockSet* s) {
  const ctModel* m = x->m;
  int ntree = (int)m->ntree;
  // parameters may be those of any tree
  if (ntree < 2 || x->col.n > x->col.param) return block_set_whole(x, s);
  TreeUnion u = {x, diff_ints(x, (size_t)ntree)};
  int* tree = diff_ints(x, (size_t)ntree + 2);
  if (!u.parent || !tree) return false;
  for (int t = 0; t < ntree; t++) u.parent[t] = t;
  unite_rows(&u, tree);
  unite_contacts(&u);
  unite_tendons(&u);
  unite_actuators(&u);
  unite_flexes(&u);
  if (!take_blocks(x, s, number_blocks(&u, ntree, tree))) return false;
  for (int i = 0; i < m->nv; i++) s->dof_block[i] = tree[m->dof_treeid[i]];
  place_inputs(x, s);
  list_blocks(x, s);
  return true;
}

SinkBlocks block_set_sink(const BlockSet* s, bool* spilled) {
  if (s->n < 2) return (SinkBlocks){.row_at = NULL};
  return (SinkBlocks){s->row_at, s->column_in, s->dof_block, s->column_block, spilled};
}
