#include "base/alloc.h"
#include "constraint/block.h"
#include "constraint/constraint_rows.h"
#include "constraint/project.h"
#include "force/actuation.h"
#include "force/bias.h"
#include "force/contact_passive.h"
#include "force/flex_force.h"
#include "force/tendon_force.h"
#include "force/transmission.h"
#include "model/data.h"
#include "pos/jacobian.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "sense/object_motion.h"
#include "step/data_life.h"
#include "step/derivative_fluid.h"
#include "step/derivative_rne.h"
#include "step/integrate.h"
#include "unit/pos/trees.h"

#include <stdio.h>
#include <stdlib.h>

static void copy_continues_alike(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ct_step(t.m, t.d);
  ctData* c = ct_copyData(NULL, t.m, t.d);
  assert_memory_equal(c->buffer, t.d->buffer, (size_t)c->nbuffer);
  ct_step(t.m, t.d);
  assert_true(c->time != t.d->time);
  ct_step(t.m, c);
  assert_memory_equal(c->buffer, t.d->buffer, (size_t)c->nbuffer);
  assert_true(c->time == t.d->time);
  ct_resetData(t.m, c);
  assert_ptr_equal(ct_copyData(c, t.m, t.d), c);
  assert_memory_equal(c->buffer, t.d->buffer, (size_t)c->nbuffer);
  ct_deleteData(c);
  trees_close(&t);
}

// An allocator that refuses the n-th request.
static int requests, refused;
static void* refusing(size_t n, size_t align, void* user) {
  (void)user;
  return ++requests == refused
             ? NULL
             : aligned_alloc(align, (n + align - 1) / align * align + (n == 0) * align);
}
static void give_back(void* p, void* user) {
  (void)user;
  free(p);
}

static void out_of_memory_gives_null(void** state) {
  (void)state;
  ctAllocator a = {refusing, give_back, NULL};
  ct_setAllocator(&a);
  requests = refused = 0;
  ctModel* m = trees_load(TREES_PENDULUM);
  for (refused = 1, requests = 0;; refused++, requests = 0) {
    ctData* d = ct_makeData(m);
    if (d) {
      ct_deleteData(d);
      break;
    }
    assert_true(refused < 20);
  }
  assert_true(refused > 2);
  refused = 0;
  ct_deleteModel(m);
  ct_setAllocator(NULL);
}

static void stepping_does_not_allocate(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  for (int k = 0; k < 2; k++) {
    t.m->opt.integrator = k ? ctINT_RK4 : ctINT_EULER;
    ct_step(t.m, t.d);
    size_t before = alloc_count();
    for (int i = 0; i < 10; i++) ct_step(t.m, t.d);
    ct_inverse(t.m, t.d);
    assert_int_equal(alloc_count(), before);
  }
  trees_close(&t);
}

// Each stage runs in as much working memory as it states: SCRATCH asserts. implicit_factor runs
// other stages and is not among them.
typedef struct StageNeed {
  size_t (*need)(const ctModel* m);
  void (*run)(const ctModel* m, ctData* d);
} StageNeed;

static void run_bias(const ctModel* m, ctData* d) { rne(m, d, d->qfrc_bias); }
static void run_tendon(const ctModel* m, ctData* d) {
  tendon(m, d);
  tendon_add_armature(m, d);
}
static void run_jacobian(const ctModel* m, ctData* d) {
  double* jac = malloc((size_t)(3 * m->nv + 1) * sizeof *jac);
  assert_non_null(jac);
  ct_jacSubtreeCom(m, d, jac, 1);
  free(jac);
}
static void run_tendon_force(const ctModel* m, ctData* d) { tendon_force_bias(m, d, d->qfrc_bias); }
static void run_derivative_rne(const ctModel* m, ctData* d) { derivative_rne(m, d, d->qDeriv); }

static const StageNeed stage[] = {
    {tendon_scratch, run_tendon},
    {mass_matrix_scratch, mass_matrix},
    {jacobian_scratch, run_jacobian},
    {block_scratch, constraint_rows},
    {constraint_project_scratch, constraint_project},
    {transmission_scratch, transmission},
    {flex_force_scratch, flex_force},
    {contact_passive_scratch, contact_passive},
    {rne_scratch, run_bias},
    {tendon_force_scratch, run_tendon_force},
    {energy_scratch, energy_kinetic},
    {subtree_velocity_scratch, subtree_velocity},
    {actuation_scratch, actuation},
    {derivative_fluid_scratch, derivative_fluid},
    {derivative_rne_scratch, run_derivative_rne},
    {integrate_scratch, integrate_implicit_factored},
};

static void assert_needs(const char* file, int solver) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", CT_SCENE_DIR, file);
  ctModel* m = ct_loadXML(path, NULL, NULL, 0);
  assert_non_null(m);
  m->opt.solver = solver;
  m->opt.integrator = ctINT_IMPLICIT;
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 20; i++) ct_step(m, d);
  for (size_t i = 0; i < sizeof stage / sizeof *stage; i++) {
    ct_forward(m, d);
    const size_t all = data_own(d)->scratch_size, need = stage[i].need(m);
    assert_true(need <= all);
    data_own(d)->scratch_size = need;
    stage[i].run(m, d);
    data_own(d)->scratch_size = all;
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void stages_need_what_they_state(void** state) {
  (void)state;
  static const char* const file[] = {"humanoid.xml",
                                     "tendons.xml",
                                     "arm.xml",
                                     "fluid/insect.xml",
                                     "trajectory/T14_equality_weld.xml",
                                     "rows/b6_connect.xml",
                                     "../tests/conformance/models/flex_square_disc.xml"};
  for (size_t i = 0; i < sizeof file / sizeof *file; i++) {
    assert_needs(file[i], ctSOL_NEWTON);
    assert_needs(file[i], ctSOL_PGS);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(copy_continues_alike),
      cmocka_unit_test(out_of_memory_gives_null),
      cmocka_unit_test(stepping_does_not_allocate),
      cmocka_unit_test(stages_need_what_they_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
