#include "math/dense.h"
#include "math/sparse.h"
#include "unit/math/math_near.h"

enum { NR = 7, NC = 11, SIZE = NR * NC };

// Random matrix with about a third of its entries, dense and sparse.
typedef struct Case {
  double dense[SIZE], value[SIZE];
  int nnz[NR], adr[NR], col[SIZE];
  Csr p;
} Case;

static void make(Case* c, uint64_t seed) {
  near_fill(c->dense, SIZE, seed);
  for (int i = 0; i < SIZE; i++) {
    if (rng_u64(seed, 3, (uint64_t)i) % 3) c->dense[i] = 0;
  }
  CsrOut out = {c->nnz, c->adr, c->col};
  assert_true(sparse_from_dense(c->value, out, c->dense, NR, NC, SIZE) >= 0);
  c->p = (Csr){NR, c->nnz, c->adr, c->col};
}

static void dense_and_back(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 10; k++) {
    Case c;
    double back[SIZE];
    make(&c, k);
    near_fill(back, SIZE, 99);
    sparse_to_dense(back, &c.p, c.value, NC);
    assert_all_near(back, c.dense, SIZE, 0);
  }
}

static void too_little_room_is_refused(void** state) {
  (void)state;
  double A[4] = {1, 0, 2, 3}, r[2];
  int nnz[2], adr[2], col[2];
  assert_int_equal(sparse_from_dense(r, (CsrOut){nnz, adr, col}, A, 2, 2, 2), -1);
  A[3] = 0;
  assert_int_equal(sparse_from_dense(r, (CsrOut){nnz, adr, col}, A, 2, 2, 2), 2);
  assert_int_equal(nnz[1], 1);
  assert_int_equal(adr[1], 1);
  assert_int_equal(col[1], 0);
}

static void products_agree_with_dense(void** state) {
  (void)state;
  for (uint64_t k = 0; k < 10; k++) {
    Case c;
    double x[NC], y[NR], r[NC], s[NC];
    make(&c, k);
    near_fill(x, NC, k + 20);
    near_fill(y, NR, k + 30);
    dense_mul_vec(r, c.dense, x, NR, NC);
    sparse_mul_vec(s, &c.p, c.value, x);
    assert_all_near(s, r, NR, 1e-15);
    dense_mul_t_vec(r, c.dense, y, NR, NC);
    sparse_mul_t_vec(s, &c.p, c.value, y, NC);
    assert_all_near(s, r, NC, 1e-15);
  }
}

static void transpose_agrees_with_dense(void** state) {
  (void)state;
  Case c;
  double T[SIZE], dense[SIZE], want[SIZE];
  int nnz[NC], adr[NC], col[SIZE];
  make(&c, 5);
  sparse_transpose(T, (CsrOut){nnz, adr, col}, &c.p, c.value, NC);
  sparse_to_dense(dense, &(Csr){NC, nnz, adr, col}, T, NR);
  dense_transpose(want, c.dense, NR, NC);
  assert_all_near(dense, want, SIZE, 0);
  for (int i = 0; i < NC; i++) {
    for (int k = 1; k < nnz[i]; k++) assert_true(col[adr[i] + k - 1] < col[adr[i] + k]);
  }
}

static void symmetric_from_its_lower_half(void** state) {
  (void)state;
  // 1 . 2 / . 3 . / 2 . 4
  int nnz[3] = {1, 1, 2}, adr[3] = {0, 1, 2}, col[4] = {0, 1, 0, 2};
  double S[4] = {1, 3, 2, 4}, x[3] = {1, 10, 100}, r[3];
  sparse_mul_sym_vec(r, &(Csr){3, nnz, adr, col}, S, x);
  assert_all_near(r, ((double[]){201, 30, 402}), 3, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(dense_and_back),
      cmocka_unit_test(too_little_room_is_refused),
      cmocka_unit_test(products_agree_with_dense),
      cmocka_unit_test(transpose_agrees_with_dense),
      cmocka_unit_test(symmetric_from_its_lower_half),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
