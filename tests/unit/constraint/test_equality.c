#include "constraint/equality.h"
#include "unit/constraint/row_case.h"

static void each_layout(void (*check)(Trees* t), const char* rest) {
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("", rest, sparse);
    row_case_state(t.m, t.d);
    check(&t);
    trees_close(&t);
  }
}

static void three_rows(Trees* t) {
  assert_int_equal(t->d->ne, 3);
  row_case_derivative(t->m, t->d, 0, 3);
}

static void connect_follows_its_points(void** state) {
  (void)state;
  each_layout(three_rows,
              "<equality><connect body1='box' body2='lower' anchor='.1 .2 .3'/></equality>");
  each_layout(three_rows, "<equality><connect site1='s1' site2='s2'/></equality>");
  // bodies of one tree share dofs
  each_layout(three_rows,
              "<equality><connect body1='upper' body2='lower' anchor='.1 .2 .3'/></equality>");
  each_layout(three_rows, "<equality><connect body1='lower' anchor='.1 .2 .3'/></equality>");
}

static void six_rows(Trees* t) {
  assert_int_equal(t->d->ne, 6);
  row_case_derivative(t->m, t->d, 0, 6);
}

static void weld_follows_pose_errors(void** state) {
  (void)state;
  each_layout(six_rows, "<equality><weld body1='box' body2='lower' torquescale='.7'/></equality>");
  each_layout(six_rows, "<equality><weld body1='lower' relpose='.1 .2 .3 1 .2 .3 .4'/></equality>");
  each_layout(six_rows, "<equality><weld site1='s1' site2='s2' torquescale='2'/></equality>");
}

static void one_row(Trees* t) {
  assert_int_equal(t->d->ne, 1);
  row_case_derivative(t->m, t->d, 0, 1);
}

static void joints_and_tendons_follow_polynomials(void** state) {
  (void)state;
  each_layout(
      one_row,
      "<equality><joint joint1='slide' joint2='hinge' polycoef='.1 .2 .3 .4 .5'/></equality>");
  each_layout(
      one_row,
      "<equality><joint joint1='hinge' joint2='slide' polycoef='.1 .2 .3 .4 .5'/></equality>");
  each_layout(one_row, "<equality><joint joint1='hinge' polycoef='.1'/></equality>");
#define TENDONS                                                                                    \
  "<tendon><spatial name='a'><site site='s1'/><site site='s2'/></spatial>"                         \
  "<fixed name='b'><joint joint='slide' coef='2'/><joint joint='hinge' "                           \
  "coef='-1'/></fixed></tendon>"
  each_layout(one_row, TENDONS
              "<equality><tendon tendon1='a' tendon2='b' polycoef='0 1 2 3 4'/></equality>");
  each_layout(one_row, TENDONS "<equality><tendon tendon1='b'/></equality>");
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

static void inactive_equalities_make_no_rows(void** state) {
  (void)state;
  Trees t = row_case("", "<equality><connect body1='box' body2='lower' anchor='0 0 0'/></equality>",
                     true);
  t.d->eq_active[0] = 0;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 0);
  t.d->eq_active[0] = 1;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 3);
  t.m->opt.disableflags |= ctDSBL_EQUALITY;
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ne, 0);
  trees_close(&t);
}

// Bodies that cannot move against each other make no rows.
static void what_nothing_moves_is_left_out(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    char xml[600];
    snprintf(
        xml, sizeof xml,
        "<mujoco><option jacobian='%s'/><worldbody><body name='a'><geom size='1'/></body>"
        "<body name='b'><geom size='1'/></body><body><joint/><geom size='.1'/></body></worldbody>"
        "<equality><weld body1='a' body2='b'/></equality></mujoco>",
        sparse ? "sparse" : "dense");
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ne, 0);
    trees_close(&t);
  }
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(connect_follows_its_points),
      cmocka_unit_test(weld_follows_pose_errors),
      cmocka_unit_test(joints_and_tendons_follow_polynomials),
      cmocka_unit_test(value_of_a_coupled_joint),
      cmocka_unit_test(inactive_equalities_make_no_rows),
      cmocka_unit_test(what_nothing_moves_is_left_out),
      cmocka_unit_test(tendon_address_is_the_number_of_the_equality),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
