#include "unit/deform/deform_case.h"

// The lanes of a batch that are in use, of number k
static double lane_number(const ElementBatch* b, int e, int k) {
  for (int g = 0; g < b->ngroup; g++) {
    if (e < b->count[g]) return b->data[(g * b->kind->ndata + k) * ELEMENT_LANES + e];
    e -= b->count[g];
  }
  fail();
  return 0;
}

static double sum_inverse(const ElementBatch* b, int k) {
  double sum = 0;
  for (int e = 0; e < b->nelem; e++) sum += 1 / lane_number(b, e, k);
  return sum;
}

static void triangles_have_their_volume_and_modulus(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_sheet(&def, 5);
  const ElementBatch* b = case_shape(&w)->system->batch;
  assert_relative(sum_inverse(b, 4), 1e5 * 0.3 * 0.2 * 0.001, 1e-12); // E A t
  world_close(&w);
}

static void tetrahedra_have_their_volume_and_moduli(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 3);
  const ElementBatch* b = case_shape(&w)->system->batch;
  double mu = 0, k = 0, volume = 0.3 * 0.2 * 0.1;
  for (int e = 0; e < b->nelem; e++) {
    mu += lane_number(b, e, 7);
    k += 1 / lane_number(b, e, 8);
  }
  assert_relative(mu, volume * 1e5 / 2.6, 1e-12);
  assert_relative(k, volume * (1e5 / 2.6 + 1e5 * 0.3 / (1.3 * 0.4)), 1e-12);
  world_close(&w);
}

// Finer meshes are stiffer against a step, and so are stiffer materials: sqrt(E), 1 / size.
static void the_frequency_grows_with_stiffness_and_fineness(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  double frequency[3];
  for (int k = 0; k < 3; k++) {
    def.material.young = k == 1 ? 4e5 : 1e5;
    char error[200] = "";
    const double size[3] = {0.3, 0.3, 0.3};
    int n = k == 2 ? 7 : 4;
    World w = world_open(ct_makeSoftBox(&def, size, (int[]){n, n, n}, error, sizeof error), error);
    frequency[k] = case_shape(&w)->system->frequency;
    world_close(&w);
  }
  assert_relative(frequency[1], 2 * frequency[0], 1e-9);
  assert_relative(frequency[2], 2 * frequency[0], 1e-9);
}

// Triangles at a free edge, at a corner, and alone: 1, 2 and 3 sides without neighbours
static void free_sides_leave_sound_matrices(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  for (int n = 2; n < 5; n++) {
    World w = case_sheet(&def, n);
    const ElementBatch* b = case_shape(&w)->system->batch + 1;
    assert_int_equal(b->nelem, 2 * n * (n - 1));
    for (int e = 0; e < b->nelem; e++)
      for (int k = 12; k < 15; k++) assert_below(0, lane_number(b, e, k));
    world_close(&w);
  }
  const double vert[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  const int elem[3] = {0, 1, 2};
  char error[200] = "";
  def.kind = ctDEFORM_CLOTH;
  def.nvert = 3;
  def.vert = vert;
  def.nelem = 1;
  def.elem = elem;
  World w = world_open(ct_makeDeformable(&def, error, sizeof error), error);
  assert_int_equal(case_shape(&w)->system->batch[1].nelem, 0);
  world_begin(&w);
  world_run(&w, CASE_FALL, 1e-3, 0.1);
  assert_relative(w.state.v[2], -0.981, 1e-9);
  world_close(&w);
}

// 0, or a number of 1e-3 to 1e9
static double draw_corner(unsigned* random) {
  *random = *random * 1664525 + 1013904223;
  return *random >> 31 ? pow(10, 12.0 * (*random >> 8 & 0x7fffff) / 0x800000 - 3) : 0;
}

// Sides of slender triangles are nearly parallel: what one open side has released, the other one
// must not divide by. Two triangles with an edge in common, corners over twelve decades.
static void slender_triangles_leave_sound_matrices(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  const int elem[6] = {0, 1, 2, 2, 1, 3};
  double vert[12];
  char error[200];
  int made = 0;
  unsigned random = 1;
  def.kind = ctDEFORM_CLOTH;
  def.nvert = 4, def.vert = vert, def.nelem = 2, def.elem = elem;
  for (int n = 0; n < 4000; n++) {
    for (int k = 0; k < 12; k++) vert[k] = draw_corner(&random);
    ctDeformable* body = ct_makeDeformable(&def, error, sizeof error);
    if (!body) continue; // flat
    const ElementBatch* b = ((const DeformShape*)(const void*)body)->system->batch + 1;
    for (int e = 0; e < b->nelem; e++)
      for (int k = 12; k < 15; k++) assert_below(0, lane_number(b, e, k));
    ct_freeDeformable(body);
    made++;
  }
  assert_in_range(made, 1000, 4000);
}

// Triangles with three pins do not bend.
static void pinned_triangles_have_no_fold(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  const int pin[6] = {0, 1, 2, 3, 4, 5}; // two rows of 3
  def.npin = 6;
  def.pin = pin;
  char error[200] = "";
  const double size[2] = {1, 1};
  World w =
      world_open(ct_makeClothRectangle(&def, size, (int[]){4, 3}, error, sizeof error), error);
  assert_int_equal(case_shape(&w)->system->batch[1].nelem, 12 - 4);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(triangles_have_their_volume_and_modulus),
      cmocka_unit_test(tetrahedra_have_their_volume_and_moduli),
      cmocka_unit_test(the_frequency_grows_with_stiffness_and_fineness),
      cmocka_unit_test(free_sides_leave_sound_matrices),
      cmocka_unit_test(slender_triangles_leave_sound_matrices),
      cmocka_unit_test(pinned_triangles_have_no_fold),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
