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

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(batches_are_coloured)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
