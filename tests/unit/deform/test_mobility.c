#include "deform/mobility.h"
#include "math/vec.h"
#include "support/model_text.h"

#include <string.h>

typedef struct MoverCase {
  ctModel* m;
  ctData* d;
  Movers movers;
} MoverCase;

static MoverCase open_movers(const char* world) {
  MoverCase c = {.m = model_world("", world)};
  c.d = ct_makeData(c.m);
  for (int i = 0; i < 50; i++) ct_step(c.m, c.d);
  ct_forward(c.m, c.d);
  assert_true(movers_clear(&c.movers, c.m, c.d, (double[64]){0}));
  return c;
}

static void close_movers(MoverCase* c) {
  movers_free(&c->movers);
  ct_deleteData(c->d);
  ct_deleteModel(c->m);
}

// A free body: 1/m and the inverse inertia.
static void free_body_answers_by_its_mass(void** state) {
  (void)state;
  MoverCase c = open_movers("<body pos='0 0 9'><freejoint/><geom type='box' size='.1 .2 .3' "
                            "mass='2'/></body>");
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 1), 0);
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 1), 0);
  assert_true(movers_solve(&c.movers, c.m, c.d));
  RigidMover* r = c.movers.at.data;
  assert_within(r->rate[5], -9.81, 1e-10);
  assert_within(r->twist[5], c.d->qvel[2], 1e-12);
  double p[6] = {0.3, 0, 0, 0, 4, 0}, was = r->twist[4];
  movers_push(&c.movers, 0, p);
  assert_within(r->twist[4] - was, 2, 1e-12);
  assert_within(r->twist[0], 0.3 / c.m->body_inertia[3], 1e-9);
  // K of the centre of mass
  double K[9], arm[3] = {0, 0, 0};
  mover_point_mobility(&c.movers, 0, arm, K);
  for (int i = 0; i < 9; i++) assert_within(K[i], i % 4 ? 0 : 0.5, 1e-12);
  close_movers(&c);
}

static void fixed_bodies_are_no_movers(void** state) {
  (void)state;
  MoverCase c = open_movers("<body><geom size='.1'/></body><body mocap='true' pos='1 0 0'><geom "
                            "size='.1'/></body>");
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 0), -1);
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 1), -1);
  // a mocap body moves, but nothing moves it
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 2), 0);
  assert_true(movers_solve(&c.movers, c.m, c.d));
  double p[6] = {1, 2, 3, 4, 5, 6}, zero[6] = {0};
  movers_push(&c.movers, 0, p);
  model_near(c.movers.at.data[0].twist, zero, 6, 0);
  close_movers(&c);
}

// W is how the solution answers to a force, while the same rows are active: with a box on a floor,
// and with one box on another.
static void check_answer(const char* world, int n, double tolerance) {
  MoverCase c = open_movers(world);
  for (int b = 1; b <= n; b++) assert_int_equal(movers_add(&c.movers, c.m, c.d, b), b - 1);
  assert_true(movers_solve(&c.movers, c.m, c.d));
  double before[60], f = 1e-3;
  memcpy(before, c.d->qacc, (size_t)c.m->nv * sizeof(double));
  c.d->xfrc_applied[6 * 1 + 2] = -f;
  ct_forward(c.m, c.d);
  double p[6] = {0, 0, 0, 0, 0, -f};
  double was[2] = {c.movers.at.data[0].twist[5], n > 1 ? c.movers.at.data[1].twist[5] : 0};
  movers_push(&c.movers, 0, p);
  for (int b = 0; b < n; b++) {
    double change = c.d->qacc[6 * b + 2] - before[6 * b + 2];
    assert_within((c.movers.at.data[b].twist[5] - was[b]) / f, change / f, tolerance);
  }
  close_movers(&c);
}

static void floor_supports_a_box(void** state) {
  (void)state;
  check_answer("<geom type='plane' size='1 1 1'/><body pos='0 0 .1'><freejoint/><geom type='box' "
               "size='.1 .1 .1' mass='2'/></body>",
               1, 1e-6);
  check_answer("<geom type='plane' size='1 1 1'/><body pos='0 0 .3'><freejoint/><geom type='box' "
               "size='.1 .1 .1' mass='2'/></body><body pos='0 0 .1'><freejoint/><geom type='box' "
               "size='.1 .1 .1' mass='1'/></body>",
               2, 1e-6);
}

// J' of the impulses is what xfrc_applied gives.
static void forces_reach_the_joints(void** state) {
  (void)state;
  MoverCase c =
      open_movers("<body pos='0 0 3'><joint axis='0 1 0'/><geom type='capsule' size='.05' "
                  "fromto='0 0 0 .5 0 0'/><body pos='.5 0 0'><joint axis='0 1 0'/><geom "
                  "type='capsule' size='.05' fromto='0 0 0 .5 0 0'/></body></body>");
  assert_int_equal(movers_add(&c.movers, c.m, c.d, 2), 0);
  assert_true(movers_solve(&c.movers, c.m, c.d));
  double p[6] = {0, 0.02, 0, 0.01, 0, 0.03}, qfrc[2], expected[2] = {0, 0};
  movers_push(&c.movers, 0, p);
  movers_force(&c.movers, c.m, 0.01, qfrc);
  double force[3] = {1, 0, 3}, torque[3] = {0, 2, 0};
  ct_applyFT(c.m, c.d, force, torque, c.d->xipos + 6, 2, expected);
  model_near(qfrc, expected, 2, 1e-12);
  close_movers(&c);
}

static void poses_advance(void** state) {
  (void)state;
  MoverCase c = open_movers("<body pos='0 0 9'><freejoint/><geom type='sphere' size='.1'/></body>");
  movers_add(&c.movers, c.m, c.d, 1);
  assert_true(movers_solve(&c.movers, c.m, c.d));
  RigidMover* r = c.movers.at.data;
  double twist[6] = {0, 0, 1, 2, 0, 0}, u[3], arm[3] = {1, 0, 0};
  copy6(r->twist, twist);
  memset(r->drift, 0, sizeof r->drift);
  memset(r->rate, 0, sizeof r->rate);
  mover_displacement(r, arm, 0.1, u);
  assert_within(u[0], 0.2, 1e-12);
  assert_within(u[1], 0.1, 1e-12);
  for (int i = 0; i < 10; i++) movers_advance(&c.movers, 0.1);
  assert_within(r->com[0] - r->start[0], 2, 1e-12);
  assert_within(r->turn[0], cos(1), 1e-12);
  movers_accelerate(&c.movers, 1);
  assert_within(r->twist[3], 2, 0);
  close_movers(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(free_body_answers_by_its_mass),
      cmocka_unit_test(fixed_bodies_are_no_movers),
      cmocka_unit_test(floor_supports_a_box),
      cmocka_unit_test(forces_reach_the_joints),
      cmocka_unit_test(poses_advance),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
