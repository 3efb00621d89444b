#include "model/awake.h"
#include "unit/pos/trees.h"

static void everything_that_moves_is_awake(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  memset(t.d->body_awake, 0, (size_t)t.m->nbody * sizeof(int));
  awake_all(t.m, t.d);
  assert_int_equal(t.d->ntree_awake, 2);
  assert_int_equal(t.d->nbody_awake, t.m->nbody);
  assert_int_equal(t.d->nparent_awake, t.m->nbody - 1);
  assert_int_equal(t.d->nv_awake, t.m->nv);
  assert_int_equal(t.d->body_awake[0], -1);                                   // the world
  assert_int_equal(t.d->body_awake[ct_name2id(t.m, ctOBJ_BODY, "mocap")], 1); // moved by the user
  assert_int_equal(t.d->body_awake[ct_name2id(t.m, ctOBJ_BODY, "rider")], 1); // carried by it
  assert_int_equal(t.d->body_awake[ct_name2id(t.m, ctOBJ_BODY, "hand")], 1);
  for (int b = 0; b < t.m->nbody; b++) assert_int_equal(t.d->body_awake_ind[b], b);
  for (int b = 1; b < t.m->nbody; b++) assert_int_equal(t.d->parent_awake_ind[b - 1], b);
  for (int i = 0; i < t.m->nv; i++) assert_int_equal(t.d->dof_awake_ind[i], i);
  for (int k = 0; k < 2; k++) assert_int_equal(t.d->tree_asleep[k], -11);
  trees_close(&t);
}

static void what_is_fixed_to_the_world_is_static(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><geom size='1'/><body><geom "
                       "size='1'/></body></body></worldbody></mujoco>");
  for (int b = 0; b < 3; b++) assert_int_equal(t.d->body_awake[b], -1);
  trees_close(&t);
}

// Two trees, the first asleep: the lists leave it out, and so may what ties it to nothing awake.
static void sleepers_are_left_out(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body name='a'><joint name='x'/><geom size='.1'/></body>"
      "<body name='b' pos='1 0 0'><joint name='y'/><geom size='.1'/></body></worldbody>"
      "<tendon><fixed name='s'><joint joint='x' coef='1'/></fixed>"
      "<fixed name='t'><joint joint='x' coef='1'/><joint joint='y' coef='1'/></fixed></tendon>"
      "<equality><connect body1='a' anchor='0 0 0'/><connect body1='a' body2='b' anchor='0 0 0'/>"
      "<joint joint1='x'/><joint joint1='x' joint2='y'/><tendon tendon1='s'/><tendon tendon1='s' "
      "tendon2='t'/></equality><actuator><motor name='m' joint='x'/><motor joint='y'/><motor "
      "tendon='s'/>"
      "<motor tendon='t'/></actuator><sensor><jointpos joint='x'/><jointpos joint='y'/>"
      "<tendonpos tendon='s'/><actuatorfrc actuator='m'/><clock/>"
      "<framepos objtype='body' objname='a' reftype='body' refname='b'/></sensor></mujoco>");
  assert_false(awake_some_sleep(t.m, t.d));
  t.d->tree_asleep[0] = 0;
  awake_update(t.m, t.d);
  assert_true(awake_some_sleep(t.m, t.d));
  assert_true(t.d->ntree_awake == 1 && t.d->nbody_awake == 2 && t.d->nv_awake == 1);
  assert_true(t.d->body_awake[1] == ctS_ASLEEP && t.d->body_awake[2] == ctS_AWAKE);
  assert_true(t.d->body_awake_ind[1] == 2 && t.d->dof_awake_ind[0] == 1);
  assert_true(awake_dof_sleeps(t.m, t.d, 0) && !awake_dof_sleeps(t.m, t.d, 1));
  assert_true(awake_tendon_sleeps(t.m, t.d, 0) && !awake_tendon_sleeps(t.m, t.d, 1));
  const bool drives[] = {true, false, true, false};
  for (int i = 0; i < 4; i++) assert_int_equal(awake_actuator_sleeps(t.m, t.d, i), drives[i]);
  const bool reads[] = {true, false, true, true, false, false};
  for (int i = 0; i < 6; i++) assert_int_equal(awake_sensor_sleeps(t.m, t.d, i), reads[i]);
  trees_close(&t);
}

// Which of both trees sleeps: none, the first, the second, both. Bits of what sleeps then.
static void every_kind_by_the_trees_it_ties(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><site name='w'/><site name='w2' pos='1 1 1'/><body name='a'><joint "
      "name='x'/><geom name='ga' size='.1'/><site name='sa'/><camera name='ca'/></body><body "
      "name='b' pos='1 0 0'><joint name='y'/><geom name='gb' size='.1'/><site name='sb'/></body>"
      "</worldbody><tendon><spatial name='ab'><site site='sa'/><site site='sb'/></spatial><spatial "
      "name='fix'><site site='w'/><site site='w2'/></spatial><fixed name='only'><joint joint='y' "
      "coef='1'/></fixed></tendon><equality><weld body1='a' body2='b'/><weld site1='sa' "
      "site2='sb'/><connect site1='sa' site2='w'/><joint joint1='y' joint2='x'/><tendon "
      "tendon1='ab'/><tendon tendon1='only' tendon2='ab'/></equality><actuator><general "
      "jointinparent='x'/><general site='sb'/><adhesion body='a' ctrlrange='0 1'/><general "
      "tendon='fix'/><general cranksite='sa' slidersite='sb' cranklength='1'/><general "
      "cranksite='w' "
      "slidersite='w2' cranklength='1'/></actuator><sensor><framepos objtype='xbody' objname='a'/>"
      "<framepos objtype='geom' objname='gb'/><framepos objtype='camera' objname='ca' "
      "reftype='site' refname='sb'/><contact geom1='ga' data='found'/><contact site='sa' "
      "data='found'/><contact geom2='gb' data='found'/><rangefinder site='sa'/><user "
      "objtype='site' objname='sa' dim='1'/><tendonpos tendon='fix'/></sensor></mujoco>");
  // bit 0: with no tree asleep, bit 1: the first, bit 2: the second, bit 3: both
  static const int actuator[] = {10, 12, 10, 0, 8, 15};
  static const int sensor[] = {10, 12, 8, 10, 0, 12, 0, 0, 0};
  for (int trees = 0; trees < 4; trees++) {
    t.d->tree_asleep[0] = trees & 1 ? 0 : -11;
    t.d->tree_asleep[1] = trees & 2 ? 1 : -11;
    awake_update(t.m, t.d);
    for (int i = 0; i < 6; i++)
      if (awake_find_actuator(t.m, t.d, i) != (actuator[i] >> trees & 1))
        fail_msg("actuator %d, trees %d", i, trees);
    for (int i = 0; i < 9; i++)
      if (awake_find_sensor(t.m, t.d, i) != (sensor[i] >> trees & 1))
        fail_msg("sensor %d, trees %d", i, trees);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_kind_by_the_trees_it_ties),
      cmocka_unit_test(everything_that_moves_is_awake),
      cmocka_unit_test(what_is_fixed_to_the_world_is_static),
      cmocka_unit_test(sleepers_are_left_out),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
