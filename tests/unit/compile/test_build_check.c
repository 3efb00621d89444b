#include "compile/actuator_build.h"
#include "compile/build_check.h"
#include "compile/contact_build.h"
#include "compile/equality_build.h"
#include "compile/sensor_build.h"
#include "compile/tendon_build.h"
#include "unit/compile/spec_case.h"

static const char kTree[] = "<worldbody><geom size='1'/><body><joint/><geom size='1'/><site/>"
                            "<body><geom size='1'/><geom size='2'/><light/></body></body>"
                            "<body><joint/><joint/><camera/></body></worldbody>";

// Counts of kinds with arrays come from the build, the others from the spec.
static void counts_of_kinds(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><geom size='1'/><body><geom size='1'/></body></worldbody>"
                "<custom><numeric name='n' data='1'/></custom>");
  assert_int_equal(build_count(&c.b, ctOBJ_BODY), 2);
  assert_int_equal(build_count(&c.b, ctOBJ_XBODY), 2);
  assert_int_equal(build_count(&c.b, ctOBJ_GEOM), 2);
  assert_int_equal(build_count(&c.b, ctOBJ_NUMERIC), 1);
  assert_int_equal(build_count(&c.b, ctOBJ_KEY), 0);
  case_close(&c);
}

// One number of the tree at a time is changed; each change must be found, and its return accepted.
static void a_damaged_tree_is_found(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, kTree);
  assert_true(build_check_tree(&c.b));
  int* const damaged[] = {&c.b.body[2].parent,
                          &c.b.body[1].weld,
                          &c.b.body[2].weld,
                          &c.b.body[2].geom.adr,
                          &c.b.body[3].joint.num,
                          &c.b.body[1].site.num,
                          &c.b.body[2].light.adr,
                          &c.b.geom[2].body,
                          &c.b.joint[0].body,
                          &c.b.body[3].camera.adr,
                          &c.b.nlight,
                          &c.b.body[0].parent};
  for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
    int kept = *damaged[i];
    *damaged[i] = kept + 3;
    assert_false(build_check_tree(&c.b));
    *damaged[i] = kept;
    assert_true(build_check_tree(&c.b));
  }
  case_close(&c);
}

static void a_damaged_reference_is_found(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c,
            "<worldbody><geom name='w' size='1'/><site name='s'/><body name='a'><joint name='j'/>"
            "<geom name='g' size='1'/><site name='t'/></body>"
            "<body name='b'><joint name='k'/><geom name='h' size='1'/></body></worldbody>"
            "<contact><pair geom1='w' geom2='h'/><pair geom1='w' geom2='g'/>"
            "<exclude body1='a' body2='b'/></contact>"
            "<equality><connect body1='a' body2='b' anchor='0 0 0'/><joint joint1='j'/></equality>"
            "<tendon><spatial name='p'><site site='s'/><site site='t'/></spatial>"
            "<fixed><joint joint='k' coef='1'/></fixed></tendon>"
            "<actuator><motor joint='j'/><position tendon='p'/></actuator>"
            "<sensor><jointpos joint='j'/><framepos objtype='geom' objname='g' reftype='site' "
            "refname='t'/><clock/></sensor>");
  Build* b = &c.b;
  assert_int_equal(contact_build_pairs(b), CT_OK);
  assert_int_equal(contact_build_excludes(b), CT_OK);
  assert_int_equal(equality_build(b), CT_OK);
  assert_int_equal(tendon_build(b), CT_OK);
  assert_int_equal(actuator_build(b), CT_OK);
  assert_int_equal(sensor_build(b), CT_OK);
  assert_false(build_check_references(b)); // the pairs are not sorted yet
  assert_int_equal(contact_build_sort(b), CT_OK);
  assert_true(build_check_references(b));
  int* const damaged[] = {
      &b->pair[1].geom2,         &b->pair[0].signature,     &b->equality[0].obj1,
      &b->equality[1].obj2,      &b->tendon[1].wrap.adr,    &b->wrap[2].object,
      &b->actuator[0].target[0], &b->actuator[1].target[1], &b->sensor[0].object,
      &b->sensor[1].reference,   &b->sensor[2].object};
  for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
    int kept = *damaged[i];
    *damaged[i] = kept + 100000;
    assert_false(build_check_references(b));
    *damaged[i] = kept;
    assert_true(build_check_references(b));
  }
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(counts_of_kinds), cmocka_unit_test(a_damaged_tree_is_found),
          cmocka_unit_test(a_damaged_reference_is_found))
