#include "pos/flex_pos.h"

#include "base/real.h"
#include "math/dense.h"
#include "math/vec.h"
#include "pos/jacobian.h"

enum { MAX_NODES = 27 };

// A point of a body; local may be NULL for its origin.
static void body_point(const ctData* d, real* out, int body, const double* local) {
  copy3(out, d->xpos + 3 * body);
  if (!local) return;
  real turned[3];
  mat3_mul_vec(turned, d->xmat + 9 * body, local);
  addto3(out, turned);
}

// Lagrange polynomial i through order + 1 equally spaced nodes on [0, 1].
static double polynomial(int order, int i, double s) {
  if (order == 1) return i == 0 ? 1 - s : s;
  return i == 0 ? 2 * s * s - 3 * s + 1 : i == 1 ? 4 * (s - s * s) : 2 * s * s - s;
}

static void interpolate(real* out, const real* node, int order, const double* at) {
  int side = order + 1;
  zero3(out);
  for (int i = 0; i < side * side * side; i++) {
    double w = polynomial(order, i / (side * side), at[0]) *
               polynomial(order, i / side % side, at[1]) * polynomial(order, i % side, at[2]);
    addtoscl3(out, node + 3 * i, real_set(w));
  }
}

static void interpolated(const ctModel* m, ctData* d, int f) {
  real node[3 * MAX_NODES];
  int order = m->flex_interp[f], first = m->flex_nodeadr[f], n = m->flex_nodenum[f];
  for (int i = 0; i < n && i < MAX_NODES; i++) {
    const double* local = m->flex_centered[f] ? NULL : m->flex_node + 3 * (first + i);
    body_point(d, node + 3 * i, m->flex_nodebodyid[first + i], local);
  }
  for (int i = m->flex_vertadr[f]; i < m->flex_vertadr[f] + m->flex_vertnum[f]; i++)
    interpolate(d->flexvert_xpos + 3 * i, node, order, m->flex_vert0 + 3 * i);
}

void flex_pos_vertices(const ctModel* m, ctData* d) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_interp[f]) {
      interpolated(m, d, f);
      continue;
    }
    for (int i = m->flex_vertadr[f]; i < m->flex_vertadr[f] + m->flex_vertnum[f]; i++) {
      const double* local = m->flex_centered[f] ? NULL : m->flex_vert + 3 * i;
      body_point(d, d->flexvert_xpos + 3 * i, m->flex_vertbodyid[i], local);
    }
  }
}

// row += sign dir . J of a point of a body, where the columns of the row are
static void add_end(const ctModel* m, const ctData* d, int edge, const real* dir, int vert) {
  int body = m->flex_vertbodyid[vert], adr = m->flexedge_J_rowadr[edge];
  real off[3], column[3];
  sub3(off, d->flexvert_xpos + 3 * vert, d->subtree_com + 3 * m->body_rootid[body]);
  int k = m->flexedge_J_rownnz[edge] - 1;
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    while (k >= 0 && m->flexedge_J_colind[adr + k] > i) k--;
    if (k < 0) return;
    if (m->flexedge_J_colind[adr + k] != i) continue;
    jacobian_column(column, d->cdof + 6 * i, off);
    d->flexedge_J[adr + k] += dot3(dir, column);
  }
}

// The Jacobian is made for what uses it: constraints of edges, springs and dampers.
static bool needs_jacobian(const ctModel* m, int f) {
  return m->flex_edgeequality[f] == 1 || m->flex_edgedamping[f] != 0 ||
         m->flex_edgestiffness[f] != 0 || m->flex_damping[f] != 0;
}

// Rows may share their place (constants_flex.c): the last one stays.
void flex_pos_edges(const ctModel* m, ctData* d) {
  dense_zero(d->flexedge_J, (int)m->nJfe);
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_interp[f]) continue;
    bool needed = needs_jacobian(m, f);
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
      int a = m->flex_vertadr[f] + m->flex_edge[2 * e];
      int b = m->flex_vertadr[f] + m->flex_edge[2 * e + 1];
      real dir[3], back[3];
      sub3(dir, d->flexvert_xpos + 3 * b, d->flexvert_xpos + 3 * a);
      d->flexedge_length[e] = normalize3(dir);
      if (!needed || !m->flexedge_J_rownnz[e]) continue;
      dense_zero(d->flexedge_J + m->flexedge_J_rowadr[e], m->flexedge_J_rownnz[e]);
      scl3(back, dir, real_set(-1));
      add_end(m, d, e, dir, b);
      add_end(m, d, e, back, a);
    }
  }
}
