#include "support/numbers.h"

#include <corten/corten.h>

static void fourteen_presets_have_names_and_sound_numbers(void** state) {
  (void)state;
  int n = 0;
  for (; ct_deformPresetName(n); n++) {
    ctDeformMaterial m;
    assert_int_equal(ct_deformPreset(ct_deformPresetName(n), &m), 0);
    assert_string_equal(m.name, ct_deformPresetName(n));
    assert_true(m.density > 10 && m.density < 2e4);
    assert_true(m.young >= 1e3 && m.young < 1e12);
    assert_true(m.poisson >= 0 && m.poisson < 0.5);
    assert_true(m.bending > 0 && m.bending <= 1);
    assert_true(m.damping > 0 && m.damping < 0.1);
    assert_true(m.friction > 0 && m.friction < 2);
    assert_true(m.drag == 0);
  }
  assert_int_equal(n, 14);
}

static void names_are_unique(void** state) {
  (void)state;
  for (int i = 0; ct_deformPresetName(i); i++)
    for (int k = 0; k < i; k++)
      assert_string_not_equal(ct_deformPresetName(i), ct_deformPresetName(k));
}

static void an_unknown_name_is_refused_and_leaves_the_material(void** state) {
  (void)state;
  ctDeformMaterial m = {.young = 7};
  assert_int_equal(ct_deformPreset("Rubber", &m), -1);
  assert_int_equal(ct_deformPreset("", &m), -1);
  assert_true(m.young == 7);
  assert_null(ct_deformPresetName(-1));
  assert_null(ct_deformPresetName(14));
}

// Every preset can be made as the kinds it is meant for.
static void presets_make_bodies_of_their_kinds(void** state) {
  (void)state;
  static const char* const cloth[] = {"cotton", "silk", "wool", "denim", "leather", "rubber"};
  static const char* const soft[] = {"rubber", "silicone", "gelatin", "tissue", "foam", "cork"};
  static const char* const chain[] = {"nylon", "hemp", "steel_cable", "rubber", "silicone"};
  ctDeformDef def;
  char error[200];
  ct_defaultDeformDef(&def);
  def.name = "body";
  const double size[3] = {1, 1, 1}, from[3] = {0, 0, 0};
  for (int i = 0; i < 17; i++) {
    const char* name = i < 6 ? cloth[i] : i < 12 ? soft[i - 6] : chain[i - 12];
    assert_int_equal(ct_deformPreset(name, &def.material), 0);
    ctDeformable* b;
    if (i < 6)
      b = ct_makeClothRectangle(&def, size, (int[]){3, 3}, error, sizeof error);
    else if (i < 12)
      b = ct_makeSoftBox(&def, size, (int[]){2, 2, 2}, error, sizeof error);
    else
      b = ct_makeRope(&def, from, size, 4, error, sizeof error);
    assert_non_null(b);
    ct_freeDeformable(b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(fourteen_presets_have_names_and_sound_numbers),
      cmocka_unit_test(names_are_unique),
      cmocka_unit_test(an_unknown_name_is_refused_and_leaves_the_material),
      cmocka_unit_test(presets_make_bodies_of_their_kinds),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
