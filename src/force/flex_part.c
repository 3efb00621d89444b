#include "force/flex_part.h"

#include "base/assert.h"
#include "force/flex_force.h"
#include "math/vec.h"

#include <string.h>

static bool flag_allows(const ctModel* m, int flag) { return !(m->opt.disableflags & flag); }

static int count_hinges(const ctModel* m, int f) {
  return m->flex_dim[f] == 2 ? m->flex_edgenum[f] : 0;
}

//---------------------------------- MuJoCo's own kinds --------------------------------------------

// A += s (u u')-like blocks: adds s a b' to block (i, j)
static void add_vertex_block(double* A, int width, int i, int j, const double B[9]) {
  for (int k = 0; k < 9; k++) A[width * (3 * i + k / 3) + 3 * j + k % 3] += B[k];
}

// A += the stiffness of something that pulls the ends of an edge together, B between them
static void add_edge_block(double* A, int width, const int* end, const int* other,
                           const double B[9]) {
  double minus[9];
  scl3(minus, B, -1);
  scl3(minus + 3, B + 3, -1);
  scl3(minus + 6, B + 6, -1);
  add_vertex_block(A, width, end[0], other[0], B);
  add_vertex_block(A, width, end[1], other[1], B);
  add_vertex_block(A, width, end[0], other[1], minus);
  add_vertex_block(A, width, end[1], other[0], minus);
}

static void outer_product(const double a[3], const double b[3], double s, double B[9]) {
  for (int k = 0; k < 9; k++) B[k] = s * a[k / 3] * b[k % 3];
}

// Energy 1/4 s' K s of squared lengths s (flex_force.c): second derivative
//   2 sum_ij K_ij e_i e_j' + sum_i (K s)_i (unit blocks), of which compressed edges are left out
static bool fill_linear(const ctModel* m, const ctData* d, int f, FlexPart* out) {
  FlexElement x = flex_force_element(m, f, out->index);
  int width = 3 * x.ncorner, first = m->flex_edgeadr[f];
  double pull[6][3], strain[6], B[9];
  for (int i = 0; i < x.nedge; i++) {
    sub3(pull[i], d->flexvert_xpos + 3 * out->vert[x.end[i][1]],
         d->flexvert_xpos + 3 * out->vert[x.end[i][0]]);
    double l0 = m->flexedge_length0[first + x.edge[i]];
    strain[i] = dot3(pull[i], pull[i]) - l0 * l0;
  }
  for (int i = 0; i < x.nedge; i++) {
    double tension = 0;
    for (int j = 0; j < x.nedge; j++) {
      double k = flex_force_stiffness(x.K, x.nedge, i, j);
      outer_product(pull[i], pull[j], 2 * k, B);
      add_edge_block(out->K, width, x.end[i], x.end[j], B);
      tension += k * strain[j];
    }
    if (!(tension > 0)) continue;
    const double unit[9] = {tension, 0, 0, 0, tension, 0, 0, 0, tension};
    for (int k = 0; k < 9; k++) B[k] = unit[k];
    add_edge_block(out->K, width, x.end[i], x.end[i], B);
  }
  for (int i = 0; i < x.nedge; i++) {
    for (int j = 0; j < x.nedge; j++) {
      outer_product(pull[i], pull[j],
                    2 * m->flex_damping[f] * flex_force_stiffness(x.K, x.nedge, i, j), B);
      add_edge_block(out->D, width, x.end[i], x.end[j], B);
    }
  }
  return true;
}

// Energy 1/2 x' B x; the cubic term of curved shapes is left out, its second derivative is
// indefinite.
static bool fill_cotangent(const ctModel* m, const ctData* d, int f, FlexPart* out) {
  (void)d;
  const double* B = m->flex_bending + 17 * (m->flex_edgeadr[f] + out->index - m->flex_elemnum[f]);
  if (!(B[0] + B[5] + B[10] + B[15] > 0)) return false;
  for (int i = 0; i < 4; i++) {
    for (int j = 0; j < 4; j++) {
      double k = flag_allows(m, ctDSBL_SPRING) ? B[4 * i + j] : 0;
      double b = flag_allows(m, ctDSBL_DAMPER) ? B[4 * i + j] * m->flex_damping[f] : 0;
      add_vertex_block(out->K, 12, i, j, (double[9]){k, 0, 0, 0, k, 0, 0, 0, k});
      add_vertex_block(out->D, 12, i, j, (double[9]){b, 0, 0, 0, b, 0, 0, 0, b});
    }
  }
  return true;
}

// Spring k/2 (l - l0)^2 along n: k n n' + k (1 - l0/l) (1 - n n') where it is stretched; damper b
static bool fill_edge(const ctModel* m, const ctData* d, int f, FlexPart* out) {
  int e = m->flex_edgeadr[f] + out->index - m->flex_elemnum[f] - count_hinges(m, f);
  double k = flag_allows(m, ctDSBL_SPRING) ? m->flex_edgestiffness[f] : 0;
  double b = flag_allows(m, ctDSBL_DAMPER) ? m->flex_edgedamping[f] : 0, n[3], B[9];
  static const int kEnds[2] = {0, 1};
  if ((k == 0 && b == 0) || m->flexedge_rigid[e]) return false;
  sub3(n, d->flexvert_xpos + 3 * out->vert[1], d->flexvert_xpos + 3 * out->vert[0]);
  double l = normalize3(n),
         across = l > m->flexedge_length0[e] ? 1 - m->flexedge_length0[e] / l : 0;
  outer_product(n, n, k * (1 - across), B);
  for (int i = 0; i < 3; i++) B[4 * i] += k * across;
  add_edge_block(out->K, 6, kEnds, kEnds, B);
  outer_product(n, n, b, B);
  add_edge_block(out->D, 6, kEnds, kEnds, B);
  return true;
}

//---------------------------------- parts ---------------------------------------------------------

static bool has_edge_springs(const ctModel* m, int f) {
  return m->flex_edgestiffness[f] != 0 || m->flex_edgedamping[f] != 0;
}

int flex_part_count(const ctModel* m, int f) {
  int springs = has_edge_springs(m, f) ? m->flex_edgenum[f] : 0;
  return m->flex_elemnum[f] + count_hinges(m, f) + springs;
}

int flex_part_vertices(const ctModel* m, int f, int part, int vert[4]) {
  int elements = m->flex_elemnum[f], hinges = count_hinges(m, f), dim = m->flex_dim[f];
  CT_ASSERT(part >= 0 && part < flex_part_count(m, f));
  if (part >= elements && part < elements + hinges)
    return flex_material_hinge(m, f, m->flex_edgeadr[f] + part - elements, vert);
  bool edge = part >= elements;
  int n = edge ? 2 : dim + 1, at = m->flex_edgeadr[f] + part - elements - hinges;
  const int* own = edge ? m->flex_edge + 2 * at : m->flex_elem + m->flex_elemdataadr[f] + n * part;
  for (int i = 0; i < n; i++) vert[i] = m->flex_vertadr[f] + own[i];
  return n;
}

// Visit the parts from `first` up to `end` that `fill` gives matrices.
typedef bool (*FillPart)(const ctModel* m, const ctData* d, int f, FlexPart* part);
typedef struct PartRange {
  int first, end;
  FillPart fill;
} PartRange;

static void visit_range(const ctModel* m, const ctData* d, int f, const PartRange* r,
                        FlexPartVisit visit, void* user) {
  FlexPart part;
  for (int k = r->first; k < r->end; k++) {
    part.index = k;
    part.n = flex_part_vertices(m, f, k, part.vert);
    if (part.n == 0) continue;
    memset(part.K, 0, sizeof part.K);
    memset(part.D, 0, sizeof part.D);
    if (r->fill(m, d, f, &part)) visit(user, &part);
  }
}

void flex_part_each(const ctModel* m, const ctData* d, int f, FlexPartVisit visit, void* user) {
  int elements = m->flex_elemnum[f], hinges = elements + count_hinges(m, f);
  bool linear = m->flex_dim[f] > 1 && m->flex_stiffness[21 * m->flex_elemadr[f]] != 0;
  if (m->flex_elasticity[f] >= 0)
    flex_material_each_element(m, d, f, visit, user);
  else if (linear)
    visit_range(m, d, f, &(PartRange){0, elements, fill_linear}, visit, user);
  if (m->flex_bend[f] >= 0)
    flex_material_each_hinge(m, d, f, visit, user);
  else
    visit_range(m, d, f, &(PartRange){elements, hinges, fill_cotangent}, visit, user);
  visit_range(m, d, f, &(PartRange){hinges, flex_part_count(m, f), fill_edge}, visit, user);
}
