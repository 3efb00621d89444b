#include "compile/body_inertia.h"
#include "compile/elements.h"
#include "unit/compile/build_case.h"

#define WORLD(x) "<worldbody>" x "</worldbody>"

// All passes up to and with body_inertia.
static Status run(BuildCase* c, const char* xml) {
  case_open(c, xml);
  assert_int_equal(elements_joints(&c->b), CT_OK);
  assert_int_equal(elements_geoms(&c->b), CT_OK);
  assert_int_equal(elements_sites(&c->b), CT_OK);
  assert_int_equal(elements_cameras(&c->b), CT_OK);
  assert_int_equal(elements_lights(&c->b), CT_OK);
  return body_inertia(&c->b);
}

static void principal_axes_are_sorted(void** state) {
  (void)state;
  double quat[4], moments[3];
  assert_null(body_inertia_principal(quat, moments, (double[6]){1, 3, 2, 0, 0, 0}));
  assert_numbers(moments, 3, 3, 2, 1);
  assert_string_equal(body_inertia_principal(quat, moments, (double[6]){1, 3, 0, 0, 0, 0}),
                      "inertia must have positive eigenvalues");
}

static void one_geom_keeps_its_axes(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(run(&c, WORLD("<body><geom type='box' size='1 2 3' pos='1 2 3' quat='0 1 0 "
                                 "0'/><geom size='1' mass='0'/></body>")),
                   CT_OK);
  assert_numbers(c.b.body[1].s.ipos, 3, 1, 2, 3);
  assert_numbers(c.b.body[1].s.iquat, 4, 0, 1, 0, 0);
  case_close(&c);
}

// A dumbbell: two balls of mass 1 and radius 1 at distance 2 from the centre.
static void several_geoms_share_a_centre(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(run(&c, WORLD("<body><geom size='1' mass='1' pos='5 0 0'/><geom size='1' "
                                 "mass='1' pos='1 0 0'/></body>")),
                   CT_OK);
  assert_near(c.b.body[1].s.mass, 2, 1e-15);
  assert_numbers(c.b.body[1].s.ipos, 3, 3, 0, 0);
  assert_numbers(c.b.body[1].s.inertia, 3, 8.8, 8.8, 0.8);
  case_close(&c);
}

static void without_inertia_the_frame_is_the_bodys(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(run(&c, WORLD("<frame pos='0 0 5'><body pos='1 2 3' quat='0 1 0 0'/></frame>")),
                   CT_OK);
  assert_numbers(c.b.body[1].s.ipos, 3, 1, 2, 3);
  assert_numbers(c.b.body[1].s.pos, 3, 1, 2, 8);
  assert_near(c.b.body[1].s.mass, 0, 0);
  case_close(&c);
}

static void bounds_and_balance(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(
      run(&c, "<compiler boundmass='2' boundinertia='0.5' balanceinertia='true'/>" WORLD(
                  "<body/><body><inertial pos='0 0 0' mass='1' diaginertia='1 1 4'/></body>")),
      CT_OK);
  assert_near(c.b.body[1].s.mass, 2, 0);
  assert_numbers(c.b.body[1].s.inertia, 3, 0.5, 0.5, 0.5);
  assert_numbers(c.b.body[2].s.inertia, 3, 2, 2, 2);
  case_close(&c);
}

typedef struct BadBody {
  const char* xml;
  const char* message;
} BadBody;

static const BadBody bad[] = {
    {"<body zaxis='0 0 0'/>", "error 'zaxis too small' in frame alternative"},
    {"<body><inertial pos='0 0 0' mass='1' diaginertia='1 1 1' axisangle='0 0 0 1'/></body>",
     "in inertia alternative"},
    {"<body><inertial pos='0 0 0' mass='1' fullinertia='1 2 -3 0 0 0'/></body>",
     "positive eigenvalues' in fullinertia"},
    {"<body><inertial pos='0 0 0' mass='1' diaginertia='1 2 5'/></body>",
     "inertia must satisfy A + B >= C"},
    {"<body><inertial pos='0 0 0' mass='1' diaginertia='1 1 1' fullinertia='1 1 1 0 0 0'/></body>",
     "cannot both be specified"},
};

static void bad_bodies_are_refused(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
    BuildCase c;
    char xml[400];
    snprintf(xml, sizeof(xml), WORLD("%s"), bad[i].xml);
    assert_int_equal(run(&c, xml), CT_FAIL);
    if (!case_says(&c, bad[i].message))
      fail_msg("%s: says '%s'", bad[i].xml, c.err.item[0].message);
    case_close(&c);
  }
}

// The world pose of what the body carries does not change.
static void aligning_moves_the_origin_only(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(
      run(&c,
          WORLD("<body pos='1 0 0' euler='0 0 90'><freejoint align='true'/>"
                "<geom type='box' size='1 2 3' pos='0 1 0' euler='0 0 90'/>"
                "<site pos='0 1 0'/><camera pos='0 1 1'/><light pos='0 2 0' dir='1 0 0'/></body>")),
      CT_OK);
  body_inertia_align_free(&c.b);
  const ctsBody* s = &c.b.body[1].s;
  assert_numbers(s->pos, 3, 0, 0, 0);
  assert_numbers(s->ipos, 3, 0, 0, 0);
  assert_numbers(s->iquat, 4, 1, 0, 0, 0);
  assert_numbers(c.b.geom[0].s.pos, 3, 0, 0, 0);
  assert_numbers(c.b.site[0].s.pos, 3, 0, 0, 0);
  assert_numbers(c.b.camera[0].s.pos, 3, 0, 0, 1);
  assert_numbers(c.b.light[0].s.pos, 3, 1, 0, 0);
  assert_numbers(c.b.light[0].s.dir, 3, 0, -1, 0);
  case_close(&c);
}

static void bodies_with_children_are_not_aligned(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(
      run(&c, WORLD("<body pos='1 0 0'><freejoint align='true'/><geom size='1' pos='0 1 "
                    "0'/><body/></body>"
                    "<body pos='1 0 0'><freejoint/><geom size='1' pos='0 1 0'/></body>")),
      CT_OK);
  body_inertia_align_free(&c.b);
  assert_numbers(c.b.body[1].s.pos, 3, 1, 0, 0);
  assert_numbers(c.b.body[3].s.pos, 3, 1, 0, 0);
  case_close(&c);
}

static void moving_bodies_need_mass_somewhere(void** state) {
  (void)state;
  BuildCase c;
  assert_int_equal(
      run(&c, WORLD("<body><joint/><body><body><geom size='1'/></body></body></body>")), CT_OK);
  assert_int_equal(body_inertia_check_moving(&c.b), CT_OK);
  case_close(&c);
  assert_int_equal(run(&c, WORLD("<body><joint/><body><joint/><geom size='1'/></body></body>")),
                   CT_OK);
  assert_int_equal(body_inertia_check_moving(&c.b), CT_FAIL);
  assert_true(case_says(&c, "mass and inertia of moving bodies must be larger than mjMINVAL"));
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(principal_axes_are_sorted),
      cmocka_unit_test(one_geom_keeps_its_axes),
      cmocka_unit_test(several_geoms_share_a_centre),
      cmocka_unit_test(without_inertia_the_frame_is_the_bodys),
      cmocka_unit_test(bounds_and_balance),
      cmocka_unit_test(bad_bodies_are_refused),
      cmocka_unit_test(aligning_moves_the_origin_only),
      cmocka_unit_test(bodies_with_children_are_not_aligned),
      cmocka_unit_test(moving_bodies_need_mass_somewhere),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
