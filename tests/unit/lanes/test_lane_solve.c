#include "model/data.h"
#include "support/lane_worlds.h"
#include "support/model_text.h"

static const char kArm[] =
    "<mujoco><size memory='%dK'/><option timestep='.004'/><worldbody><geom type='plane' size='3 3 "
    "1'/>"
    "<body name='a' pos='0 0 .5'><joint name='j1' axis='0 1 0' range='-60 60' limited='true'/>"
    "<geom type='capsule' fromto='0 0 0 .3 0 -.3' size='.05'/>"
    "<body name='b' pos='.3 0 -.3'><joint name='j2' axis='0 1 0'/><joint axis='1 0 0'"
    " frictionloss='.1'/><geom size='.1' condim='%d'/></body></body></worldbody>"
    "<equality><joint joint1='j1' joint2='j2'/><connect body1='b' anchor='0 0 .1'/></equality>"
    "</mujoco>";

static ctModel* make_arm(int memory, int condim) {
  char text[2000];
  sprintf(text, kArm, memory, condim);
  return model_text(text);
}

// Worlds whose equalities, sizes or contacts are not those of their neighbours.
static void worlds_that_do_not_fit(void** state) {
  (void)state;
  for (int condim = 1; condim <= 4; condim += 3) {
    ctModel* m = make_arm(1000, condim);
    for (int cone = ctCONE_PYRAMIDAL; cone <= ctCONE_ELLIPTIC; cone++) {
      m->opt.cone = cone;
      LaneStepper* s = lanes_make(m, 0);
      LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
      for (int t = 0; t < 60; t++) {
        for (int k = 0; k < w.n; k++) {
          bool on = (t / 10 + k) % 4 == 0, all_off = t > 30 && k % 5 == 1;
          w.lane[k]->eq_active[1] = w.alone[k]->eq_active[1] = on && !all_off;
          w.lane[k]->eq_active[0] = w.alone[k]->eq_active[0] = !all_off;
        }
        lane_worlds_step(&w, s, t);
      }
      lane_worlds_free(&w);
      lanes_free(s);
    }
    ct_deleteModel(m);
  }
}

// A solver without memory warns, in lanes too.
static void full_arenas(void** state) {
  (void)state;
  int warnings = 0;
  ctModel* m = make_arm(1000, 3);
  for (size_t room = 1000; room < 12000; room += 1000) {
    LaneStepper* s = lanes_make(m, 0);
    LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
    for (int k = 0; k < w.n; k++) data_own(w.lane[k])->limit = data_own(w.alone[k])->limit = room;
    for (int t = 0; t < 40; t++) lane_worlds_step(&w, s, t);
    for (int k = 0; k < w.n; k++) warnings += w.lane[k]->warning[ctWARN_CNSTRFULL].number;
    lane_worlds_free(&w);
    lanes_free(s);
  }
  assert_true(warnings > 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(worlds_that_do_not_fit),
                                     cmocka_unit_test(full_arenas)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
