#include "unit/view/stage.h"

#define BODIES                                                                                     \
  "<mujoco><worldbody><body name='a' pos='0 0 1'><freejoint/><geom type='box' size='.1 .2 .3'/>"   \
  "<body name='b' pos='0 0 1'><joint pos='0 0 -.5'/><geom size='.1'/></body></body>"               \
  "<body name='still' pos='3 0 0'><geom size='.1'/></body>"                                        \
  "<body name='held' mocap='true' pos='4 0 0'><geom size='.1'/></body></worldbody></mujoco>"

// The box with the inertia of a box is that box.
static void inertia_boxes(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.opt.label = ctLABEL_BODY;
  stage_show(&s, ctVIS_INERTIA);
  assert_int_equal(stage_count(&s, ctOBJ_BODY), 3); // what is fixed is not shown, what is held is
  const ctvGeom* g = stage_geom(&s, ctOBJ_BODY, 1, 0);
  assert_int_equal(g->type, ctGEOM_BOX);
  stage_near(g->size, 3, .1, .2, .3);
  assert_string_equal(g->label, "a");
  stage_show(&s, ctVIS_SCLINERTIA); // the density is that of water
  stage_near(stage_geom(&s, ctOBJ_BODY, 1, 0)->size, 3, .1, .2, .3);
  s.m->vis.global.ellipsoidinertia = 1;
  s.opt.flags[ctVIS_SCLINERTIA] = 0;
  stage_show(&s, -1);
  double k = sqrt(5 / 3.);
  stage_near(stage_geom(&s, ctOBJ_BODY, 1, 0)->size, 3, .1 * k, .2 * k, .3 * k);
  stage_close(&s);
}

static void dragging(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.pert.select = 1;
  s.pert.active = ctPERT_TRANSLATE;
  s.pert.active2 = ctPERT_ROTATE;
  s.pert.localpos[0] = .1;
  s.pert.refselpos[0] = 1.1;
  s.pert.refselpos[2] = 1;
  stage_show(&s, ctVIS_PERTOBJ);
  const ctvGeom *rod = stage_geom(&s, ctOBJ_UNKNOWN, 1, 0), *end = rod + 1, *box = rod + 2;
  stage_near(rod->pos, 3, .6, 0., 1.);
  stage_near(end->pos, 3, 1.1, 0., 1.);
  assert_int_equal(end->type, ctGEOM_SPHERE);
  assert_int_equal(box->type, ctGEOM_BOX);
  stage_near(box->size, 3, .1, .2, .3);
  const float* ref = s.m->vis.rgba.inertia;
  stage_near(box->rgba, 4, (double)ref[1], (double)ref[0], (double)ref[2], (double)ref[3]);
  stage_close(&s);
}

static void picked_point(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.pert.select = 1;
  s.pert.localpos[0] = .25;
  s.opt.label = ctLABEL_SELPNT;
  stage_show(&s, ctVIS_SELECT);
  assert_string_equal(stage_last(&s)->label, "0.250 0.000 1.000 (local 0.250 0.000 0.000)");
  stage_close(&s);
}

static void pushes_are_arrows(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.d->xfrc_applied[6 + 2] = 10;
  s.d->xfrc_applied[12 + 3] = 1; // a torque alone is not shown
  stage_show(&s, ctVIS_PERTFORCE);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 1);
  double length = 10 * (double)s.m->vis.map.force / s.m->stat.meanmass;
  trees_near((double)stage_last(&s)->size[2], length, 1e-6 * length);
  stage_close(&s);
}

static void frames_and_labels(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  s.opt.frame = ctFRAME_WORLD;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  s.opt.frame = ctFRAME_BODY;
  s.opt.flags[ctVIS_STATIC] = 1;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 12);
  s.opt.frame = ctFRAME_NONE;
  s.opt.label = ctLABEL_SELECTION;
  s.pert.select = 2;
  stage_show(&s, -1);
  assert_int_equal(stage_last(&s)->type, ctGEOM_LABEL);
  assert_string_equal(stage_last(&s)->label, "b");
  stage_close(&s);
}

// From b's centre by its joint to a's centre.
static void connections_and_masses(void** state) {
  (void)state;
  Stage s = stage_open(BODIES);
  stage_show(&s, ctVIS_AUTOCONNECT);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 2);
  stage_near(stage_geom(&s, ctOBJ_UNKNOWN, 2, 0)->pos, 3, 0., 0., 1.75);
  stage_near(stage_geom(&s, ctOBJ_UNKNOWN, 2, 1)->pos, 3, 0., 0., 1.25);
  s.opt.flags[ctVIS_AUTOCONNECT] = 0;
  stage_show(&s, ctVIS_COM);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  trees_near((double)stage_geom(&s, ctOBJ_UNKNOWN, 1, 0)->pos[2], s.d->subtree_com[5], 1e-6);
  stage_close(&s);
}

static void islands_are_numbered(void** state) {
  (void)state;
  Stage s = stage_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .09'>"
                       "<freejoint/><geom size='.1'/></body></worldbody></mujoco>");
  s.opt.label = ctLABEL_ISLAND;
  stage_show(&s, -1);
  assert_int_equal(s.d->nisland, 1);
  assert_string_equal(stage_last(&s)->label, "0");
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(inertia_boxes), cmocka_unit_test(dragging),
                cmocka_unit_test(picked_point), cmocka_unit_test(pushes_are_arrows),
                cmocka_unit_test(frames_and_labels), cmocka_unit_test(connections_and_masses),
                cmocka_unit_test(islands_are_numbered))
