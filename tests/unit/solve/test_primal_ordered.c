#include "solve/primal.h"
#include "unit/solve/random_problem.h"

static double cost_at(Primal* w, const double* a) {
  dense_copy(w->p->qacc, a, w->p->nv);
  primal_start(w);
  return w->cost;
}

// In MuJoCo's order the numbers are the same up to rounding, with J dense or compressed.
static void order_changes_only_rounding(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 25);
    Primal tiled, ordered;
    assert_true(primal_init(&tiled, &r->p, &primal_tiled_ops, &r->arena));
    assert_true(primal_init(&ordered, &r->p, &primal_ordered_ops, &r->arena));
    assert_int_equal(ordered.n, r->p.nv);
    double a[RP_NV];
    near_fill(a, r->p.nv, 2);
    double cost = cost_at(&tiled, a);
    primal_gradient(&tiled);
    assert_near(cost_at(&ordered, a), cost, 1e-12);
    primal_gradient(&ordered);
    assert_all_near(ordered.grad, tiled.grad, r->p.nv, 1e-11);
    primal_start_warm(&ordered, NULL);
    assert_all_near(ordered.Ma, r->f0, r->p.nv, 1e-12);
    random_free(r);
  }
}

// Rows are added one by one, products of a row from the left: what an unordered sum would lose.
static void ordered_sums_go_from_the_first_row(void** state) {
  (void)state;
  int nnz[1] = {1}, adr[1] = {0}, col[1] = {0}, type[4], id[4] = {0}, rowstate[4];
  double M[1] = {1}, dinv[1] = {1}, zero[4] = {0}, D[4], R[4], aref[4] = {0}, force[4], b[4],
         a = -1;
  // costs 2^53, 1, 1, 0: adding 1 twice to 2^53 changes nothing, 1 + 1 first would
  double J[4] = {1, 1, 1, 0}, out[1];
  for (int i = 0; i < 4; i++) {
    type[i] = ctCNSTR_LIMIT_JOINT;
    D[i] = i ? 2 : 2 * 9007199254740992.0;
    R[i] = 1 / D[i];
  }
  Problem p = {.nv = 1, .nefc = 4, .inertia = {1, nnz, adr, col}, .M = M, .L = M, .dinv = dinv};
  p.J = J, p.D = D, p.R = R, p.aref = aref, p.type = type, p.id = id, p.qacc_smooth = zero;
  p.qfrc_smooth = zero, p.qacc = &a, p.b = b, p.force = force, p.state = rowstate;
  p.qfrc_constraint = out, p.scale = 1;
  Arena arena;
  Primal w;
  assert_true(arena_init(&arena, (size_t)1 << 20, 0));
  assert_true(primal_init(&w, &p, &primal_ordered_ops, &arena));
  primal_start(&w);
  primal_gradient(&w);
  assert_true(w.cost - w.gauss == 9007199254740992.0);
  assert_true(w.qfrc[0] == 2 * 9007199254740992.0);
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order_changes_only_rounding),
      cmocka_unit_test(ordered_sums_go_from_the_first_row),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
