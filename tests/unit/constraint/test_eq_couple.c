#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

static void one_row(Trees* t) {
  assert_int_equal(t->d->ne, 1);
  row_case_derivative(t->m, t->d, 0, 1);
}

static void joints_and_tendons_follow_polynomials(void** state) {
  (void)state;
  row_case_each_layout(
      one_row,
      "<equality><joint joint1='slide' joint2='hinge' polycoef='.1 .2 .3 .4 .5'/></equality>");
  row_case_each_layout(
      one_row,
      "<equality><joint joint1='hinge' joint2='slide' polycoef='.1 .2 .3 .4 .5'/></equality>");
  row_case_each_layout(one_row, "<equality><joint joint1='hinge' polycoef='.1'/></equality>");
#define TENDONS                                                                                    \
  "<tendon><spatial name='a'><site site='s1'/><site site='s2'/></spatial>"                         \
  "<fixed name='b'><joint joint='slide' coef='2'/><joint joint='hinge' "                           \
  "coef='-1'/></fixed></tendon>"
  row_case_each_layout(
      one_row,
      TENDONS "<equality><tendon tendon1='a' tendon2='b' polycoef='0 1 2 3 4'/></equality>");
  row_case_each_layout(one_row, TENDONS "<equality><tendon tendon1='b'/></equality>");
}

static void value_of_a_coupled_joint(void** state) {
  (void)state;
  Trees t = row_case(
      "", "<equality><joint joint1='slide' joint2='hinge' polycoef='1 2 3 0 0'/></equality>",
      false);
  t.d->qpos[t.m->nq - 1] = 0.5; // slide
  t.d->qpos[t.m->nq - 2] = 0.1; // hinge
  ct_forward(t.m, t.d);
  trees_near(t.d->efc_pos[0], 0.5 - (1 + 2 * 0.1 + 3 * 0.01), 1e-15);
  trees_close(&t);
}

// As in MuJoCo 3.5.0, which notes the equality's number instead of its row.
static void tendon_address_is_the_number_of_the_equality(void** state) {
  (void)state;
  Trees t = row_case("",
                     "<tendon><fixed name='b'><joint joint='slide' coef='2'/></fixed></tendon>"
                     "<equality><weld body1='box' body2='lower'/><tendon tendon1='b'/></equality>",
                     false);
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->tendon_efcadr[0], 1);
  assert_int_equal(t.d->efc_id[6], 1);
  trees_close(&t);
}

// Where the slope is zero a full row has no number for the second joint, and does not tie its tree;
// a compressed row has one that is zero, and does. So MuJoCo.
static void a_slope_of_zero_ties_no_island_in_full_rows(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case(
        "", "<equality><joint joint1='slide' joint2='hinge' polycoef='.1 0 1 0 0'/></equality>",
        sparse);
    ct_forward(t.m, t.d);
    int hinge = t.m->jnt_bodyid[ct_name2id(t.m, ctOBJ_JOINT, "hinge")];
    int slide = t.m->jnt_bodyid[ct_name2id(t.m, ctOBJ_JOINT, "slide")];
    int a = t.d->tree_island[t.m->body_treeid[hinge]],
        b = t.d->tree_island[t.m->body_treeid[slide]];
    assert_true(b >= 0);
    assert_int_equal(a, sparse ? b : -1);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(joints_and_tendons_follow_polynomials),
      cmocka_unit_test(value_of_a_coupled_joint),
      cmocka_unit_test(tendon_address_is_the_number_of_the_equality),
      cmocka_unit_test(a_slope_of_zero_ties_no_island_in_full_rows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
