#include "constraint/kind.h"
#include "unit/constraint/row_case.h"

// A cloth of nine vertices, three of them pinned, and two free bodies.
static Trees cloth(const char* edge, const char* pin, const char* equality, bool sparse) {
  char xml[2000];
  snprintf(xml, sizeof xml,
           "<mujoco><option jacobian='%s'/><worldbody><flexcomp name='f' type='grid' count='3 3 1' "
           "spacing='.1 .1 .1' dim='2' mass='1' radius='.001'>%s%s<contact selfcollide='none'/>"
           "</flexcomp><body name='b' pos='0 0 2'><freejoint/><geom size='.1'/></body>"
           "<body name='c' pos='0 0 3'><freejoint/><geom size='.2'/></body></worldbody>"
           "<equality>%s</equality></mujoco>",
           sparse ? "sparse" : "dense", edge, pin, equality);
  return trees_open(xml);
}

// One row per edge that can change its length, each with its own impedance and its own trees.
static void edges_keep_their_lengths(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = cloth("", "<pin grid='0 0'/><pin grid='1 0'/>", "<flex flex='f'/>", sparse);
    row_case_state(t.m, t.d);
    int edges = 0;
    for (int e = 0; e < t.m->nflexedge; e++) edges += !t.m->flexedge_rigid[e];
    assert_true(0 < edges && edges < t.m->nflexedge);
    assert_int_equal(t.d->ne, edges);
    row_case_derivative(t.m, t.d, 0, edges);
    trees_close(&t);
  }
}

// Two rows per vertex.
static void vertices_keep_their_stretch(void** state) {
  (void)state;
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = cloth("", "", "<flexvert flex='f'/>", sparse);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ne, 2 * t.m->nflexvert);
    assert_int_equal(t.d->efc_id[t.d->ne - 1], 0);
    trees_close(&t);
  }
}

// MuJoCo leaves out the rows of vertices that nothing moves in full rows, but not their weights:
// the weights of what follows are moved up. Numbers of MuJoCo 3.5.0.
static void weights_of_rows_that_were_left_out_stay(void** state) {
  (void)state;
  Trees t = cloth("", "<pin grid='0 0'/><pin grid='1 0'/><pin grid='2 0'/>",
                  "<flexvert flex='f'/><weld body1='b' body2='c'/>", false);
  ct_forward(t.m, t.d);
  const double *d = t.d->efc_diagApprox, along = .268573966, about = 61.5482006;
  assert_int_equal(t.d->nefc, 16 + 6);
  const double first[] = {9e-15, 9e-15, 9, 9, 9, 9, 9e-15, 9e-15};
  for (int k = 0; k < 8; k++) trees_near(d[k], first[k], 1e-9 * first[k]);
  // the weld begins at row 16, its weights at row 18
  const double last[] = {9, 9, along, along, along, about};
  for (int k = 0; k < 6; k++) trees_near(d[16 + k], last[k], 1e-8 * last[k]);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(edges_keep_their_lengths),
      cmocka_unit_test(vertices_keep_their_stretch),
      cmocka_unit_test(weights_of_rows_that_were_left_out_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
