#include "deform/colour.h"
#include "support/failing_memory.h"
#include "support/numbers.h"

// No two elements of a colour share a vertex.
static void check_colours(const int* colour, const int* vert, int nelem, int ncorner, int nvert) {
  int* seen = test_malloc((size_t)nvert * sizeof(int));
  for (int c = 0;; c++) {
    int count = 0;
    memset(seen, 0, (size_t)nvert * sizeof(int));
    for (int e = 0; e < nelem; e++) {
      if (colour[e] != c) continue;
      count++;
      for (int i = 0; i < ncorner; i++) {
        if (vert[e * ncorner + i] < 0) continue;
        assert_int_equal(seen[vert[e * ncorner + i]], 0);
        seen[vert[e * ncorner + i]] = 1;
      }
    }
    if (count == 0) break;
  }
  test_free(seen);
}

static void a_path_has_two_colours(void** state) {
  (void)state;
  int vert[20], colour[10], n;
  for (int i = 0; i < 10; i++) vert[2 * i] = i, vert[2 * i + 1] = i + 1;
  assert_true(colour_elements(colour, &n, vert, 10, 2, 11));
  assert_int_equal(n, 2);
  for (int i = 0; i < 10; i++) assert_int_equal(colour[i], i % 2);
  check_colours(colour, vert, 10, 2, 11);
}

static void a_star_needs_a_colour_per_ray_also_beyond_64(void** state) {
  (void)state;
  enum { N = 150 };
  int vert[2 * N], colour[N], n;
  for (int i = 0; i < N; i++) vert[2 * i] = 0, vert[2 * i + 1] = i + 1;
  assert_true(colour_elements(colour, &n, vert, N, 2, N + 1));
  assert_int_equal(n, N);
  check_colours(colour, vert, N, 2, N + 1);
}

static void missing_corners_bind_nothing(void** state) {
  (void)state;
  int vert[6] = {0, 1, -1, 2, 3, -1}, colour[2], n;
  assert_true(colour_elements(colour, &n, vert, 2, 3, 4));
  assert_int_equal(n, 1);
}

static void no_elements_have_no_colours(void** state) {
  (void)state;
  int n = 7, colour[1];
  assert_true(colour_elements(colour, &n, NULL, 0, 2, 3));
  assert_int_equal(n, 0);
}

static void random_tetrahedra_are_coloured_alike_each_time(void** state) {
  (void)state;
  enum { N = 300, V = 80 };
  int vert[4 * N], colour[N], again[N], n, m;
  unsigned seed = 5;
  for (int i = 0; i < 4 * N; i++) {
    seed = seed * 1664525u + 1013904223u;
    vert[i] = (i % 4) * (V / 4) + (int)((seed >> 8) % (V / 4));
  }
  assert_true(colour_elements(colour, &n, vert, N, 4, V));
  assert_true(colour_elements(again, &m, vert, N, 4, V));
  assert_int_equal(n, m);
  assert_memory_equal(colour, again, sizeof colour);
  check_colours(colour, vert, N, 4, V);
}

static bool try_colours(MemoryCount* c) {
  int vert[2] = {0, 1}, colour[1], n;
  memory_scarce(c);
  return colour_elements(colour, &n, vert, 1, 2, 2);
}

static void lack_of_memory_is_reported(void** state) {
  (void)state;
  assert_int_equal(memory_failures(try_colours), 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_path_has_two_colours),
      cmocka_unit_test(a_star_needs_a_colour_per_ray_also_beyond_64),
      cmocka_unit_test(missing_corners_bind_nothing),
      cmocka_unit_test(no_elements_have_no_colours),
      cmocka_unit_test(random_tetrahedra_are_coloured_alike_each_time),
      cmocka_unit_test(lack_of_memory_is_reported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
