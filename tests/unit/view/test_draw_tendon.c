#include "unit/view/stage.h"

#define TENDONS                                                                                    \
  "<mujoco><worldbody><site name='a' pos='0 0 1'/><site name='b' pos='1 0 1'/>"                    \
  "<site name='c' pos='2 0 1'/><body><joint type='slide' axis='1 0 0'/><geom size='.1'/>"          \
  "<site name='crank' pos='0 .3 0'/></body><site name='slider' zaxis='0 1 0'/></worldbody>"        \
  "<tendon><spatial name='tight' width='.02'><site site='a'/><site site='b'/><site site='c'/>"     \
  "</spatial><spatial limited='true' range='0 1.5'><site site='a'/><site site='b'/></spatial>"     \
  "</tendon><actuator><general cranksite='crank' slidersite='slider' "                             \
  "cranklength='.2'/></actuator>"                                                                  \
  "</mujoco>"

static void paths_are_capsules(void** state) {
  (void)state;
  Stage s = stage_open(TENDONS);
  s.opt.label = ctLABEL_TENDON;
  stage_show(&s, ctVIS_TENDON);
  const ctvGeom *first = stage_geom(&s, ctOBJ_TENDON, 0, 0),
                *second = stage_geom(&s, ctOBJ_TENDON, 0, 1);
  assert_int_equal(first->type, ctGEOM_CAPSULE);
  stage_near(first->size, 3, .02, .02, .5);
  stage_near(second->pos, 3, 1.5, 0., 1.);
  assert_string_equal(first->label, "tight");
  assert_string_equal(second->label, "");
  stage_close(&s);
}

// A tendon that is only limited hangs, and has numslices pieces; with damping it is straight.
static void strings_hang(void** state) {
  (void)state;
  Stage s = stage_open(TENDONS);
  stage_show(&s, ctVIS_TENDON);
  int pieces = 0;
  float lowest = 1;
  for (int i = 0; i < s.scn.ngeom; i++) {
    const ctvGeom* g = s.scn.geoms + i;
    if (g->objtype != ctOBJ_TENDON || g->objid != 1) continue;
    pieces++;
    if (g->pos[2] < lowest) lowest = g->pos[2];
  }
  assert_int_equal(pieces, s.m->vis.quality.numslices);
  assert_true(lowest < .7f && lowest > .3f);
  s.m->tendon_damping[1] = 1;
  stage_show(&s, -1);
  trees_near((double)stage_geom(&s, ctOBJ_TENDON, 1, 0)->pos[2], 1, 1e-6);
  assert_int_equal(stage_count(&s, ctOBJ_TENDON), 3);
  stage_close(&s);
}

// The rod is too short to reach the slider's axis sideways, but here the crank is on the axis.
static void cranks(void** state) {
  (void)state;
  Stage s = stage_open(TENDONS);
  stage_show(&s, -1);
  const ctvGeom *slider = stage_geom(&s, ctOBJ_ACTUATOR, 0, 0),
                *rod = stage_geom(&s, ctOBJ_ACTUATOR, 0, 1);
  stage_near(slider->pos, 3, 0., .05, 0.); // from 0 to .1 along y
  stage_near(rod->pos, 3, 0., .2, 0.);
  assert_memory_equal(rod->rgba, s.m->vis.rgba.slidercrank, sizeof rod->rgba);
  s.d->qpos[0] = 1;
  ct_forward(s.m, s.d);
  stage_show(&s, -1);
  assert_memory_equal(stage_geom(&s, ctOBJ_ACTUATOR, 0, 1)->rgba, s.m->vis.rgba.crankbroken,
                      sizeof rod->rgba);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(paths_are_capsules), cmocka_unit_test(strings_hang),
                cmocka_unit_test(cranks))
