#include "support/failing_memory.h"
#include "unit/deform/deform_case.h"

static void defaults_are_those_of_geoms_and_rubber(void** state) {
  (void)state;
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  assert_null(def.name);
  assert_string_equal(def.material.name, "rubber");
  assert_int_equal(def.nvert, 0);
  assert_int_equal(def.contype, 1);
  assert_int_equal(def.conaffinity, 1);
  assert_int_equal(def.condim, 3);
  assert_int_equal(def.iterations, 1);
  assert_int_equal(def.substeps, 0);
  assert_true(def.margin < 0 && def.thickness > 0 && def.sleep == 0);
  assert_true(def.solref[0] == 0.02 && def.solref[1] == 1);
  assert_true(def.solimp[0] == 0.9 && def.solimp[1] == 0.95);
}

static void a_definition_is_copied(void** state) {
  (void)state;
  double vert[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0}, pos[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
  int elem[3] = {0, 1, 2}, pin[1] = {2};
  char name[] = "sheet", material[] = "own";
  ctDeformDef def = case_def();
  def.name = name;
  def.material.name = material;
  def.nvert = 3;
  def.vert = vert;
  def.pos = pos;
  def.nelem = 1;
  def.elem = elem;
  def.npin = 1;
  def.pin = pin;
  ctDeformable* b = ct_makeDeformable(&def, NULL, 0);
  assert_non_null(b);
  vert[0] = pos[0] = 9;
  elem[0] = pin[0] = 9;
  name[0] = material[0] = 'X';
  const ctDeformDef* own = &((DeformShape*)(void*)b)->def;
  assert_string_equal(own->name, "sheet");
  assert_string_equal(own->material.name, "own");
  assert_true(own->vert[0] == 0 && own->pos[0] == 0 && own->pos[2] == 1);
  assert_true(own->elem[0] == 0 && own->pin[0] == 2);
  ct_freeDeformable(b);
}

static void margins_follow_kind_and_thickness(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  def.thickness = 0.004;
  World w = case_sheet(&def, 3);
  assert_relative(case_shape(&w)->margin, 0.002, 1e-12);
  world_close(&w);
  w = case_rope(&def, 3);
  assert_relative(case_shape(&w)->margin, 0.002, 1e-12);
  world_close(&w);
  w = case_box(&def, 2);
  assert_relative(case_shape(&w)->margin, 0.005, 1e-12);
  world_close(&w);
  def.margin = 0;
  w = case_box(&def, 2);
  assert_true(case_shape(&w)->margin == 0);
  world_close(&w);
}

static void moving_turns_then_shifts_the_start_and_keeps_the_rest(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  World w = case_sheet(&def, 3);
  const double pos[3] = {1, 2, 3}, quat[4] = {sqrt(0.5), 0, 0, sqrt(0.5)}, far[3] = {0, 0, 1};
  double x = case_shape(&w)->def.vert[0], y = case_shape(&w)->def.vert[1];
  ct_moveDeformable(w.made, pos, quat);
  const double* p = case_shape(&w)->def.pos;
  assert_within(p[0], 1 - y, 1e-12);
  assert_within(p[1], 2 + x, 1e-12);
  assert_within(p[2], 3, 1e-12);
  assert_true(case_shape(&w)->def.vert[0] == x);
  ct_moveDeformable(w.made, far, NULL);
  assert_within(case_shape(&w)->def.pos[2], 4, 1e-12);
  world_close(&w);
}

static void registered_bodies_outlive_the_one_they_came_from(void** state) {
  (void)state;
  ctDeformDef def = case_def();
  DeformBody body;
  ctDeformable* b = ct_makeSoftBox(&def, (double[]){1, 1, 1}, (int[]){2, 2, 2}, NULL, 0);
  assert_true(deform_body_init(&body, deform_shape_keep((DeformShape*)(void*)b)));
  ct_freeDeformable(b);
  assert_string_equal(body.shape->def.name, "body");
  deform_body_free(&body);
  ct_freeDeformable(NULL);
}

static ctDeformable* make_kind(int kind, char* error, int size) {
  ctDeformDef def = case_def();
  const double box[3] = {1, 1, 1}, from[3] = {0, 0, 0};
  if (kind == 0) return ct_makeClothRectangle(&def, box, (int[]){3, 3}, error, size);
  if (kind == 1) return ct_makeSoftBox(&def, box, (int[]){2, 3, 2}, error, size);
  return ct_makeRope(&def, from, box, 3, error, size);
}

static int kind_tried;

static bool try_maker(MemoryCount* c) {
  char error[200] = "";
  memory_scarce(c);
  ctDeformable* b = make_kind(kind_tried, error, sizeof error);
  memory_enough(c);
  if (!b) assert_non_null(strstr(error, "out of memory"));
  ct_freeDeformable(b);
  return b != NULL;
}

static void lack_of_memory_is_told_and_leaves_nothing(void** state) {
  (void)state;
  for (kind_tried = 0; kind_tried < 3; kind_tried++) assert_true(memory_failures(try_maker) > 10);
}

static void a_chain_without_segments_is_a_polyline(void** state) {
  (void)state;
  const double vert[] = {0, 0, 0, 1, 0, 0, 1, 1, 0, 1, 1, 2};
  ctDeformDef def;
  char error[200] = "";
  ct_defaultDeformDef(&def);
  def.name = "line";
  def.kind = ctDEFORM_CHAIN;
  def.nvert = 4;
  def.vert = vert;
  ctDeformable* body = ct_makeDeformable(&def, error, sizeof error);
  assert_non_null(body);
  const ctDeformDef* made = &((const DeformShape*)(const void*)body)->def;
  assert_int_equal(made->nelem, 3);
  for (int i = 0; i < 6; i++) assert_int_equal(made->elem[i], (i + 1) / 2);
  ct_freeDeformable(body);
  def.nvert = 1; // a point is no line, and sheets have no order
  assert_null(ct_makeDeformable(&def, error, sizeof error));
  assert_non_null(strstr(error, "no elements"));
  def.nvert = 4;
  def.kind = ctDEFORM_CLOTH;
  assert_null(ct_makeDeformable(&def, error, sizeof error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(defaults_are_those_of_geoms_and_rubber),
      cmocka_unit_test(a_definition_is_copied),
      cmocka_unit_test(margins_follow_kind_and_thickness),
      cmocka_unit_test(moving_turns_then_shifts_the_start_and_keeps_the_rest),
      cmocka_unit_test(registered_bodies_outlive_the_one_they_came_from),
      cmocka_unit_test(lack_of_memory_is_told_and_leaves_nothing),
      cmocka_unit_test(a_chain_without_segments_is_a_polyline),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
