#include "solve/linesearch.h"
#include "unit/solve/random_problem.h"

// At the step the slope of the cost is zero, and all around costs more.
static void finds_the_minimum_of_the_line(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    for (uint64_t seed = 1; seed <= 4; seed++) {
      Random* r = random_make(random_kinds[k], 40 + seed);
      Primal w;
      assert_true(primal_init(&w, &r->p, &primal_tiled_ops, &r->arena));
      near_fill(r->qacc, r->p.nv, seed);
      primal_start(&w);
      primal_gradient(&w);
      dense_scl(w.search, w.grad, -0.01, w.np);
      double before = w.cost;
      Line line;
      double alpha = linesearch(&w, &line);
      assert_true(alpha > 0 && line.neval >= 2 && line.neval <= 50);
      assert_true(line.slope < 1e-13);
      primal_move(&w, alpha);
      primal_update(&w);
      primal_gradient(&w);
      assert_true(w.cost < before);
      double slope = dense_dot(w.grad, w.search, r->p.nv);
      assert_true(fabs(slope) < 1e-8 * dense_dot(w.search, w.search, r->p.nv) * 1e4);
      double best = w.cost;
      primal_move(&w, 1e-3 * alpha);
      primal_update(&w);
      assert_true(w.cost >= best);
      primal_move(&w, -2e-3 * alpha);
      primal_update(&w);
      assert_true(w.cost >= best);
      random_free(r);
    }
  }
}

static void no_direction_no_step(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[1], 50);
  Primal w;
  assert_true(primal_init(&w, &r->p, &primal_tiled_ops, &r->arena));
  primal_start(&w);
  Line line;
  assert_near(linesearch(&w, &line), 0, 0);
  assert_near(line.slope, 1, 0);
  assert_int_equal(line.neval, 0);
  random_free(r);
}

static void evaluations_are_limited(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[4], 51);
  Primal w;
  r->p.ls_iterations = 3;
  assert_true(primal_init(&w, &r->p, &primal_tiled_ops, &r->arena));
  primal_start(&w);
  primal_gradient(&w);
  dense_scl(w.search, w.grad, -1, w.np);
  Line line;
  linesearch(&w, &line);
  assert_true(line.neval <= 3);
  random_free(r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(finds_the_minimum_of_the_line),
      cmocka_unit_test(no_direction_no_step),
      cmocka_unit_test(evaluations_are_limited),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
