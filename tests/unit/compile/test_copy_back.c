#include "unit/pos/trees.h"

// Poses in frames, by segments and angles; a mesh; degrees; a spring by its time constant.
#define MODEL                                                                                      \
  "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 2 0 0 0 3'/>"                               \
  "<material name='mat' rgba='1 0 0 1'/></asset>"                                                  \
  "<worldbody><light pos='0 0 3'/><frame pos='1 2 3' euler='10 20 30'>"                            \
  "<body name='a' pos='.1 .2 .3' euler='30 0 0'>"                                                  \
  "<frame pos='0 .5 0' axisangle='1 1 0 40'><joint name='h' axis='0 1 0' range='-90 45' "          \
  "ref='5'/>"                                                                                      \
  "<geom name='g' type='capsule' fromto='0 0 0 .3 .4 0' size='.1'/><site name='s' euler='0 0 9'/>" \
  "<camera name='c' pos='0 0 1' euler='0 45 0'/><light name='l' pos='1 0 0' dir='0 1 -1'/>"        \
  "</frame><geom type='mesh' mesh='m' pos='.5 .5 .5' euler='0 30 0' material='mat'/>"              \
  "<body name='b' pos='0 0 1'><joint name='t' type='slide' springdamper='.5 1'/>"                  \
  "<geom name='box' type='box' size='.1 .2 .3'/></body></body></frame>"                            \
  "<body name='f' pos='5 0 0'><freejoint align='true'/><geom size='.2' pos='.1 0 0'/></body>"      \
  "<body name='mo' mocap='true'/></worldbody>"                                                     \
  "<contact><pair geom1='box' geom2='g'/></contact>"                                               \
  "<tendon><fixed name='n'><joint joint='h' coef='2'/></fixed></tendon>"                           \
  "<equality><joint joint1='h' polycoef='0 1 0 0 0'/></equality>"                                  \
  "<actuator><position joint='h' kp='3' inheritrange='1'/></actuator>"                             \
  "<sensor><jointpos joint='h' noise='.1'/></sensor>"                                              \
  "<custom><numeric name='u' data='1 2 3'/><tuple name='v'><element objtype='body' objname='a' "   \
  "prm='2'/></tuple></custom><keyframe><key time='1'/></keyframe></mujoco>"

static ctSpec* open_spec(void) {
  char error[500] = "";
  ctSpec* s = ct_parseXMLString(MODEL, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  return s;
}

static void turn(double* quat, double angle) {
  double by[4], axis[3] = {.6, 0, .8}, out[4];
  ctu_axisAngle2Quat(by, axis, angle);
  ctu_mulQuat(out, quat, by);
  memcpy(quat, out, sizeof out);
}

// Something of every kind
static void edit(ctModel* m) {
  m->opt.timestep = .004;
  m->vis.global.fovy = 50;
  m->stat.extent = 7;
  for (int b = 1; b < m->nbody; b++) {
    m->body_pos[3 * b] += .1 * b;
    turn(m->body_quat + 4 * b, .2 * b);
  }
  m->body_mass[2] = 3;
  m->body_inertia[6] *= 1.01;
  for (int g = 0; g < m->ngeom - 1; g++) { // the last one decides where its body is
    m->geom_pos[3 * g + 1] += .01 * (g + 1);
    turn(m->geom_quat + 4 * g, .3);
    m->geom_friction[3 * g] = .5;
  }
  m->geom_size[0] = .15;
  m->geom_rgba[4] = .5f;
  m->site_pos[2] += 1;
  turn(m->cam_quat, .1);
  m->light_pos[3] -= 1;
  m->light_diffuse[3] = .25f;
  m->jnt_range[0] = -1;
  m->jnt_axis[0] = 1, m->jnt_axis[1] = 0, m->jnt_axis[2] = 0;
  m->jnt_pos[1] += .2;
  m->qpos0[0] = .3;
  m->qpos_spring[0] = .4;
  m->jnt_stiffness[1] *= 2;
  m->dof_armature[0] = .7;
  m->dof_solref[1] = .9;
  m->mat_shininess[0] = .75f;
  m->pair_friction[2] = .3;
  m->eq_data[1] = 2;
  m->tendon_stiffness[0] = 11;
  m->actuator_ctrlrange[0] = -.5;
  m->actuator_gainprm[0] = 5;
  m->sensor_noise[0] = .2;
  m->numeric_data[1] = -2;
  m->tuple_objprm[0] = 4;
  m->key_qpos[0] = .125;
  m->key_mpos[0] = 9;
}

#define SAME(field, n) trees_near_n(a->field, b->field, (int)(n), 1e-12)
static void same_floats(const float* a, const float* b, int n) {
  for (int i = 0; i < n; i++) trees_near((double)a[i], (double)b[i], 1e-6);
}

static void assert_same(const ctModel* a, const ctModel* b) {
  trees_near(a->opt.timestep, b->opt.timestep, 0);
  trees_near(a->stat.extent, b->stat.extent, 0);
  trees_near((double)a->vis.global.fovy, (double)b->vis.global.fovy, 0);
  SAME(body_pos, 3 * a->nbody);
  SAME(body_quat, 4 * a->nbody);
  SAME(body_mass, a->nbody);
  SAME(body_inertia, 3 * a->nbody);
  SAME(geom_pos, 3 * a->ngeom);
  SAME(geom_quat, 4 * a->ngeom);
  SAME(geom_friction, 3 * a->ngeom);
  SAME(geom_size, 3 * a->ngeom);
  SAME(site_pos, 3);
  SAME(site_quat, 4);
  SAME(cam_pos, 3);
  SAME(cam_quat, 4);
  SAME(light_pos, 6);
  SAME(light_dir, 6);
  SAME(jnt_range, 2 * a->njnt);
  SAME(jnt_axis, 3 * a->njnt);
  SAME(jnt_pos, 3 * a->njnt);
  SAME(jnt_stiffness, a->njnt);
  SAME(qpos0, 2);
  SAME(qpos_spring, 2);
  SAME(dof_armature, a->nv);
  SAME(dof_damping, a->nv);
  SAME(dof_solref, 2 * a->nv);
  SAME(pair_friction, 5);
  SAME(eq_data, ctNEQDATA);
  SAME(tendon_stiffness, 1);
  SAME(actuator_ctrlrange, 2);
  SAME(actuator_gainprm, ctNGAIN);
  SAME(sensor_noise, 1);
  SAME(numeric_data, 3);
  SAME(tuple_objprm, 1);
  SAME(key_qpos, 2);
  SAME(key_mpos, 3);
  same_floats(a->geom_rgba, b->geom_rgba, 4 * (int)a->ngeom);
  same_floats(a->light_diffuse, b->light_diffuse, 6);
  same_floats(a->mat_shininess, b->mat_shininess, 1);
}

static void edited_numbers_come_back(void** state) {
  (void)state;
  ctSpec* s = open_spec();
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  edit(m);
  assert_int_equal(ct_copyBack(s, m), 1);
  ctModel* again = ct_compile(s, NULL);
  if (!again) fail_msg("%s", cts_getError(s));
  assert_same(m, again);
  ct_deleteModel(again);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

// What was not edited keeps its form: the text is the same as before.
static void nothing_edited_changes_nothing(void** state) {
  (void)state;
  static char before[20000], after[20000];
  char error[500];
  ctSpec* s = open_spec();
  ctModel* m = ct_compile(s, NULL);
  assert_int_equal(ct_saveXMLString(s, before, sizeof before, error, sizeof error), 0);
  assert_int_equal(ct_copyBack(s, m), 1);
  assert_int_equal(ct_saveXMLString(s, after, sizeof after, error, sizeof error), 0);
  assert_string_equal(before, after);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static void a_foreign_model_is_refused(void** state) {
  (void)state;
  ctSpec* s = open_spec();
  ctModel* other = trees_load(TREES_PENDULUM);
  assert_int_equal(ct_copyBack(s, other), 0);
  assert_non_null(strstr(cts_getError(s), "incompatible models"));
  ct_deleteModel(other);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(edited_numbers_come_back),
      cmocka_unit_test(nothing_edited_changes_nothing),
      cmocka_unit_test(a_foreign_model_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
