// What must hold on any model, over a dozen random ones each: momentum, order of the integrators'
// energy errors, forces in their cones, symmetries, forward and inverse dynamics.
#include "support/numbers.h"
#include "support/random_scene.h"
#include "support/scene.h"

#include <math.h>
#include <stdlib.h>

enum { MODELS = 12 };

//---------------------------------- momentum ------------------------------------------------------

typedef struct Momentum {
  double linear[3], angular[3];
} Momentum;

static Momentum momentum(const ctModel* m, ctData* d) {
  Momentum p;
  ct_forward(m, d);
  ct_subtreeVel(m, d);
  for (int i = 0; i < 3; i++) {
    p.linear[i] = m->body_subtreemass[0] * d->subtree_linvel[i];
    p.angular[i] = d->subtree_angmom[i];
  }
  return p;
}

// Largest change over one second in steps of h, as a part of the momentum.
static double momentum_lost(ctModel* m, double h) {
  ctData* d = ct_makeData(m);
  m->opt.timestep = h;
  scene_speed(m, d, 1, 2);
  Momentum a = momentum(m, d);
  for (int i = 0; i < (int)(1 / h + 0.5); i++) ct_step(m, d);
  Momentum b = momentum(m, d);
  double lost = 0, size = 0;
  for (int i = 0; i < 3; i++) {
    size = larger(size, larger(fabs(a.linear[i]), fabs(a.angular[i])));
    lost = larger(lost, larger(fabs(a.linear[i] - b.linear[i]), fabs(a.angular[i] - b.angular[i])));
  }
  assert_true(size > 0.1);
  ct_deleteData(d);
  return lost / size;
}

// Springs and dampers inside push and pull in pairs. What Runge-Kutta loses is of second order: it
// adds up rotations as if they were vectors, as MuJoCo's does.
static void momentum_is_kept(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) {
    ctModel* m = random_scene_floating(seed, seed % 2 ? 0.05 : 0);
    double lost = momentum_lost(m, 0.002), half = momentum_lost(m, 0.001);
    if (!(lost <= 1e-5)) fail_msg("model %u loses %.1e of its momentum", seed, lost);
    if (!(lost <= 1e-9 || half <= lost / 3))
      fail_msg("model %u: %.1e, with half %.1e", seed, lost, half);
    ct_deleteModel(m);
  }
}

//---------------------------------- energy --------------------------------------------------------

// Of the present state; a Runge-Kutta step leaves that of its last stage.
static double energy(const ctModel* m, ctData* d) {
  ct_forward(m, d);
  return d->energy[0] + d->energy[1];
}

static double energy_error(ctModel* m, int integrator) {
  ctData* d = ct_makeData(m);
  m->opt.integrator = integrator;
  scene_speed(m, d, 2, 1);
  double first = energy(m, d), worst = 0;
  for (int i = 0; i < 1000; i++) {
    ct_step(m, d);
    worst = larger(worst, fabs(energy(m, d) - first));
  }
  ct_deleteData(d);
  return worst;
}

// Without dampers: Runge-Kutta errs least by far; implicitfast is then Euler's method.
static void energy_errors_are_in_order(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) {
    ctModel* m = random_scene_hanging(seed);
    double rk4 = energy_error(m, ctINT_RK4), euler = energy_error(m, ctINT_EULER);
    double implicit = energy_error(m, ctINT_IMPLICIT), fast = energy_error(m, ctINT_IMPLICITFAST);
    if (!(rk4 < 1e-3 * smaller(euler, implicit))) {
      fail_msg("model %u: RK4 %.1e, Euler %.1e, implicit %.1e", seed, rk4, euler, implicit);
    }
    assert_true(fabs(fast - euler) <= 1e-9 * euler);
    ct_deleteModel(m);
  }
}

// sum of d v^2 over the dofs
static double damper_power(const ctModel* m, const ctData* d) {
  double p = 0;
  for (int i = 0; i < m->nv; i++) p += m->dof_damping[i] * d->qvel[i] * d->qvel[i];
  return p;
}

// Two seconds in steps of h: energy never rises. Largest |E + W - E0| / E0, where W is the work of
// the dampers; lost: the part of the energy that they took.
static double energy_balance(ctModel* m, double h, double* lost) {
  ctData* d = ct_makeData(m);
  m->opt.timestep = h;
  scene_speed(m, d, 1, 1);
  double first = energy(m, d), before = first, power = damper_power(m, d), work = 0, worst = 0;
  for (int i = 0; i < (int)(2 / h + 0.5); i++) {
    ct_step(m, d);
    double now = energy(m, d), next = damper_power(m, d);
    assert_true(now <= before);
    before = now;
    work += h * (power + next) / 2;
    power = next;
    worst = larger(worst, fabs(now + work - first));
  }
  *lost = 1 - before / first;
  ct_deleteData(d);
  return worst / first;
}

// With dampers and nothing that drives, energy only goes down, by the work of the dampers: up to an
// error of second order, that of the trapezoidal sum and of rotations (see momentum_is_kept).
static void dampers_take_energy(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) {
    ctModel* m = random_scene_floating(seed, 0.02);
    double lost, error = energy_balance(m, 0.002, &lost), half = energy_balance(m, 0.001, &lost);
    if (!(error < 1e-6 && lost > 500 * error)) {
      fail_msg("model %u: lost %.1e, error of the balance %.1e", seed, lost, error);
    }
    if (!(half <= error / 3)) fail_msg("model %u: %.1e, with half %.1e", seed, error, half);
    ct_deleteModel(m);
  }
}

//---------------------------------- cones ---------------------------------------------------------

static void check_contact(const ctModel* m, const ctData* d, int c, double slack) {
  const ctContact* con = d->contact + c;
  double f[6], s = 0;
  ct_contactForce(m, d, c, f);
  assert_true(f[0] >= 0);
  for (int j = 1; j < con->dim; j++) {
    double t = f[j] / con->friction[j - 1];
    s = m->opt.cone == ctCONE_ELLIPTIC ? s + t * t : s + fabs(t);
  }
  if (m->opt.cone == ctCONE_ELLIPTIC) s = sqrt(s);
  if (!(s <= f[0] * (1 + slack) + 1e-9)) fail_msg("friction %.17g, normal force %.17g", s, f[0]);
}

static void forces_are_in_their_cones(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) {
    for (int k = 0; k < 8; k++) {
      ctModel* m = random_scene_bodies(seed);
      ctData* d = ct_makeData(m);
      m->opt.solver = k % 3;
      m->opt.cone = k / 3 % 2;
      m->opt.noslip_iterations = k < 6 ? 0 : 5;
      int contacts = 0;
      for (int i = 0; i < 150; i++) {
        ct_step(m, d);
        contacts += d->ncon;
        for (int c = 0; c < d->ncon; c++) check_contact(m, d, c, 1e-6);
      }
      assert_true(contacts > 100);
      ct_deleteData(d);
      ct_deleteModel(m);
    }
  }
}

//---------------------------------- symmetry ------------------------------------------------------

// World position and quaternion of body b in the mirror x -> -x, or turned about z by `turn`.
static void image(double* x, double* q, double turn) {
  if (turn == 0) {
    x[0] = -x[0];
    q[2] = -q[2];
    q[3] = -q[3];
    return;
  }
  double c = cos(turn), s = sin(turn), y[2] = {c * x[0] - s * x[1], s * x[0] + c * x[1]};
  double r[4], about[4] = {cos(turn / 2), 0, 0, sin(turn / 2)};
  ctu_mulQuat(r, about, q);
  x[0] = y[0];
  x[1] = y[1];
  for (int i = 0; i < 4; i++) q[i] = r[i];
}

// The image of the start moves as the image of the motion.
static void check_symmetry(unsigned seed, double turn) {
  ctModel* m = random_scene_bodies(seed);
  m->opt.tolerance = 1e-15;
  m->opt.cone = ctCONE_ELLIPTIC;
  ctData *a = ct_makeData(m), *b = ct_makeData(m);
  for (int i = 0; i < m->nq; i += 7) image(b->qpos + i, b->qpos + i + 3, turn);
  int contacts = 0;
  for (int step = 0; step < 120; step++) {
    ct_step(m, a);
    ct_step(m, b);
    contacts += a->ncon;
    assert_int_equal(a->ncon, b->ncon);
    for (int i = 0; i < m->nq; i += 7) {
      double q[7], plus = 0, minus = 0;
      for (int k = 0; k < 7; k++) q[k] = a->qpos[i + k];
      image(q, q + 3, turn);
      for (int k = 0; k < 3; k++) plus = minus = larger(plus, fabs(q[k] - b->qpos[i + k]));
      for (int k = 3; k < 7; k++) { // q and -q are the same
        plus = larger(plus, fabs(q[k] - b->qpos[i + k]));
        minus = larger(minus, fabs(q[k] + b->qpos[i + k]));
      }
      if (!(smaller(plus, minus) <= 1e-7)) {
        fail_msg("model %u step %d dof %d: %.1e", seed, step, i, smaller(plus, minus));
      }
    }
  }
  assert_true(contacts > 100);
  ct_deleteData(a);
  ct_deleteData(b);
  ct_deleteModel(m);
}

static void mirrored_scenes_move_mirrored(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) check_symmetry(seed, 0);
}

static void turned_scenes_move_turned(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) check_symmetry(seed, 0.3 + seed);
}

//---------------------------------- forward and inverse -------------------------------------------

// The forces that inverse dynamics asks for are those that were applied.
static void inverse_undoes_forward(void** state) {
  (void)state;
  for (unsigned seed = 0; seed < MODELS; seed++) {
    ctModel* m = random_scene_everything(seed);
    ctData* d = ct_makeData(m);
    m->opt.tolerance = 0;
    m->opt.cone = (int)seed % 2;
    int rows = 0;
    for (int i = 0; i < 200; i++) {
      d->ctrl[0] = sin(0.1 * i);
      for (int k = 0; k < m->nv; k++) d->qfrc_applied[k] = 0.1 * cos(k + 0.05 * i);
      ct_step(m, d);
      if (i % 20) continue;
      ct_forward(m, d);
      ct_inverse(m, d);
      double worst = 0, size = 1;
      for (int k = 0; k < m->nv; k++) {
        double force = d->qfrc_applied[k] + d->qfrc_actuator[k];
        worst = larger(worst, fabs(d->qfrc_inverse[k] - force));
        size = larger(size, fabs(d->qfrc_constraint[k]));
      }
      if (!(worst <= 1e-8 * size)) fail_msg("model %u step %d: %.1e of %.1e", seed, i, worst, size);
      rows = d->nefc > rows ? d->nefc : rows;
    }
    assert_true(rows > 30);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(momentum_is_kept),
      cmocka_unit_test(energy_errors_are_in_order),
      cmocka_unit_test(dampers_take_energy),
      cmocka_unit_test(forces_are_in_their_cones),
      cmocka_unit_test(mirrored_scenes_move_mirrored),
      cmocka_unit_test(turned_scenes_move_turned),
      cmocka_unit_test(inverse_undoes_forward),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
