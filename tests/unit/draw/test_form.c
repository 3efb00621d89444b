#include "draw/form.h"
#include "unit/draw/easel.h"

static void a_quad_is_two_triangles_with_its_outline(void** state) {
  (void)state;
  Form f;
  float up[3] = {0, 0, 1};
  assert_true(form_reserve(&f, 4, 2));
  for (int i = 0; i < 4; i++) form_vertex(&f, (float)(i % 3 > 0), (float)(i / 2), 0, up);
  form_quad(&f, 0, 1, 2, 3);
  assert_int_equal(f.ntri, 2);
  assert_int_equal(f.edges[0], 5); // without the diagonal
  assert_int_equal(f.edges[1], 3);
  form_bound(&f);
  assert_true(fabsf(f.center[0] - 0.5f) < 1e-6f && fabsf(f.radius - sqrtf(0.5f)) < 1e-6f);
  form_free(&f);
  assert_null(f.pos);
}

STAGE_TEST_MAIN(cmocka_unit_test(a_quad_is_two_triangles_with_its_outline))
