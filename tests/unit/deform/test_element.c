#include "unit/deform/deform_case.h"

// Has an element of this lane named the vertex of corner i before?
static bool is_repeated(const int* vert, int i, int lane) {
  for (int k = 0; k < i; k++)
    if (vert[k * ELEMENT_LANES + lane] == vert[i * ELEMENT_LANES + lane]) return true;
  return false;
}

// Every element once, no vertex in two elements of a colour, lanes filled from the left.
static void check_batch(const ElementBatch* b, int nvert) {
  int nc = b->kind->ncorner, elements = 0;
  int* seen = test_malloc((size_t)nvert * sizeof(int));
  assert_int_equal(b->colour[b->ncolour], b->ngroup);
  for (int c = 0; c < b->ncolour; c++) {
    memset(seen, 0, (size_t)nvert * sizeof(int));
    for (int g = b->colour[c]; g < b->colour[c + 1]; g++) {
      assert_in_range(b->count[g], 1, ELEMENT_LANES);
      if (g + 1 < b->colour[c + 1]) assert_int_equal(b->count[g], ELEMENT_LANES);
      elements += b->count[g];
      for (int i = 0; i < nc; i++)
        for (int k = 0; k < b->count[g]; k++) {
          const int* vert = b->vert + (ptrdiff_t)g * nc * ELEMENT_LANES;
          int v = vert[i * ELEMENT_LANES + k];
          assert_in_range(v, 0, nvert - 1);
          if (is_repeated(vert, i, k)) continue;
          assert_int_equal(seen[v]++, 0);
        }
    }
  }
  assert_int_equal(elements, b->nelem);
  test_free(seen);
}

static void batches_are_coloured(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 4);
  check_batch(case_shape(&w)->system->batch, w.n);
  world_close(&w);
  w = case_sheet(&def, 6);
  check_batch(case_shape(&w)->system->batch, w.n);
  check_batch(case_shape(&w)->system->batch + 1, w.n);
  world_close(&w);
}

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
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(batches_are_coloured),
      cmocka_unit_test(threads_give_the_same_bits),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
