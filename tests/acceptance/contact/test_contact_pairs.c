// Requirement 3: contact pairs and exclusions.
#include "support/model_text.h"
#include "support/numbers.h"
#include "support/scene.h"

#include <stdio.h>

#define APART(x)                                                                                   \
  "<body name='A'><freejoint/><geom name='a' size='.1'/></body>"                                   \
  "<body name='B' pos='" x " 0 0'><freejoint/><geom name='b' size='.1'/></body>"
#define TWO APART(".15")

// The contacts of a world with this <contact> section, at the start.
static Scene touch(const char* before, const char* world, const char* contact) {
  char xml[4000];
  int n =
      snprintf(xml, sizeof xml, "<mujoco>%s<worldbody>%s</worldbody><contact>%s</contact></mujoco>",
               before, world, contact);
  assert_in_range(n, 1, sizeof xml - 1);
  Scene s = {model_text(xml), NULL};
  s.d = ct_makeData(s.m);
  assert_non_null(s.d);
  ct_fwdPosition(s.m, s.d);
  return s;
}

static int contacts(const char* world, const char* contact) {
  Scene s = touch("", world, contact);
  int n = s.d->ncon;
  scene_close(&s);
  return n;
}

static void r3_ac01_exclude_stops_automatic_contacts(void** state) {
  (void)state;
  assert_int_equal(contacts(TWO, ""), 1);
  assert_int_equal(contacts(TWO, "<exclude body1='A' body2='B'/>"), 0);
  assert_int_equal(contacts(TWO, "<exclude body1='B' body2='A'/>"), 0);
}

static void r3_ac02_exclude_does_not_stop_a_pair(void** state) {
  (void)state;
  assert_int_equal(contacts(TWO, "<exclude body1='A' body2='B'/><pair geom1='a' geom2='b'/>"), 1);
}

static void r3_ac03_pair_passes_every_filter(void** state) {
  (void)state;
#define PAIR "<pair geom1='a' geom2='b'/>"
  static const char kMasks[] =
      "<body><freejoint/><geom name='a' size='.1' contype='0' conaffinity='0'/></body>"
      "<body pos='.15 0 0'><freejoint/><geom name='b' size='.1' contype='0' "
      "conaffinity='0'/></body>";
  static const char kChild[] = "<body><freejoint/><geom name='a' size='.1'/><body pos='.15 0 0'>"
                               "<joint/><geom name='b' size='.1'/></body></body>";
  static const char kSame[] = "<body><freejoint/><geom name='a' size='.1'/>"
                              "<geom name='b' size='.1' pos='.15 0 0'/></body>";
  static const char* const kWorld[] = {kMasks, kChild, kSame};
  for (int i = 0; i < 3; i++) {
    assert_int_equal(contacts(kWorld[i], ""), 0);
    assert_int_equal(contacts(kWorld[i], PAIR), 1);
  }
}

static void r3_ac04_pair_far_apart_makes_no_contact(void** state) {
  (void)state;
  assert_int_equal(contacts(APART("5"), PAIR), 0);
  assert_int_equal(contacts(APART(".201"), PAIR), 0);
}

static void r3_ac05_pair_and_automatic_are_one_contact(void** state) {
  (void)state;
  Scene s = touch("", TWO, "<pair geom1='a' geom2='b' condim='1'/>");
  assert_int_equal(s.d->ncon, 1);
  assert_int_equal(s.d->contact[0].dim, 1);
  scene_close(&s);
}

static void r3_ac06_condim_of_the_pair(void** state) {
  (void)state;
  static const int kDim[] = {1, 3, 4, 6};
  for (int i = 0; i < 4; i++) {
    char pair[100];
    snprintf(pair, sizeof pair, "<pair geom1='a' geom2='b' condim='%d'/>", kDim[i]);
    Scene s = touch("", TWO, pair);
    assert_int_equal(s.d->contact[0].dim, kDim[i]);
    scene_close(&s);
  }
}

static void r3_ac07_friction_of_the_pair(void** state) {
  (void)state;
  Scene s = touch("", TWO, "<pair geom1='a' geom2='b' friction='.1 .2 .3 .4 .5'/>");
  model_near(s.m->pair_friction, (double[]){0.1, 0.2, 0.3, 0.4, 0.5}, 5, 0);
  model_near(s.d->contact[0].friction, (double[]){0.1, 0.2, 0.3, 0.4, 0.5}, 5, 0);
  scene_close(&s);
}

// Numbers that are not given are those of pairs, not of the geoms; below 1e-5 no friction goes.
static void r3_ac07_part_of_the_friction(void** state) {
  (void)state;
  static const struct {
    const char* pair;
    double want[5];
  } row[] = {{"<pair geom1='a' geom2='b' friction='.1'/>", {.1, 1, .005, .0001, .0001}},
             {"<pair geom1='a' geom2='b' friction='.1 .2'/>", {.1, .2, .005, .0001, .0001}},
             {"<pair geom1='a' geom2='b' friction='.1 .2 .3'/>", {.1, .2, .3, .0001, .0001}},
             {"<pair geom1='a' geom2='b' friction='0 0 0 0 0'/>", {1e-5, 1e-5, 1e-5, 1e-5, 1e-5}}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    Scene s = touch("<default><geom friction='.7 .6 .5'/></default>", TWO, row[k].pair);
    model_near(s.d->contact[0].friction, row[k].want, 5, 0);
    scene_close(&s);
  }
}

static void r3_ac08_solver_numbers_of_the_pair(void** state) {
  (void)state;
  Scene s =
      touch("", TWO, "<pair geom1='a' geom2='b' solref='.05 .8' solimp='.85 .9 .002 .4 1.5'/>");
  model_near(s.d->contact[0].solref, (double[]){0.05, 0.8}, 2, 0);
  model_near(s.d->contact[0].solimp, (double[]){0.85, 0.9, 0.002, 0.4, 1.5}, 5, 0);
  scene_close(&s);
}

// Stored, and acting as MuJoCo's do: found within margin, pushed within margin -
// gap.
static void r3_ac09_margin_and_gap_of_the_pair(void** state) {
  (void)state;
  Scene s = touch("", APART(".25"), "<pair geom1='a' geom2='b' margin='.1' gap='.05'/>");
  assert_within(s.m->pair_margin[0], 0.1, 0);
  assert_within(s.m->pair_gap[0], 0.05, 0);
  assert_int_equal(s.d->ncon, 1);
  assert_within(s.d->contact[0].includemargin, 0.05, 1e-15);
  scene_close(&s);
  assert_int_equal(contacts(APART(".25"), PAIR), 0);
}

// Force on the first sphere by distance, with margin and gap, with margin alone and without:
// numbers of MuJoCo 3.5.0. Between margin - gap and margin a contact is listed that pushes nothing.
static void r3_ac09_margin_and_gap_act(void** state) {
  (void)state;
  static const char* const pair[] = {"<pair geom1='a' geom2='b' margin='.1' gap='.05'/>",
                                     "<pair geom1='a' geom2='b' margin='.1'/>", PAIR};
  static const struct {
    const char* world;
    int ncon[3], nefc[3];
    double force[3];
  } row[] = {
      {APART(".19"), {1, 1, 1}, {4, 4, 4}, {-314.159265359, -575.958653158, -52.3598775598}},
      {APART(".23"), {1, 1, 0}, {4, 4, 0}, {-104.71975512, -366.519142919, 0}},
      {APART(".24"), {1, 1, 0}, {4, 4, 0}, {-52.3598775598, -314.159265359, 0}},
      {APART(".26"), {1, 1, 0}, {0, 4, 0}, {0, -209.439510239, 0}},
      {APART(".29"), {1, 1, 0}, {0, 4, 0}, {0, -52.3598775598, 0}},
      {APART(".31"), {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
  };
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    for (int i = 0; i < 3; i++) {
      Scene s = touch("<option gravity='0 0 0'/>", row[k].world, pair[i]);
      ct_forward(s.m, s.d);
      assert_int_equal(s.d->ncon, row[k].ncon[i]);
      assert_int_equal(s.d->nefc, row[k].nefc[i]);
      assert_relative(s.d->qfrc_constraint[0], row[k].force[i], 1e-9);
      scene_close(&s);
    }
  }
}

// MuJoCo stores zeros, which mean "as solref" to its constraints.
static void r3_ac10_solreffriction_follows_solref(void** state) {
  (void)state;
  Scene s = touch("", TWO, "<pair geom1='a' geom2='b' solref='.05 .8'/>");
  model_near(s.m->pair_solreffriction, (double[]){0, 0}, 2, 0);
  model_near(s.d->contact[0].solreffriction, (double[]){0, 0}, 2, 0);
  scene_close(&s);
}

// What the zeros mean: the rows of friction are those of solreffriction = solref, to the bit.
static void r3_ac10_rows_of_friction(void** state) {
  (void)state;
#define FRICTION(more)                                                                             \
  touch("<option cone='elliptic'/>", TWO, "<pair geom1='a' geom2='b' solref='.05 .8'" more "/>")
  Scene s[3] = {FRICTION(""), FRICTION(" solreffriction='.05 .8'"),
                FRICTION(" solreffriction='.2 .8'")};
  for (int k = 0; k < 3; k++) {
    for (int i = 0; i < 12; i++) s[k].d->qvel[i] = .1 * i;
    ct_forward(s[k].m, s[k].d);
    assert_int_equal(s[k].d->nefc, 3);
  }
  assert_memory_equal(s[0].d->efc_aref, s[1].d->efc_aref, 3 * sizeof(double));
  assert_memory_equal(s[0].d->qacc, s[1].d->qacc, 12 * sizeof(double));
  assert_true(s[0].d->efc_aref[0] == s[2].d->efc_aref[0]); // along the normal
  for (int i = 1; i < 3; i++) assert_true(s[0].d->efc_aref[i] != s[2].d->efc_aref[i]);
  for (int k = 0; k < 3; k++) scene_close(s + k);
}

// MuJoCo takes the defaults of pairs, not the geoms' numbers.
static void r3_ac11_unset_numbers_are_the_defaults_of_pairs(void** state) {
  (void)state;
  const char* world =
      "<body><freejoint/><geom name='a' size='.1' friction='.3 .02 .001' condim='4' "
      "solref='.05 1'/></body><body pos='.15 0 0'><freejoint/>"
      "<geom name='b' size='.1' friction='.7 .01 .002' solref='.01 1'/></body>";
  Scene a = touch("", world, ""), b = touch("", world, "<pair geom1='a' geom2='b'/>");
  assert_int_equal(a.d->contact[0].dim, 4);
  model_near(a.d->contact[0].friction, (double[]){0.7, 0.7, 0.02, 0.002, 0.002}, 5, 0);
  assert_int_equal(b.d->contact[0].dim, 3);
  model_near(b.d->contact[0].friction, (double[]){1, 1, 0.005, 0.0001, 0.0001}, 5, 0);
  model_near(b.d->contact[0].solref, (double[]){0.02, 1}, 2, 0);
  model_near(b.d->contact[0].solimp, (double[]){0.9, 0.95, 0.001, 0.5, 2}, 5, 0);
  scene_close(&a);
  scene_close(&b);
}

static void r3_ac12_bit_masks_of_other_geoms(void** state) {
  (void)state;
  static const struct {
    const char *a, *b;
    int contacts;
  } row[] = {{"contype='1' conaffinity='0'", "contype='0' conaffinity='1'", 1},
             {"contype='1' conaffinity='0'", "contype='2' conaffinity='2'", 0},
             {"contype='0' conaffinity='0'", "contype='0' conaffinity='0'", 0},
             {"contype='4' conaffinity='4'", "contype='4' conaffinity='4'", 1}};
  for (int i = 0; i < 4; i++) {
    char world[1000];
    snprintf(world, sizeof world,
             "<body><freejoint/><geom size='.1' %s/></body>"
             "<body pos='.15 0 0'><freejoint/><geom size='.1' %s/></body>",
             row[i].a, row[i].b);
    assert_int_equal(contacts(world, ""), row[i].contacts);
  }
}

static void refused(const char* contact, const char* words) {
  char xml[2000];
  snprintf(xml, sizeof xml, "<mujoco><worldbody>" TWO "</worldbody><contact>%s</contact></mujoco>",
           contact);
  model_refused(xml, words);
}

static void r3_ac13_unknown_names_are_errors(void** state) {
  (void)state;
  refused("<pair geom1='nothing' geom2='b'/>", "geom 'nothing' not found in collision 0");
  refused("<pair geom1='nothing' geom2='b'/>", "attribute geom1");
  refused("<pair geom1='a' geom2='nothing'/>", "attribute geom2");
  refused("<exclude body1='nobody' body2='B'/>", "body 'nobody' not found in bodypair 0");
  refused("<exclude body1='nobody' body2='B'/>", "attribute body1");
  refused("<exclude body1='A' body2='nobody'/>", "body 'nobody' not found in bodypair 0");
  refused("<exclude body1='A' body2='nobody'/>", "attribute body2");
}

static void r3_ac14_pair_has_a_class(void** state) {
  (void)state;
  Scene s = touch("<default><default class='c'><pair condim='4'/></default></default>", TWO,
                  "<pair class='c' geom1='a' geom2='b'/>");
  assert_int_equal(s.d->contact[0].dim, 4);
  scene_close(&s);
}

static void r3_ac15_exclude_of_a_body_with_itself(void** state) {
  (void)state;
  Scene s = touch("", TWO, "<exclude body1='A' body2='A'/>");
  assert_int_equal(s.m->nexclude, 1);
  assert_int_equal(s.d->ncon, 1);
  scene_close(&s);
}

// MuJoCo keeps both and makes a contact of each.
static void r3_ac16_a_pair_given_twice_counts_twice(void** state) {
  (void)state;
  Scene s = touch("", TWO,
                  "<pair geom1='a' geom2='b' condim='1'/><pair geom1='b' geom2='a' condim='4'/>");
  assert_int_equal(s.m->npair, 2);
  assert_int_equal(s.d->ncon, 2);
  assert_int_equal(s.d->contact[0].dim + s.d->contact[1].dim, 5);
  scene_close(&s);
}

static void r3_ac17_missing_names_are_errors(void** state) {
  (void)state;
  refused("<pair geom2='b'/>", "geom '' not found in collision 0");
  refused("<pair geom1='a'/>", "geom '' not found in collision 0");
  refused("<pair/>", "geom '' not found in collision 0");
  refused("<exclude body2='B'/>", "required attribute missing: 'body1'");
  refused("<exclude body1='A'/>", "required attribute missing: 'body2'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r3_ac01_exclude_stops_automatic_contacts),
      cmocka_unit_test(r3_ac02_exclude_does_not_stop_a_pair),
      cmocka_unit_test(r3_ac03_pair_passes_every_filter),
      cmocka_unit_test(r3_ac04_pair_far_apart_makes_no_contact),
      cmocka_unit_test(r3_ac05_pair_and_automatic_are_one_contact),
      cmocka_unit_test(r3_ac06_condim_of_the_pair),
      cmocka_unit_test(r3_ac07_friction_of_the_pair),
      cmocka_unit_test(r3_ac07_part_of_the_friction),
      cmocka_unit_test(r3_ac08_solver_numbers_of_the_pair),
      cmocka_unit_test(r3_ac09_margin_and_gap_of_the_pair),
      cmocka_unit_test(r3_ac09_margin_and_gap_act),
      cmocka_unit_test(r3_ac10_solreffriction_follows_solref),
      cmocka_unit_test(r3_ac10_rows_of_friction),
      cmocka_unit_test(r3_ac11_unset_numbers_are_the_defaults_of_pairs),
      cmocka_unit_test(r3_ac12_bit_masks_of_other_geoms),
      cmocka_unit_test(r3_ac13_unknown_names_are_errors),
      cmocka_unit_test(r3_ac14_pair_has_a_class),
      cmocka_unit_test(r3_ac15_exclude_of_a_body_with_itself),
      cmocka_unit_test(r3_ac16_a_pair_given_twice_counts_twice),
      cmocka_unit_test(r3_ac17_missing_names_are_errors),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
