#include "force/flex_vertex.h"
#include "support/model_text.h"

// Power of a force on a vertex is that of the joint forces that it becomes, for a point mass and
// for a vertex of a turning body.
static void power_is_kept(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><body name='a' pos='1 0 0'><joint type='hinge' axis='0 .6 .8' pos='.1 .2 "
      "0'/>"
      "<geom size='.1'/></body><body name='b'><joint type='slide' axis='1 0 0'/><joint "
      "type='slide' "
      "axis='0 1 0'/><joint type='slide' axis='0 0 1'/><geom size='.1'/></body><body name='c' "
      "pos='0 1 "
      "0'><freejoint/><geom size='.1'/></body></worldbody><deformable><flex name='f' dim='2' "
      "body='a b c' element='0 1 2' radius='.01'/></deformable></mujoco>");
  ctData* d = ct_makeData(m);
  for (int i = 0; i < m->nv; i++) d->qvel[i] = 1 + 0.3 * i;
  ct_forward(m, d);
  for (int v = 0; v < 3; v++) {
    const double force[3] = {0.4, -1, 2};
    double qfrc[20] = {0}, speed[3], power = 0;
    flex_vertex_push(m, d, v, force, qfrc);
    flex_vertex_velocity(m, d, v, speed);
    for (int i = 0; i < m->nv; i++) power += qfrc[i] * d->qvel[i];
    assert_within(dot3(force, speed), power, 1e-12);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(power_is_kept)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
