#include "unit/diff/diff_check.h"

// A sheet whose elements, and whose vertices, meet geoms.
#define SHEET(option, contact)                                                                     \
  "<mujoco><option timestep='.002' " option "/><worldbody>"                                        \
  "<geom size='.12' pos='0 0 -.03'/><geom type='box' size='.1 .1 .1' pos='.25 0 -.05'/>"           \
  "<flexcomp name='c' type='grid' count='3 3 1' spacing='.1 .1 .1' pos='.05 .03 .09'"              \
  " radius='.01' dim='2' mass='.3'><contact selfcollide='none' " contact "/>"                      \
  "<edge equality='true'/></flexcomp></worldbody></mujoco>"

static int check_fallen(const char* xml, int steps, bool* touches) {
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  ctDerivativeInfo info = {.status = 0};
  TransitionCheck r;
  m->opt.tolerance = 0;
  for (int i = 0; i < steps; i++) ct_step(m, d);
  *touches = d->ncon > 0;
  if (!transition_check(m, d, &info, &r)) fail_msg("refused: %s", info.reason);
  if (!(r.error <= 1e-6))
    fail_msg("entry (%d, %d) is %.12g, differences give %.12g", r.row, r.column, r.analytic,
             r.difference);
  assert_true(2 * r.compared >= r.columns && r.compared > 0);
  ct_deleteData(d);
  ct_deleteModel(m);
  return info.ncontact;
}

static void shares_of_an_element_move_with_the_point(void** state) {
  (void)state;
  bool touches;
  assert_true(check_fallen(SHEET("", "condim='3'"), 25, &touches) > 0);
  assert_true(check_fallen(SHEET("cone='elliptic'", "condim='6'"), 25, &touches) > 0);
}

static void contacts_of_passive_flexes_are_springs(void** state) {
  (void)state;
  bool touches;
  assert_true(check_fallen(SHEET("", "passive='true'"), 1, &touches) > 0);
  assert_true(touches);
}

static void nodes_carry_the_vertices_of_interpolated_flexes(void** state) {
  (void)state;
  bool touches;
  assert_true(check_fallen("<mujoco><option timestep='.002'/><worldbody>"
                           "<geom size='.12' pos='0 0 -.03'/><geom type='box' size='.1 .1 .1'"
                           " pos='.25 0 -.05'/><flexcomp name='c' type='grid' count='3 3 3'"
                           " spacing='.08 .08 .08' pos='.02 .03 .18' dof='trilinear' radius='.01'"
                           " dim='3' mass='.3'><contact selfcollide='none'/>"
                           "<elasticity young='3e4' poisson='.2' damping='.01'/></flexcomp>"
                           "</worldbody></mujoco>",
                           40, &touches) > 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shares_of_an_element_move_with_the_point),
      cmocka_unit_test(contacts_of_passive_flexes_are_springs),
      cmocka_unit_test(nodes_carry_the_vertices_of_interpolated_flexes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
