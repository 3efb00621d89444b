#include "unit/compile/flex_build_case.h"

#include <math.h>
#include <stdio.h>

static double dist2(const double* x, int a, int b) {
  double sum = 0;
  for (int k = 0; k < 3; k++) sum += (x[3 * a + k] - x[3 * b + k]) * (x[3 * a + k] - x[3 * b + k]);
  return sum;
}

// Energy 1/2 l' K l of changes l of the squared edge lengths when x becomes y.
static double energy(const BuildFlex* f, const double* y) {
  double change[6], sum = 0;
  int n = flex_build_edges_per_element(f->s.dim), k = 0;
  for (int e = 0; e < n; e++) {
    const int* local = flex_build_local_edge(f->s.dim, e);
    int a = f->elem[local[0]], b = f->elem[local[1]];
    change[e] = dist2(y, a, b) - dist2(f->xpos, a, b);
  }
  for (int a = 0; a < n; a++) {
    for (int b = a; b < n; b++, k++)
      sum += (a == b ? 0.5 : 1) * f->stiffness[k] * change[a] * change[b];
  }
  return sum;
}

// Stretched by 1 + s along x, a solid has Green strain e = s + s^2/2 there, and the energy is
// proportional to (mu + lambda) e^2 times the volume, whatever the element.
static double stretched(int dim, const double* x, int nvert, double s) {
  const int elem[4] = {0, 1, 2, 3};
  double y[12];
  BuildFlex f = flex_by_hand(dim, x, nvert, elem, 1);
  f.s.young = 100;
  f.s.poisson = 0.25;
  f.s.thickness = 0.1;
  f.s.elastic2d = 2;
  assert_true(flex_build_edges(&f) && flex_build_elastic(&f));
  memcpy(y, x, (size_t)(3 * nvert) * sizeof(double));
  for (int i = 0; i < nvert; i++) y[3 * i] *= 1 + s;
  double u = energy(&f, y);
  flex_build_free(&f);
  return u / ((s + s * s / 2) * (s + s * s / 2));
}

static void energy_is_that_of_the_strain(void** state) {
  (void)state;
  const double tet[12] = {0, 0, 0, 0, 1, 0, 2, 0, 0, 0, 0, 3};
  const double skew[12] = {0, 0, 0, 0.5, 1, 0, 2, 0.3, 0, 0.1, 0.2, 3};
  double per = stretched(3, tet, 4, 0.1) / 1; // volume 1
  assert_near(stretched(3, tet, 4, 0.3), per, 1e-10);
  double volume = fabs(0.5 * (0.3 * 3 - 0) - 1 * (2 * 3 - 0)) / 6;
  assert_near(stretched(3, skew, 4, 0.1) / volume, per, 1e-10);
  // a membrane of area 1 and thickness 0.1 has a tenth of the volume, and counts a quarter
  const double triangle[9] = {0, 0, 0, 2, 0, 0, 0, 1, 0};
  assert_near(stretched(2, triangle, 3, 0.2) / 0.1, per / 4, 1e-10);
}

// Rigid motion costs nothing: the bending rows of a flat square sum to zero.
static void bending_of_a_flat_square(void** state) {
  (void)state;
  const double x[12] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
  const int elem[6] = {0, 1, 2, 0, 2, 3};
  BuildFlex f = flex_by_hand(2, x, 4, elem, 2);
  f.s.young = 100;
  f.s.thickness = 0.1;
  f.s.elastic2d = 1;
  assert_true(flex_build_edges(&f) && flex_build_elastic(&f));
  const double* K = f.bending + 17; // the diagonal is edge 1
  assert_true(K[10] > 0);
  for (int i = 0; i < 4; i++)
    assert_near(K[4 * i] + K[4 * i + 1] + K[4 * i + 2] + K[4 * i + 3], 0, 1e-12);
  assert_near(K[16], 0, 1e-15);
  for (int i = 0; i < 17; i++) assert_near(f.bending[i], 0, 0);
  flex_build_free(&f);
}

// Translations and the linearised rotation of a box of nodes need no force.
static void nodes_of_a_box(void** state) {
  (void)state;
  const double x[3] = {0};
  const int elem[30] = {0};
  for (int order = 1; order <= 2; order++) {
    int side = order + 1, n = side * side * side;
    BuildFlex f = flex_by_hand(2, x, 1, elem, 10);
    f.order = order;
    f.nnode = n;
    f.s.young = 100;
    f.s.poisson = 0.2;
    f.node0 = alloc_bytes((size_t)(3 * n) * sizeof(double));
    for (int i = 0; i < n; i++) {
      f.node0[3 * i] = 2.0 * (i / (side * side)) / order;
      f.node0[3 * i + 1] = 3.0 * (i / side % side) / order;
      f.node0[3 * i + 2] = 1.0 * (i % side) / order;
    }
    assert_true(flex_build_nodal(&f));
    for (int r = 0; r < 3 * n; r++) {
      double shift = 0, turn = 0, stretch = 0;
      for (int i = 0; i < n; i++) {
        const double *K = f.stiffness + 3 * n * r + 3 * i, *p = f.node0 + 3 * i;
        shift += K[0];
        turn += K[1] * p[0] - K[0] * p[1];
        stretch += K[0] * p[0];
      }
      assert_near(shift, 0, 1e-9);
      assert_near(turn, 0, 1e-9);
      if (r == 0) assert_true(fabs(stretch) > 1);
    }
    flex_build_free(&f);
  }
}

// A box of quadratic nodes: a number of MuJoCo 3.5.0, whose outer points of integration are outside
// of the box.
static void quadratic_nodes_are_mujocos(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><flexcomp name='q' type='grid' dim='3' count='5 5 5' spacing='.1 .1 .1' mass='1' "
      "dof='quadratic'><contact selfcollide='none'/><elasticity young='2000' poisson='.2'/>"
      "</flexcomp></worldbody>");
  double sum = 0;
  assert_int_equal(m->flex_nodenum[0], 27);
  for (int i = 0; i < 81 * 81; i++) sum += m->flex_stiffness[i] * sin(i + 1);
  assert_near(sum, -13156.660636453982, 1e-6);
  ct_deleteModel(m);
}

// The same hinge with its first triangle turned: rows of the ends are exchanged, the model's edge
// is not; numbers of MuJoCo 3.5.0.
static void bending_ends_follow_the_first_triangle(void** state) {
  (void)state;
  static const char* const element[2] = {"0 1 2 1 0 3", "1 0 2 1 0 3"};
  static const double ends[2] = {13.894230769230774, 0.43269230769230788};
  for (int k = 0; k < 2; k++) {
    char world[600];
    snprintf(
        world, sizeof world,
        "<worldbody><flexcomp name='q' type='direct' dim='2' point='0 0 0 1 0 0 .2 1 0 .1 -1 0' "
        "element='%s' mass='1' radius='.01'><elasticity young='1e5' poisson='.3' "
        "thickness='.1' elastic2d='bend'/></flexcomp></worldbody>",
        element[k]);
    ctModel* m = case_model(world);
    int e = 0;
    while (m->flex_edgeflap[2 * e + 1] < 0) e++;
    assert_int_equal(m->flex_edge[2 * e], 0);
    assert_int_equal(m->flex_edge[2 * e + 1], 1);
    const double* B = m->flex_bending + 17 * e;
    assert_near(B[k ? 5 : 0], ends[0], 1e-11);
    assert_near(B[k ? 0 : 5], ends[1], 1e-11);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(energy_is_that_of_the_strain),
      cmocka_unit_test(bending_of_a_flat_square),
      cmocka_unit_test(nodes_of_a_box),
      cmocka_unit_test(quadratic_nodes_are_mujocos),
      cmocka_unit_test(bending_ends_follow_the_first_triangle),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
