// The coupled step: momentum, loads, mass ratios, integrators, derivatives, threads.
#include "base/alloc.h"
#include "deform/couple.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#include <string.h>

//---------------------------------- momentum ------------------------------------------------------

// Momentum of the free body 1 and of all deformable bodies: linear, and angular about the origin.
static void total_momentum(const DeformScene* s, double p[6]) {
  const ctModel* m = s->m;
  ctData* d = s->d;
  double w[3], local[3], L[3], c[3], *v = d->qvel;
  ct_kinematics(m, d);
  memset(p, 0, 6 * sizeof *p);
  scl3(p, v, m->body_mass[1]);
  cross3(c, d->xipos + 3, p);
  mat3_mul_vec(w, d->xmat + 9, v + 3);
  mat3_mul_t_vec(local, d->ximat + 9, w);
  for (int i = 0; i < 3; i++) local[i] *= m->body_inertia[3 + i];
  mat3_mul_vec(L, d->ximat + 9, local);
  add3(p + 3, c, L);
  deform_scene_momentum(s, p);
}

// A body hits a free cloth without gravity; largest change of linear and angular momentum.
static void throw_body(const char* geom, double mass, int midpoint, double h, double worst[2]) {
  char xml[500];
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='%g' gravity='0 0 0'/><worldbody><body pos='.03 .02 .2'>"
           "<freejoint/><geom %s mass='%g' friction='.5'/></body></worldbody></mujoco>",
           h, geom, mass);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  def.midpoint = midpoint;
  deform_scene_cloth(&s, &def, 0.6, 13, 0);
  double start[6], p[6];
  s.d->qvel[0] = 1;
  s.d->qvel[2] = -3;
  s.d->qvel[4] = 5;
  total_momentum(&s, start);
  worst[0] = worst[1] = 0;
  int touched = 0;
  for (int i = 0; i < (int)(0.3 / h); i++) {
    ct_step(s.m, s.d);
    total_momentum(&s, p);
    worst[0] = larger(worst[0], largest_difference(p, start, 3));
    worst[1] = larger(worst[1], largest_difference(p + 3, start + 3, 3));
    touched += deform_scene_set(&s)->ncon;
  }
  assert_true(touched > 10);
  deform_scene_close(&s);
}

static void collisions_conserve_momentum(void** state) {
  (void)state;
  static const char* const kGeom[] = {
      "type='sphere' size='.1'", "type='box' size='.1 .08 .06'", "type='capsule' size='.05 .08'",
      "type='cylinder' size='.08 .05'", "type='ellipsoid' size='.1 .08 .06'"};
  for (int i = 0; i < 10; i++) {
    double worst[2];
    throw_body(kGeom[i % 5], i % 5 == 1 ? 0.01 : 1, i / 5, 0.005, worst);
    assert_below(worst[0], 1e-10);
  }
}

// Euler's method moves a body by the velocity of the end of the step: the angular momentum about a
// fixed point is kept up to a term that shrinks with the step.
static void angular_momentum_is_kept_to_first_order(void** state) {
  (void)state;
  for (int midpoint = 0; midpoint < 2; midpoint++) {
    double coarse[2], fine[2];
    throw_body("type='sphere' size='.1'", 1, midpoint, 0.004, coarse);
    throw_body("type='sphere' size='.1'", 1, midpoint, 0.0005, fine);
    print_message("angular momentum: %g at 4 ms, %g at 0.5 ms\n", coarse[1], fine[1]);
    assert_below(coarse[1], 0.01);
    assert_below(fine[1], coarse[1] / 4);
  }
}

//---------------------------------- loads ---------------------------------------------------------

// A cloth on a box on the floor: mean forces on box and floor.
static void rest_on_box(double box, double cloth, int midpoint, const char* option,
                        double load[2]) {
  char xml[500];
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='.005' %s/><worldbody><geom type='plane' size='1 1 1'/><body "
           "pos='0 0 .1'><freejoint/><geom type='box' size='.2 .2 .1' mass='%g'/></body>"
           "</worldbody></mujoco>",
           option, box);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  def.midpoint = midpoint;
  def.material.density = cloth / (0.3 * 0.3 * 0.01);
  deform_scene_cloth(&s, &def, 0.3, 7, 0.215);
  load[0] = load[1] = 0;
  int steps = 800, last = 200;
  for (int i = 0; i < steps; i++) {
    double f[6];
    ct_step(s.m, s.d);
    if (i < steps - last) continue;
    deform_scene_force(&s, 1, f);
    load[0] -= f[2] / last;
    for (int k = 0; k < s.d->ncon; k++) {
      ct_contactForce(s.m, s.d, k, f);
      load[1] += f[0] / last;
    }
  }
  assert_below(fabs(s.d->qpos[2] - 0.1), 0.02);
  deform_scene_close(&s);
}

static void loads_are_exact(void** state) {
  (void)state;
  static const double kMass[][2] = {{1, 0.5}, {100, 0.01}, {0.02, 1}};
  for (int i = 0; i < 6; i++) {
    double load[2], box = kMass[i % 3][0], cloth = kMass[i % 3][1];
    rest_on_box(box, cloth, i / 3, "", load);
    print_message("box %g cloth %g: %.5f %.5f\n", box, cloth, load[0], load[1]);
    assert_within(load[0], 9.81 * cloth, 0.01 * 9.81 * cloth);
    assert_within(load[1], 9.81 * (cloth + box), 0.01 * 9.81 * (cloth + box));
  }
}

// Every formulation of contacts and every solver carries the load on.
static void loads_reach_the_floor_by_every_solver(void** state) {
  (void)state;
  static const char* const kOption[] = {"solver='PGS'", "solver='CG'", "cone='elliptic'",
                                        "integrator='implicit'", "corten:formulation='xpbd'"};
  for (int i = 0; i < 5; i++) {
    double load[2];
    rest_on_box(1, 0.5, 0, kOption[i], load);
    assert_within(load[0], 9.81 * 0.5, 0.01 * 9.81 * 0.5);
    assert_within(load[1], 9.81 * 1.5, 0.02 * 9.81 * 1.5);
  }
}

// 1:10,000 both ways without an explosion.
static void mass_ratios_are_stable(void** state) {
  (void)state;
  static const double kMass[][2] = {{0.001, 10}, {1000, 0.1}};
  for (int i = 0; i < 2; i++) {
    char xml[400];
    snprintf(xml, sizeof xml,
             "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='1 1 1'/><body "
             "pos='0 0 .3'><freejoint/><geom type='box' size='.1 .1 .1' mass='%g'/></body>"
             "</worldbody></mujoco>",
             kMass[i][0]);
    DeformScene s = deform_scene(xml);
    ctDeformDef def = deform_scene_def("wool");
    def.thickness = 0.01;
    def.material.density = kMass[i][1] / (0.3 * 0.3 * 0.01);
    deform_scene_cloth(&s, &def, 0.3, 7, i ? 0.1 : 0.5);
    double fastest = 0;
    for (int k = 0; k < 400; k++) {
      ct_step(s.m, s.d);
      const DeformBody* b = deform_scene_body(&s, 0);
      fastest = larger(fastest, largest_of(b->v, 3 * b->nvert));
      fastest = larger(fastest, largest_of(s.d->qvel, 3));
    }
    assert_below(fastest, 20); // a light body is squeezed out
    deform_scene_close(&s);
  }
}

// A needle, a small ball and a thin box fall onto the middle of coarse triangles.
static void thin_geoms_do_not_pass_between_vertices(void** state) {
  (void)state;
  static const char* const kGeom[] = {
      "type='sphere' size='.01'", "type='capsule' size='.002 .1'", "type='box' size='.004 .004 .1'",
      "type='ellipsoid' size='.01 .01 .03'", "type='cylinder' size='.004 .1'"};
  for (int i = 0; i < 5; i++) {
    char xml[400];
    int pin[40];
    snprintf(xml, sizeof xml,
             "<mujoco><option timestep='.005'/><worldbody><body pos='.045 .03 .4'><joint "
             "type='slide' axis='0 0 1'/><geom %s mass='.05'/></body></worldbody></mujoco>",
             kGeom[i]);
    DeformScene s = deform_scene(xml);
    ctDeformDef def = deform_scene_def("rubber");
    def.thickness = 0.004;
    def.npin = deform_scene_rim(6, pin);
    def.pin = pin;
    deform_scene_cloth(&s, &def, 1, 6, 0);
    s.d->qvel[0] = -4;
    for (int k = 0; k < 400; k++) ct_step(s.m, s.d);
    assert_below(-0.3, s.d->qpos[0] + 0.4);
    deform_scene_close(&s);
  }
}

static void odd_time_steps_leave_bodies_where_they_are(void** state) {
  (void)state;
  const double kStep[] = {0, -1e-3, NAN, INFINITY, 1e-320, 1e300};
  for (int i = 0; i < 6; i++) {
    DeformScene s = deform_scene("<mujoco/>");
    ctDeformDef def = deform_scene_def("wool");
    def.thickness = 0.01;
    def.midpoint = i % 2;
    deform_scene_cloth(&s, &def, 0.3, 4, 1);
    s.m->opt.timestep = kStep[i];
    ct_step(s.m, s.d);
    const DeformBody* b = deform_scene_body(&s, 0);
    for (int k = 0; k < b->nvert; k++) assert_true(b->x[3 * k + 2] == 1 && b->v[3 * k + 2] == 0);
    s.m->opt.timestep = 1e-3;
    ct_resetData(s.m, s.d);
    ct_step(s.m, s.d);
    assert_below(b->x[2], 1);
    deform_scene_close(&s);
  }
}

//---------------------------------- the rest of the library ---------------------------------------

static DeformScene ball_on_cloth(void) {
  int pin[60];
  DeformScene s = deform_scene("<mujoco><option timestep='.004'/><worldbody><body pos='0 0 .104'>"
                               "<freejoint/><geom type='sphere' size='.1' mass='1'/></body>"
                               "</worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("rubber");
  def.thickness = 0.004;
  def.npin = deform_scene_rim(11, pin);
  def.pin = pin;
  deform_scene_cloth(&s, &def, 1, 11, 0);
  return s;
}

static void inverse_dynamics_takes_the_forces_of_forward(void** state) {
  (void)state;
  DeformScene s = ball_on_cloth();
  for (int i = 0; i < 100; i++) ct_step(s.m, s.d);
  ct_forward(s.m, s.d);
  ct_inverse(s.m, s.d);
  double zero[6] = {0};
  model_near(s.d->qfrc_inverse, zero, 6, 1e-9); // nobody applies a force
  ct_step(s.m, s.d);
  ct_inverse(s.m, s.d); // the forces of this state are not known yet
  assert_non_null(strstr(ct_lastWarning(s.d), "deformable"));
  deform_scene_close(&s);
}

static void finite_differences_leave_bodies_alone(void** state) {
  (void)state;
  DeformScene s = ball_on_cloth();
  for (int i = 0; i < 100; i++) ct_step(s.m, s.d);
  DeformBody* b = deform_scene_body(&s, 0);
  size_t bytes = 3 * (size_t)b->nvert * sizeof(double);
  double* before = alloc_bytes(bytes);
  double A[144];
  memcpy(before, b->x, bytes);
  ctd_transitionFD(s.m, s.d, 1e-6, 1, A, NULL, NULL, NULL);
  assert_memory_equal(before, b->x, bytes);
  for (int i = 0; i < 3; i++) assert_within(A[12 * i + 6 + i], 0.004, 1e-6); // dx/dv = h
  assert_false(deform_scene_set(&s)->held);
  alloc_free(before);
  deform_scene_close(&s);
}

static void copies_go_on_alike(void** state) {
  (void)state;
  DeformScene s = ball_on_cloth();
  for (int i = 0; i < 60; i++) ct_step(s.m, s.d);
  ctData* copy = ct_copyData(NULL, s.m, s.d);
  assert_non_null(copy);
  for (int i = 0; i < 60; i++) {
    ct_step(s.m, s.d);
    ct_step(s.m, copy);
  }
  const DeformBody *a = deform_scene_body(&s, 0), *b = data_own(copy)->deform->body;
  assert_memory_equal(a->x, b->x, 3 * (size_t)a->nvert * sizeof(double));
  assert_memory_equal(s.d->qpos, copy->qpos, (size_t)s.m->nq * sizeof(double));
  ct_deleteData(copy);
  deform_scene_close(&s);
}

static void reset_keeps_positions(void** state) {
  (void)state;
  DeformScene s = ball_on_cloth();
  for (int i = 0; i < 60; i++) ct_step(s.m, s.d);
  DeformBody* b = deform_scene_body(&s, 0);
  double x = b->x[3 * 60 + 2];
  assert_true(x != 0);
  ct_resetData(s.m, s.d);
  assert_within(b->x[3 * 60 + 2], x, 0);
  assert_within(largest_of(b->v, 3 * b->nvert), 0, 0);
  assert_int_equal(deform_scene_set(&s)->ncon, 0);
  deform_scene_close(&s);
}

// After warm-up a step does not allocate, and threads do not change bits.
static void steps_allocate_nothing_and_threads_agree(void** state) {
  (void)state;
  DeformScene s = ball_on_cloth(), t = ball_on_cloth();
  ctThreadPool* pool = ctu_threadPoolCreate(3);
  ctu_bindThreadPool(t.d, pool);
  for (int i = 0; i < 150; i++) {
    ct_step(s.m, s.d);
    ct_step(t.m, t.d);
  }
  const DeformBody *a = deform_scene_body(&s, 0), *b = deform_scene_body(&t, 0);
  assert_memory_equal(a->x, b->x, 3 * (size_t)a->nvert * sizeof(double));
  size_t before = alloc_count();
  for (int i = 0; i < 20; i++) ct_step(s.m, s.d);
  assert_int_equal(alloc_count(), before);
  deform_scene_close(&s);
  deform_scene_close(&t);
  ctu_threadPoolDestroy(pool);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(collisions_conserve_momentum),
      cmocka_unit_test(angular_momentum_is_kept_to_first_order),
      cmocka_unit_test(loads_are_exact),
      cmocka_unit_test(loads_reach_the_floor_by_every_solver),
      cmocka_unit_test(mass_ratios_are_stable),
      cmocka_unit_test(odd_time_steps_leave_bodies_where_they_are),
      cmocka_unit_test(thin_geoms_do_not_pass_between_vertices),
      cmocka_unit_test(inverse_dynamics_takes_the_forces_of_forward),
      cmocka_unit_test(finite_differences_leave_bodies_alone),
      cmocka_unit_test(copies_go_on_alike),
      cmocka_unit_test(reset_keeps_positions),
      cmocka_unit_test(steps_allocate_nothing_and_threads_agree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
