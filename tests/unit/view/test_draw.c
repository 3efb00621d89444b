#include "unit/view/stage.h"
#include "view/draw.h"

#define TWO                                                                                        \
  "<mujoco><worldbody><body name='first'><freejoint/><geom size='.1'/></body>"                     \
  "<body><joint/><geom size='.1'/></body></worldbody></mujoco>"

static Draw draw_on(Stage* s) {
  return (Draw){s->m, s->d, &s->opt, &s->pert, &s->scn, ctCAT_ALL, (float)s->m->stat.meansize, 0};
}

static void shapes_have_defaults(void** state) {
  (void)state;
  ctvGeom g;
  memset(&g, 7, sizeof g);
  double size[3] = {1, 2, 3}, pos[3] = {4, 5, 6};
  ctv_initGeom(&g, ctGEOM_CAPSULE, size, pos, NULL, NULL);
  stage_near(g.size, 3, 1., 1., 2.);
  stage_near(g.pos, 3, 4., 5., 6.);
  stage_near(g.mat, 9, 1., 0., 0., 0., 1., 0., 0., 0., 1.);
  stage_near(g.rgba, 4, .5, .5, .5, 1.);
  assert_int_equal(g.dataid, -1);
  assert_int_equal(g.matid, -1);
  assert_int_equal(g.label[0], 0);
  ctv_initGeom(&g, ctGEOM_BOX, size, NULL, NULL, NULL);
  stage_near(g.size, 3, 1., 2., 3.);
  ctv_initGeom(&g, ctGEOM_SPHERE, NULL, NULL, NULL, NULL);
  stage_near(g.size, 3, .1, .1, .1);
  stage_near(g.pos, 3, 0., 0., 0.);
}

// A capsule is in the middle, an arrow begins at its first point; z points along both.
static void connectors_join_points(void** state) {
  (void)state;
  ctvGeom g;
  double from[3] = {1, 0, 0}, to[3] = {5, 0, 0};
  memset(&g, 0, sizeof g);
  ctv_connector(&g, ctGEOM_CAPSULE, .5, from, to);
  stage_near(g.size, 3, .5, .5, 2.);
  stage_near(g.pos, 3, 3., 0., 0.);
  trees_near((double)g.mat[2], 1, 1e-6);
  ctv_connector(&g, ctGEOM_ARROW, .5, from, to);
  stage_near(g.size, 3, .5, .5, 4.);
  stage_near(g.pos, 3, 1., 0., 0.);
}

static void labels_are_names_or_numbers(void** state) {
  (void)state;
  Stage s = stage_open(TWO);
  Draw w = draw_on(&s);
  ctvGeom g;
  draw_label(&w, &g, ctOBJ_BODY, 1);
  assert_string_equal(g.label, "first");
  draw_label(&w, &g, ctOBJ_BODY, 2);
  assert_string_equal(g.label, "body 2");
  stage_close(&s);
}

// One warning of the data for a scene without room, however much is missing.
static void no_room(void** state) {
  (void)state;
  Stage s = stage_open(TWO);
  Draw w = draw_on(&s);
  ctv_makeScene(s.m, &s.scn, 1);
  DrawTag tag = {ctOBJ_BODY, 5, ctCAT_DYNAMIC};
  ctvGeom* g = draw_begin(&w, tag);
  assert_ptr_equal(g, draw_begin(&w, tag)); // not ended: taken again
  assert_int_equal(g->objid, 5);
  assert_int_equal(g->segid, 0);
  draw_end(&w);
  assert_null(draw_begin(&w, tag));
  assert_null(draw_begin(&w, tag));
  assert_true(w.full);
  assert_int_equal(s.scn.status, 1);
  assert_int_equal(s.d->warning[ctWARN_VGEOMFULL].number, 1);
  assert_int_equal(s.d->warning[ctWARN_VGEOMFULL].lastinfo, 1);
  stage_close(&s);
}

static void island_colours(void** state) {
  (void)state;
  float none[4], awake[4], asleep[4];
  draw_island_rgba(none, -1, true);
  stage_near(none, 4, .7, .7, .7, 1.);
  // dof 0: hue 1/7, saturation 2/3, value .68
  draw_island_rgba(awake, 0, true);
  double v = .68, s = 2 / 3., low = v * (1 - s), rise = v * (1 - s * (1 - 6 / 7.));
  stage_near(awake, 4, v, rise, low, 1.);
  draw_island_rgba(asleep, 0, false);
  trees_near((double)asleep[0], .6 * v, 1e-6);
}

static void triangles_and_boxes(void** state) {
  (void)state;
  Stage s = stage_open(TWO);
  Draw w = draw_on(&s);
  const float red[4] = {1, 0, 0, 1};
  double corner[3][3] = {{1, 1, 1}, {3, 1, 1}, {1, 4, 1}};
  draw_triangle(&w, draw_decor(ctOBJ_SENSOR, 3), corner, red);
  const ctvGeom* g = stage_last(&s);
  assert_int_equal(g->type, ctGEOM_TRIANGLE);
  assert_int_equal(g->objid, 3);
  stage_near(g->size, 3, 2., 3., 6.);
  stage_near(g->mat, 9, 1., 0., 0., 0., 1., 0., 0., 0., 1.);
  double box[6] = {1, 0, 0, .1, .2, .3}, pos[3] = {0, 0, 5}, mat[9] = {0, -1, 0, 1, 0, 0, 0, 0, 1};
  draw_box(&w, 4, box, pos, mat, red);
  stage_near(stage_last(&s)->pos, 3, 0., 1., 5.);
  stage_near(stage_last(&s)->size, 3, .1, .2, .3);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(shapes_have_defaults), cmocka_unit_test(connectors_join_points),
                cmocka_unit_test(labels_are_names_or_numbers), cmocka_unit_test(no_room),
                cmocka_unit_test(island_colours), cmocka_unit_test(triangles_and_boxes))
