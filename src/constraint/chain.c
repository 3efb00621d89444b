// Dofs of a chain ascend, each appears once, and the union of two chains has at most nv. Jacobians
// are stored by rows of n numbers, one per dof of the union; points are in the world frame, the
// axes of a contact frame are its rows. A dof that moves both bodies of a contact keeps its column,
// which is zero.
#include "constraint/chain.h"

#include "base/assert.h"
#include "math/vec.h"
#include "pos/jacobian.h"

#include <string.h>

ChainView chain_of(const ctModel* m, int body) {
  CT_ASSERT(body >= 0 && body < m->nbody);
  int last = jacobian_last_dof(m, body);
  if (last < 0) return (ChainView){0};
  // the row of M lists the ancestors, except that a simple body's M is diagonal
  int w = m->body_weldid[body];
  if (m->dof_simplenum[last])
    return (ChainView){.first = m->body_dofadr[w], .n = m->body_dofnum[w]};
  return (ChainView){m->M_colind + m->M_rowadr[last], 0, m->M_rownnz[last]};
}

static int chain_dof(const ChainView* c, int i) { return c->dof ? c->dof[i] : c->first + i; }

static int merge_dofs(int* r, const ChainView* a, const ChainView* b) {
  int n = 0, i = 0, j = 0;
  while (i < a->n && j < b->n) {
    int x = chain_dof(a, i), y = chain_dof(b, j);
    r[n++] = x < y ? x : y;
    i += x <= y;
    j += y <= x;
  }
  while (i < a->n) r[n++] = chain_dof(a, i++);
  while (j < b->n) r[n++] = chain_dof(b, j++);
  CT_ASSERT(n <= a->n + b->n);
  return n;
}

int chain_merge(const ctModel* m, int* dof, int body1, int body2) {
  ChainView a = chain_of(m, body1), b = chain_of(m, body2);
  return merge_dofs(dof, &a, &b);
}

enum { FEW_DOFS = 128 };

// The dofs of a few bodies by insertion into a sorted list, or -1 if there are many.
static int merge_few(const ctModel* m, int* dof, const ChainSum* s) {
  int list[FEW_DOFS], n = 0;
  for (int k = 0; k < s->nbody; k++) {
    ChainView c = chain_of(m, s->body[k]);
    if (n + c.n > FEW_DOFS) return -1;
    for (int i = 0; i < c.n; i++) {
      int x = chain_dof(&c, i), j = n;
      while (j > 0 && list[j - 1] > x) j--;
      if (j > 0 && list[j - 1] == x) continue;
      CT_ASSERT(n < FEW_DOFS);
      memmove(list + j + 1, list + j, (size_t)(n - j) * sizeof *list);
      list[j] = x;
      n++;
    }
  }
  memcpy(dof, list, (size_t)n * sizeof *dof);
  return n;
}

int chain_merge_all(const ctModel* m, int* dof, const ChainSum* s) {
  int few = merge_few(m, dof, s);
  if (few >= 0) return few;
  // marks, because there may be many bodies; dof holds them until the list replaces them
  int nv = (int)m->nv, n = 0;
  memset(dof, 0, (size_t)nv * sizeof *dof);
  for (int k = 0; k < s->nbody; k++) {
    ChainView c = chain_of(m, s->body[k]);
    for (int i = 0; i < c.n; i++) dof[chain_dof(&c, i)] = 1;
  }
  for (int i = 0; i < nv; i++) {
    if (dof[i]) dof[n++] = i;
  }
  return n;
}

static void find_offset(const ctModel* m, const ctData* d, real* off, const real* point, int body) {
  sub3(off, point, d->subtree_com + 3 * m->body_rootid[body]);
}

// Columns that one body adds, times w: its dofs are found among the n dofs of the union.
typedef struct Out {
  real* jacp;
  real* jacr;
  const int* dof;
  int n;
} Out;

static void add_body(const ctModel* m, const ctData* d, const real* point, int body, double w,
                     const Out* o) {
  real off[3], v[3];
  ChainView c = chain_of(m, body);
  if (c.n == 0) return;
  find_offset(m, d, off, point, body);
  for (int i = 0, k = 0; i < c.n; i++, k++) {
    int dof = chain_dof(&c, i);
    while (k < o->n && o->dof[k] != dof) k++;
    CT_ASSERT(k < o->n);
    const real* s = d->cdof + 6 * dof;
    jacobian_column(v, s, off);
    for (int r = 0; r < 3; r++) o->jacp[r * o->n + k] += w * v[r];
    if (!o->jacr) continue;
    for (int r = 0; r < 3; r++) o->jacr[r * o->n + k] += w * s[r];
  }
}

static void zero_rows(real* J, int n) {
  if (J && n) memset(J, 0, (size_t)(3 * n) * sizeof *J);
}

void chain_difference(const ctModel* m, const ctData* d, const ChainPair* p, real* jacp,
                      real* jacr) {
  zero_rows(jacp, p->n);
  zero_rows(jacr, p->n);
  Out o = {jacp, jacr, p->dof, p->n};
  add_body(m, d, p->point[1], p->body[1], 1, &o);
  add_body(m, d, p->point[0], p->body[0], -1, &o);
}

// f . v in MuJoCo's order of addition
static real project_on(const real* f, const real* v) {
  return f[0] * v[0] + f[1] * v[1] + f[2] * v[2];
}

void chain_contact(const ctModel* m, const ctData* d, const ChainPair* p, const real* frame,
                   real* jac, int rows) {
  CT_ASSERT(rows >= 1 && rows <= 6);
  ChainView c[2];
  real off[2][3];
  int at_end[2] = {0, 0}, n = p->n;
  for (int k = 0; k < 2; k++) {
    c[k] = chain_of(m, p->body[k]);
    find_offset(m, d, off[k], p->point[k], p->body[k]);
  }
  int linear = rows < 3 ? rows : 3;
  for (int i = 0; i < n; i++) {
    // which side does the dof move? both: nothing remains
    int dof = p->dof[i];
    CT_VALIDATE(i == 0 || dof > p->dof[i - 1]);
    bool side[2];
    for (int k = 0; k < 2; k++) {
      side[k] = at_end[k] < c[k].n && chain_dof(&c[k], at_end[k]) == dof;
      at_end[k] += side[k];
    }
    if (side[0] && side[1]) {
      for (int r = 0; r < rows; r++) jac[r * n + i] = real_set(0);
      continue;
    }
    const real* s = d->cdof + 6 * dof;
    double sign = side[1] ? 1 : -1;
    real v[3];
    jacobian_column(v, s, off[side[1]]);
    for (int r = 0; r < linear; r++) jac[r * n + i] = sign * project_on(frame + 3 * r, v);
    for (int r = 3; r < rows; r++) jac[r * n + i] = sign * project_on(frame + 3 * (r - 3), s);
  }
}

void chain_sum_contact(const ctModel* m, const ctData* d, const ChainSum* s, const ChainFrame* f,
                       real* jac) {
  int n = f->n;
  CT_ASSERT(n >= 0 && n <= m->nv && f->rows >= 1 && f->rows <= 6);
  zero_rows(jac, n);
  if (f->rows > 3) zero_rows(jac + 3 * n, n);
  Out o = {jac, f->rows > 3 ? jac + 3 * n : NULL, f->dof, n};
  for (int k = 0; k < s->nbody; k++) add_body(m, d, s->point, s->body[k], s->weight[k], &o);
  for (int i = 0; i < n; i++) {
    real v[6];
    for (int r = 0; r < (f->rows > 3 ? 6 : 3); r++) v[r] = jac[r * n + i];
    for (int r = 0; r < f->rows; r++)
      jac[r * n + i] = project_on(f->frame + 3 * (r % 3), v + (r < 3 ? 0 : 3));
  }
}
