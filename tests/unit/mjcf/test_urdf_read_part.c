#include "mjcf/urdf_read_part.h"
#include "unit/mjcf/urdf_parse.h"

#include <math.h>

#define SHAPE(origin) "<link name='a'><collision>" origin BOX "</collision></link>"

static void check_pose(const char* inner, const double pos[3], const double quat[4]) {
  Spec* spec = parse_urdf(inner);
  for (int i = 0; i < 3; i++) assert_true(fabs(GEOM(spec, 0)->pos[i] - pos[i]) < 1e-15);
  for (int i = 0; i < 4; i++) assert_true(fabs(GEOM(spec, 0)->quat[i] - quat[i]) < 1e-15);
  spec_free(spec);
}

// Roll about x first, then yaw about z: q = qz qy qx.
static void origins(void** state) {
  (void)state;
  double c = cos(0.25), s = sin(0.25);
  check_pose(SHAPE(""), (double[3]){0}, (double[4]){1});
  check_pose(SHAPE("<origin xyz='1 2 3'/>"), (double[3]){1, 2, 3}, (double[4]){1});
  check_pose(SHAPE("<origin rpy='0.5 0 0'/>"), (double[3]){0}, (double[4]){c, s});
  check_pose(SHAPE("<origin rpy='0.5 0 0.5'/>"), (double[3]){0},
             (double[4]){c * c, c * s, s * s, c * s});
  check_pose(SHAPE("<origin xyz='' rpy=' '/>"), (double[3]){0}, (double[4]){1});
}

static void numbers_are_counted(void** state) {
  (void)state;
  refuse_urdf(SHAPE("<origin xyz='1 2'/>"), "attribute 'xyz' does not have enough data");
  refuse_urdf(SHAPE("<origin rpy='1 2 3 4'/>"), "attribute 'rpy' has too much data");
  refuse_urdf(SHAPE("<origin xyz='1 2 x'/>"), "bad format in attribute 'xyz'");
  refuse_urdf(SHAPE("<origin/><origin/>"), "repeated element: 'origin'");
  refuse_urdf("<link name='a'><collision/></link>", "missing element: 'geometry'");
  refuse_urdf("<link name='a'><collision><geometry><box size=' '/></geometry></collision></link>",
              "required attribute missing: 'size'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(origins),
      cmocka_unit_test(numbers_are_counted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
