// Requirements 24, 25, 26: friction, priority and solmix of two geoms become those of their
// contact.
#include "collide/contact.h"
#include "support/model_text.h"
#include "support/scene.h"

#include <math.h>
#include <stdio.h>

#define A_PARAM                                                                                    \
  "friction='.5 .008 .0003' solref='.03 .9' solimp='.85 .92 .0015 .55 2.5' margin='.001' "
#define B_PARAM "friction='.8 .01 .001' solref='.02 1' solimp='.9 .95 .001 .5 2' margin='.002' "
static const double solimp_a[5] = {.85, .92, .0015, .55, 2.5}, solimp_b[5] = {.9, .95, .001, .5, 2};

// The first contact of two overlapping boxes with these attributes, after ct_fwdPosition.
static ctContact touch(const char* a, const char* b, const char* contact) {
  char xml[2000];
  int n =
      snprintf(xml, sizeof xml,
               "<mujoco><worldbody><body name='A'><freejoint/><geom name='a' type='box' "
               "size='.1 .1 .1' %s/></body><body name='B' pos='.15 0 0'><freejoint/><geom "
               "name='b' type='box' size='.1 .1 .1' %s/></body></worldbody><contact>%s</contact>"
               "</mujoco>",
               a, b, contact);
  assert_in_range(n, 1, sizeof xml - 1);
  ctModel* m = model_text(xml);
  ctData* d = ct_makeData(m);
  ct_fwdPosition(m, d);
  assert_true(d->ncon > 0);
  ctContact con = d->contact[0];
  ct_deleteData(d);
  ct_deleteModel(m);
  return con;
}

static void assert_numbers(const double* x, const double* y, int n) {
  for (int i = 0; i < n; i++) {
    if (!(fabs(x[i] - y[i]) <= 1e-15)) fail_msg("number %d is %.17g, not %.17g", i, x[i], y[i]);
  }
}

static void assert_friction(const ctContact* c, double slide, double spin, double roll) {
  const double f[5] = {slide, slide, spin, roll, roll};
  assert_numbers(c->friction, f, 5);
}

// A flex in a geom: the parameters of their contact, which is one that collision finds.
static ContactParam mix_with_flex(const char* flex, const char* geom) {
  char xml[2000];
  snprintf(xml, sizeof xml,
           "<mujoco><worldbody><geom size='.1' %s/><flexcomp name='f' type='grid' count='2 2 1' "
           "spacing='.1 .1 .1' dim='2' mass='1' radius='.01'><contact %s/></flexcomp></worldbody>"
           "</mujoco>",
           geom, flex);
  ctModel* m = model_text(xml);
  ContactSide a = contact_geom(m, 0), b = contact_flex(m, 0);
  ContactParam p;
  contact_mix(m, &p, &a, &b);
  ctData* d = ct_makeData(m);
  ct_fwdPosition(m, d);
  assert_true(d->ncon > 0);
  const ctContact* c = d->contact;
  assert_true(c->geom[0] == 0 && c->flex[1] == 0 && c->dim == p.dim);
  assert_numbers(c->friction, p.friction, 5);
  assert_numbers(c->solref, p.solref, 2);
  assert_numbers(c->solimp, p.solimp, 5);
  ct_deleteData(d);
  ct_deleteModel(m);
  return p;
}

//---------------------------------- 24: friction --------------------------------------------------

static void r24_ac01_larger_of_each_friction(void** state) {
  (void)state;
  ctContact c = touch("friction='.3 .005 .0001'", "friction='.7 .01 .001'", "");
  assert_friction(&c, .7, .01, .001);
}

static void r24_ac02_equal_frictions(void** state) {
  (void)state;
  ctContact c = touch("friction='.5 .005 .0001'", "friction='.5 .005 .0001'", "");
  assert_friction(&c, .5, .005, .0001);
}

static void r24_ac03_zero_friction_of_one(void** state) {
  (void)state;
  ctContact c = touch("friction='0 0 0'", "friction='.5 .005 .0001'", "");
  assert_friction(&c, .5, .005, .0001);
}

static void r24_ac04_flex_and_geom(void** state) {
  (void)state;
  ContactParam p = mix_with_flex("friction='.4'", "friction='.6 .008 .0002'");
  const double f[5] = {.6, .6, .008, .0002, .0002};
  assert_numbers(p.friction, f, 5);
}

static void r24_ac05_pair_has_its_own(void** state) {
  (void)state;
  ctContact c = touch("friction='.3'", "friction='3'",
                      "<pair geom1='a' geom2='b' friction='.9 .9 .02 .003 .003'/>");
  assert_friction(&c, .9, .02, .003);
}

// No friction at all keeps the floor that the solver needs.
static void r24_ac06_no_friction_at_all(void** state) {
  (void)state;
  ctContact c = touch("friction='0 0 0'", "friction='0 0 0'", "");
  assert_friction(&c, 1e-5, 1e-5, 1e-5);
}

//---------------------------------- 25: priority --------------------------------------------------

static void r25_ac01_higher_priority_decides_alone(void** state) {
  (void)state;
  ctContact c = touch(A_PARAM "priority='1' condim='3'", B_PARAM "condim='4'", "");
  const double solref[2] = {.03, .9};
  assert_friction(&c, .5, .008, .0003);
  assert_numbers(c.solref, solref, 2);
  assert_numbers(c.solimp, solimp_a, 5);
  assert_int_equal(c.dim, 3);
}

static void r25_ac02_equal_priorities_combine(void** state) {
  (void)state;
  ctContact c = touch(A_PARAM "priority='2' condim='3'", B_PARAM "priority='2' condim='4'", "");
  const double solref[2] = {.025, .95};
  assert_friction(&c, .8, .01, .001);
  assert_numbers(c.solref, solref, 2);
  assert_int_equal(c.dim, 4);
}

static void r25_ac03_default_priority(void** state) {
  (void)state;
  ctContact with = touch(A_PARAM "priority='0'", B_PARAM "priority='0'", "");
  ctContact without = touch(A_PARAM, B_PARAM, "");
  assert_numbers(with.friction, without.friction, 5);
  assert_numbers(with.solimp, without.solimp, 5);
}

static void r25_ac04_negative_priority_loses(void** state) {
  (void)state;
  ctContact c = touch(A_PARAM "priority='-1'", B_PARAM, "");
  assert_friction(&c, .8, .01, .001);
  assert_numbers(c.solimp, solimp_b, 5);
}

static void r25_ac05_gaps_are_summed_whatever_the_priority(void** state) {
  (void)state;
  ctContact c = touch("margin='.01' gap='.001' priority='1'", "margin='.02' gap='.002'", "");
  assert_true(fabs(c.includemargin - (.03 - .003)) < 1e-15);
}

static void r25_ac06_pair_ignores_priority(void** state) {
  (void)state;
  ctContact c = touch(A_PARAM "priority='1'", B_PARAM,
                      "<pair geom1='a' geom2='b' friction='.9 .9 .02 .003 .003' solref='.05 .5'/>");
  const double solref[2] = {.05, .5};
  assert_friction(&c, .9, .02, .003);
  assert_numbers(c.solref, solref, 2);
}

static void r25_ac07_geom_wins_over_a_flex(void** state) {
  (void)state;
  ContactParam p = mix_with_flex("priority='0' friction='.9'", A_PARAM "priority='1'");
  const double f[5] = {.5, .5, .008, .0003, .0003};
  assert_numbers(p.friction, f, 5);
  assert_numbers(p.solimp, solimp_a, 5);
  p = mix_with_flex("priority='2' friction='.9'", A_PARAM "priority='1'");
  assert_true(p.friction[0] == .9);
}

static void r25_ac08_priority_is_read(void** state) {
  (void)state;
  ctModel* m = model_world("", "<geom size='.1' priority='2'/><geom size='.1'/>");
  assert_int_equal(m->geom_priority[0], 2);
  assert_int_equal(m->geom_priority[1], 0);
  ct_deleteModel(m);
}

//---------------------------------- 26: solmix ----------------------------------------------------

// solref of the contact of two geoms with these attributes
static void assert_solref(const char* a, const char* b, double x, double y) {
  ctContact c = touch(a, b, "");
  const double solref[2] = {x, y};
  assert_numbers(c.solref, solref, 2);
}

static void r26_ac01_equal_weights(void** state) {
  (void)state;
  assert_solref("solref='.02 1'", "solref='.04 .8'", .03, .9);
}

static void r26_ac02_unequal_weights(void** state) {
  (void)state;
  ctContact c = touch(A_PARAM "solmix='2'", B_PARAM "solmix='1'", "");
  double w = 2.0 / 3, solimp[5], solref[2] = {w * .03 + (1 - w) * .02, w * .9 + (1 - w)};
  for (int i = 0; i < 5; i++) solimp[i] = w * solimp_a[i] + (1 - w) * solimp_b[i];
  assert_numbers(c.solref, solref, 2);
  assert_numbers(c.solimp, solimp, 5);
}

static void r26_ac03_both_zero(void** state) {
  (void)state;
  assert_solref("solref='.02 1' solmix='0'", "solref='.04 .8' solmix='0'", .03, .9);
}

static void r26_ac04_one_zero(void** state) {
  (void)state;
  assert_solref("solref='.02 1' solmix='0'", "solref='.04 .8'", .04, .8);
  assert_solref("solref='.02 1'", "solref='.04 .8' solmix='0'", .02, 1);
  ctContact c = touch(A_PARAM "solmix='0'", B_PARAM "solmix='1'", "");
  assert_numbers(c.solimp, solimp_b, 5);
}

static void r26_ac05_direct_solref(void** state) {
  (void)state;
  assert_solref("solref='-100 1' solmix='9'", "solref='-200 1'", -200, 1);
  assert_solref("solref='-100 -1' solmix='9'", "solref='-200 -1'", -200, -1);
}

static void r26_ac06_one_direct_solref(void** state) {
  (void)state;
  assert_solref("solref='.02 1'", "solref='-100 1'", -100, 1);
  assert_solref("solref='.02 1'", "solref='-100 -1'", -100, -1);
}

static void r26_ac07_friction_does_not_mix(void** state) {
  (void)state;
  ctContact c = touch("friction='.3' solmix='100'", "friction='.8'", "");
  assert_true(c.friction[0] == .8);
}

static void r26_ac08_priority_comes_before(void** state) {
  (void)state;
  assert_solref("solref='.02 1' priority='1'", "solref='.04 .8' solmix='100'", .02, 1);
}

static void r26_ac09_default_is_one(void** state) {
  (void)state;
  ctContact with = touch(A_PARAM "solmix='1'", B_PARAM "solmix='1'", "");
  ctContact without = touch(A_PARAM, B_PARAM, "");
  assert_numbers(with.solref, without.solref, 2);
  assert_numbers(with.solimp, without.solimp, 5);
}

static void r26_ac10_pair_does_not_mix(void** state) {
  (void)state;
  ctContact c =
      touch(A_PARAM, B_PARAM, "<pair geom1='a' geom2='b' solref='.05 .5' solimp='.7 .8'/>");
  const double solref[2] = {.05, .5};
  assert_numbers(c.solref, solref, 2);
  assert_true(c.solimp[0] == .7 && c.solimp[1] == .8);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r24_ac01_larger_of_each_friction),
      cmocka_unit_test(r24_ac02_equal_frictions),
      cmocka_unit_test(r24_ac03_zero_friction_of_one),
      cmocka_unit_test(r24_ac04_flex_and_geom),
      cmocka_unit_test(r24_ac05_pair_has_its_own),
      cmocka_unit_test(r24_ac06_no_friction_at_all),
      cmocka_unit_test(r25_ac01_higher_priority_decides_alone),
      cmocka_unit_test(r25_ac02_equal_priorities_combine),
      cmocka_unit_test(r25_ac03_default_priority),
      cmocka_unit_test(r25_ac04_negative_priority_loses),
      cmocka_unit_test(r25_ac05_gaps_are_summed_whatever_the_priority),
      cmocka_unit_test(r25_ac06_pair_ignores_priority),
      cmocka_unit_test(r25_ac07_geom_wins_over_a_flex),
      cmocka_unit_test(r25_ac08_priority_is_read),
      cmocka_unit_test(r26_ac01_equal_weights),
      cmocka_unit_test(r26_ac02_unequal_weights),
      cmocka_unit_test(r26_ac03_both_zero),
      cmocka_unit_test(r26_ac04_one_zero),
      cmocka_unit_test(r26_ac05_direct_solref),
      cmocka_unit_test(r26_ac06_one_direct_solref),
      cmocka_unit_test(r26_ac07_friction_does_not_mix),
      cmocka_unit_test(r26_ac08_priority_comes_before),
      cmocka_unit_test(r26_ac09_default_is_one),
      cmocka_unit_test(r26_ac10_pair_does_not_mix),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
