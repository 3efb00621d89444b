#include "solve/evaluate.h"
#include "solve/primal.h"
#include "solve/start.h"
#include "unit/solve/random_problem.h"

static double cost_at(Primal* w, const double* a) {
  dense_copy(w->p->qacc, a, w->p->nv);
  primal_start(w);
  return w->cost;
}

static void gradient_is_that_of_the_cost(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 21);
    Primal w;
    assert_true(primal_init(&w, &r->p, &primal_tiled_ops, &r->arena));
    double a[RP_NV], g[RP_NV], h = 1e-5;
    near_fill(a, r->p.nv, 2);
    cost_at(&w, a);
    primal_gradient(&w);
    dense_copy(g, w.grad, r->p.nv);
    for (int i = 0; i < r->p.nv; i += 3) {
      double x = a[i];
      a[i] = x + h;
      double up = cost_at(&w, a);
      a[i] = x - h;
      double down = cost_at(&w, a);
      a[i] = x;
      assert_near((up - down) / (2 * h), g[i], 1e-4);
    }
    random_free(r);
  }
}

// The cost is that of evaluate_cost and the inertia; moving keeps the products.
static void moving_keeps_the_products(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[4], 22);
  Problem* p = &r->p;
  Primal w;
  assert_true(primal_init(&w, p, &primal_tiled_ops, &r->arena));
  double a[RP_NV], x[RP_ROWS], f[RP_ROWS];
  near_fill(a, p->nv, 2);
  cost_at(&w, a);
  evaluate_rows(p, x, a);
  for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
  assert_near(w.cost - w.gauss, evaluate_cost(p, x, f), 1e-12);
  assert_all_near(p->force, f, p->nefc, 1e-12);

  near_fill(w.search, p->nv, 3);
  ldl_mul(&p->inertia, p->M, w.Mv, w.search);
  tiled_rows_mul(&w.J, w.jv, w.search);
  primal_move(&w, 0.3);
  primal_update(&w);
  double moved = w.cost;
  for (int i = 0; i < p->nv; i++) a[i] += 0.3 * w.search[i];
  assert_near(moved, cost_at(&w, a), 1e-12);
  random_free(r);
}

// The rows told as changed are those that became quadratic or ceased to be.
static void changes_add_up(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[5], 23);
  Problem* p = &r->p;
  Primal w;
  assert_true(primal_init(&w, p, &primal_tiled_ops, &r->arena));
  bool quadratic[RP_ROWS] = {0};
  near_fill(r->qacc, p->nv, 2);
  primal_start(&w);
  for (int k = 0; k < 5; k++) {
    int nactive = 0, nconerows = 0;
    for (int i = 0; i < w.nquad; i++) {
      quadratic[w.changed[i]] = !quadratic[w.changed[i]];
    }
    for (int i = 0; i < p->nefc; i++) {
      nactive += p->state[i] != ctCNSTRSTATE_SATISFIED;
      nconerows += p->state[i] == ctCNSTRSTATE_CONE;
      assert_int_equal(quadratic[i], p->state[i] == ctCNSTRSTATE_QUADRATIC);
    }
    assert_int_equal(nactive, w.nactive);
    assert_int_equal(nconerows, w.nconerows);
    near_fill(w.search, p->nv, 30 + (uint64_t)k);
    ldl_mul(&p->inertia, p->M, w.Mv, w.search);
    tiled_rows_mul(&w.J, w.jv, w.search);
    primal_move(&w, 2);
    primal_update(&w);
    assert_true(w.nchange >= w.nquad);
  }
  random_free(r);
}

// primal_start_warm is start_problem and primal_start.
static void warm_start_is_the_better_point(void** state) {
  (void)state;
  for (int bad = 0; bad < 3; bad++) {
    Random* r = random_make(random_kinds[4], 24);
    Problem* p = &r->p;
    random_solve(r, ctSOL_NEWTON);
    double warm[RP_NV], b[RP_ROWS];
    for (int i = 0; i < p->nv; i++) warm[i] = bad == 1 ? 1e3 * i : r->qacc[i];
    assert_true(start_problem(p, ctSOL_NEWTON, bad == 2 ? NULL : warm, &r->arena));
    memcpy(b, r->b, sizeof b);
    Primal w;
    assert_true(primal_init(&w, p, &primal_tiled_ops, &r->arena));
    primal_start_warm(&w, bad == 2 ? NULL : warm);
    assert_all_near(w.a, r->qacc, p->nv, 0);
    assert_all_near(r->b, b, p->nefc, 1e-12);
    double cost = w.cost;
    int nactive = w.nactive;
    primal_start(&w);
    assert_near(cost, w.cost, 1e-11);
    assert_int_equal(nactive, w.nactive);
    random_free(r);
  }
}

static void records_stay_in_their_array(void** state) {
  (void)state;
  ctSolverStat stat[2] = {{0}}, given = {.neval = 7};
  double grad[2] = {3, 4};
  Problem p = {.nv = 2, .scale = .5, .tolerance = 1, .stat = stat, .nstat = 1};
  Primal w = {.p = &p, .grad = grad, .cost = 2, .nactive = 5};
  assert_false(primal_converged(&w, 0, 8, given));
  assert_false(primal_converged(&w, 1, 8, given));
  assert_near(stat[0].improvement, 3, 0);
  assert_near(stat[0].gradient, 2.5, 0);
  assert_true(stat[0].neval == 7 && stat[0].nactive == 5);
  assert_near(stat[1].improvement, 0, 0);
  p.stat = NULL;
  assert_true(primal_converged(&w, 0, 3, given)); // an improvement of 0.5
  grad[0] = grad[1] = 0;
  assert_true(primal_converged(&w, 0, 8, given));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(gradient_is_that_of_the_cost),
      cmocka_unit_test(moving_keeps_the_products),
      cmocka_unit_test(changes_add_up),
      cmocka_unit_test(warm_start_is_the_better_point),
      cmocka_unit_test(records_stay_in_their_array),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
