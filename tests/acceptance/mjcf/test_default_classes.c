// Requirement 1: default classes.
#include "support/model_text.h"
#include "support/numbers.h"

#include <stdio.h>

#define BALL "<geom size='.1'/>"

static void r1_ac01_root_default_reaches_a_joint(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><joint damping='.5'/></default>", "<body><joint/>" BALL "</body>");
  assert_int_equal(m->nv, 1);
  assert_within(m->dof_damping[0], 0.5, 0);
  ct_deleteModel(m);
  // every dof of every kind of joint, and the force that it makes
  m = model_world("<default><joint damping='.5'/></default>",
                  "<body><joint type='ball'/>" BALL "</body><body><joint type='slide'/>" BALL
                  "</body><body><joint type='hinge' damping='.25'/>" BALL "</body>");
  model_near(m->dof_damping, (double[]){.5, .5, .5, .5, .25}, 5, 0);
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 5; i++) d->qvel[i] = 2;
  ct_forward(m, d);
  model_near(d->qfrc_damper, (double[]){-1, -1, -1, -1, -.5}, 5, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void r1_ac02_own_value_beats_the_class(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><default class='heavy'><joint damping='.5'/></default></default>",
                  "<body><joint class='heavy' damping='1'/>" BALL "</body>"
                  // explicit even when it is the built-in value
                  "<body><joint class='heavy' damping='0'/>" BALL "</body>"
                  "<body><joint class='heavy'/>" BALL "</body>");
  model_near(m->dof_damping, (double[]){1, 0, 0.5}, 3, 0);
  ct_deleteModel(m);
}

static void r1_ac03_classes_inherit_from_the_class_around(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><joint damping='.1'/>"
                  "<default class='robot'><joint damping='.5'/>"
                  "<default class='arm'><joint armature='.01'/></default></default></default>",
                  "<body><joint class='arm'/>" BALL "</body><body><joint/>" BALL "</body>"
                  "<body childclass='arm'><joint/>" BALL "</body>");
  model_near(m->dof_damping, (double[]){0.5, 0.1, 0.5}, 3, 0);
  model_near(m->dof_armature, (double[]){0.01, 0, 0.01}, 3, 0);
  ct_deleteModel(m);
}

static void r1_ac04_geom_defaults(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><geom friction='.8 .01 .001'/></default>", "<body>" BALL "</body>");
  model_near(m->geom_friction, (double[]){0.8, 0.01, 0.001}, 3, 0);
  ct_deleteModel(m);
}

// MuJoCo calls the element by the actuator's kind; <actuator> inside <default> it refuses.
static void r1_ac05_actuator_defaults(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><default><motor gear='100'/></default><worldbody><body>"
                 "<joint name='j'/>" BALL "</body></worldbody>"
                 "<actuator><motor joint='j'/><motor joint='j' gear='3'/></actuator></mujoco>");
  assert_within(m->actuator_gear[0], 100, 0);
  assert_within(m->actuator_gear[6], 3, 0);
  ct_deleteModel(m);
  model_refused("<mujoco><default><actuator gear='100'/></default></mujoco>", "'actuator'");
}

static void r1_ac06_tendon_defaults(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><default><tendon stiffness='1000'/></default><worldbody>"
      "<site name='a'/><body pos='1 0 0'><joint/>" BALL "<site name='b'/></body></worldbody>"
      "<tendon><spatial><site site='a'/><site site='b'/></spatial></tendon></mujoco>");
  assert_within(m->tendon_stiffness[0], 1000, 0);
  ct_deleteModel(m);
  // both kinds of tendon, the value of a class, and one's own
  m = model_text(
      "<mujoco><default><tendon stiffness='1000'/><default class='c'>"
      "<tendon stiffness='20'/></default></default><worldbody><body><joint name='j'/>" BALL
      "</body></worldbody><tendon><fixed><joint joint='j' coef='1'/></fixed>"
      "<fixed class='c'><joint joint='j' coef='1'/></fixed>"
      "<fixed class='c' stiffness='3'><joint joint='j' coef='1'/></fixed></tendon>"
      "</mujoco>");
  model_near(m->tendon_stiffness, (double[]){1000, 20, 3}, 3, 0);
  ct_deleteModel(m);
}

// MuJoCo has no defaults of sensors.
static void r1_ac07_sensor_defaults_are_refused(void** state) {
  (void)state;
  model_refused("<mujoco><default><sensor noise='.01'/></default></mujoco>", "'sensor'");
}

static void r1_ac08_default_density_counts_for_the_mass(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><geom density='500'/></default>", "<body><joint/>" BALL "</body>");
  model_near(m->body_mass + 1, (double[]){500 * 4.0 / 3 * 3.14159265358979323846 * 1e-3}, 1, 1e-12);
  ct_deleteModel(m);
}

static void r1_ac09_no_class_means_the_root_class(void** state) {
  (void)state;
  ctModel* m = model_world(
      "<default><site size='.3'/><default class='other'><site size='.4'/></default></default>",
      "<site/><site class='other'/>");
  assert_within(m->site_size[0], 0.3, 0);
  assert_within(m->site_size[3], 0.4, 0);
  ct_deleteModel(m);
}

// MuJoCo refuses a class that does not exist.
static void r1_ac10_unknown_class_is_an_error(void** state) {
  (void)state;
  model_refused("<mujoco><worldbody><body><joint class='none'/>" BALL
                "</body></worldbody></mujoco>",
                "unknown default class name 'none'");
}

// Without the section, with an empty one and with one that repeats built-in values: the same model,
// every field of it, with an element of every kind that has defaults.
static void r1_ac11_no_default_section(void** state) {
  (void)state;
  static const char* const before[] = {
      "", "<default/>", "<default><default class='unused'><geom size='9'/></default></default>",
      ("<default><joint damping='0' armature='0'/><geom density='1000' friction='1 .005 .0001' "
       "condim='3'/><site size='.005'/><tendon width='.003'/><motor "
       "ctrllimited='auto'/></default>")};
  static const char* const rest =
      "<worldbody><site name='s' pos='0 0 1'/><light/><camera/><body name='b'><joint "
      "name='j'/>" BALL
      "<site name='t'/></body></worldbody><tendon><spatial><site site='s'/><site site='t'/>"
      "</spatial></tendon><actuator><motor joint='j'/></actuator>"
      "<equality><joint joint1='j'/></equality>";
  ctModel* m[4];
  for (int k = 0; k < 4; k++) {
    char xml[2000];
    int n = snprintf(xml, sizeof xml, "<mujoco>%s%s</mujoco>", before[k], rest);
    assert_in_range(n, 1, sizeof xml - 1);
    m[k] = model_text(xml);
    model_same(m[0], m[k]);
  }
  assert_within(m[0]->dof_damping[0], 0, 0);
  for (int k = 0; k < 4; k++) ct_deleteModel(m[k]);
}

// Elements that name no class are as without classes, whatever other classes there are.
static void r1_ac12_classes_touch_only_who_names_them(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><default class='c'><geom type='box' size='1 1 1' rgba='1 0 0 1'/>"
                  "<joint damping='3' type='ball'/></default></default>",
                  "<body><joint/>" BALL "</body>");
  assert_int_equal(m->geom_type[0], ctGEOM_SPHERE);
  assert_int_equal(m->jnt_type[0], ctJNT_HINGE);
  assert_within(m->dof_damping[0], 0, 0);
  ct_deleteModel(m);
}

// Every kind of element that MuJoCo gives defaults, from the root class and from one that is named.
#define KINDS(c)                                                                                   \
  "<mujoco><default><mesh scale='2 2 2'/><material shininess='.25'/><joint armature='.125'/>"      \
  "<geom margin='.5'/><site size='.25'/><camera fovy='30'/><light cutoff='20'/><pair condim='1'/>" \
  "<equality solref='.5 2'/><tendon width='.25'/><default class='c'>"                              \
  "<mesh scale='4 4 4'/><material shininess='.5'/><joint armature='.25'/><geom margin='1'/>"       \
  "<site size='.5'/><camera fovy='60'/><light cutoff='40'/><pair condim='4'/>"                     \
  "<equality solref='1 2'/><tendon width='.5'/></default></default>"                               \
  "<asset><mesh name='m' " c "vertex='0 0 0 1 0 0 0 1 0 0 0 1'/><material name='t' " c             \
  "/></asset>"                                                                                     \
  "<worldbody><camera " c "/><light " c "/><site " c "/><body name='b'><joint name='j' " c "/>"    \
  "<geom name='g' size='1' " c                                                                     \
  "/></body><body><joint/><geom name='h' size='1'/></body></worldbody>"                            \
  "<contact><pair geom1='g' geom2='h' " c "/></contact>"                                           \
  "<equality><joint joint1='j' " c "/></equality>"                                                 \
  "<tendon><fixed " c "><joint joint='j' coef='1'/></fixed></tendon></mujoco>"

static void expect_kinds(const char* xml, double k) {
  ctModel* m = model_text(xml);
  model_near(m->mesh_scale, (double[]){2 * k, 2 * k, 2 * k}, 3, 0);
  const double got[] = {m->mat_shininess[0], m->dof_armature[0], m->geom_margin[0],
                        m->site_size[0],     m->cam_fovy[0],     m->light_cutoff[0],
                        m->eq_solref[0],     m->tendon_width[0]};
  static const double want[] = {.25, .125, .5, .25, 30, 20, .5, .25};
  for (int i = 0; i < 8; i++) assert_true(got[i] == want[i] * k);
  assert_int_equal(m->pair_dim[0], k == 1 ? 1 : 4);
  ct_deleteModel(m);
}

static void r1_ac09_every_kind_has_defaults(void** state) {
  (void)state;
  expect_kinds(KINDS(""), 1);
  expect_kinds(KINDS("class='c' "), 2);
}

// Each shortcut alone: MuJoCo keeps one set of defaults for all of them.
static void r1_ac05_every_actuator_has_defaults(void** state) {
  (void)state;
  static const struct {
    const char *tag, *attribute, *more;
    int at; // of the gain
    double sign;
  } row[] = {
      {"general", "gainprm", "joint='j'", 0, 1},
      {"position", "kp", "joint='j'", 0, 1},
      {"velocity", "kv", "joint='j'", 0, 1},
      {"intvelocity", "kp", "joint='j' actrange='0 1'", 0, 1},
      {"damper", "kv", "joint='j' ctrlrange='0 1'", 2, 0}, // MuJoCo forgets it
      {"cylinder", "area", "joint='j'", 0, 1},
      {"muscle", "force", "joint='j' lengthrange='0 1'", 2, 1},
      {"adhesion", "gain", "body='b' ctrlrange='0 1'", 0, 1},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><default><%s %s='3'/><default class='c'><%s %s='6'/></default></default>"
             "<worldbody><body name='b'><joint name='j'/>" BALL "</body></worldbody><actuator>"
             "<%s %s/><%s %s class='c'/></actuator></mujoco>",
             row[i].tag, row[i].attribute, row[i].tag, row[i].attribute, row[i].tag, row[i].more,
             row[i].tag, row[i].more);
    ctModel* m = model_text(xml);
    for (int k = 0; k < 2; k++)
      assert_true(m->actuator_gainprm[k * ctNGAIN + row[i].at] == row[i].sign * 3 * (k + 1));
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r1_ac01_root_default_reaches_a_joint),
      cmocka_unit_test(r1_ac02_own_value_beats_the_class),
      cmocka_unit_test(r1_ac03_classes_inherit_from_the_class_around),
      cmocka_unit_test(r1_ac04_geom_defaults),
      cmocka_unit_test(r1_ac05_actuator_defaults),
      cmocka_unit_test(r1_ac06_tendon_defaults),
      cmocka_unit_test(r1_ac07_sensor_defaults_are_refused),
      cmocka_unit_test(r1_ac08_default_density_counts_for_the_mass),
      cmocka_unit_test(r1_ac09_no_class_means_the_root_class),
      cmocka_unit_test(r1_ac10_unknown_class_is_an_error),
      cmocka_unit_test(r1_ac11_no_default_section),
      cmocka_unit_test(r1_ac12_classes_touch_only_who_names_them),
      cmocka_unit_test(r1_ac09_every_kind_has_defaults),
      cmocka_unit_test(r1_ac05_every_actuator_has_defaults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
