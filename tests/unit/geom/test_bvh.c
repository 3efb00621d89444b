#include "geom/bvh.h"
#include "unit/geom/near.h"

#include <string.h>

enum { MANY = 33 };
static const double ORIGIN[3] = {0, 0, 0}, UNIT[4] = {1, 0, 0, 0};

static BvhLeaf ball(double x, double y, double z, int id) {
  return (BvhLeaf){
      .pos = {x, y, z}, .quat = {1, 0, 0, 0}, .aabb = {0, 0, 0, 0.1, 0.1, 0.1}, .id = id};
}

static void no_leaves_no_tree(void** state) {
  (void)state;
  assert_int_equal(bvh_count(0), 0);
  bvh_build(NULL, NULL, 0, ORIGIN, UNIT);
}

static void one_leaf_is_the_root(void** state) {
  (void)state;
  BvhLeaf leaf = ball(1, 2, 3, 7);
  BvhNode node;
  bvh_build(&node, &leaf, 1, ORIGIN, UNIT);
  assert_int_equal(node.id, 7);
  assert_int_equal(node.child[0], -1);
  assert_int_equal(node.depth, 0);
  assert_near(node.aabb[2], 3, 1e-15);
  assert_near(node.aabb[5], 0.1, 1e-15);
}

// Halves along the longest side, lower half first; equal positions keep their order.
static void splits_at_the_median_of_the_longest_side(void** state) {
  (void)state;
  BvhLeaf leaf[3] = {ball(0, 3, 0, 0), ball(0, 1, 0, 1), ball(0, 1, 0, 2)};
  BvhNode tree[5];
  bvh_build(tree, leaf, 3, ORIGIN, UNIT);
  assert_int_equal(tree[tree[0].child[0]].id, 1);
  const BvhNode* right = tree + tree[0].child[1];
  assert_int_equal(right->id, -1);
  assert_int_equal(tree[right->child[0]].id, 2);
  assert_int_equal(tree[right->child[1]].id, 0);
}

static void boxes_are_in_the_frame_of_the_tree(void** state) {
  (void)state;
  const double at[3] = {1, 0, 0}, quarter_about_z[4] = {sqrt(0.5), 0, 0, sqrt(0.5)};
  BvhLeaf leaf = ball(3, 0, 0, 0);
  leaf.aabb[3] = 1;
  BvhNode node;
  bvh_build(&node, &leaf, 1, at, quarter_about_z);
  // two to the right of the origin is two down the turned y axis
  assert_near(node.aabb[0], 0, 1e-15);
  assert_near(node.aabb[1], -2, 1e-15);
  assert_near(node.aabb[4], 1, 1e-15);
}

static void flat_boxes_get_a_thickness(void** state) {
  (void)state;
  BvhLeaf leaf = ball(0, 0, 0, 0);
  leaf.aabb[5] = 0;
  BvhNode node;
  bvh_build(&node, &leaf, 1, ORIGIN, UNIT);
  assert_true(node.aabb[5] > 0 && node.aabb[5] < 1e-13);
}

static void check_subtree(const BvhNode* tree, int i, int* seen) {
  const BvhNode* n = tree + i;
  if (n->id >= 0) {
    seen[n->id]++;
    return;
  }
  for (int c = 0; c < 2; c++) {
    const BvhNode* child = tree + n->child[c];
    assert_true(n->child[c] > i);
    assert_int_equal(child->depth, n->depth + 1);
    for (int k = 0; k < 3; k++) {
      assert_true(child->aabb[k] + child->aabb[3 + k] <= n->aabb[k] + n->aabb[3 + k] + 1e-12);
      assert_true(child->aabb[k] - child->aabb[3 + k] >= n->aabb[k] - n->aabb[3 + k] - 1e-12);
    }
    check_subtree(tree, n->child[c], seen);
  }
}

static void every_leaf_once_inside_its_parents(void** state) {
  (void)state;
  BvhLeaf leaf[MANY];
  BvhNode tree[2 * MANY];
  int seen[MANY] = {0};
  for (int i = 0; i < MANY; i++) leaf[i] = ball(sin(3.0 * i), cos(7.0 * i), sin(11.0 * i), i);
  memset(tree, 0x7f, sizeof(tree));
  bvh_build(tree, leaf, MANY, ORIGIN, UNIT);
  check_subtree(tree, 0, seen);
  for (int i = 0; i < MANY; i++) assert_int_equal(seen[i], 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_leaves_no_tree),
      cmocka_unit_test(one_leaf_is_the_root),
      cmocka_unit_test(splits_at_the_median_of_the_longest_side),
      cmocka_unit_test(boxes_are_in_the_frame_of_the_tree),
      cmocka_unit_test(flat_boxes_get_a_thickness),
      cmocka_unit_test(every_leaf_once_inside_its_parents),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
