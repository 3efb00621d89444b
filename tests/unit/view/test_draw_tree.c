#include "support/numbers.h"
#include "unit/view/stage.h"

#define BOXES                                                                                      \
  "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset><worldbody>"            \
  "<body pos='0 0 3'><freejoint/><geom size='.1' pos='1 0 0'/><geom size='.2' pos='-1 0 0'/>"      \
  "</body><geom type='mesh' mesh='m'/></worldbody></mujoco>"

// The root at depth 0, the two leaves below it at any depth beyond.
static void body_trees(void** state) {
  (void)state;
  Stage s = stage_open(BOXES);
  s.opt.bvh_depth = 0;
  stage_show(&s, ctVIS_BODYBVH);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 2); // of the world: one leaf
  const ctvGeom* root = stage_geom(&s, ctOBJ_UNKNOWN, s.m->body_bvhadr[1], 0);
  assert_int_equal(root->type, ctGEOM_LINEBOX);
  stage_near(root->pos, 3, -.05, 0., 3.);
  double longest = larger(root->size[0], larger(root->size[1], root->size[2])); // axes by inertia
  trees_near(longest, 1.15, 1e-6);
  s.opt.bvh_depth = 5;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  stage_close(&s);
}

// While active boxes are marked, only those of meshes are shown.
static void mesh_trees(void** state) {
  (void)state;
  Stage s = stage_open(BOXES);
  s.opt.bvh_depth = 0;
  s.m->vis.global.bvactive = 0;
  stage_show(&s, ctVIS_MESHBVH);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 1);
  assert_memory_equal(stage_last(&s)->rgba, s.m->vis.rgba.bv, 4 * sizeof(float));
  s.m->vis.global.bvactive = 1;
  memset(s.d->bvh_active, 0, (size_t)s.m->nbvh);
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 0);
  s.d->bvh_active[s.m->mesh_bvhadr[0]] = 1;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 1);
  assert_memory_equal(stage_last(&s)->rgba, s.m->vis.rgba.bvactive, 4 * sizeof(float));
  stage_close(&s);
}

#define NODES                                                                                      \
  "<mujoco><worldbody><flexcomp name='f' type='grid' count='3 3 3' spacing='.1 .1 .1' dim='3' "    \
  "radius='.005' mass='1' dof='trilinear'><contact selfcollide='none' "                            \
  "internal='false'/></flexcomp>"                                                                  \
  "</worldbody></mujoco>"

// Twelve lines between the eight control points, and the boxes of the elements.
static void flex_trees(void** state) {
  (void)state;
  Stage s = stage_open(NODES);
  s.opt.bvh_depth = 0;
  stage_show(&s, ctVIS_MESHBVH);
  int lines = 0, boxes = 0;
  for (int i = 0; i < s.scn.ngeom; i++) {
    lines += s.scn.geoms[i].type == ctGEOM_LINE;
    boxes += s.scn.geoms[i].type == ctGEOM_LINEBOX;
    if (s.scn.geoms[i].type == ctGEOM_LINE) trees_near((double)s.scn.geoms[i].size[2], .2, 1e-6);
  }
  assert_int_equal(lines, 12);
  assert_int_equal(boxes, 1);
  stage_near(stage_geom(&s, ctOBJ_UNKNOWN, s.m->flex_bvhadr[0], 0)->size, 3, .105, .105, .105);
  stage_close(&s);
}

// The number of a height field is taken for that of a mesh, as in MuJoCo.
static void tree_of_a_height_field(void** state) {
  (void)state;
  Stage s = stage_open(
      "<mujoco><asset><mesh name='m' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/><hfield name='h' nrow='3' "
      "ncol='3' size='1 1 .1 .1'/></asset><worldbody><geom type='hfield' hfield='h' pos='5 0 0'/>"
      "</worldbody></mujoco>");
  s.opt.bvh_depth = 0;
  s.m->vis.global.bvactive = 0;
  stage_show(&s, ctVIS_MESHBVH);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 1);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(flex_trees), cmocka_unit_test(body_trees),
                cmocka_unit_test(mesh_trees), cmocka_unit_test(tree_of_a_height_field))
