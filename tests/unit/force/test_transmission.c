#include "force/transmission.h"
#include "math/quat.h"
#include "math/vec.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

// A branching free body, a second tree and sites on all of them.
#define WORLD                                                                                      \
  "<mujoco><option><flag contact='disable'/></option><worldbody>"                                  \
  "<site name='rail' pos='0 0 .5' euler='0 30 20'/>"                                               \
  "<body name='trunk'><joint name='float' type='free'/><geom type='box' size='.1 .06 .05'/>"       \
  "  <site name='t1' pos='.1 .02 0' euler='10 20 30'/>"                                            \
  "  <body name='arm' pos='.2 0 0'><joint name='shoulder' type='ball'/>"                           \
  "    <geom type='box' size='.05 .03 .02' pos='.05 0 0'/><site name='a1' pos='.1 .02 .01' "       \
  "euler='-40 10 5'/></body>"                                                                      \
  "  <body name='leg' pos='-.2 0 0'><joint name='hip' axis='0 1 1'/><joint name='shift' "          \
  "type='slide' axis='1 0 0'/><geom size='.03' pos='.05 0 0'/>"                                    \
  "    <site name='l1' pos='.1 0 .02' euler='70 10 5'/></body></body>"                             \
  "<body name='wheel' pos='.1 0 .1'><joint name='spin' axis='1 2 0'/><geom size='.05' "            \
  "pos='.1 0 0'/><site name='pin' pos='.08 0 0'/></body>"                                          \
  "</worldbody></mujoco>"

static void dense_row(const ctModel* m, const ctData* d, int i, double* row) {
  memset(row, 0, (size_t)m->nv * sizeof *row);
  for (int k = d->moment_rowadr[i]; k < d->moment_rowadr[i] + d->moment_rownnz[i]; k++)
    row[d->moment_colind[k]] = d->actuator_moment[k];
}

// moment of actuator i = derivative of its length
static void check_derivative(const ctModel* m, const ctData* d, ctData* e, int i) {
  double row[64], h = 1e-6, tolerance = 1e-7;
  dense_row(m, d, i, row);
  for (int k = 0; k < m->nv; k++) {
    double v[64] = {0}, length[2];
    v[k] = 1;
    for (int s = 0; s < 2; s++) {
      memcpy(e->qpos, d->qpos, (size_t)m->nq * sizeof(double));
      ct_integratePos(m, e->qpos, v, s ? h : -h);
      ct_fwdPosition(m, e);
      length[s] = e->actuator_length[i];
    }
    trees_near(row[k], (length[1] - length[0]) / (2 * h), tolerance);
  }
}

static void moments_are_derivatives_of_lengths(void** state) {
  (void)state;
  ctModel* m = drive_load(WORLD, (DriveRoom){.tendons = 1, .path = 2, .actuators = 8});
  drive_tendon(m);
  drive_wrap(m, ctWRAP_SITE, "rail", 0);
  drive_wrap(m, ctWRAP_SITE, "a1", 0);
  int gear[8];
  gear[0] = drive_actuator(m, ctTRN_JOINT, "hip", NULL);
  gear[1] = drive_actuator(m, ctTRN_JOINT, "shift", NULL);
  gear[2] = drive_actuator(m, ctTRN_TENDON, NULL, NULL);
  gear[3] = drive_actuator(m, ctTRN_SLIDERCRANK, "pin", "rail");
  gear[4] = drive_actuator(m, ctTRN_SLIDERCRANK, "a1", "l1");
  gear[5] = drive_actuator(m, ctTRN_SLIDERCRANK, "a1", "rail"); // the rod is too short
  gear[6] = drive_actuator(m, ctTRN_JOINTINPARENT, "spin", NULL);
  gear[7] = drive_actuator(m, ctTRN_SITE, "pin", "rail"); // position against a fixed site
  for (int i = 0; i < 8; i++) m->actuator_gear[6 * gear[i]] = 1.5 - i;
  m->actuator_gear[6 * gear[7] + 1] = 2;
  m->actuator_cranklength[gear[3]] = 2;
  m->actuator_cranklength[gear[4]] = 3;
  m->actuator_cranklength[gear[5]] = 1e-3;
  ctData *d = drive_ready(m), *e = ct_makeData(m);
  for (double seed = 0; seed < 4; seed++) {
    trees_state(m, d, seed);
    ct_fwdPosition(m, d);
    for (int i = 0; i < 8; i++) check_derivative(m, d, e, i);
  }
  ct_deleteData(e);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// gear is a wrench in the frame of the site: moment = J' wrench
static void site_without_reference_is_a_wrench(void** state) {
  (void)state;
  ctModel* m = drive_load(WORLD, (DriveRoom){.actuators = 1});
  drive_actuator(m, ctTRN_SITE, "a1", NULL);
  for (int k = 0; k < 6; k++) m->actuator_gear[k] = k + 1;
  ctData* d = drive_ready(m);
  double row[64], qfrc[64] = {0}, f[3], t[3];
  int s = ct_name2id(m, ctOBJ_SITE, "a1");
  trees_state(m, d, 1);
  ct_fwdPosition(m, d);
  mat3_mul_vec(f, d->site_xmat + 9 * s, m->actuator_gear);
  mat3_mul_vec(t, d->site_xmat + 9 * s, m->actuator_gear + 3);
  ct_applyFT(m, d, f, t, d->site_xpos + 3 * s, m->site_bodyid[s], qfrc);
  dense_row(m, d, 0, row);
  trees_near_n(row, qfrc, (int)m->nv, 1e-14);
  trees_near(d->actuator_length[0], 0, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Dofs that move both sites are left out; the rest is the difference of the wrenches.
static void reference_site_leaves_common_dofs_out(void** state) {
  (void)state;
  ctModel* m = drive_load(WORLD, (DriveRoom){.actuators = 2});
  drive_actuator(m, ctTRN_SITE, "a1", "l1");
  drive_actuator(m, ctTRN_SITE, "a1", "a1");
  for (int k = 0; k < 12; k++) m->actuator_gear[k] = k + 1;
  ctData* d = drive_ready(m);
  trees_state(m, d, 1);
  ct_fwdPosition(m, d);
  int a = ct_name2id(m, ctOBJ_SITE, "a1"), r = ct_name2id(m, ctOBJ_SITE, "l1");
  double row[64], on[64] = {0}, off[64] = {0}, f[3], t[3];
  mat3_mul_vec(f, d->site_xmat + 9 * r, m->actuator_gear);
  mat3_mul_vec(t, d->site_xmat + 9 * r, m->actuator_gear + 3);
  ct_applyFT(m, d, f, t, d->site_xpos + 3 * a, m->site_bodyid[a], on);
  ct_applyFT(m, d, f, t, d->site_xpos + 3 * r, m->site_bodyid[r], off);
  dense_row(m, d, 0, row);
  for (int i = 0; i < 6; i++) trees_near(row[i], 0, 0);
  for (int i = 6; i < m->nv; i++) trees_near(row[i], on[i] - off[i], 1e-14);
  assert_int_equal(d->moment_rownnz[1], 0);
  trees_near(d->actuator_length[1], 0, 1e-15);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void ball_and_free_joints_take_three_and_six_gears(void** state) {
  (void)state;
  ctModel* m = drive_load(WORLD, (DriveRoom){.actuators = 4});
  drive_actuator(m, ctTRN_JOINT, "shoulder", NULL);
  drive_actuator(m, ctTRN_JOINTINPARENT, "shoulder", NULL);
  drive_actuator(m, ctTRN_JOINT, "float", NULL);
  drive_actuator(m, ctTRN_JOINTINPARENT, "float", NULL);
  for (int k = 0; k < 24; k++) m->actuator_gear[k] = k % 6 + 1;
  ctData* d = drive_ready(m);
  trees_state(m, d, 1);
  ct_fwdPosition(m, d);
  int s = ct_name2id(m, ctOBJ_JOINT, "shoulder");
  double row[64], v[3], back[4], turned[3];
  const double *q = d->qpos + m->jnt_qposadr[s], *gear = m->actuator_gear;
  quat_to_vel(v, q, 1);
  trees_near(d->actuator_length[0], dot3(v, gear), 1e-15);
  dense_row(m, d, 0, row);
  trees_near_n(row + m->jnt_dofadr[s], gear, 3, 0);
  quat_neg(back, q);
  quat_rot_vec(turned, gear, back);
  dense_row(m, d, 1, row);
  trees_near_n(row + m->jnt_dofadr[s], turned, 3, 1e-15);
  dense_row(m, d, 2, row);
  trees_near_n(row, gear, 6, 0);
  dense_row(m, d, 3, row);
  quat_neg(back, d->qpos + 3);
  quat_rot_vec(turned, gear + 3, back);
  trees_near_n(row, gear, 3, 0);
  trees_near_n(row + 3, turned, 3, 1e-15);
  trees_near(d->actuator_length[2], 0, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void body_without_contacts_moves_nothing(void** state) {
  (void)state;
  ctModel* m = drive_load(WORLD, (DriveRoom){.actuators = 2});
  drive_actuator(m, ctTRN_BODY, "arm", NULL);
  drive_actuator(m, ctTRN_JOINT, "hip", NULL);
  ctData* d = drive_ready(m);
  ct_fwdPosition(m, d);
  assert_int_equal(d->moment_rownnz[0], 0);
  trees_near(d->actuator_length[0], 0, 0);
  assert_int_equal(d->moment_rownnz[1], 1);
  assert_int_equal(d->moment_rowadr[1], 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// A ball on a plane and under a weight: the mean of the two normals, which point from the first
// geom to the second, pulls it to both. In the gap it pulls too.
static void adhesion_pulls_along_the_mean_normal(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><geom type='plane' size='1 1 1' margin='.02' gap='.02'/>"
      "<body name='a' pos='0 0 .11'><joint type='slide' axis='0 0 1'/><geom size='.1'/></body>"
      "<body pos='.5 0 .3'><joint type='slide' axis='0 0 1'/><geom size='.1'/></body></worldbody>"
      "<actuator><adhesion body='a' gain='3' ctrlrange='0 1'/></actuator></mujoco>");
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 1);
  assert_int_equal(t.d->contact[0].exclude, 1);
  assert_int_equal(t.d->moment_rownnz[0], 1);
  trees_near(t.d->actuator_moment[0], -1, 1e-15);
  trees_near(t.d->actuator_length[0], 0, 0);

  // the other body comes down on it: one normal up, one down
  t.d->qpos[1] = .005;
  t.m->body_pos[3 * 2] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 2);
  double row[2] = {0};
  for (int k = 0; k < t.d->moment_rownnz[0]; k++)
    row[t.d->moment_colind[k]] = t.d->actuator_moment[k];
  trees_near(row[0], 0, 1e-14);
  trees_near(row[1], -0.5, 1e-14);

  // far from everything there is nothing to pull to
  t.d->qpos[0] = 5;
  t.d->qpos[1] = 7;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->moment_rownnz[0], 0);
  trees_close(&t);
}

static void adhesion_ignores_contacts_without_rows(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body name='a' pos='0 0 .09'>"
                 "<joint type='slide' axis='0 0 1'/><geom size='.1'/></body></worldbody>"
                 "<actuator><adhesion body='a' ctrlrange='0 1'/></actuator></mujoco>");
  ct_kinematics(t.m, t.d);
  ct_comPos(t.m, t.d);
  ct_collision(t.m, t.d);
  assert_int_equal(t.d->ncon, 1);
  ct_transmission(t.m, t.d);
  assert_int_equal(t.d->moment_rownnz[0], 0);
  ct_setConst(t.m, t.d);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(moments_are_derivatives_of_lengths),
      cmocka_unit_test(site_without_reference_is_a_wrench),
      cmocka_unit_test(reference_site_leaves_common_dofs_out),
      cmocka_unit_test(ball_and_free_joints_take_three_and_six_gears),
      cmocka_unit_test(body_without_contacts_moves_nothing),
      cmocka_unit_test(adhesion_pulls_along_the_mean_normal),
      cmocka_unit_test(adhesion_ignores_contacts_without_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
