#include "compile/pose.h"
#include "math/quat.h"
#include "unit/compile/build_case.h"

static const double HALF = 0.70710678118654752;

static void normalize_leaves_units_and_zeros(void** state) {
  (void)state;
  double v[3] = {0, 3, 4}, tiny[3] = {1e-8, 0, 0}, unit[2] = {1, 1e-15};
  assert_near(pose_normalize(v, 3), 5, 0);
  assert_numbers(v, 3, 0, 0.6, 0.8);
  assert_near(pose_normalize(tiny, 3), 0, 0);
  assert_near(tiny[0], 1e-8, 0);
  pose_normalize(unit, 2);
  assert_true(unit[0] == 1 && unit[1] == 1e-15);
}

static ctsCompiler compiler(const char* seq, bool degree) {
  ctsCompiler c = {.degree = degree};
  memcpy(c.eulerseq, seq, 3);
  return c;
}

// The same turn, said in every way.
static void five_ways_to_say_a_quarter_turn_about_z(void** state) {
  (void)state;
  ctsCompiler c = compiler("xyz", true);
  ctsOrientation alt[] = {
      {.type = ctORIENTATION_AXISANGLE, .axisangle = {0, 0, 2, 90}},
      {.type = ctORIENTATION_XYAXES, .xyaxes = {0, 3, 0, -1, 5, 0}},
      {.type = ctORIENTATION_EULER, .euler = {0, 0, 90}},
  };
  for (int i = 0; i < 3; i++) {
    double q[4] = {1, 0, 0, 0};
    assert_null(pose_orient(q, &c, alt + i));
    assert_numbers(q, 4, HALF, 0, 0, HALF);
  }
  double q[4] = {0.6, 0.8, 0, 0}, y[3] = {0, 1, 0}, z[3] = {0, 0, 1}, r[3];
  assert_null(pose_orient(q, &c, &(ctsOrientation){.type = ctORIENTATION_QUAT}));
  assert_numbers(q, 4, 0.6, 0.8, 0, 0);
  assert_null(
      pose_orient(q, &c, &(ctsOrientation){.type = ctORIENTATION_ZAXIS, .zaxis = {0, 7, 0}}));
  quat_rot_vec(r, z, q);
  for (int i = 0; i < 3; i++) assert_near(r[i], y[i], 1e-15);
}

// Turning about moving axes in one order is turning about fixed axes in the other.
static void euler_sequences(void** state) {
  (void)state;
  ctsCompiler moving = compiler("xyz", false), fixed = compiler("ZYX", false),
              wrong = compiler("xyw", false);
  ctsOrientation a = {.type = ctORIENTATION_EULER, .euler = {0.1, 0.2, 0.3}};
  ctsOrientation b = {.type = ctORIENTATION_EULER, .euler = {0.3, 0.2, 0.1}};
  double p[4], q[4];
  assert_null(pose_orient(p, &moving, &a));
  assert_null(pose_orient(q, &fixed, &b));
  for (int i = 0; i < 4; i++) assert_near(p[i], q[i], 1e-15);
  assert_string_equal(pose_orient(p, &wrong, &a),
                      "euler sequence can only contain x, y, z, X, Y, Z");
}

static void degenerate_orientations(void** state) {
  (void)state;
  ctsCompiler c = compiler("xyz", true);
  double q[4];
  ctsOrientation bad[] = {
      {.type = ctORIENTATION_AXISANGLE},
      {.type = ctORIENTATION_XYAXES},
      {.type = ctORIENTATION_XYAXES, .xyaxes = {1, 0, 0, 2, 0, 0}},
      {.type = ctORIENTATION_ZAXIS},
  };
  const char* why[] = {"axisangle too small", "xaxis too small", "yaxis too small",
                       "zaxis too small"};
  for (int i = 0; i < 4; i++) assert_string_equal(pose_orient(q, &c, bad + i), why[i]);
}

static void straight_up_and_straight_down(void** state) {
  (void)state;
  double q[4];
  pose_from_z(q, (double[3]){0, 0, 1});
  assert_numbers(q, 4, 1, 0, 0, 0);
  pose_from_z(q, (double[3]){0, 0, -1});
  assert_numbers(q, 4, 0, 1, 0, 0);
}

static void segments(void** state) {
  (void)state;
  const double fromto[6] = {1, 0, 0, 1, 0, 4};
  double pos[3] = {0}, quat[4], size[3] = {0.1, 0, 0};
  assert_null(pose_segment(ctGEOM_CAPSULE, fromto, pos, quat, size));
  assert_numbers(pos, 3, 1, 0, 2);
  assert_numbers(size, 3, 0.1, 2, 0);
  double origin[3] = {0};
  assert_null(pose_segment(ctGEOM_BOX, fromto, origin, quat, size));
  assert_numbers(size, 3, 0.1, 0.1, 2);
  assert_non_null(
      strstr(pose_segment(ctGEOM_CAPSULE, fromto, pos, quat, size), "both pos and fromto"));
  origin[0] = origin[2] = 0;
  assert_non_null(
      strstr(pose_segment(ctGEOM_SPHERE, fromto, origin, quat, size), "fromto requires"));
  assert_non_null(
      strstr(pose_segment(ctGEOM_BOX, (double[6]){0}, origin, quat, size), "too close"));
}

static void nested_frames_multiply(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><frame pos='1 0 0' euler='0 0 90'><frame pos='1 0 0' quat='2 0 0 "
                "2'><site/></frame></frame>"
                "</worldbody>");
  double pos[3], quat[4];
  pose_frame(c.b.site[0].from->e.frame, pos, quat);
  assert_numbers(pos, 3, 1, 1, 0);
  assert_numbers(quat, 4, 0, 0, 0, 1);
  case_close(&c);
}

// More of them than pose_frame collects at a time. The product is taken from the outermost inwards,
// which the last bit shows.
static void deep_frames_multiply_from_outside(void** state) {
  (void)state;
  enum { DEPTH = 100 };
  static char xml[DEPTH * 80];
  size_t n = 0;
  for (int i = 0; i < DEPTH; i++)
    n += (size_t)snprintf(xml + n, sizeof xml - n, "<frame pos='0.1 %g 0.3' quat='1 0.2 %g 0'>",
                          0.01 * i, 0.003 * i);
  n += (size_t)snprintf(xml + n, sizeof xml - n, "<site/>");
  for (int i = 0; i < DEPTH; i++) n += (size_t)snprintf(xml + n, sizeof xml - n, "</frame>");
  static char world[DEPTH * 80 + 40];
  snprintf(world, sizeof world, "<worldbody>%s</worldbody>", xml);
  BuildCase c;
  case_open(&c, world);
  const FrameElement* chain[DEPTH];
  int depth = DEPTH;
  for (const FrameElement* f = c.b.site[0].from->e.frame; f; f = f->e.frame) chain[--depth] = f;
  assert_int_equal(depth, 0);
  double want_pos[3] = {0}, want_quat[4] = {1, 0, 0, 0}, pos[3], quat[4];
  for (int i = 0; i < DEPTH; i++) {
    copy3(pos, chain[i]->s.pos);
    copy4(quat, chain[i]->s.quat);
    pose_append(want_pos, want_quat, pos, quat);
    copy3(want_pos, pos);
    copy4(want_quat, quat);
  }
  pose_frame(chain[DEPTH - 1], pos, quat);
  assert_memory_equal(pos, want_pos, sizeof pos);
  assert_memory_equal(quat, want_quat, sizeof quat);
  case_close(&c);
}

static void an_inverse_leads_back(void** state) {
  (void)state;
  double pos[3] = {1, -2, 3}, quat[4] = {0.5, -0.5, 0.5, 0.5}, back_pos[3], back_quat[4];
  pose_inverse(pos, quat, back_pos, back_quat);
  pose_append(back_pos, back_quat, pos, quat);
  for (int i = 0; i < 3; i++) assert_near(pos[i], 0, 1e-15);
  assert_numbers(quat, 4, 1, 0, 0, 0);
}

static void bad_frames_are_reported(void** state) {
  (void)state;
  BuildCase c;
  case_open(
      &c,
      "<worldbody><frame zaxis='0 0 0'/><frame><frame axisangle='0 0 0 1'/></frame></worldbody>");
  assert_int_equal(pose_check_frames(&c.b), CT_FAIL);
  assert_int_equal(c.err.errors, 2);
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(normalize_leaves_units_and_zeros),
      cmocka_unit_test(five_ways_to_say_a_quarter_turn_about_z),
      cmocka_unit_test(euler_sequences),
      cmocka_unit_test(degenerate_orientations),
      cmocka_unit_test(straight_up_and_straight_down),
      cmocka_unit_test(segments),
      cmocka_unit_test(nested_frames_multiply),
      cmocka_unit_test(deep_frames_multiply_from_outside),
      cmocka_unit_test(an_inverse_leads_back),
      cmocka_unit_test(bad_frames_are_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
