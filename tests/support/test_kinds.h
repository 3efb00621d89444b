// Kinds of a user for tests: one per open table, with parameters, constants, states and rates.
#ifndef TESTS_SUPPORT_TEST_KINDS_H
#define TESTS_SUPPORT_TEST_KINDS_H

#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

static inline const char* test_kinds_check(const cttNum* p) {
  return p[0] > 0 ? NULL : "the first parameter must be positive";
}

// W = (c0 / 2) |F - F0|^2 with F0 the first columns of the identity
static inline void test_kinds_prepare(int dim, cttNum young, cttNum poisson, const cttNum* param,
                                      cttNum* c) {
  (void)dim, (void)poisson;
  c[0] = young * param[0];
  c[1] = param[1];
  c[2] = 7;
}
static inline cttNum test_kinds_energy(int dim, const cttNum* F, const cttNum* c) {
  cttNum w = 0;
  for (int i = 0; i < 3 * dim; i++) {
    cttNum x = F[i] - (i / dim == i % dim);
    w += 0.5 * c[0] * x * x;
  }
  return w;
}
static inline void test_kinds_stress(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  for (int i = 0; i < 3 * dim; i++) P[i] = c[0] * (F[i] - (i / dim == i % dim));
}

static inline void test_kinds_fold(const cttNum x0[12], cttNum young, cttNum poisson,
                                   cttNum thickness, const cttNum* param, cttNum* c) {
  (void)x0, (void)poisson;
  c[0] = young * thickness * param[0];
  c[1] = 0;
}
static inline cttNum test_kinds_fold_energy(const cttNum x[12], const cttNum* c) {
  return (void)x, (void)c, 0;
}
static inline void test_kinds_fold_force(const cttNum x[12], const cttNum* c, cttNum f[12]) {
  (void)x, (void)c;
  memset(f, 0, 12 * sizeof *f);
}

static inline cttNum test_kinds_spring(const ctpGainInput* in, const cttNum* p) {
  return p[0] * (p[2] * in->ctrl - in->length) + p[1] * (p[2] * in->ctrl_rate - in->velocity);
}
static inline cttNum test_kinds_lag(const ctpGainInput* in, const cttNum* p) {
  return p[0] * in->act[0];
}
static inline void test_kinds_lag_rate(const ctpGainInput* in, const cttNum* p, cttNum* rate) {
  (void)p;
  rate[0] = in->ctrl - in->act[0];
  rate[1] = 0;
}

static inline int test_kinds_solve(const ctModel* m, ctData* d, const cttNum* p) {
  (void)p;
  memcpy(d->qacc, d->qacc_smooth, (size_t)m->nv * sizeof *d->qacc);
  return 0;
}

// Registers test.rubber, test.fold, test.spring, test.lag and test.free.
static inline void test_kinds_add(void) {
  static const char* const two[] = {"hardness", "other [Pa]"};
  static const char* const three[] = {"stiffness [N/m]", "damping [N s/m]", "ratio"};
  static const cttNum start[] = {1, 2};
  const ctpElasticity rubber = {.kind = {.name = "test.rubber",
                                         .description = "linear in F",
                                         .nparam = 2,
                                         .param = two,
                                         .paramdefault = start,
                                         .check = test_kinds_check},
                                .dims = 12,
                                .nconst = 3,
                                .prepare = test_kinds_prepare,
                                .energy = test_kinds_energy,
                                .stress = test_kinds_stress};
  const ctpBending fold = {
      .kind = {.name = "test.fold", .nparam = 1, .param = two, .check = test_kinds_check},
      .nconst = 2,
      .prepare = test_kinds_fold,
      .energy = test_kinds_fold_energy,
      .force = test_kinds_fold_force};
  const ctpGain spring = {
      .kind = {.name = "test.spring", .nparam = 3, .param = three, .check = test_kinds_check},
      .needrate = 1,
      .force = test_kinds_spring};
  const ctpGain lag = {.kind = {.name = "test.lag", .nparam = 1, .param = three},
                       .nact = 2,
                       .force = test_kinds_lag,
                       .act_dot = test_kinds_lag_rate};
  const ctpFormulation free = {
      .kind = {.name = "test.free", .nparam = 1, .param = two, .check = test_kinds_check},
      .solve = test_kinds_solve};
  assert_true(ct_registerElasticity(&rubber) > 0);
  assert_true(ct_registerBending(&fold) > 0);
  assert_true(ct_registerGain(&spring) > 0);
  assert_true(ct_registerGain(&lag) > 0);
  assert_true(ct_registerFormulation(&free) > 0);
}

// Pieces of models.
#define TEST_KINDS_CLOTH(attributes, inside)                                                       \
  "<flexcomp name='cloth' type='grid' count='3 3 1' spacing='.1 .1 .1' mass='1' radius='.01' "     \
  "dim='2' " attributes "><edge equality='false'/>" inside "</flexcomp>"
#define TEST_KINDS_SOLID(attributes, inside)                                                       \
  "<flexcomp name='solid' type='grid' count='3 3 3' spacing='.1 .1 .1' mass='1' radius='.01' "     \
  "dim='3' pos='2 0 0' " attributes ">" inside "</flexcomp>"
#define TEST_KINDS_ARM "<body><joint name='j'/><geom size='.1' pos='.2 0 0'/></body>"

#endif
