#include "solve/dual.h"
#include "unit/solve/random_problem.h"

static void gradient_and_cost(void** state) {
  (void)state;
  for (int k = 1; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 91);
    Problem* p = &r->p;
    int n = p->nefc;
    near_fill(r->force, n, 1);
    near_fill(r->b, n, 2);
    double want = 0, g[3];
    for (int i = 0; i < n; i++) {
      double Af = dense_dot(r->AR + i * n, r->force, n);
      want += r->force[i] * (0.5 * Af + r->b[i]);
      dual_gradient(p, g, i, 1);
      assert_near(g[0], Af + r->b[i], 1e-12);
    }
    assert_near(dual_cost(p), want, 1e-12);
    double A[9];
    dual_block(p, A, 2, 3);
    for (int i = 0; i < 9; i++) assert_near(A[i], r->AR[(2 + i / 3) * n + 2 + i % 3], 0);
    random_free(r);
  }
}

// A step for the worse is taken back.
static void worse_forces_are_taken_back(void** state) {
  (void)state;
  double A[4] = {2, 0, 0, 3}, r[2] = {-1, -1}, old[2] = {0, 0}, f[2] = {0.5, 0};
  assert_near(dual_change(A, f, old, r, 2), -0.25, 1e-15);
  assert_near(f[0], 0.5, 0);
  f[0] = 5;
  assert_near(dual_change(A, f, old, r, 2), 0, 0);
  assert_near(f[0], 0, 0);
}

static void friction_stays_in_its_ellipse(void** state) {
  (void)state;
  ctContact con = {.dim = 4, .friction = {0.5, 0.5, 0.1}};
  double A[9] = {3, 0.1, 0, 0.1, 3, 0, 0, 0, 3}, b[3] = {-10, 5, 1}, x[3];
  dual_friction(A, b, &con, 2, x);
  double s = 0;
  for (int j = 0; j < 3; j++) s += x[j] * x[j] / (con.friction[j] * con.friction[j]);
  assert_near(s, 4, 1e-14);
  assert_true(x[0] > 0 && x[1] < 0);
  dual_friction(A, b, &con, 1000, x);
  assert_near(3 * x[0] + 0.1 * x[1], 10, 1e-12);
}

static void states_follow_the_forces(void** state) {
  (void)state;
  ctContact con = {.dim = 3, .mu = 0.5, .friction = {0.5, 0.5}};
  int type[7] = {ctCNSTR_EQUALITY,        ctCNSTR_FRICTION_DOF,     ctCNSTR_FRICTION_DOF,
                 ctCNSTR_LIMIT_JOINT,     ctCNSTR_CONTACT_ELLIPTIC, ctCNSTR_CONTACT_ELLIPTIC,
                 ctCNSTR_CONTACT_ELLIPTIC};
  int id[7] = {0}, s[7] = {0}, change;
  double force[7] = {0, 2, -2, 1, 1, 0, 0}, loss[7] = {0, 2, 2};
  Problem p = {.nefc = 7, .ne = 1, .nf = 2, .type = type, .id = id, .contact = &con};
  p.force = force, p.frictionloss = loss, p.state = s;
  assert_int_equal(dual_state(&p, &change), 4);
  assert_int_equal(change, 4);
  const int want[7] = {ctCNSTRSTATE_QUADRATIC, ctCNSTRSTATE_LINEARNEG, ctCNSTRSTATE_LINEARPOS,
                       ctCNSTRSTATE_QUADRATIC};
  for (int i = 0; i < 7; i++) assert_int_equal(s[i], want[i]);
  // outside the cone, then below it
  force[5] = 3;
  dual_state(&p, &change);
  assert_int_equal(s[4], ctCNSTRSTATE_CONE);
  force[4] = -4;
  force[5] = 0.1;
  assert_int_equal(dual_state(&p, &change), 7);
  assert_int_equal(s[6], ctCNSTRSTATE_QUADRATIC);
  assert_int_equal(change, 3);
}

static void the_end_maps_forces_to_joints(void** state) {
  (void)state;
  for (int k = 1; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 92);
    Problem* p = &r->p;
    near_fill(r->force, p->nefc, 1);
    dual_finish(p);
    double want[RP_NV], Ma[RP_NV];
    dense_mul_t_vec(want, r->dense, r->force, p->nefc, p->nv);
    assert_all_near(r->qfrc, want, p->nv, 1e-12);
    ldl_mul(&p->inertia, p->M, Ma, p->qacc);
    for (int i = 0; i < p->nv; i++) assert_near(Ma[i] - r->f0[i], want[i], 1e-11);
    random_free(r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gradient_and_cost),
      cmocka_unit_test(worse_forces_are_taken_back),
      cmocka_unit_test(friction_stays_in_its_ellipse),
      cmocka_unit_test(states_follow_the_forces),
      cmocka_unit_test(the_end_maps_forces_to_joints),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
