// Requirement 42E: contact formulations that a model may choose.
#include "step/constrain.h"
#include "unit/constraint/row_case.h"
#include "unit/formulate/formulate_case.h"

#define BOX_ON_PLANE CASE_MODEL("cone='elliptic'", CASE_FLOOR CASE_BOX(".12"), "")

// Convex by its row of the table and by the step itself: the same bits with PGS, CG and Newton.
static void r42e_ac1_convex_by_the_table_has_the_same_bits(void** state) {
  (void)state;
  static const char* const joined = "<equality><weld body1='box' body2='lower'/></equality>";
  for (int solver = ctSOL_PGS; solver <= ctSOL_NEWTON; solver++) {
    Trees t = row_case("", joined, false);
    t.m->opt.solver = solver;
    row_case_state(t.m, t.d);
    for (int i = 0; i < 50; i++) {
      double qacc[32], qfrc[32], force[256];
      int nv = (int)t.m->nv, nefc;
      ct_forward(t.m, t.d);
      nefc = t.d->nefc;
      assert_true(nefc > 0 && nefc <= 256);
      memcpy(qacc, t.d->qacc, (size_t)nv * sizeof(double));
      memcpy(qfrc, t.d->qfrc_constraint, (size_t)nv * sizeof(double));
      memcpy(force, t.d->efc_force, (size_t)nefc * sizeof(double));
      const ctpFormulation* convex =
          (const ctpFormulation*)(const void*)ct_kindAt(ctKIND_FORMULATION, ctFORM_CONVEX);
      assert_ptr_equal(convex, &constrain_convex);
      memset(t.d->qacc, 0x7f, (size_t)nv * sizeof(double));
      assert_int_equal(convex->solve(t.m, t.d, NULL), 0);
      assert_memory_equal(qacc, t.d->qacc, (size_t)nv * sizeof(double));
      assert_memory_equal(qfrc, t.d->qfrc_constraint, (size_t)nv * sizeof(double));
      assert_memory_equal(force, t.d->efc_force, (size_t)nefc * sizeof(double));
      ct_step(t.m, t.d);
    }
    trees_close(&t);
  }
}

// At rest after a fall of 2 cm: no motion, the weight on the plane, a depth of micrometres. Until
// then its corners may settle by their depth of 4 um, one after the other: it turns by 4 um / 0.2 m
// and its centre, 0.1 m above them, moves by 2 um.
static void r42e_ac2_a_box_rests_on_a_plane(void** state) {
  (void)state;
  for (int k = 1; k <= 2; k++) {
    Trees t = case_open(BOX_ON_PLANE, formulated + k);
    case_run(&t, 1000);
    double height = t.d->qpos[2], x = t.d->qpos[0];
    assert_within(x, 0, 2e-6);
    assert_true(case_speed(&t) < 1e-8);
    assert_relative(case_normal_force(&t, 0), 9.81, 1e-6);
    assert_true(case_depth(&t) < 1e-5);
    case_run(&t, 4000);
    assert_within(t.d->qpos[2], height, 1e-10);
    assert_within(t.d->qpos[0], x, 1e-10);
    trees_close(&t);
  }
}

#define BODY(place, geom) "<body " place "><freejoint/><geom " geom "/></body>"
#define BOX "type='box' size='.1 .1 .1'"
#define ROD "type='capsule' size='.1 .3'"

// A box 5 cm in the plane, flat or tilted, is out of it after one step of 20 iterations; two rods
// after two. No speed remains.
static void r42e_ac3_interpenetration_is_resolved_within_the_iterations(void** state) {
  (void)state;
  static const char flat[] = CASE_FLOOR CASE_BOX(".05");
  static const char tilted[] = CASE_FLOOR BODY("pos='0 0 .05' euler='2 3 0'", BOX);
  static const char ball[] = CASE_FLOOR BODY("pos='0 0 .08'", "size='.1'");
  static const char rods[] = CASE_FLOOR BODY("pos='0 0 .07' euler='90 0 0'", ROD)
      BODY("pos='0 0 .25' euler='0 90 0'", ROD);
  static const char limit[] = "<body pos='0 0 1'><joint type='slide' axis='0 0 1' limited='true' "
                              "range='.1 1'/><geom size='.1'/></body>";
  const char* const world[] = {flat, tilted, ball, rods, limit};
  static const int steps[] = {1, 1, 1, 2, 1};
  for (int k = 0; k < 5; k++) {
    char xml[1000];
    snprintf(xml, sizeof xml, "<mujoco><worldbody>%s</worldbody></mujoco>", world[k]);
    Trees t = case_open(xml, formulated + 1);
    ct_forward(t.m, t.d);
    double before = larger(case_depth(&t), -t.d->efc_pos[0]);
    assert_true(before > 0.015);
    case_run(&t, steps[k]);
    double speed = case_speed(&t);
    ct_forward(t.m, t.d);
    double after = larger(case_depth(&t), t.d->nefc ? -t.d->efc_pos[0] : 0);
    // the rotation of a tilted box is linear in a step
    if (!(after < (k == 1 ? 2e-3 : 2e-5)) || !(speed < (k == 1 ? 0.5 : 0.03)))
      fail_msg("case %d: %g deep of %g, speed %g", k, after, before, speed);
    trees_close(&t);
  }
}

// The default formulation does not touch what others use: a step with these fields spoilt has the
// bits of a step without.
static void r42e_ac4_the_default_sees_none_of_it(void** state) {
  (void)state;
  Trees t = trees_open(BOX_ON_PLANE);
  assert_int_equal(t.m->opt.formulation, ctFORM_CONVEX);
  assert_int_equal(t.m->nkind, 0);
  ctData* other = ct_makeData(t.m);
  t.m->opt.xpbd_iterations = t.m->opt.xpbd_substeps = 1000000;
  for (int i = 0; i < 200; i++) {
    for (int j = 0; j < t.m->nv; j++) other->qpos_shift[j] = NAN;
    ct_step(t.m, t.d);
    ct_step(t.m, other);
    for (int j = 0; j < t.m->nv; j++) assert_true(isnan(other->qpos_shift[j]));
    assert_memory_equal(t.d->qpos, other->qpos, (size_t)t.m->nq * sizeof(double));
    assert_memory_equal(t.d->qvel, other->qvel, (size_t)t.m->nv * sizeof(double));
  }
  ct_deleteData(other);
  trees_close(&t);
}

// Another formulation in every step: the box stays where it is, and the state alone decides what a
// formulation does.
static void r42e_ac5_formulations_switch_between_steps(void** state) {
  (void)state;
  Trees t = case_open(BOX_ON_PLANE, formulated);
  case_run(&t, 500);
  ctData* fresh = ct_makeData(t.m);
  for (int i = 0; i < 600; i++) {
    const Formulated* f = formulated + i % FORMULATED;
    t.m->opt.formulation = f->formulation;
    t.m->opt.xpbd_substeps = f->substeps;
    cttNum x[64];
    assert_true(ct_stateSize(t.m, ctSTATE_INTEGRATION) <= 64);
    ct_getState(t.m, t.d, x, ctSTATE_INTEGRATION);
    ct_setState(t.m, fresh, x, ctSTATE_INTEGRATION);
    ct_step(t.m, t.d);
    ct_step(t.m, fresh);
    assert_memory_equal(t.d->qpos, fresh->qpos, (size_t)t.m->nq * sizeof(double));
    assert_memory_equal(t.d->qvel, fresh->qvel, (size_t)t.m->nv * sizeof(double));
    assert_true(case_depth(&t) < 2e-4);
    assert_true(case_speed(&t) < 0.1);
  }
  assert_within(t.d->qpos[2], 0.1, 2e-4);
  ct_deleteData(fresh);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42e_ac1_convex_by_the_table_has_the_same_bits),
      cmocka_unit_test(r42e_ac2_a_box_rests_on_a_plane),
      cmocka_unit_test(r42e_ac3_interpenetration_is_resolved_within_the_iterations),
      cmocka_unit_test(r42e_ac4_the_default_sees_none_of_it),
      cmocka_unit_test(r42e_ac5_formulations_switch_between_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
