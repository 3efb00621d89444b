#include "geom/mesh_bvh.h"
#include "unit/geom/mesh_case.h"

enum { NODES = 2 * ELL_FACES - 1 };

// Children lie in their parent's box and one level deeper; each face is a leaf once.
static void a_tree_over_all_faces(void** state) {
  (void)state;
  BvhNode tree[NODES];
  assert_int_equal(bvh_count(ELL_FACES), NODES);
  assert_true(mesh_bvh_build(tree, ELL_VERT, ELL_FACE, ELL_FACES));
  bool seen[ELL_FACES] = {0};
  for (int i = 0; i < NODES; i++) {
    const BvhNode* n = tree + i;
    if (n->id >= 0) {
      assert_false(seen[n->id]);
      seen[n->id] = true;
      assert_int_equal(n->child[0], -1);
      continue;
    }
    for (int c = 0; c < 2; c++) {
      const BvhNode* child = tree + n->child[c];
      assert_int_equal(child->depth, n->depth + 1);
      for (int k = 0; k < 3; k++)
        assert_true(fabs(child->aabb[k] - n->aabb[k]) + child->aabb[3 + k] <=
                    n->aabb[3 + k] + 2e-14);
    }
  }
}

// Sides of a flat face are widened by 1e-14, so that no box is empty.
static void flat_boxes_get_a_thickness(void** state) {
  (void)state;
  const double vert[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
  const int face[3] = {0, 1, 2};
  BvhNode node;
  assert_true(mesh_bvh_build(&node, vert, face, 1));
  assert_int_equal(node.id, 0);
  assert_near(node.aabb[2], 1, 1e-15);
  assert_true(node.aabb[5] > 0.5e-14 && node.aabb[5] < 2e-14);
  assert_near(node.aabb[3], 0.5, 1e-15);
}

// Faces without area have no circumcentre; they still get a leaf each.
static void degenerate_faces_are_leaves_too(void** state) {
  (void)state;
  int face[3 * BOX_FACES];
  memcpy(face, BOX_FACE, sizeof face);
  for (int i = 0; i < BOX_FACES; i += 3) face[3 * i + 1] = face[3 * i];
  BvhNode tree[2 * BOX_FACES - 1];
  assert_true(mesh_bvh_build(tree, BOX_VERT, face, BOX_FACES));
  int sum = 0;
  for (int i = 0; i < 2 * BOX_FACES - 1; i++) sum += tree[i].id >= 0 ? tree[i].id : 0;
  assert_int_equal(sum, BOX_FACES * (BOX_FACES - 1) / 2);
}

static bool work(MemoryCount* memory) {
  memory_scarce(memory);
  BvhNode tree[NODES];
  return mesh_bvh_build(tree, ELL_VERT, ELL_FACE, ELL_FACES);
}

static void no_memory_no_leak(void** state) {
  (void)state;
  assert_true(memory_failures(work) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_tree_over_all_faces),
      cmocka_unit_test(flat_boxes_get_a_thickness),
      cmocka_unit_test(degenerate_faces_are_leaves_too),
      cmocka_unit_test(no_memory_no_leak),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
