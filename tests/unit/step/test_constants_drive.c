#include "math/dense.h"
#include "step/constants_drive.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

static void near(double a, double b) { trees_near(a, b, 1e-12 * (1 + fabs(b))); }

static Trees tendon_and_motor(void) {
  ctModel* m = drive_load(TREES_ALL, (DriveRoom){.tendons = 1, .path = 2, .actuators = 1});
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "hip", 2);
  drive_wrap(m, ctWRAP_JOINT, "knee", -3);
  m->actuator_gear[6 * drive_actuator(m, ctTRN_JOINT, "knee", NULL)] = 4;
  return (Trees){m, drive_ready(m)};
}

// length0 = length at qpos0, invweight0 = J M^-1 J', acc0 = |M^-1 moment|
static void weights_of_tendons_and_actuators(void** state) {
  (void)state;
  Trees t = tendon_and_motor();
  int nv = (int)t.m->nv, hip = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "hip")];
  int knee = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "knee")];
  double row[64] = {0}, x[64], ref = t.m->qpos0[t.m->jnt_qposadr[t.m->dof_jntid[knee]]];
  ct_forward(t.m, t.d);
  row[hip] = 2;
  row[knee] = -3;
  ct_solveM(t.m, t.d, x, row, 1);
  near(t.m->tendon_length0[0], -3 * ref);
  near(t.m->tendon_invweight0[0], dense_dot(row, x, nv));
  row[hip] = 0;
  row[knee] = 4;
  ct_solveM(t.m, t.d, x, row, 1);
  near(t.m->actuator_acc0[0], dense_norm(x, nv));
  near(t.m->actuator_length0[0], 4 * ref);
  trees_close(&t);
}

// A rest length of -1 -1 is the length in the spring's pose; any other stays.
static void rest_lengths(void** state) {
  (void)state;
  Trees t = tendon_and_motor();
  int q = t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "hip")];
  t.m->qpos_spring[q] = 0.25;
  t.m->tendon_lengthspring[0] = t.m->tendon_lengthspring[1] = -1;
  int k = t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "knee")];
  ct_setConst(t.m, t.d);
  near(t.m->tendon_lengthspring[0], 0.5 - 3 * t.m->qpos_spring[k]);
  near(t.m->tendon_lengthspring[1], t.m->tendon_lengthspring[0]);
  t.m->tendon_lengthspring[0] = -1;
  t.m->tendon_lengthspring[1] = 2;
  ct_setConst(t.m, t.d);
  near(t.m->tendon_lengthspring[0], -1);
  near(t.m->tendon_lengthspring[1], 2);
  trees_close(&t);
}

static void damping_ratio_becomes_velocity_gain(void** state) {
  (void)state;
  Trees t = tendon_and_motor();
  double *gain = t.m->actuator_gainprm, *bias = t.m->actuator_biasprm;
  int knee = t.m->jnt_dofadr[ct_name2id(t.m, ctOBJ_JOINT, "knee")];
  gain[0] = 7;
  bias[1] = -7;
  bias[2] = 0.8;
  ct_setConst(t.m, t.d);
  near(bias[2], -2 * 0.8 * sqrt(7 * t.m->dof_M0[knee] / 16));
  double kept = bias[2]; // a negative number is a gain already
  ct_setConst(t.m, t.d);
  near(bias[2], kept);
  bias[1] = -6; // not a servo
  bias[2] = 0.8;
  ct_setConst(t.m, t.d);
  near(bias[2], 0.8);
  trees_close(&t);
}

// Trees that a tendon joins, and which of them may sleep.
static void trees_of_tendons(void** state) {
  (void)state;
  ctModel* m = drive_load(TREES_ALL, (DriveRoom){.tendons = 2, .path = 4, .actuators = 0});
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "swing", 1);
  drive_wrap(m, ctWRAP_JOINT, "hip", 1);
  drive_tendon(m);
  drive_wrap(m, ctWRAP_JOINT, "hip", 1);
  drive_wrap(m, ctWRAP_JOINT, "knee", 1);
  for (int t = 0; t < m->ntree; t++) m->tree_sleep_policy[t] = ctSLEEP_AUTO;
  ctData* d = drive_ready(m);
  int swing = m->body_treeid[ct_name2id(m, ctOBJ_BODY, "second")], trunk = 0;
  assert_int_equal(m->tendon_treenum[0], 2);
  assert_int_equal(m->tendon_treeid[0], swing);
  assert_int_equal(m->tendon_treeid[1], trunk);
  assert_int_equal(m->tendon_treenum[1], 1);
  assert_int_equal(m->tendon_treeid[3], -1);
  assert_int_equal(m->tree_sleep_policy[swing], ctSLEEP_AUTO_ALLOWED);
  m->tree_sleep_policy[swing] = ctSLEEP_AUTO;
  m->tendon_stiffness[0] = 1;
  ct_setConst(m, d);
  assert_int_equal(m->tree_sleep_policy[swing], ctSLEEP_AUTO_NEVER);
  assert_int_equal(m->tree_sleep_policy[trunk], ctSLEEP_AUTO_ALLOWED); // decided before
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void references_of_equality_constraints(void** state) {
  (void)state;
  ctModel* m = drive_load(TREES_ALL, (DriveRoom){.equalities = 4});
  int arm = ct_name2id(m, ctOBJ_BODY, "arm"), leg = ct_name2id(m, ctOBJ_BODY, "leg");
  for (int i = 0; i < 4; i++) {
    m->eq_type[i] = i == 0 || i == 3 ? ctEQ_CONNECT : ctEQ_WELD;
    m->eq_objtype[i] = i == 3 ? ctOBJ_SITE : ctOBJ_BODY;
    m->eq_obj1id[i] = i == 3 ? 0 : arm;
    m->eq_obj2id[i] = i == 3 ? 0 : leg;
    for (int k = 0; k < 3; k++) m->eq_data[i * ctNEQDATA + k] = 0.1 * (k + 1);
  }
  double *connect = m->eq_data, *weld = connect + ctNEQDATA, *given = weld + ctNEQDATA;
  double *sites = given + ctNEQDATA, p[3], q[3], r[4];
  given[6] = given[7] = 3;
  ctData* d = drive_ready(m);
  ct_forward(m, d);
  // the same point of the world from both bodies
  ct_local2Global(d, p, NULL, connect, connect + 6, arm, 0);
  ct_local2Global(d, q, NULL, connect + 3, connect + 6, leg, 0);
  for (int k = 0; k < 3; k++) near(p[k], q[k]);
  ct_local2Global(d, p, NULL, weld, connect + 6, leg, 0);
  ct_local2Global(d, q, NULL, weld + 3, connect + 6, arm, 0);
  for (int k = 0; k < 3; k++) near(p[k], q[k]);
  ctu_mulQuat(r, d->xquat + 4 * arm, weld + 6);
  for (int k = 0; k < 4; k++) near(r[k], d->xquat[4 * leg + k]);
  near(given[6], sqrt(0.5)); // the user's, made a unit
  near(given[3], 0);
  near(sites[0], 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(weights_of_tendons_and_actuators),    cmocka_unit_test(rest_lengths),
      cmocka_unit_test(damping_ratio_becomes_velocity_gain), cmocka_unit_test(trees_of_tendons),
      cmocka_unit_test(references_of_equality_constraints),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
