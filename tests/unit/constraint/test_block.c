#include "constraint/block.h"
#include "unit/constraint/row_case.h"

// Constraints of every kind but those of flexes.
#define EVERY_KIND                                                                                 \
  "<tendon><fixed name='dry' frictionloss='.1' range='-.1 -.05' limited='true'><joint "            \
  "joint='slide' coef='1'/></fixed></tendon><equality><connect body1='box' body2='lower' "         \
  "anchor='0 0 0'/><weld body1='upper' body2='cart'/><joint joint1='hinge'/><tendon "              \
  "tendon1='dry'/></equality>"

// Each block with its kind, its id and its rows, in the order of the list.
static void blocks_are_constraints(void** state) {
  (void)state;
  for (int elliptic = 0; elliptic < 2; elliptic++) {
    Trees t = row_case(elliptic ? "cone='elliptic'" : "cone='pyramidal'", EVERY_KIND, elliptic);
    int hinge = ct_name2id(t.m, ctOBJ_JOINT, "hinge"), dof = t.m->jnt_dofadr[hinge];
    t.m->dof_frictionloss[dof] = 1;
    t.m->jnt_limited[hinge] = 1; // both sides at once
    t.m->jnt_margin[hinge] = 1;
    ct_forward(t.m, t.d);
    int contact = elliptic ? 3 : 4;
    struct {
      const ConstraintKind* kind;
      int id, rows;
    } const expected[] = {{&eq_connect_kind, 0, 3},        {&eq_weld_kind, 1, 6},
                          {&eq_couple_joint_kind, 2, 1},   {&eq_couple_tendon_kind, 3, 1},
                          {&friction_dof_kind, dof, 1},    {&friction_tendon_kind, 0, 1},
                          {&limit_joint_kind, hinge, 2},   {&limit_tendon_kind, 0, 1},
                          {&contact_rows_kind, 0, contact}};
    int n = 0, row = 0;
    for (ConstraintBlock b = {0}; block_next(t.m, t.d, &b);) {
      assert_true(b.row == row && b.type == t.d->efc_type[row] && b.id == t.d->efc_id[row]);
      if (n < 9) {
        assert_ptr_equal(b.kind, expected[n].kind);
        assert_int_equal(b.id, expected[n].id);
        assert_int_equal(b.rows, expected[n].rows);
      }
      row += b.rows;
      n++;
    }
    assert_int_equal(row, t.d->nefc);
    assert_int_equal(n, 8 + t.d->ncon);
    trees_close(&t);
  }
}

// Rows that somebody else wrote are read as they are.
static void blocks_follow_the_list(void** state) {
  (void)state;
  Trees t = row_case("", EVERY_KIND, false);
  ct_forward(t.m, t.d);
  ctData* copy = ct_copyData(NULL, t.m, t.d);
  ConstraintBlock b = block_at(t.m, copy, 3);
  assert_true(b.kind == &eq_weld_kind && b.row == 3 && b.rows == 6);
  copy->efc_id[6] = 0; // the weld is cut in two, the second half belongs to the connect
  copy->efc_id[7] = copy->efc_id[8] = 0;
  assert_int_equal(block_at(t.m, copy, 3).rows, 3);
  b = block_at(t.m, copy, 6);
  assert_true(b.kind == &eq_connect_kind && b.rows == 3);
  copy->efc_type[0] = 99; // no type of ours
  b = block_at(t.m, copy, 0);
  assert_true(b.kind == &contact_rows_kind && b.rows == 1);
  assert_int_equal(block_at(t.m, copy, copy->nefc).rows, 0);
  ct_deleteData(copy);
  trees_close(&t);
}

// A member that others rely on is there in every kind.
static void kinds_are_complete(void** state) {
  (void)state;
  const ConstraintKind* const kind[] = {
      &eq_connect_kind,   &eq_weld_kind,        &eq_couple_joint_kind, &eq_couple_tendon_kind,
      &eq_flex_edge_kind, &eq_flex_vertex_kind, &friction_dof_kind,    &friction_tendon_kind,
      &limit_joint_kind,  &limit_tendon_kind,   &contact_rows_kind};
  for (size_t k = 0; k < sizeof kind / sizeof *kind; k++) {
    const ConstraintKind* x = kind[k];
    assert_true(x->label && x->label[0] && x->count && x->make && x->weight && x->softness);
    if (x->trees == TREES_OF_BODIES || x->points) assert_non_null(x->bodies);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(blocks_are_constraints),
      cmocka_unit_test(blocks_follow_the_list),
      cmocka_unit_test(kinds_are_complete),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
