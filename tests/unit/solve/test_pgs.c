#include "solve/dual.h"
#include "solve/pgs.h"
#include "unit/solve/random_problem.h"

// The dual has the forces of the primal minimum.
static void agrees_with_newton(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* pgs = random_make(random_kinds[k], 101);
    Random* newton = random_make(random_kinds[k], 101);
    pgs->p.iterations = 20000;
    pgs->p.tolerance = 1e-15;
    random_solve(pgs, ctSOL_PGS);
    random_solve(newton, ctSOL_NEWTON);
    double cost = dual_cost(&pgs->p), best = dual_cost(&newton->p);
    assert_true(cost >= best - 1e-9 * fabs(best));
    if (random_kinds[k].elliptic) {
      // ray and ellipse in turn may stall above the minimum
      assert_true(cost <= 0.5 * best);
    } else {
      assert_all_near(pgs->force, newton->force, pgs->p.nefc, 1e-3);
      assert_all_near(pgs->qacc, newton->qacc, pgs->p.nv, 1e-3);
    }
    random_free(pgs);
    random_free(newton);
  }
}

static void forces_stay_in_their_cones(void** state) {
  (void)state;
  for (int k = 1; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 102);
    Problem* p = &r->p;
    p->iterations = 3;
    random_solve(r, ctSOL_PGS);
    assert_int_equal(p->niter, 3);
    for (int i = p->ne; i < p->nefc; i++) {
      if (i < p->ne + p->nf) {
        assert_true(fabs(r->force[i]) <= p->frictionloss[i]);
      } else if (p->type[i] == ctCNSTR_CONTACT_ELLIPTIC) {
        const ctContact* con = p->contact + p->id[i];
        double s = 0;
        for (int j = 1; j < con->dim; j++) {
          s += pow(r->force[i + j] / con->friction[j - 1], 2);
        }
        assert_true(r->force[i] >= 0 && sqrt(s) <= r->force[i] * (1 + 1e-9) + 1e-12);
        i += con->dim - 1;
      } else {
        assert_true(r->force[i] >= 0);
      }
    }
    random_free(r);
  }
}

static void every_sweep_improves(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[3], 103);
  random_solve(r, ctSOL_PGS);
  for (int i = 0; i + 1 < r->p.niter; i++) assert_true(r->stat[i].improvement > 0);
  assert_int_equal(r->p.nnz, r->p.nefc * r->p.nefc);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(agrees_with_newton),
      cmocka_unit_test(forces_stay_in_their_cones),
      cmocka_unit_test(every_sweep_improves),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
