#include "unit/view/stage.h"

#define JOINTS                                                                                     \
  "<mujoco><worldbody><body pos='0 0 1'><joint name='turn' axis='1 0 0' limited='true' "           \
  "range='-10 10'/><geom size='.1'/><site name='s' size='.1'/>"                                    \
  "<body><joint name='slip' type='slide'/><geom size='.1'/></body></body>"                         \
  "<body name='b' pos='1 0 0'><joint name='ball' type='ball'/><geom size='.1'/></body>"            \
  "<body pos='2 0 0'><freejoint/><geom size='.1'/></body></worldbody>"                             \
  "<actuator><motor name='m' joint='turn' ctrllimited='true' ctrlrange='-2 1'/>"                   \
  "<general site='s' refsite='s' group='3'/><general joint='slip' dyntype='integrator'/>"          \
  "<adhesion body='b' ctrlrange='0 1'/></actuator></mujoco>"

static void shapes_by_kind(void** state) {
  (void)state;
  static const int shape[] = {ctGEOM_ARROW1, ctGEOM_ARROW, ctGEOM_SPHERE, ctGEOM_BOX};
  Stage s = stage_open(JOINTS);
  s.opt.label = ctLABEL_JOINT;
  stage_show(&s, ctVIS_JOINT);
  for (int i = 0; i < 4; i++) assert_int_equal(stage_geom(&s, ctOBJ_JOINT, i, 0)->type, shape[i]);
  const ctvGeom* turn = stage_geom(&s, ctOBJ_JOINT, 0, 0);
  stage_near(turn->pos, 3, 0., 0., 1.);
  trees_near((double)turn->mat[2], 1, 1e-6); // along x
  assert_string_equal(turn->label, "turn");
  assert_memory_equal(turn->rgba, s.m->vis.rgba.joint, 3 * sizeof(float));
  stage_close(&s);
}

// A joint at its limit has the colour of constraints, by its impedance.
static void limits_show(void** state) {
  (void)state;
  Stage s = stage_open(JOINTS);
  s.d->qpos[0] = 1;
  ct_forward(s.m, s.d);
  assert_int_equal(s.d->nl, 1);
  stage_show(&s, ctVIS_JOINT);
  double share = s.d->efc_KBIP[4 * (s.d->ne + s.d->nf) + 2];
  double want =
      (1 - share) * (double)s.m->vis.rgba.joint[0] + share * (double)s.m->vis.rgba.constraint[0];
  trees_near((double)stage_geom(&s, ctOBJ_JOINT, 0, 0)->rgba[0], want, 1e-6);
  stage_close(&s);
}

static void actuators_have_the_colour_of_their_control(void** state) {
  (void)state;
  Stage s = stage_open(JOINTS);
  const ctVisual* vis = &s.m->vis;
  s.d->ctrl[0] = -1; // half way to the lower limit
  s.d->act[0] = 1;
  stage_show(&s, ctVIS_ACTUATOR);
  assert_int_equal(stage_count(&s, ctOBJ_ACTUATOR), 3); // group 3 is off
  for (int k = 0; k < 4; k++) {
    double want = .5 * (double)(vis->rgba.actuatornegative[k] + vis->rgba.actuator[k]);
    trees_near((double)stage_geom(&s, ctOBJ_ACTUATOR, 0, 0)->rgba[k], want, 1e-6);
  }
  assert_memory_equal(stage_geom(&s, ctOBJ_ACTUATOR, 2, 0)->rgba, vis->rgba.actuator, 16);
  stage_show(&s, ctVIS_ACTIVATION);
  assert_memory_equal(stage_geom(&s, ctOBJ_ACTUATOR, 2, 0)->rgba, vis->rgba.actuatorpositive, 16);
  stage_close(&s);
}

static void actuators_surround_what_they_drive(void** state) {
  (void)state;
  Stage s = stage_open(JOINTS);
  s.opt.actuatorgroup[3] = 1;
  stage_show(&s, ctVIS_ACTUATOR);
  stage_near(stage_geom(&s, ctOBJ_ACTUATOR, 1, 0)->size, 3, .105, .105, .105);
  stage_near(stage_geom(&s, ctOBJ_ACTUATOR, 3, 0)->pos, 3, 1., 0., 0.);
  s.m->opt.disableactuator = 1 << 3;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_ACTUATOR), 3);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(shapes_by_kind), cmocka_unit_test(limits_show),
                cmocka_unit_test(actuators_have_the_colour_of_their_control),
                cmocka_unit_test(actuators_surround_what_they_drive))
