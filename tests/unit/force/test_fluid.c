#include "force/fluid.h"
#include "unit/pos/trees.h"

#define IN(option, geom)                                                                           \
  "<mujoco><option gravity='0 0 0' " option "/><worldbody><body><freejoint/>" geom                 \
  "</body></worldbody></mujoco>"

static void run(Trees* t, const double v[6]) {
  memcpy(t->d->qvel, v, 6 * sizeof(double));
  ct_fwdPosition(t->m, t->d);
  ct_fwdVelocity(t->m, t->d);
}

// The box with the inertia of a box geom is that geom.
static void faces_of_a_box(void** state) {
  (void)state;
  Trees t = trees_open(IN("density='1.2'", "<geom type='box' size='.1 .2 .3'/>"));
  FluidBox b = fluid_box(t.m, 1);
  trees_near(b.edge[0], .2, 1e-14);
  trees_near(b.edge[1], .4, 1e-14);
  trees_near(b.edge[2], .6, 1e-14);
  const double v[6] = {3, -2, 0, 0, 0, 5};
  run(&t, v);
  trees_near(t.d->qfrc_fluid[0], -.5 * 1.2 * .4 * .6 * 9, 1e-13);
  trees_near(t.d->qfrc_fluid[1], .5 * 1.2 * .2 * .6 * 4, 1e-13);
  trees_near(t.d->qfrc_fluid[2], 0, 1e-15);
  trees_near(t.d->qfrc_fluid[5], -1.2 * .6 * (pow(.2, 4) + pow(.4, 4)) / 64 * 25, 1e-13);
  trees_near_n(t.d->qfrc_passive, t.d->qfrc_fluid, 6, 0);
  trees_close(&t);
}

// Stokes: 3 pi D eta v on a sphere, pi D^3 eta w; the box of a sphere has another diameter.
static void a_sphere_in_syrup(void** state) {
  (void)state;
  Trees t = trees_open(IN("viscosity='2'", "<geom size='.1' fluidshape='ellipsoid'/>"));
  const double v[6] = {1, 0, 0, 0, 3, 0};
  run(&t, v);
  trees_near(t.d->qfrc_fluid[0], -3 * ctPI * .2 * 2, 1e-13);
  trees_near(t.d->qfrc_fluid[4], -ctPI * .008 * 2 * 3, 1e-13);
  trees_close(&t);
}

static void only_the_motion_against_the_wind_counts(void** state) {
  (void)state;
  for (int k = 0; k < 2; k++) {
    Trees t = trees_open(
        k ? IN("density='1' viscosity='1' wind='1 2 3'", "<geom type='box' size='.1 .2 .3'/>")
          : IN("density='1' viscosity='1' wind='1 2 3'",
               "<geom type='ellipsoid' size='.1 .2 .3' fluidshape='ellipsoid'/>"));
    const double with[6] = {1, 2, 3};
    run(&t, with);
    for (int i = 0; i < 6; i++) trees_near(t.d->qfrc_fluid[i], 0, 1e-12);
    const double rest[6] = {0};
    run(&t, rest);
    assert_true(t.d->qfrc_fluid[0] > 0 && t.d->qfrc_fluid[2] > 0);
    trees_close(&t);
  }
}

// Magnus lift pushes across spin and motion; the force of a turning ellipsoid is the same in any
// orientation of the world.
static void lift_of_a_spinning_ball(void** state) {
  (void)state;
  Trees t = trees_open(
      IN("density='2'", "<geom size='.1' fluidshape='ellipsoid' fluidcoef='0 0 0 0 1'/>"));
  for (int i = 6; i < 12; i++) t.m->geom_fluid[i] = 0; // no added mass
  const double v[6] = {1, 0, 0, 0, 0, 3};
  run(&t, v);
  trees_near(t.d->qfrc_fluid[0], 0, 1e-15);
  trees_near(t.d->qfrc_fluid[1], 2 * 4. / 3 * ctPI * .001 * 3, 1e-14);
  trees_close(&t);
}

// Added mass does no work: force . v + torque . w = 0
static void added_mass_does_no_work(void** state) {
  (void)state;
  Trees t = trees_open(IN("density='2'", "<geom type='ellipsoid' size='.1 .2 .3' "
                                         "fluidshape='ellipsoid' fluidcoef='0 0 0 0 0'/>"));
  const double v[6] = {1, -2, 3, 2, 1, -3};
  run(&t, v);
  double work = 0, size = 0;
  for (int i = 0; i < 6; i++) {
    work += t.d->qfrc_fluid[i] * v[i];
    size += fabs(t.d->qfrc_fluid[i]);
  }
  assert_true(size > 1e-3);
  trees_near(work, 0, 1e-14);
  trees_close(&t);
}

// One ellipsoid geom makes a body one of ellipsoids; its other geoms feel nothing then.
static void kinds_of_bodies(void** state) {
  (void)state;
  Trees t = trees_open(IN("density='2'", "<geom size='.1' fluidshape='ellipsoid'/>"
                                         "<geom size='.5' mass='0'/>"));
  assert_true(fluid_uses_ellipsoids(t.m, 1));
  const double v[6] = {1, 0, 0};
  run(&t, v);
  double with = t.d->qfrc_fluid[0];
  trees_close(&t);
  t = trees_open(IN("density='2'", "<geom size='.1' fluidshape='ellipsoid'/>"));
  run(&t, v);
  trees_near(t.d->qfrc_fluid[0], with, 1e-15);
  assert_true(with < 0);
  t.m->body_mass[1] = 0;
  assert_true(fluid_is_massless(t.m, 1));
  run(&t, v);
  trees_near(t.d->qfrc_fluid[0], 0, 0);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(faces_of_a_box),
      cmocka_unit_test(a_sphere_in_syrup),
      cmocka_unit_test(only_the_motion_against_the_wind_counts),
      cmocka_unit_test(lift_of_a_spinning_ball),
      cmocka_unit_test(added_mass_does_no_work),
      cmocka_unit_test(kinds_of_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
