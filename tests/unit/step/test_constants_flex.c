#include "step/constants_flex.h"
#include "unit/pos/trees.h"

#include <math.h>

#define WORLD(inner) "<mujoco><worldbody>" inner "</worldbody></mujoco>"

// Edges between sliding points weigh the mean of their inverse masses; sizes follow the edges.
static void lengths_and_weights(void** state) {
  (void)state;
  Trees t = trees_open(WORLD("<flexcomp name='f' dim='1' count='3 1 1' spacing='.5 .5 .5' mass='6'>"
                             "<edge damping='1'/></flexcomp>"));
  assert_int_equal(t.m->nflexedge, 2);
  for (int e = 0; e < 2; e++) {
    trees_near(t.m->flexedge_length0[e], 0.5, 1e-15);
    trees_near(t.m->flexedge_invweight0[e], 0.5, 1e-15);
    assert_int_equal(t.m->flexedge_J_rownnz[e], 6);
    assert_int_equal(t.m->flexedge_J_rowadr[e], 6 * e);
  }
  assert_int_equal(t.m->flexedge_J_colind[11], 8);
  trees_near(t.m->stat.meansize, 0.5, 1e-15);
  trees_close(&t);
}

// A free body against the world: 1/m along the edge when it goes through the centre.
static void weight_of_a_general_edge(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body name='b'><freejoint/><geom size='.1' mass='4'/></body></worldbody>"
      "<deformable><flex dim='1' body='b world' vertex='0 0 0 1 0 0' element='0 1'>"
      "<edge damping='1'/></flex></deformable></mujoco>");
  assert_int_equal(t.m->flexedge_J_rownnz[0], 6);
  trees_near(t.m->flexedge_invweight0[0], 0.25, 1e-12);
  trees_close(&t);
}

// B = sum of m dx dx' at the corner of a square of four points of mass 1 with one diagonal:
// neighbours at (1,0), (1,1), (0,1) give ((2,1),(1,2)), whose inverse is ((2,-1),(-1,2))/3.
static void metric_of_a_vertex(void** state) {
  (void)state;
  Trees t = trees_open(WORLD("<flexcomp name='f' count='2 2 1' spacing='1 1 1' mass='4'>"
                             "<edge equality='vert'/></flexcomp>"));
  const double* metric = t.m->flex_vertmetric;
  assert_int_equal(t.m->flex_vertedgenum[0], 3);
  assert_int_equal(t.m->flex_vertedgenum[1], 2);
  trees_near(metric[0], 2. / 3, 1e-12);
  trees_near(metric[1], -1. / 3, 1e-12);
  trees_near(metric[3], 2. / 3, 1e-12);
  assert_int_equal(t.m->flexvert_J_rownnz[0], 12);
  assert_int_equal(t.m->flexvert_J_rownnz[2], 9);
  assert_int_equal(t.m->flexvert_J_rowadr[2], 24);
  trees_close(&t);
}

// Seen from below, the reference shape is turned until it looks up.
static void reference_shapes_look_up(void** state) {
  (void)state;
  Trees t = trees_open(WORLD("<flexcomp name='f' count='3 2 1' spacing='1 1 1' euler='180 0 0'>"
                             "<edge equality='vert'/></flexcomp>"));
  trees_near(t.m->flex_vert0[1], -1, 1e-12);
  trees_near(t.m->flex_vert0[2], -0.5, 1e-12);
  trees_close(&t);
}

// Three cloths, the second pinned at all corners: addresses of MuJoCo 3.5.0.
static void rows_start_again_behind_a_rigid_flex(void** state) {
  (void)state;
#define CLOTH(name, at, equality, pin)                                                             \
  "<flexcomp name='" name "' type='grid' count='2 2 1' spacing='.1 .1 .1' dim='2' mass='1' "       \
  "radius='.001' pos='" at " 0 0'><contact selfcollide='none'/><edge equality='" equality          \
  "'/>" pin "</flexcomp>"
  Trees t = trees_open("<mujoco><worldbody>" CLOTH("a", "0", "true", "")
                           CLOTH("b", "1", "false", "<pin gridrange='0 0 1 1'/>")
                               CLOTH("c", "2", "true", "") "</worldbody></mujoco>");
  static const int adr[] = {0, 6, 12, 18, 24, 0, 0, 0, 0, 0, 0, 6, 12, 18, 24};
  assert_int_equal(t.m->nflexedge, 15);
  for (int e = 0; e < 15; e++) {
    assert_int_equal(t.m->flexedge_J_rowadr[e], adr[e]);
    assert_int_equal(t.m->flexedge_J_rownnz[e], e / 5 == 1 ? 0 : 6);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_and_weights),
      cmocka_unit_test(weight_of_a_general_edge),
      cmocka_unit_test(metric_of_a_vertex),
      cmocka_unit_test(reference_shapes_look_up),
      cmocka_unit_test(rows_start_again_behind_a_rigid_flex),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
