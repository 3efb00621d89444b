#include "support/numbers.h"
#include "view/figure.h"

static const double FROM[3] = {1, 2, 3}, TO[3] = {1, 2, 7};

// Capsules and cylinders are centred and have half lengths, the others begin at the first point.
static void rods(void** state) {
  (void)state;
  static const struct {
    FigureRod draw;
    int type, centred;
  } cases[] = {
      {figure_capsule, ctGEOM_CAPSULE, 1},    {figure_cylinder, ctGEOM_CYLINDER, 1},
      {figure_line, ctGEOM_LINE, 0},          {figure_arrow, ctGEOM_ARROW, 0},
      {figure_plain_arrow, ctGEOM_ARROW1, 0}, {figure_double_arrow, ctGEOM_ARROW2, 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    ctvGeom g = {0};
    cases[i].draw(&g, 0.5, FROM, TO);
    assert_int_equal(g.type, cases[i].type);
    assert_true(figure_is_rod(g.type));
    assert_true(g.size[0] == 0.5f && g.size[1] == 0.5f);
    assert_true(g.size[2] == (cases[i].centred ? 2.f : 4.f));
    assert_true(g.pos[2] == (cases[i].centred ? 5.f : 3.f));
  }
  assert_false(figure_is_rod(ctGEOM_SPHERE));
  assert_false(figure_is_rod(ctGEOM_LINEBOX));
}

static void check_size(const ctvGeom* g, int type, float x, float y, float z) {
  assert_int_equal(g->type, type);
  assert_true(g->size[0] == x && g->size[1] == y && g->size[2] == z);
  assert_true(g->pos[0] == 1.f && g->pos[2] == 3.f);
}

// Sizes scale a unit shape along x, y and z.
static void figures_at_a_place(void** state) {
  (void)state;
  const double size[3] = {2, 4, 8};
  ctvGeom g;
  figure_ball(&g, 2, FROM, NULL, NULL);
  check_size(&g, ctGEOM_SPHERE, 2, 2, 2);
  figure_ellipsoid(&g, size, FROM, NULL, NULL);
  check_size(&g, ctGEOM_ELLIPSOID, 2, 4, 8);
  figure_box(&g, size, FROM, NULL, NULL);
  check_size(&g, ctGEOM_BOX, 2, 4, 8);
  figure_drum(&g, size, FROM, NULL, NULL);
  check_size(&g, ctGEOM_CYLINDER, 2, 2, 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rods),
      cmocka_unit_test(figures_at_a_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
