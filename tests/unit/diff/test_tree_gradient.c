#include "base/arena.h"
#include "diff/tree_diff.h"
#include "diff/tree_gradient.h"
#include "support/numbers.h"
#include "unit/diff/product_check.h"

// All joint kinds, joints that share a body, two trees.
static const char* const kTrees =
    "<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .15 .2' pos='.05 0 0'/>"
    "<body pos='.3 0 0'><joint type='ball' pos='.02 0 0'/><joint type='slide' axis='1 2 0'/>"
    "<geom type='capsule' size='.05 .2' pos='0 .1 .1'/><body pos='0 .2 .2'><joint axis='1 0 0'/>"
    "<joint axis='0 1 1'/><geom size='.04' pos='.1 0 0'/></body></body>"
    "<body pos='-.2 0 .1'><joint axis='0 1 0'/><geom size='.1 .2' type='capsule'/></body></body>"
    "<body pos='0 2 0'><joint type='ball'/><geom type='box' size='.1 .2 .3' pos='.2 .1 .3'/>"
    "</body></worldbody></mujoco>";

enum { DOFS = 24, COLUMNS = 2 * DOFS, WRENCHES = 6 * 8 };

typedef struct GradientCase {
  ctModel* m;
  ctData* d;
  Arena arena;
  double qacc[DOFS], wrench[WRENCHES];
} GradientCase;

static void open_case(GradientCase* c) {
  c->m = diff_model(kTrees);
  c->d = ct_makeData(c->m);
  assert_true(c->m->nv <= DOFS && 6 * c->m->nbody <= WRENCHES);
  assert_true(arena_init(&c->arena, 1 << 22, 0));
  transition_state(c->m, c->d, 3, 0.5);
  ct_forward(c->m, c->d);
  for (int i = 0; i < c->m->nv; i++) c->qacc[i] = product_number(i);
  for (int i = 0; i < 6 * c->m->nbody; i++) c->wrench[i] = product_number(50 + i);
}

static void close_case(GradientCase* c) {
  arena_free(&c->arena);
  ct_deleteData(c->d);
  ct_deleteModel(c->m);
}

// Every row of the dense derivative as a gradient.
static void compare_rows(GradientCase* c, const TreeMotion* t) {
  int nv = (int)c->m->nv, n = 2 * nv;
  double dense[DOFS * COLUMNS] = {0}, largest = 0;
  DiffSink all = {.rows = nv, .cols = n, .matrix = dense};
  assert_true(tree_diff(c->m, c->d, t, &c->arena, (TreeColumns){&all, 0, nv, -0.7}));
  for (int k = 0; k < nv * n; k++) largest = larger(largest, fabs(dense[k]));
  assert_true(largest > 0);
  for (int i = 0; i < nv; i++) {
    double left[DOFS] = {0}, row[COLUMNS] = {0};
    left[i] = 1;
    DiffSink one = {.rows = nv, .cols = n, .left = left, .row = row};
    assert_true(tree_gradient(c->m, c->d, t, &c->arena, (TreeColumns){&one, 0, nv, -0.7}));
    for (int j = 0; j < n; j++)
      assert_true(fabs(row[j] - dense[i * n + j]) <= 1e-13 * larger(1, largest));
  }
}

static void rows_are_those_of_the_matrix(void** state) {
  (void)state;
  GradientCase c;
  open_case(&c);
  const double* v = c.d->qvel;
  const TreeMotion motion[] = {
      {v, c.qacc, c.wrench, true},    {NULL, c.qacc, NULL, false}, {v, NULL, NULL, false},
      {NULL, c.qacc, c.wrench, true}, {v, NULL, c.wrench, true},
  };
  for (size_t k = 0; k < sizeof motion / sizeof motion[0]; k++) compare_rows(&c, motion + k);
  close_case(&c);
}

// Columns that are not wanted are not touched.
static void columns_that_are_not_wanted(void** state) {
  (void)state;
  GradientCase c;
  open_case(&c);
  int nv = (int)c.m->nv;
  double left[DOFS], row[COLUMNS] = {0};
  for (int i = 0; i < nv; i++) left[i] = product_number(i);
  TreeMotion t = {c.d->qvel, c.qacc, NULL, true};
  DiffSink one = {.rows = nv, .cols = 2 * nv, .left = left, .row = row};
  assert_true(tree_gradient(c.m, c.d, &t, &c.arena, (TreeColumns){&one, 0, -1, 1}));
  for (int j = nv; j < 2 * nv; j++) assert_true(row[j] == 0);
  close_case(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rows_are_those_of_the_matrix),
      cmocka_unit_test(columns_that_are_not_wanted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
