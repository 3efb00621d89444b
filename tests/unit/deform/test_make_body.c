#include "unit/deform/deform_case.h"

static const ctDeformDef* made_def(const World* w) { return &case_shape(w)->def; }

// Twice the area of a triangle, six times the volume of a tetrahedron
static double element_size(const ctDeformDef* def, int e) {
  int n = def->kind == ctDEFORM_SOFT ? 4 : 3;
  double d[3][3];
  const double* o = def->vert + 3 * def->elem[n * e];
  for (int i = 1; i < n; i++)
    for (int k = 0; k < 3; k++) d[i - 1][k] = def->vert[3 * def->elem[n * e + i] + k] - o[k];
  double c[3] = {d[0][1] * d[1][2] - d[0][2] * d[1][1], d[0][2] * d[1][0] - d[0][0] * d[1][2],
                 d[0][0] * d[1][1] - d[0][1] * d[1][0]};
  if (n == 3) return c[2];
  return c[0] * d[2][0] + c[1] * d[2][1] + c[2] * d[2][2];
}

static double total_size(const ctDeformDef* def) {
  double sum = 0;
  for (int e = 0; e < def->nelem; e++) {
    assert_below(0, element_size(def, e));
    sum += element_size(def, e);
  }
  return sum / (def->kind == ctDEFORM_SOFT ? 6 : 2);
}

static void a_rectangle_has_its_vertices_and_area(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char error[200] = "";
  World w = world_open(
      ct_makeClothRectangle(&def, (double[]){2, 3}, (int[]){4, 7}, error, sizeof error), error);
  assert_int_equal(w.n, 28);
  assert_int_equal(made_def(&w)->nelem, 36);
  assert_relative(total_size(made_def(&w)), 6, 1e-12);
  assert_true(w.body.x[0] == -1 && w.body.x[1] == -1.5 && w.body.x[2] == 0);
  world_close(&w);
}

static void a_disc_has_rings_of_six_more_each(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char error[200] = "";
  World w = world_open(ct_makeClothDisc(&def, 2, 8, error, sizeof error), error);
  assert_int_equal(w.n, 1 + 3 * 8 * 9);
  assert_int_equal(made_def(&w)->nelem, 6 * 64);
  double a = 6.283185307179586 / 48; // its edge is a polygon of 48 sides
  assert_relative(total_size(made_def(&w)), 48 * 0.5 * 4 * sin(a), 1e-12);
  world_close(&w);
}

static void a_box_is_filled(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char error[200] = "";
  World w = world_open(
      ct_makeSoftBox(&def, (double[]){1, 2, 3}, (int[]){3, 4, 5}, error, sizeof error), error);
  assert_int_equal(w.n, 60);
  assert_int_equal(made_def(&w)->nelem, 5 * 2 * 3 * 4);
  assert_relative(total_size(made_def(&w)), 6, 1e-12);
  world_close(&w);
}

// Faces inside are shared by two tetrahedra: cells meet.
static void cells_of_a_box_meet(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_box(&def, 3); // 5 x 4 x 3 vertices, 4 x 3 x 2 cells
  int boundary = 0;
  const ctDeformDef* d = made_def(&w);
  for (int f = 0; f < 4 * d->nelem; f++) {
    int shared = 0;
    for (int g = 0; g < 4 * d->nelem; g++) {
      int same = 0;
      for (int i = 1; i < 4; i++)
        for (int k = 1; k < 4; k++)
          same += d->elem[4 * (f / 4) + (f % 4 + i) % 4] == d->elem[4 * (g / 4) + (g % 4 + k) % 4];
      shared += same == 3;
    }
    assert_in_range(shared, 1, 2);
    boundary += shared == 1;
  }
  assert_int_equal(boundary, 2 * 2 * (4 * 3 + 3 * 2 + 4 * 2));
  world_close(&w);
}

static void a_ball_is_round_and_nearly_filled(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char error[200] = "";
  World w = world_open(ct_makeSoftBall(&def, 0.5, 9, error, sizeof error), error);
  assert_int_equal(w.n, 729);
  double most = 0;
  for (int i = 0; i < w.n; i++) {
    const double* x = w.body.x + 3 * i;
    most = larger(most, sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]));
  }
  assert_relative(most, 0.5, 1e-12);
  assert_relative(total_size(made_def(&w)), 4 * 3.14159265 / 3 * 0.125, 0.04);
  world_close(&w);
}

static void a_rope_runs_from_point_to_point(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char error[200] = "";
  const double from[3] = {1, 2, 3}, to[3] = {2, 2, 5};
  World w = world_open(ct_makeRope(&def, from, to, 4, error, sizeof error), error);
  assert_int_equal(w.n, 5);
  assert_memory_equal(w.body.x, from, sizeof from);
  assert_memory_equal(w.body.x + 12, to, sizeof to);
  assert_within(w.body.x[3 * 2 + 2], 4, 1e-12);
  world_close(&w);
}

static void refused_maker(ctDeformable* b, const char* error, const char* words) {
  assert_null(b);
  if (!strstr(error, words)) fail_msg("expected '%s', have '%s'", words, error);
}

static void makers_refuse_bad_sizes(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  char e[200] = "";
  const double one[3] = {1, 1, 1}, bad[3] = {1, -1, 1}, none[3] = {1, (double)NAN, 1};
  refused_maker(ct_makeClothRectangle(&def, one, (int[]){1, 3}, e, 200), e, "at least 2");
  refused_maker(ct_makeClothRectangle(&def, bad, (int[]){3, 3}, e, 200), e, "size is -1");
  refused_maker(ct_makeClothRectangle(&def, one, (int[]){100000, 100000}, e, 200), e, "limit");
  refused_maker(ct_makeClothDisc(&def, 1, 0, e, 200), e, "at least 1");
  refused_maker(ct_makeClothDisc(&def, 0, 3, e, 200), e, "size is 0");
  refused_maker(ct_makeClothDisc(&def, 1, 100000, e, 200), e, "1000 rings");
  refused_maker(ct_makeSoftBox(&def, none, (int[]){2, 2, 2}, e, 200), e, "size is nan");
  refused_maker(ct_makeSoftBox(&def, one, (int[]){2, 2, -5}, e, 200), e, "count is -5");
  refused_maker(ct_makeSoftBall(&def, 1, 2, e, 200), e, "at least 3");
  refused_maker(ct_makeSoftBall(&def, 1, 2000000, e, 200), e, "limit");
  refused_maker(ct_makeRope(&def, one, one, 3, e, 200), e, "size is 0");
  refused_maker(ct_makeRope(&def, one, bad, 0, e, 200), e, "at least 1");
  def.npin = 1;
  def.pin = (int[]){99};
  refused_maker(ct_makeRope(&def, one, bad, 3, e, 200), e, "pin 0 is vertex 99");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_rectangle_has_its_vertices_and_area),
      cmocka_unit_test(a_disc_has_rings_of_six_more_each),
      cmocka_unit_test(a_box_is_filled),
      cmocka_unit_test(cells_of_a_box_meet),
      cmocka_unit_test(a_ball_is_round_and_nearly_filled),
      cmocka_unit_test(a_rope_runs_from_point_to_point),
      cmocka_unit_test(makers_refuse_bad_sizes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
