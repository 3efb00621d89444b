#include "geom/box_bvh.h"
#include "unit/geom/near.h"

static BoxLeaf leaf_at(double x, double y, int id) {
  return (BoxLeaf){{x - 1, y - 1, 0}, {x + 1, y + 1, 0}, {x, y, 0}, id};
}

// Four boxes in a row along y: halves by position, ids kept, flat sides widened.
static void splits_at_the_median(void** state) {
  (void)state;
  const BoxLeaf leaf[4] = {leaf_at(0, 9, 10), leaf_at(0, 0, 11), leaf_at(0, 6, 12),
                           leaf_at(0, 3, 13)};
  BvhNode tree[7];
  int order[4];
  box_bvh_build(tree, leaf, order, 4);
  assert_near(tree[0].aabb[1], 4.5, 1e-15);
  assert_near(tree[0].aabb[4], 5.5, 1e-15);
  assert_true(tree[0].aabb[5] > 0 && tree[0].aabb[5] < 1e-13);
  assert_int_equal(tree[0].child[0], 1);
  assert_int_equal(tree[0].child[1], 4);
  assert_int_equal(tree[2].id, 11);
  assert_int_equal(tree[3].id, 13);
  assert_int_equal(tree[5].id, 12);
  assert_int_equal(tree[6].id, 10);
  assert_int_equal(tree[6].depth, 2);
}

static void nothing_gives_nothing(void** state) {
  (void)state;
  BvhNode tree = {.id = 42};
  box_bvh_build(&tree, NULL, NULL, 0);
  assert_int_equal(tree.id, 42);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(splits_at_the_median),
      cmocka_unit_test(nothing_gives_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
