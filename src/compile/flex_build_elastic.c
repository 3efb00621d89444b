// Stiffness of a flex: Saint Venant-Kirchhoff elements in the metric of their edge lengths, bending
// of thin plates, and linear elasticity of a box of nodes. An element has the upper triangle of a
// symmetric matrix over its edges, 21 numbers of which dim 2 uses 6; an edge has 16 numbers of a
// symmetric matrix over its four vertices and one cubic coefficient. Elements, edges and flaps are
// complete and their indices checked.
#include "base/alloc.h"
#include "base/assert.h"
#include "compile/flex_build.h"
#include "compile/pose.h"
#include "math/vec.h"

#include <math.h>

enum { PER_ELEMENT = 21, PER_EDGE = 17, MAX_EDGES = 6 };

// Lame parameters. The order of products is MuJoCo's, so that the results have the same bits.
typedef struct Material {
  double mu, lambda;
} Material;

static Material lame_parameters(const ctsFlex* s) {
  double E = s->young, nu = s->poisson;
  return (Material){E / (2 * (1 + nu)), E * nu / ((1 + nu) * (1 - 2 * nu))};
}

static double trace_of(const double A[9]) { return A[0] + A[4] + A[8]; }

//---------------------------------- elements ------------------------------------------------------

// Strain is linear in the squared lengths of the edges; column e of it is the symmetrised product
// of the gradients of the two barycentric coordinates that the edge joins. a and b are those
// gradients up to the factor in `scale`.
typedef struct Basis {
  double strain[MAX_EDGES][9];
  int edges;
} Basis;

static void symmetric_product(double out[9], const double a[3], const double b[3], double scale) {
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) out[3 * i + j] = (a[i] * b[j] + b[i] * a[j]) / scale;
  }
}

// Triangle: in-plane normals of the two other edges. Returns its area.
static double triangle_basis(Basis* basis, const double* x, const int v[3]) {
  double edge[3][3], across[3], normal[3], n[3];
  for (int e = 0; e < 3; e++) {
    const int* local = flex_build_local_edge(2, e);
    sub3(edge[e], x + 3 * v[local[1]], x + 3 * v[local[0]]);
  }
  sub3(across, x + 3 * v[2], x + 3 * v[0]);
  cross3(normal, edge[2], across);
  double area = pose_normalize(normal, 3) / 2;
  basis->edges = 3;
  for (int e = 0; e < 3; e++) {
    double left[3], right[3], away[3];
    const double *l = edge[(e + 1) % 3], *r = edge[(e + 2) % 3];
    scl3(away, l, -1);
    cross3(n, r, away);
    pose_normalize(n, 3);
    cross3(left, n, away);
    cross3(right, r, n);
    symmetric_product(basis->strain[e], left, right, 8 * area * area);
  }
  return area;
}

// Tetrahedron: area normals of the two faces beside the edge. Returns its volume, with a sign.
static double solid_basis(Basis* basis, const double* x, const int v[4]) {
  // faces 2 1 0, 0 1 3, 1 2 3, 2 0 3; the two that do not hold the edge
  static const int kFace[4][3] = {{2, 1, 0}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  static const int kBeside[6][2] = {{2, 3}, {1, 3}, {2, 1}, {1, 0}, {0, 2}, {0, 3}};
  double normal[4][3], a[3], b[3];
  for (int k = 0; k < 4; k++) {
    const double* at = x + 3 * v[kFace[k][0]];
    sub3(a, x + 3 * v[kFace[k][1]], at);
    sub3(b, x + 3 * v[kFace[k][2]], at);
    cross3(normal[k], a, b);
  }
  double up[3], base[3];
  sub3(a, x + 3 * v[1], x + 3 * v[0]);
  sub3(b, x + 3 * v[2], x + 3 * v[0]);
  sub3(up, x + 3 * v[3], x + 3 * v[0]);
  cross3(base, a, b);
  double volume = dot3(base, up) / 6;
  basis->edges = 6;
  for (int e = 0; e < 6; e++) {
    symmetric_product(basis->strain[e], normal[kBeside[e][0]], normal[kBeside[e][1]],
                      72 * volume * volume);
  }
  return volume;
}

// Upper triangle of   mu tr(S_a S_b) + lambda tr(S_a) tr(S_b)
static void metric_of(double* out, const Basis* basis, Material m) {
  CT_ASSERT(basis->edges * (basis->edges + 1) / 2 <= PER_ELEMENT);
  for (int a = 0; a < basis->edges; a++) {
    for (int b = a; b < basis->edges; b++) {
      const double *A = basis->strain[a], *B = basis->strain[b];
      double product = 0;
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++) product += A[3 * i + j] * B[3 * j + i];
      }
      *out++ = m.mu * product + m.lambda * trace_of(B) * trace_of(A);
    }
  }
}

// Times the volume: area times thickness for triangles.
//
// QUIRK(solid-stiffness; test_flex_build_elastic:energy_is_that_of_the_strain): The stiffness of
// triangles has a factor 1/4, the square of the 1/2 between strain and squared lengths; that of
// tetrahedra does not.
static void element_stiffness(BuildFlex* f, int e) {
  Basis basis;
  CT_ASSERT(build_has(e, f->nelem) && f->s.dim >= 2);
  const int* v = f->elem + (f->s.dim + 1) * e;
  Material m = lame_parameters(&f->s);
  bool flat = f->s.dim == 2;
  double size = flat ? triangle_basis(&basis, f->xpos, v) : fabs(solid_basis(&basis, f->xpos, v));
  double height = flat ? f->s.thickness / 4 : 1;
  m.mu = m.mu * size * height;
  m.lambda = m.lambda * size * height;
  metric_of(f->stiffness + PER_ELEMENT * e, &basis, m);
}

//---------------------------------- bending -------------------------------------------------------

static double cotangent_at(const double* at, const double* p, const double* q) {
  double a[3], b[3], n[3];
  sub3(a, p, at);
  sub3(b, q, at);
  cross3(n, a, b);
  return dot3(a, b) / sqrt(dot3(n, n));
}

static double area_of_triangle(const double* p, const double* q, const double* r) {
  double a[3], b[3], n[3];
  sub3(a, q, p);
  sub3(b, r, p);
  cross3(n, a, b);
  return sqrt(dot3(n, n)) / 2;
}

// -(a p + b q)
static void minus_combination(double out[3], double a, const double p[3], double b,
                              const double q[3]) {
  for (int i = 0; i < 3; i++) out[i] = -(a * p[i] + b * q[i]);
}

// Discrete bending of the two triangles at an edge v0 v1 with opposite vertices v2, v3: the
// quadratic energy of Wardetzky et al. 2007 with cotangent weights c, and the cubic term of Garg
// et al. 2007 for rest shapes that are not flat.
//
// QUIRK(bending-edge-ends; test_flex_build_elastic:bending_ends_follow_the_first_triangle): Bending
// weights of the two ends of an edge are exchanged if its first triangle has the higher vertex
// first. Meshes whose hinges are symmetric, as grids are, do not show it.
static void edge_bending(double out[PER_EDGE], const double* x, const int v[4], double mu,
                         double thickness) {
  for (int i = 0; i < 4; i++) CT_ASSERT(v[i] >= 0); // not at the border
  const double *p0 = x + 3 * v[0], *p1 = x + 3 * v[1], *p2 = x + 3 * v[2], *p3 = x + 3 * v[3];
  double a1 = cotangent_at(p0, p1, p2), a2 = cotangent_at(p0, p3, p1);
  double a3 = cotangent_at(p1, p2, p0), a4 = cotangent_at(p1, p0, p3);
  const double c[4] = {a3 + a4, a1 + a2, -(a1 + a3), -(a2 + a4)};
  double size = area_of_triangle(p0, p1, p2) + area_of_triangle(p1, p0, p3);
  double k = 3 * mu * (thickness * thickness * thickness) / (24 * size);

  // t0, t1: the heights of the triangles over the edge, times its length
  double e0[3], e1[3], e2[3], e3[3], e4[3], t0[3], t1[3], n[3];
  sub3(e0, p1, p0);
  sub3(e1, p2, p0);
  sub3(e2, p3, p0);
  sub3(e3, p2, p1);
  sub3(e4, p3, p1);
  minus_combination(t0, a3, e1, a1, e3);
  minus_combination(t1, a4, e2, a2, e4);
  double length2 = dot3(e0, e0), cosine = -dot3(t0, t1) / length2;
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 4; j++) out[4 * i + j] += c[i] * c[j] * cosine * k;
  }
  cross3(n, e0, e1);
  out[16] = dot3(n, e2) * (a1 - a3) * (a4 - a2) * k / (length2 * sqrt(length2));
}

bool flex_build_elastic(BuildFlex* f) {
  const ctsFlex* s = &f->s;
  f->stiffness = alloc_zero(PER_ELEMENT * (size_t)f->nelem * sizeof(double));
  if (!f->stiffness) return false;
  bool stretches = s->dim == 3 || (s->dim == 2 && s->elastic2d >= 2 && s->thickness > 0);
  for (int e = 0; stretches && e < f->nelem; e++) element_stiffness(f, e);
  if (s->dim != 2 || (s->elastic2d != 1 && s->elastic2d != 3)) return true;
  f->bending = alloc_zero(PER_EDGE * (size_t)f->nedge * sizeof(double));
  if (!f->bending) return false;
  for (int e = 0; e < f->nedge; e++) {
    const int* v = f->flap + 4 * e;
    if (v[3] >= 0)
      edge_bending(f->bending + PER_EDGE * e, f->xpos, v, lame_parameters(s).mu, s->thickness);
  }
  return true;
}

//---------------------------------- box of nodes --------------------------------------------------

// Points and weights on [0, 1] by order.
//
// QUIRK(quadrature-points; test_flex_build_elastic:quadratic_nodes_are_mujocos): The outer points
// of order 2 are at 1/sqrt(3/5) instead of Gauss's sqrt(3/5).
static void choose_quadrature(int order, double point[3], double weight[3]) {
  if (order == 1) {
    point[0] = -0.5 / sqrt(3) + 0.5;
    point[1] = 0.5 / sqrt(3) + 0.5;
    weight[0] = weight[1] = 0.5;
    return;
  }
  CT_ASSERT(order == 2); // set_order refuses others
  point[0] = 0.5;
  point[1] = -0.5 / sqrt(3. / 5.) + 0.5;
  point[2] = 0.5 / sqrt(3. / 5.) + 0.5;
  weight[0] = 8. / 9. * 0.5;
  weight[1] = weight[2] = 5. / 9. * 0.5;
}

// Lagrange polynomial i of the order through equally spaced nodes on [0, 1], and its derivative.
static void eval_lagrange(int order, int i, double s, double* value, double* slope) {
  const double linear[2][2] = {{1 - s, -1}, {s, 1}};
  const double square[3][2] = {{2 * s * s - 3 * s + 1, 4 * s - 3},
                               {4 * (s - s * s), 4 * (1 - 2 * s)},
                               {2 * s * s - s, 4 * s - 1}};
  CT_ASSERT(i >= 0 && i <= order);
  const double* p = order == 1 ? linear[i] : square[i];
  *value = p[0];
  *slope = p[1];
}

// Gradients of the basis functions at a point of the box.
static void basis_gradients(double (*g)[3], int order, const double at[3],
                            const double inverse[3]) {
  int side = order + 1;
  for (int i = 0; i < side * side * side; i++) {
    const int index[3] = {i / (side * side), i / side % side, i % side};
    double value[3], slope[3];
    for (int k = 0; k < 3; k++) eval_lagrange(order, index[k], at[k], value + k, slope + k);
    g[i][0] = inverse[0] * (slope[0] * value[1] * value[2]);
    g[i][1] = inverse[1] * (value[0] * slope[1] * value[2]);
    g[i][2] = inverse[2] * (value[0] * value[1] * slope[2]);
  }
}

// Symmetric gradient of a displacement along one axis by a function with gradient g.
static void node_strain(double E[9], const double g[3], int axis) {
  for (int i = 0; i < 9; i++) E[i] = 0;
  for (int k = 0; k < 3; k++) E[3 * axis + k] = E[3 * k + axis] = g[k] / 2;
  E[4 * axis] = g[axis];
}

// tr(A B), row by row
static double trace_product(const double A[9], const double B[9]) {
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += A[3 * i] * B[i] + A[3 * i + 1] * B[3 + i] + A[3 * i + 2] * B[6 + i];
  }
  return sum;
}

// K -= (lambda tr(E_u) tr(E_v) + mu E_u : E_v) dV   with E the strain of one node along one axis
static void add_quadrature_point(double* K, int n, double (*g)[3], Material m, double volume) {
  for (int u = 0; u < 3 * n; u++) {
    double U[9], V[9];
    node_strain(U, g[u / 3], u % 3);
    for (int v = 0; v < 3 * n; v++) {
      node_strain(V, g[v / 3], v % 3);
      K[3 * n * u + v] -= m.lambda * trace_of(U) * trace_of(V) * volume;
      K[3 * n * u + v] -= m.mu * trace_product(U, V) * volume;
    }
  }
}

bool flex_build_nodal(BuildFlex* f) {
  int n = f->nnode, order = f->order, side = order + 1;
  CT_ASSERT(n == side * side * side && side >= 2 && side <= 3);
  size_t entries = 9 * (size_t)n * (size_t)n, room = PER_ELEMENT * (size_t)f->nelem;
  f->stiffness = alloc_zero((entries > room ? entries : room) * sizeof(double));
  double(*g)[3] = alloc_bytes((size_t)n * sizeof(*g));
  bool ok = f->stiffness && g;
  double point[3], weight[3], size[3], inverse[3], E = f->s.young, nu = f->s.poisson;
  const Material m = {E / (2 * (1 + nu)),
                      E * nu / (1 + nu) / (1 - 2 * nu)}; // as there: two divisions
  choose_quadrature(order, point, weight);
  sub3(size, f->node0 + 3 * (n - 1), f->node0);
  for (int k = 0; k < 3; k++) inverse[k] = 1 / size[k];
  for (int p = 0; ok && p < side * side * side; p++) {
    int i = p / (side * side), j = p / side % side, k = p % side;
    basis_gradients(g, order, (double[3]){point[i], point[j], point[k]}, inverse);
    double volume = weight[i] * weight[j] * weight[k] * (size[0] * size[1] * size[2]);
    add_quadrature_point(f->stiffness, n, g, m, volume);
  }
  alloc_free(g);
  return ok;
}
