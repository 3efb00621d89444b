#include "support/lane_worlds.h"
#include "support/model_text.h"

// Limits, friction losses, equalities and pyramids, and lanes that end after different numbers of
// sweeps. Numbers of rows have all remainders by 4.
static void sweeps_have_the_bits_of_steps(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option solver='PGS' timestep='.003'/><worldbody><geom type='plane' size='3 3 1'/>"
      "<body pos='0 0 .45'><freejoint/><geom size='.1'/>"
      "<body pos='.1 0 0'><joint name='a' axis='0 1 0' range='-30 40' limited='true'"
      " frictionloss='.05'/><geom type='capsule' fromto='0 0 0 .2 0 -.3' size='.04' condim='1'/>"
      "</body><body pos='-.1 0 0'><joint name='b' axis='0 1 0' range='-40 30' limited='true'/>"
      "<geom type='capsule' fromto='0 0 0 -.2 0 -.3' size='.04' condim='4'/></body>"
      "</body></worldbody><equality><joint joint1='a' joint2='b' polycoef='0 -1 0 0 0'/></equality>"
      "</mujoco>");
  static const int most[] = {1, 3, 100};
  for (size_t k = 0; k < sizeof most / sizeof *most; k++) {
    m->opt.iterations = most[k];
    lane_worlds_compare(m, 0, 120);
  }
  m->opt.disableflags |= ctDSBL_WARMSTART;
  lane_worlds_compare(m, 0, 120);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sweeps_have_the_bits_of_steps)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
