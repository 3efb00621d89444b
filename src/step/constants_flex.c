// Lengths, stiffness and inverse weights of flexes at qpos0. Stiffness of an element is the upper
// triangle of a symmetric matrix over its edges, by rows. Rigid edges have the inverse weight 0.
#include "step/constants_flex.h"

#include "base/scratch.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/data.h"
#include "pos/flex_pos.h"
#include "pos/jacobian.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

// Rows that constraints, springs or dampers may use.
static bool has_edge_rows(const ctModel* m, int f) {
  return !m->flex_rigid[f] && !m->flex_interp[f] &&
         (m->flex_edgeequality[f] || m->flex_edgedamping[f] != 0 || m->flex_edgestiffness[f] != 0 ||
          m->flex_damping[f] != 0);
}

static bool has_vertex_rows(const ctModel* m, int f) {
  return !m->flex_rigid[f] && !m->flex_interp[f] && m->flex_dim[f] == 2 &&
         m->flex_edgeequality[f] == 2;
}

static int vertex_body(const ctModel* m, int f, int vert) {
  return m->flex_vertbodyid[m->flex_vertadr[f] + vert];
}

//---------------------------------- edges ---------------------------------------------------------

// Dofs that move a or b, ascending; returns how many.
static int merge_chains(const ctModel* m, int a, int b, int* out) {
  int i = jacobian_last_dof(m, a), k = jacobian_last_dof(m, b), n = 0;
  while (i >= 0 || k >= 0) {
    int top = i > k ? i : k;
    out[n++] = top;
    if (i == top) i = m->dof_parentid[i];
    if (k == top) k = m->dof_parentid[k];
  }
  for (int lo = 0, hi = n - 1; lo < hi; lo++, hi--) {
    int t = out[lo];
    out[lo] = out[hi];
    out[hi] = t;
  }
  return n;
}

// Rows follow each other.
//
// QUIRK(flex-row-restart; test_constants_flex:rows_start_again_behind_a_rigid_flex): Behind a flex
// without rows the addresses flexedge_J_rowadr start again at 0, so that rows overlap.
static void edge_pattern(ctModel* m) {
  memset(m->flexedge_J_rowadr, 0, (size_t)m->nflexedge * sizeof(int));
  memset(m->flexedge_J_rownnz, 0, (size_t)m->nflexedge * sizeof(int));
  for (int f = 0; f < m->nflex; f++) {
    if (!has_edge_rows(m, f)) continue;
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
      int adr = e > 0 ? m->flexedge_J_rowadr[e - 1] + m->flexedge_J_rownnz[e - 1] : 0;
      m->flexedge_J_rowadr[e] = adr;
      m->flexedge_J_rownnz[e] =
          merge_chains(m, vertex_body(m, f, m->flex_edge[2 * e]),
                       vertex_body(m, f, m->flex_edge[2 * e + 1]), m->flexedge_J_colind + adr);
    }
  }
}

//---------------------------------- vertices ------------------------------------------------------

// Edges at each vertex of a flex, from address *next on.
static void vertex_edges(ctModel* m, int f, int* next) {
  int *num = m->flex_vertedgenum + m->flex_vertadr[f],
      *adr = m->flex_vertedgeadr + m->flex_vertadr[f];
  const int* edge = m->flex_edge + 2 * m->flex_edgeadr[f];
  for (int i = 0; i < 2 * m->flex_edgenum[f]; i++) num[edge[i]]++;
  for (int v = 0; v < m->flex_vertnum[f]; v++) {
    adr[v] = *next;
    *next += num[v];
    num[v] = 0;
  }
  for (int i = 0; i < 2 * m->flex_edgenum[f]; i++)
    m->flex_vertedge[adr[edge[i]] + num[edge[i]]++] = i / 2;
}

// Inverse of   B = sum over the edges at a vertex of mass_neighbour dx dx'   in the plane
static void vertex_metric(ctModel* m, int f, int v) {
  int vert = m->flex_vertadr[f] + v;
  const double *x = m->flex_vert0 + 3 * m->flex_vertadr[f], *size = m->flex_size + 3 * f;
  double B[4] = {0}, *out = m->flex_vertmetric + 4 * vert;
  for (int k = 0; k < m->flex_vertedgenum[vert]; k++) {
    int e = flex_pos_vertex_edge(m, f, vert, k);
    const int* end = m->flex_edge + 2 * e;
    double w = fmax(m->body_mass[vertex_body(m, f, end[0] == v ? end[1] : end[0])], ctMINVAL);
    double dx = (x[3 * end[1]] - x[3 * end[0]]) * (2 * size[0]);
    double dy = (x[3 * end[1] + 1] - x[3 * end[0] + 1]) * (2 * size[1]);
    B[0] += w * dx * dx;
    B[1] += w * dx * dy;
    B[2] += w * dy * dx;
    B[3] += w * dy * dy;
  }
  double det = B[0] * B[3] - B[1] * B[2];
  if (fabs(det) < ctMINVAL) return;
  double inverse = 1 / det;
  out[0] = B[3] * inverse;
  out[1] = -B[1] * inverse;
  out[2] = -B[2] * inverse;
  out[3] = B[0] * inverse;
}

static int mark_chain(const ctModel* m, int body, int* mark) {
  int n = 0;
  for (int i = jacobian_last_dof(m, body); i >= 0; i = m->dof_parentid[i]) {
    n += !mark[i];
    mark[i] = 1;
  }
  return n;
}

// The two rows of a vertex: dofs of all edges at it.
static void vertex_rows(ctModel* m, int f, int v, int* mark) {
  int vert = m->flex_vertadr[f] + v, nnz = 0, nv = (int)m->nv;
  memset(mark, 0, (size_t)nv * sizeof(int));
  for (int k = 0; k < m->flex_vertedgenum[vert]; k++) {
    int e = flex_pos_vertex_edge(m, f, vert, k);
    nnz += mark_chain(m, vertex_body(m, f, m->flex_edge[2 * e]), mark);
    nnz += mark_chain(m, vertex_body(m, f, m->flex_edge[2 * e + 1]), mark);
  }
  int *adr = m->flexvert_J_rowadr, *num = m->flexvert_J_rownnz;
  for (int row = 2 * vert; row < 2 * vert + 2; row++) {
    adr[row] = row > 0 ? adr[row - 1] + num[row - 1] : 0;
    num[row] = nnz;
    for (int i = 0, n = 0; i < nv; i++) {
      if (mark[i]) m->flexvert_J_colind[adr[row] + n++] = i;
    }
  }
}

// Where the next row would start is written too, behind the last vertex of a flex.
static void next_address(ctModel* m, int f) {
  int row = 2 * (m->flex_vertadr[f] + m->flex_vertnum[f]);
  if (row < 2 * m->nflexvert)
    m->flexvert_J_rowadr[row] = m->flexvert_J_rowadr[row - 1] + m->flexvert_J_rownnz[row - 1];
}

static void vertex_pattern(ctModel* m, int* mark) {
  size_t nvert = (size_t)m->nflexvert;
  memset(m->flexvert_J_rowadr, 0, 2 * nvert * sizeof(int));
  memset(m->flexvert_J_rownnz, 0, 2 * nvert * sizeof(int));
  memset(m->flex_vertedgeadr, 0, nvert * sizeof(int));
  memset(m->flex_vertedgenum, 0, nvert * sizeof(int));
  memset(m->flex_vertedge, 0, 2 * (size_t)m->nflexedge * sizeof(int));
  dense_zero(m->flex_vertmetric, 4 * (int)m->nflexvert);
  for (int f = 0, next = 0; f < m->nflex; f++) {
    if (!has_vertex_rows(m, f)) continue;
    vertex_edges(m, f, &next);
    for (int v = 0; v < m->flex_vertnum[f]; v++) {
      vertex_metric(m, f, v);
      vertex_rows(m, f, v, mark);
    }
    next_address(m, f);
  }
}

// Turn the reference shape so that the normal of its first triangle is along z.
static void align_reference(ctModel* m, int f) {
  if (m->flex_dim[f] != 2 || m->flex_edgeequality[f] != 2) return;
  double* x = m->flex_vert0 + 3 * m->flex_vertadr[f];
  const int* v = m->flex_elem + m->flex_elemdataadr[f];
  double a[3], b[3], normal[3], quat[4], R[9], turned[3];
  sub3(a, x + 3 * v[1], x + 3 * v[0]);
  sub3(b, x + 3 * v[2], x + 3 * v[0]);
  cross3(normal, a, b);
  normalize3(normal);
  quat_from_z(quat, normal);
  quat_to_mat(R, quat);
  for (int i = 0; i < m->flex_vertnum[f]; i++) {
    mat3_mul_t_vec(turned, R, x + 3 * i);
    copy3(x + 3 * i, turned);
  }
}

size_t constants_flex_outer_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->nv) + 2 * SCRATCH_SIZE(double, m->nv);
}

void constants_flex_patterns(ctModel* m, ctData* d) {
  if (!m->nflex) return;
  Scratch s = data_outer_scratch(d);
  edge_pattern(m);
  vertex_pattern(m, SCRATCH(s, int, m->nv));
  for (int f = 0; f < m->nflex; f++) align_reference(m, f);
}

//---------------------------------- at qpos0 ------------------------------------------------------

// J M^-1 J'; the mean of the inverse masses for points that only slide
static double edge_weight(const ctModel* m, ctData* d, int f, int e, Scratch s) {
  int nv = (int)m->nv;
  int a = vertex_body(m, f, m->flex_edge[2 * e]), b = vertex_body(m, f, m->flex_edge[2 * e + 1]);
  if (m->flexedge_rigid[e]) return 0;
  if (m->body_simple[a] == 2 && m->body_simple[b] == 2)
    return (1 / m->body_mass[a] + 1 / m->body_mass[b]) / 2;
  double *row = SCRATCH(s, double, nv), *solved = SCRATCH(s, double, nv);
  dense_zero(row, nv);
  int adr = m->flexedge_J_rowadr[e];
  for (int k = adr; k < adr + m->flexedge_J_rownnz[e]; k++)
    row[m->flexedge_J_colind[k]] = d->flexedge_J[k];
  ct_solveM(m, d, solved, row, 1);
  return dense_dot(row, solved, nv);
}

void constants_flex(ctModel* m, ctData* d) {
  if (!m->nflex) return;
  flex_pos_vertices(m, d);
  flex_pos_edges(m, d);
  dense_copy(m->flexedge_length0, d->flexedge_length, (int)m->nflexedge);
  for (int f = 0; m->nv && f < m->nflex; f++) {
    if (m->flex_interp[f]) continue;
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++)
      m->flexedge_invweight0[e] = edge_weight(m, d, f, e, data_outer_scratch(d));
  }
}

//---------------------------------- statistics ----------------------------------------------------

static void node_sizes(const ctModel* m, const ctData* d, int f, double* size) {
  const int* body = m->flex_nodebodyid + m->flex_nodeadr[f];
  for (int i = 0; i < m->flex_nodenum[f]; i++) {
    for (int k = 0; k < m->flex_nodenum[f]; k++)
      size[body[i]] = fmax(size[body[i]], dist3(d->xpos + 3 * body[i], d->xpos + 3 * body[k]));
  }
}

void constants_flex_sizes(const ctModel* m, const ctData* d, double* size) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_interp[f]) {
      node_sizes(m, d, f, size);
      continue;
    }
    for (int e = m->flex_edgeadr[f]; e < m->flex_edgeadr[f] + m->flex_edgenum[f]; e++) {
      for (int k = 0; k < 2; k++) {
        double* x = size + vertex_body(m, f, m->flex_edge[2 * e + k]);
        *x = fmax(*x, m->flexedge_length0[e]);
      }
    }
  }
}
