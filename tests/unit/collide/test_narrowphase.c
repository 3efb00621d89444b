#include "unit/collide/pairs.h"

// One entry for a pair of types, with the lower type first; planes and fields never meet each
// other.
static void table(void** state) {
  (void)state;
  for (int a = 0; a < ctNGEOMTYPES; a++) {
    for (int b = 0; b < a; b++) assert_null(narrowphase[a][b]);
  }
  for (int a = ctGEOM_SPHERE; a <= ctGEOM_MESH; a++) {
    assert_non_null(narrowphase[ctGEOM_PLANE][a]);
    assert_non_null(narrowphase[ctGEOM_HFIELD][a]);
    for (int b = a; b <= ctGEOM_MESH; b++) assert_non_null(narrowphase[a][b]);
  }
  assert_null(narrowphase[ctGEOM_PLANE][ctGEOM_PLANE]);
  assert_null(narrowphase[ctGEOM_PLANE][ctGEOM_HFIELD]);
  assert_null(narrowphase[ctGEOM_HFIELD][ctGEOM_HFIELD]);
}

// Every collider has the normal from the first geom to the second.
static void normals_point_to_the_second(void** state) {
  (void)state;
  static const char* type[] = {"sphere", "capsule", "ellipsoid", "cylinder", "box"};
  for (int i = 0; i < 5; i++) {
    for (int j = i; j < 5; j++) {
      char xml[600];
      snprintf(xml, sizeof xml,
               WORLD(FREE("0 0 0", "type='%s' size='.1 .1 .1'")
                         FREE(".03 .02 .17", "type='%s' size='.1 .1 .1' euler='10 20 30'")),
               type[i], type[j]);
      Trees t = pairs_open(xml);
      ctContact con[ctMAXCONPAIR];
      int n = pairs_collide(&t, con, 0);
      assert_true(n >= 1);
      const double way[3] = {.03, .02, .17};
      for (int k = 0; k < n; k++) assert_true(dot3(con[k].frame, way) > 0 && con[k].dist <= 0);
      trees_close(&t);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(table),
      cmocka_unit_test(normals_point_to_the_second),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
