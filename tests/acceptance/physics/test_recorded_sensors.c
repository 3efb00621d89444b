// Requirement 19 B8: what every kind of sensor of the requirement reads at ten states of a run, by
// the groups and tolerances of the requirement.
#include "support/numbers.h"
#include "support/recorded.h"
#include "support/scene.h"

#include <math.h>
#include <string.h>

static const int state_read[] = {ctSENS_JOINTPOS,
                                 ctSENS_JOINTVEL,
                                 ctSENS_BALLQUAT,
                                 ctSENS_BALLANGVEL,
                                 ctSENS_ACTUATORPOS,
                                 ctSENS_ACTUATORVEL,
                                 ctSENS_TENDONPOS,
                                 ctSENS_TENDONVEL,
                                 ctSENS_CLOCK,
                                 ctSENS_JOINTACTFRC,
                                 -1};
static const int kinematic[] = {ctSENS_FRAMEPOS,
                                ctSENS_FRAMEQUAT,
                                ctSENS_FRAMEXAXIS,
                                ctSENS_FRAMEYAXIS,
                                ctSENS_FRAMEZAXIS,
                                ctSENS_SUBTREECOM,
                                -1};
static const int velocity[] = {ctSENS_FRAMELINVEL,   ctSENS_FRAMEANGVEL,    ctSENS_SUBTREELINVEL,
                               ctSENS_SUBTREEANGMOM, ctSENS_VELOCIMETER,    ctSENS_GYRO,
                               ctSENS_JOINTLIMITVEL, ctSENS_TENDONLIMITVEL, -1};
static const int acceleration[] = {ctSENS_FRAMELINACC, ctSENS_FRAMEANGACC, ctSENS_ACCELEROMETER,
                                   -1};
static const int force[] = {ctSENS_ACTUATORFRC,
                            ctSENS_JOINTLIMITFRC,
                            ctSENS_TENDONLIMITFRC,
                            ctSENS_FORCE,
                            ctSENS_TORQUE,
                            ctSENS_TOUCH,
                            -1};
static const int geometric[] = {ctSENS_RANGEFINDER, ctSENS_MAGNETOMETER, ctSENS_JOINTLIMITPOS,
                                ctSENS_TENDONLIMITPOS, -1};

static bool among(int type, const int* types) {
  while (*types >= 0 && *types != type) types++;
  return *types >= 0;
}

static const RefField* readings(const RefRecord* r) {
  for (int i = 0; i < r->nfield; i++) {
    if (!strcmp(r->field[i].field->name, "sensordata")) return r->field + i;
  }
  fail_msg("no readings");
  return NULL;
}

// Largest difference of a sensor, relative to its largest number where that is above 1.
static double error_of(const ctModel* m, const ctData* d, int i, const double* want) {
  double worst = 0, scale = 1;
  for (int k = m->sensor_adr[i]; k < m->sensor_adr[i] + m->sensor_dim[i]; k++) {
    worst = larger(worst, fabs(d->sensordata[k] - want[k]));
    scale = larger(scale, fabs(want[k]));
  }
  return worst / scale;
}

// Every type of the group is compared, and reads something else than zero at some state.
static void check(const int* types, double tolerance) {
  Reference r;
  if (!reference_load(&r, CT_TEST_DIR "/conformance/reference/T16_sensor_suite.sensors.ref"))
    fail_msg("%s", r.error);
  Scene s = scene_open(r.model);
  bool alive[ctSENS_USER + 1] = {false};
  assert_int_equal(r.nrecord, 10);
  for (int j = 0; j < r.nrecord; j++) {
    ct_resetData(s.m, s.d);
    reference_set_state(r.record + j, s.m, s.d);
    ct_forward(s.m, s.d);
    const double* want = readings(r.record + j)->value;
    for (int i = 0; i < s.m->nsensor; i++) {
      int type = s.m->sensor_type[i];
      if (!among(type, types)) continue;
      double e = error_of(s.m, s.d, i, want);
      if (!(e <= tolerance)) fail_msg("sensor %d, %s: %.1e", i, r.record[j].title, e);
      alive[type] = alive[type] || want[s.m->sensor_adr[i]] != 0;
    }
  }
  for (; *types >= 0; types++) {
    if (!alive[*types]) fail_msg("sensor type %d reads nothing but zero", *types);
  }
  scene_close(&s);
  reference_free(&r);
}

static void r19_b8_state_sensors(void** state) {
  (void)state;
  check(state_read, 1e-10);
}

static void r19_b8_kinematic_sensors(void** state) {
  (void)state;
  check(kinematic, 1e-10);
}

static void r19_b8_velocity_sensors(void** state) {
  (void)state;
  check(velocity, 1e-8);
}

static void r19_b8_acceleration_sensors(void** state) {
  (void)state;
  check(acceleration, 1e-6);
}

static void r19_b8_force_sensors(void** state) {
  (void)state;
  check(force, 1e-6);
}

static void r19_b8_geometric_sensors(void** state) {
  (void)state;
  check(geometric, 1e-6);
}

// At least 32 kinds; every sensor of the suite is in exactly one group, so that none goes
// uncompared; every group agrees at its tolerance, and each kind reads something.
static void r19_ac14_all_sensor_kinds(void** state) {
  (void)state;
  static const struct {
    const int* types;
    double tolerance;
  } group[] = {{state_read, 1e-10},  {kinematic, 1e-10}, {velocity, 1e-8},
               {acceleration, 1e-6}, {force, 1e-6},      {geometric, 1e-6}};
  Scene s = scene_open("trajectory/T16_sensor_suite.xml");
  bool seen[ctSENS_USER + 1] = {false};
  int kinds = 0;
  for (int i = 0; i < s.m->nsensor; i++) {
    int groups = 0, type = s.m->sensor_type[i];
    for (int g = 0; g < 6; g++) groups += among(type, group[g].types);
    assert_int_equal(groups, 1);
    kinds += !seen[type];
    seen[type] = true;
  }
  assert_true(kinds >= 32);
  for (int g = 0; g < 6; g++) {
    for (const int* t = group[g].types; *t >= 0; t++) assert_true(seen[*t]);
    check(group[g].types, group[g].tolerance);
  }
  scene_close(&s);
}

// T16: a whole run from the start passes through the recorded readings.
static void r19_t16_sensor_suite(void** state) {
  (void)state;
  Reference r;
  if (!reference_load(&r, CT_TEST_DIR "/conformance/reference/T16_sensor_suite.sensors.ref"))
    fail_msg("%s", r.error);
  Scene s = scene_open(r.model);
  for (int step = 0; step < 200; step++) {
    s.d->ctrl[0] = 0.7;
    ct_step(s.m, s.d); // reads at its start
    if (step % 20 != 19) continue;
    const double* want = readings(r.record + step / 20)->value;
    for (int i = 0; i < s.m->nsensor; i++) assert_true(error_of(s.m, s.d, i, want) < 1e-6);
  }
  scene_close(&s);
  reference_free(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_b8_state_sensors),      cmocka_unit_test(r19_b8_kinematic_sensors),
      cmocka_unit_test(r19_b8_velocity_sensors),   cmocka_unit_test(r19_b8_acceleration_sensors),
      cmocka_unit_test(r19_b8_force_sensors),      cmocka_unit_test(r19_b8_geometric_sensors),
      cmocka_unit_test(r19_ac14_all_sensor_kinds), cmocka_unit_test(r19_t16_sensor_suite),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
