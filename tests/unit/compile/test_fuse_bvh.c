#include "compile/fuse_bvh.h"
#include "unit/compile/spec_case.h"

// The tree of one geom is its leaf; joined by another it has an inner node in its place, which
// keeps the geom.
static void inner_nodes_keep_what_they_were(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><body><geom size='1'/><body pos='1 0 0'><geom size='1'/></body></body>"
                "</worldbody>");
  for (int i = 0; i < 2; i++) c.b.geom[i].aabb[3] = c.b.geom[i].aabb[4] = c.b.geom[i].aabb[5] = 1;
  for (int i = 0; i < c.b.nbody; i++) {
    for (int k = 0; k < 3; k++) c.b.body[i].s.ipos[k] = 0;
  }
  FuseTree* tree = fuse_bvh_start(&c.b);
  assert_non_null(tree);
  assert_int_equal(tree[0].count, 0);
  assert_int_equal(tree[1].count, 1);
  assert_int_equal(tree[1].geom[0], 0);
  c.b.body[2].fused = true;
  assert_true(fuse_bvh_join(&c.b, tree, 2));
  assert_int_equal(tree[1].count, 3);
  assert_int_equal(tree[1].geom[0], 0);
  assert_int_equal(tree[1].geom[1], 0);
  assert_int_equal(tree[1].geom[2], 1);
  assert_int_equal(c.b.bvh_extra, 1);
  fuse_bvh_free(tree, c.b.nbody);
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(inner_nodes_keep_what_they_were))
