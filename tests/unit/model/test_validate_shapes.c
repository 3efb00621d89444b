// Numbers that are in range for the model and wrong for their mesh, flex, skin or tree.
#include "corruption.h"
#include "unit/pos/trees.h"

// First node of the mesh's tree: behind those of the bodies.
static int mesh_tree(void) {
  ctModel* m = everything();
  int adr = m->mesh_bvhadr[0];
  ct_deleteModel(m);
  return adr;
}

static void bounding_volumes(void** state) {
  (void)state;
  int adr = mesh_tree();
  static const Corruption row[] = {
      {"bvh_child", 0, 0, "node 0"},   // its own child
      {"bvh_child", 0, 4, "node 0"},   // two ways to one node
      {"bvh_child", 0, 7, "node 0"},   // behind the tree
      {"bvh_child", 0, -1, "node 0"},  // one child only
      {"bvh_child", 2, 0, "node 1"},   // back to the root
      {"bvh_depth", 0, 1, "node 0"},   // a root is at depth 0
      {"bvh_depth", 2, 1, "node 1"},   // a child is one deeper
      {"bvh_nodeid", 2, 4, "node 2"},  // no such triangle
      {"bvh_nodeid", 2, -1, "node 2"}, // a leaf without a triangle
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    int first = strcmp(row[i].field, "bvh_child") == 0 ? 2 * adr : adr;
    corruption_refused(row[i].field, first + row[i].index, row[i].value, row[i].text);
  }
  corruption_refused("bvh_nodeid", 0, 99, "bounding volumes of body 0");
  corruption_refused("oct_child", 8, 1, "octree of mesh 0");
  corruption_refused("oct_child", 3, 9, "octree of mesh 0");
  corruption_refused("oct_depth", 3, 2, "octree of mesh 0");
}

// A tree that is a chain: each node is legal, but searches have no room for so many levels.
static void endless_tree(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><asset><mesh name='m' builtin='sphere' params='2'/></asset>"
                       "<worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>");
  ctModel* m = t.m;
  int adr = m->mesh_bvhadr[0], num = m->mesh_bvhnum[0], *child = m->bvh_child + 2 * adr;
  assert_int_equal(num, 2 * 320 - 1);
  for (int i = 0; i < num; i++) { // even nodes but the last are inner ones
    bool inner = i % 2 == 0 && i + 1 < num;
    child[2 * i] = inner ? i + 1 : -1;
    child[2 * i + 1] = inner ? i + 2 : -1;
    m->bvh_nodeid[adr + i] = inner ? -1 : i / 2;
    m->bvh_depth[adr + i] = (i + 1) / 2;
  }
  char message[2000] = "";
  ErrorList err;
  error_init(&err);
  assert_int_equal(validate(m, "file", &err), CT_FAIL);
  error_format(&err, message, sizeof message);
  assert_non_null(strstr(message, "bvh_depth"));
  error_free(&err);
  trees_close(&t);
}

static void others(void** state) {
  (void)state;
  static const Corruption row[] = {
      {"mesh_face", 11, 4, "mesh_face[11] is 4, must be in 0..3"},
      {"mesh_facenormal", 0, -1, "mesh_facenormal[0]"},
      {"mesh_facetexcoord", 0, 4, "mesh_facetexcoord[0]"},
      {"mesh_graphadr", 0, 37, "mesh_graphadr[0] is 37: the hull is cut off"},
      {"mesh_graph", 0, 5, "impossible size"},
      {"mesh_graph", 1, -1, "impossible size"},
      {"mesh_graph", 2, 16, "mesh_graph[2] is 16"},
      {"mesh_graph", 25, 0, "endless"},
      {"mesh_polyvert", 0, 4, "mesh_polyvert[0]"},
      {"mesh_polymap", 11, 4, "mesh_polymap[11]"},
      {"skin_face", 2, 3, "skin_face[2]"},
      {"skin_bonevertid", 0, 3, "skin_bonevertid[0]"},
      {"skin_texcoordadr", 0, 1, "skin_texcoordadr[0]"},
      {"flex_dim", 0, 3, "flex_elem"},
      {"flex_interp", 0, 1, "flex_nodenum[0] is 0, must be 8"},
      {"flex_vertbodyid", 0, -1, "flex_vertbodyid[0]"},
      {"flex_elem", 0, 4, "flex_elem[0]"},
      {"flex_elemtexcoord", 0, 4, "flex_elemtexcoord[0]"},
      {"flex_elemedge", 0, 5, "flex_elemedge[0]"},
      {"flex_shell", 0, 4, "flex_shell[0]"},
      {"flex_edge", 0, -1, "flex_edge[0]"},
      {"flex_edgeflap", 0, 4, "flex_edgeflap[0]"},
      {"flex_evpair", 0, 2, "flex_evpair[0]"},
      {"flex_evpair", 1, 4, "flex_evpair[1]"},
      {"flex_vertedge", 0, 5, "flex_vertedge[0]"},
      {"flex_vertedgenum", 3, 3, "flex_vertedge"},
      {"flexvert_J_rowadr", 7, 8, "flexvert_J_colind"},
      {"hfield_nrow", 0, 3, "hfield_adr[0]"},
      {"hfield_adr", 0, 1, "hfield_adr[0]"},
      {"tex_width", 0, 3, "tex_adr[0]"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++)
    corruption_refused(row[i].field, row[i].index, row[i].value, row[i].text);
}

// What MuJoCo makes and the table might forbid.
static void rare_but_right(void** state) {
  (void)state;
  ctModel* m = everything();
  ErrorList err;
  error_init(&err);
  m->bvh_nodeid[m->mesh_bvhadr[0]] = 3; // an inner node with an id, as fusestatic leaves them
  m->flex_texcoordadr[0] = -1;          // then the ids mean nothing
  m->flex_elemtexcoord[0] = 77;
  m->mesh_graphadr[0] = -1; // no hull
  m->skin_texcoordadr[0] = -1;
  assert_int_equal(validate(m, NULL, &err), CT_OK);
  m->tex_adr[0] = 1;
  assert_int_equal(validate(m, NULL, &err), CT_FAIL);
  error_free(&err);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bounding_volumes),
      cmocka_unit_test(endless_tree),
      cmocka_unit_test(others),
      cmocka_unit_test(rare_but_right),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
