#include "solve/linesearch.h"
#include "solve/primal.h"
#include "unit/solve/random_problem.h"

// Each operation gives what the plain one of the other set gives, up to rounding.
static void each_operation_is_that_of_the_plain_set(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 31);
    Problem* p = &r->p;
    Primal w[2];
    assert_true(primal_init(w, p, &primal_tiled_ops, &r->arena));
    assert_true(primal_init(w + 1, p, &primal_ordered_ops, &r->arena));
    assert_true(w[0].n == w[0].np && w[0].np % 4 == 0 && w[0].np >= p->nv);
    double v[RP_NV] = {0}, f[RP_ROWS + 4] = {0};
    near_fill(v, p->nv, 3);
    near_fill(f, p->nefc, 4);
    double rows[2][RP_ROWS + 4], back[2][RP_NV + 4], M[2][RP_NV + 4], smooth[2][RP_NV + 4];
    for (int i = 0; i < 2; i++) {
      w[i].ops->mul_rows(w + i, rows[i], v);
      w[i].ops->mul_rows_t(w + i, back[i], f);
      w[i].ops->mul_inertia(w + i, M[i], v);
      w[i].ops->mul_smooth(w + i, smooth[i]);
    }
    assert_all_near(rows[0], rows[1], p->nefc, 1e-12);
    assert_all_near(back[0], back[1], p->nv, 1e-11);
    assert_all_near(M[0], M[1], p->nv, 1e-12);
    assert_all_near(smooth[0], smooth[1], p->nv, 1e-12);
    random_free(r);
  }
}

// Cost and slope of the line by either set, at several steps along it.
static void the_line_is_that_of_the_plain_set(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 32);
    Line line[2];
    double alpha[2];
    for (int i = 0; i < 2; i++) {
      Primal w;
      assert_true(primal_init(&w, &r->p, i ? &primal_ordered_ops : &primal_tiled_ops, &r->arena));
      near_fill(r->qacc, r->p.nv, 7);
      primal_start(&w);
      primal_gradient(&w);
      dense_scl(w.search, w.grad, -0.01, w.np);
      alpha[i] = linesearch(&w, line + i);
    }
    assert_true(alpha[0] > 0);
    assert_near(alpha[0], alpha[1], 1e-9 * alpha[0]);
    random_free(r);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_operation_is_that_of_the_plain_set),
      cmocka_unit_test(the_line_is_that_of_the_plain_set),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
