#include "compile/emit.h"
#include "unit/compile/spec_case.h"

#define TETRA "vertex='0 0 0 1 0 0 0 1 0 0 0 1'"

static void meshes_stand_one_behind_the_other(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<asset><mesh name='a' " TETRA "/><mesh name='b' " TETRA
      " texcoord='0 0 1 0 0 1 1 1' scale='2 2 2'/></asset><worldbody><geom type='mesh' mesh='b' "
      "contype='0' conaffinity='0'/><geom size='1'/></worldbody>");
  assert_int_equal(m->nmesh, 2);
  assert_int_equal(m->nmeshvert, 8);
  assert_int_equal(m->mesh_vertadr[1], 4);
  assert_int_equal(m->mesh_faceadr[1], 4);
  assert_int_equal(m->mesh_texcoordadr[0], -1);
  assert_int_equal(m->mesh_texcoordnum[1], 4);
  assert_int_equal(m->mesh_graphadr[0], 0);
  assert_int_equal(m->mesh_polyvertadr[4], 12);
  assert_int_equal(m->mesh_pathadr[0], -1);
  assert_near(m->mesh_scale[3], 2, 0);
  assert_numbers(m->mesh_pos + 3, 3, 0.5, 0.5, 0.5);
  // volumes of the world's geom, then those of the meshes
  assert_int_equal(m->nbvh, 1 + 7 + 7);
  assert_int_equal(m->mesh_bvhadr[0], 1);
  assert_int_equal(m->mesh_bvhadr[1], 8);
  assert_int_equal(m->geom_dataid[0], 1);
  assert_int_equal(m->noct, 0);
  ct_deleteModel(m);
}

static void distance_fields_have_octrees(void** state) {
  (void)state;
  ctModel* m = case_model("<asset><mesh name='a' " TETRA "/></asset><worldbody><geom type='sdf' "
                          "mesh='a'/></worldbody>");
  assert_true(m->noct > 0);
  assert_int_equal(m->mesh_octadr[0], 0);
  assert_int_equal(m->mesh_octnum[0], m->noct);
  assert_int_equal(m->oct_depth[0], 0);
  assert_true(m->oct_aabb[3] > 0);
  ct_deleteModel(m);
}

TEST_MAIN(cmocka_unit_test(meshes_stand_one_behind_the_other),
          cmocka_unit_test(distance_fields_have_octrees))
