#include "force/flex_energy.h"

#include "base/assert.h"
#include "force/flex_force.h"
#include "force/flex_material.h"
#include "math/dense.h"
#include "math/vec.h"
#include "pos/flex_pos.h"

#include <math.h>

// A position at rest, relative to the flex's box, of which the model has coordinates 0..1.
static void rest_position(const ctModel* m, int f, int vert, double x[3]) {
  const double *at = m->flex_vert0 + 3 * (m->flex_vertadr[f] + vert), *half = m->flex_size + 3 * f;
  for (int i = 0; i < 3; i++) x[i] = 2 * half[i] * at[i];
}

// Thickness of a membrane, cross section of a rod.
static double section_of(const ctModel* m, int f) {
  double r = m->flex_radius[f];
  if (m->flex_dim[f] == 1) return ctPI * r * r;
  if (m->flex_dim[f] == 3) return 1;
  return m->flex_thickness[f] > 0 ? m->flex_thickness[f] : 2 * r;
}

static double rest_volume(const ctModel* m, int f, int e) {
  int dim = m->flex_dim[f];
  const int* vert = m->flex_elem + m->flex_elemdataadr[f] + (dim + 1) * e;
  double x[4][3], edge[3][3] = {{0}}, n[3];
  for (int c = 0; c <= dim; c++) {
    rest_position(m, f, vert[c], x[c]);
    if (c > 0) sub3(edge[c - 1], x[c], x[0]);
  }
  if (dim == 1) return norm3(edge[0]) * section_of(m, f);
  cross3(n, edge[0], edge[1]);
  return dim == 2 ? norm3(n) / 2 * section_of(m, f) : fabs(dot3(n, edge[2])) / 6;
}

// 1/4 s' K s with s = l^2 - l0^2 of the edges of an element (flex_force.c)
static double linear_energy(const ctModel* m, const ctData* d, int f, int e) {
  FlexElement x = flex_force_element(m, f, e);
  double strain[6], sum = 0;
  CT_ASSERT(x.nedge <= 6);
  for (int i = 0; i < x.nedge; i++) {
    int k = m->flex_edgeadr[f] + x.edge[i];
    double l = d->flexedge_length[k], l0 = m->flexedge_length0[k];
    strain[i] = l * l - l0 * l0;
  }
  for (int i = 0; i < x.nedge; i++) {
    for (int j = 0; j < x.nedge; j++)
      sum += strain[i] * flex_force_stiffness(x.K, x.nedge, i, j) * strain[j];
  }
  return sum / 4;
}

// 1/2 x' B x + c det(x1 - x0, x2 - x0, x3 - x0), positions from the first vertex (flex_force.c)
static double bent_energy(const double* B, double (*x)[3]) {
  double off[4][3], n[3], sum = 0;
  for (int i = 0; i < 4; i++) sub3(off[i], x[i], x[0]);
  for (int i = 0; i < 16; i++) sum += B[i] * dot3(off[i / 4], off[i % 4]) / 2;
  cross3(n, off[1], off[2]);
  return sum + B[16] * dot3(n, off[3]);
}

static double cotangent_energy(const ctModel* m, const ctData* d, int f, int e) {
  int vert[4], first = m->flex_vertadr[f];
  double x[4][3], rest[4][3];
  if (!flex_material_hinge(m, f, e, vert)) return 0;
  for (int i = 0; i < 4; i++) {
    copy3(x[i], d->flexvert_xpos + 3 * vert[i]);
    rest_position(m, f, vert[i] - first, rest[i]);
  }
  const double* B = m->flex_bending + 17 * e;
  return bent_energy(B, x) - bent_energy(B, rest);
}

// -1/2 u' K u,  u = R' x - x0 of the nodes; K is negative
static double interpolated_energy(const ctModel* m, const ctData* d, int f) {
  int n = 3 * m->flex_nodenum[f];
  double q[4], u[3 * FLEX_MAX_NODES], Ku[3 * FLEX_MAX_NODES];
  CT_ASSERT(m->flex_nodenum[f] <= FLEX_MAX_NODES);
  flex_force_turn(m, d, f, q, u);
  dense_sub(u, u, m->flex_node0 + 3 * m->flex_nodeadr[f], n);
  dense_mul_vec(Ku, m->flex_stiffness + 21 * m->flex_elemadr[f], u, n, n);
  return -dense_dot(u, Ku, n) / 2;
}

static void spread_by_volume(double sum, const double* volume, int n, double* energy) {
  double all = 0;
  for (int e = 0; e < n; e++) all += volume[e];
  for (int e = 0; all > 0 && e < n; e++) energy[e] = sum * volume[e] / all;
}

static void stretch_energy(const ctModel* m, const ctData* d, int f, double* energy,
                           double* volume) {
  int n = m->flex_elemnum[f];
  bool stiff = m->flex_dim[f] > 1 && m->flex_stiffness[21 * m->flex_elemadr[f]] != 0;
  for (int e = 0; e < n; e++) {
    energy[e] = 0;
    volume[e] = rest_volume(m, f, e);
  }
  if (m->flex_elasticity[f] >= 0)
    flex_material_element_energy(m, d, f, energy, volume);
  else if (stiff && m->flex_interp[f])
    spread_by_volume(interpolated_energy(m, d, f), volume, n, energy);
  else if (stiff)
    for (int e = 0; e < n; e++) energy[e] = linear_energy(m, d, f, e);
}

// Energy of the hinge and the spring at an edge of the model.
static double edge_energy(const ctModel* m, const ctData* d, int f, int e) {
  double k = m->flexedge_rigid[e] ? 0 : m->flex_edgestiffness[f],
         longer = d->flexedge_length[e] - m->flexedge_length0[e], sum = k / 2 * longer * longer;
  if (m->flex_bend[f] >= 0) return sum + flex_material_hinge_energy(m, d, f, e);
  return m->flex_dim[f] == 2 ? sum + cotangent_energy(m, d, f, e) : sum;
}

// An edge's energy is shared equally by the elements at it. share: room for a number per edge.
static void add_edge_shares(const ctModel* m, const ctData* d, int f, double* energy,
                            double* share) {
  static const int kEdges[4] = {0, 1, 3, 6}; // of an element
  int n = kEdges[m->flex_dim[f]], all = n * m->flex_elemnum[f], edges = m->flex_edgenum[f];
  const int* edge = m->flex_elemedge + m->flex_elemedgeadr[f];
  dense_zero(share, edges);
  for (int i = 0; i < all; i++) {
    CT_ASSERT(0 <= edge[i] && edge[i] < edges);
    share[edge[i]] += 1;
  }
  for (int i = 0; i < edges; i++) {
    if (share[i] > 0) share[i] = edge_energy(m, d, f, m->flex_edgeadr[f] + i) / share[i];
  }
  for (int i = 0; i < all; i++) energy[i / n] += share[edge[i]];
}

void flex_energy(const ctModel* m, const ctData* d, int f, const FlexEnergy* to) {
  CT_ASSERT(0 <= f && f < m->nflex);
  stretch_energy(m, d, f, to->energy, to->volume);
  if (!m->flex_rigid[f] && !m->flex_interp[f]) add_edge_shares(m, d, f, to->energy, to->share);
}
