// The table of facts: complete, true of good models, and false of every index that is out of range.
#include "corruption.h"

#include <limits.h>

// A new field of integers must say whether it is an index.
static void every_integer_array_has_a_fact(void** state) {
  (void)state;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK) continue;
    if (f->type != FIELD_INT && f->type != FIELD_SIZE) continue;
    if (validate_fact(f) == FACT_NONE) fail_msg("no fact about %s", f->name);
  }
  assert_int_equal(validate_fact(corruption_field("qpos0")), FACT_NONE);
  assert_int_equal(validate_fact(corruption_field("geom_group")), FACT_ANY);
  assert_int_equal(validate_fact(corruption_field("site_bodyid")), FACT_ID);
}

static void the_model_with_everything_is_valid(void** state) {
  (void)state;
  ctModel* m = everything();
  assert_non_null(m);
  assert_true(corruption_accepted(m));
  // nothing of it is missing: each kind of index has something to check
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK || f->type != FIELD_INT || validate_fact(f) == FACT_ANY) continue;
    if (field_count(f, m, NULL) == 0 && strcmp(f->name, "flex_nodebodyid") != 0)
      fail_msg("%s is empty", f->name);
  }
  ct_deleteModel(m);
}

// Wild, and still right: a slot of the plugin registry or a number of trees may be large, and less
// than no samples are none.
static bool harmless(const char* name, cttSize k, int value) {
  if (strcmp(name, "plugin") == 0 || strcmp(name, "tendon_treenum") == 0) return value == 1000000;
  bool samples = strstr(name, "_history") && !strstr(name, "adr") && k % 2 == 0;
  return samples && value < 0;
}

// Put a wild value into every index of the model, one after the other.
static void wild_indices_are_refused(void** state) {
  (void)state;
  static const int wild[] = {INT_MAX, INT_MIN, -2, 1000000};
  ctModel* m = everything();
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    FactKind kind = validate_fact(f);
    if (f->type != FIELD_INT || kind == FACT_NONE || kind == FACT_ANY) continue;
    if (strcmp(f->name, "sensor_intprm") == 0) continue; // most kinds do not use them
    int* data = (int*)field_data(f, m);
    for (cttSize k = 0; k < field_count(f, m, NULL); k++) {
      int kept = data[k];
      for (size_t w = 0; w < sizeof wild / sizeof *wild; w++) {
        if (harmless(f->name, k, wild[w])) continue;
        data[k] = wild[w];
        if (corruption_accepted(m)) fail_msg("%s[%d] = %d is accepted", f->name, (int)k, wild[w]);
      }
      data[k] = kept;
    }
  }
  assert_true(corruption_accepted(m));
  ct_deleteModel(m);
}

static void messages_name_the_field(void** state) {
  (void)state;
  static const Corruption row[] = {
      {"site_bodyid", 1, 99, "file: error: invalid model: site_bodyid[1] is 99, must be in 0..7"},
      {"geom_matid", 0, -2, "geom_matid[0] is -2, must be in -1..0"},
      {"jnt_type", 0, 4, "jnt_type[0] is 4, must be in 0..3 (joint "},
      {"geom_condim", 0, 77, "geom_condim[0] is 77, must be 1, 3, 4 or 6 (geom "},
      {"geom_condim", 0, 2, "geom_condim[0] is 2, must be 1, 3, 4 or 6 (geom "},
      {"pair_dim", 0, 0, "pair_dim[0] is 0, must be 1, 3, 4 or 6 (pair "},
      {"flex_condim", 0, 5, "flex_condim[0] is 5, must be 1, 3, 4 or 6 (flex "},
      {"mesh_vertadr", 0, 1, "mesh_vertadr[0] is 1, with 4 entries it must be inside 0..4"},
      {"mesh_vertnum", 0, 5, "mesh_vertadr[0] is 0, with 5 entries it must be inside 0..4"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++)
    corruption_refused(row[i].field, row[i].index, row[i].value, row[i].text);
}

static void sizes_are_checked_without_arrays(void** state) {
  (void)state;
  static const struct {
    ctModel m;
    const char* text;
  } row[] = {
      {{.nbody = 1, .nnames = 1, .nv = -1}, "size nv is -1"},
      {{.nbody = 1, .nnames = 1, .nq = (cttSize)INT_MAX + 1}, "size nq is 2147483648"},
      {{.nnames = 1}, "no world"},
      {{.nbody = 1}, "no names"},
      {{.nbody = 1, .nnames = 1, .nbvh = 1}, "nbvh"},
      {{.nbody = 1, .nnames = 1, .njmax = INT_MIN - 1LL}, "size njmax is -2147483649"},
      {{.nbody = 1, .nnames = 1, .nconmax = -2}, "size nconmax is -2"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char text[500];
    ErrorList err;
    error_init(&err);
    assert_int_equal(validate_sizes(&(Check){&row[i].m, NULL, &err}), CT_FAIL);
    error_format(&err, text, sizeof text);
    assert_non_null(strstr(text, row[i].text));
    error_free(&err);
  }
  ErrorList err;
  error_init(&err);
  ctModel unset = {.nbody = 1, .nnames = 1, .njmax = INT_MIN, .nconmax = -1, .narena = -1};
  assert_int_equal(validate_sizes(&(Check){&unset, NULL, &err}), CT_OK);
  unset.ntexdata = (cttSize)INT_MAX + 1;
  assert_int_equal(validate_sizes(&(Check){&unset, NULL, &err}), CT_OK);
  error_free(&err);
}

static void objects_are_counted_by_type(void** state) {
  (void)state;
  ctModel m = {.nbody = 3, .nplugin = 7};
  assert_int_equal(validate_object_count(&m, ctOBJ_XBODY), 3);
  assert_int_equal(validate_object_count(&m, ctOBJ_PLUGIN), 7);
  assert_int_equal(validate_object_count(&m, ctOBJ_UNKNOWN), 0);
  assert_int_equal(validate_object_count(&m, ctOBJ_FRAME), 0);
  assert_int_equal(validate_object_count(&m, -5), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_integer_array_has_a_fact),
      cmocka_unit_test(the_model_with_everything_is_valid),
      cmocka_unit_test(wild_indices_are_refused),
      cmocka_unit_test(messages_name_the_field),
      cmocka_unit_test(sizes_are_checked_without_arrays),
      cmocka_unit_test(objects_are_counted_by_type),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
