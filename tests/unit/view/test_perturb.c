#include "unit/view/stage.h"

#define BODIES                                                                                     \
  "<mujoco><option gravity='0 0 0'/><worldbody><body name='a' pos='0 0 1'><freejoint/>"            \
  "<geom size='.1' mass='2'/><body name='child' pos='1 0 0'><joint axis='0 0 1'/>"                 \
  "<geom size='.1' mass='.001'/></body></body><body name='m' mocap='true' pos='5 0 0'>"            \
  "<geom size='.1'/></body></worldbody></mujoco>"

static void beginning(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  stage_show(&s, -1);
  s.pert.select = 1;
  ctv_initPerturb(s.m, s.d, &s.scn, &s.pert);
  trees_near(s.pert.localmass, 2, .01);
  trees_near_n(s.pert.refpos, s.d->xipos + 3, 3, 1e-12);
  trees_near_n(s.pert.refselpos, s.d->xpos + 3, 3, 1e-12);
  double head[3], forward[3], away[3];
  ctv_cameraInModel(head, forward, NULL, &s.scn);
  ctu_sub3(away, s.d->xpos + 3, head);
  trees_near(s.pert.scale, ctv_frustumHeight(&s.scn) * ctu_dot3(away, forward), 1e-12);
  ctvPerturb none, same;
  ctv_defaultPerturb(&none);
  same = none;
  ctv_initPerturb(s.m, s.d, &s.scn, &none);
  assert_memory_equal(&none, &same, sizeof none);
  stage_close(&s);
}

static void poses(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  double to[3] = {7, 8, 9}, root[3] = {6, 8, 9};
  s.pert.select = 3;
  s.pert.active = ctPERT_TRANSLATE;
  ctu_copy3(s.pert.refpos, to);
  ctv_applyPerturbPose(s.m, s.d, &s.pert, 0); // mocap bodies always follow
  trees_near_n(s.d->mocap_pos, to, 3, 1e-12);
  s.pert.select = 2;
  ctv_applyPerturbPose(s.m, s.d, &s.pert, 0); // others only while paused
  trees_near(s.d->qpos[0], 0, 0);
  ctv_applyPerturbPose(s.m, s.d, &s.pert, 1); // the whole tree comes along
  trees_near_n(s.d->qpos, root, 3, 1e-12);
  s.pert.select = 1;
  ctv_applyPerturbPose(s.m, s.d, &s.pert, 1);
  trees_near_n(s.d->qpos, to, 3, .01); // its centre of mass is close to its origin
  stage_close(&s);
}

// A spring and a damper from the picked point, and the torque that comes with them.
static void forces(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.d->qvel[0] = 3;
  ct_forward(s.m, s.d);
  s.pert.select = 1;
  s.pert.active = ctPERT_TRANSLATE;
  s.pert.localmass = 2;
  s.pert.refselpos[2] = 1.5;
  ctv_applyPerturbForce(s.m, s.d, &s.pert);
  double k = (double)s.m->vis.map.stiffness;
  double force[3] = {-2 * sqrt(k) * 3, 0, 2 * k * .5};
  trees_near_n(s.d->xfrc_applied + 6, force, 3, 1e-9);
  s.pert.active = 0;
  s.d->xfrc_applied[6] = 42;
  ctv_applyPerturbForce(s.m, s.d, &s.pert); // nothing is dragged
  trees_near(s.d->xfrc_applied[6], 42, 0);
  s.pert.active2 = ctPERT_ROTATE;
  s.pert.refquat[0] = s.pert.refquat[3] = sqrt(.5);
  s.d->qvel[0] = 0;
  ct_forward(s.m, s.d);
  ctv_applyPerturbForce(s.m, s.d, &s.pert);
  double turn = (double)s.m->vis.map.stiffnessrot / s.m->body_invweight0[3] * ctPI / 2;
  trees_near(s.d->xfrc_applied[11], turn, 1e-6 * turn);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(beginning), cmocka_unit_test(poses), cmocka_unit_test(forces))
