#include "draw/store.h"
#include "unit/draw/easel.h"

// A rectangle after its context is gone draws nowhere.
static void a_freed_store_is_not_current(void** state) {
  (void)state;
  Store* s = store_make();
  assert_non_null(s);
  store_use(s, &s->off);
  assert_ptr_equal(store_current(), s);
  store_free(s);
  assert_null(store_current());
  ctr_rectangle((ctrRect){0, 0, 4, 4}, 1, 1, 1, 1);
}

static void a_failure_is_told_once(void** state) {
  (void)state;
  assert_int_equal(ctr_getError(), 0);
  store_fail();
  assert_int_equal(ctr_getError(), 1);
  assert_int_equal(ctr_getError(), 0);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_freed_store_is_not_current),
                cmocka_unit_test(a_failure_is_told_once))
