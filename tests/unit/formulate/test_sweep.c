#include "formulate/sweep.h"
#include "model/data.h"
#include "unit/constraint/row_case.h"

// The box on the floor and the chain welded to it, with velocities as base: after the sweeps every
// law of sweep.h holds.
typedef struct SweepCase {
  Trees t;
  size_t mark;
  Couplings s;
  double base[256], u[256];
} SweepCase;

static void open_case(SweepCase* c, const char* options, const char* rest) {
  c->t = row_case(options, rest, false);
  row_case_state(c->t.m, c->t.d);
  c->mark = arena_mark(data_arena(c->t.d));
  assert_true(couplings_make(c->t.m, c->t.d, &c->s));
  assert_true(c->s.ndir <= 256);
  couplings_from_rows(&c->s, c->s.base, c->t.d->efc_vel);
  for (int i = 0; i < c->s.n; i++) {
    // into the floor, so that contacts push
    if (c->s.at[i].con) c->s.base[c->s.at[i].dir] -= 1;
    if (c->s.at[i].law == COUPLING_DRY) c->s.bound[c->s.at[i].dir] = 0.01;
  }
  memcpy(c->base, c->s.base, (size_t)c->s.ndir * sizeof(double));
}

static int solve_case(SweepCase* c, int iterations) {
  int sweeps = 0;
  for (int g = 0; g < c->s.ngroup; g++)
    sweeps += sweep_solve(&c->s, g, &(SweepEnd){iterations, 1e-14, 1});
  sweep_velocity(&c->s, c->u);
  return sweeps;
}

static void close_case(SweepCase* c) {
  arena_release(data_arena(c->t.d), c->mark);
  trees_close(&c->t);
}

// Friction: within the ellipse; on it, the impulse is against the velocity in scaled coordinates.
static void check_friction(const SweepCase* c, const RowCoupling* k) {
  const double *p = c->s.impulse + k->dir, *u = c->u + k->dir, *mu = k->con->friction;
  double t = 0, w = 0, dot = 0;
  for (int i = 1; i < k->dim; i++) {
    double y = p[i] / mu[i - 1], v = u[i] * mu[i - 1];
    t += y * y;
    w += v * v;
    dot += y * v;
  }
  assert_true(sqrt(t) <= p[0] * (1 + 1e-9));
  if (sqrt(t) < p[0] * (1 - 1e-6))
    assert_true(sqrt(w) < 1e-7);
  else
    assert_within(dot, -sqrt(t * w), 1e-7);
}

static void check_coupling(const SweepCase* c, const RowCoupling* k) {
  double p = c->s.impulse[k->dir], u = c->u[k->dir];
  switch (k->law) {
  case COUPLING_EQUAL:
    assert_within(u, 0, 1e-8);
    break;
  case COUPLING_DRY:
    assert_true(fabs(p) <= 0.01);
    if (fabs(p) < 0.01)
      assert_within(u, 0, 1e-8);
    else
      assert_true(u * p <= 0);
    break;
  default:
    assert_true(p >= 0 && u >= -1e-8 && fabs(u * p) < 1e-8);
    if (k->dim > 1) check_friction(c, k);
  }
}

static void every_law_holds_at_the_end(void** state) {
  (void)state;
  static const char* const options[] = {"cone='elliptic'", "cone='pyramidal'"};
  for (int k = 0; k < 2; k++) {
    SweepCase c;
    open_case(&c, options[k],
              "<equality><connect body1='box' body2='lower' anchor='0 0 0'/></equality>");
    solve_case(&c, 5000);
    int pushing = 0;
    for (int i = 0; i < c.s.n; i++) {
      check_coupling(&c, c.s.at + i);
      pushing += c.s.at[i].con && c.s.impulse[c.s.at[i].dir] > 0;
    }
    assert_true(pushing > 0);
    close_case(&c);
  }
}

// The base is left as it was, the sweeps end when nothing moves any more, and a start at the
// solution ends at once.
static void sweeps_end_at_the_solution(void** state) {
  (void)state;
  SweepCase c;
  open_case(&c, "cone='elliptic'", "");
  assert_true(solve_case(&c, 5000) < 1000);
  assert_memory_equal(c.base, c.s.base, (size_t)c.s.ndir * sizeof(double));
  assert_true(solve_case(&c, 5000) <= 2 * c.s.ngroup);
  close_case(&c);
}

// Friction that is left out stays as it is.
static void frictionless_sweeps_move_only_normals(void** state) {
  (void)state;
  SweepCase c;
  open_case(&c, "cone='elliptic'", "");
  c.s.frictionless = true;
  solve_case(&c, 1000);
  for (int i = 0; i < c.s.n; i++) {
    const RowCoupling* k = c.s.at + i;
    for (int j = 1; j < k->dim; j++) assert_true(c.s.impulse[k->dir + j] == 0);
    assert_true(!k->con || c.u[k->dir] > -1e-9);
  }
  close_case(&c);
}

// Below the stiction velocity friction is viscous: p = -N mu u / v.
static void stiction_is_viscous(void** state) {
  (void)state;
  SweepCase c;
  open_case(&c, "cone='elliptic'", "");
  c.s.stiction = 10;
  solve_case(&c, 5000);
  int pushing = 0;
  for (int i = 0; i < c.s.n; i++) {
    const RowCoupling* k = c.s.at + i;
    double N = c.s.impulse[k->dir];
    if (!k->con || !(N > 1e-6)) continue;
    pushing++;
    for (int j = 1; j < k->dim; j++) {
      double mu = k->con->friction[0];
      assert_within(c.s.impulse[k->dir + j], -N * mu * c.u[k->dir + j] / 10, 1e-8);
    }
  }
  assert_true(pushing > 0);
  close_case(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_law_holds_at_the_end),
      cmocka_unit_test(sweeps_end_at_the_solution),
      cmocka_unit_test(frictionless_sweeps_move_only_normals),
      cmocka_unit_test(stiction_is_viscous),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
