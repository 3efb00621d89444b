#include "unit/pos/trees.h"

#define DROP "<mujoco><worldbody><body><freejoint/><geom size='.1'/></body></worldbody></mujoco>"

static void what_is_on_the_stack_survives_a_step(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  ct_markStack(t.d);
  double* a = ct_stackAllocNum(t.d, 100);
  for (int i = 0; i < 100; i++) a[i] = i;
  ct_step(t.m, t.d);
  for (int i = 0; i < 100; i++) trees_near(a[i], i, 0);
  assert_true(t.d->maxuse_stack >= 800);
  ct_freeStack(t.d);
  assert_int_equal(t.d->pstack, 0);
  trees_close(&t);
}

static void marks_nest(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  ct_markStack(t.d);
  int* outer = ct_stackAllocInt(t.d, 3);
  outer[2] = 7;
  size_t before = t.d->pstack;
  ct_markStack(t.d);
  unsigned char* inner = ct_stackAllocByte(t.d, 1000, 64);
  assert_int_equal((uintptr_t)inner % 64, 0);
  memset(inner, 255, 1000);
  ct_freeStack(t.d);
  assert_int_equal(t.d->pstack, before);
  assert_int_equal(outer[2], 7);
  ct_freeStack(t.d);
  ct_freeStack(t.d); // one too many does nothing
  assert_int_equal(t.d->pstack, 0);
  trees_close(&t);
}

static void what_cannot_be_had_is_null(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  assert_null(ct_stackAllocNum(t.d, SIZE_MAX / 4));
  assert_null(ct_stackAllocByte(t.d, SIZE_MAX - 8, 8));
  assert_non_null(strstr(ct_lastWarning(t.d), "no room"));
  assert_null(ct_stackAllocByte(t.d, 8, 3));
  assert_null(ct_stackAllocByte(t.d, 8, 0));
  assert_null(ct_stackAllocByte(t.d, 8, 8192));
  assert_null(ct_stackAllocInt(t.d, SIZE_MAX));
  assert_non_null(strstr(ct_lastError(), "ct_stackAllocInt: requested size is too large"));
  assert_null(ct_stackAllocNum(t.d, SIZE_MAX));
  assert_non_null(strstr(ct_lastError(), "ct_stackAllocNum: requested size is too large"));
  trees_close(&t);
}

static void a_copy_has_its_own_stack(void** state) {
  (void)state;
  Trees t = trees_open(DROP);
  ctData* other = ct_makeData(t.m);
  ct_markStack(other);
  double* mine = ct_stackAllocNum(other, 1);
  *mine = 3;
  ct_markStack(t.d);
  *ct_stackAllocNum(t.d, 1) = 4;
  ct_copyData(other, t.m, t.d);
  trees_near(*mine, 3, 0);
  ct_freeStack(other);
  assert_int_equal(other->pstack, 0);
  ct_resetData(t.m, t.d);
  assert_int_equal(t.d->pstack, 0);
  ct_deleteData(other);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_on_the_stack_survives_a_step),
      cmocka_unit_test(marks_nest),
      cmocka_unit_test(what_cannot_be_had_is_null),
      cmocka_unit_test(a_copy_has_its_own_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
