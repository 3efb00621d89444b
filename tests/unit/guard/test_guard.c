#include "base/report.h"
#include "guard/guard.h"
#include "support/cmocka_all.h"

#include <limits.h>
#include <math.h>

static void test_options(void** state) {
  (void)state;
  ctModel m = {0};
  for (int k = -1; k < 6; k++) {
    m.opt.solver = m.opt.integrator = k;
    assert_int_equal(guard_solver(&m), k >= 0 && k <= 2);
    assert_int_equal(guard_integrator(&m), k >= 0 && k <= 4);
    assert_int_equal(guard_implicit(&m), k == ctINT_IMPLICIT || k == ctINT_IMPLICITFAST);
  }
  m.opt.integrator = ctINT_RK4;
  assert_true(guard_discrete(&m));
  m.opt.enableflags = ctENBL_INVDISCRETE;
  assert_false(guard_discrete(&m));
}

static void test_counts_of_moving_objects(void** state) {
  (void)state;
  ctModel m = {.nbody = 2, .ngeom = 3, .nsite = 4, .ncam = 5};
  const int type[] = {ctOBJ_BODY, ctOBJ_XBODY, ctOBJ_GEOM, ctOBJ_SITE, ctOBJ_CAMERA};
  const int count[] = {2, 2, 3, 4, 5};
  for (int i = 0; i < 5; i++) {
    assert_true(guard_moving(type[i]));
    assert_int_equal(guard_count(&m, type[i]), count[i]);
  }
  assert_false(guard_moving(ctOBJ_TENDON));
  assert_false(guard_moving(INT_MAX));
  assert_int_equal(guard_count(&m, ctOBJ_TENDON), 0);
  assert_true(guard_shape(ctGEOM_BOX) && guard_shape(ctGEOM_PLANE));
  assert_false(guard_shape(ctGEOM_HFIELD) || guard_shape(ctGEOM_MESH) || guard_shape(-1));
}

// Two contacts, a pyramid each; the second is edited as a program may do it between stages.
static void test_edited_contacts(void** state) {
  (void)state;
  int elements = 3, vertices = 4;
  ctModel m = {.ngeom = 2, .nflex = 1, .flex_elemnum = &elements, .flex_vertnum = &vertices};
  const ctContact good = {.dim = 3,
                          .geom = {0, 1},
                          .flex = {-1, -1},
                          .elem = {-1, -1},
                          .vert = {-1, -1},
                          .efc_address = 4};
  ctContact con[2] = {good, good};
  ctData d = {.ncon = 2, .nefc = 8, .contact = con};
  assert_int_equal(guard_contacts(&m, &d), -1);
  for (int dim = -1; dim < 9; dim++) {
    con[1] = good;
    con[1].dim = dim;
    con[1].efc_address = -1;
    assert_int_equal(guard_contacts(&m, &d), dim == 1 || dim == 3 || dim == 4 || dim == 6 ? -1 : 1);
  }
  con[1] = good;
  con[1].efc_address = 5; // a pyramid has four rows
  assert_int_equal(guard_contacts(&m, &d), 1);
  m.opt.cone = ctCONE_ELLIPTIC;
  assert_int_equal(guard_contacts(&m, &d), -1);
  con[1].efc_address = INT_MAX;
  assert_int_equal(guard_contacts(&m, &d), 1);
  con[1] = good;
  con[1].geom[1] = 2;
  assert_int_equal(guard_contacts(&m, &d), 1);
  con[1].geom[1] = -1; // neither a geom nor a flex
  assert_int_equal(guard_contacts(&m, &d), 1);
  con[1].flex[1] = 0;
  con[1].elem[1] = 2;
  assert_int_equal(guard_contacts(&m, &d), -1);
  con[1].vert[1] = 4;
  assert_int_equal(guard_contacts(&m, &d), 1);
  con[1].vert[1] = 3;
  con[1].elem[1] = 3;
  assert_int_equal(guard_contacts(&m, &d), 1);
}

static void test_numbers_refuse_nan(void** state) {
  (void)state;
  const double rising[] = {0, 1, 2}, equal[] = {0, 1, 1}, nan[] = {0, NAN, 2};
  assert_true(guard_rising(rising, 3) && guard_rising(NULL, 3));
  assert_false(guard_rising(equal, 3) || guard_rising(nan, 3));
  assert_true(guard_bounds(3, NULL, rising) && guard_bounds(1, equal, rising + 1));
  assert_false(guard_bounds(3, rising, rising) || guard_bounds(3, nan, rising));
  assert_true(guard_axis('x') && guard_axis('Z'));
  assert_false(guard_axis('w') || guard_axis(0));
}

static void test_cameras(void** state) {
  (void)state;
  ctModel m = {.nbody = 2, .ncam = 1};
  ctvCamera cam = {.type = ctCAMERA_TRACKING, .trackbodyid = 1, .fixedcamid = 1};
  assert_true(guard_camera_track(&m, &cam) && guard_camera_fixed(&m, &cam) &&
              guard_camera_type(&cam));
  cam.trackbodyid = 2;
  assert_false(guard_camera_track(&m, &cam));
  cam.type = ctCAMERA_FIXED;
  assert_true(guard_camera_track(&m, &cam));
  assert_false(guard_camera_fixed(&m, &cam));
  cam.type = 77;
  assert_false(guard_camera_type(&cam));
  assert_true(guard_camera_type(NULL) && guard_camera_track(&m, NULL) &&
              guard_camera_fixed(&m, NULL));
  assert_true(guard_mouse(ctMOUSE_ZOOM) && guard_connector(ctGEOM_LINE) &&
              guard_connector(ctGEOM_ARROW2));
  assert_false(guard_mouse(ctMOUSE_NONE) || guard_mouse(8) || guard_connector(ctGEOM_SPHERE));
}

static void test_text_goes_into_the_buffer(void** state) {
  (void)state;
  char text[4] = "";
  report_quietly("abcdef");
  guard_text(text, sizeof text);
  assert_string_equal(text, "abc");
  guard_text(text, 0);
  guard_text(text, -1);
  guard_text(NULL, 100);
  assert_string_equal(text, "abc");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_options),         cmocka_unit_test(test_counts_of_moving_objects),
      cmocka_unit_test(test_edited_contacts), cmocka_unit_test(test_numbers_refuse_nan),
      cmocka_unit_test(test_cameras),         cmocka_unit_test(test_text_goes_into_the_buffer)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
