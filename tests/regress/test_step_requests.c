// Every request of a step for room in the arena fails once, and all later ones with it: the step
// returns and warns, and after a reset steps have the bits that they have without failures.
#include "base/arena.h"
#include "model/data.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_SIZE = 1000, STATE_MOST = 20000, REQUESTS_MOST = 1 << 20, SWEPT_MOST = 150, STEPS = 3 };

static void drive(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nv; i++) d->qvel[i] += 0.1 * sin(3.0 * i + 1);
  for (int i = 0; i < m->nu; i++) d->ctrl[i] = 0.4 * sin(i + 0.5);
}

static size_t free_run(const ctModel* m, ctData* d, double* end) {
  ct_resetData(m, d);
  drive(m, d);
  for (int i = 0; i < STEPS; i++) ct_step(m, d);
  ct_getState(m, d, end, ctSTATE_INTEGRATION);
  Arena* arena = &data_own(d)->arena;
  assert_true(arena_fail_after(arena, REQUESTS_MOST));
  ct_step(m, d);
  const size_t requests = REQUESTS_MOST + 1 - arena->failing;
  arena_fail_never(arena);
  return requests;
}

// The step after STEPS others fails at its k-th request.
static void fail_step(const ctModel* m, ctData* d, size_t k) {
  Arena* arena = &data_own(d)->arena;
  ct_resetData(m, d);
  drive(m, d);
  for (int i = 0; i < STEPS; i++) ct_step(m, d);
  assert_true(arena_fail_after(arena, k));
  ct_step(m, d);
  arena_fail_never(arena);
  for (int i = 0; i < m->nq; i++) assert_true(isfinite(d->qpos[i]));
}

static void fail_inverse(const ctModel* m, ctData* d, size_t k) {
  Arena* arena = &data_own(d)->arena;
  ct_resetData(m, d);
  drive(m, d);
  ct_forward(m, d);
  assert_true(arena_fail_after(arena, k));
  ct_inverse(m, d);
  arena_fail_never(arena);
}

static int fail_model(ctModel* m) {
  static double end[STATE_MOST], again[STATE_MOST];
  const size_t bytes = (size_t)ct_stateSize(m, ctSTATE_INTEGRATION) * sizeof *end;
  assert_true(bytes <= sizeof end);
  ctData* d = ct_makeData(m);
  assert_non_null(d);
  const size_t requests = free_run(m, d, end), stride = requests / SWEPT_MOST + 1;
  int warned = 0;
  for (size_t k = 0; k < requests; k += stride) {
    fail_step(m, d, k);
    warned += ct_lastWarning(d)[0] != 0;
    fail_inverse(m, d, k);
  }
  assert_int_equal(free_run(m, d, again), requests);
  assert_memory_equal(end, again, bytes);
  ct_deleteData(d);
  return warned;
}

static int fail_file(const char* name) {
  char path[PATH_SIZE], error[1000] = "";
  int warned = 0;
  snprintf(path, sizeof path, "%s/conformance/models/%s.xml", CT_TEST_DIR, name);
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  m->opt.enableflags |= ctENBL_FWDINV | ctENBL_ENERGY;
  warned += fail_model(m);
  m->opt.integrator = ctINT_IMPLICITFAST;
  m->opt.cone = ctCONE_ELLIPTIC;
  m->opt.jacobian = ctJAC_SPARSE;
  m->opt.noslip_iterations = 2;
  warned += fail_model(m);
  m->opt.integrator = ctINT_IMPLICIT;
  m->opt.solver = ctSOL_PGS;
  m->opt.jacobian = ctJAC_DENSE;
  m->opt.disableflags |= ctDSBL_ISLAND;
  warned += fail_model(m);
  m->opt.integrator = ctINT_RK4;
  m->opt.solver = ctSOL_CG;
  m->opt.cone = ctCONE_PYRAMIDAL;
  warned += fail_model(m);
  m->opt.integrator = ctINT_EULER;
  m->opt.formulation = ctFORM_XPBD;
  warned += fail_model(m);
  m->opt.formulation = ctFORM_HUNT_CROSSLEY;
  warned += fail_model(m);
  ct_deleteModel(m);
  return warned;
}

static void every_request_of_a_step(void** state) {
  (void)state;
  static const char* const name[] = {"equality_bodies", "contact_many_pairs", "flex_contact_cloth",
                                     "flex_quadratic",  "geom_types",         "tendon_spatial",
                                     "mesh_sdf",        "sleep_policies",     "flex_contact_hfield",
                                     "sensor_sites"};
  for (size_t i = 0; i < sizeof name / sizeof *name; i++)
    if (fail_file(name[i]) == 0) fail_msg("%s: no step warned", name[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_request_of_a_step)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
