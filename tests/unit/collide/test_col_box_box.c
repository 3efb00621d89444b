#include "collide/col_box_box.h"
#include "unit/collide/pairs.h"

#define BOXES(pos, pose)                                                                           \
  WORLD(FREE("0 0 0", "type='box' size='.3 .2 .1'") FREE(pos, "type='box' size='.1 .1 .1' " pose))

// A small box on a large one: its four lower corners.
static void face_on_face(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES(".1 0 .19", ""));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 4);
  for (int i = 0; i < 4; i++) {
    assert_near(con[i].dist, -0.01, 1e-12);
    assert_vec(con[i].frame, 0, 0, 1);
    assert_near(con[i].pos[2], 0.095, 1e-12);
    assert_near(fabs(con[i].pos[1]), 0.1, 1e-12);
    for (int j = 0; j < i; j++) assert_true(dist3(con[i].pos, con[j].pos) > 0.1);
  }
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// Turned by 45 degrees over the border of the large one: an octagon's worth of points at most.
static void clipped(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES(".3 0 .19", "euler='0 0 45'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0);
  assert_true(n >= 3 && n <= 8);
  for (int i = 0; i < n; i++) assert_true(con[i].pos[0] <= 0.3 + 0.01);
  trees_close(&t);
}

static void edge_on_edge(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "type='box' size='.1 .1 .1' euler='45 0 0'")
                                 FREE("0 0 .28", "type='box' size='.1 .1 .1' euler='0 45 0'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, 0.28 - 0.2 * sqrt(2), 1e-9);
  assert_vec(con->frame, 0, 0, 1);
  assert_turns_with(&t, 0);
  trees_close(&t);
}

static void corner_on_face(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES("0 0 .27", "euler='45 35.264389682754654 0'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0.02);
  assert_int_equal(n, 1);
  assert_vec(con->frame, 0, 0, 1);
  assert_near(con->dist, 0.17 - 0.1 * sqrt(3), 5e-3); // euler angles are about turned axes
  trees_close(&t);
}

static void apart(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES("0 0 .25", ""));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0.04), 0);
  assert_int_equal(pairs_collide(&t, con, 0.06), 4);
  assert_near(con->dist, 0.05, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(face_on_face),   cmocka_unit_test(clipped), cmocka_unit_test(edge_on_edge),
      cmocka_unit_test(corner_on_face), cmocka_unit_test(apart),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
