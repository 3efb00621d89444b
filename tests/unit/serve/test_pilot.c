#include "base/alloc.h"
#include "serve/pilot.h"
#include "unit/serve/session_scene.h"

static void order(SessionScene* x, const char* text) {
  PageCommand c;
  assert_true(command_read(&c, text, strlen(text)));
  pilot_command(&x->s, &c);
}

static void time_goes_both_ways(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  order(&x, "step 100");
  const double angle = x.d->qpos[0];
  order(&x, "step -60");
  assert_within(x.d->time, 0.08, 1e-12);
  order(&x, "step 60"); // the recorded states
  assert_within(x.d->qpos[0], angle, 0);
  order(&x, "seek 0.1");
  assert_within(x.d->time, 0.1, 1e-12);
  order(&x, "seek 0.1");
  order(&x, "ctrl 0 5"); // what if
  pilot_step(&x.s);
  assert_int_equal(x.s.past.count, 52);
  for (int i = 0; i < 49; i++) pilot_step(&x.s);
  assert_true(fabs(x.d->qpos[0] - angle) > 1e-3);
  order(&x, "reset");
  assert_within(x.d->time, 0, 0);
  assert_int_equal(x.s.past.count, 1);
  order(&x, "frame 0");
  assert_within(x.d->qpos[0], 0.5, 0);
  order(&x, "speed 0.5");
  assert_within(x.s.speed, 0.5, 0);
  order(&x, "speed -3");
  assert_true(x.s.speed > 0);
  order(&x, "play");
  assert_false(x.s.paused);
  order(&x, "pause");
  assert_true(x.s.paused);
  order(&x, "reload");
  assert_true(x.s.wants_reload);
  scene_close(&x);
}

static void values_are_set(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  order(&x, "ctrl 0 2");
  assert_within(x.d->ctrl[0], 2, 0);
  assert_within(x.d->qfrc_actuator[0], 2, 0); // computed at once
  order(&x, "joint 0 0.25");
  assert_within(x.d->qpos[0], 0.25, 0);
  order(&x, "equal 0 1");
  assert_int_equal(x.d->eq_active[0], 1);
  order(&x, "option gravity 2 -1");
  assert_within(x.m->opt.gravity[2], -1, 0);
  order(&x, "option timestep 0 -1");
  assert_within(x.m->opt.timestep, 0.002, 0);
  order(&x, "flag 0 7 1");
  assert_int_equal(x.m->opt.disableflags, ctDSBL_GRAVITY);
  order(&x, "flag 0 7 0");
  assert_int_equal(x.m->opt.disableflags, 0);
  order(&x, "watch qacc");
  assert_string_equal(x.s.values.item[x.s.values.count - 1].field->name, "qacc");
  scene_close(&x);
}

// Numbers that no object has do nothing.
static void objects_that_are_not_there(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  static const char* const text[] = {"ctrl 1 2",
                                     "ctrl -1 2",
                                     "ctrl 0.5 2",
                                     "ctrl 1e300 2",
                                     "joint 1 3",
                                     "joint 77 3",
                                     "equal 9 1",
                                     "frame 4",
                                     "flag 1 99 1",
                                     "select 99 0 0 0",
                                     "drag 1",
                                     "move 1 1 1",
                                     "turn 1 1 1",
                                     "watch nothing",
                                     "option iterations 0 5",
                                     "option x 0 1",
                                     "option gravity 3 1",
                                     "wish 1e300 -4 900",
                                     "key 70 0"};
  const double angle = x.d->qpos[0];
  for (size_t i = 0; i < sizeof text / sizeof text[0]; i++) order(&x, text[i]);
  assert_within(x.d->ctrl[0], 0, 0);
  assert_within(x.d->qpos[0], angle, 0);
  assert_int_equal(x.s.pert.select, 0);
  const DecorWish wish = pilot_wish(&(PageCommand){.value = {1e300, -4, 900}, .count = 3});
  assert_true(wish.frame == 0 && wish.label < ctNLABEL);
  scene_close(&x);
}

static void bodies_are_dragged(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  order(&x, "select 2 0 0 0");
  order(&x, "drag 1");
  order(&x, "move 0.5 0 0");
  pilot_pose(&x.s); // paused: the body goes there
  assert_within(x.d->xpos[6], 1.5, 1e-9);
  order(&x, "drag 0");
  assert_int_equal(x.s.pert.active, 0);
  order(&x, "option gravity 2 0");
  order(&x, "drag 1");
  order(&x, "move 0 0.5 0");
  for (int i = 0; i < 200; i++) pilot_step(&x.s);
  assert_true(x.d->xpos[7] > 0.1); // the spring pulls it
  order(&x, "drag 0");
  assert_within(x.d->xfrc_applied[13], 0, 0);
  order(&x, "drag 2");
  order(&x, "turn 0 0 1");
  pilot_step(&x.s);
  assert_true(fabs(x.d->xfrc_applied[17]) > 1e-6);
  scene_close(&x);
}

static void a_state_is_a_keyframe(void** state) {
  (void)state;
  static SessionScene x;
  StrBuf text = {0};
  scene_open(&x);
  order(&x, "step 10");
  pilot_keyframe(&text, x.m, x.d);
  char* xml = str_printf(
      "<mujoco><worldbody><body><joint name='h'/><geom size='1'/></body><body><freejoint/><geom "
      "size='1'/></body>"
      "</worldbody><actuator><motor joint='h'/></actuator><keyframe>%s</keyframe></mujoco>",
      text.data);
  ctModel* m = model_text(xml);
  for (int i = 0; i < m->nq; i++) assert_within(m->key_qpos[i], x.d->qpos[i], 1e-15);
  ct_deleteModel(m);
  alloc_free(xml);
  strbuf_free(&text);
  scene_close(&x);
}

static void dragging_pushes(void** state) {
  (void)state;
  static SessionScene x;
  scene_open(&x);
  x.s.pert.select = 2;
  ctv_updateCamera(x.m, x.d, &(ctvCamera){.distance = 3, .fixedcamid = -1, .trackbodyid = -1},
                   &x.s.decor.scene);
  ctv_initPerturb(x.m, x.d, &x.s.decor.scene, &x.s.pert);
  x.s.pert.active = ctPERT_TRANSLATE;
  x.s.pert.refselpos[0] += 1;
  x.s.pert.refpos[0] += 1;
  pilot_push(&x.s);
  assert_true(x.d->xfrc_applied[12] > 1);
  scene_close(&x);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(time_goes_both_ways),        cmocka_unit_test(values_are_set),
      cmocka_unit_test(objects_that_are_not_there), cmocka_unit_test(bodies_are_dragged),
      cmocka_unit_test(a_state_is_a_keyframe),      cmocka_unit_test(dragging_pushes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
