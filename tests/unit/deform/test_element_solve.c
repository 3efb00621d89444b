#include "unit/deform/deform_case.h"

// The same bits with 1, 2 and 4 threads.
static void threads_give_the_same_bits(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.material.damping = 1e-3;
  for (int kind = 0; kind < 2; kind++) {
    double* first = NULL;
    for (int threads = 1; threads <= 4; threads *= 2) {
      char error[200] = "";
      const double size[3] = {1, 1, 1};
      World w = world_open(kind ? ct_makeSoftBox(&def, size, (int[]){14, 14, 14}, error, 200)
                                : ct_makeClothRectangle(&def, size, (int[]){60, 60}, error, 200),
                           error);
      Pool* pool = threads > 1 ? pool_create(threads) : NULL;
      size_t bytes = (size_t)w.n * 3 * sizeof(double);
      case_shake(&w, 1e-3, 9);
      world_begin(&w);
      for (int i = 0; i < 5; i++) world_step(&w, CASE_FALL, 1e-3, pool);
      if (!first) {
        first = test_malloc(bytes);
        memcpy(first, w.state.x, bytes);
      }
      assert_memory_equal(first, w.state.x, bytes);
      pool_free(pool);
      world_close(&w);
    }
    test_free(first);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(threads_give_the_same_bits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
