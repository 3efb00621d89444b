#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static ctSpec* make(ctsBody** world) {
  ctSpec* s = ct_makeSpec();
  assert_non_null(s);
  *world = cts_findBody(s, "world");
  assert_non_null(*world);
  return s;
}

static void a_tree_is_built_and_walked(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsBody* arm = cts_addBody(world, NULL);
  assert_string_equal(cts_getString(arm->childclass), "main");
  ctsJoint* hinge = cts_addJoint(arm, NULL);
  ctsJoint* free_joint = cts_addFreeJoint(arm);
  ctsGeom* geom = cts_addGeom(arm, NULL);
  ctsFrame* frame = cts_addFrame(arm, NULL);
  assert_int_equal(hinge->type, ctJNT_HINGE);
  assert_int_equal(free_joint->type, ctJNT_FREE);
  assert_ptr_equal(cts_getParent(geom->element), arm);
  assert_null(cts_getParent(world->element));
  assert_null(cts_getFrame(geom->element));
  assert_int_equal(cts_setFrame(geom->element, frame), 0);
  assert_ptr_equal(cts_getFrame(geom->element), frame);
  assert_ptr_equal(cts_getSpec(geom->element), s);
  ctsGeom* ground = cts_addGeom(world, NULL);
  assert_int_equal(cts_setFrame(ground->element, frame), -1);
  ct_deleteSpec(s);
}

static void elements_are_listed_in_order(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  assert_null(cts_firstElement(s, ctOBJ_SITE));
  ctsSite* a = cts_addSite(world, NULL);
  ctsSite* b = cts_addSite(world, NULL);
  assert_ptr_equal(cts_firstElement(s, ctOBJ_SITE), a->element);
  assert_ptr_equal(cts_nextElement(s, a->element), b->element);
  assert_null(cts_nextElement(s, b->element));
  assert_int_equal(cts_getId(b->element), -1);
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  ct_deleteModel(m);
  assert_int_equal(cts_getId(b->element), 1);
  cts_addSite(world, NULL);
  assert_int_equal(cts_getId(b->element), -1); // until it is compiled again
  assert_int_equal(cts_getId(world->element), 0);
  assert_int_equal(cts_getId(cts_addKey(s)->element), 0);
  ct_deleteSpec(s);
}

static void names_are_unique_in_a_kind(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsGeom* a = cts_addGeom(world, NULL);
  ctsGeom* b = cts_addGeom(world, NULL);
  ctsSite* c = cts_addSite(world, NULL);
  assert_int_equal(cts_setName(a->element, "x"), 0);
  assert_int_equal(cts_setName(a->element, "x"), 0);
  assert_int_equal(cts_setName(c->element, "x"), 0);
  assert_string_equal(cts_getError(s), "");
  assert_int_equal(cts_setName(b->element, "x"), -1);
  assert_non_null(strstr(cts_getError(s), "repeated name 'x' in geom"));
  assert_int_equal(cts_isWarning(s), 0);
  assert_string_equal(cts_getString(cts_getName(a->element)), "x");
  assert_ptr_equal(cts_findElement(s, ctOBJ_GEOM, "x"), a->element);
  assert_null(cts_findElement(s, ctOBJ_GEOM, "y"));
  ct_deleteSpec(s);
}

static void classes_are_used(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsDefault* main = cts_getSpecDefault(s);
  ctsDefault* red = cts_addDefault(s, "red", NULL);
  assert_null(cts_addDefault(s, "red", NULL));
  red->geom->rgba[0] = 1;
  main->geom->rgba[0] = 0.25f;
  assert_ptr_equal(cts_findDefault(s, "red"), red);
  ctsGeom* g = cts_addGeom(world, red);
  ctsGeom* plain = cts_addGeom(world, NULL);
  assert_true(g->rgba[0] == 1 && plain->rgba[0] == 0.25f);
  assert_ptr_equal(cts_getDefault(g->element), red);
  assert_ptr_equal(cts_getDefault(plain->element), main);
  ct_deleteSpec(s);
}

static void casts_check_the_kind(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsKey* key = cts_addKey(s);
  assert_ptr_equal(cts_asBody(world->element), world);
  assert_ptr_equal(cts_asKey(key->element), key);
  assert_null(cts_asGeom(key->element));
  assert_null(cts_asGeom(NULL));
#define CHECK(Kind, made)                                                                          \
  do {                                                                                             \
    cts##Kind* x = made;                                                                           \
    assert_ptr_equal(cts_as##Kind(x->element), x);                                                 \
    assert_null(cts_as##Kind(world->element));                                                     \
  } while (0)
  CHECK(Geom, cts_addGeom(world, NULL));
  CHECK(Joint, cts_addJoint(cts_addBody(world, NULL), NULL));
  CHECK(Site, cts_addSite(world, NULL));
  CHECK(Camera, cts_addCamera(world, NULL));
  CHECK(Light, cts_addLight(world, NULL));
  CHECK(Frame, cts_addFrame(world, NULL));
  CHECK(Numeric, cts_addNumeric(s));
  CHECK(Text, cts_addText(s));
  CHECK(Tuple, cts_addTuple(s));
  ct_deleteSpec(s);
}

static void frames_are_found(void** state) {
  (void)state;
  ctsBody* world;
  ctSpec* s = make(&world);
  ctsFrame* outer = cts_addFrame(world, NULL);
  ctsFrame* inner = cts_addFrame(world, outer);
  assert_int_equal(cts_setName(inner->element, "f"), 0);
  assert_ptr_equal(cts_findFrame(s, "f"), inner);
  assert_ptr_equal(cts_getFrame(inner->element), outer);
  ct_deleteSpec(s);
}

static void warnings_are_told_from_errors(void** state) {
  (void)state;
  char error[500];
  ctSpec* s = ct_parseXMLString("<mujoco><worldbody><frame mocap='true'/></worldbody></mujoco>",
                                NULL, error, 500);
  assert_non_null(s);
  assert_int_equal(cts_isWarning(s), 1);
  assert_non_null(strstr(cts_getError(s), "has no effect"));
  ct_deleteSpec(s);
  ct_deleteSpec(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_tree_is_built_and_walked),
      cmocka_unit_test(elements_are_listed_in_order),
      cmocka_unit_test(names_are_unique_in_a_kind),
      cmocka_unit_test(classes_are_used),
      cmocka_unit_test(casts_check_the_kind),
      cmocka_unit_test(frames_are_found),
      cmocka_unit_test(warnings_are_told_from_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
