#include "unit/diff/product_check.h"

typedef struct Field {
  int group, element;
  double* number;
  int at; // of the element's numbers
} Field;

// The change of the next velocities by one number of the model, by differences; dof_M0 of simple
// bodies follows their mass.
static void differentiate_field(ctModel* m, ctData* d, double* number, double* dv) {
  static const double at[4] = {-2, -1, 1, 2}, weight[4] = {1, -8, 8, -1};
  double kept = *number, h = 1e-5 * (1 + fabs(kept));
  int size = ct_stateSize(m, ctSTATE_INTEGRATION), nv = (int)m->nv;
  double* start = malloc((size_t)size * sizeof *start);
  ct_getState(m, d, start, ctSTATE_INTEGRATION);
  for (int i = 0; i < nv; i++) dv[i] = 0;
  for (int s = 0; s < 4; s++) {
    *number = kept + at[s] * h;
    ct_setState(m, d, start, ctSTATE_INTEGRATION);
    ct_step(m, d);
    for (int i = 0; i < nv; i++) dv[i] += weight[s] * d->qvel[i] / (12 * h);
  }
  *number = kept;
  ct_setState(m, d, start, ctSTATE_INTEGRATION);
  free(start);
}

static void check_field(ctModel* m, ctData* d, const Field* f) {
  double dp[3] = {0}, dy[64], dv[32], size = 1e-3;
  const int param[3] = {f->group, f->element, 1};
  int nv = (int)m->nv;
  assert_true(2 * nv + m->na <= 64);
  dp[f->at] = 1;
  assert_int_equal(ctd_stepJvp(m, d, param, 1, NULL, NULL, dp, dy, NULL, NULL), 0);
  differentiate_field(m, d, f->number, dv);
  for (int i = 0; i < nv; i++) size = larger(size, fabs(dv[i]));
  for (int i = 0; i < nv; i++)
    if (!(fabs(dv[i] - dy[nv + i]) <= 1e-6 * size))
      fail_msg("group %d element %d number %d, velocity %d: %.9g, differences give %.9g", f->group,
               f->element, f->at, i, dy[nv + i], dv[i]);
}

static void make_exact(ctModel* m) {
  m->opt.tolerance = 0;
  m->opt.iterations = 200;
  m->opt.ls_iterations = 100;
}

static int find_joint(const ctModel* m, const char* name) {
  return ct_name2id(m, ctOBJ_JOINT, name);
}

// Geoms: 0 the floor, 1 the box, 2 the capsule, 3 the sphere.
static void check_geoms(ctModel* m, ctData* d) {
  int j = find_joint(m, "j");
  for (int g = 0; g < 4; g++) {
    for (int k = 0; k < 3; k++) {
      Field friction = {ctPARAM_GEOM_FRICTION, g, m->geom_friction + 3 * g + k, k};
      Field pos = {ctPARAM_GEOM_POS, g, m->geom_pos + 3 * g + k, k};
      check_field(m, d, &friction);
      if (g > 0) check_field(m, d, &pos);
    }
    Field ref = {ctPARAM_GEOM_SOLREF, g, m->geom_solref + 2 * g, 0};
    Field ratio = {ctPARAM_GEOM_SOLREF, g, m->geom_solref + 2 * g + 1, 1};
    check_field(m, d, &ref);
    check_field(m, d, &ratio);
  }
  Field limit = {ctPARAM_JNT_SOLREF, j, m->jnt_solref + 2 * j, 0};
  check_field(m, d, &limit);
  Field radius = {ctPARAM_GEOM_SIZE, 3, m->geom_size + 9, 0};
  check_field(m, d, &radius);
}

// Different frictions and masses so that the larger one is known.
static void contacts_and_limits(void** state) {
  (void)state;
  for (int cone = 0; cone < 2; cone++) {
    ctModel* m = diff_model(cone ? WALKER("cone='elliptic'") : WALKER("cone='pyramidal'"));
    ctData* d = ct_makeData(m);
    make_exact(m);
    for (int g = 0; g < 4; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE;
    for (int g = 0; g < 4; g++) m->geom_solref[2 * g] = 0.02 + 0.003 * g;
    for (int seed = 2; seed < 4; seed++) {
      transition_state(m, d, seed, 0.1);
      check_geoms(m, d);
    }
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(contacts_and_limits)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
