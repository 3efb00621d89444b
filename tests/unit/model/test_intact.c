// A model that somebody wrote into: every step sees it, and does nothing but say what is wrong.
#include "corruption.h"
#include "model/data.h"
#include "model/intact.h"

#include <corten/corten.h>

static const char xml[] =
    "<mujoco><worldbody><geom name='floor' type='plane' size='5 5 1'/>"
    "<body name='box' pos='0 0 .05'><freejoint name='root'/>"
    "<geom name='cube' type='box' size='.1 .1 .1'/><site name='s'/></body>"
    "<body name='arm' pos='1 0 1'><joint name='j'/><geom size='.1' pos='.2 0 0'/></body>"
    "</worldbody><equality><joint name='e' joint1='j'/></equality>"
    "<tendon><fixed name='t'><joint joint='j' coef='1'/></fixed></tendon>"
    "<actuator><motor name='push' joint='j'/></actuator>"
    "<sensor><gyro name='turn' site='s'/></sensor></mujoco>";

typedef struct World {
  ctModel* m;
  ctData* d;
} World;

static World open_world(void) {
  char error[500];
  World w = {.m = ct_loadXMLString(xml, NULL, error, sizeof error)};
  if (!w.m) fail_msg("%s", error);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  return w;
}

static void close_world(World* w) {
  ct_deleteData(w->d);
  ct_deleteModel(w->m);
}

static void assert_stops(World* w, const char* text) {
  double before = w->d->time;
  ct_step(w->m, w->d);
  if (!strstr(ct_lastWarning(w->d), text)) fail_msg("'%s': %s", text, ct_lastWarning(w->d));
  assert_non_null(strstr(ct_lastError(), text));
  assert_true(w->d->time == before);
}

// A field of the model, an element of it, a value that must be refused, and what is said.
typedef struct Write {
  const char* field;
  int index, value;
  const char* text;
} Write;

static const Write bad_write[] = {
    {"geom_condim", 1, 77, "geom_condim[1] is 77, must be 1, 3, 4 or 6 (geom 'cube', id 1)"},
    {"geom_condim", 1, 7, "geom_condim[1] is 7"},
    {"geom_condim", 1, 0, "geom_condim[1] is 0"},
    {"geom_condim", 0, -1, "geom_condim[0] is -1"},
    {"geom_type", 1, 99, "geom_type[1] is 99, must be in 0.."},
    {"geom_type", 1, ctGEOM_MESH, "geom_dataid[1] is -1"},
    {"geom_type", 1, ctGEOM_HFIELD, "geom_dataid[1] is -1"},
    {"geom_type", 1, ctGEOM_SDF, "geom_dataid[1] is -1"},
    {"jnt_type", 1, 50, "jnt_type[1] is 50, must be in 0..3 (joint 'j', id 1)"},
    {"jnt_type", 1, ctJNT_FREE, "body_dofnum[2] is 1"},
    {"jnt_type", 0, ctJNT_HINGE, "body_dofnum[1] is 6"},
    {"actuator_trntype", 0, 1000, "actuator_trntype[0] is 1000, must be in 0..5 (actuator 'push'"},
    {"actuator_trntype", 0, ctTRN_SITE, "actuator_trnid[0] is 1"},
    {"actuator_dyntype", 0, ctDYN_INTEGRATOR, "actuator_dyntype[0] is 1, but there is no act"},
    {"actuator_gaintype", 0, -7, "actuator_gaintype[0] is -7"},
    {"actuator_trnid", 0, 12, "actuator_trnid[0] is 12"},
    {"sensor_type", 0, 4711, "sensor_type[0] is 4711, must be in 0.."},
    {"sensor_type", 0, ctSENS_FRAMEQUAT, "sensor_dim[0] is 3"},
    {"sensor_adr", 0, 1 << 20, "sensor_adr[0] is 1048576"},
    {"eq_type", 0, 99, "eq_type[0] is 99, must be in 0.."},
    {"eq_type", 0, ctEQ_WELD, "eq_objtype[0]"},
    {"eq_obj1id", 0, 9, "eq_obj1id[0] is 9"},
    {"wrap_objid", 0, 77, "wrap_objid[0] is 77"},
    {"body_parentid", 2, 5, "body_parentid[2] is 5"},
    {"body_mocapid", 1, 3, "body_mocapid[1] is 3"},
    {"dof_parentid", 3, 1 << 30, "dof_parentid[3]"},
    {"site_bodyid", 0, 12, "site_bodyid[0] is 12, must be in 0..2 (site 's', id 0)"},
    {"tree_sleep_policy", 0, 44, "tree_sleep_policy[0] is 44"},
};

static int* number(const ctModel* m, const Write* w) {
  const Field* f = corruption_field(w->field);
  assert_true(f->type == FIELD_INT && w->index < field_count(f, m, NULL));
  return (int*)field_data(f, m) + w->index;
}

static void writes_are_seen_and_said(void** state) {
  (void)state;
  World w = open_world();
  for (size_t i = 0; i < sizeof bad_write / sizeof *bad_write; i++) {
    int *x = number(w.m, bad_write + i), kept = *x;
    *x = bad_write[i].value;
    assert_stops(&w, bad_write[i].text);
    *x = kept;
    double before = w.d->time;
    ct_step(w.m, w.d);
    assert_true(w.d->time > before);
  }
  close_world(&w);
}

// Every public way to run stages, and to make or reset a data.
static void no_driver_runs_on_it(void** state) {
  (void)state;
  World w = open_world();
  ct_forward(w.m, w.d);
  ctData* copy = ct_copyData(NULL, w.m, w.d);
  w.m->geom_condim[1] = 77;
  ct_step1(w.m, w.d);
  ct_step2(w.m, w.d);
  ct_forward(w.m, w.d);
  ct_forwardSkip(w.m, w.d, ctSTAGE_NONE, 0);
  ct_inverse(w.m, w.d);
  ct_inverseSkip(w.m, w.d, ctSTAGE_NONE, 0);
  ct_resetData(w.m, w.d);
  ct_resetDataKeyframe(w.m, w.d, 0);
  ct_resetDataDebug(w.m, w.d, 1);
  assert_memory_equal(w.d->qpos, copy->qpos, (size_t)w.m->nq * sizeof(double));
  assert_memory_equal(w.d->qacc, copy->qacc, (size_t)w.m->nv * sizeof(double));
  assert_int_equal(w.d->ncon, copy->ncon);
  assert_null(ct_makeData(w.m));
  assert_null(ct_copyData(NULL, w.m, w.d));
  ct_deleteData(copy);
  close_world(&w);
}

static void options_are_seen_and_said(void** state) {
  (void)state;
  World w = open_world();
  const struct {
    int* option;
    const char* text;
  } row[] = {{&w.m->opt.cone, "opt.cone is 10, must be in 0..1"},
             {&w.m->opt.jacobian, "opt.jacobian is 10, must be in 0..2"}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    int kept = *row[i].option;
    *row[i].option = 10;
    assert_stops(&w, row[i].text);
    *row[i].option = kept;
  }
  close_world(&w);
}

// These two are refused at the door of the library, in MuJoCo's words.
static void unknown_algorithms_are_refused(void** state) {
  (void)state;
  World w = open_world();
  const struct {
    int* option;
    const char* text;
  } row[] = {{&w.m->opt.solver, "unknown solver type 10"},
             {&w.m->opt.integrator, "invalid integrator"}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    int kept = *row[i].option;
    *row[i].option = 10;
    ct_clearError();
    ct_step(w.m, w.d);
    assert_non_null(strstr(ct_lastError(), row[i].text));
    assert_true(w.d->time == 0);
    *row[i].option = kept;
  }
  ct_clearError();
  close_world(&w);
}

static void sizes_are_seen_before_arrays(void** state) {
  (void)state;
  World w = open_world();
  w.m->nbody = 1 << 28; // no array may be read to its new end
  ct_clearError();
  assert_null(ct_makeData(w.m));
  assert_non_null(
      strstr(ct_lastError(), "its sizes differ from those that its memory was allocated for"));
  w.m->nbody = 3;
  ct_step(w.m, w.d);
  assert_true(w.d->time > 0);
  close_world(&w);
}

// What is changed and good is checked once, then trusted.
static void good_changes_are_accepted(void** state) {
  (void)state;
  World w = open_world();
  assert_null(data_own(w.d)->good); // nothing was written yet
  w.m->geom_condim[1] = 6;
  w.m->geom_type[1] = ctGEOM_SPHERE;
  w.m->opt.integrator = ctINT_RK4;
  ct_step(w.m, w.d);
  assert_true(w.d->time > 0);
  assert_false(intact_known(w.m));
  assert_non_null(data_own(w.d)->good);
  ctData* other = ct_makeData(w.m);
  assert_non_null(other);
  ct_deleteData(other);
  ctModel* copy = ct_copyModel(NULL, w.m);
  other = ct_makeData(copy);
  assert_non_null(other);
  ct_deleteData(other);
  ct_deleteModel(copy);
  close_world(&w);
}

// The memory of an instance in a data is not read as that of another plugin.
static void another_plugin_is_refused(void** state) {
  (void)state;
  World w = {.m = ct_loadXMLString(
                 "<mujoco><extension><plugin plugin='mujoco.pid'><instance name='i'>"
                 "<config key='kp' value='4'/></instance></plugin></extension><worldbody><body>"
                 "<joint name='j'/><geom size='.1' pos='1 0 0'/></body></worldbody><actuator>"
                 "<plugin joint='j' plugin='mujoco.pid' instance='i'/></actuator></mujoco>",
                 NULL, NULL, 0)};
  assert_non_null(w.m);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  const int own = w.m->plugin[0];
  for (int slot = 0; slot < ctp_pluginCount(); slot++) {
    w.m->plugin[0] = slot;
    if (slot != own) assert_stops(&w, "plugin[0] is");
  }
  w.m->plugin[0] = own;
  ct_step(w.m, w.d);
  assert_true(w.d->time > 0);
  close_world(&w);
}

// A single number, whatever it becomes, is seen.
static void no_single_write_hides(void** state) {
  (void)state;
  ctModel* m = everything();
  assert_false(intact_known(m));
  intact_mark(m);
  assert_true(intact_known(m));
  int seen = 0;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK || f->type != FIELD_INT) continue;
    int* x = (int*)field_data(f, m);
    for (cttSize k = 0; k < field_count(f, m, NULL); k++) {
      x[k]++;
      bool first = !intact_known(m);
      x[k] = (int)((unsigned)x[k] - 1u + 0x80000000u);
      bool second = !intact_known(m);
      x[k] = (int)((unsigned)x[k] - 0x80000000u);
      assert_int_equal(first, second);
      seen += first;
    }
  }
  assert_true(intact_known(m));
  assert_true(seen > 400);
  ct_deleteModel(m);
}

// What every step follows or dispatches on is compared.
static void all_kinds_are_compared(void** state) {
  (void)state;
  static const char* const wanted[] = {"body_parentid",
                                       "body_jntadr",
                                       "body_mocapid",
                                       "jnt_type",
                                       "jnt_qposadr",
                                       "dof_parentid",
                                       "tree_dofadr",
                                       "geom_type",
                                       "geom_condim",
                                       "geom_bodyid",
                                       "geom_dataid",
                                       "site_bodyid",
                                       "cam_mode",
                                       "light_mode",
                                       "flex_dim",
                                       "flex_condim",
                                       "flex_interp",
                                       "flex_vertadr",
                                       "mesh_vertadr",
                                       "mesh_graphadr",
                                       "hfield_nrow",
                                       "pair_dim",
                                       "pair_geom1",
                                       "eq_type",
                                       "eq_objtype",
                                       "eq_obj2id",
                                       "tendon_adr",
                                       "tendon_treeid",
                                       "wrap_type",
                                       "wrap_objid",
                                       "actuator_trntype",
                                       "actuator_dyntype",
                                       "actuator_trnid",
                                       "actuator_actadr",
                                       "actuator_gaintype",
                                       "actuator_biastype",
                                       "actuator_historyadr",
                                       "sensor_type",
                                       "sensor_objtype",
                                       "sensor_objid",
                                       "sensor_dim",
                                       "sensor_adr",
                                       "sensor_intprm",
                                       "sensor_historyadr",
                                       "plugin",
                                       "plugin_stateadr"};
  ctModel* m = everything();
  assert_false(intact_known(m));
  intact_mark(m);
  assert_true(intact_known(m));
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    const Field* f = corruption_field(wanted[i]);
    int* x = (int*)field_data(f, m);
    cttSize last = field_count(f, m, NULL) - 1;
    assert_true(last >= 0);
    x[last] += 5;
    if (intact_known(m)) fail_msg("%s is not compared", wanted[i]);
    x[last] -= 5;
  }
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(writes_are_seen_and_said),
      cmocka_unit_test(no_driver_runs_on_it),
      cmocka_unit_test(options_are_seen_and_said),
      cmocka_unit_test(unknown_algorithms_are_refused),
      cmocka_unit_test(good_changes_are_accepted),
      cmocka_unit_test(another_plugin_is_refused),
      cmocka_unit_test(sizes_are_seen_before_arrays),
      cmocka_unit_test(no_single_write_hides),
      cmocka_unit_test(all_kinds_are_compared),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
