#include "base/alloc.h"
#include "force/flex_part.h"
#include "force/flex_vertex.h"
#include "math/chol.h"
#include "math/dense.h"
#include "step/implicit_material.h"
#include "support/failing_memory.h"
#include "unit/force/kind_flexes.h"

enum { MOST = 80 };

// The plain form: A = M + J' (h^2 K + h D) J dense, b = F - h J' K v.
typedef struct Dense {
  const ctModel* m;
  ctData* d;
  double A[MOST * MOST], b[MOST];
} Dense;

static void add_dense(void* user, const FlexPart* part) {
  Dense* x = user;
  int nv = (int)x->m->nv, width = 3 * part->n;
  double h = x->m->opt.timestep, J[12 * MOST], v[12], u[12];
  for (int c = 0; c < part->n; c++) {
    int vert = part->vert[c];
    ct_jac(x->m, x->d, J + 3 * c * nv, NULL, x->d->flexvert_xpos + 3 * vert,
           x->m->flex_vertbodyid[vert]);
  }
  dense_mul_vec(v, J, x->d->qvel, width, nv);
  dense_mul_vec(u, part->K, v, width, width);
  for (int a = 0; a < width; a++) {
    for (int i = 0; i < nv; i++) {
      x->b[i] -= h * J[a * nv + i] * u[a];
      for (int b = 0; b < width; b++) {
        double s = h * h * part->K[width * a + b] + h * part->D[width * a + b];
        for (int j = 0; j < nv; j++) x->A[nv * i + j] += J[a * nv + i] * s * J[b * nv + j];
      }
    }
  }
}

// Velocity after a step, without joint damping.
static void step_dense(const ctModel* m, ctData* d, double* qvel) {
  static Dense x;
  int nv = (int)m->nv;
  assert_true(nv <= MOST);
  memset(&x, 0, sizeof x);
  x.m = m;
  x.d = d;
  ct_forward(m, d);
  ct_fullM(m, x.A, d->qM);
  for (int i = 0; i < nv; i++) x.b[i] = d->qfrc_smooth[i] + d->qfrc_constraint[i];
  for (int f = 0; f < m->nflex; f++) flex_part_each(m, d, f, add_dense, &x);
  assert_int_equal(chol_factor(x.A, nv, 1e-15), nv);
  chol_solve(x.b, x.A, x.b, nv);
  for (int i = 0; i < nv; i++) qvel[i] = d->qvel[i] + m->opt.timestep * x.b[i];
}

static void compare_step(const ctModel* m, ctData* d) {
  double expected[MOST];
  step_dense(m, d, expected);
  ct_step(m, d);
  assert_within(largest_difference(d->qvel, expected, (int)m->nv) /
                    larger(1, largest_of(expected, (int)m->nv)),
                0, 1e-9);
}

static void step_is_that_of_the_dense_matrix(void** state) {
  (void)state;
  for (int k = 0; k < KIND_FLEXES; k++) {
    char more[300];
    snprintf(more, sizeof more, "%s damping='.003'", kind_flexes[k].more);
    ctModel* m = kind_flex(kind_flexes[k].dim, more, "integrator='implicitfast' timestep='.01'");
    assert_true(implicit_material_wanted(m));
    ctData* d = kind_flex_start(m, 0.01, 0.5);
    compare_step(m, d);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// MuJoCo's own kinds, when asked for.
static void built_in_kinds_are_implicit_on_request(void** state) {
  (void)state;
  static const KindFlex own[] = {{2, "elastic2d='both' damping='.003'"}, {3, "damping='.003'"}};
  for (int k = 0; k < 2; k++) {
    ctModel* plain = kind_flex(own[k].dim, own[k].more, "integrator='implicitfast'");
    assert_false(implicit_material_wanted(plain));
    ct_deleteModel(plain);
    char more[300];
    snprintf(more, sizeof more, "%s corten:implicit='true'", own[k].more);
    ctModel* m = kind_flex(own[k].dim, more, "integrator='implicitfast' timestep='.01'");
    ctData* d = kind_flex_start(m, 0.01, 0.5);
    assert_true(implicit_material_wanted(m));
    compare_step(m, d);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// Vertices on turning bodies of one tree, on a slider and on the world.
static const char* const kMixedBodies =
    "<mujoco><option timestep='.01' integrator='implicitfast'/><worldbody>"
    "<body name='a' pos='1 0 0'><joint type='hinge' axis='0 .6 .8' pos='.1 .2 0'/><geom size='.1'/>"
    "<body name='b' pos='0 1 0'><joint type='hinge' axis='1 0 0'/><joint type='slide' axis='0 1 "
    "1'/>"
    "<geom size='.1'/></body></body><body name='c' pos='0 .2 .3'><geom size='.1'/></body>"
    "<body name='e' pos='.5 -1 0'><joint type='slide' axis='0 0 1'/><geom size='.1'/></body>"
    "<body name='other' pos='0 0 5'><freejoint/><geom size='.1'/></body>"
    "</worldbody><deformable><flex name='f' dim='2' body='a b c e' element='0 1 2 0 2 3' "
    "radius='.01'><elasticity young='1e5' poisson='.2' thickness='.1' damping='.01' "
    "elasticity_model='stable_neo_hookean' bending_model='bridson'/></flex></deformable></mujoco>";

static void vertices_may_be_on_any_body(void** state) {
  (void)state;
  ctModel* m = model_text(kMixedBodies);
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 4; i++) d->qpos[i] = 0.1 + 0.05 * i;
  for (int i = 0; i < m->nv; i++) d->qvel[i] = 0.2 * (i - 3);
  compare_step(m, d);
  compare_step(m, d);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// A kicked block and a kicked sheet that no explicit step could hold come to rest; the energy
// falls.
static void any_stiffness_is_calm(void** state) {
  (void)state;
  static const char* const young[] = {"1e6", "1e9", "1e12"};
  for (int k = 0; k < 6; k++) {
    char more[200];
    snprintf(more, sizeof more, "elasticity_model='neo_hookean' %s young='%s'",
             k % 2 ? "bending_model='bridson' thickness='.01'" : "", young[k / 2]);
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><option gravity='0 0 0' integrator='implicit' timestep='.01'/><worldbody>"
             "<flexcomp name='f' type='grid' dim='%d' count='4 4 %d' spacing='.1 .1 .1' mass='1' "
             "radius='.01'><edge equality='false'/><contact selfcollide='none'/><elasticity "
             "poisson='.3' %s/></flexcomp></worldbody></mujoco>",
             k % 2 ? 2 : 3, k % 2 ? 1 : 3, more);
    ctModel* m = model_text(xml);
    ctData* d = ct_makeData(m);
    d->qpos[3 * 5 + 2] += 1e-4;
    for (int i = 0; i < 500; i++) ct_step(m, d);
    ct_forward(m, d); // the shape is that of rest, and it hardly turns
    for (int e = 0; e < m->nflexedge; e++)
      assert_within(d->flexedge_length[e] / m->flexedge_length0[e], 1, 1e-6);
    assert_within(largest_of(d->qvel, (int)m->nv), 0, 5e-3);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// The first step makes the plan, later ones ask for no memory; a copy makes its own.
static void plan_is_made_once(void** state) {
  (void)state;
  ctModel* m = kind_flex(2, "elasticity_model='stvk' damping='.01'", "integrator='implicit'");
  ctData* d = kind_flex_start(m, 0.005, 0);
  ct_step(m, d);
  size_t before = alloc_count();
  for (int i = 0; i < 5; i++) ct_step(m, d);
  assert_true(alloc_count() == before);
  ctData* copy = ct_copyData(NULL, m, d);
  for (int i = 0; i < 5; i++) {
    ct_step(m, d);
    ct_step(m, copy);
  }
  assert_memory_equal(d->qpos, copy->qpos, (size_t)m->nq * sizeof(double));
  ct_deleteData(copy);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static bool step_with_little_memory(MemoryCount* c) {
  memory_enough(c);
  ctModel* m = kind_flex(2, "elasticity_model='stvk' damping='.01'", "integrator='implicit'");
  ctData* d = kind_flex_start(m, 0.0005, 0);
  memory_scarce(c);
  ct_step(m, d);
  memory_enough(c);
  bool done = ct_lastWarning(d)[0] == 0;
  if (!done) assert_non_null(strstr(ct_lastWarning(d), "no memory for implicit flexes"));
  assert_true(isfinite(largest_of(d->qpos, (int)m->nq)));
  ct_deleteData(d);
  ct_deleteModel(m);
  return done;
}

static void without_memory_the_step_is_explicit(void** state) {
  (void)state;
  assert_true(memory_failures(step_with_little_memory) > 20);
}

// A flex becomes implicit between two steps.
static void request_may_change_between_steps(void** state) {
  (void)state;
  ctModel* m = kind_flex(2, "elastic2d='both' damping='.003'", "integrator='implicit'");
  ctData* d = kind_flex_start(m, 0.001, 0.1);
  ct_step(m, d);
  m->flex_implicit[0] = 1;
  compare_step(m, d);
  m->flex_implicit[0] = 0;
  ct_step(m, d);
  assert_false(implicit_material_wanted(m));
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(step_is_that_of_the_dense_matrix),
      cmocka_unit_test(built_in_kinds_are_implicit_on_request),
      cmocka_unit_test(vertices_may_be_on_any_body),
      cmocka_unit_test(any_stiffness_is_calm),
      cmocka_unit_test(plan_is_made_once),
      cmocka_unit_test(without_memory_the_step_is_explicit),
      cmocka_unit_test(request_may_change_between_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
