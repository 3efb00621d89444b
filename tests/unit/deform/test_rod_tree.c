#include "deform/rod.h"
#include "unit/deform/deform_case.h"

static World chain_of(int nvert, const double* vert, int nelem, const int* elem) {
  ctDeformDef def = case_def();
  char error[200] = "";
  def.kind = ctDEFORM_CHAIN;
  def.thickness = 0.02;
  def.nvert = nvert;
  def.vert = vert;
  def.nelem = nelem;
  def.elem = elem;
  return world_open(ct_makeDeformable(&def, error, sizeof error), error);
}

static const RodSystem* rod_of(const World* w) { return case_shape(w)->system->rod; }

// Parents come before children, segments join a node to the one it comes from.
static void check_tree(const World* w, int nelem) {
  const RodSystem* r = rod_of(w);
  int* place = test_malloc((size_t)r->nvert * sizeof(int));
  for (int i = 0; i < r->nvert; i++) place[r->order[i]] = i;
  for (int v = 0; v < r->nvert; v++) {
    if (r->parent[v] >= 0) assert_true(place[r->parent[v]] < place[v]);
    if (r->seg[v] < 0) continue;
    assert_in_range(r->seg[v], 0, nelem - 1);
    const int* e = case_shape(w)->def.elem + 2 * r->seg[v];
    assert_true((e[0] == v && e[1] == r->from[v]) || (e[1] == v && e[0] == r->from[v]));
    if (r->before[v] >= 0) assert_int_equal(r->before[v], r->from[v]);
  }
  test_free(place);
}

static void a_rope_is_a_path_from_its_end(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_rope(&def, 7);
  const RodSystem* r = rod_of(&w);
  check_tree(&w, 7);
  assert_int_equal(r->nring, 0);
  for (int v = 0; v < 8; v++) {
    assert_int_equal(r->parent[v], v - 1);
    assert_int_equal(r->seg[v], v - 1);
    assert_int_equal(r->before[v], v < 2 ? -1 : v - 1);
  }
  world_close(&w);
}

static const double STAR[15] = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, -1, 0, 0};
static const int RAYS[8] = {0, 1, 0, 2, 3, 0, 4, 0};

static void branches_hang_on_one_segment_each(void** state) {
  (void)state;
  World w = chain_of(5, STAR, 4, RAYS);
  const RodSystem* r = rod_of(&w);
  check_tree(&w, 4);
  assert_int_equal(r->parent[1], -1); // the first leaf
  assert_int_equal(r->child[1] - r->child[0], 3);
  for (int v = 2; v < 5; v++) assert_int_equal(r->before[v], 0);
  assert_int_equal(case_shape(&w)->system->batch[0].nelem, 0);
  world_close(&w);
}

static void a_ring_closes_in_its_first_vertex(void** state) {
  (void)state;
  static const double square[12] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0};
  static const int side[8] = {0, 1, 2, 1, 2, 3, 0, 3};
  World w = chain_of(4, square, 4, side);
  const RodSystem* r = rod_of(&w);
  check_tree(&w, 4);
  assert_int_equal(r->nring, 1);
  int root = r->ring_root[0];
  assert_true(r->seg[root] >= 0 && r->from[root] == r->last[root]);
  for (int v = 0; v < 4; v++) {
    assert_int_equal(r->ring[v], root);
    assert_true(r->before[v] >= 0);
  }
  assert_int_equal(case_shape(&w)->system->batch[0].nelem, 0);
  world_close(&w);
}

static void two_segments_between_two_vertices_are_a_segment_and_a_distance(void** state) {
  (void)state;
  static const double line[6] = {0, 0, 0, 1, 0, 0};
  static const int twice[4] = {0, 1, 1, 0};
  World w = chain_of(2, line, 2, twice);
  assert_int_equal(case_shape(&w)->system->batch[0].nelem, 1);
  world_close(&w);
}

static void several_chains_are_one_body(void** state) {
  (void)state;
  static const double points[18] = {0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 1, 0, 1, 1, 0, 2, 1, 0};
  static const int segment[8] = {0, 1, 1, 2, 3, 4, 4, 5};
  World w = chain_of(6, points, 4, segment);
  check_tree(&w, 4);
  assert_int_equal(case_shape(&w)->system->npart, 2);
  world_close(&w);
}

// G A by the shear factor of round sections, E A, E I, G J
static void the_section_is_round(void** state) {
  (void)state;
  World w = chain_of(5, STAR, 4, RAYS);
  const RodSystem* r = rod_of(&w);
  double area = 3.14159265358979 * 1e-4, second = area * 1e-4 / 4, G = 1e5 / 2.6;
  assert_relative(r->stretch[2], 1e5 * area, 1e-12);
  assert_relative(r->stretch[0], 6 * 1.3 / 8.8 * G * area, 1e-12);
  assert_relative(r->bend[0], 1e5 * second, 1e-12);
  assert_relative(r->bend[2], 2 * G * second, 1e-12);
  world_close(&w);
}

static void frames_point_along_their_segments(void** state) {
  (void)state;
  World w = chain_of(5, STAR, 4, RAYS);
  const RodSystem* r = rod_of(&w);
  for (int v = 0; v < 5; v++) {
    if (r->seg[v] < 0) continue;
    const double* q = w.body.extra + 4 * r->seg[v];
    const double d[3] = {2 * (q[1] * q[3] + q[0] * q[2]), 2 * (q[2] * q[3] - q[0] * q[1]),
                         1 - 2 * (q[1] * q[1] + q[2] * q[2])};
    for (int k = 0; k < 3; k++)
      assert_within(d[k], STAR[3 * v + k] - STAR[3 * r->from[v] + k], 1e-12);
  }
  assert_within(rod_energy(r, w.body.x, w.body.extra), 0, 1e-20);
  world_close(&w);
}

// Bends against a segment between two pins have half the span.
static void pins_clamp_where_the_second_one_is(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  const int pin[2] = {0, 1};
  def.npin = 2;
  def.pin = pin;
  World w = case_rope(&def, 10);
  assert_relative(rod_of(&w)->span[2], 0.05, 1e-12);
  assert_relative(rod_of(&w)->span[3], 0.1, 1e-12);
  world_close(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_rope_is_a_path_from_its_end),
      cmocka_unit_test(branches_hang_on_one_segment_each),
      cmocka_unit_test(a_ring_closes_in_its_first_vertex),
      cmocka_unit_test(two_segments_between_two_vertices_are_a_segment_and_a_distance),
      cmocka_unit_test(several_chains_are_one_body),
      cmocka_unit_test(the_section_is_round),
      cmocka_unit_test(frames_point_along_their_segments),
      cmocka_unit_test(pins_clamp_where_the_second_one_is),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
