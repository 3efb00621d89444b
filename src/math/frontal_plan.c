// Unknowns with the same neighbours are one node. The nodes are put in an order of elimination, the
// elimination tree gives each node the set of later nodes that it reaches, and chains of nodes with
// nested sets become fronts.
#include "math/frontal_plan.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/order.h"

#include <stdlib.h>
#include <string.h>

// Nodes of unknowns, and what their elimination reaches. Arrays by position in the order.
typedef struct Tree {
  int n;                              // nodes
  int *node, *weight;                 // node of an unknown; unknowns per node
  int *order, *where;                 // node at a position, position of a node
  int *reach_adr, *reach_num, *reach; // later positions, ascending
  int *parent, *size;                 // -1: root; unknowns reached
  int *adr, *nnz, *col;               // pattern between nodes, no diagonal
  int *first, *member;                // unknowns of a node
  int reach_room;
} Tree;

static void free_elimination(Tree* t) {
  int* arrays[] = {t->node,   t->weight, t->order, t->where, t->reach_adr, t->reach_num, t->reach,
                   t->parent, t->size,   t->adr,   t->nnz,   t->col,       t->first,     t->member};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) alloc_free(arrays[i]);
  memset(t, 0, sizeof *t);
}

static int* new_ints(size_t n) { return alloc_zero((n + 1) * sizeof(int)); }

//---------------------------------- nodes ---------------------------------------------------------

// Do rows i and j have the same columns?
static bool match_columns(const Csr* p, int i, int j) {
  return p->nnz[i] == p->nnz[j] &&
         memcmp(p->col + p->adr[i], p->col + p->adr[j], (size_t)p->nnz[i] * sizeof(int)) == 0;
}

// Unknowns with the same columns are neighbours of each other, for each has itself among its
// columns; an unknown joins the node of the first such column.
static bool find_nodes(Tree* t, const Csr* p) {
  t->node = new_ints((size_t)p->n);
  t->weight = new_ints((size_t)p->n);
  t->first = new_ints((size_t)p->n);
  t->member = new_ints((size_t)p->n);
  if (!t->node || !t->weight || !t->first || !t->member) return false;
  for (int i = 0; i < p->n; i++) {
    int found = -1;
    for (int k = p->adr[i]; k < p->adr[i] + p->nnz[i] && p->col[k] < i && found < 0; k++) {
      if (match_columns(p, i, p->col[k])) found = t->node[p->col[k]];
    }
    t->node[i] = found >= 0 ? found : t->n++;
    t->weight[t->node[i]]++;
  }
  for (int v = 0; v < t->n; v++) t->first[v + 1] = t->first[v] + t->weight[v];
  int* next = new_ints((size_t)t->n);
  if (!next) return false;
  for (int i = 0; i < p->n; i++) t->member[t->first[t->node[i]] + next[t->node[i]]++] = i;
  alloc_free(next);
  return true;
}

static bool connect_nodes(Tree* t, const Csr* p) {
  size_t entries = 0;
  for (int i = 0; i < p->n; i++) entries += (size_t)p->nnz[i];
  t->adr = new_ints((size_t)t->n);
  t->nnz = new_ints((size_t)t->n);
  t->col = new_ints(entries);
  int* seen = new_ints((size_t)t->n);
  bool ok = t->adr && t->nnz && t->col && seen;
  for (int v = 0, used = 0; ok && v < t->n; used += t->nnz[v], v++) {
    int i = t->member[t->first[v]];
    t->adr[v] = used;
    seen[v] = v + 1;
    for (int k = p->adr[i]; k < p->adr[i] + p->nnz[i]; k++) {
      int other = t->node[p->col[k]];
      if (seen[other] == v + 1) continue;
      seen[other] = v + 1;
      t->col[used + t->nnz[v]++] = other;
    }
  }
  alloc_free(seen);
  return ok;
}

//---------------------------------- elimination tree ----------------------------------------------

static int compare_ints(const void* a, const void* b) { return *(const int*)a - *(const int*)b; }

static bool reserve_reach(Tree* t, int used, int more) {
  if (used + more <= t->reach_room) return true;
  int room = 2 * (used + more);
  int* grown =
      alloc_grow(t->reach, (size_t)t->reach_room * sizeof(int), (size_t)room * sizeof(int));
  if (!grown) return false;
  t->reach = grown;
  t->reach_room = room;
  return true;
}

static void reach_position(Tree* t, int* seen, int* used, int k, int other) {
  if (other <= k || seen[other] == k + 1) return;
  seen[other] = k + 1;
  t->reach[(*used)++] = other;
}

// reach(k) = later neighbours of k and what its children reach, without k; the parent is the first.
static bool find_reach(Tree* t, int* seen, int* child, int* sibling) {
  int used = 0;
  for (int k = 0; k < t->n; k++) child[k] = sibling[k] = -1;
  for (int k = 0; k < t->n; k++) {
    int v = t->order[k], most = t->nnz[v];
    for (int c = child[k]; c >= 0; c = sibling[c]) most += t->reach_num[c];
    if (!reserve_reach(t, used, most)) return false;
    t->reach_adr[k] = used;
    for (int j = 0; j < t->nnz[v]; j++)
      reach_position(t, seen, &used, k, t->where[t->col[t->adr[v] + j]]);
    for (int c = child[k]; c >= 0; c = sibling[c]) {
      for (int j = 0; j < t->reach_num[c]; j++)
        reach_position(t, seen, &used, k, t->reach[t->reach_adr[c] + j]);
    }
    t->reach_num[k] = used - t->reach_adr[k];
    int* own = t->reach_num[k] ? t->reach + t->reach_adr[k] : NULL;
    if (t->reach_num[k] > 1) qsort(own, (size_t)t->reach_num[k], sizeof *own, compare_ints);
    t->parent[k] = own ? own[0] : -1;
    if (t->parent[k] >= 0) {
      sibling[k] = child[t->parent[k]];
      child[t->parent[k]] = k;
    }
  }
  return true;
}

// Positions renumbered so that every subtree is together, children before parents.
static void number_postorder(const Tree* t, int* renumber, int* child, int* sibling) {
  int next = 0;
  for (int k = 0; k < t->n; k++) child[k] = sibling[k] = -1;
  for (int k = t->n - 1; k >= 0; k--) {
    if (t->parent[k] < 0) continue;
    sibling[k] = child[t->parent[k]];
    child[t->parent[k]] = k;
  }
  for (int root = 0; root < t->n; root++) {
    if (t->parent[root] >= 0) continue;
    int k = root;
    for (;;) {
      while (child[k] >= 0) { // down, each child once
        int c = child[k];
        child[k] = sibling[c];
        k = c;
      }
      renumber[k] = next++;
      if (k == root) break;
      k = t->parent[k];
    }
  }
}

static bool grow_tree(Tree* t) {
  size_t n = (size_t)t->n;
  t->order = new_ints(n);
  t->where = new_ints(n);
  t->reach_adr = new_ints(n);
  t->reach_num = new_ints(n);
  t->parent = new_ints(n);
  t->size = new_ints(n);
  int *seen = new_ints(n), *child = new_ints(n), *sibling = new_ints(n), *old = new_ints(n);
  bool ok = t->order && t->where && t->reach_adr && t->reach_num && t->parent && t->size && seen &&
            child && sibling && old;
  Csr p = {t->n, t->nnz, t->adr, t->col};
  ok = ok && order_min_degree(&p, t->weight, old);
  // first to find the tree, then again in its postorder
  for (int pass = 0; ok && pass < 2; pass++) {
    for (int k = 0; k < t->n; k++) t->where[old[k]] = pass == 0 ? k : seen[k];
    for (int v = 0; v < t->n; v++) t->order[t->where[v]] = v;
    memset(seen, 0, n * sizeof *seen);
    ok = find_reach(t, seen, child, sibling);
    if (ok && pass == 0) number_postorder(t, seen, child, sibling);
  }
  for (int k = 0; ok && k < t->n; k++) {
    for (int j = 0; j < t->reach_num[k]; j++)
      t->size[k] += t->weight[t->order[t->reach[t->reach_adr[k] + j]]];
  }
  int* arrays[] = {seen, child, sibling, old};
  for (int i = 0; i < 4; i++) alloc_free(arrays[i]);
  return ok;
}

//---------------------------------- fronts --------------------------------------------------------

// Is it worth to eliminate position k together with its parent k + 1, although up to `zeros`
// numbers of the joint front are zeros?
static bool worth_joining(int own, int rows, int parent_rows, int parent_own) {
  int zeros = own * (own + parent_rows - rows), joint = own + parent_own;
  return zeros == 0 || (joint <= 24 && zeros <= own * rows / 3) || zeros <= own * rows / 12;
}

// first[s]: first position of front s. Chains k, k + 1 where k + 1 is the parent of k are joined.
static int find_fronts(const Tree* t, int* first) {
  int fronts = 0;
  for (int k = 0; k < t->n;) {
    first[fronts++] = k;
    int own = t->weight[t->order[k]], last = k;
    while (t->parent[last] == last + 1) {
      int next = t->weight[t->order[last + 1]];
      if (!worth_joining(own, own + t->size[last], next + t->size[last + 1], next)) break;
      own += next;
      last++;
    }
    k = last + 1;
  }
  first[fronts] = t->n;
  return fronts;
}

// Unknowns of the node at a position, appended.
static int list_unknowns(const Tree* t, int position, int* out, int n) {
  int v = t->order[position];
  for (int i = t->first[v]; i < t->first[v + 1]; i++) out[n++] = t->member[i];
  return n;
}

// rank: order of elimination of each unknown; owner: its front
static void fill_front(const Tree* t, FrontalPlan* plan, const int* first, int s) {
  Front* f = plan->front + s;
  int last = first[s + 1] - 1, *rows = plan->unknown + f->row_adr, n = 0;
  for (int k = first[s]; k <= last; k++) n = list_unknowns(t, k, rows, n);
  CT_ASSERT(n == f->own);
  for (int j = 0; j < t->reach_num[last]; j++)
    n = list_unknowns(t, t->reach[t->reach_adr[last] + j], rows, n);
  CT_ASSERT(n == f->rows);
}

static bool make_fronts(FrontalPlan* plan, const Tree* t) {
  int *first = new_ints((size_t)t->n), *front_of = new_ints((size_t)t->n), rows = 0;
  plan->front = alloc_zero(((size_t)t->n + 1) * sizeof *plan->front);
  bool ok = first && front_of && plan->front;
  plan->fronts = ok ? find_fronts(t, first) : 0;
  for (int s = 0; s < plan->fronts; s++) {
    Front* f = plan->front + s;
    int last = first[s + 1] - 1;
    for (int k = first[s]; k <= last; k++) {
      f->own += t->weight[t->order[k]];
      front_of[k] = s;
    }
    f->rows = f->own + t->size[last];
    f->row_adr = rows;
    f->factor = plan->factor;
    rows += f->rows;
    plan->factor += (size_t)f->own * (size_t)f->rows;
    plan->largest = f->rows > plan->largest ? f->rows : plan->largest;
  }
  for (int s = 0; s < plan->fronts; s++) {
    int up = t->parent[first[s + 1] - 1];
    plan->front[s].parent = up < 0 ? -1 : front_of[up];
    plan->front[s].child = plan->front[s].sibling = -1;
  }
  for (int s = 0; s < plan->fronts; s++) {
    int up = plan->front[s].parent;
    if (up < 0) continue;
    plan->front[s].sibling = plan->front[up].child;
    plan->front[up].child = s;
  }
  plan->unknown = new_ints((size_t)rows);
  plan->place = new_ints((size_t)rows);
  ok = ok && plan->unknown && plan->place;
  for (int s = 0; ok && s < plan->fronts; s++) fill_front(t, plan, first, s);
  alloc_free(first);
  alloc_free(front_of);
  return ok;
}

// Where the rows of a front are in its parent; what waits on the stack at most.
static bool place_rows(FrontalPlan* plan) {
  int* local = new_ints((size_t)plan->n);
  if (!local) return false;
  for (int s = 0; s < plan->fronts; s++) {
    const Front* up = plan->front + s;
    for (int k = 0; k < up->rows; k++) local[plan->unknown[up->row_adr + k]] = k;
    for (int c = up->child; c >= 0; c = plan->front[c].sibling) {
      const Front* f = plan->front + c;
      for (int k = f->own; k < f->rows; k++)
        plan->place[f->row_adr + k] = local[plan->unknown[f->row_adr + k]];
    }
  }
  alloc_free(local);
  return true;
}

static size_t rest_size(const Front* f) {
  size_t rest = (size_t)(f->rows - f->own);
  return rest * rest;
}

static void measure_stack(FrontalPlan* plan, size_t* waiting) {
  size_t used = 0;
  for (int s = 0; s < plan->fronts; s++) {
    used += rest_size(plan->front + s); // beside those of its children
    plan->stack = used > plan->stack ? used : plan->stack;
    used -= waiting[s];
    if (plan->front[s].parent >= 0) waiting[plan->front[s].parent] += rest_size(plan->front + s);
  }
}

// Entries of the upper triangle in the order of elimination, by the front that eliminates their
// row.
static bool place_entries(FrontalPlan* plan, const Csr* p) {
  size_t entries = 0, n = (size_t)plan->n;
  for (int i = 0; i < p->n; i++) entries += (size_t)p->nnz[i];
  int *rank = new_ints(n), *local = new_ints(n), used = 0, ranked = 0;
  plan->entry = new_ints(entries);
  plan->at = new_ints(entries);
  bool ok = rank && local && plan->entry && plan->at;
  for (int s = 0; ok && s < plan->fronts; s++) {
    const Front* f = plan->front + s;
    for (int k = 0; k < f->own; k++) rank[plan->unknown[f->row_adr + k]] = ranked++;
  }
  for (int s = 0; ok && s < plan->fronts; s++) {
    Front* f = plan->front + s;
    const int* rows = plan->unknown + f->row_adr;
    for (int k = 0; k < f->rows; k++) local[rows[k]] = k;
    f->entry_adr = used;
    for (int k = 0; k < f->own; k++) {
      for (int e = p->adr[rows[k]]; e < p->adr[rows[k]] + p->nnz[rows[k]]; e++) {
        if (rank[p->col[e]] < rank[rows[k]]) continue;
        plan->entry[used] = e;
        plan->at[used++] = k * f->rows + local[p->col[e]];
      }
    }
    f->entries = used - f->entry_adr;
  }
  alloc_free(rank);
  alloc_free(local);
  return ok;
}

//---------------------------------- plan ----------------------------------------------------------

void frontal_plan_free(FrontalPlan* plan) {
  alloc_free(plan->front);
  alloc_free(plan->unknown);
  alloc_free(plan->place);
  alloc_free(plan->entry);
  alloc_free(plan->at);
  memset(plan, 0, sizeof *plan);
}

bool frontal_plan_make(FrontalPlan* plan, const Csr* p) {
  Tree t = {0};
  memset(plan, 0, sizeof *plan);
  plan->n = p->n;
  bool ok = find_nodes(&t, p) && connect_nodes(&t, p) && grow_tree(&t) && make_fronts(plan, &t) &&
            place_rows(plan) && place_entries(plan, p);
  size_t* waiting = ok ? alloc_zero(((size_t)plan->fronts + 1) * sizeof *waiting) : NULL;
  if (waiting) measure_stack(plan, waiting);
  ok = ok && waiting;
  alloc_free(waiting);
  free_elimination(&t);
  if (!ok) frontal_plan_free(plan);
  return ok;
}
