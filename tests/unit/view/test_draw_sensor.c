#include "unit/view/stage.h"

#define SENSORS                                                                                    \
  "<mujoco><worldbody><geom type='plane' size='9 9 1'/><body pos='.5 0 2'>"                        \
  "<geom name='g' size='.1'/><site name='down' zaxis='0 0 -1'/><site name='up'/>"                  \
  "<camera name='c' resolution='2 1' fovy='90'/></body>"                                           \
  "<geom name='h' size='.1' pos='3.5 0 2'/></worldbody><sensor>"                                   \
  "<rangefinder site='down'/><rangefinder site='up'/>"                                             \
  "<rangefinder site='down' data='point normal'/><rangefinder camera='c'/>"                        \
  "<fromto geom1='g' geom2='h' cutoff='9'/></sensor></mujoco>"

// A line for a distance, nothing for a miss, a dot and an arrow for a point and a normal, a line a
// pixel, and one between two geoms.
static void rays(void** state) {
  (void)state;
  Stage s = stage_open(SENSORS);
  stage_show(&s, ctVIS_RANGEFINDER);
  int count[5] = {0};
  const int want[5] = {1, 0, 2, 2, 1};
  for (int i = 0; i < s.scn.ngeom; i++)
    if (s.scn.geoms[i].objtype == ctOBJ_SENSOR) count[s.scn.geoms[i].objid]++;
  for (int i = 0; i < 5; i++) assert_int_equal(count[i], want[i]);

  const ctvGeom* line = stage_geom(&s, ctOBJ_SENSOR, 0, 0);
  assert_int_equal(line->type, ctGEOM_LINE);
  stage_near(line->pos, 3, .5, 0., 2.);
  trees_near((double)line->size[2], 2, 1e-6);
  const ctvGeom *dot = stage_geom(&s, ctOBJ_SENSOR, 2, 0), *arrow = dot + 1;
  assert_int_equal(dot->type, ctGEOM_SPHERE);
  stage_near(dot->pos, 3, .5, 0., 0.);
  assert_int_equal(arrow->type, ctGEOM_ARROW1);
  trees_near((double)arrow->mat[8], 1, 1e-6); // upwards
  // left and right of the middle by half the picture's height
  const ctvGeom* pixel = stage_geom(&s, ctOBJ_SENSOR, 3, 0);
  trees_near((double)pixel->size[2], 2 * sqrt(2), 1e-5);
  const ctvGeom* between = stage_geom(&s, ctOBJ_SENSOR, 4, 0);
  stage_near(between->pos, 3, .6, 0., 2.);
  trees_near((double)between->size[2], 2.8, 1e-6);
  stage_close(&s);
}

#define SKIN                                                                                       \
  "<mujoco><asset><mesh name='ball' builtin='sphere' params='1' scale='.2 .2 .2'/></asset>"        \
  "<worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .15'><freejoint/>"                   \
  "<geom name='g' type='sphere' size='.2'/></body></worldbody>"                                    \
  "<sensor><tactile name='t' geom='g' mesh='ball'/></sensor></mujoco>"

// Every face of the mesh; those without a touched corner are nearly clear.
static void touched_faces(void** state) {
  (void)state;
  Stage s = stage_open(SKIN);
  double* value = s.d->sensordata + s.m->sensor_adr[0];
  memset(value, 0, (size_t)s.m->sensor_dim[0] * sizeof *value);
  stage_show(&s, ctVIS_CONTACTPOINT);
  assert_int_equal(stage_count(&s, ctOBJ_SENSOR), 0);
  value[0] = -4;
  value[1] = 1;
  stage_show(&s, -1);
  assert_int_equal(stage_count(&s, ctOBJ_SENSOR), s.m->mesh_facenum[0]);
  int touched = 0;
  for (int f = 0; f < s.m->mesh_facenum[0]; f++) {
    const ctvGeom* g = stage_geom(&s, ctOBJ_SENSOR, 0, f);
    const int* v = s.m->mesh_face + 3 * f;
    double sum = 0, n = 0;
    for (int k = 0; k < 3; k++) sum += v[k] == 0 ? 1 : v[k] == 1 ? .25 : 0, n += v[k] < 2;
    trees_near((double)g->rgba[0], n > 0 ? sum / n : 0, 1e-6);
    trees_near((double)g->rgba[3], n > 0 ? 1 : .1, 1e-6);
    touched += n > 0;
  }
  assert_true(touched >= 3);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(rays), cmocka_unit_test(touched_faces))
