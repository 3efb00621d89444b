#include "math/vec.h"
#include "step/constants_material.h"
#include "unit/force/kind_flexes.h"

// Volumes add up; the inverse rest matrix times the edges is the unit matrix.
static void rest_shapes_fill_the_flex(void** state) {
  (void)state;
  static const double volume[4] = {0, 3.14159265358979323846 * 2.5e-5 * 0.2, 0.2 * 0.16 * 0.01,
                                   0.2 * 0.16 * 0.09};
  for (int dim = 1; dim <= 3; dim++) {
    ctModel* m = kind_flex(dim, "elasticity_model='neo_hookean'", "");
    double sum = 0;
    for (int e = 0; e < m->nflexelem; e++) sum += m->flex_stiffness[21 * e + 9];
    assert_relative(sum / volume[dim], 1, 1e-12);
    ct_deleteModel(m);
  }
}

static void solid_matrix_is_the_inverse_of_the_edges(void** state) {
  (void)state;
  ctModel* m = kind_flex(3, "elasticity_model='neo_hookean'", "");
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  for (int e = 0; e < m->nflexelem; e++) {
    const int* v = m->flex_elem + 4 * e;
    const double* B = m->flex_stiffness + 21 * e;
    for (int i = 0; i < 9; i++) {
      double sum = 0;
      for (int k = 0; k < 3; k++)
        sum += (d->flexvert_xpos[3 * v[k + 1] + i / 3] - d->flexvert_xpos[3 * v[0] + i / 3]) *
               B[3 * k + i % 3];
      assert_within(sum, i % 4 == 0, 1e-13);
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

// ct_setConst after a change of Young's modulus changes forces in proportion.
static void constants_follow_the_moduli(void** state) {
  (void)state;
  ctModel* m = kind_flex(2, "elasticity_model='stvk' bending_model='bridson'", "timestep='1e-5'");
  ctData* d = kind_flex_start(m, 0.005, 0);
  double before[100], qpos[100];
  memcpy(before, d->qfrc_spring, (size_t)m->nv * sizeof *before);
  memcpy(qpos, d->qpos, (size_t)m->nq * sizeof *qpos);
  m->flex_young[0] *= 3;
  ct_setConst(m, d);
  memcpy(d->qpos, qpos, (size_t)m->nq * sizeof *qpos);
  ct_forward(m, d);
  for (int i = 0; i < m->nv; i++) assert_relative(d->qfrc_spring[i], 3 * before[i], 1e-12);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// A triangle without area at rest has no matrix and exerts nothing.
static void flat_rest_shape_is_without_force(void** state) {
  (void)state;
  ctModel* m = kind_flex(2, "elasticity_model='neo_hookean' bending_model='bridson'", "");
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  for (int v = 0; v < m->nflexvert; v++) copy3(d->flexvert_xpos + 3 * v, d->flexvert_xpos);
  constants_material(m, d);
  for (int i = 0; i < 21 * m->nflexelem; i++) assert_within(m->flex_stiffness[i], 0, 0);
  for (int i = 0; i < 17 * m->nflexedge; i++) assert_true(isfinite(m->flex_bending[i]));
  ct_forward(m, d);
  assert_within(largest_of(d->qfrc_spring, (int)m->nv), 0, 0);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rest_shapes_fill_the_flex),
      cmocka_unit_test(solid_matrix_is_the_inverse_of_the_edges),
      cmocka_unit_test(constants_follow_the_moduli),
      cmocka_unit_test(flat_rest_shape_is_without_force),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
