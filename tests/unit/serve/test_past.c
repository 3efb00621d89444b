#include "serve/past.h"
#include "support/model_text.h"

#include <string.h>

static ctModel* pendulum(void) {
  return model_world(
      "",
      "<body pos='0 0 1'><joint axis='0 1 0'/><geom type='capsule' size='.05 .3'/></body>"
      "<body pos='1 0 .09'><freejoint/><geom size='.1'/></body><geom type='plane' size='2 2 .1'/>");
}

// Going back and on again gives the same bits.
static void what_if_is_exact(void** state) {
  (void)state;
  enum { STEPS = 50, BACK = 20 };
  ctModel* m = pendulum();
  ctData* d = ct_makeData(m);
  Past h;
  double expected[STEPS][9];
  assert_true(past_start(&h, m, d, 1000, 1 << 20));
  int at = past_add(&h, m, d, -1);
  for (int i = 0; i < STEPS; i++) {
    ct_step(m, d);
    memcpy(expected[i], d->qvel, sizeof(double) * (size_t)m->nv);
    at = past_add(&h, m, d, at);
  }
  assert_int_equal(at, STEPS);
  assert_within(past_time(&h, at), d->time, 0);
  past_restore(&h, m, d, BACK);
  assert_int_equal(past_find(&h, d->time + 1e-9), BACK);
  assert_int_equal(past_find(&h, -1), 0);
  for (int i = BACK; i < STEPS; i++) {
    ct_step(m, d);
    assert_memory_equal(d->qvel, expected[i], sizeof(double) * (size_t)m->nv);
  }
  at = past_add(&h, m, d, BACK); // another future
  assert_int_equal(at, BACK + 1);
  assert_int_equal(h.count, BACK + 2);
  past_restore(&h, m, d, 1000); // not there: nothing happens
  past_free(&h);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void the_oldest_makes_room(void** state) {
  (void)state;
  ctModel* m = pendulum();
  ctData* d = ct_makeData(m);
  Past h;
  assert_true(past_start(&h, m, d, 1000, 1)); // as little as possible
  assert_int_equal(h.room, 2);
  past_free(&h);
  assert_true(past_start(&h, m, d, 10, 1 << 20));
  int at = -1;
  for (int i = 0; i < 25; i++) {
    d->time = i;
    at = past_add(&h, m, d, at);
  }
  assert_int_equal(h.count, 10);
  assert_within(past_time(&h, 0), 15, 0);
  assert_within(past_time(&h, at), 24, 0);
  past_free(&h);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_if_is_exact),
                                     cmocka_unit_test(the_oldest_makes_room)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
