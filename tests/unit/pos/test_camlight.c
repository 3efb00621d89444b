#include "math/vec.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "unit/pos/trees.h"

#define SCENE                                                                                      \
  "<mujoco><worldbody><body name='car' pos='0 0 1'><freejoint/><geom type='box' size='1 .5 .2' "   \
  "pos='.3 0 0'/>"                                                                                 \
  "<camera name='fixed' pos='0 -2 0'/><camera name='track' mode='track' pos='0 -2 0'/>"            \
  "<camera name='trackcom' mode='trackcom' pos='0 -2 0'/>"                                         \
  "<light name='l_fixed' pos='0 0 2' dir='0 0 -2'/><light name='l_track' mode='track' pos='0 0 "   \
  "2' dir='0 0 -1'/>"                                                                              \
  "<light name='l_com' mode='trackcom' pos='0 0 2' dir='0 0 -1'/></body>"                          \
  "<camera name='aim' mode='targetbody' target='car' pos='5 0 1'/>"                                \
  "<camera name='aimcom' mode='targetbodycom' target='car' pos='5 0 1'/>"                          \
  "<light name='l_aim' mode='targetbody' target='car' pos='0 0 9'/></worldbody></mujoco>"

static void run(Trees* t) {
  kinematics(t->m, t->d);
  com(t->m, t->d);
  camlight(t->m, t->d);
}

static const double* cam(const Trees* t, const char* name) {
  return t->d->cam_xpos + 3 * ct_name2id(t->m, ctOBJ_CAMERA, name);
}
static const double* cam_axes(const Trees* t, const char* name) {
  return t->d->cam_xmat + 9 * ct_name2id(t->m, ctOBJ_CAMERA, name);
}
static const double* light_dir(const Trees* t, const char* name) {
  return t->d->light_xdir + 3 * ct_name2id(t->m, ctOBJ_LIGHT, name);
}

// The car moves by (1, 2, 3) and turns a quarter about z.
static Trees moved(void) {
  Trees t = trees_open(SCENE);
  const double q[7] = {1, 2, 4, sqrt(0.5), 0, 0, sqrt(0.5)};
  memcpy(t.d->qpos, q, sizeof q);
  run(&t);
  return t;
}

static void fixed_turns_with_the_body(void** state) {
  (void)state;
  Trees t = moved();
  const double x[3] = {3, 2, 4}, down[3] = {0, 0, -1};
  trees_near_n(cam(&t, "fixed"), x, 3, 1e-15);
  trees_near_n(light_dir(&t, "l_fixed"), down, 3, 1e-15);
  trees_close(&t);
}

static void tracking_follows_without_turning(void** state) {
  (void)state;
  Trees t = moved();
  const double x[3] = {1, 0, 4}, com_x[3] = {0.7, 0.3, 4};
  trees_near_n(cam(&t, "track"), x, 3, 1e-14);
  trees_near_n(cam(&t, "trackcom"), com_x, 3, 1e-14); // offset from the centre of mass at the start
  trees_near_n(cam_axes(&t, "track"), t.m->cam_mat0 + 9, 9, 0);
  trees_close(&t);
}

static void aiming_looks_at_the_target(void** state) {
  (void)state;
  Trees t = moved();
  for (int k = 0; k < 2; k++) {
    const char* name = k ? "aimcom" : "aim";
    const double *R = cam_axes(&t, name), *target = k ? t.d->subtree_com + 3 : t.d->xpos + 3;
    double z[3], away[3] = {R[2], R[5], R[8]};
    sub3(z, cam(&t, name), target);
    normalize3(z);
    trees_near_n(away, z, 3, 1e-14);
    trees_near(R[6], 0, 1e-15); // x is horizontal
  }
  double d[3];
  sub3(d, t.d->xpos + 3, t.d->light_xpos + 3 * ct_name2id(t.m, ctOBJ_LIGHT, "l_aim"));
  normalize3(d);
  trees_near_n(light_dir(&t, "l_aim"), d, 3, 1e-14);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(fixed_turns_with_the_body),
      cmocka_unit_test(tracking_follows_without_turning),
      cmocka_unit_test(aiming_looks_at_the_target),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
