#include "base/pool.h"
#include "solve/solve.h"
#include "solve/start.h"
#include "unit/solve/random_problem.h"

enum { ISLANDS = 7 };

static void start_all(Random** r, Problem* p, cttSolver solver) {
  for (int i = 0; i < ISLANDS; i++) {
    r[i] = random_make(random_kinds[i % RANDOM_KINDS], 130 + (uint64_t)i);
    assert_true(start_problem(&r[i]->p, solver, NULL, &r[i]->arena));
    p[i] = r[i]->p;
  }
}

// Any number of threads gives the bits of solving one by one.
static void islands_give_the_same_bits(void** state) {
  (void)state;
  static const cttSolver solvers[] = {ctSOL_CG, ctSOL_NEWTON};
  for (int s = 0; s < 2; s++) {
    Random *alone[ISLANDS], *r[ISLANDS];
    Problem p[ISLANDS];
    start_all(alone, p, solvers[s]);
    for (int i = 0; i < ISLANDS; i++) {
      assert_true(solve_problem(&alone[i]->p, solvers[s], &alone[i]->arena));
    }
    for (int threads = 1; threads <= 4; threads++) {
      start_all(r, p, solvers[s]);
      Pool* pool = pool_create(threads);
      assert_true(solve_islands(p, ISLANDS, solvers[s], &r[0]->arena, pool));
      assert_int_equal((int)arena_mark(&r[0]->arena), 0);
      pool_free(pool);
      for (int i = 0; i < ISLANDS; i++) {
        assert_memory_equal(r[i]->qacc, alone[i]->qacc, sizeof r[i]->qacc);
        assert_memory_equal(r[i]->force, alone[i]->force, sizeof r[i]->force);
        assert_memory_equal(r[i]->stat, alone[i]->stat, sizeof r[i]->stat);
        assert_int_equal(p[i].niter, alone[i]->p.niter);
        random_free(r[i]);
      }
    }
    for (int i = 0; i < ISLANDS; i++) random_free(alone[i]);
  }
}

// Starting and solving in one is starting, then solving.
static void warm_is_start_and_solve(void** state) {
  (void)state;
  static const cttSolver solvers[] = {ctSOL_PGS, ctSOL_CG, ctSOL_NEWTON};
  for (int s = 0; s < 3; s++) {
    Random* a = random_make(random_kinds[2], 135);
    Random* b = random_make(random_kinds[2], 135);
    double warm[RP_NV];
    near_fill(warm, a->p.nv, 1);
    assert_true(start_problem(&a->p, solvers[s], warm, &a->arena));
    assert_true(solve_problem(&a->p, solvers[s], &a->arena));
    assert_true(solve_warm(&b->p, solvers[s], warm, &b->arena));
    assert_int_equal((int)arena_mark(&b->arena), 0);
    assert_int_equal(a->p.niter, b->p.niter);
    assert_all_near(a->force, b->force, a->p.nefc, s == 1 ? 1e-5 : 1e-9);
    assert_all_near(a->b, b->b, a->p.nefc, 1e-12);
    random_free(a);
    random_free(b);
  }
}

static void a_full_arena_is_told(void** state) {
  (void)state;
  static const cttSolver solvers[] = {ctSOL_CG, ctSOL_NEWTON};
  for (int s = 0; s < 2; s++) {
    Random* r = random_make(random_kinds[3], 140);
    assert_true(start_problem(&r->p, solvers[s], NULL, &r->arena));
    Arena small = {0};
    assert_true(arena_init(&small, 1 << 20, 4096));
    assert_false(solve_problem(&r->p, solvers[s], &small));
    assert_false(solve_warm(&r->p, solvers[s], r->a0, &small));
    assert_false(solve_islands(&r->p, 1, solvers[s], &small, NULL));
    Arena none = {0};
    assert_true(arena_init(&none, 1 << 20, 64));
    assert_false(start_problem(&r->p, solvers[s], r->a0, &none));
    arena_free(&none);
    assert_int_equal((int)arena_mark(&small), 0);
    assert_all_near(r->qacc, r->a0, r->p.nv, 0);
    arena_free(&small);
    random_free(r);
  }
}

static void noslip_counts_on(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[2], 141);
  random_solve(r, ctSOL_PGS);
  int n = r->p.niter;
  r->p.noslip_iterations = 2;
  r->p.noslip_tolerance = 0;
  r->stat[n].nactive = -1;
  solve_noslip(&r->p);
  assert_int_equal(r->p.niter, n + 2);
  assert_true(r->stat[n].nactive > 0);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(islands_give_the_same_bits),
      cmocka_unit_test(warm_is_start_and_solve),
      cmocka_unit_test(a_full_arena_is_told),
      cmocka_unit_test(noslip_counts_on),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
