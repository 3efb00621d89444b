// Seed item 1: default classes.
#include "support/model_text.h"

#define BALL "<geom size='.1'/>"

static void s1_ac01_root_default_reaches_a_joint(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><joint damping='.5'/></default>", "<body><joint/>" BALL "</body>");
  assert_float_equal(m->dof_damping[0], 0.5, 0);
  ct_deleteModel(m);
}

static void s1_ac02_own_value_beats_the_class(void** state) {
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

static void s1_ac03_classes_inherit_from_the_class_around(void** state) {
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

static void s1_ac04_geom_defaults(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><geom friction='.8 .01 .001'/></default>", "<body>" BALL "</body>");
  model_near(m->geom_friction, (double[]){0.8, 0.01, 0.001}, 3, 0);
  ct_deleteModel(m);
}

// MuJoCo calls the element by the actuator's kind; <actuator> inside <default> it refuses.
static void s1_ac05_actuator_defaults(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><default><motor gear='100'/></default><worldbody><body>"
                 "<joint name='j'/>" BALL "</body></worldbody>"
                 "<actuator><motor joint='j'/><motor joint='j' gear='3'/></actuator></mujoco>");
  assert_float_equal(m->actuator_gear[0], 100, 0);
  assert_float_equal(m->actuator_gear[6], 3, 0);
  ct_deleteModel(m);
  model_refused("<mujoco><default><actuator gear='100'/></default></mujoco>", "'actuator'");
}

static void s1_ac06_tendon_defaults(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><default><tendon stiffness='1000'/></default><worldbody>"
      "<site name='a'/><body pos='1 0 0'><joint/>" BALL "<site name='b'/></body></worldbody>"
      "<tendon><spatial><site site='a'/><site site='b'/></spatial></tendon></mujoco>");
  assert_float_equal(m->tendon_stiffness[0], 1000, 0);
  ct_deleteModel(m);
}

// MuJoCo has no defaults of sensors.
static void s1_ac07_sensor_defaults_are_refused(void** state) {
  (void)state;
  model_refused("<mujoco><default><sensor noise='.01'/></default></mujoco>", "'sensor'");
}

static void s1_ac08_default_density_counts_for_the_mass(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><geom density='500'/></default>", "<body><joint/>" BALL "</body>");
  model_near(m->body_mass + 1, (double[]){500 * 4.0 / 3 * 3.14159265358979323846 * 1e-3}, 1, 1e-12);
  ct_deleteModel(m);
}

static void s1_ac09_no_class_means_the_root_class(void** state) {
  (void)state;
  ctModel* m = model_world(
      "<default><site size='.3'/><default class='other'><site size='.4'/></default></default>",
      "<site/><site class='other'/>");
  assert_float_equal(m->site_size[0], 0.3, 0);
  assert_float_equal(m->site_size[3], 0.4, 0);
  ct_deleteModel(m);
}

// MuJoCo refuses a class that does not exist (ruling R2).
static void s1_ac10_unknown_class_is_an_error(void** state) {
  (void)state;
  model_refused("<mujoco><worldbody><body><joint class='none'/>" BALL
                "</body></worldbody></mujoco>",
                "unknown default class name 'none'");
}

static void s1_ac11_no_default_section(void** state) {
  (void)state;
  ctModel* a = model_world("", "<body><joint/>" BALL "</body>");
  ctModel* b = model_world("<default/>", "<body><joint/>" BALL "</body>");
  assert_float_equal(a->dof_damping[0], 0, 0);
  assert_float_equal(a->body_mass[1], b->body_mass[1], 0);
  assert_int_equal(a->nbuffer, b->nbuffer);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

// Elements that name no class are as without classes, whatever other classes there are.
static void s1_ac12_classes_touch_only_who_names_them(void** state) {
  (void)state;
  ctModel* m =
      model_world("<default><default class='c'><geom type='box' size='1 1 1' rgba='1 0 0 1'/>"
                  "<joint damping='3' type='ball'/></default></default>",
                  "<body><joint/>" BALL "</body>");
  assert_int_equal(m->geom_type[0], ctGEOM_SPHERE);
  assert_int_equal(m->jnt_type[0], ctJNT_HINGE);
  assert_float_equal(m->dof_damping[0], 0, 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(s1_ac01_root_default_reaches_a_joint),
      cmocka_unit_test(s1_ac02_own_value_beats_the_class),
      cmocka_unit_test(s1_ac03_classes_inherit_from_the_class_around),
      cmocka_unit_test(s1_ac04_geom_defaults),
      cmocka_unit_test(s1_ac05_actuator_defaults),
      cmocka_unit_test(s1_ac06_tendon_defaults),
      cmocka_unit_test(s1_ac07_sensor_defaults_are_refused),
      cmocka_unit_test(s1_ac08_default_density_counts_for_the_mass),
      cmocka_unit_test(s1_ac09_no_class_means_the_root_class),
      cmocka_unit_test(s1_ac10_unknown_class_is_an_error),
      cmocka_unit_test(s1_ac11_no_default_section),
      cmocka_unit_test(s1_ac12_classes_touch_only_who_names_them),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
