#include "draw/texture.h"
#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><asset><texture name='a' type='2d' builtin='flat' width='4' height='2' rgb1='1 .5 0'/>" \
  "<texture name='b' type='cube' builtin='gradient' width='8' height='48' rgb1='1 1 1' rgb2='0 0 " \
  "0'/></asset></mujoco>"

static void levels_go_down_to_one_texel(void** state) {
  (void)state;
  ctModel* m = trees_load(WORLD);
  Texture t;
  float c[4];
  assert_true(texture_make(&t, m, 0));
  assert_int_equal(t.levels, 3);
  for (float lod = -3; lod < 20; lod += 0.7f) {
    texture_sample(c, &t, 12.3f, -7.1f, lod);
    assert_true(fabsf(c[0] - 1) < 1e-6f && fabsf(c[1] - 0.5f) < 3e-3f && c[2] == 0 && c[3] == 1);
  }
  texture_sample(c, &t, NAN, INFINITY, NAN);
  assert_true(c[0] == 1);
  texture_free(&t);
  ct_deleteModel(m);
}

// The gradient of a cube goes from its top to its bottom.
static void cubes_are_sampled_by_direction(void** state) {
  (void)state;
  ctModel* m = trees_load(WORLD);
  Texture t;
  float up[4], down[4], none[3] = {0};
  assert_true(texture_make(&t, m, 1));
  texture_sample_cube(up, &t, (float[3]){0.01f, 1, 0}, none, none);
  texture_sample_cube(down, &t, (float[3]){0.01f, -1, 0}, none, none);
  assert_true(fabsf(up[0] - down[0]) > 0.5f);
  texture_sample_cube(up, &t, (float[3]){0, 0, 0}, none, none);
  assert_true(up[0] >= 0 && up[0] <= 1);
  texture_free(&t);
  ct_deleteModel(m);
}

STAGE_TEST_MAIN(cmocka_unit_test(levels_go_down_to_one_texel),
                cmocka_unit_test(cubes_are_sampled_by_direction))
