#include "support/lane_worlds.h"
#include "support/model_text.h"

// Contacts of 3, 4 and 6 directions that stick, slide and leave the ground.
static void cones_have_the_bits_of_steps(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option cone='elliptic' impratio='5' timestep='.002'/>"
      "<default><joint damping='.2' armature='.01'/></default><worldbody>"
      "<geom type='plane' size='3 3 1'/>"
      "<body pos='0 0 .31' euler='3 5 0'><freejoint/><geom type='box' size='.3 .2 .1' condim='4'/>"
      "<body pos='.3 0 0'><joint axis='0 1 0'/><joint axis='1 0 0'/>"
      "<geom type='capsule' fromto='0 0 0 .1 0 -.28' size='.04' condim='6'"
      " friction='.8 .02 .001'/></body>"
      "<body pos='-.3 0 0'><joint axis='0 1 0'/><geom type='capsule' fromto='0 0 0 -.1 0 -.28'"
      " size='.04' condim='3' friction='.3'/>"
      "<body pos='-.1 0 -.28'><joint axis='0 1 0'/><joint axis='1 0 0'/><joint axis='0 0 1'/>"
      "<joint axis='0 1 1'/><geom size='.05' pos='0 0 .02'/></body></body>"
      "</body></worldbody></mujoco>");
  assert_true(m->nv > 12);
  LaneStepper* s = lanes_make(m, 0);
  lanes_want(s, "efc_state");
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  int states[ctCNSTRSTATE_CONE + 1] = {0};
  for (int t = 0; t < 150; t++) {
    lane_worlds_step(&w, s, t);
    for (int k = 0; k < w.n; k++) {
      for (int i = 0; i < w.lane[k]->nefc; i++) {
        assert_int_equal(w.lane[k]->efc_state[i], w.alone[k]->efc_state[i]);
        assert_true(w.lane[k]->efc_force[i] == w.alone[k]->efc_force[i]);
        states[w.lane[k]->efc_state[i]]++;
      }
    }
  }
  assert_true(states[ctCNSTRSTATE_SATISFIED] && states[ctCNSTRSTATE_QUADRATIC] &&
              states[ctCNSTRSTATE_CONE]);
  lane_worlds_free(&w);
  lanes_free(s);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(cones_have_the_bits_of_steps)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
