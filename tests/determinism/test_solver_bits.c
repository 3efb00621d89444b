// The solvers give the same bits in every build: compilers, optimisation, vectors on or off. They
// use only arithmetic and square roots, which are exact to the last bit everywhere.
#include "base/hash.h"
#include "unit/solve/random_problem.h"

static uint64_t hash_solution(const Random* r) {
  const Problem* p = &r->p;
  uint64_t h = hash_bytes(HASH_START, p->qacc, (size_t)p->nv * sizeof(double));
  h = hash_bytes(h, p->force, (size_t)p->nefc * sizeof(double));
  h = hash_bytes(h, p->state, (size_t)p->nefc * sizeof(int));
  return hash_bytes(h, &p->niter, sizeof p->niter);
}

static uint64_t hash_all(cttSolver solver, bool noslip) {
  uint64_t h = HASH_START;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 500 + (uint64_t)k);
    random_solve(r, solver);
    if (noslip) solve_noslip(&r->p);
    uint64_t one = hash_solution(r);
    h = hash_bytes(h, &one, sizeof one);
    random_free(r);
  }
  return h;
}

static const struct {
  const char* name;
  cttSolver solver;
  bool noslip;
  uint64_t golden;
} cases[] = {
    {"Newton", ctSOL_NEWTON, false, UINT64_C(0x6b4e44103f14f218)},
    {"CG", ctSOL_CG, false, UINT64_C(0xb3be4327e763c21f)},
    {"PGS", ctSOL_PGS, false, UINT64_C(0x8963cbd7680487c4)},
    {"Newton noslip", ctSOL_NEWTON, true, UINT64_C(0xcc5b7c40fa9274d8)},
};

static void golden_bits(void** state) {
  (void)state;
  int bad = 0;
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    uint64_t h = hash_all(cases[i].solver, cases[i].noslip);
    assert_true(h == hash_all(cases[i].solver, cases[i].noslip));
    if (h == cases[i].golden) continue;
    print_error("%s: 0x%016llx\n", cases[i].name, (unsigned long long)h);
    bad++;
  }
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(golden_bits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
