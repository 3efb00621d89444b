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

typedef void (*Edit)(ctModel* m);

static void soften_directly(ctModel* m) {
  for (int g = 0; g < 4; g++) {
    m->geom_solref[2 * g] = -800 - 70 * g;
    m->geom_solref[2 * g + 1] = -20 - 3 * g;
  }
  int j = find_joint(m, "j");
  m->jnt_solref[2 * j] = -700;
  m->jnt_solref[2 * j + 1] = -15;
}

// One geom of a pair by time and ratio, the other directly: the smaller number counts.
static void mix_both_ways(ctModel* m) {
  for (int g = 0; g < 4; g += 2) {
    m->geom_solref[2 * g] = -900 + g;
    m->geom_solref[2 * g + 1] = -25 + g;
  }
}

static void prefer_geoms(ctModel* m) {
  m->geom_priority[0] = 1;
  m->geom_priority[2] = 2;
  m->geom_priority[3] = 1;
}

static void mix_without_weights(ctModel* m) {
  m->geom_solmix[0] = m->geom_solmix[1] = 0;
  m->geom_solmix[2] = 0.3;
}

static void weigh_floor_only(ctModel* m) {
  m->geom_solmix[1] = m->geom_solmix[2] = m->geom_solmix[3] = 0;
}

// A time constant below two steps, as it is and raised to two steps.
static void shorten_times(ctModel* m) {
  for (int g = 0; g < 4; g++) m->geom_solref[2 * g] = 0.002 + 0.0001 * g;
}
static void shorten_times_unsafely(ctModel* m) {
  for (int g = 0; g < 4; g++) m->geom_solref[2 * g] = 0.0035 + 0.0001 * g;
  m->opt.disableflags |= ctDSBL_REFSAFE;
}

static void override_all(ctModel* m) { m->opt.enableflags |= ctENBL_OVERRIDE; }

static void separate_tangents(ctModel* m) {
  for (int g = 0; g < 4; g++) m->geom_condim[g] = 3 + (g == 2);
}

// Friction and softness only: they do not move contacts.
static void check_softness(ctModel* m, ctData* d) {
  int j = find_joint(m, "j");
  for (int g = 0; g < 4; g++) {
    for (int k = 0; k < 3; k++)
      check_field(m, d, &(Field){ctPARAM_GEOM_FRICTION, g, m->geom_friction + 3 * g + k, k});
    for (int k = 0; k < 2; k++)
      check_field(m, d, &(Field){ctPARAM_GEOM_SOLREF, g, m->geom_solref + 2 * g + k, k});
  }
  for (int k = 0; k < 2; k++)
    check_field(m, d, &(Field){ctPARAM_JNT_SOLREF, j, m->jnt_solref + 2 * j + k, k});
}

// No row is about to change.
static bool is_smooth(const ctModel* m, ctData* d) {
  ctDerivativeInfo info = {.status = 0};
  double dy[64];
  assert_int_equal(ctd_stepJvp(m, d, NULL, 0, NULL, NULL, NULL, dy, NULL, &info), 0);
  return info.nkink == 0;
}

static void numbers_are_mixed_in_every_way(void** state) {
  (void)state;
  static const Edit edit[] = {soften_directly,        mix_both_ways,    prefer_geoms,
                              mix_without_weights,    weigh_floor_only, shorten_times,
                              shorten_times_unsafely, override_all,     separate_tangents};
  for (int cone = 0; cone < 2; cone++)
    for (size_t i = 0; i < sizeof edit / sizeof *edit; i++) {
      ctModel* m = diff_model(cone ? WALKER("cone='elliptic'") : WALKER("cone='pyramidal'"));
      int checked = 0;
      make_exact(m);
      for (int g = 0; g < 4; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE;
      for (int g = 0; g < 4; g++) m->geom_solref[2 * g] = 0.02 + 0.003 * g;
      edit[i](m);
      ctData* d = ct_makeData(m);
      for (int seed = 0; seed < 20 && checked < 2; seed++) {
        transition_state(m, d, seed, 0.1);
        if (d->ncon == 0 || !is_smooth(m, d)) continue;
        check_softness(m, d);
        checked++;
      }
      assert_true(checked > 0);
      ct_deleteData(d);
      ct_deleteModel(m);
    }
}

// The numbers of a pair that is listed are its own: those of its geoms have no part in them.
static void listed_pairs(void** state) {
  (void)state;
  char xml[8000];
  static const char text[] = WALKER("cone='elliptic'");
  const char* end = strstr(text, "<tendon>");
  snprintf(xml, sizeof xml,
           "%.*s<contact><pair geom1='floor' geom2='leg' friction='.9 .9 .01 .001 .001'/>"
           "<pair geom1='box' geom2='floor' solreffriction='.03 1'/></contact>%s",
           (int)(end - text), text, end);
  char* floor = strstr(xml, "<geom type='plane'");
  char named[8000];
  snprintf(named, sizeof named, "%.*s<geom name='floor' %s", (int)(floor - xml), xml,
           floor + strlen("<geom "));
  char* leg = strstr(named, "<geom type='capsule'");
  assert_non_null(leg);
  snprintf(xml, sizeof xml, "%.*s<geom name='leg' %s", (int)(leg - named), named,
           leg + strlen("<geom "));
  ctModel* m = diff_model(xml);
  assert_int_equal(m->npair, 2);
  make_exact(m);
  for (int g = 0; g < 4; g++) m->geom_sameframe[g] = ctSAMEFRAME_NONE;
  ctData* d = ct_makeData(m);
  for (int seed = 2; seed < 4; seed++) {
    transition_state(m, d, seed, 0.1);
    check_geoms(m, d);
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(contacts_and_limits),
                                     cmocka_unit_test(numbers_are_mixed_in_every_way),
                                     cmocka_unit_test(listed_pairs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
