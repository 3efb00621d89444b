#include "unit/pos/trees.h"

#include <corten/compat.h>

// Every place of a table is filled, and the first and last name fit their enum.
static void all(const char* const* names, int n, int stride) {
  for (int i = 0; i < n * stride; i++) assert_non_null(names[i]);
  for (int i = 0; i < n; i++) assert_true(names[i * stride][0]);
}

static void names_fit_their_enums(void** state) {
  (void)state;
  all(ctmj_disable_string, ctNDISABLE, 1);
  all(ctmj_enable_string, ctNENABLE, 1);
  all(ctmj_timer_string, ctNTIMER, 1);
  all(ctmj_label_string, ctNLABEL, 1);
  all(ctmj_frame_string, ctNFRAME, 1);
  all(&ctmj_vis_string[0][0], ctNVISFLAG, 3);
  all(&ctmj_rnd_string[0][0], ctNRNDFLAG, 3);
  assert_string_equal(ctmj_disable_string[ctNDISABLE - 1], "Island");
  assert_string_equal(ctmj_timer_string[ctTIMER_COL_NARROW], "col_narrowphase");
  assert_string_equal(ctmj_label_string[ctLABEL_SKIN], "Skin");
  assert_string_equal(ctmj_frame_string[ctFRAME_WORLD], "World");
  assert_string_equal(ctmj_vis_string[ctVIS_TRANSPARENT][2], "T");
  assert_string_equal(ctmj_rnd_string[ctRND_FOG][1], "0");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(names_fit_their_enums)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
