// Which element is at fault, and the public question whether a model is still good.
#include "corruption.h"

#include <corten/corten.h>

static const char xml[] =
    "<mujoco><worldbody><geom name='floor' type='plane' size='1 1 1'/>"
    "<body name='box'><freejoint name='root'/><geom name='cube' type='box' size='.1 .1 .1'/>"
    "<geom size='.1'/><site name='s'/></body></worldbody>"
    "<actuator><motor name='push' site='s'/></actuator>"
    "<sensor><gyro name='turn' site='s'/></sensor></mujoco>";

static ctModel* load(void) {
  char error[500];
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

static void assert_says(const ctModel* m, const char* text) {
  char error[1000] = "";
  assert_int_equal(ct_validateModel(m, error, sizeof error), 0);
  if (!strstr(error, text)) fail_msg("'%s' is not in: %s", text, error);
}

static void a_compiled_model_is_valid(void** state) {
  (void)state;
  ctModel* m = load();
  char error[100] = "old text";
  assert_int_equal(ct_validateModel(m, error, sizeof error), 1);
  assert_string_equal(error, "");
  assert_int_equal(ct_validateModel(m, NULL, 0), 1);
  assert_int_equal(ct_validateModel(NULL, error, sizeof error), 0);
  assert_non_null(strstr(error, "no model"));
  ct_deleteModel(m);
}

static void the_element_is_named(void** state) {
  (void)state;
  ctModel* m = load();
  m->geom_condim[1] = 77;
  m->actuator_trntype[0] = -3;
  assert_says(m, "geom_condim[1] is 77, must be 1, 3, 4 or 6 (geom 'cube', id 1)");
  assert_says(m, "actuator_trntype[0] is -3, must be in 0..5 (actuator 'push', id 0)");
  m->geom_condim[1] = 3;
  m->actuator_trntype[0] = ctTRN_SITE;
  m->geom_type[2] = 1000; // has no name
  assert_says(m, "geom_type[2] is 1000, must be in 0..");
  assert_says(m, "(geom 2)");
  m->geom_type[2] = ctGEOM_SPHERE;
  m->sensor_type[0] = ctSENS_FRAMEQUAT; // four numbers instead of three
  assert_says(m, "sensor_dim[0] is 3, not the dimension of its sensor_type (sensor 'turn', id 0)");
  m->sensor_type[0] = ctSENS_GYRO;
  m->jnt_type[0] = ctJNT_HINGE;
  assert_int_equal(ct_validateModel(m, NULL, 0), 0);
  m->jnt_type[0] = ctJNT_FREE;
  assert_int_equal(ct_validateModel(m, NULL, 0), 1);
  ct_deleteModel(m);
}

// The second number of an actuator is the actuator's too.
static void columns_belong_to_their_row(void** state) {
  (void)state;
  ctModel* m = load();
  m->actuator_trnid[1] = 5;
  assert_says(m, "actuator_trnid[1] is 5, there are 1 objects of its type (actuator 'push', id 0)");
  ct_deleteModel(m);
}

// Names are looked up in a model that may have no good names.
static void damaged_names_are_left_out(void** state) {
  (void)state;
  ctModel* m = load();
  m->geom_condim[1] = 0;
  m->name_geomadr[1] = 1 << 30;
  assert_says(m, "geom_condim[1] is 0, must be 1, 3, 4 or 6 (geom 1)");
  m->name_geomadr[1] = -1;
  assert_says(m, "geom_condim[1] is 0, must be 1, 3, 4 or 6 (geom 1)");
  m->name_geomadr[1] = (int)m->nnames - 1;
  m->names[m->nnames - 1] = 'x';
  assert_says(m, "geom_condim[1] is 0, must be 1, 3, 4 or 6 (geom 1)");
  ct_deleteModel(m);
}

static void changed_sizes_are_seen(void** state) {
  (void)state;
  ctModel* m = load();
  m->ngeom++;
  assert_says(m, "its sizes differ from those that its memory was allocated for");
  m->ngeom--;
  int* kept = m->geom_type;
  m->geom_type = m->geom_condim;
  assert_says(m, "geom_type does not point to its place");
  m->geom_type = kept;
  assert_int_equal(ct_validateModel(m, NULL, 0), 1);
  ct_deleteModel(m);
}

// Numbers that people change in a compiled model are none of an index's business.
static void values_may_change(void** state) {
  (void)state;
  ctModel* m = load();
  m->body_gravcomp[1] = 1;
  m->geom_type[1] = ctGEOM_SPHERE;
  m->geom_contype[1] = 6;
  m->geom_condim[2] = 6;
  m->opt.integrator = ctINT_RK4;
  assert_int_equal(ct_validateModel(m, NULL, 0), 1);
  m->opt.solver = 10;
  assert_says(m, "opt.solver is 10, must be in 0..2");
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_compiled_model_is_valid),   cmocka_unit_test(the_element_is_named),
      cmocka_unit_test(columns_belong_to_their_row), cmocka_unit_test(damaged_names_are_left_out),
      cmocka_unit_test(changed_sizes_are_seen),      cmocka_unit_test(values_may_change),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
