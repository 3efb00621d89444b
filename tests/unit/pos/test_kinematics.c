#include "math/quat.h"
#include "math/vec.h"
#include "pos/kinematics.h"
#include "unit/pos/trees.h"

#define ONE(joint)                                                                                 \
  "<mujoco><worldbody><body name='b' pos='1 0 0'>" joint                                           \
  "<geom size='.1' pos='0 0 1'/><site pos='0 1 0'/></body>"                                        \
  "</worldbody></mujoco>"

static void hinge_turns_about_its_anchor(void** state) {
  (void)state;
  Trees t = trees_open(ONE("<joint axis='0 0 1' pos='1 0 0'/>"));
  t.d->qpos[0] = ctPI / 2;
  kinematics(t.m, t.d);
  const double anchor[3] = {2, 0, 0}, x[3] = {2, -1, 0}, site[3] = {1, -1, 0}, axis[3] = {0, 0, 1};
  trees_near_n(t.d->xanchor, anchor, 3, 1e-15);
  trees_near_n(t.d->xaxis, axis, 3, 1e-15);
  trees_near_n(t.d->xpos + 3, x, 3, 1e-15);
  trees_near_n(t.d->site_xpos, site, 3, 1e-15);
  trees_close(&t);
}

static void slide_moves_from_its_reference(void** state) {
  (void)state;
  Trees t = trees_open(ONE("<joint type='slide' axis='0 0 2' ref='.5'/>"));
  assert_true(t.d->qpos[0] == 0.5);
  t.d->qpos[0] = 0.75;
  kinematics(t.m, t.d);
  const double x[3] = {1, 0, 0.25};
  trees_near_n(t.d->xpos + 3, x, 3, 1e-15);
  trees_close(&t);
}

static void ball_and_free_need_no_unit_quaternion(void** state) {
  (void)state;
  Trees ball = trees_open(ONE("<joint type='ball'/>")), freed = trees_open(ONE("<freejoint/>"));
  const double q[4] = {3, 3, 0, 0}, p[3] = {7, 8, 9}, geom[3] = {1, -1, 0}, site[3] = {7, 8, 10};
  memcpy(ball.d->qpos, q, sizeof q);
  memcpy(freed.d->qpos, p, sizeof p);
  memcpy(freed.d->qpos + 3, q, sizeof q);
  kinematics(ball.m, ball.d);
  kinematics(freed.m, freed.d);
  trees_near_n(ball.d->geom_xpos, geom, 3, 1e-15);
  trees_near_n(freed.d->site_xpos, site, 3, 1e-15);
  assert_memory_equal(freed.d->qpos + 3, q, sizeof q); // the state stays as it was set
  trees_close(&ball);
  trees_close(&freed);
}

static void mocap_carries_its_children(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  int b = ct_name2id(t.m, ctOBJ_BODY, "mocap"), c = ct_name2id(t.m, ctOBJ_BODY, "rider");
  const double p[3] = {5, 6, 7}, q[4] = {2, 0, 0, 2}, x[3] = {5, 6.1, 7};
  memcpy(t.d->mocap_pos, p, sizeof p);
  memcpy(t.d->mocap_quat, q, sizeof q);
  kinematics(t.m, t.d);
  trees_near_n(t.d->xpos + 3 * b, p, 3, 0);
  trees_near_n(t.d->xpos + 3 * c, x, 3, 1e-15);
  trees_close(&t);
}

// xmat is the rotation of xquat, orthogonal, and shortcuts for equal frames change nothing.
static void frames_are_consistent(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  for (int seed = 0; seed < 5; seed++) {
    trees_state(t.m, t.d, seed);
    kinematics(t.m, t.d);
    for (int b = 0; b < t.m->nbody; b++) {
      double R[9], RRt[9], eye[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
      quat_to_mat(R, t.d->xquat + 4 * b);
      trees_near_n(R, t.d->xmat + 9 * b, 9, 0);
      mat3_mul_mat_t(RRt, R, R);
      trees_near_n(RRt, eye, 9, 3e-15);
    }
    for (int g = 0; g < t.m->ngeom; g++) {
      double p[3], R[9];
      Attached a = {t.m->geom_pos + 3 * g, t.m->geom_quat + 4 * g, t.m->geom_bodyid[g],
                    ctSAMEFRAME_NONE};
      kinematics_attach(t.d, &a, p, R);
      trees_near_n(p, t.d->geom_xpos + 3 * g, 3, 1e-14);
      trees_near_n(R, t.d->geom_xmat + 9 * g, 9, 1e-14);
    }
  }
  trees_close(&t);
}

static void local_frames_map_to_the_world(void** state) {
  (void)state;
  Trees t = trees_open(ONE("<joint axis='0 0 1'/>"));
  t.d->qpos[0] = ctPI / 2;
  kinematics(t.m, t.d);
  const double pos[3] = {1, 0, 0}, quat[4] = {1, 0, 0, 0}, x[3] = {1, 1, 0};
  double p[3], R[9];
  ct_local2Global(t.d, p, R, pos, quat, 1, ctSAMEFRAME_NONE);
  trees_near_n(p, x, 3, 1e-15);
  trees_near_n(R, t.d->xmat + 9, 9, 1e-15);
  // either half alone
  memset(R, 0, sizeof R);
  ct_local2Global(t.d, NULL, R, NULL, quat, 1, ctSAMEFRAME_NONE);
  trees_near_n(R, t.d->xmat + 9, 9, 1e-15);
  memset(R, 0, sizeof R);
  ct_local2Global(t.d, p, R, NULL, quat, 1, ctSAMEFRAME_NONE);
  trees_near_n(R, t.d->xmat + 9, 9, 1e-15);
  memset(p, 0, sizeof p);
  ct_local2Global(t.d, p, NULL, pos, NULL, 1, ctSAMEFRAME_NONE);
  trees_near_n(p, x, 3, 1e-15);
  memset(p, 0, sizeof p);
  ct_local2Global(t.d, p, R, pos, NULL, 1, ctSAMEFRAME_NONE);
  trees_near_n(p, x, 3, 1e-15);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(hinge_turns_about_its_anchor),
      cmocka_unit_test(slide_moves_from_its_reference),
      cmocka_unit_test(ball_and_free_need_no_unit_quaternion),
      cmocka_unit_test(mocap_carries_its_children),
      cmocka_unit_test(frames_are_consistent),
      cmocka_unit_test(local_frames_map_to_the_world),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
