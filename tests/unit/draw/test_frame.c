#include "draw/frame.h"
#include "unit/draw/easel.h"

static void a_pile_keeps_its_content(void** state) {
  (void)state;
  Pile p = {0};
  assert_true(pile_reserve(&p, 10));
  memcpy(p.data, "corten", 7);
  assert_true(pile_reserve(&p, 100000));
  assert_string_equal(p.data, "corten");
  void* before = p.data;
  assert_true(pile_reserve(&p, 50));
  assert_ptr_equal(p.data, before);
  pile_free(&p);
  assert_null(p.data);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_pile_keeps_its_content))
