#include "force/flex_energy.h"
#include "unit/force/flex_kinds.h"
#include "unit/force/kind_flexes.h"

#include <stdlib.h>

// Sum over the elements of flex 0; NULL: not wanted.
static double sum_energy(const ctModel* m, const ctData* d, double* volume) {
  int n = m->flex_elemnum[0];
  double* room = calloc((size_t)(2 * n + m->flex_edgenum[0]), sizeof *room);
  assert_non_null(room);
  FlexEnergy x = {room, room + n, room + 2 * n};
  double sum = 0, all = 0;
  flex_energy(m, d, 0, &x);
  for (int e = 0; e < n; e++) {
    sum += x.energy[e];
    all += x.volume[e];
  }
  free(room);
  if (volume) *volume = all;
  return sum;
}

static double energy_at(const ctModel* m, ctData* d, int i, double q) {
  double kept = d->qpos[i];
  d->qpos[i] = q;
  ct_forward(m, d);
  double e = sum_energy(m, d, NULL);
  d->qpos[i] = kept;
  return e;
}

// qfrc_spring = -dE/dq, centred differences
static void compare_gradient(const ctModel* m, ctData* d, double tolerance) {
  double most = 0, h = 1e-6;
  ct_forward(m, d);
  double* force = malloc((size_t)m->nv * sizeof *force);
  memcpy(force, d->qfrc_spring, (size_t)m->nv * sizeof *force);
  most = largest_of(force, (int)m->nv);
  assert_true(most > 1e-3);
  for (int i = 0; i < m->nv; i++) {
    double q = d->qpos[i], D = (energy_at(m, d, i, q - h) - energy_at(m, d, i, q + h)) / (2 * h);
    assert_within(force[i] / most, D / most, tolerance);
  }
  free(force);
}

// MuJoCo's own: linear in two and three dimensions, bending of a curved shape, springs of edges.
// Interpolated ones are corotational: the force leaves out that the rotation changes.
static void force_is_the_derivative_of_mujocos_kinds(void** state) {
  (void)state;
  for (int k = 0; k < FLEX_CASES; k++) {
    Trees t = flex_case_open(flex_case + k);
    ct_forward(t.m, t.d);
    assert_within(sum_energy(t.m, t.d, NULL), 0, 1e-10); // of the order of 1 when strained
    flex_case_start(&t);
    memset(t.d->qvel, 0, (size_t)t.m->nv * sizeof(double));
    bool turns = t.m->flex_interp[0] != 0;
    for (int i = 0; turns && i < t.m->nv; i++) t.d->qpos[i] *= 1e-2;
    compare_gradient(t.m, t.d, turns ? 1e-2 : 1e-6);
    assert_true(sum_energy(t.m, t.d, NULL) > 0);
    trees_close(&t);
  }
}

static void force_is_the_derivative_of_open_kinds(void** state) {
  (void)state;
  static const struct {
    int dim;
    const char* more;
  } of[] = {{1, "elasticity_model='stvk'"},
            {2, "elasticity_model='neo_hookean' bending_model='bridson'"},
            {2, "elasticity_model='stvk' elastic2d='bend'"},
            {3, "elasticity_model='corotated'"}};
  for (size_t k = 0; k < sizeof of / sizeof *of; k++) {
    ctModel* m = kind_flex(of[k].dim, of[k].more, "");
    ctData* d = kind_flex_start(m, 0.005, 0);
    double scale = m->opt.timestep;
    m->opt.timestep = 1e-9; // no clamp
    compare_gradient(m, d, 1e-6);
    m->opt.timestep = scale;
    ct_forward(m, d);
    if (m->flex_bend[0] >= 0) assert_relative(sum_energy(m, d, NULL), d->energy[0], 1e-12);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// Box of 0.2 x 0.2 x 0.2, sheet of 0.2 x 0.2 and a thickness of 0.02, rod of radius 0.005.
static void volumes_are_those_at_rest(void** state) {
  (void)state;
  static const double want[FLEX_CASES] = {8e-4, 0, 8e-3, 8e-3, 0.125, ctPI * 25e-6 * 0.3};
  for (int k = 0; k < FLEX_CASES; k++) {
    Trees t = flex_case_open(flex_case + k);
    double volume;
    ct_forward(t.m, t.d);
    sum_energy(t.m, t.d, &volume);
    if (want[k] > 0) assert_relative(volume, want[k], 1e-9);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_is_the_derivative_of_mujocos_kinds),
      cmocka_unit_test(force_is_the_derivative_of_open_kinds),
      cmocka_unit_test(volumes_are_those_at_rest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
