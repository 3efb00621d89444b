// Requirement 42C: kinds of elasticity of flexes.
#include "math/vec.h"
#include "support/model_text.h"

#include <stdio.h>
#include <string.h>

#define WORLD(option, content)                                                                     \
  "<mujoco><option " option "/><worldbody><geom type='plane' size='5 5 .1'/>" content              \
  "</worldbody></mujoco>"
#define CUBE(name, pos, attributes)                                                                \
  "<flexcomp name='" name "' type='grid' dim='3' count='4 4 4' spacing='.05 .05 .05' mass='1' "    \
  "radius='.005' pos='" pos "'><edge equality='false'/><contact selfcollide='none'/>"              \
  "<elasticity " attributes "/></flexcomp>"
#define SHEET(pins, attributes)                                                                    \
  "<flexcomp name='s' type='grid' dim='2' count='6 3 1' spacing='.1 .1 .1' mass='.5' "             \
  "radius='.005' pos='0 0 2'>" pins "<edge equality='false'/><contact selfcollide='none'/>"        \
  "<elasticity young='1e5' poisson='.3' thickness='.01' " attributes "/></flexcomp>"

static void run_steps(const ctModel* m, ctData* d, int n) {
  for (int i = 0; i < n; i++) ct_step(m, d);
  assert_true(isfinite(largest_of(d->qpos, (int)m->nq)));
}

static void r42c_ac1_linear_by_name_has_the_same_bits(void** state) {
  (void)state;
  ctModel *a = model_text(
              WORLD("timestep='.0005'", CUBE("c", "0 0 .2", "young='1e4' poisson='.2'"))),
          *b = model_text(WORLD("timestep='.0005'", CUBE("c", "0 0 .2",
                                                         "young='1e4' poisson='.2' "
                                                         "elasticity_model='linear'")));
  assert_int_equal(b->nkind, 0);
  ctData *da = ct_makeData(a), *db = ct_makeData(b);
  da->qvel[3] = db->qvel[3] = 0.1;
  for (int i = 0; i < 100; i++) {
    ct_step(a, da);
    ct_step(b, db);
    assert_memory_equal(da->qfrc_spring, db->qfrc_spring, (size_t)a->nv * sizeof(double));
    assert_memory_equal(da->qacc, db->qacc, (size_t)a->nv * sizeof(double));
  }
  ct_deleteData(da);
  ct_deleteData(db);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

#define ROPED(attributes)                                                                          \
  WORLD("timestep='.002' jacobian='dense'",                                                        \
        "<flexcomp name='s' type='grid' dim='2' count='4 4 1' spacing='.1 .1 .1' mass='.5' "       \
        "radius='.005' pos='0 0 .1' " attributes "><edge equality='true' solref='.01 1' "          \
        "damping='.1'/><contact selfcollide='none'/></flexcomp>")

// Rows of edges and contacts, of a sheet whose edges are constraints.
static void compare_rows(const ctModel* m, const ctData* a, const ctData* b) {
  const size_t rows = (size_t)a->nefc * sizeof(double);
  assert_int_equal(a->nefc, b->nefc);
  assert_true(a->ne >= 33 && a->nJ == a->nefc * m->nv);
  assert_memory_equal(a->efc_J, b->efc_J, rows * (size_t)m->nv);
  assert_memory_equal(a->efc_pos, b->efc_pos, rows);
  assert_memory_equal(a->efc_D, b->efc_D, rows);
  assert_memory_equal(a->efc_aref, b->efc_aref, rows);
  assert_memory_equal(a->efc_force, b->efc_force, rows);
}

static void r42c_ac1_linear_by_name_has_the_same_rows(void** state) {
  (void)state;
  ctModel *a = model_text(ROPED("")), *b = model_text(ROPED("elasticity_model='linear'"));
  ctData *da = ct_makeData(a), *db = ct_makeData(b);
  for (int i = 0; i < a->nq; i++) da->qpos[i] = db->qpos[i] = 0.01 * sin(i);
  bool touched = false;
  for (int i = 0; i < 100; i++) {
    ct_step(a, da);
    ct_step(b, db);
    compare_rows(a, da, db);
    touched = touched || da->ncon > 0;
    assert_memory_equal(da->qpos, db->qpos, (size_t)a->nq * sizeof(double));
  }
  assert_true(touched);
  ct_deleteData(da);
  ct_deleteData(db);
  ct_deleteModel(a);
  ct_deleteModel(b);
}

// Sum of the volumes of the tetrahedra.
static double volume_of(const ctModel* m, const ctData* d, int f) {
  double sum = 0, e[3][3], n[3];
  const double* x = d->flexvert_xpos + 3 * m->flex_vertadr[f];
  for (int k = 0; k < m->flex_elemnum[f]; k++) {
    const int* v = m->flex_elem + m->flex_elemdataadr[f] + 4 * k;
    for (int i = 0; i < 3; i++) sub3(e[i], x + 3 * v[i + 1], x + 3 * v[0]);
    cross3(n, e[0], e[1]);
    sum += fabs(dot3(n, e[2])) / 6;
  }
  return sum;
}

static double height_of(const ctModel* m, const ctData* d) {
  double low = 1e9, high = -1e9;
  for (int v = 0; v < m->nflexvert; v++) {
    low = smaller(low, d->flexvert_xpos[3 * v + 2]);
    high = larger(high, d->flexvert_xpos[3 * v + 2]);
  }
  return high - low;
}

// A soft cube sags under its weight and bulges: with Poisson's ratio near 1/2 the volume stays.
static void r42c_ac2_neo_hookean_cube_sags_and_keeps_its_volume(void** state) {
  (void)state;
  double lost[2], sag[2];
  static const char* const poisson[2] = {"0", ".49"};
  for (int k = 0; k < 2; k++) {
    char cube[1000];
    snprintf(cube, sizeof cube,
             WORLD("integrator='implicitfast' timestep='.002'",
                   CUBE("c", "0 0 .081",
                        "young='3e3' damping='.02' elasticity_model='neo_hookean' poisson='%s'")),
             poisson[k]);
    ctModel* m = model_text(cube);
    ctData* d = ct_makeData(m);
    ct_forward(m, d);
    double before = volume_of(m, d, 0), height = height_of(m, d);
    run_steps(m, d, 1000);
    ct_forward(m, d);
    assert_true(largest_of(d->qvel, (int)m->nv) < 1e-2); // at rest
    sag[k] = 1 - height_of(m, d) / height;
    lost[k] = 1 - volume_of(m, d, 0) / before;
    ct_deleteData(d);
    ct_deleteModel(m);
  }
  assert_true(sag[0] > 0.03 && sag[0] < 0.5 && sag[1] > 0.01 && sag[1] < 0.5);
  assert_true(lost[0] > 0.02);        // free to be compressed
  assert_true(fabs(lost[1]) < 0.005); // nearly incompressible
}

// A sheet that hangs from one edge is stretched by rho g L^2 / (2 E); the mesh has lumped masses.
static void r42c_ac3_neo_hookean_sheet_hangs_stretched(void** state) {
  (void)state;
  ctModel* m = model_text(
      WORLD("integrator='implicitfast' timestep='.005' gravity='9.81 0 0'",
            SHEET("<pin gridrange='0 0 0 2'/>", "damping='.05' elasticity_model='neo_hookean'")));
  ctData* d = ct_makeData(m);
  run_steps(m, d, 2000);
  ct_forward(m, d);
  double end = 0;
  for (int v = 15; v < 18; v++) end += (d->flexvert_xpos[3 * v] - 0.25) / 3;
  double rho = 0.5 / (0.5 * 0.2 * 0.01), theory = rho * 9.81 * 0.5 * 0.5 / (2 * 1e5);
  assert_relative(end / theory, 1, 0.1);
  assert_true(largest_of(d->qvel, (int)m->nv) < 1e-4);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Two cubes of different kinds fall side by side; each does what it does alone.
static void r42c_ac4_mixed_kinds_in_one_model(void** state) {
  (void)state;
#define SOFT "young='1e4' poisson='.2' damping='.002' "
  static const char* const xml[3] = {
      WORLD("timestep='.0005'",
            CUBE("a", "0 0 .2", SOFT) CUBE("b", "1 0 .2", SOFT "elasticity_model='neo_hookean'")),
      WORLD("timestep='.0005'", CUBE("a", "0 0 .2", SOFT)),
      WORLD("timestep='.0005'", CUBE("b", "1 0 .2", SOFT "elasticity_model='neo_hookean'"))};
  ctModel* m[3];
  ctData* d[3];
  for (int i = 0; i < 3; i++) {
    m[i] = model_text(xml[i]);
    d[i] = ct_makeData(m[i]);
    run_steps(m[i], d[i], 300); // before they touch the ground
  }
  int n = (int)m[1]->nq;
  assert_int_equal(m[0]->nkind, 1);
  assert_within(largest_difference(d[0]->qpos, d[1]->qpos, n), 0, 1e-9);
  assert_within(largest_difference(d[0]->qpos + n, d[2]->qpos, n), 0, 1e-9);
  for (int i = 0; i < 3; i++) {
    ct_deleteData(d[i]);
    ct_deleteModel(m[i]);
  }
}

// Forces per area on the sides of a body stretched by `strain` along x, others held.
static void side_stresses(const char* xml, double strain, double area, double stress[2]) {
  ctModel* m = model_text(xml);
  ctData* d = ct_makeData(m);
  double most[2] = {-1e9, -1e9};
  ct_forward(m, d);
  for (int v = 0; v < m->nflexvert; v++) {
    for (int k = 0; k < 2; k++) most[k] = larger(most[k], d->flexvert_xpos[3 * v + k]);
    d->qpos[3 * v] = strain * d->flexvert_xpos[3 * v];
  }
  stress[0] = stress[1] = 0;
  const double* x = d->flexvert_xpos;
  double before[200];
  memcpy(before, x, 3 * (size_t)m->nflexvert * sizeof *x);
  ct_forward(m, d);
  for (int v = 0; v < m->nflexvert; v++) {
    for (int k = 0; k < 2; k++) {
      if (before[3 * v + k] > most[k] - 1e-9) stress[k] -= d->qfrc_spring[3 * v + k] / area;
    }
  }
  ct_deleteData(d);
  ct_deleteModel(m);
}

// At 1 % strain the forces are those of linear elasticity within 5 %: MuJoCo's where MuJoCo's are
// Hooke's (solids with Poisson's ratio 0, see the oddity solid-stiffness), Hooke's law for others.
static void r42c_ac5_small_strain_is_linear(void** state) {
  (void)state;
  double linear[2], own[2], e = 0.01, E = 1e4, nu = 0.3;
  double mu = E / (2 * (1 + nu)), lambda = E * nu / ((1 + nu) * (1 - 2 * nu)), area = 0.15 * 0.15;
  side_stresses(WORLD("gravity='0 0 0'", CUBE("c", "0 0 0", "young='1e4' poisson='0'")), e, area,
                linear);
  side_stresses(WORLD("gravity='0 0 0'",
                      CUBE("c", "0 0 0", "young='1e4' poisson='0' elasticity_model='neo_hookean'")),
                e, area, own);
  assert_within(own[0] / linear[0], 1, 0.05);
  assert_within(own[1], linear[1], 0.05 * linear[0]);
  side_stresses(
      WORLD("gravity='0 0 0'",
            CUBE("c", "0 0 0", "young='1e4' poisson='.3' elasticity_model='neo_hookean'")),
      e, area, own);
  assert_within(own[0] / ((2 * mu + lambda) * e), 1, 0.05);
  assert_within(own[1] / (lambda * e), 1, 0.05);
  side_stresses(WORLD("gravity='0 0 0'", SHEET("", "elasticity_model='neo_hookean'")), e,
                0.2 * 0.01,
                own); // Young's modulus 1e5, plane stress
  assert_within(own[0] / (1e5 / (1 - nu * nu) * e), 1, 0.05);
  assert_within(own[1] * 0.2 / 0.5 / (nu * 1e5 / (1 - nu * nu) * e), 1, 0.05); // the long side
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42c_ac1_linear_by_name_has_the_same_bits),
      cmocka_unit_test(r42c_ac1_linear_by_name_has_the_same_rows),
      cmocka_unit_test(r42c_ac2_neo_hookean_cube_sags_and_keeps_its_volume),
      cmocka_unit_test(r42c_ac3_neo_hookean_sheet_hangs_stretched),
      cmocka_unit_test(r42c_ac4_mixed_kinds_in_one_model),
      cmocka_unit_test(r42c_ac5_small_strain_is_linear),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
