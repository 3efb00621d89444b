#include "step/constants_material.h"

#include "base/assert.h"
#include "force/flex_material.h"
#include "math/fn.h"
#include "math/vec.h"
#include "model/kind_registry.h"

#include <math.h>
#include <string.h>

// Edges from the first vertex in coordinates of the element: D by rows, edge k in column k. In a
// triangle the first axis is along the first edge.
static void edge_matrix(int dim, double (*edge)[3], double* D) {
  if (dim == 3) {
    for (int i = 0; i < 9; i++) D[i] = edge[i % 3][i / 3];
    return;
  }
  double along[3], length;
  copy3(along, edge[0]);
  length = normalize3(along);
  D[0] = length;
  if (dim == 1) return;
  double x = dot3(edge[1], along), off[3];
  addscl3(off, edge[1], along, -x);
  D[1] = x;
  D[2] = 0;
  D[3] = norm3(off);
}

static double find_determinant(int dim, const double* D) {
  if (dim == 1) return D[0];
  if (dim == 2) return D[0] * D[3] - D[1] * D[2];
  return D[0] * (D[4] * D[8] - D[5] * D[7]) - D[1] * (D[3] * D[8] - D[5] * D[6]) +
         D[2] * (D[3] * D[7] - D[4] * D[6]);
}

// Cofactors over the determinant.
static void invert_edges(int dim, const double* D, double det, double* out) {
  if (dim == 1) {
    out[0] = 1 / det;
  } else if (dim == 2) {
    const double own[4] = {D[3], -D[1], -D[2], D[0]};
    for (int i = 0; i < 4; i++) out[i] = own[i] / det;
  } else {
    for (int i = 0; i < 9; i++) {
      int r = i % 3, c = i / 3, r1 = (r + 1) % 3, r2 = (r + 2) % 3, c1 = (c + 1) % 3,
          c2 = (c + 2) % 3;
      out[i] = (D[3 * r1 + c1] * D[3 * r2 + c2] - D[3 * r1 + c2] * D[3 * r2 + c1]) / det;
    }
  }
}

// Thickness of a membrane, cross section of a rod of the flex's radius.
static double extent_across(const ctModel* m, int f) {
  if (m->flex_dim[f] == 1) return ctPI * m->flex_radius[f] * m->flex_radius[f];
  return m->flex_dim[f] == 2 ? m->flex_thickness[f] : 1;
}

static void rest_element(ctModel* m, const ctData* d, int f, int e) {
  static const double kPerEdges[4] = {0, 1, 0.5, 1.0 / 6.0}; // of the parallelepiped
  int dim = m->flex_dim[f];
  const int* vert = m->flex_elem + m->flex_elemdataadr[f] + (dim + 1) * e;
  const double* x = d->flexvert_xpos + 3 * m->flex_vertadr[f];
  double edge[3][3] = {{0}}, D[9] = {0}, size = 0;
  double* rest = m->flex_stiffness + 21 * (m->flex_elemadr[f] + e);
  for (int k = 0; k < dim; k++) {
    sub3(edge[k], x + 3 * vert[k + 1], x + 3 * vert[0]);
    size = fmax(size, norm3(edge[k]));
  }
  memset(rest, 0, 21 * sizeof *rest);
  edge_matrix(dim, edge, D);
  double det = find_determinant(dim, D);
  if (!(fabs(det) > ctMINVAL * fn_pow(size, dim))) return;
  invert_edges(dim, D, det, rest);
  rest[9] = fabs(det) * kPerEdges[dim] * extent_across(m, f);
}

static void prepare_elasticity(ctModel* m, const ctData* d, int f) {
  int instance = m->flex_elasticity[f];
  const ctpElasticity* kind = kind_elasticity(m, instance);
  if (!kind) return;
  double* param = kind_params(m, instance);
  CT_ASSERT(m->kind_prmnum[instance] == kind->kind.nparam + kind->nconst);
  if (kind->prepare)
    kind->prepare(m->flex_dim[f], m->flex_young[f], m->flex_poisson[f], param,
                  param + kind->kind.nparam);
  for (int e = 0; e < m->flex_elemnum[f]; e++) rest_element(m, d, f, e);
}

static void prepare_bending(ctModel* m, const ctData* d, int f) {
  int instance = m->flex_bend[f], first = m->flex_edgeadr[f], vert[4];
  const ctpBending* kind = kind_bending(m, instance);
  if (!kind) return;
  for (int e = first; e < first + m->flex_edgenum[f]; e++) {
    double x[12], *c = m->flex_bending + 17 * e;
    memset(c, 0, 17 * sizeof *c);
    if (!flex_material_hinge(m, f, e, vert) || !kind->prepare) continue;
    for (int i = 0; i < 4; i++) copy3(x + 3 * i, d->flexvert_xpos + 3 * vert[i]);
    kind->prepare(x, m->flex_young[f], m->flex_poisson[f], m->flex_thickness[f],
                  kind_params(m, instance), c);
  }
}

void constants_material(ctModel* m, const ctData* d) {
  for (int f = 0; f < m->nflex; f++) {
    if (m->flex_elasticity[f] >= 0) prepare_elasticity(m, d, f);
    if (m->flex_bend[f] >= 0) prepare_bending(m, d, f);
  }
}
