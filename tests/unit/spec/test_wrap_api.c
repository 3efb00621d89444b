#include "spec/spec.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <corten/corten.h>

// A site "a" and a cylinder "g", and a tendon without path.
typedef struct Case {
  ctSpec* s;
  ctsSite* site;
  ctsGeom* geom;
  ctsTendon* tendon;
} Case;

static Case open_case(void) {
  Case c = {.s = ct_makeSpec()};
  ctsBody* world = cts_findBody(c.s, "world");
  c.site = cts_addSite(world, NULL);
  c.geom = cts_addGeom(world, NULL);
  c.geom->type = ctGEOM_CYLINDER;
  assert_int_equal(cts_setName(c.site->element, "a"), 0);
  assert_int_equal(cts_setName(c.geom->element, "g"), 0);
  c.tendon = cts_addTendon(c.s, NULL);
  assert_non_null(c.tendon);
  return c;
}

static void points_are_kept_in_order(void** state) {
  (void)state;
  Case c = open_case();
  assert_int_equal(cts_getWrapNum(c.tendon), 0);
  ctsWrap* point[] = {cts_wrapSite(c.tendon, "a"), cts_wrapGeom(c.tendon, "g", "a"),
                      cts_wrapPulley(c.tendon, 2.5), cts_wrapJoint(c.tendon, "j", -1.5)};
  static const cttWrap kType[] = {ctWRAP_SITE, ctWRAP_SPHERE, ctWRAP_PULLEY, ctWRAP_JOINT};
  assert_int_equal(cts_getWrapNum(c.tendon), 4);
  for (int i = 0; i < 4; i++) {
    assert_non_null(point[i]);
    assert_ptr_equal(cts_getWrap(c.tendon, i), point[i]);
    assert_int_equal(point[i]->type, kType[i]);
  }
  assert_true(cts_getWrapDivisor(point[2]) == 2.5);
  assert_true(cts_getWrapCoef(point[3]) == -1.5);
  ct_deleteSpec(c.s);
}

static void positions_outside_the_path_have_no_point(void** state) {
  (void)state;
  Case c = open_case();
  assert_null(cts_getWrap(c.tendon, 0));
  assert_non_null(cts_wrapSite(c.tendon, "a"));
  assert_non_null(cts_getWrap(c.tendon, 0));
  assert_null(cts_getWrap(c.tendon, 1));
  assert_null(cts_getWrap(c.tendon, -1));
  ct_deleteSpec(c.s);
}

static void targets_are_looked_up_by_kind(void** state) {
  (void)state;
  Case c = open_case();
  ctsWrap* site = cts_wrapSite(c.tendon, "a");
  ctsWrap* geom = cts_wrapGeom(c.tendon, "g", "a");
  ctsWrap* joint = cts_wrapJoint(c.tendon, "j", 1);
  ctsWrap* wrong = cts_wrapSite(c.tendon, "g"); // there is a geom of this name, but no site
  assert_ptr_equal(cts_getWrapTarget(site), c.site->element);
  assert_ptr_equal(cts_getWrapTarget(geom), c.geom->element);
  assert_null(cts_getWrapTarget(wrong));
  assert_null(cts_getWrapTarget(cts_wrapPulley(c.tendon, 2)));
  // a name may be given before its element is there
  assert_null(cts_getWrapTarget(joint));
  ctsJoint* late = cts_addJoint(cts_addBody(cts_findBody(c.s, "world"), NULL), NULL);
  assert_int_equal(cts_setName(late->element, "j"), 0);
  assert_ptr_equal(cts_getWrapTarget(joint), late->element);
  ct_deleteSpec(c.s);
}

static void a_side_site_is_optional(void** state) {
  (void)state;
  Case c = open_case();
  assert_ptr_equal(cts_getWrapSideSite(cts_wrapGeom(c.tendon, "g", "a")), c.site);
  assert_null(cts_getWrapSideSite(cts_wrapGeom(c.tendon, "g", "")));
  assert_null(cts_getWrapSideSite(cts_wrapGeom(c.tendon, "g", "b")));
  ct_deleteSpec(c.s);
}

static void without_memory_the_path_stays(void** state) {
  (void)state;
  MemoryCount count = {.fail_at = -1};
  memory_count(&count);
  Case c = open_case();
  assert_non_null(cts_wrapSite(c.tendon, "a"));
  count.fail_at = count.total;
  assert_null(cts_wrapSite(c.tendon, "a"));
  assert_null(cts_wrapPulley(c.tendon, 2));
  assert_int_equal(cts_getWrapNum(c.tendon), 1);
  count.fail_at = -1;
  assert_non_null(cts_wrapPulley(c.tendon, 2));
  assert_int_equal(cts_getWrapNum(c.tendon), 2);
  ct_deleteSpec(c.s);
  assert_int_equal(count.live, 0);
  ct_setAllocator(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(points_are_kept_in_order),
      cmocka_unit_test(positions_outside_the_path_have_no_point),
      cmocka_unit_test(targets_are_looked_up_by_kind),
      cmocka_unit_test(a_side_site_is_optional),
      cmocka_unit_test(without_memory_the_path_stays),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
