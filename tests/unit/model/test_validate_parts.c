// References whose meaning depends on a kind.
#include "corruption.h"

#include <math.h>

static void references(void** state) {
  (void)state;
  static const Corruption row[] = {
      {"geom_dataid", 1, 1, "geom_dataid[1]"},
      {"geom_dataid", 3, -1, "geom_dataid[3]"},
      {"pair_signature", 0, 9 * 65536, "pair_signature[0]"},
      {"exclude_signature", 0, 9, "exclude_signature[0]"},
      {"eq_objtype", 0, ctOBJ_GEOM, "must be body or site"},
      {"eq_obj2id", 0, -1, "eq_obj2id[0]"},
      {"eq_obj1id", 1, -1, "eq_obj1id[1]"},
      {"eq_obj1id", 2, 2, "eq_obj1id[2]"},
      {"wrap_type", 0, ctWRAP_SPHERE, "does not fit into the path of tendon"},
      {"wrap_type", 5, ctWRAP_CYLINDER, "does not fit into the path of tendon"},
      {"wrap_type", 4, ctWRAP_JOINT, "does not fit into the path of tendon"},
      {"wrap_objid", 3, 0, "wrap_objid[3]"},
      {"wrap_objid", 0, 2, "wrap_objid[0]"},
      {"actuator_trnid", 5, -1, "actuator_trnid[5]"},
      {"actuator_trnid", 3, 2, "actuator_trnid[3]"},
      {"actuator_trntype", 4, ctTRN_TENDON, "actuator_trnid[8]"},
      {"actuator_actnum", 0, 0, "actuator_dyntype[0] is 1, but there is no activation"},
      {"actuator_actadr", 0, 1, "actuator_actadr[0]"},
      {"actuator_actnum", 4, 1, "actuator_actadr[4]"},
      {"actuator_history", 0, 4, "sensor_historyadr[7]"},
      {"actuator_trntype", 0, ctTRN_TENDON, "nJmom"},
      {"tuple_objid", 0, 8, "tuple_objid[0]"},
      {"plugin_stateadr", 0, 1, "plugin_stateadr[0]"},
      {"plugin_statenum", 0, 3, "npluginstate"},
      {"names_map", 0, 8, "names_map[0]"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++)
    corruption_refused(row[i].field, row[i].index, row[i].value, row[i].text);
}

static void sensors(void** state) {
  (void)state;
  static const Corruption row[] = {
      {"sensor_objtype", 0, ctOBJ_BODY, "sensor_objtype[0] is 1, not allowed for sensor_type"},
      {"sensor_reftype", 2, ctOBJ_TENDON, "sensor_reftype[2] is 18, not allowed for sensor_type"},
      {"sensor_objid", 0, 2, "sensor_objid[0]"},
      {"sensor_refid", 2, -1, "sensor_refid[2]"},
      {"sensor_objid", 1, 1, "sensor_objid[1] is not a ball joint"},
      {"sensor_dim", 0, 2, "sensor_dim[0]"},
      {"sensor_dim", 3, 4, "sensor_dim[3]"},
      {"sensor_intprm", 9, 128, "sensor_dim[3]"},
      {"sensor_intprm", 9, -1, "sensor_dim[3]"},
      {"sensor_intprm", 11, -1, "sensor_dim[3]"},
      {"sensor_intprm", 12, 64, "sensor_dim[4]"},
      {"cam_resolution", 0, 5, "sensor_dim[4]"},
      {"sensor_dim", 5, 4, "sensor_adr[6]"},
      {"sensor_dim", 6, 9, "sensor_dim[6]"},
      {"sensor_adr", 8, 47, "sensor_adr[8]"},
      {"sensor_history", 14, 3, "nhistory"},
      {"sensor_history", 15, 3, "sensor_history[15] is 3, must be in 0..2"},
      {"actuator_history", 1, -1, "actuator_history[1] is -1"},
      {"sensor_type", 8, ctSENS_GYRO, "sensor_objtype[8]"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++)
    corruption_refused(row[i].field, row[i].index, row[i].value, row[i].text);
}

// The side site of a wrapped geom is stored as a real.
static void side_site_must_be_a_site(void** state) {
  (void)state;
  ctModel* m = everything();
  const double bad[] = {NAN, -1.5, -2, 2, 1e300, INFINITY}, good[] = {-1, 0, 1};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    m->wrap_prm[1] = bad[i];
    assert_false(corruption_accepted(m));
  }
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    m->wrap_prm[1] = good[i];
    assert_true(corruption_accepted(m));
  }
  ct_deleteModel(m);
}

static void strings_must_end(void** state) {
  (void)state;
  ctModel* m = everything();
  char* const last[] = {m->names + m->nnames - 1, m->paths + m->npaths - 1,
                        m->plugin_attr + m->npluginattr - 1, m->text_data + m->ntextdata - 1};
  for (size_t i = 0; i < sizeof last / sizeof *last; i++) {
    *last[i] = 'x';
    assert_false(corruption_accepted(m));
    *last[i] = 0;
  }
  assert_true(corruption_accepted(m));

  // a table without an empty slot would let a search for a name run for ever
  for (int i = 0; i < 2 * m->nbody; i++) m->names_map[i] = 0;
  assert_false(corruption_accepted(m));
  ct_deleteModel(m);
}

static void options_must_exist(void** state) {
  (void)state;
  ctModel* m = everything();
  int* const option[] = {&m->opt.integrator, &m->opt.cone, &m->opt.jacobian, &m->opt.solver};
  for (size_t i = 0; i < sizeof option / sizeof *option; i++) {
    int kept = *option[i];
    *option[i] = 9;
    assert_false(corruption_accepted(m));
    *option[i] = -1;
    assert_false(corruption_accepted(m));
    *option[i] = kept;
  }
  assert_true(corruption_accepted(m));
  ct_deleteModel(m);
}

static void sums_are_checked(void** state) {
  (void)state;
  ctModel* m = everything();
  cttSize* const size[] = {&m->na, &m->nsensordata, &m->nhistory, &m->npluginstate};
  for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
    for (int step = -1; step <= 1; step += 2) {
      *size[i] += step;
      assert_false(corruption_accepted(m));
      *size[i] -= step;
    }
  }
  assert_true(corruption_accepted(m));
  cttSize need = m->nJmom;
  m->nJmom = m->nu * m->nv;
  assert_true(corruption_accepted(m));
  m->nJmom++;
  assert_false(corruption_accepted(m));
  m->nJmom = need - 1;
  assert_false(corruption_accepted(m));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(references),
      cmocka_unit_test(sensors),
      cmocka_unit_test(side_site_must_be_a_site),
      cmocka_unit_test(strings_must_end),
      cmocka_unit_test(options_must_exist),
      cmocka_unit_test(sums_are_checked),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
