// The inertia that is given for a body stays in the model when the body becomes a frame.
#include "support/numbers.h"
#include "unit/mjcf/mjcf_parse.h"

#include <math.h>

static ctModel* compiled(ctSpec* s) {
  ctModel* m = ct_compile(s, NULL);
  if (!m) fail_msg("%s", cts_getError(s));
  return m;
}

static void near(double x, double y) {
  if (!(fabs(x - y) <= 1e-12 * larger(1, fabs(y)))) fail_msg("%.17g is not %.17g", x, y);
}

static void the_parent_takes_the_inertia(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body name='p'><body name='c'><inertial mass='1' pos='0 0 0' "
                  "diaginertia='1 2 3'/></body></body></worldbody>");
  ctsBody *p = cts_findBody(&s->pub, "p"), *c = cts_findBody(&s->pub, "c");
  assert_non_null(cts_bodyToFrame(&c));
  assert_null(c);
  assert_true(p->mass == 1 && p->explicitinertial);
  for (int i = 0; i < 3; i++) near(p->fullinertia[i], i + 1);
  ctModel* m = compiled(&s->pub);
  assert_int_equal(m->nbody, 2);
  near(m->body_mass[1], 1);
  near(m->body_inertia[3], 3); // principal moments, the largest first
  ct_deleteModel(m);
  spec_free(s);
}

static void mass_matrix(ctSpec* s, double M[36]) {
  ctModel* m = compiled(s);
  ctData* d = ct_makeData(m);
  assert_int_equal(m->nv, 6);
  ct_forward(m, d);
  ct_fullM(m, M, d->qM);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// One free body has the mass matrix that two had, wherever the second one was.
static void the_mass_matrix_stays(void** state) {
  (void)state;
  Spec* s = parse(
      "<worldbody><body name='p'><freejoint/><inertial mass='2' pos='0 .3 0' quat='1 .2 0 .3' "
      "diaginertia='3 4 5'/><frame pos='.1 .2 .3' euler='10 20 30'><body name='c' pos='0 0 1' "
      "axisangle='1 1 0 40'><inertial mass='1.5' pos='.1 0 .2' fullinertia='1 2 2.5 .1 .2 .3'/>"
      "</body></frame></body></worldbody>");
  double before[36], after[36];
  mass_matrix(&s->pub, before);
  ctsBody* c = cts_findBody(&s->pub, "c");
  assert_non_null(cts_bodyToFrame(&c));
  assert_int_equal(s->list[ctOBJ_BODY].count, 2);
  mass_matrix(&s->pub, after);
  // principal axes are found by iteration, to about 1e-8
  for (int i = 0; i < 36; i++) {
    if (!(fabs(after[i] - before[i]) <= 1e-7 * larger(1, fabs(before[i]))))
      fail_msg("entry %d: %.17g is not %.17g", i, after[i], before[i]);
  }
  spec_free(s);
}

static void without_inertia_of_its_own_nothing_changes(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body name='p'><joint/><geom size='.1'/><body name='c' pos='0 0 1'>"
                  "<geom size='.1'/></body></body><body name='w'><inertial pos='0 0 0' mass='1' "
                  "diaginertia='1 1 1'/></body></worldbody>");
  ctModel* before = compiled(&s->pub);
  ctsBody *p = cts_findBody(&s->pub, "p"), *c = cts_findBody(&s->pub, "c"),
          *w = cts_findBody(&s->pub, "w");
  assert_non_null(cts_bodyToFrame(&c));
  assert_non_null(cts_bodyToFrame(&w)); // the world has no inertia
  assert_true(isnan(p->ipos[0]) && !p->explicitinertial);
  ctModel* m = compiled(&s->pub);
  near(m->body_mass[1], before->body_mass[1] + before->body_mass[2]);
  assert_true(m->body_mass[0] == 0);
  ct_deleteModel(before);
  ct_deleteModel(m);
  spec_free(s);
}

static void refusals(void** state) {
  (void)state;
  Spec* s = parse("<worldbody><body name='p'><body name='c'><inertial mass='1' pos='0 0 0' "
                  "diaginertia='1 2 3'/></body></body></worldbody>");
  ctsBody *world = cts_findBody(&s->pub, "world"), *c = cts_findBody(&s->pub, "c");
  assert_null(cts_bodyToFrame(&world));
  assert_non_null(strstr(cts_getError(&s->pub), "the world cannot become a frame"));
  c->alt.type = ctORIENTATION_ZAXIS;
  c->alt.zaxis[2] = 0;
  ctsBody* kept = c;
  assert_null(cts_bodyToFrame(&c));
  assert_ptr_equal(c, kept);
  assert_int_equal(s->list[SPEC_FRAME].count, 0);
  spec_free(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_parent_takes_the_inertia),
      cmocka_unit_test(the_mass_matrix_stays),
      cmocka_unit_test(without_inertia_of_its_own_nothing_changes),
      cmocka_unit_test(refusals),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
