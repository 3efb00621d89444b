#include "unit/view/stage.h"

#define SIGHT                                                                                      \
  "<mujoco><statistic extent='2' center='0 0 0'/><visual><global fovy='90'/></visual><worldbody>"  \
  "<geom name='wall' type='box' size='9 .1 9' pos='0 5 0'/><body name='ball' pos='1 0 0'>"         \
  "<freejoint/><geom size='.2'/></body><body name='skinned' pos='-1 0 0'><joint type='slide'/>"    \
  "<geom size='.01' group='4'/></body></worldbody><deformable><skin vertex='-1.5 -1 -.5 -.5 -1 "   \
  "-.5 -1 -1 .5' face='0 1 2'><bone body='skinned' bindpos='-1 0 0' bindquat='1 0 0 0' "           \
  "vertid='0 1 2' vertweight='1 1 1'/></skin></deformable></mujoco>"

typedef struct Found {
  int body, geom, flex, skin;
  double point[3];
} Found;

static Found pick(Stage* s, double x, double y) {
  Found f;
  f.body = ctv_select(s->m, s->d, &s->opt, 1, x, y, &s->scn, f.point, &f.geom, &f.flex, &f.skin);
  return f;
}

// The camera is at y = -3 and looks along y; the window is 6 high and wide at y = 0.
static Stage looking(void) {
  Stage s = stage_open(SIGHT);
  s.cam.azimuth = 90;
  s.cam.elevation = 0;
  s.cam.distance = 3;
  stage_show(&s, ctVIS_STATIC);
  return s;
}

static void geoms(void** state) {
  (void)state;
  Stage s = looking();
  Found f = pick(&s, .5 + 1 / 6., .5);
  assert_int_equal(f.body, 1);
  assert_int_equal(f.geom, 1);
  assert_int_equal(f.skin, -1);
  assert_true(f.point[1] < -.15 && f.point[1] > -.2);
  f = pick(&s, .5, .9);
  assert_int_equal(f.body, 0);
  trees_near(f.point[1], 4.9, 1e-6);
  trees_near(f.point[2], 7.9 * .8, 1e-5);
  s.opt.flags[ctVIS_STATIC] = 0;
  assert_int_equal(pick(&s, .5, .9).body, -1);
  stage_close(&s);
}

// At the vertex that is nearest to where the ray meets the triangle.
static void skins(void** state) {
  (void)state;
  Stage s = looking();
  stage_show(&s, ctVIS_SKIN);
  Found f = pick(&s, .5 - 1 / 4., .5 + .2 / 4.);
  assert_int_equal(f.body, 2);
  assert_int_equal(f.skin, 0);
  assert_int_equal(f.geom, -1);
  double top[3] = {-1, -1, .5};
  trees_near_n(f.point, top, 3, 1e-6);
  s.opt.flags[ctVIS_SKIN] = 0;
  assert_int_equal(pick(&s, .5 - 1 / 4., .5).body, 0);
  stage_close(&s);
}

#define CLOTH                                                                                      \
  "<mujoco><statistic extent='2' center='0 0 0'/><visual><global fovy='90'/></visual><worldbody>"  \
  "<geom size='.01' pos='0 9 0'/><flexcomp name='sheet' type='grid' count='2 2 1' "                \
  "spacing='2 2 1' dim='2' radius='.05' mass='1' euler='90 0 0'/></worldbody></mujoco>"

static void flexes(void** state) {
  (void)state;
  Stage s = stage_open(CLOTH);
  s.cam.azimuth = 90;
  s.cam.elevation = 0;
  s.cam.distance = 3;
  stage_show(&s, ctVIS_FLEXFACE);
  Found f = pick(&s, .5 + .8 / 6, .5 + .7 / 6);
  assert_int_equal(f.flex, 0);
  double corner[3] = {1, 0, 1};
  trees_near_n(f.point, corner, 3, 1e-6);
  int vertex = -1;
  for (int v = 0; v < 4; v++)
    if (ctu_dist3(s.d->flexvert_xpos + 3 * v, corner) < 1e-6) vertex = v;
  assert_int_equal(f.body, s.m->flex_vertbodyid[vertex]);
  stage_close(&s);
}

// Vertices of an interpolated flex have no body: the control point that moves them most has one.
static void interpolated_flexes(void** state) {
  (void)state;
  Stage s = stage_open("<mujoco><statistic extent='2' center='0 0 0'/><visual><global fovy='90'/>"
                       "</visual><worldbody><flexcomp name='f' type='grid' count='4 4 4' "
                       "spacing='.5 .5 .5' dim='3' radius='.005' mass='1' dof='trilinear'><contact "
                       "selfcollide='none' internal='false'/></flexcomp>"
                       "</worldbody></mujoco>");
  s.cam.azimuth = 90;
  s.cam.elevation = 0;
  s.cam.distance = 3;
  stage_show(&s, ctVIS_FLEXFACE);
  Found f = pick(&s, .5 + .3 / 6, .5 + .3 / 6);
  assert_int_equal(f.flex, 0);
  double corner[3] = {.75, -.75, .75};
  trees_near_n(f.point, corner, 3, 1e-6);
  trees_near_n(s.d->xpos + 3 * f.body, corner, 3, 1e-6);
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(interpolated_flexes), cmocka_unit_test(geoms),
                cmocka_unit_test(skins), cmocka_unit_test(flexes))
