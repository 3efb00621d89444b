#include "constraint/block.h"
#include "constraint/island.h"
#include "constraint/island_order.h"
#include "unit/constraint/row_case.h"

// Spheres on a line; those that touch, and those that constraints join, are islands.
#define LINE                                                                                       \
  "<mujoco><option jacobian='%s' gravity='0 0 0'/><worldbody>"                                     \
  "<body pos='0 0 0'><freejoint/><geom size='.1'/></body>"                                         \
  "<body name='b' pos='1 0 0'><freejoint/><geom size='.1'/></body>"                                \
  "<body pos='.19 0 0'><freejoint/><geom size='.1'/></body>"                                       \
  "<body pos='5 0 0'><freejoint/><geom size='.1'/></body>"                                         \
  "<body name='e' pos='2 0 0'><joint name='j' type='slide'/><geom size='.1'/></body>"              \
  "<body pos='7 0 0'><joint frictionloss='1'/><geom size='.1'/></body>"                            \
  "</worldbody><equality><connect body1='e' body2='b' anchor='0 0 0'/></equality></mujoco>"

static void touching_and_joined_trees_are_islands(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[2000];
    snprintf(xml, sizeof xml, LINE, sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    const int island[] = {0, 1, 0, -1, 1, 2};
    assert_int_equal(t.d->nisland, 3);
    for (int i = 0; i < 6; i++) assert_int_equal(t.d->tree_island[i], island[i]);
    assert_int_equal(t.d->nidof, 6 + 6 + 6 + 1 + 1);
    // rows: connect, friction loss, contact
    assert_int_equal(t.d->efc_island[0], 1);
    assert_int_equal(t.d->efc_island[3], 2);
    assert_int_equal(t.d->efc_island[4], 0);
    int tree[6];
    ConstraintBlock connect = block_at(t.m, t.d, 0);
    assert_int_equal(island_trees(t.m, t.d, &connect, tree, 6), 2);
    assert_int_equal(tree[0], 4);
    assert_int_equal(tree[1], 1);
    assert_false(island_order_is_whole(t.m, t.d));
    trees_close(&t);
  }
}

static void no_islands_when_disabled_or_free(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  assert_int_equal(t.d->nisland, 1);
  t.m->opt.disableflags |= ctDSBL_ISLAND;
  ct_forward(t.m, t.d);
  assert_true(t.d->nisland == 0 && t.d->nidof == 0 && t.d->nefc > 0);
  t.m->opt.disableflags = ctDSBL_CONTACT;
  ct_forward(t.m, t.d);
  assert_true(t.d->nisland == 0 && t.d->nefc == 0);
  trees_close(&t);
}

// The axis of the hinge meets the first vertex of the flex: the row of its contact is zero. MuJoCo
// ends with an error.
static void row_without_tree_is_solved_without_islands(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><option jacobian='dense'/><worldbody><geom size='1'/><body name='b'><joint/>"
      "<geom size='1'/></body></worldbody><deformable><flex name='f' body='b b b' element='0 1 2' "
      "vertex='1 0 0 1 2 0 0 1 0'/></deformable></mujoco>");
  for (int i = 0; i < 3; i++) ct_step(t.m, t.d);
  assert_true(t.d->nefc > 0 && t.d->nisland == 0 && t.d->nidof == 0);
  assert_true(isfinite(t.d->qacc[0]));
  trees_close(&t);
}

// A tendon joins every tree it passes.
static void rows_of_many_trees(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[2000];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option jacobian='%s'/><worldbody><body><joint name='a'/><geom size='.1'/></body>"
        "<body pos='1 0 0'><joint name='b'/><geom size='.1'/></body>"
        "<body pos='2 0 0'><joint name='c'/><geom size='.1'/></body></worldbody>"
        "<tendon><fixed frictionloss='1'><joint joint='a' coef='1'/><joint joint='c' coef='1'/>"
        "</fixed></tendon></mujoco>",
        sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->nisland, 1);
    assert_true(t.d->tree_island[0] == 0 && t.d->tree_island[1] == -1 && t.d->tree_island[2] == 0);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(touching_and_joined_trees_are_islands),
      cmocka_unit_test(no_islands_when_disabled_or_free),
      cmocka_unit_test(row_without_tree_is_solved_without_islands),
      cmocka_unit_test(rows_of_many_trees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
