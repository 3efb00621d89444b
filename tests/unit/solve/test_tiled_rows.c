#include "solve/tiled_rows.h"
#include "unit/solve/random_problem.h"

static void products_are_those_of_the_jacobian(void** state) {
  (void)state;
  for (int k = 0; k < RANDOM_KINDS; k++) {
    Random* r = random_make(random_kinds[k], 11);
    Problem* p = &r->p;
    TiledRows t;
    assert_true(tiled_rows_build(&t, p, &r->arena));
    double v[RP_NV + 4] = {0}, f[RP_ROWS], a[RP_ROWS], b[RP_ROWS], x[RP_NV + 4], y[RP_NV];
    near_fill(v, p->nv, 3);
    near_fill(f, p->nefc, 4);
    f[1] = 0;
    tiled_rows_mul(&t, a, v);
    dense_mul_vec(b, r->dense, v, p->nefc, p->nv);
    assert_all_near(a, b, p->nefc, 1e-14);
    tiled_rows_mul_t(&t, x, f);
    dense_mul_t_vec(y, r->dense, f, p->nefc, p->nv);
    assert_all_near(x, y, p->nv, 1e-13);
    random_free(r);
  }
}

// A contact is one group; rows of limits and friction are alone; equalities of one id go together.
static void groups_follow_the_constraints(void** state) {
  (void)state;
  Random* r = random_make(random_kinds[4], 12);
  Problem* p = &r->p;
  TiledRows t;
  assert_true(tiled_rows_build(&t, p, &r->arena));
  assert_int_equal(t.row[t.ngroup], p->nefc);
  for (int g = 0; g < t.ngroup; g++) {
    int i = t.row[g], n = t.row[g + 1] - i;
    assert_true(n >= 1 && n <= TILED_ROWS_MAX && tiled_rows_width(&t, g) <= t.widest);
    if (p->type[i] == ctCNSTR_CONTACT_ELLIPTIC) assert_int_equal(n, r->contact[p->id[i]].dim);
    if (p->type[i] == ctCNSTR_LIMIT_JOINT || p->type[i] == ctCNSTR_FRICTION_DOF) {
      assert_int_equal(n, 1);
    }
    for (int k = i; k < i + n; k++) {
      assert_int_equal(p->id[k], p->id[i]);
      assert_int_equal(p->type[k], p->type[i]);
    }
    for (int k = t.adr[g] + 1; k < t.adr[g + 1]; k++) assert_true(t.col[k] > t.col[k - 1]);
  }
  random_free(r);
}

// Blocks of zeros are left out.
static void zeros_are_skipped(void** state) {
  (void)state;
  double J[2 * 12] = {0};
  J[9] = 1;
  J[12] = 2;
  int type[2] = {ctCNSTR_LIMIT_JOINT, ctCNSTR_LIMIT_JOINT}, id[2] = {0, 1};
  Problem p = {.nv = 12, .nefc = 2, .J = J, .type = type, .id = id};
  Arena arena = {0};
  assert_true(arena_init(&arena, 1 << 20, 0));
  TiledRows t;
  assert_true(tiled_rows_build(&t, &p, &arena));
  assert_int_equal(tiled_rows_width(&t, 0), 1);
  assert_int_equal(t.col[0], 2);
  assert_int_equal(tiled_rows_width(&t, 1), 1);
  assert_int_equal(t.col[1], 0);
  assert_near(t.val[1], 1, 0);
  assert_near(t.val[4], 2, 0);
  arena_free(&arena);
}

// Columns in any order, one of them twice, are the same matrix.
static void columns_may_be_in_any_order(void** state) {
  (void)state;
  int nnz[1] = {4}, adr[1] = {0}, col[4] = {10, 1, 6, 1};
  double J[4] = {1, 2, 3, 4};
  int type[1] = {ctCNSTR_EQUALITY}, id[1] = {0};
  Problem p = {.nv = 12, .nefc = 1, .ne = 1, .jacobian = {1, nnz, adr, col}, .J = J};
  p.type = type;
  p.id = id;
  Arena arena = {0};
  assert_true(arena_init(&arena, 1 << 20, 0));
  TiledRows t;
  assert_true(tiled_rows_build(&t, &p, &arena));
  assert_int_equal(tiled_rows_width(&t, 0), 3);
  for (int b = 0; b < 3; b++) assert_int_equal(t.col[b], b);
  double f = 1, x[12];
  const double expected[12] = {[1] = 6, [6] = 3, [10] = 1};
  tiled_rows_mul_t(&t, x, &f);
  for (int i = 0; i < 12; i++) assert_near(x[i], expected[i], 0);
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products_are_those_of_the_jacobian),
      cmocka_unit_test(groups_follow_the_constraints),
      cmocka_unit_test(zeros_are_skipped),
      cmocka_unit_test(columns_may_be_in_any_order),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
