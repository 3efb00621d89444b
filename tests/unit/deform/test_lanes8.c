#include "deform/lanes8.h"
#include "unit/deform/deform_case.h"

// Elements of a shape with shaken vertices, some pinned, swept forward and backward
typedef struct Swept {
  double *node, *node0, *lambda;
  size_t nodes, lambdas;
} Swept;

static Swept sweep(const ElementBatch* b, const World* w, double damping, bool eight) {
  Swept s = {.nodes = (size_t)w->n * ELEMENT_NODE,
             .lambdas = (size_t)(b->ngroup * b->kind->nlambda * ELEMENT_LANES)};
  s.node = test_malloc(s.nodes * sizeof(double));
  s.node0 = test_malloc(s.nodes * sizeof(double));
  s.lambda = test_calloc(s.lambdas, sizeof(double));
  unsigned seed = 5;
  for (int i = 0; i < w->n; i++) {
    for (int k = 0; k < 3; k++) {
      s.node0[4 * i + k] = w->state.x[3 * i + k];
      s.node[4 * i + k] = w->state.x[3 * i + k] + 0.02 * case_random(&seed);
    }
    s.node[4 * i + 3] = s.node0[4 * i + 3] = i % 7 ? w->body.invmass[i] : 0;
  }
  ElementJob job = {.batch = b,
                    .node = s.node,
                    .node0 = s.node0,
                    .dt = 1e-3,
                    .per_dt2 = 1e6,
                    .damping = damping,
                    .ratio = 1.5};
  for (int k = 0; k < 4; k++) { // without multipliers, then three sweeps with them
    job.lambda = k ? s.lambda : NULL;
    job.fresh = k == 1;
    job.backward = k == 2;
    (eight ? b->kind->solve8 : b->kind->solve)(&job, 0, b->ngroup);
  }
  return s;
}

static void free_swept(Swept* s) {
  test_free(s->node);
  test_free(s->node0);
  test_free(s->lambda);
}

// Lanes that repeat an element may be left out.
static void check_lambda(const ElementBatch* b, const double* x, const double* y) {
  int n = b->kind->nlambda;
  for (int g = 0; g < b->ngroup; g++)
    for (int k = 0; k < n; k++) {
      ptrdiff_t at = ((ptrdiff_t)g * n + k) * ELEMENT_LANES;
      assert_memory_equal(x + at, y + at, (size_t)b->count[g] * sizeof(double));
    }
}

static void check_batches(World* w) {
  const DeformSystem* system = case_shape(w)->system;
  assert_true(system->nbatch > 0);
  for (int i = 0; i < system->nbatch; i++)
    for (int k = 0; k < 2; k++) {
      const ElementBatch* b = system->batch + i;
      Swept four = sweep(b, w, k ? 2e-3 : 0, false), eight = sweep(b, w, k ? 2e-3 : 0, true);
      for (size_t n = 0; n < four.nodes; n++)
        if (!isfinite(four.node[n])) fail_msg("%s %d: node %d", b->kind->name, k, (int)n);
      assert_memory_equal(four.node, eight.node, four.nodes * sizeof(double));
      check_lambda(b, four.lambda, eight.lambda);
      free_swept(&four);
      free_swept(&eight);
    }
  world_close(w);
}

// A net of two squares: one segment closes each
static World make_net(const ctDeformDef* from) {
  static const double vert[18] = {0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 1, 0, 1, 1, 0, 0, 1, 0};
  static const int elem[14] = {0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 1, 4};
  char error[200] = "";
  ctDeformDef def = *from;
  def.kind = ctDEFORM_CHAIN;
  def.nvert = 6;
  def.vert = vert;
  def.nelem = 7;
  def.elem = elem;
  def.thickness = 0.01;
  return world_open(ct_makeDeformable(&def, error, sizeof error), error);
}

static void eight_lanes_give_the_bits_of_four(void** state) {
  (void)state;
  if (!lanes8_serve()) skip();
  ctDeformDef def = case_def();
  World box = case_box(&def, 5), sheet = case_sheet(&def, 9), net = make_net(&def);
  check_batches(&box);
  check_batches(&sheet);
  check_batches(&net);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(eight_lanes_give_the_bits_of_four)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
