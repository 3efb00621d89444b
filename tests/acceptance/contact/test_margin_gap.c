// Requirements 20 and 27: margin and gap. Contacts exist below the summed margin and push below
// margin - gap.
#include "support/model_text.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

// A sphere of radius .05 at this distance above a plane; both with these attributes. After forward.
static Scene above(double dist, const char* plane, const char* sphere, const char* rest) {
  char xml[2000];
  int n =
      snprintf(xml, sizeof xml,
               "<mujoco>%s<worldbody><geom name='p' type='plane' size='5 5 .1' %s/><body pos='0 0 "
               "%.17g'><freejoint/><geom name='s' size='.05' %s/></body></worldbody></mujoco>",
               rest, plane, .05 + dist, sphere);
  assert_in_range(n, 1, sizeof xml - 1);
  Scene s = {model_text(xml), NULL};
  s.d = ct_makeData(s.m);
  ct_forward(s.m, s.d);
  return s;
}

static void assert_near(double x, double y, double tolerance) {
  if (!(fabs(x - y) <= tolerance)) fail_msg("%.17g is not %.17g", x, y);
}

static double lift(double dist, const char* plane, const char* sphere) {
  Scene s = above(dist, plane, sphere, "");
  double f = s.d->qfrc_constraint[2];
  scene_close(&s);
  return f;
}

static void r27_ac01_contact_within_the_margin(void** state) {
  (void)state;
  Scene s = above(.001, "margin='.002'", "margin='.002'", "");
  assert_int_equal(s.d->ncon, 1);
  assert_near(s.d->contact->dist, .001, 1e-15);
  assert_near(s.d->contact->includemargin, .004, 1e-15);
  assert_int_equal(s.d->contact->exclude, 0);
  assert_true(s.d->qfrc_constraint[2] > 0);
  scene_close(&s);
}

static void r27_ac02_no_margin_no_contact(void** state) {
  (void)state;
  Scene s = above(.001, "", "", "");
  assert_int_equal(s.d->ncon, 0);
  assert_true(s.d->qfrc_constraint[2] == 0);
  scene_close(&s);
}

static void r27_ac03_no_force_in_the_gap(void** state) {
  (void)state;
  const char *plane = "margin='.005' gap='.002'", *sphere = "margin='.005' gap='.003'";
  Scene s = above(.006, plane, sphere, "");
  assert_int_equal(s.d->ncon, 1);
  assert_int_equal(s.d->contact->exclude, 1);
  assert_int_equal(s.d->nefc, 0);
  assert_near(s.d->contact->includemargin, .005, 1e-15);
  scene_close(&s);
  assert_true(lift(.006, plane, sphere) == 0);
  assert_true(lift(.003, plane, sphere) > 0);
}

static void r27_ac04_margin_and_gap_of_a_pair(void** state) {
  (void)state;
  Scene s = above(.004, "margin='.001'", "margin='.001'",
                  "<contact><pair geom1='p' geom2='s' margin='.01' gap='.005'/></contact>");
  assert_int_equal(s.d->ncon, 1);
  assert_near(s.d->contact->includemargin, .005, 1e-15);
  assert_true(s.d->qfrc_constraint[2] > 0);
  scene_close(&s);
}

// Rows of a pyramid all have the margin; of an elliptic cone the normal one, friction has none.
static void r27_ac05_margin_of_the_rows(void** state) {
  (void)state;
  Scene s = above(.001, "margin='.002'", "margin='.002'", "<option cone='elliptic'/>");
  assert_int_equal(s.d->nefc, 3);
  assert_near(s.d->efc_margin[0], s.d->contact->includemargin, 0);
  assert_near(s.d->efc_margin[1], 0, 0);
  assert_near(s.d->efc_margin[2], 0, 0);
  scene_close(&s);
  s = above(.001, "margin='.002'", "margin='.002'", "");
  assert_int_equal(s.d->nefc, 4);
  for (int i = 0; i < 4; i++) assert_near(s.d->efc_margin[i], s.d->contact->includemargin, 0);
  scene_close(&s);
}

static void r27_ac06_force_grows_with_the_violation(void** state) {
  (void)state;
  double before = 0;
  for (int k = 0; k < 5; k++) {
    double f = lift(.004 - .0015 * k, "margin='.005'", "");
    assert_true(f > before);
    before = f;
  }
}

static void r27_ac07_pairs_are_found_within_the_margin(void** state) {
  (void)state;
  ctModel* m =
      model_world("", "<body><freejoint/><geom size='.04' margin='.01'/></body><body pos='.09 0 "
                      "0'><freejoint/><geom size='.04' margin='.01'/></body>");
  ctData* d = ct_makeData(m);
  ct_fwdPosition(m, d);
  assert_int_equal(d->ncon, 1);
  assert_near(d->contact->dist, .01, 1e-15);
  m->geom_margin[0] = m->geom_margin[1] = .004;
  ct_fwdPosition(m, d);
  assert_int_equal(d->ncon, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Forces of MuJoCo 3.5.0 at five distances, margin .004 and gap .001 on both geoms.
static void r27_ac08_as_mujoco(void** state) {
  (void)state;
  static const double known[5][2] = {{-.002, 15.351654301154335},
                                     {-.001, 14.04265736215855},
                                     {.001, 11.424663484167056},
                                     {.003, 8.806669606175621},
                                     {.0055, 5.371770624890173}};
  for (int k = 0; k < 5; k++) {
    Scene s = above(known[k][0], "margin='.004' gap='.001'", "margin='.004' gap='.001'", "");
    assert_int_equal(s.d->ncon, 1);
    assert_near(s.d->efc_margin[0], .006, 1e-15);
    assert_near(s.d->qfrc_constraint[2], known[k][1], 1e-8);
    scene_close(&s);
  }
}

// includemargin is a distance, not a flag.
static void r27_ac09_includemargin_is_a_number(void** state) {
  (void)state;
  Scene s = above(-.001, "margin='.0037' gap='.0004'", "", "");
  assert_near(s.d->contact->includemargin, .0033, 1e-15);
  scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r27_ac01_contact_within_the_margin),
      cmocka_unit_test(r27_ac02_no_margin_no_contact),
      cmocka_unit_test(r27_ac03_no_force_in_the_gap),
      cmocka_unit_test(r27_ac04_margin_and_gap_of_a_pair),
      cmocka_unit_test(r27_ac05_margin_of_the_rows),
      cmocka_unit_test(r27_ac06_force_grows_with_the_violation),
      cmocka_unit_test(r27_ac07_pairs_are_found_within_the_margin),
      cmocka_unit_test(r27_ac08_as_mujoco),
      cmocka_unit_test(r27_ac09_includemargin_is_a_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
