#include "unit/constraint/row_case.h"
#include "unit/formulate/formulate_case.h"

#define JOINED "<equality><weld body1='box' body2='lower'/></equality>"

// M qacc = smooth forces + J' force for every formulation, cone and layout of rows.
static void forces_explain_the_acceleration(void** state) {
  (void)state;
  static const char* const cone[] = {"cone='pyramidal'", "cone='elliptic'"};
  for (int k = 0; k < 2 * 2 * FORMULATED; k++) {
    const Formulated* f = formulated + k / 4;
    Trees t = row_case(cone[k % 2], JOINED, k / 2 % 2);
    t.m->opt.formulation = f->formulation;
    t.m->opt.xpbd_substeps = f->substeps;
    row_case_state(t.m, t.d);
    int nv = (int)t.m->nv;
    double Ma[32], qfrc[32];
    ct_mulM(t.m, t.d, Ma, t.d->qacc);
    ct_mulJacTVec(t.m, t.d, qfrc, t.d->efc_force);
    double scale = largest_of(Ma, nv);
    trees_near_n(qfrc, t.d->qfrc_constraint, nv, 1e-10 * scale);
    for (int i = 0; i < nv; i++) trees_near(Ma[i], t.d->qfrc_smooth[i] + qfrc[i], 1e-9 * scale);
    assert_true(t.d->solver_niter[0] > 0);
    trees_close(&t);
  }
}

// Contact forces are the same numbers with both cones: the edges of the pyramid add up to them.
static void cones_give_the_same_contact_forces(void** state) {
  (void)state;
  for (int k = 1; k < FORMULATED; k++) {
    double force[2][6];
    for (int cone = 0; cone < 2; cone++) {
      Trees t = row_case(cone ? "cone='elliptic'" : "cone='pyramidal'", "", false);
      t.m->opt.formulation = formulated[k].formulation;
      t.m->opt.xpbd_substeps = formulated[k].substeps;
      row_case_state(t.m, t.d);
      ct_contactForce(t.m, t.d, 0, force[cone]);
      trees_close(&t);
    }
    assert_true(force[0][0] > 0 && (force[0][1] != 0 || force[0][2] != 0));
    for (int i = 0; i < 6; i++) assert_relative(force[0][i], force[1][i], 1e-9);
  }
}

// States: a contact that slides is on its cone, one that sticks is quadratic, one that parts is
// satisfied; friction loss at its bound is linear.
static void states_follow_the_forces(void** state) {
  (void)state;
  for (int k = 1; k < FORMULATED; k++) {
    Trees t = case_open(
        CASE_MODEL("cone='elliptic'",
                   CASE_FLOOR CASE_BOX(".09999") "<body pos='3 0 1'>"
                                                 "<joint axis='0 1 0' frictionloss='.1'/><geom "
                                                 "size='.1' pos='.5 0 0' mass='1'/></body>",
                   ""),
        formulated + k);
    for (int mode = 0; mode < 3; mode++) {
      ct_resetData(t.m, t.d);
      t.d->qvel[0] = mode == 1 ? 5 : 0;
      t.d->qvel[2] = mode == 2 ? 3 : 0;
      t.m->opt.gravity[2] = mode == 0 ? 0 : -9.81;
      ct_forward(t.m, t.d);
      assert_int_equal(t.d->nf, 1);
      assert_int_equal(t.d->efc_state[0],
                       mode == 0 ? ctCNSTRSTATE_QUADRATIC : ctCNSTRSTATE_LINEARPOS);
      static const int want[] = {ctCNSTRSTATE_QUADRATIC, ctCNSTRSTATE_CONE, ctCNSTRSTATE_SATISFIED};
      for (int i = 1; i < t.d->nefc && mode > 0; i++)
        assert_int_equal(t.d->efc_state[i], want[mode]);
    }
    trees_close(&t);
  }
}

// A state, a step or options that are no numbers end in a warning, not in a loop or a fault.
static void what_is_no_number_ends(void** state) {
  (void)state;
  for (int k = 6; k < 6 * FORMULATED; k++) {
    Trees t = case_open(CASE_MODEL("cone='elliptic'", CASE_FLOOR CASE_BOX(".0999"), ""),
                        formulated + k / 6);
    ctOption* o = &t.m->opt;
    double* const spoilt[] = {t.d->qvel + 1, &o->timestep, &o->modulus, &o->stiction,
                              &o->gravity[2]};
    if (k % 6 < 5) *spoilt[k % 6] = NAN;
    if (k % 6 == 5) o->timestep = 0;
    ct_forward(t.m, t.d);
    ct_forward(t.m, t.d);
    assert_true(t.d->nefc > 0);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forces_explain_the_acceleration),
      cmocka_unit_test(cones_give_the_same_contact_forces),
      cmocka_unit_test(states_follow_the_forces),
      cmocka_unit_test(what_is_no_number_ends),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
