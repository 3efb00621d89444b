#include "support/cmocka_all.h"

#include <corten/corten.h>

static ctSpec* parse(const char* xml) {
  char error[1000];
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  return s;
}

static const char kModel[] =
    "<mujoco><worldbody><body name='a'><joint name='ja' type='slide'/><geom size='.1'/></body>"
    "<body name='b'><joint name='jb' type='ball'/><geom size='.1'/></body>"
    "<body name='m' mocap='true'/></worldbody>"
    "<actuator><general name='x' joint='ja' dyntype='filter'/><motor name='y' joint='ja'/>"
    "</actuator></mujoco>";

static void set_state(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nq; i++) d->qpos[i] = 10 + i;
  for (int i = 0; i < m->nv; i++) d->qvel[i] = 20 + i;
  for (int i = 0; i < m->nu; i++) d->ctrl[i] = 30 + i;
  d->act[0] = 40;
  for (int i = 0; i < 3; i++) d->mocap_pos[i] = 50 + i;
  d->time = 60;
}

// A body in front of the others, and one of the actuators gone.
static void state_follows_its_elements(void** state) {
  (void)state;
  ctSpec* s = parse(kModel);
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  set_state(m, d);
  ctsBody* inside = cts_addBody(cts_findBody(s, "a"), NULL);
  ctsJoint* joint = cts_addJoint(inside, NULL);
  joint->ref = 7;
  cts_addGeom(inside, NULL)->size[0] = 1;
  s->compiler.degree = 0;
  assert_int_equal(cts_delete(s, cts_findElement(s, ctOBJ_ACTUATOR, "x")), 0);
  assert_int_equal(ct_recompile(s, NULL, m, d), 0);
  assert_int_equal(m->nq, 6);
  assert_int_equal(m->na, 0);
  const double qpos[6] = {10, 7, 11, 12, 13, 14}, qvel[5] = {20, 0, 21, 22, 23};
  for (int i = 0; i < 6; i++) assert_true(d->qpos[i] == qpos[i]);
  for (int i = 0; i < 5; i++) assert_true(d->qvel[i] == qvel[i]);
  assert_true(d->ctrl[0] == 31);
  assert_true(d->mocap_pos[2] == 52);
  assert_true(d->time == 60);
  ct_forward(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static void activations_stay(void** state) {
  (void)state;
  ctSpec* s = parse(kModel);
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  set_state(m, d);
  cts_findBody(s, "a")->pos[0] = 5;
  assert_int_equal(ct_recompile(s, NULL, m, d), 0);
  assert_true(d->act[0] == 40);
  assert_true(m->body_pos[3] == 5);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static void a_bad_spec_changes_nothing(void** state) {
  (void)state;
  ctSpec* s = parse(kModel);
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  set_state(m, d);
  cts_addGeom(cts_findBody(s, "a"), NULL)->size[0] = -1;
  assert_int_equal(ct_recompile(s, NULL, m, d), -1);
  assert_non_null(strstr(cts_getError(s), "size 0 must be positive"));
  assert_int_equal(m->nq, 5);
  assert_true(d->qpos[1] == 11);
  assert_int_equal(ct_recompile(s, NULL, m, NULL), -1);
  ct_deleteData(d);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(state_follows_its_elements),
      cmocka_unit_test(activations_stay),
      cmocka_unit_test(a_bad_spec_changes_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
