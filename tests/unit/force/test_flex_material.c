#include "force/flex_material.h"
#include "math/vec.h"
#include "unit/force/kind_flexes.h"

#include <math.h>

static double energy_at(const ctModel* m, ctData* d) {
  ct_fwdPosition(m, d);
  ct_energyPos(m, d);
  return d->energy[0];
}

// qfrc_spring = - d energy / d qpos, all joints being slides
static void check_gradient(const ctModel* m, ctData* d, const double* force) {
  double size = largest_of(force, (int)m->nv), h = 1e-6;
  assert_true(size > 0);
  for (int i = 0; i < m->nv; i++) {
    double kept = d->qpos[i];
    d->qpos[i] = kept + h;
    double up = energy_at(m, d);
    d->qpos[i] = kept - h;
    double slope = (up - energy_at(m, d)) / (2 * h);
    d->qpos[i] = kept;
    assert_within(force[i], -slope, 1e-6 * larger(1, size));
  }
}

static void forces_are_the_gradient_of_energy(void** state) {
  (void)state;
  for (int k = 0; k < KIND_FLEXES; k++) {
    ctModel* m = kind_flex(kind_flexes[k].dim, kind_flexes[k].more, "");
    m->opt.timestep = 1e-5; // no clamp
    ctData* d = kind_flex_start(m, 0.01, 0);
    double force[100];
    assert_true(m->nkind > 0 && m->nv <= 100);
    memcpy(force, d->qfrc_spring, (size_t)m->nv * sizeof *force);
    assert_true(flex_material_energy(m, d, 0) > 0);
    check_gradient(m, d, force);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// At rest there is neither force nor energy, also after a rigid motion.
static void rest_is_free(void** state) {
  (void)state;
  for (int k = 0; k < KIND_FLEXES; k++) {
    ctModel* m = kind_flex(kind_flexes[k].dim, kind_flexes[k].more, "");
    ctData* d = ct_makeData(m);
    double x[100];
    ct_forward(m, d);
    assert_within(largest_of(d->qfrc_spring, (int)m->nv), 0, 1e-10);
    memcpy(x, d->flexvert_xpos, 3 * (size_t)m->nflexvert * sizeof *x);
    for (int v = 0; v < m->nflexvert; v++) { // a quarter turn about z and a shift
      d->qpos[3 * v] += -x[3 * v + 1] - x[3 * v] + 0.3;
      d->qpos[3 * v + 1] += x[3 * v] - x[3 * v + 1];
    }
    ct_forward(m, d);
    assert_within(largest_of(d->qfrc_spring, (int)m->nv), 0, 1e-9);
    assert_within(d->energy[0], 0, 1e-12);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

static void flags_switch_springs_and_dampers(void** state) {
  (void)state;
  const char* more = "elasticity_model='neo_hookean' bending_model='bridson' damping='.01'";
  for (int off = 0; off < 4; off++) {
    ctModel* m = kind_flex(2, more, "");
    if (off & 1) m->opt.disableflags |= ctDSBL_SPRING;
    if (off & 2) m->opt.disableflags |= ctDSBL_DAMPER;
    ctData* d = kind_flex_start(m, 0.01, 1);
    assert_true((largest_of(d->qfrc_spring, (int)m->nv) > 0) == !(off & 1));
    assert_true((largest_of(d->qfrc_damper, (int)m->nv) > 0) == !(off & 2));
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// Dampers take energy from any motion but rigid ones, and keep momentum and angular momentum.
static void dampers_resist_deformation_only(void** state) {
  (void)state;
  for (int dim = 1; dim <= 3; dim++) {
    char more[200];
    snprintf(more, sizeof more, "elasticity_model='neo_hookean' %s damping='.05'",
             dim == 2 ? "bending_model='bridson'" : "");
    ctModel* m = kind_flex(dim, more, "");
    ctData* d = kind_flex_start(m, 0.01, 1);
    const double turn[3] = {0.3, -0.5, 0.7}, shift[3] = {1, 2, 3};
    double power = 0, sum[3] = {0}, torque[3] = {0}, t[3];
    for (int i = 0; i < m->nv; i++) power += d->qvel[i] * d->qfrc_damper[i];
    assert_true(power < -1e-6);
    for (int v = 0; v < m->nflexvert; v++) {
      addto3(sum, d->qfrc_damper + 3 * v);
      cross3(t, d->flexvert_xpos + 3 * v, d->qfrc_damper + 3 * v);
      addto3(torque, t);
    }
    double size = largest_of(d->qfrc_damper, (int)m->nv);
    assert_within(norm3(sum), 0, 1e-12 * size);
    assert_within(norm3(torque), 0, 1e-12 * size);
    for (int v = 0; v < m->nflexvert; v++) {
      cross3(d->qvel + 3 * v, turn, d->flexvert_xpos + 3 * v);
      addto3(d->qvel + 3 * v, shift);
    }
    ct_forward(m, d);
    assert_within(largest_of(d->qfrc_damper, (int)m->nv), 0, 1e-12 * size);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// A triangle with a vertex on a turning body, one on a slider and one on the world: forces reach
// the joints through Jacobians.
static void vertices_may_be_on_any_body(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option gravity='0 0 0' timestep='1e-5'><flag energy='enable'/></option><worldbody>"
      "<body name='a' pos='1 0 0'><joint type='hinge' axis='0 .6 .8' pos='.1 .2 0'/><geom "
      "size='.1'/>"
      "<body name='b' pos='0 1 0'><joint type='hinge' axis='1 0 0'/><joint type='slide' axis='0 1 "
      "1'/>"
      "<geom size='.1'/></body></body><body name='c' pos='0 .2 .3'><geom size='.1'/></body>"
      "<body name='e' pos='.5 -1 0'><joint type='slide' axis='0 0 1'/><geom size='.1'/></body>"
      "</worldbody><deformable><flex name='f' dim='2' body='a b c e' element='0 1 2 0 2 3' "
      "radius='.01'><elasticity young='1e3' poisson='.2' thickness='.1' "
      "elasticity_model='stable_neo_hookean' "
      "bending_model='bridson'/></flex></deformable></mujoco>");
  ctData* d = ct_makeData(m);
  for (int i = 0; i < m->nq; i++) d->qpos[i] = 0.2 + 0.1 * i;
  ct_forward(m, d);
  double force[4];
  memcpy(force, d->qfrc_spring, sizeof force);
  assert_int_equal(m->nv, 4);
  check_gradient(m, d, force);
  ct_deleteData(d);
  ct_deleteModel(m);
}

// Patch test: an irregular mesh under a uniform deformation has no force on its inner vertex.
static void uniform_strain_is_in_balance(void** state) {
  (void)state;
  static const char* const kinds[] = {"neo_hookean", "stable_neo_hookean", "stvk", "corotated"};
  static const double F[9] = {1.2, 0.1, -0.2, 0.3, 0.9, 0.15, -0.1, 0.2, 1.1};
  for (int k = 0; k < 8; k++) {
    char xml[1500];
    bool flat = k % 2;
    snprintf(
        xml, sizeof xml,
        "<mujoco><option gravity='0 0 0'/><worldbody><flexcomp name='f' type='direct' dim='%d' "
        "mass='1' radius='.01' point='%s' element='%s'><edge equality='false'/><elasticity "
        "young='1e4' poisson='.3' %s elasticity_model='%s'/></flexcomp></worldbody></mujoco>",
        flat ? 2 : 3,
        flat ? "0.13 0.21 0 -1 -1 0 1 -1 0 1 1 0 -1 1 0" : "0.1 0.2 0.15 0 0 0 1 0 0 0 1 0 0 0 1",
        flat ? "0 1 2 0 2 3 0 3 4 0 4 1" : "0 1 2 3 0 1 2 4 0 1 3 4 0 2 3 4",
        flat ? "thickness='.1'" : "", kinds[k / 2]);
    ctModel* m = model_text(xml);
    ctData* d = ct_makeData(m);
    ct_forward(m, d);
    for (int v = 0; v < m->nflexvert; v++) {
      double moved[3];
      mat3_mul_vec(moved, F, d->flexvert_xpos + 3 * v);
      sub3(d->qpos + 3 * v, moved, d->flexvert_xpos + 3 * v);
    }
    ct_forward(m, d);
    double size = largest_of(d->qfrc_spring, (int)m->nv);
    assert_true(size > 1);
    assert_within(norm3(d->qfrc_spring), 0, 1e-12 * size);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// The force of a hinge on a vertex is at most 1 / (h^2 |gradient| invmass); the implicit
// integrators need no clamp.
static void stiff_hinges_are_clamped(void** state) {
  (void)state;
  for (int integrator = ctINT_EULER; integrator <= ctINT_IMPLICITFAST; integrator++) {
    ctModel* m = model_text(
        "<mujoco><option gravity='0 0 0' timestep='.01'/><worldbody>"
        "<flexcomp name='f' type='direct' dim='2' point='0 0 0 0 1 0 -1 0 0 1 0 0' element='0 1 2 "
        "0 3 1' "
        "mass='4' radius='.01'><edge equality='false'/><elasticity young='1e12' thickness='.1' "
        "bending_model='bridson'/></flexcomp></worldbody></mujoco>");
    m->opt.integrator = integrator;
    ctData* d = ct_makeData(m);
    d->qpos[11] =
        0.5; // the fourth vertex is lifted: the height of its triangle grows to sqrt(1.25)
    ct_forward(m, d);
    double most = 1 * sqrt(1.25) / (0.01 * 0.01), size = norm3(d->qfrc_spring + 9);
    bool implicit = integrator == ctINT_IMPLICIT || integrator == ctINT_IMPLICITFAST;
    if (implicit)
      assert_true(size > 100 * most);
    else
      assert_relative(size, most, 1e-9);
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(forces_are_the_gradient_of_energy),
      cmocka_unit_test(rest_is_free),
      cmocka_unit_test(flags_switch_springs_and_dampers),
      cmocka_unit_test(dampers_resist_deformation_only),
      cmocka_unit_test(vertices_may_be_on_any_body),
      cmocka_unit_test(uniform_strain_is_in_balance),
      cmocka_unit_test(stiff_hinges_are_clamped),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
