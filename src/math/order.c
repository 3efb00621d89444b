// Quotient graph: an eliminated node p becomes an element, the list L_p of the nodes that its
// elimination joined. A node has a list of elements followed by a list of nodes, kept where its row
// of the pattern was: each elimination takes at least one entry away for the element that it adds.
// Degrees are bounded from above as in AMD (Amestoy, Davis, Duff 1996):
//   d_i = |A_i| + |L_p \ i| + sum over other elements e of i of |L_e \ L_p|
#include "math/order.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"

#include <string.h>

enum { ALIVE, ELEMENT, ABSORBED };

typedef struct Quotient {
  int n;
  int *adr, *list;             // entries of a node: nelem elements, then nnode nodes
  int *nelem, *nnode;          // of nodes
  int *first, *size;           // of elements: L_e in `pool`, weight of its living nodes
  int* count;                  // of elements: nodes in L_e
  int *state, *degree, *mark;  // mark: of nodes in L_p; of elements |L_e \ L_p| + stamp
  int *head, *next, *previous; // nodes by degree
  int *pool, used, room;
  int stamp, most; // most: largest degree
  const int* weight;
} Quotient;

static int* take_ints(int** at, int n) {
  int* p = *at;
  *at += n;
  return p;
}

// Total weight: the largest degree there can be.
static int total_weight(const Csr* p, const int* weight) {
  int sum = 0;
  for (int i = 0; i < p->n; i++) sum += weight[i];
  return sum;
}

static void link_node(Quotient* q, int i, int degree) {
  q->degree[i] = degree;
  q->previous[i] = -1;
  q->next[i] = q->head[degree];
  if (q->head[degree] >= 0) q->previous[q->head[degree]] = i;
  q->head[degree] = i;
}

static void unlink_node(Quotient* q, int i) {
  if (q->previous[i] >= 0)
    q->next[q->previous[i]] = q->next[i];
  else
    q->head[q->degree[i]] = q->next[i];
  if (q->next[i] >= 0) q->previous[q->next[i]] = q->previous[i];
}

static bool reserve_pool(Quotient* q, int more) {
  if (q->used + more <= q->room) return true;
  int room = 2 * q->room + more;
  int* pool = alloc_bytes((size_t)room * sizeof *pool);
  if (!pool) return false;
  if (q->used) memcpy(pool, q->pool, (size_t)q->used * sizeof *pool);
  alloc_free(q->pool);
  q->pool = pool;
  q->room = room;
  return true;
}

// Append a living node to L_p once.
static void join_node(Quotient* q, int p, int i) {
  if (q->state[i] != ALIVE || i == p || q->mark[i] == q->stamp) return;
  q->mark[i] = q->stamp;
  q->pool[q->used++] = i;
  q->count[p]++;
  q->size[p] += q->weight[i];
}

// L_p: neighbours of p and the nodes of its elements, which it absorbs.
static bool make_element(Quotient* q, int p) {
  int* own = q->list + q->adr[p];
  int most = q->nnode[p];
  for (int k = 0; k < q->nelem[p]; k++) most += q->count[own[k]];
  if (!reserve_pool(q, most)) return false;
  q->first[p] = q->used;
  q->count[p] = q->size[p] = 0;
  q->stamp++;
  for (int k = 0; k < q->nelem[p]; k++) {
    int e = own[k];
    for (int j = 0; j < q->count[e]; j++) join_node(q, p, q->pool[q->first[e] + j]);
    q->state[e] = ABSORBED;
  }
  for (int k = 0; k < q->nnode[p]; k++) join_node(q, p, own[q->nelem[p] + k]);
  q->state[p] = ELEMENT;
  return true;
}

// |L_e \ L_p| for every element e that shares a node with L_p, as mark[e] - base
static int compare_elements(Quotient* q, int p) {
  int base = q->stamp + 1, top = base;
  for (int k = 0; k < q->count[p]; k++) {
    int i = q->pool[q->first[p] + k];
    for (int j = 0; j < q->nelem[i]; j++) {
      int e = q->list[q->adr[i] + j];
      if (q->state[e] != ELEMENT) continue;
      if (q->mark[e] < base) {
        q->mark[e] = base + q->size[e];
        top = q->mark[e] > top ? q->mark[e] : top;
      }
      q->mark[e] -= q->weight[i];
    }
  }
  q->stamp = top + 1;
  return base;
}

// Entries of node i after the elimination of p: p, other elements that are not within L_p, and
// nodes outside of L_p. `in` marks the nodes of L_p.
static int update_node(Quotient* q, int p, int i, int base, int in) {
  int *own = q->list + q->adr[i], elements = 0, nodes = 0, old = q->nelem[i];
  int degree = q->size[p] - q->weight[i], kept[2] = {old, old + q->nnode[i]};
  for (int k = 0; k < kept[0]; k++) {
    int e = own[k], outside = q->mark[e] - base;
    if (q->state[e] != ELEMENT) continue;
    if (outside <= 0) { // all of it is in L_p
      q->state[e] = ABSORBED;
      continue;
    }
    own[elements++] = e;
    degree += outside;
  }
  // the nodes that stay are moved behind room for one more element
  for (int k = kept[0]; k < kept[1]; k++) {
    int j = own[k];
    if (q->state[j] != ALIVE || q->mark[j] == in) continue;
    own[elements + nodes] = j; // never beyond k
    nodes++;
    degree += q->weight[j];
  }
  CT_ASSERT(elements + nodes < kept[1]);
  for (int k = nodes; k > 0; k--) own[elements + k] = own[elements + k - 1];
  own[elements++] = p;
  q->nelem[i] = elements;
  q->nnode[i] = nodes;
  return degree;
}

static bool eliminate_node(Quotient* q, int p) {
  unlink_node(q, p);
  if (!make_element(q, p)) return false;
  int in = q->stamp, base = compare_elements(q, p);
  for (int k = 0; k < q->count[p]; k++) {
    int i = q->pool[q->first[p] + k];
    int bound = q->degree[i] + q->size[p] - q->weight[i];
    unlink_node(q, i);
    int degree = update_node(q, p, i, base, in);
    degree = degree < bound ? degree : bound;
    link_node(q, i, degree < q->most ? degree : q->most);
  }
  return true;
}

// The sizes of elements count living nodes: an eliminated node leaves those that are not absorbed,
// but every element of p is absorbed by p.
static bool run_quotient(Quotient* q, int* order) {
  int least = 0;
  for (int k = 0; k < q->n; k++) {
    while (q->head[least] < 0) least++;
    int p = q->head[least];
    order[k] = p;
    if (!eliminate_node(q, p)) return false;
    for (int j = 0; j < q->count[p]; j++) {
      int d = q->degree[q->pool[q->first[p] + j]];
      least = d < least ? d : least;
    }
  }
  return true;
}

bool order_min_degree(const Csr* p, const int* weight, int* order) {
  int n = p->n, entries = 0, most = total_weight(p, weight) + 1;
  for (int i = 0; i < n; i++) entries += p->nnz[i] + 1;
  int* memory = alloc_zero(((size_t)entries + 11 * (size_t)n + (size_t)most + 1) * sizeof *memory);
  if (!memory) return false;
  int* at = memory;
  Quotient q = {.n = n, .weight = weight, .stamp = 1, .most = most};
  q.list = take_ints(&at, entries);
  int** arrays[] = {&q.adr,   &q.nelem,  &q.nnode, &q.first, &q.size,    &q.count,
                    &q.state, &q.degree, &q.mark,  &q.next,  &q.previous};
  for (size_t k = 0; k < sizeof arrays / sizeof *arrays; k++) *arrays[k] = take_ints(&at, n);
  q.head = take_ints(&at, most + 1);
  for (int i = 0; i <= most; i++) q.head[i] = -1;
  for (int i = 0, used = 0; i < n; used += p->nnz[i] + 1, i++) {
    q.adr[i] = used;
    q.nnode[i] = p->nnz[i];
    for (int k = 0; k < p->nnz[i]; k++) q.list[used + k] = p->col[p->adr[i] + k];
  }
  for (int i = n - 1; i >= 0; i--) {
    int degree = 0;
    for (int k = 0; k < q.nnode[i]; k++) degree += weight[q.list[q.adr[i] + k]];
    link_node(&q, i, degree);
  }
  bool ok = run_quotient(&q, order);
  alloc_free(q.pool);
  alloc_free(memory);
  return ok;
}
