#include "model/row_layout.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static void chosen_by_size_or_by_option(void** state) {
  (void)state;
  ctModel m = {.nv = 59};
  m.opt.jacobian = ctJAC_AUTO;
  assert_false(ct_isSparse(&m));
  m.nv = 60;
  assert_true(ct_isSparse(&m));
  m.opt.jacobian = ctJAC_DENSE;
  assert_false(row_layout_sparse(&m));
  m.nv = 1;
  m.opt.jacobian = ctJAC_SPARSE;
  assert_true(row_layout_sparse(&m));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(chosen_by_size_or_by_option)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
