// What must hold for the solution of any problem, over many random ones.
#include "solve/dual.h"
#include "solve/evaluate.h"
#include "solve/start.h"
#include "unit/solve/random_problem.h"

enum { SEEDS = 12 };

// Forces are in their cones.
static void check_cones(const Problem* p) {
  for (int i = p->ne; i < p->nefc;) {
    double f = p->force[i];
    if (i < p->ne + p->nf) {
      assert_true(fabs(f) <= p->frictionloss[i] * (1 + 1e-12));
    } else {
      assert_true(f >= 0);
    }
    if (p->type[i] != ctCNSTR_CONTACT_ELLIPTIC) {
      i++;
      continue;
    }
    const ctContact* con = p->contact + p->id[i];
    double s = 0;
    for (int j = 1; j < con->dim; j++) {
      double t = p->force[i + j] / con->friction[j - 1];
      s += t * t;
    }
    assert_true(sqrt(s) <= f * (1 + 1e-9) + 1e-9);
    i += con->dim;
  }
}

// a = a0 + M^-1 J' f, and no duality gap: primal cost = -dual cost.
static void check_optimal(Random* r, double tol) {
  Problem* p = &r->p;
  double x[RP_ROWS], f[RP_ROWS], Ma[RP_NV], gauss = 0;
  evaluate_rows(p, x, p->qacc);
  for (int i = 0; i < p->nefc; i++) x[i] -= p->aref[i];
  ldl_mul(&p->inertia, p->M, Ma, p->qacc);
  for (int i = 0; i < p->nv; i++) {
    assert_near(Ma[i] - p->qfrc_smooth[i], p->qfrc_constraint[i], tol);
    gauss += 0.5 * (Ma[i] - p->qfrc_smooth[i]) * (p->qacc[i] - p->qacc_smooth[i]);
  }
  double primal = gauss + evaluate_cost(p, x, f);
  assert_near(dual_cost(p), -primal, tol);
}

static void newton_is_optimal(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
      Random* r = random_make(random_kinds[k], 200 + seed);
      random_solve(r, ctSOL_NEWTON);
      check_cones(&r->p);
      check_optimal(r, 1e-6);
      random_free(r);
    }
  }
}

static void cg_is_optimal(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
      Random* r = random_make(random_kinds[k], 300 + seed);
      r->p.iterations = 3000;
      random_solve(r, ctSOL_CG);
      check_cones(&r->p);
      check_optimal(r, 1e-3);
      random_free(r);
    }
  }
}

static void pgs_is_optimal_for_pyramids(void** state) {
  (void)state;
  for (uint64_t seed = 0; seed < SEEDS; seed++) {
    Random* r = random_make(random_kinds[seed % 2 ? 1 : 3], 400 + seed);
    r->p.iterations = 30000;
    r->p.tolerance = 1e-16;
    random_solve(r, ctSOL_PGS);
    check_cones(&r->p);
    check_optimal(r, 1e-4);
    random_free(r);
  }
}

// Mirrored tangents mirror friction, and nothing else.
static void mirrored_friction(void** state) {
  (void)state;
  for (uint64_t seed = 0; seed < SEEDS; seed++) {
    Random* a = random_make(random_kinds[2], 420 + seed);
    Random* b = random_make(random_kinds[2], 420 + seed);
    Problem* p = &b->p;
    for (int i = 0; i < p->nefc; i++) {
      bool tangent =
          p->type[i] == ctCNSTR_CONTACT_ELLIPTIC && i != b->contact[p->id[i]].efc_address;
      if (!tangent) continue;
      b->aref[i] = -b->aref[i];
      for (int j = 0; j < p->nv; j++) b->J[i * p->nv + j] = -b->J[i * p->nv + j];
    }
    random_solve(a, ctSOL_NEWTON);
    random_solve(b, ctSOL_NEWTON);
    assert_all_near(a->qacc, b->qacc, p->nv, 1e-9);
    for (int i = 0; i < p->nefc; i++) assert_near(fabs(a->force[i]), fabs(b->force[i]), 1e-8);
    random_free(a);
    random_free(b);
  }
}

// Forces do not depend on the order of limits.
static void order_of_rows(void** state) {
  (void)state;
  for (uint64_t seed = 0; seed < SEEDS; seed++) {
    Kinds kinds = {16, 1, 2, 9, 0, false, false};
    Random* a = random_make(kinds, 440 + seed);
    Random* b = random_make(kinds, 440 + seed);
    Problem* p = &b->p;
    int first = p->ne + p->nf, last = p->nefc - 1;
    for (int i = first; i <= last; i++) {
      int k = first + last - i;
      b->aref[i] = a->aref[k], b->D[i] = a->D[k], b->R[i] = a->R[k];
      memcpy(b->J + i * p->nv, a->J + k * p->nv, (size_t)p->nv * sizeof(double));
    }
    random_solve(a, ctSOL_NEWTON);
    random_solve(b, ctSOL_NEWTON);
    assert_all_near(a->qacc, b->qacc, p->nv, 1e-9);
    for (int i = first; i <= last; i++) {
      assert_near(a->force[i], b->force[first + last - i], 1e-8);
    }
    random_free(a);
    random_free(b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(newton_is_optimal),
      cmocka_unit_test(cg_is_optimal),
      cmocka_unit_test(pgs_is_optimal_for_pyramids),
      cmocka_unit_test(mirrored_friction),
      cmocka_unit_test(order_of_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
