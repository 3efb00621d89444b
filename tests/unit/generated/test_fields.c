// The field tables agree with the structs they describe.
#include "generated/fields.h"
#include "support/cmocka_all.h"

#include <stdbool.h>

static const size_t element_size[] = {
    [FIELD_REAL] = sizeof(cttNum),       [FIELD_INT] = sizeof(int),
    [FIELD_BYTE] = sizeof(cttByte),      [FIELD_FLOAT] = sizeof(float),
    [FIELD_SIZE] = sizeof(cttSize),      [FIELD_CHAR] = sizeof(char),
    [FIELD_CONTACT] = sizeof(ctContact), [FIELD_PTR] = sizeof(uintptr_t),
    [FIELD_U64] = sizeof(uint64_t),
};

typedef struct Table {
  const char* name;
  const Field* field;
  const int* count;
  size_t size; // of the struct
} Table;

static const Table tables[] = {
    {"ctModel", model_field, &model_field_count, sizeof(ctModel)},
    {"ctData", data_field, &data_field_count, sizeof(ctData)},
    {"ctOption", option_field, &option_field_count, sizeof(ctOption)},
    {"ctStatistic", statistic_field, &statistic_field_count, sizeof(ctStatistic)},
    {"ctVisual", visual_field, &visual_field_count, sizeof(ctVisual)},
    {"ctContact", contact_field, &contact_field_count, sizeof(ctContact)},
};
enum { NTABLE = sizeof(tables) / sizeof(tables[0]) };

// Bytes of a field inside its struct.
static size_t span(const Field* f) {
  if (f->memory != FIELD_INLINE) return sizeof(void*);
  return element_size[f->type] * f->rows.value * f->rows.times * f->cols.value * f->cols.times;
}

static const Field* find(const Table* t, const char* name) {
  for (int i = 0; i < *t->count; i++) {
    if (strcmp(t->field[i].name, name) == 0) return t->field + i;
  }
  fail_msg("%s has no field %s", t->name, name);
  return NULL;
}

static void test_fields_lie_inside_their_struct_in_order(void** state) {
  (void)state;
  for (int k = 0; k < NTABLE; k++) {
    size_t end = 0;
    for (int i = 0; i < *tables[k].count; i++) {
      const Field* f = tables[k].field + i;
      if (f->offset < end) fail_msg("%s.%s overlaps the field before it", tables[k].name, f->name);
      assert_true(span(f) > 0);
      end = f->offset + span(f);
    }
    assert_true(end <= tables[k].size);
  }
}

// Options, statistics, visual and contact have nothing but fields of the table: together they fill
// the struct, apart from padding before a field of larger alignment.
static void test_plain_structs_are_covered(void** state) {
  (void)state;
  for (int k = 2; k < NTABLE; k++) {
    size_t end = 0;
    for (int i = 0; i < *tables[k].count; i++) {
      const Field* f = tables[k].field + i;
      if (f->offset - end >= 8) fail_msg("%s has a hole before %s", tables[k].name, f->name);
      end = f->offset + span(f);
    }
    assert_true(tables[k].size - end < 8);
  }
}

static void test_names_are_unique(void** state) {
  (void)state;
  for (int k = 0; k < NTABLE; k++) {
    for (int i = 0; i < *tables[k].count; i++) {
      for (int j = 0; j < i; j++) {
        const char* name = tables[k].field[i].name;
        if (strcmp(name, tables[k].field[j].name) == 0) fail_msg("%s twice", name);
      }
    }
  }
}

// Everything in ctModel from its first array on is a pointer of the table or the block itself, so
// each pointer occurs exactly once: consecutive offsets, no hole.
static void test_every_model_pointer_is_listed(void** state) {
  (void)state;
  size_t at = offsetof(ctModel, qpos0);
  int arrays = 0;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory == FIELD_INLINE) continue;
    if (f->offset != at) fail_msg("a pointer is missing before %s", f->name);
    at += sizeof(void*);
    arrays++;
  }
  assert_int_equal(at, offsetof(ctModel, signature));
  assert_true(arrays > 400);
}

static void test_every_data_pointer_is_listed(void** state) {
  (void)state;
  size_t at = offsetof(ctData, qpos);
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (f->memory == FIELD_INLINE) continue;
    if (f->offset != at) fail_msg("a pointer is missing before %s", f->name);
    at += sizeof(void*);
  }
  assert_int_equal(at, offsetof(ctData, threadpool));
}

// A size that an extent points to is itself a field: a cttSize of the model, an int of the data.
static void test_extents_point_to_sizes(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < *tables[k].count; i++) {
      const Extent extents[] = {tables[k].field[i].rows, tables[k].field[i].cols};
      for (int e = 0; e < 2; e++) {
        if (extents[e].of == EXTENT_CONST) continue;
        const Table* owner = extents[e].of == EXTENT_MODEL ? tables : tables + 1;
        FieldType type = extents[e].of == EXTENT_MODEL ? FIELD_SIZE : FIELD_INT;
        bool found = false;
        for (int j = 0; j < *owner->count; j++) {
          const Field* f = owner->field + j;
          found |= f->offset == extents[e].value && f->type == type && f->memory == FIELD_INLINE;
        }
        if (!found) fail_msg("%s has an extent that is no size", tables[k].field[i].name);
      }
    }
  }
}

// Only rows and islands, whose number changes, are in the arena, and nothing else asks for counts
// of the data.
static void test_arena_fields_have_varying_sizes(void** state) {
  (void)state;
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    bool varies = f->rows.of == EXTENT_DATA || f->cols.of == EXTENT_DATA;
    if (varies && f->memory == FIELD_BLOCK) {
      fail_msg("%s varies and is not in the arena", f->name);
    }
  }
  assert_int_equal(find(tables + 1, "contact")->memory, FIELD_ARENA);
  assert_int_equal(find(tables + 1, "efc_J")->memory, FIELD_ARENA);
  assert_int_equal(find(tables + 1, "qpos")->memory, FIELD_BLOCK);
  assert_int_equal(find(tables + 1, "ncon")->memory, FIELD_INLINE);
}

static void test_stages(void** state) {
  (void)state;
  static const struct {
    const char* name;
    FieldStage stage;
    const char* group;
  } expected[] = {
      {"time", STAGE_STATE, "state"},
      {"qpos", STAGE_STATE, "state"},
      {"qacc_warmstart", STAGE_STATE, "state"},
      {"ctrl", STAGE_STATE, "control"},
      {"xpos", STAGE_POSITION, "kinematics"},
      {"ncon", STAGE_POSITION, "collide"},
      {"qM", STAGE_POSITION, "mass_matrix"},
      {"energy", STAGE_VELOCITY, "energy"},
      {"qfrc_bias", STAGE_VELOCITY, "bias"},
      {"act_dot", STAGE_ACCELERATION, "actuation"},
      {"qacc", STAGE_ACCELERATION, "constraint_solve"},
      {"sensordata", STAGE_ACCELERATION, "sensor"},
      {"cacc", STAGE_AFTER, "rne_postconstraint"},
      {"qfrc_inverse", STAGE_AFTER, "inverse"},
      {"signature", STAGE_HEADER, "signature"},
  };
  for (size_t i = 0; i < sizeof(expected) / sizeof(expected[0]); i++) {
    const Field* f = find(tables + 1, expected[i].name);
    assert_int_equal(f->stage, expected[i].stage);
    assert_string_equal(f->group, expected[i].group);
  }
}

static int place(const char* group) {
  for (int i = 0; i < data_pipeline_count; i++) {
    if (strcmp(data_pipeline[i], group) == 0) return i;
  }
  return -1;
}

// Position before velocity before acceleration, whatever the producers are.
static void test_pipeline_follows_the_stages(void** state) {
  (void)state;
  for (int i = 0; i < data_field_count; i++) {
    const Field* a = data_field + i;
    bool computed = a->stage != STAGE_HEADER && a->stage != STAGE_STATE;
    assert_int_equal(place(a->group) >= 0, computed);
    for (int j = 0; j < data_field_count && computed && a->stage != STAGE_AFTER; j++) {
      const Field* b = data_field + j;
      if (b->stage == STAGE_AFTER || b->stage <= a->stage) continue;
      if (place(b->group) < place(a->group)) fail_msg("%s runs before %s", b->group, a->group);
    }
  }
}

static void test_shapes(void** state) {
  (void)state;
  const Field* f = find(tables, "key_mpos");
  assert_int_equal(f->rows.value, offsetof(ctModel, nkey));
  assert_int_equal(f->cols.value, offsetof(ctModel, nmocap));
  assert_int_equal(f->cols.times, 3);
  f = find(tables, "jnt_solimp");
  assert_int_equal(f->cols.of, EXTENT_CONST);
  assert_int_equal(f->cols.value, ctNIMP);
  f = find(tables + 1, "ten_J");
  assert_int_equal(f->rows.value, offsetof(ctModel, ntendon));
  assert_int_equal(f->cols.value, offsetof(ctModel, nv));
  f = find(tables + 4, "rgba.fog");
  assert_int_equal(f->offset, offsetof(ctVisual, rgba.fog));
  assert_int_equal(f->rows.value, 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_fields_lie_inside_their_struct_in_order),
      cmocka_unit_test(test_plain_structs_are_covered),
      cmocka_unit_test(test_names_are_unique),
      cmocka_unit_test(test_every_model_pointer_is_listed),
      cmocka_unit_test(test_every_data_pointer_is_listed),
      cmocka_unit_test(test_extents_point_to_sizes),
      cmocka_unit_test(test_arena_fields_have_varying_sizes),
      cmocka_unit_test(test_stages),
      cmocka_unit_test(test_pipeline_follows_the_stages),
      cmocka_unit_test(test_shapes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
