#include "unit/spec/flex_case.h"

#include <math.h>

typedef struct CableCase {
  Spec* spec;
  CompositeDef def;
  ErrorList err;
} CableCase;

static void cable_open(CableCase* c, int count) {
  *c = (CableCase){.spec = spec_new()};
  error_init(&c->err);
  assert_true(composite_init(&c->def, c->spec));
  assert_true(vectors_set_string(c->def.prefix, "A"));
  c->def.type = COMPOSITE_CABLE;
  c->def.count[0] = count;
  c->def.curve[0] = COMPOSITE_LINE;
  c->def.geom->s.type = ctGEOM_CAPSULE;
  c->def.geom->s.size[0] = 0.01;
}

static void cable_close(CableCase* c) {
  composite_free(&c->def);
  error_free(&c->err);
  spec_free(c->spec);
}

static Status cable_make(CableCase* c) {
  return composite_make(&c->def, spec_world(c->spec), NULL, NULL, &c->err);
}

static BodyElement* body(const CableCase* c, const char* name) {
  BodyElement* b = (BodyElement*)(void*)spec_find(c->spec, ctOBJ_BODY, name);
  assert_non_null(b);
  return b;
}

// A chain: each body hangs on the one before, at its end.
static void a_straight_cable(void** state) {
  (void)state;
  CableCase c;
  cable_open(&c, 5);
  c.def.offset[2] = 3;
  assert_int_equal(cable_make(&c), CT_OK);
  assert_int_equal(c.spec->list[ctOBJ_BODY].count, 1 + 4);
  const BodyElement *first = body(&c, "AB_first"), *last = body(&c, "AB_last");
  assert_near(first->s.pos[2], 3, 0);
  assert_near(last->s.pos[0], 0.25, 1e-7);
  assert_near(last->s.quat[0], 1, 1e-12);
  assert_ptr_equal(last->e.body, body(&c, "AB_2"));
  assert_near(((GeomElement*)(void*)last->geoms.data[0])->s.fromto[3], 0.25, 1e-7);
  assert_int_equal(((JointElement*)(void*)last->joints.data[0])->s.type, ctJNT_BALL);
  assert_int_equal(((JointElement*)(void*)last->joints.data[0])->s.group, 3);
  assert_int_equal(c.spec->list[ctOBJ_SITE].count, 2);
  assert_int_equal(c.spec->list[ctOBJ_EXCLUDE].count, 3);
  assert_int_equal(c.spec->list[ctOBJ_SKIN].count, 0);
  assert_string_equal(spec_name(c.spec->list[ctOBJ_TEXT].data[0]), "composite_A");
  cable_close(&c);
}

// The frame turns with the curve: after a right-angled bend in the plane, a quarter turn.
static void bends_turn_the_frame(void** state) {
  (void)state;
  CableCase c;
  cable_open(&c, 1);
  const float vertex[15] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 1, 3, 0};
  assert_true(vectors_set(VALUE_FLOATVEC, c.def.vertex, vertex, 15));
  assert_int_equal(cable_make(&c), CT_OK);
  const double* q = body(&c, "AB_1")->s.quat;
  assert_near(fabs(q[0]), sqrt(0.5), 1e-12);
  assert_near(fabs(q[3]), sqrt(0.5), 1e-12);
  assert_near(body(&c, "AB_2")->s.quat[0], 1, 1e-12);
  cable_close(&c);
}

static void the_first_joint(void** state) {
  (void)state;
  static const struct {
    const char* initial;
    int joints;
    cttJoint type;
  } kFirst[] = {{"none", 0, ctJNT_BALL}, {"ball", 1, ctJNT_BALL}, {"free", 1, ctJNT_FREE}};
  for (int i = 0; i < 3; i++) {
    CableCase c;
    cable_open(&c, 4);
    c.def.joint->s.damping = 2;
    assert_true(vectors_set_string(c.def.initial, kFirst[i].initial));
    assert_int_equal(cable_make(&c), CT_OK);
    const BodyElement* first = body(&c, "AB_first");
    assert_int_equal(first->joints.count, kFirst[i].joints);
    if (first->joints.count) {
      const ctsJoint* j = &((JointElement*)(void*)first->joints.data[0])->s;
      assert_int_equal(j->type, kFirst[i].type);
      assert_near(j->damping, j->type == ctJNT_FREE ? 0 : 2, 0);
    }
    cable_close(&c);
  }
}

static void refusals(void** state) {
  (void)state;
  CableCase c;
  cable_open(&c, 5);
  c.def.type = COMPOSITE_ROPE;
  assert_int_equal(cable_make(&c), CT_FAIL);
  assert_non_null(strstr(c.err.item[0].message, "Please use \"cable\" instead."));
  cable_close(&c);
  cable_open(&c, 1);
  assert_int_equal(cable_make(&c), CT_FAIL);
  assert_non_null(strstr(c.err.item[0].message, "Cable must be one-dimensional"));
  cable_close(&c);
  cable_open(&c, 5);
  c.def.geom->s.type = ctGEOM_SPHERE;
  assert_int_equal(cable_make(&c), CT_FAIL);
  assert_non_null(strstr(c.err.item[0].message, "Cable geom type must be"));
  cable_close(&c);
}

// The exclusion of a cable of two bodies names B_1, which is not there: MuJoCo refuses such a cable
// by it.
static void a_cable_of_two_bodies_names_another(void** state) {
  (void)state;
  CableCase c;
  cable_open(&c, 3);
  assert_int_equal(cable_make(&c), CT_OK);
  assert_int_equal(c.spec->list[ctOBJ_BODY].count, 1 + 2);
  const ctsExclude* x = &((ExcludeElement*)(void*)c.spec->list[ctOBJ_EXCLUDE].data[0])->s;
  assert_string_equal(vectors_text(x->bodyname1), "AB_first");
  assert_string_equal(vectors_text(x->bodyname2), "AB_1");
  cable_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_straight_cable),
      cmocka_unit_test(bends_turn_the_frame),
      cmocka_unit_test(the_first_joint),
      cmocka_unit_test(refusals),
      cmocka_unit_test(a_cable_of_two_bodies_names_another),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
