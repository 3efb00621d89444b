#include "base/array.h"
#include "compile/skin_build.h"
#include "spec/vectors.h"
#include "unit/compile/spec_case.h"

static void add_bone(ctsSkin* s, const char* body, int n, const int* id, const float* weight) {
  assert_true(vectors_add_string(s->bodyname, body));
  ctIntVec* ids = array_push(s->vertid);
  ctFloatVec* weights = array_push(s->vertweight);
  assert_true(vectors_set(VALUE_INTVEC, ids, id, n));
  assert_true(vectors_set(VALUE_FLOATVEC, weights, weight, n));
}

static ctsSkin* add_skin(BuildCase* c, const int* id) {
  const float weight[3] = {1, 1, 3};
  ctsSkin* s = case_add(c, ctOBJ_SKIN, "s");
  case_floats(s->vert, 0, 0, 0, 1, 0, 0, 0, 1, 0);
  case_ints(s->face, 0, 1, 2);
  case_floats(s->bindpos, 0, 0, 0, 1, 2, 3);
  case_floats(s->bindquat, 2, 0, 0, 0, 0, 1, 0, 0);
  add_bone(s, "world", 3, id, weight);
  add_bone(s, "b", 3, id, weight);
  return s;
}

static void weights_sum_to_one(void** state) {
  (void)state;
  const int id[3] = {0, 1, 2};
  BuildCase c;
  case_read(&c, "<worldbody><body name='b'/></worldbody>");
  add_skin(&c, id);
  case_resolve(&c);
  assert_int_equal(skin_build(&c.b), CT_OK);
  const BuildSkin* k = c.b.skin;
  assert_int_equal(k->bone[1], 1);
  assert_int_equal(k->data.nweight, 6);
  assert_int_equal(k->data.bone[1].start, 3);
  for (int i = 0; i < 6; i++) assert_near((double)k->data.vertweight[i], 0.5, 1e-7);
  assert_near((double)k->data.bone[0].bindquat[0], 1, 0);
  case_close(&c);
}

static void bad_skins_are_named(void** state) {
  (void)state;
  const int good[3] = {0, 1, 2}, wide[3] = {0, 1, 3}, gap[3] = {0, 1, 1};
  BuildCase c;
  case_read(&c, "<worldbody><body name='b'/></worldbody>");
  case_add(&c, ctOBJ_SKIN, "nothing");
  add_skin(&c, wide);
  assert_true(spec_set_name(spec_list(case_spec(&c), ctOBJ_SKIN)->data[1], "wide"));
  add_skin(&c, gap);
  assert_true(spec_set_name(spec_list(case_spec(&c), ctOBJ_SKIN)->data[2], "gap"));
  case_floats(add_skin(&c, good)->bindpos, 0, 0, 0);
  case_text(((ctsSkin*)case_add(&c, ctOBJ_SKIN, "type"))->file, "a.bin");
  case_resolve(&c);
  assert_int_equal(skin_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "Missing data in skin"));
  assert_true(case_says(&c, "vertid 3 out of range in skin"));
  assert_true(case_says(&c, "vertex 2 must have positive total weight in skin"));
  assert_true(case_says(&c, "Unexpected bindpos size in skin"));
  assert_true(case_says(&c, "Unknown skin file type: a.bin"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(weights_sum_to_one), cmocka_unit_test(bad_skins_are_named))
