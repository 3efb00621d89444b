#include "geom/mesh_bvh.h"
#include "geom/octree.h"
#include "support/numbers.h"
#include "unit/geom/mesh_case.h"

static BvhNode tree[2 * BOX_FACES - 1];
static const double BOX_AAMM[6] = {0, 0, 0, 1, 2, 3};
static const OctreeMesh BOX = {BOX_VERT, BOX_VERTS, BOX_FACE, BOX_FACES, tree, BOX_AAMM};

static Octree build(void) {
  Octree t;
  assert_true(mesh_bvh_build(tree, BOX_VERT, BOX_FACE, BOX_FACES));
  assert_int_equal(octree_build(&t, &BOX), OCTREE_OK);
  return t;
}

static void the_root_is_a_tenth_larger(void** state) {
  (void)state;
  Octree t = build();
  const double expected[6] = {-0.05, -0.1, -0.15, 1.05, 2.1, 3.15};
  for (int i = 0; i < 6; i++) assert_near(t.node[0].aamm[i], expected[i], 1e-15);
  assert_int_equal(t.node[0].parent, -1);
  assert_near(t.node[0].coeff[0], sqrt(0.05 * 0.05 + 0.1 * 0.1 + 0.15 * 0.15), 1e-15);
  octree_free(&t);
  assert_null(t.node);
}

static void children_fill_their_parent(void** state) {
  (void)state;
  Octree t = build();
  int deepest = 0;
  for (int i = 1; i < t.count; i++) {
    const OctNode *n = t.node + i, *up = t.node + n->parent;
    assert_int_equal(up->child[n->slot], i);
    assert_int_equal(n->level, up->level + 1);
    deepest = n->level > deepest ? n->level : deepest;
    for (int k = 0; k < 3; k++) {
      double middle = (up->aamm[k] + up->aamm[3 + k]) / 2;
      assert_true(n->aamm[k] == (n->slot >> k & 1 ? middle : up->aamm[k]));
      assert_true(n->aamm[3 + k] == (n->slot >> k & 1 ? up->aamm[3 + k] : middle));
    }
  }
  assert_int_equal(deepest, 6);
  octree_free(&t);
}

// Leaves that share a corner point agree on the distance there: points are common.
static void corners_hold_the_distance(void** state) {
  (void)state;
  Octree t = build();
  int exact = 0, corners = 0;
  for (int i = 0; i < t.count; i++)
    for (int c = 0; c < 8; c++) {
      double out[3], square = 0, depth = 1e9;
      const double side[3] = {1, 2, 3};
      for (int k = 0; k < 3; k++) {
        double x = t.node[i].aamm[3 * (c >> k & 1) + k];
        out[k] = x < 0 ? -x : x > side[k] ? x - side[k] : 0;
        square += out[k] * out[k];
        depth = smaller(depth, smaller(x, side[k] - x));
      }
      double distance = square > 0 ? sqrt(square) : -depth;
      exact += fabs(t.node[i].coeff[c] - distance) < 1e-14;
      corners++;
      // where it is a mean of neighbours it is off by less than the box
      assert_true(fabs(t.node[i].coeff[c] - distance) < 0.5);
    }
  assert_true(exact > corners * 9 / 10 && exact < corners);
  octree_free(&t);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  Octree t;
  bool ok = octree_build(&t, &BOX) == OCTREE_OK;
  octree_free(&t);
  return ok;
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(mesh_bvh_build(tree, BOX_VERT, BOX_FACE, BOX_FACES));
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_root_is_a_tenth_larger),
      cmocka_unit_test(children_fill_their_parent),
      cmocka_unit_test(corners_hold_the_distance),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
