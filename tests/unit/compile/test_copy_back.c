#include "support/failing_memory.h"
#include "unit/pos/trees.h"

#include <glob.h>
#include <stdio.h>

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
  "<body name='b' pos='0 0 1'><camera pos='1 1 1' euler='0 9 30'/>"                                \
  "<joint name='t' type='slide' springdamper='.5 1'/>"                                             \
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
  for (int i = 0; i < m->ncam; i++) turn(m->cam_quat + 4 * i, .1 + .1 * i);
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
  SAME(cam_pos, 6);
  SAME(cam_quat, 8);
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

static void refuse(ctSpec* s, const ctModel* other) {
  static char before[30000], after[30000];
  char error[500];
  ct_deleteModel(ct_compile(s, NULL)); // what a compiled spec writes: it has numbers of its own
  assert_int_equal(ct_saveXMLString(s, before, sizeof before, error, sizeof error), 0);
  assert_int_equal(ct_copyBack(s, other), 0);
  assert_non_null(strstr(cts_getError(s), "incompatible models"));
  assert_int_equal(ct_saveXMLString(s, after, sizeof after, error, sizeof error), 0);
  assert_string_equal(before, after);
}

static void a_foreign_model_is_refused(void** state) {
  (void)state;
  ctSpec* s = open_spec();
  ctModel* other = trees_load(TREES_PENDULUM);
  refuse(s, other);
  ct_deleteModel(other);
  ct_deleteSpec(s);
}

// The model with one thing more, for every kind of thing.
static void one_size_apart_is_refused(void** state) {
  (void)state;
  static const char* const more[] = {
      "<worldbody><body/></worldbody>",
      "<worldbody><body mocap='true'/></worldbody>",
      "<worldbody><body><joint/><geom size='1'/></body></worldbody>",
      "<worldbody><body><joint type='ball'/><geom size='1'/></body></worldbody>",
      "<worldbody><geom size='1'/></worldbody>",
      "<worldbody><site/></worldbody>",
      "<worldbody><camera/></worldbody>",
      "<worldbody><light/></worldbody>",
      "<asset><material name='x'/></asset>",
      "<asset><texture name='x' type='2d' builtin='flat' width='2' height='2'/></asset>",
      "<asset><mesh name='x' vertex='0 0 0 1 0 0 0 2 0 0 0 3'/></asset>",
      "<asset><hfield name='x' nrow='2' ncol='2' size='1 1 1 1'/></asset>",
      "<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='a' bindpos='0 0 0' "
      "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/></skin></deformable>",
      "<deformable><flex name='x' dim='2' body='a' vertex='0 0 0 1 0 0 0 1 0' element='0 1 2'/>"
      "</deformable>",
      "<contact><pair geom1='g' geom2='box'/></contact>",
      "<contact><exclude body1='a' body2='f'/></contact>",
      "<equality><joint joint1='h'/></equality>",
      "<tendon><fixed><joint joint='h' coef='1'/></fixed></tendon>",
      "<actuator><motor joint='h'/></actuator>",
      "<actuator><intvelocity joint='h' actrange='0 1'/></actuator>",
      "<sensor><clock/></sensor>",
      "<sensor><framepos objtype='body' objname='a'/></sensor>",
      "<custom><numeric name='x' data='1'/></custom>",
      "<custom><text name='x' data='y'/></custom>",
      "<custom><tuple name='x'><element objtype='body' objname='a'/></tuple></custom>",
      "<keyframe><key/></keyframe>",
      "<size nuserdata='3'/>",
      "<size nuser_body='3' nuser_jnt='1' nuser_geom='2'/>",
      "<extension><plugin plugin='mujoco.pid'><instance name='x'/></plugin></extension>"
      "<actuator><plugin joint='h' instance='x' actdim='0'/></actuator>",
  };
  ctSpec* s = open_spec();
  for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
    char xml[5000];
    const int kept = (int)(strlen(MODEL) - strlen("</mujoco>"));
    snprintf(xml, sizeof xml, "%.*s%s</mujoco>", kept, MODEL, more[i]);
    ctModel* other = trees_load(xml);
    refuse(s, other);
    ct_deleteModel(other);
  }
  ct_deleteSpec(s);
}

// Equal sizes, other kinds or orders; what may differ in a model that is the spec's own.
static void other_places_are_refused(void** state) {
  (void)state;
#define TWO(a, b, data)                                                                            \
  "<mujoco><worldbody><body><joint name='" a "'/><geom size='.1'/></body><body><joint name='" b    \
  "'/><geom size='.1'/></body></worldbody><custom><numeric name='n' data='" data "'/></custom>"    \
  "<keyframe><key/></keyframe></mujoco>"
  static const char* const other[] = {
      TWO("b", "a", "1 2"),
      "<mujoco><worldbody><body><joint name='a'/><joint name='b' type='slide'/><geom size='.1'/>"
      "</body><body><geom size='.1'/></body></worldbody><custom><numeric name='n' data='1 2'/>"
      "</custom><keyframe><key/></keyframe></mujoco>",
  };
  char error[500] = "";
  ctSpec* s = ct_parseXMLString(TWO("a", "b", "1 2"), NULL, error, sizeof error);
  assert_non_null(s);
  for (size_t i = 0; i < sizeof other / sizeof *other; i++) {
    ctModel* m = trees_load(other[i]);
    refuse(s, m);
    ct_deleteModel(m);
  }
  ct_deleteSpec(s);
  // a body that hangs on another one, with all else the same
#define LOOSE "<body><geom size='.1'/></body>"
  s = ct_parseXMLString(
      "<mujoco><worldbody><body><joint/><geom size='.1'/><body><geom size='.1'/>" LOOSE
      "</body></body></worldbody></mujoco>",
      NULL, error, sizeof error);
  ctModel* m = trees_load("<mujoco><worldbody><body><joint/><geom size='.1'/>" LOOSE LOOSE
                          "</body></worldbody></mujoco>");
  refuse(s, m);
  ct_deleteModel(m);
  ctModel* own = ct_compile(s, NULL);
  own->narena *= 2;
  own->geom_contype[0] = 7;
  own->body_pos[3] = .25;
  assert_int_equal(ct_copyBack(s, own), 1);
  ct_deleteModel(own);
  ct_deleteSpec(s);
}

// Every model of ours against three others and itself: only its own is taken.
static void any_two_models(void** state) {
  (void)state;
  glob_t found;
  assert_int_equal(glob(CT_TEST_DIR "/conformance/models/*.xml", 0, NULL, &found), 0);
  const size_t n = found.gl_pathc;
  static ctModel* model[300];
  assert_in_range(n, 100, 300);
  char error[1000] = "";
  for (size_t i = 0; i < n; i++) {
    model[i] = ct_loadXML(found.gl_pathv[i], NULL, error, sizeof error);
    if (!model[i]) fail_msg("%s: %s", found.gl_pathv[i], error);
  }
  int taken = 0;
  for (size_t i = 0; i < n; i++) {
    for (size_t k = i % 60; k < n; k += 60) {
      ctSpec* s = ct_parseXML(found.gl_pathv[i], NULL, error, sizeof error);
      assert_non_null(s);
      const int done = ct_copyBack(s, model[k]);
      taken += done;
      if (i == k && !done) fail_msg("%s: %s", found.gl_pathv[i], cts_getError(s));
      ct_deleteSpec(s);
    }
  }
  assert_in_range(taken, n, n + n / 5); // some differ by numbers only
  for (size_t i = 0; i < n; i++) ct_deleteModel(model[i]);
  globfree(&found);
}

// Numbers that are edited alone: where in the model, and which.
static const struct {
  size_t field;
  int at;
} kAlone[] = {
#define AT(field, i)                                                                               \
  { offsetof(ctModel, field), i }
    AT(body_mass, 2),    AT(body_inertia, 6),     AT(body_ipos, 7),        AT(body_pos, 4),
    AT(geom_size, 0),    AT(geom_pos, 1),         AT(site_size, 0),        AT(site_pos, 1),
    AT(cam_pos, 2),      AT(light_pos, 3),        AT(jnt_stiffness, 0),    AT(jnt_range, 1),
    AT(jnt_pos, 1),      AT(dof_damping, 0),      AT(dof_frictionloss, 0), AT(dof_solimp, 2),
    AT(dof_solref, 0),   AT(qpos_spring, 0),      AT(key_time, 0),         AT(key_qvel, 1),
    AT(key_ctrl, 0),     AT(key_mpos, 1),         AT(key_qpos, 0),         AT(numeric_data, 2),
    AT(tuple_objprm, 0), AT(actuator_biasprm, 1), AT(pair_margin, 0),      AT(tendon_stiffness, 0)};

static double* number(const ctModel* m, size_t k) {
  double* data;
  memcpy(&data, (const char*)m + kAlone[k].field, sizeof data);
  return data + kAlone[k].at;
}

static void each_number_comes_back_alone(void** state) {
  (void)state;
  for (size_t k = 0; k < sizeof kAlone / sizeof *kAlone; k++) {
    ctSpec* s = open_spec();
    ctModel* m = ct_compile(s, NULL);
    assert_non_null(m);
    const double want = *number(m, k) * 1.02 + .01;
    *number(m, k) = want;
    assert_int_equal(ct_copyBack(s, m), 1);
    ctModel* again = ct_compile(s, NULL);
    if (!again) fail_msg("%zu: %s", k, cts_getError(s));
    const double got = *number(again, k);
    if (!(fabs(got - want) < 1e-9)) fail_msg("number %zu is %g, not %g", k, got, want);
    ct_deleteModel(again);
    ct_deleteModel(m);
    ct_deleteSpec(s);
  }
}

// Statistics are the user's once they are written. A light's direction, without its place.
static void statistics_and_directions_come_back(void** state) {
  (void)state;
  ctSpec* s = open_spec();
  ctModel* m = ct_compile(s, NULL);
  ctStatistic* x = &m->stat;
  x->meaninertia = 1.5, x->meanmass = 2.5, x->meansize = 3.5, x->extent = 4.5, x->center[1] = 5.5;
  assert_int_equal(ct_copyBack(s, m), 1);
  ctModel* again = ct_compile(s, NULL);
  trees_near(again->stat.meaninertia, 1.5, 0);
  trees_near(again->stat.meanmass, 2.5, 0);
  trees_near(again->stat.meansize, 3.5, 0);
  trees_near(again->stat.extent, 4.5, 0);
  trees_near(again->stat.center[1], 5.5, 0);
  ct_deleteModel(m);
  m = again;
  const double dir[3] = {0, .6, -.8};
  memcpy(m->light_dir + 3, dir, sizeof dir);
  assert_int_equal(ct_copyBack(s, m), 1);
  again = ct_compile(s, NULL);
  trees_near_n(again->light_dir + 3, dir, 3, 1e-12);
  ct_deleteModel(again);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static bool copy_scarce(MemoryCount* c) {
  ctSpec* s = open_spec();
  ctModel* m = ct_compile(s, NULL);
  edit(m);
  memory_scarce(c);
  bool done = ct_copyBack(s, m) == 1;
  if (!done) assert_true(*cts_getError(s));
  memory_enough(c);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return done;
}

static void without_memory_it_says_so(void** state) {
  (void)state;
  assert_true(memory_failures(copy_scarce) >= 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_number_comes_back_alone),
      cmocka_unit_test(statistics_and_directions_come_back),
      cmocka_unit_test(without_memory_it_says_so),
      cmocka_unit_test(edited_numbers_come_back),
      cmocka_unit_test(nothing_edited_changes_nothing),
      cmocka_unit_test(a_foreign_model_is_refused),
      cmocka_unit_test(one_size_apart_is_refused),
      cmocka_unit_test(other_places_are_refused),
      cmocka_unit_test(any_two_models),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
