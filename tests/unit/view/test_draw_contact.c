#include "unit/view/stage.h"

#define CONTACT                                                                                    \
  "<mujoco><statistic meansize='.5' meanmass='2'/><worldbody>"                                     \
  "<geom name='floor' type='plane' size='1 1 1'/><body name='a' pos='0 0 .09'><freejoint/>"        \
  "<geom name='ball' size='.1'/></body><body name='b' pos='3 0 0'><freejoint/>"                    \
  "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody><equality>"                     \
  "<connect name='pin' body1='b' anchor='.2 0 0'/></equality></mujoco>"

static void points(void** state) {
  (void)state;
  Stage s = stage_open(CONTACT);
  assert_int_equal(s.d->ncon, 1);
  s.opt.label = ctLABEL_CONTACTPOINT;
  stage_show(&s, ctVIS_CONTACTPOINT);
  const ctvGeom* g = stage_last(&s);
  assert_int_equal(g->type, ctGEOM_CYLINDER);
  assert_string_equal(g->label, "floor | ball");
  stage_near(g->pos, 3, 0., 0., -.005);
  double width = (double)s.m->vis.scale.contactwidth * .5,
         high = (double)s.m->vis.scale.contactheight * .5;
  stage_near(g->size, 3, width, width, high > .005 ? high : .005);
  trees_near((double)g->mat[8], 1, 1e-6); // the normal is its axis
  assert_memory_equal(g->rgba, s.m->vis.rgba.contactpoint, sizeof g->rgba);
  stage_show(&s, ctVIS_ISLAND);
  float rgba[4];
  memcpy(rgba, stage_last(&s)->rgba, sizeof rgba);
  assert_memory_equal(stage_geom(&s, ctOBJ_GEOM, 1, 0)->rgba, rgba, sizeof rgba);
  stage_close(&s);
}

// The force as one arrow upwards, or as normal and friction.
static void forces(void** state) {
  (void)state;
  Stage s = stage_open(CONTACT);
  double force[6], shown = (double)s.m->vis.map.force / 2;
  ct_contactForce(s.m, s.d, 0, force);
  stage_show(&s, ctVIS_CONTACTFORCE);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 1);
  const ctvGeom* g = stage_last(&s);
  assert_int_equal(g->type, ctGEOM_ARROW); // the world cannot move
  trees_near((double)g->size[2], force[0] * shown, 1e-5);
  trees_near((double)g->mat[8], 1, 1e-5);
  s.opt.label = ctLABEL_CONTACTFORCE;
  stage_show(&s, ctVIS_CONTACTSPLIT);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 2);
  char text[20];
  snprintf(text, sizeof text, "%.3g", ctu_norm3(force));
  assert_string_equal(stage_last(&s)[-1].label, text);
  assert_memory_equal(stage_last(&s)->rgba, s.m->vis.rgba.contactfriction, sizeof g->rgba);
  stage_close(&s);
}

static void frames(void** state) {
  (void)state;
  Stage s = stage_open(CONTACT);
  s.opt.frame = ctFRAME_CONTACT;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_UNKNOWN), 3);
  trees_near((double)stage_geom(&s, ctOBJ_UNKNOWN, 0, 0)->mat[8], 1, 1e-6); // x is the normal
  stage_close(&s);
}

static void equalities(void** state) {
  (void)state;
  Stage s = stage_open(CONTACT);
  s.d->qpos[9] = 1; // b one higher than its pin
  ct_forward(s.m, s.d);
  s.opt.label = ctLABEL_CONSTRAINT;
  stage_show(&s, ctVIS_CONSTRAINT);
  const ctvGeom *first = stage_geom(&s, ctOBJ_EQUALITY, 0, 0), *second = first + 1;
  assert_string_equal(first->label, "pin");
  stage_near(first->pos, 3, 3.2, 0., 1.);
  stage_near(second->pos, 3, 3.2, 0., 0.);
  assert_memory_equal(second->rgba, s.m->vis.rgba.constraint, sizeof second->rgba);
  s.d->eq_active[0] = 0;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_EQUALITY), 0);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(points), cmocka_unit_test(forces), cmocka_unit_test(frames),
                cmocka_unit_test(equalities))
