#include "model/kind_registry.h"
#include "support/cmocka_all.h"

#include <string.h>

// The names of the slots are those that models and programs use.
static void slots_are_in_order(void** state) {
  (void)state;
  static const char* const order[ctNKINDTABLE][8] = {
      {"cotangent", "bridson", "none"},
      {"linear", "neo_hookean", "stable_neo_hookean", "stvk", "corotated", "mooney_rivlin"},
      {"fixed", "affine", "muscle", "series_elastic"},
      {"convex", "xpbd", "hunt_crossley"}};
  for (int table = 0; table < ctNKINDTABLE; table++) {
    for (int i = 0; i < kind_builtin[table].count; i++) {
      const ctpKind* kind = kind_builtin[table].row[i];
      assert_non_null(order[table][i]);
      if (!kind) continue;
      assert_string_equal(kind->name, order[table][i]);
      assert_non_null(kind->description);
      assert_true(strlen(kind->description) < 100);
      for (int k = 0; k < kind->nparam; k++) assert_non_null(kind->param[k]);
    }
    assert_null(order[table][kind_builtin[table].count]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(slots_are_in_order)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
