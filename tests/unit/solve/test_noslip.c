#include "solve/noslip.h"
#include "unit/solve/random_problem.h"

// What may not change: normal forces, equalities, limits.
static void only_friction_changes(void** state) {
  (void)state;
  for (int k = 1; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 111);
    Problem* p = &r->p;
    random_solve(r, ctSOL_NEWTON);
    double old[RP_ROWS];
    memcpy(old, r->force, sizeof old);
    int before = p->niter, moved = 0;
    noslip_run(p);
    assert_true(p->niter > before);
    for (int i = 0; i < p->nefc;) {
      const ctContact* con = p->contact + p->id[i];
      int n = 1;
      if (p->type[i] == ctCNSTR_CONTACT_ELLIPTIC) {
        n = con->dim;
        assert_near(r->force[i], old[i], 0);
      } else if (p->type[i] == ctCNSTR_CONTACT_PYRAMIDAL) {
        n = 2 * (con->dim - 1);
        for (int j = 0; j < n; j += 2) {
          assert_near(r->force[i + j] + r->force[i + j + 1], old[i + j] + old[i + j + 1], 1e-12);
          assert_true(r->force[i + j] >= 0 && r->force[i + j + 1] >= 0);
        }
      } else if (i < p->ne || i >= p->ne + p->nf) {
        assert_near(r->force[i], old[i], 0);
      } else {
        assert_true(fabs(r->force[i]) <= p->frictionloss[i]);
      }
      for (int j = i; j < i + n; j++) moved += r->force[j] != old[j];
      i += n;
    }
    assert_true(moved > 0);
    random_free(r);
  }
}

// A friction row inside its bound ends without slip: the gradient without R is zero.
static void free_friction_does_not_slip(void** state) {
  (void)state;
  Random* r = random_make((Kinds){.nv = 12, .nf = 8}, 112);
  Problem* p = &r->p;
  for (int i = 0; i < p->nf; i++) r->loss[i] = 1000;
  p->noslip_iterations = 5000;
  p->noslip_tolerance = 1e-20;
  random_solve(r, ctSOL_NEWTON);
  noslip_run(p);
  for (int i = 0; i < p->nf; i++) {
    double a = dense_dot(r->dense + i * p->nv, r->qacc, p->nv) - r->aref[i];
    assert_near(a, 0, 1e-6);
  }
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(only_friction_changes),
      cmocka_unit_test(free_friction_does_not_slip),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
