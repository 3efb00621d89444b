#include "model/kind_registry.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static cttNum no_energy(int dim, const cttNum* F, const cttNum* c) {
  return (void)dim, (void)F, (void)c, 0;
}

static void no_stress(int dim, const cttNum* F, const cttNum* c, cttNum* P) {
  (void)F, (void)c;
  memset(P, 0, (size_t)(3 * dim) * sizeof *P);
}

static void no_constants(int dim, cttNum young, cttNum poisson, const cttNum* param, cttNum* c) {
  (void)dim, (void)young, (void)poisson, (void)param;
  c[0] = c[1] = 0;
}

static cttNum hinge_energy(const cttNum x[12], const cttNum* c) { return (void)x, (void)c, 0; }
static void hinge_force(const cttNum x[12], const cttNum* c, cttNum f[12]) {
  (void)x, (void)c;
  memset(f, 0, 12 * sizeof *f);
}
static cttNum full_force(const ctpGainInput* in, const cttNum* param) {
  return in->ctrl * param[0];
}
static int solve_nothing(const ctModel* m, ctData* d, const cttNum* param) {
  return (void)m, (void)d, (void)param, 0;
}
static const char* refuse_negative(const cttNum* param) {
  return param[0] >= 0 ? NULL : "is negative";
}

static const char* const kNames[] = {"stiffness [N/m]", "damping [N s/m]"};
static const cttNum kDefaults[] = {1, 2};

static ctpElasticity elastic_kind(const char* name) {
  return (ctpElasticity){.kind = {.name = name,
                                  .description = "nothing",
                                  .nparam = 2,
                                  .param = kNames,
                                  .paramdefault = kDefaults,
                                  .check = refuse_negative},
                         .dims = 4,
                         .nconst = 2,
                         .prepare = no_constants,
                         .energy = no_energy,
                         .stress = no_stress};
}

static void rows_of_the_library_have_fixed_slots(void** state) {
  (void)state;
  assert_int_equal(ct_findKind(ctKIND_BENDING, "cotangent"), ctBEND_COTANGENT);
  assert_int_equal(ct_findKind(ctKIND_ELASTICITY, "linear"), ctELAST_LINEAR);
  assert_int_equal(ct_findKind(ctKIND_FORMULATION, "convex"), ctFORM_CONVEX);
  for (int table = 0; table < ctNKINDTABLE; table++) {
    assert_true(ct_kindCount(table) >= kind_builtin[table].count);
    for (int i = 0; i < kind_builtin[table].count; i++) {
      const ctpKind* kind = ct_kindAt(table, i);
      assert_ptr_equal(kind, kind_builtin[table].row[i]);
      if (kind) assert_int_equal(ct_findKind(table, kind->name), i);
    }
    assert_null(ct_kindAt(table, -1));
    assert_null(ct_kindAt(table, ct_kindCount(table)));
    assert_int_equal(ct_findKind(table, "no_such_kind"), -1);
  }
  assert_int_equal(ct_kindCount(-1), 0);
  assert_int_equal(ct_kindCount(ctNKINDTABLE), 0);
  assert_null(ct_kindAt(ctNKINDTABLE, 0));
}

static void kinds_of_users_are_copied(void** state) {
  (void)state;
  char name[] = "test.copied", unit[] = "a [Pa]";
  const char* param[] = {unit, unit};
  cttNum start[] = {3, 4};
  ctpElasticity k = elastic_kind(name);
  k.kind.param = param;
  k.kind.paramdefault = start;
  int before = ct_kindCount(ctKIND_ELASTICITY), slot = ct_registerElasticity(&k);
  assert_int_equal(slot, before);
  name[0] = unit[0] = 'X';
  start[0] = 7;
  const ctpElasticity* kept = (const void*)ct_kindAt(ctKIND_ELASTICITY, slot);
  assert_string_equal(kept->kind.name, "test.copied");
  assert_string_equal(kept->kind.param[1], "a [Pa]");
  assert_string_equal(kept->kind.description, "nothing");
  assert_true(kept->kind.paramdefault[0] == 3 && kept->kind.paramdefault[1] == 4);
  assert_true(kept->stress == no_stress && kept->dims == 4);
  assert_int_equal(ct_findKind(ctKIND_ELASTICITY, "test.copied"), slot);
  assert_int_equal(ct_findKind(ctKIND_BENDING, "test.copied"), -1); // names are of one table
}

static void one_name_is_one_kind(void** state) {
  (void)state;
  ctpElasticity k = elastic_kind("test.once");
  int slot = ct_registerElasticity(&k);
  assert_true(slot >= 0);
  assert_int_equal(ct_registerElasticity(&k), slot); // the same again
  k.dims = 8;
  ct_clearError();
  assert_int_equal(ct_registerElasticity(&k), -1);
  assert_string_equal(ct_lastError(),
                      "another elasticity kind is registered under the name 'test.once'");
  k = elastic_kind("linear");
  assert_int_equal(ct_registerElasticity(&k), -1); // nor that of a built-in one
  const cttNum other[] = {1, 3};
  k = elastic_kind("test.once");
  k.kind.paramdefault = other;
  assert_int_equal(ct_registerElasticity(&k), -1);
}

static void removed_kinds_leave_their_slot(void** state) {
  (void)state;
  ctpElasticity k = elastic_kind("test.removed");
  int slot = ct_registerElasticity(&k);
  assert_int_equal(ct_removeKind(ctKIND_ELASTICITY, "test.removed"), 0);
  assert_null(ct_kindAt(ctKIND_ELASTICITY, slot));
  assert_string_equal(kind_registry_ever(ctKIND_ELASTICITY, slot)->name, "test.removed");
  assert_int_equal(ct_findKind(ctKIND_ELASTICITY, "test.removed"), -1);
  assert_int_equal(ct_removeKind(ctKIND_ELASTICITY, "test.removed"), -1);
  assert_string_equal(ct_lastError(), "there is no elasticity kind 'test.removed'");
  ctpElasticity other = k;
  other.dims = 8;
  int second = ct_registerElasticity(&other); // another kind may have the name now
  assert_int_equal(second, slot + 1);
  assert_int_equal(ct_registerElasticity(&k), -1);
  assert_int_equal(ct_removeKind(ctKIND_ELASTICITY, "test.removed"), 0);
  assert_int_equal(ct_registerElasticity(&k), slot); // the first again has its slot again
  assert_int_equal(ct_removeKind(ctKIND_BENDING, "cotangent"), -1);
  assert_string_equal(ct_lastError(), "the bending kind 'cotangent' is built in");
}

static void refuse_kind(const ctpElasticity* k, const char* why) {
  ct_clearError();
  assert_int_equal(ct_registerElasticity(k), -1);
  if (!strstr(ct_lastError(), why)) fail_msg("'%s' instead of '%s'", ct_lastError(), why);
}

static void bad_kinds_are_refused(void** state) {
  (void)state;
  char name[70];
  memset(name, 'a', sizeof name);
  name[65] = 0;
  const cttNum bad[] = {1, NAN}, negative[] = {-1, 1};
  const char* const names[] = {"", "Upper", "a b", ".a", "a.", "a..b", "\xc3\xa4", name};
  ctpElasticity good = elastic_kind("test.bad"), k = good;
  k.kind.name = NULL;
  refuse_kind(&k, "name is a null pointer");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    k.kind.name = names[i];
    refuse_kind(&k, "name must be at most 64");
  }
  k = good, k.kind.nparam = -1, refuse_kind(&k, "nparam is not in 0..32");
  k = good, k.kind.nparam = 33, refuse_kind(&k, "nparam is not in 0..32");
  k = good, k.kind.param = NULL, refuse_kind(&k, "a parameter has no name");
  k = good, k.kind.paramdefault = bad, refuse_kind(&k, "a default is not finite");
  k = good, k.kind.paramdefault = negative, refuse_kind(&k, "its own check refuses");
  k = good, k.nconst = 17, refuse_kind(&k, "nconst is not in 0..16");
  k = good, k.nconst = -1, refuse_kind(&k, "nconst is not in 0..16");
  const char* const unnamed[] = {"a", ""};
  const char* const missing[] = {"a", NULL};
  k = good, k.kind.param = unnamed, refuse_kind(&k, "a parameter has no name");
  k = good, k.kind.param = missing, refuse_kind(&k, "a parameter has no name");
  k = good, k.dims = 16 | 4, refuse_kind(&k, "dims is not a set");
  k = good, k.dims = 0, refuse_kind(&k, "dims is not a set");
  k = good, k.dims = 1, refuse_kind(&k, "dims is not a set");
  k = good, k.energy = NULL, refuse_kind(&k, "energy or stress is a null pointer");
  k = good, k.stress = NULL, refuse_kind(&k, "energy or stress is a null pointer");
  k = good, k.prepare = NULL, refuse_kind(&k, "prepare is a null pointer");
  assert_int_equal(ct_findKind(ctKIND_ELASTICITY, "test.bad"), -1);
}

static void other_tables_have_their_own_rules(void** state) {
  (void)state;
  ctpBending bend = {.kind.name = "test.rule", .energy = hinge_energy, .force = hinge_force};
  bend.nconst = 18;
  assert_int_equal(ct_registerBending(&bend), -1);
  bend.nconst = -1;
  assert_int_equal(ct_registerBending(&bend), -1);
  bend.nconst = 1;
  assert_int_equal(ct_registerBending(&bend), -1); // without prepare
  bend.nconst = 0;
  assert_true(ct_registerBending(&bend) >= ctNBENDING);
  bend.kind.name = "test.rule2", bend.force = NULL;
  assert_int_equal(ct_registerBending(&bend), -1);
  bend.force = hinge_force, bend.energy = NULL;
  assert_int_equal(ct_registerBending(&bend), -1);

  ctpGain gain = {.kind = {.name = "fixed", .nparam = 1, .param = kNames}, .force = full_force};
  assert_int_equal(ct_registerGain(&gain), -1);
  assert_string_equal(ct_lastError(), "gain kind 'fixed': name is a word of gaintype");
  gain.kind.name = "test.rule", gain.nact = -1;
  assert_int_equal(ct_registerGain(&gain), -1);
  gain.nact = ctNDYN + 1;
  assert_int_equal(ct_registerGain(&gain), -1);
  gain.nact = 1;
  assert_int_equal(ct_registerGain(&gain), -1); // no act_dot
  gain.nact = 0;
  assert_true(ct_registerGain(&gain) >= ctNGAINKIND);
  gain.kind.name = "test.rule2", gain.force = NULL;
  assert_int_equal(ct_registerGain(&gain), -1);

  ctpFormulation form = {.kind.name = "test.rule"};
  assert_int_equal(ct_registerFormulation(&form), -1);
  form.solve = solve_nothing;
  assert_true(ct_registerFormulation(&form) >= ctNFORMULATION);
}

static void* register_many(void* offset) {
  for (int i = 0; i < 40; i++) {
    char name[40];
    snprintf(name, sizeof name, "thread.k%d", (i + *(int*)offset) % 40);
    ctpElasticity k = elastic_kind(name);
    int slot = ct_registerElasticity(&k);
    if (slot < 0 || ct_findKind(ctKIND_ELASTICITY, name) != slot) return offset;
    if (!ct_kindAt(ctKIND_ELASTICITY, slot)) return offset;
  }
  return NULL;
}

// A struct that differs in anything is another kind, and the name is taken.
static void another_kind_of_the_same_name(void** state) {
  (void)state;
  const char* const other_names[] = {"stiffness [N/m]", "loss"};
  const cttNum other_defaults[] = {1, 3};
  const ctpElasticity good = elastic_kind("test.same");
  const int slot = ct_registerElasticity(&good);
  assert_true(slot >= 0);
  assert_int_equal(ct_registerElasticity(&good), slot);
  ctpElasticity k = good;
  k = good, k.kind.nparam = 1, refuse_kind(&k, "another elasticity kind is registered");
  k = good, k.kind.check = NULL, refuse_kind(&k, "another elasticity kind is registered");
  k = good, k.kind.user = &k, refuse_kind(&k, "another elasticity kind is registered");
  k = good, k.kind.param = other_names, refuse_kind(&k, "another elasticity kind is registered");
  k = good, k.kind.paramdefault = other_defaults, refuse_kind(&k, "another elasticity kind");
  k = good, k.kind.paramdefault = NULL, refuse_kind(&k, "another elasticity kind is registered");
  k = good, k.dims = 12, refuse_kind(&k, "another elasticity kind is registered");
}

static void threads_register_at_once(void** state) {
  (void)state;
  pthread_t thread[4];
  int offset[4], before = ct_kindCount(ctKIND_ELASTICITY);
  for (int i = 0; i < 4; i++) {
    offset[i] = 10 * i;
    assert_int_equal(pthread_create(&thread[i], NULL, register_many, &offset[i]), 0);
  }
  for (int i = 0; i < 4; i++) {
    void* wrong = NULL;
    assert_int_equal(pthread_join(thread[i], &wrong), 0);
    assert_null(wrong);
  }
  assert_int_equal(ct_kindCount(ctKIND_ELASTICITY), before + 40);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_of_the_library_have_fixed_slots),
      cmocka_unit_test(kinds_of_users_are_copied),
      cmocka_unit_test(one_name_is_one_kind),
      cmocka_unit_test(removed_kinds_leave_their_slot),
      cmocka_unit_test(bad_kinds_are_refused),
      cmocka_unit_test(other_tables_have_their_own_rules),
      cmocka_unit_test(another_kind_of_the_same_name),
      cmocka_unit_test(threads_register_at_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
