#include "deform/mocap.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#include <string.h>

// Two mocap plates grip a cloth and carry it sideways and up.
static void plates_carry_a_cloth(void** state) {
  (void)state;
  DeformScene s = deform_scene(
      "<mujoco><option timestep='.005'/><worldbody><body mocap='true' pos='0 0 .1'><geom "
      "type='box' size='.05 .05 .02'/></body><body mocap='true' pos='0 0 .15'><geom type='box' "
      "size='.05 .05 .02'/></body></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  deform_scene_cloth(&s, &def, 0.3, 13, 0.125);
  DeformBody* b = deform_scene_body(&s, 0);
  double* pos = s.d->mocap_pos;
  for (int i = 0; i < 350; i++) {
    if (i < 20) pos[5] -= 0.00005;
    if (i >= 50 && i < 200)
      for (int k = 0; k < 2; k++) pos[3 * k] += 0.002;
    if (i >= 200 && i < 300)
      for (int k = 0; k < 2; k++) pos[3 * k + 2] += 0.003;
    ct_step(s.m, s.d);
  }
  const double* middle = b->x + 3 * 84;
  assert_within(middle[0], 0.3, 0.01);
  assert_within(middle[2], 0.425, 0.01);
  deform_scene_close(&s);
}

// A jump has no velocity.
static void jumps_do_not_throw(void** state) {
  (void)state;
  DeformScene s =
      deform_scene("<mujoco><option timestep='.005' gravity='0 0 0'/><worldbody><body "
                   "mocap='true' pos='0 0 -1'><geom type='box' size='.3 .3 .02'/></body>"
                   "</worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  deform_scene_cloth(&s, &def, 0.3, 7, 0);
  DeformBody* b = deform_scene_body(&s, 0);
  ct_step(s.m, s.d);
  s.d->mocap_pos[2] = -0.03;
  for (int i = 0; i < 20; i++) ct_step(s.m, s.d);
  assert_below(largest_of(b->v, 3 * b->nvert), 0.01);
  deform_scene_close(&s);
}

// A plate that pushes a cloth goes on pushing after its state was restored, or in a copy.
static void velocities_are_state(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.005' gravity='0 0 0'/><worldbody><body "
                               "mocap='true' pos='0 0 -.03'><geom type='box' size='.3 .3 .02'/>"
                               "</body></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  deform_scene_cloth(&s, &def, 0.3, 7, 0);
  const int sig = ctSTATE_INTEGRATION | ctSTATE_DEFORM;
  double saved[2000], end[3][147];
  assert_true(ct_dataStateSize(s.m, s.d, sig) <= 2000);
  for (int i = 0; i < 10; i++) {
    s.d->mocap_pos[2] += 0.003;
    ct_step(s.m, s.d);
  }
  ct_getState(s.m, s.d, saved, sig);
  ctData* copy = ct_copyData(NULL, s.m, s.d);
  assert_non_null(copy);
  for (int k = 0; k < 3; k++) {
    ctData* d = k == 2 ? copy : s.d;
    if (k == 1) ct_setState(s.m, d, saved, sig);
    for (int i = 0; i < 3; i++) {
      d->mocap_pos[2] += 0.003;
      ct_step(s.m, d);
    }
    memcpy(end[k], ct_deformablePos(d, 0), sizeof end[k]);
  }
  assert_below(0.02, end[0][2]); // it was pushed
  assert_memory_equal(end[0], end[1], sizeof end[0]);
  assert_memory_equal(end[0], end[2], sizeof end[0]);
  ct_deleteData(copy);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(plates_carry_a_cloth),
      cmocka_unit_test(jumps_do_not_throw),
      cmocka_unit_test(velocities_are_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
