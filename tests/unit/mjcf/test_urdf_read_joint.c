#include "mjcf/urdf_read_joint.h"
#include "unit/mjcf/urdf_parse.h"

#include <math.h>

#define JOINT_OF(type, inner)                                                                      \
  "<link name='a'/><link name='b'/><joint name='j' type='" type                                    \
  "'><parent link='a'/><child link='b'/>" inner "</joint>"

static void types(void** state) {
  (void)state;
  static const struct {
    const char* xml;
    cttJoint type;
  } kCase[] = {
      {JOINT_OF("revolute", ""), ctJNT_HINGE},  {JOINT_OF("continuous", ""), ctJNT_HINGE},
      {JOINT_OF("prismatic", ""), ctJNT_SLIDE}, {JOINT_OF("floating", ""), ctJNT_FREE},
      {JOINT_OF("spherical", ""), ctJNT_BALL},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    Spec* spec = parse_urdf(kCase[i].xml);
    assert_int_equal(spec->list[ctOBJ_JOINT].count, 1);
    assert_int_equal(JOINT(spec, 0)->type, kCase[i].type);
    assert_string_equal(spec_name(spec->list[ctOBJ_JOINT].data[0]), "j");
    spec_free(spec);
  }
  Spec* spec = parse_urdf(JOINT_OF("fixed", "<origin xyz='1 0 0'/>"));
  assert_int_equal(spec->list[ctOBJ_JOINT].count, 0);
  assert_true(BODY(spec, 2)->pos[0] == 1);
  spec_free(spec);
  refuse_urdf(JOINT_OF("hinge", ""), "expected one of: revolute");
  refuse_urdf(JOINT_OF("revolut", ""), "did you mean 'revolute'?");
}

// Two slides across the axis and a hinge about it.
static void planar(void** state) {
  (void)state;
  static const char* const kName[] = {"j_TX", "j_TY", "j_RZ"};
  Spec* spec = parse_urdf(
      JOINT_OF("planar", "<axis xyz='0 3 4'/><dynamics damping='2'/><limit lower='0' upper='1'/>"));
  assert_int_equal(spec->list[ctOBJ_JOINT].count, 3);
  const double* z = JOINT(spec, 2)->axis;
  for (int i = 0; i < 3; i++) {
    assert_string_equal(spec_name(spec->list[ctOBJ_JOINT].data[i]), kName[i]);
    assert_true(JOINT(spec, i)->damping == 2);
    const double* x = JOINT(spec, i)->axis;
    if (i < 2) assert_true(fabs(x[0] * z[0] + x[1] * z[1] + x[2] * z[2]) < 1e-14);
  }
  assert_true(JOINT(spec, 0)->range[1] == 1 && JOINT(spec, 1)->range[1] == 0);
  spec_free(spec);
}

static void limits(void** state) {
  (void)state;
  Spec* spec = parse_urdf(JOINT_OF("revolute", "<limit lower='-1' upper='2' effort='-3'/>"));
  const ctsJoint* joint = JOINT(spec, 0);
  assert_int_equal(joint->limited, ctLIMITED_AUTO);
  assert_true(joint->range[0] == -1 && joint->range[1] == 2);
  assert_true(joint->actfrcrange[0] == -3 && joint->actfrcrange[1] == 3);
  spec_free(spec);
  spec = parse_urdf(JOINT_OF("revolute", "<limit lower='-1'/>"));
  assert_int_equal(JOINT(spec, 0)->limited, ctLIMITED_FALSE);
  spec_free(spec);
  spec = parse_urdf(JOINT_OF("revolute", "<limit lower='2' upper='1'/>"));
  assert_int_equal(JOINT(spec, 0)->limited, ctLIMITED_FALSE);
  spec_free(spec);
}

static void axes(void** state) {
  (void)state;
  Spec* spec = parse_urdf(JOINT_OF("revolute", ""));
  assert_true(JOINT(spec, 0)->axis[0] == 1 && JOINT(spec, 0)->axis[2] == 0);
  spec_free(spec);
  refuse_urdf(JOINT_OF("revolute", "<axis/>"), "required attribute missing: 'xyz'");
}

static void names_are_needed_and_unique(void** state) {
  (void)state;
  refuse_urdf("<link name='a'/><link name='b'/><joint type='fixed'><parent link='a'/><child "
              "link='b'/></joint>",
              "required attribute missing: 'name'");
  refuse_urdf(JOINT_OF("revolute", "") "<link name='c'/><joint name='j' type='revolute'><parent "
                                       "link='b'/><child link='c'/></joint>",
              "repeated name 'j' in joint");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types),
      cmocka_unit_test(planar),
      cmocka_unit_test(limits),
      cmocka_unit_test(axes),
      cmocka_unit_test(names_are_needed_and_unique),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
