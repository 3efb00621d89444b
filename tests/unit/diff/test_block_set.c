// Trees that act on each other share a block; a term that joins two blocks anyway is noticed.
#include "unit/diff/diff_check.h"

#define BALL(at, more) "<body pos='" at "'><freejoint/><geom size='.1'/>" more "</body>"
#define TREES                                                                                      \
  "<geom type='plane' size='9 9 1'/>" BALL("0 0 .09", "<site name='a'/>")                          \
      BALL("1 0 .09", "<site name='b'/>")                                                          \
          BALL("1.15 0 .2", "") "<body pos='3 0 1'><joint name='j' axis='0 1 0'/><geom "           \
                                "size='.05' pos='.2 0 0'/></body>"                                 \
                                "<body pos='4 0 1'><joint name='k' axis='0 1 0'/><geom "           \
                                "size='.05' pos='.2 0 0'/></body>"

// Entries between dofs of trees that nothing joins are zero, to the last bit.
static double find_coupling(const char* xml, int a, int b) {
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  size_t n = 2 * (size_t)m->nv + (size_t)m->na;
  double *A = calloc(n * n + 1, sizeof *A), largest = 0;
  transition_state(m, d, 1, 0.01);
  assert_int_equal(ctd_transition(m, d, A, NULL, NULL, NULL), 0);
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++)
      if (m->dof_treeid[i % (size_t)m->nv] == a && m->dof_treeid[j % (size_t)m->nv] == b)
        largest = larger(largest, fabs(A[i * n + j]));
  free(A);
  ct_deleteData(d);
  ct_deleteModel(m);
  return largest;
}

static void trees_apart_and_joined(void** state) {
  (void)state;
  const char* apart = "<mujoco><worldbody>" TREES "</worldbody></mujoco>";
  assert_true(find_coupling(apart, 0, 1) == 0);
  assert_true(find_coupling(apart, 1, 2) > 0); // they touch
  assert_true(find_coupling(apart, 3, 4) == 0);
  const char* tied = "<mujoco><worldbody>" TREES "</worldbody><tendon><spatial name='t'"
                     " stiffness='5' springlength='.2'><site site='a'/><site site='b'/></spatial>"
                     "</tendon></mujoco>";
  assert_true(find_coupling(tied, 0, 1) > 0);
  diff_check_with(apart, -1, 0.01);
  diff_check_with(tied, -1, 0.01);
}

// The slope of the coupling j = k^2 is zero at k = 0: its row names one joint, its derivative both.
static void coupling_that_no_row_shows(void** state) {
  (void)state;
  const char* xml = "<mujoco><worldbody>" TREES "</worldbody><equality><joint joint1='j'"
                    " joint2='k' polycoef='0 0 1 0 0'/></equality></mujoco>";
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  int nv = (int)m->nv, n = 2 * nv;
  double* A = calloc((size_t)(n * n), sizeof *A);
  d->qvel[nv - 1] = 1;
  assert_int_equal(ctd_transition(m, d, A, NULL, NULL, NULL), 0);
  assert_true(fabs(A[(nv + nv - 2) * n + nv - 1]) > 0);
  free(A);
  ct_deleteData(d);
  ct_deleteModel(m);
  diff_check_with(xml, -1, 0.01);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(trees_apart_and_joined),
      cmocka_unit_test(coupling_that_no_row_shows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
