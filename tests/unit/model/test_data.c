#include "model/data.h"
#include "model/model.h"
#include "unit/pos/trees.h"

static void warnings_are_counted_with_their_text(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  data_warn(t.d, ctWARN_INERTIA, 4, "odd %s", "thing");
  data_warn(t.d, ctWARN_INERTIA, 5, "odd %d", 2);
  assert_int_equal(t.d->warning[ctWARN_INERTIA].number, 2);
  assert_int_equal(t.d->warning[ctWARN_INERTIA].lastinfo, 5);
  assert_string_equal(ct_lastWarning(t.d), "odd 2");
  trees_close(&t);
}

// The pointers into the arena, and nothing else, are what an empty arena forgets.
static void clearing_forgets_all_that_is_in_the_arena(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  assert_non_null(data_arena_push(t.d, 8, 8));
  DataOwn before = *data_own(t.d);
  before.pub.parena = 0;
  for (int i = 0; i < data_field_count; i++) {
    if (data_field[i].memory == FIELD_ARENA)
      memset((char*)t.d + data_field[i].offset, 0x5a, sizeof(void*));
  }
  t.d->ncon = 3;
  t.d->nefc = 4;
  data_arena_clear(t.d);
  for (int i = 0; i < data_field_count; i++) {
    void* p;
    memcpy(&p, (const char*)t.d + data_field[i].offset, sizeof p);
    if (data_field[i].memory == FIELD_ARENA) assert_null(p);
  }
  assert_memory_equal(t.d, &before.pub, sizeof(ctData));
  trees_close(&t);
}

static void arena_use_is_counted(void** state) {
  (void)state;
  Trees t = trees_open(TREES_PENDULUM);
  assert_non_null(data_arena_push(t.d, 100, 8));
  assert_non_null(data_arena_push(t.d, 8, 8));
  assert_int_equal(t.d->parena, 112);
  data_arena_clear(t.d);
  assert_int_equal(t.d->parena, 0);
  assert_int_equal(t.d->maxuse_arena, 112);

  // rows are forgotten, contacts stay
  t.d->contact = data_arena_push(t.d, 2 * sizeof(ctContact), 8);
  t.d->ncon = 2;
  t.d->efc_type = data_arena_push(t.d, 40, 8);
  data_arena_clear_rows(t.d);
  assert_int_equal(t.d->parena, 2 * sizeof(ctContact));
  assert_true(t.d->contact && t.d->ncon == 2 && !t.d->efc_type);
  trees_close(&t);
}

static void chosen_memory_is_a_limit(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><size memory='1K'/><worldbody><body><joint/><geom size='1'/></body>"
                       "</worldbody></mujoco>");
  assert_non_null(data_arena_push(t.d, 1000, 8));
  assert_null(data_arena_push(t.d, 32, 8));
  assert_non_null(data_arena_push(t.d, 24, 8));
  assert_non_null(arena_push(data_arena(t.d), 5000, 8)); // temporary memory has no limit
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(warnings_are_counted_with_their_text),
      cmocka_unit_test(clearing_forgets_all_that_is_in_the_arena),
      cmocka_unit_test(arena_use_is_counted),
      cmocka_unit_test(chosen_memory_is_a_limit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
