#include "compile/equality_build.h"
#include "unit/compile/spec_case.h"

static const char kBodies[] =
    "<worldbody><site name='s'/><body name='a'><joint name='j'/><geom size='1'/></body><body "
    "name='b'><joint name='k' type='ball'/><geom size='1'/></body></worldbody>";

static ctsEquality* add(BuildCase* c, cttEq type, cttObj object, const char* one, const char* two) {
  ctsEquality* q = case_add(c, ctOBJ_EQUALITY, NULL);
  q->type = type;
  q->objtype = object;
  case_text(q->name1, one);
  case_text(q->name2, two);
  return q;
}

static void objects_are_found(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctEQ_CONNECT, ctOBJ_BODY, "a", "");
  add(&c, ctEQ_WELD, ctOBJ_BODY, "a", "b");
  add(&c, ctEQ_JOINT, ctOBJ_UNKNOWN, "j", "");
  case_resolve(&c);
  assert_int_equal(equality_build(&c.b), CT_OK);
  assert_int_equal(c.b.equality[0].obj1, 1);
  assert_int_equal(c.b.equality[0].obj2, 0);
  assert_int_equal(c.b.equality[1].obj2, 2);
  assert_int_equal(c.b.equality[2].obj2, -1);
  assert_int_equal(equality_build_rows(&c.b), 11);
  case_close(&c);
}

static void bad_objects_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, ctEQ_CONNECT, ctOBJ_GEOM, "a", "");
  add(&c, ctEQ_WELD, ctOBJ_BODY, "zz", "");
  add(&c, ctEQ_WELD, ctOBJ_BODY, "a", "yy");
  add(&c, ctEQ_WELD, ctOBJ_BODY, "a", "a");
  add(&c, ctEQ_JOINT, ctOBJ_UNKNOWN, "k", "");
  add(&c, ctEQ_DISTANCE, ctOBJ_UNKNOWN, "k", "");
  case_resolve(&c);
  assert_int_equal(equality_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "connect constraint supports only sites and bodies"));
  assert_true(case_says(&c, "unknown element 'zz' in equality constraint"));
  assert_true(case_says(&c, "unknown element 'yy' in equality constraint 2"));
  assert_true(case_says(&c, "element 'a' is repeated in equality constraint 3"));
  assert_true(case_says(&c, "only HINGE and SLIDE joint allowed in constraint"));
  assert_true(case_says(&c, "invalid type in equality constraint"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(objects_are_found), cmocka_unit_test(bad_objects_are_named))
