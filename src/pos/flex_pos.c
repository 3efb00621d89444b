// Vertices, edges and elements of flex f are those from its address on, numbered inside the flex in
// the model and overall here. Columns of a row of flexedge_J are those of the model, ascending.
// Shares of the nodes of an interpolated flex add up to 1. Boxes are centre and half sizes in the
// world.
#include "pos/flex_pos.h"

#include "base/real.h"
#include "math/dense.h"
#include "math/vec.h"
#include "pos/jacobian.h"

#include <corten/corten.h>

#include <math.h>

// A point of a body; local may be NULL for its origin.
static void body_point(const ctData* d, real* out, int body, const double* local) {
  copy3(out, d->xpos + 3 * body);
  if (!local) return;
  real turned[3];
  mat3_mul_vec(turned, d->xmat + 9 * body, local);
  addto3(out, turned);
}

// Lagrange polynomial i through order + 1 equally spaced nodes on [0, 1].
static double lagrange_value(int order, int i, double s) {
  if (order == 1) return i == 0 ? 1 - s : s;
  return i == 0 ? 2 * s * s - 3 * s + 1 : i == 1 ? 4 * (s - s * s) : 2 * s * s - s;
}

double flex_pos_basis(int order, int i, const double at[3]) {
  int side = order + 1;
  return lagrange_value(order, i / (side * side), at[0]) *
         (lagrange_value(order, i / side % side, at[1]) * lagrange_value(order, i % side, at[2]));
}

static void interpolate_nodes(real* out, const real* node, int order, const double* at) {
  int side = order + 1;
  zero3(out);
  for (int i = 0; i < side * side * side; i++)
    addtoscl3(out, node + 3 * i, real_set(flex_pos_basis(order, i, at)));
}

void flex_pos_nodes(const ctModel* m, const ctData* d, int f, cttNum* x) {
  int first = m->flex_nodeadr[f], n = m->flex_nodenum[f];
  for (int i = 0; i < n && i < FLEX_MAX_NODES; i++) {
    const double* local = m->flex_centered[f] ? NULL : m->flex_node + 3 * (first + i);
    body_point(d, x + 3 * i, m->flex_nodebodyid[first + i], local);
  }
}

static double lagrange_slope(int order, int i, double s) {
  if (order == 1) return i == 0 ? -1 : 1;
  return i == 0 ? 4 * s - 3 : i == 1 ? 4 - 8 * s : 4 * s - 1;
}

void flex_pos_basis_slope(int order, int i, const double at[3], double slope[3]) {
  int side = order + 1, place[3] = {i / (side * side), i / side % side, i % side};
  for (int k = 0; k < 3; k++) {
    slope[k] = 1;
    for (int a = 0; a < 3; a++)
      slope[k] *=
          a == k ? lagrange_slope(order, place[a], at[a]) : lagrange_value(order, place[a], at[a]);
  }
}

void flex_pos_gradient(cttNum J[9], int order, const cttNum* node) {
  int side = order + 1;
  dense_zero(J, 9);
  for (int i = 0; i < side * side * side; i++) {
    int at[3] = {i / (side * side), i / side % side, i % side};
    for (int k = 0; k < 3; k++) {
      double w = 1;
      for (int a = 0; a < 3; a++)
        w *= a == k ? lagrange_slope(order, at[a], 0.5) : lagrange_value(order, at[a], 0.5);
      for (int a = 0; a < 3; a++) J[3 * a + k] += w * node[3 * i + a];
    }
  }
}

static void place_interpolated(const ctModel* m, ctData* d, int f) {
  real node[3 * FLEX_MAX_NODES];
  int order = m->flex_interp[f];
  flex_pos_nodes(m, d, f, node);
  for (int i = m->flex_vertadr[f]; i < m->flex_vertadr[f] + m->flex_vertnum[f]; i++)
    interpolate_nodes(d->flexvert_xpos + 3 * i, node, order, m->flex_vert0 + 3 * i);
}

void flex_pos_vertices(const ctModel* m, ctData* d) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_interp[f]) {
      place_interpolated(m, d, f);
      continue;
    }
    for (int i = m->flex_vertadr[f]; i < m->flex_vertadr[f] + m->flex_vertnum[f]; i++) {
      const double* local = m->flex_centered[f] ? NULL : m->flex_vert + 3 * i;
      body_point(d, d->flexvert_xpos + 3 * i, m->flex_vertbodyid[i], local);
    }
  }
}

// A sparse row of a Jacobian that is being summed up, and the direction that is projected on.
typedef struct SparseRow {
  const int* column; // ascending
  real* value;
  int n;
  real dir[3];
} SparseRow;

// row += dir . J of a vertex, where the row has columns
static void add_vertex_row(const ctModel* m, const ctData* d, int vert, SparseRow* row) {
  int body = m->flex_vertbodyid[vert];
  real off[3], column[3];
  sub3(off, d->flexvert_xpos + 3 * vert, d->subtree_com + 3 * m->body_rootid[body]);
  int k = row->n - 1;
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    while (k >= 0 && row->column[k] > i) k--;
    if (k < 0) return;
    if (row->column[k] != i) continue;
    jacobian_column(column, d->cdof + 6 * i, off);
    row->value[k] += dot3(row->dir, column);
  }
}

// row = dir . (J_b - J_a), where the row has columns. Both chains are walked together, from the
// tips towards the root.
static void set_edge_row(const ctModel* m, const ctData* d, int a, int b, SparseRow* row) {
  int body[2] = {m->flex_vertbodyid[a], m->flex_vertbodyid[b]}, k = row->n - 1;
  int i = jacobian_last_dof(m, body[0]), j = jacobian_last_dof(m, body[1]);
  real offa[3], offb[3];
  sub3(offa, d->flexvert_xpos + 3 * a, d->subtree_com + 3 * m->body_rootid[body[0]]);
  sub3(offb, d->flexvert_xpos + 3 * b, d->subtree_com + 3 * m->body_rootid[body[1]]);
  dense_zero(row->value, row->n);
  while (i >= 0 || j >= 0) {
    int dof = i > j ? i : j;
    real va[3] = {0}, vb[3] = {0};
    if (i == dof) jacobian_column(va, d->cdof + 6 * dof, offa);
    if (j == dof) jacobian_column(vb, d->cdof + 6 * dof, offb);
    if (i == dof) i = m->dof_parentid[i];
    if (j == dof) j = m->dof_parentid[j];
    while (k >= 0 && row->column[k] > dof) k--;
    if (k < 0) return;
    subfrom3(vb, va);
    if (row->column[k] == dof) row->value[k] = dot3(row->dir, vb);
  }
}

// The Jacobian is made for what uses it: constraints of edges, springs and dampers.
static bool needs_jacobian(const ctModel* m, int f) {
  return m->flex_edgeequality[f] == 1 || m->flex_edgedamping[f] != 0 ||
         m->flex_edgestiffness[f] != 0 || m->flex_damping[f] != 0;
}

static void set_edges(const ctModel* m, ctData* d, int f) {
  bool needed = needs_jacobian(m, f);
  for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
    int a = m->flex_vertadr[f] + m->flex_edge[2 * e];
    int b = m->flex_vertadr[f] + m->flex_edge[2 * e + 1];
    int adr = m->flexedge_J_rowadr[e], nnz = m->flexedge_J_rownnz[e];
    SparseRow row = {m->flexedge_J_colind + adr, d->flexedge_J + adr, nnz, {0}};
    sub3(row.dir, d->flexvert_xpos + 3 * b, d->flexvert_xpos + 3 * a);
    d->flexedge_length[e] = normalize3(row.dir);
    if (!needed || !nnz) continue;
    set_edge_row(m, d, a, b, &row);
  }
}

// Rows may share their place (constants_flex.c): the last one stays.
void flex_pos_edges(const ctModel* m, ctData* d) {
  dense_zero(d->flexedge_J, (int)m->nJfe);
  for (int f = 0; f < m->nflex; f++) {
    if (!m->flex_interp[f]) set_edges(m, d, f);
  }
}

//---------------------------------- vertex stretch ------------------------------------------------

// The deformation gradient F (3 x 2) at a vertex comes from the edges around it, weighted by the
// mass at their other ends:   F = (sum w dX dx') metric,   metric = (sum w dx dx')^-1,   with dx
// flat at qpos0, dX now. The order of products and sums is MuJoCo's: CG needs the same bits.
typedef struct RingEdge {
  int a, b; // vertices
  double weight, dx[2];
} RingEdge;

// Edge k around vertex v of a flex.
static RingEdge ring_edge(const ctModel* m, int f, int v, int k) {
  int first = m->flex_vertadr[f];
  const double *x0 = m->flex_vert0 + 3 * first, *size = m->flex_size + 3 * f;
  int e = flex_pos_vertex_edge(m, f, first + v, k);
  int a = m->flex_edge[2 * e], b = m->flex_edge[2 * e + 1];
  double mass = m->body_mass[m->flex_vertbodyid[first + (a == v ? b : a)]];
  return (RingEdge){
      first + a,
      first + b,
      mass > VEC_MINVAL ? mass : VEC_MINVAL,
      {(x0[3 * b] - x0[3 * a]) * (2 * size[0]), (x0[3 * b + 1] - x0[3 * a + 1]) * (2 * size[1])}};
}

// out = A B, 3 x 2 times 2 x 2
static void mul_322(real out[3][2], real A[3][2], const real B[4]) {
  for (int i = 0; i < 3; i++) {
    out[i][0] = A[i][0] * B[0] + A[i][1] * B[2];
    out[i][1] = A[i][0] * B[1] + A[i][1] * B[3];
  }
}

static void find_deformation(const ctModel* m, const ctData* d, int f, int v, real F[3][2]) {
  int vert = m->flex_vertadr[f] + v;
  real A[3][2] = {{0}}, metric[4], now[3];
  for (int k = 0; k < m->flex_vertedgenum[vert]; k++) {
    RingEdge e = ring_edge(m, f, v, k);
    sub3(now, d->flexvert_xpos + 3 * e.b, d->flexvert_xpos + 3 * e.a);
    for (int i = 0; i < 3; i++) {
      A[i][0] += e.weight * now[i] * e.dx[0];
      A[i][1] += e.weight * now[i] * e.dx[1];
    }
  }
  for (int i = 0; i < 4; i++) metric[i] = real_set(m->flex_vertmetric[4 * vert + i]);
  mul_322(F, A, metric);
}

// A row of J but for the scale: the sum over the edges of 2 w G dx . (J_b - J_a).
static void stretch_row(const ctModel* m, ctData* d, int f, int v, real G[3][2], SparseRow* row) {
  int vert = m->flex_vertadr[f] + v;
  dense_zero(row->value, row->n);
  for (int k = 0; k < m->flex_vertedgenum[vert]; k++) {
    RingEdge e = ring_edge(m, f, v, k);
    for (int i = 0; i < 3; i++)
      row->dir[i] = (G[i][0] * e.dx[0] + G[i][1] * e.dx[1]) * (-2 * e.weight);
    add_vertex_row(m, d, e.a, row);
    for (int i = 0; i < 3; i++) row->dir[i] = -row->dir[i];
    add_vertex_row(m, d, e.b, row);
  }
}

// With C = F'F:  stretches  sqrt(mass) (trace C - 2)  and  sqrt(mass) (det C - 1); their gradients
// by F are  2 F  and  2 F adj(C). A massless body counts as mass 1.
static void vertex_stretch(const ctModel* m, ctData* d, int f, int v) {
  int vert = m->flex_vertadr[f] + v;
  double mass = m->body_mass[m->flex_vertbodyid[vert]], scale = mass > 0 ? sqrt(mass) : 1;
  real F[3][2], C[2][2], G[2][3][2], turned[3][2], metric[4];
  find_deformation(m, d, f, v, F);
  for (int i = 0; i < 2; i++) {
    for (int j = 0; j < 2; j++) C[i][j] = F[0][i] * F[0][j] + F[1][i] * F[1][j] + F[2][i] * F[2][j];
  }
  d->flexvert_length[2 * vert] = (C[0][0] + C[1][1] - 2) * scale;
  d->flexvert_length[2 * vert + 1] = (C[0][0] * C[1][1] - C[0][1] * C[1][0] - 1) * scale;
  const real adjugate[4] = {C[1][1], -C[0][1], -C[1][0], C[0][0]};
  for (int i = 0; i < 4; i++) metric[i] = real_set(m->flex_vertmetric[4 * vert + i]);
  mul_322(G[0], F, metric);
  mul_322(turned, F, adjugate);
  mul_322(G[1], turned, metric);
  for (int k = 0; k < 2; k++) {
    int adr = m->flexvert_J_rowadr[2 * vert + k], nnz = m->flexvert_J_rownnz[2 * vert + k];
    SparseRow row = {m->flexvert_J_colind + adr, d->flexvert_J + adr, nnz, {0}};
    stretch_row(m, d, f, v, G[k], &row);
    for (int i = 0; i < nnz; i++) row.value[i] *= scale;
  }
}

static void set_stretches(const ctModel* m, ctData* d) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_rigid[f] || m->flex_interp[f] || m->flex_edgeequality[f] != 2) continue;
    if (m->flex_dim[f] != 2) continue;
    for (int v = 0; v < m->flex_vertnum[f]; v++) vertex_stretch(m, d, f, v);
  }
}

//---------------------------------- boxes ---------------------------------------------------------

void flex_pos_element_box(const ctModel* m, ctData* d, int f, int e) {
  int n = m->flex_dim[f] + 1;
  const int* vert = m->flex_elem + m->flex_elemdataadr[f] + e * n;
  const real* x = d->flexvert_xpos + 3 * m->flex_vertadr[f];
  real* box = d->flexelem_aabb + 6 * (m->flex_elemadr[f] + e);
  for (int i = 0; i < 3; i++) {
    real low = x[3 * vert[0] + i], high = low;
    for (int k = 1; k < n; k++) {
      low = real_min(low, x[3 * vert[k] + i]);
      high = real_max(high, x[3 * vert[k] + i]);
    }
    box[i] = 0.5 * (low + high);
    box[3 + i] = 0.5 * (high - low) + m->flex_radius[f];
  }
}

static void element_boxes(const ctModel* m, ctData* d, int f) {
  for (int e = 0; e < m->flex_elemnum[f]; e++) flex_pos_element_box(m, d, f, e);
}

// A node's box is that of its element, or holds those of its children, which come behind it.
static void tree_boxes(const ctModel* m, ctData* d, int f) {
  int first = m->flex_bvhadr[f], at = first - (int)m->nbvhstatic;
  real* box = d->bvh_aabb_dyn + 6 * at;
  // with fusestatic MuJoCo counts nodes that are not there as static: the first ones lose their
  // place
  for (int k = m->flex_bvhnum[f] - 1; k >= 0 && at + k >= 0; k--) {
    int element = m->bvh_nodeid[first + k];
    if (element >= 0) {
      copy6(box + 6 * k, d->flexelem_aabb + 6 * (m->flex_elemadr[f] + element));
      continue;
    }
    const int* child = m->bvh_child + 2 * (first + k);
    const real *a = box + 6 * child[0], *b = box + 6 * child[1];
    for (int i = 0; i < 3; i++) {
      real low = real_min(a[i] - a[3 + i], b[i] - b[3 + i]);
      real high = real_max(a[i] + a[3 + i], b[i] + b[3 + i]);
      box[6 * k + i] = 0.5 * (low + high);
      box[6 * k + 3 + i] = 0.5 * (high - low);
    }
  }
}

void flex_pos(const ctModel* m, ctData* d) {
  if (!m->nflex) return;
  flex_pos_vertices(m, d);
  for (int f = 0; f < m->nflex; f++) {
    element_boxes(m, d, f);
    if (m->flex_bvhadr[f] >= 0 && !(m->opt.disableflags & ctDSBL_MIDPHASE)) tree_boxes(m, d, f);
  }
  dense_zero(d->flexedge_J, (int)m->nJfe);
  for (int f = 0; f < m->nflex; f++) {
    if (!m->flex_interp[f] && !m->flex_rigid[f]) set_edges(m, d, f);
  }
  set_stretches(m, d);
}
