// The XML that the requirements 42B to 42E show is read as it is written there: attributes of our
// own with either prefix, those of flexes without, a declared prefix, gaintype custom.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

#define ROOT "<mujoco xmlns:cortenforge='cortenforge'>"
#define SLIDES                                                                                     \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/><joint type='slide' "       \
  "axis='0 0 1'/><geom size='.01'/></body>"
#define CORNERS                                                                                    \
  "<body name='a'>" SLIDES "<body name='b' pos='1 0 0'>" SLIDES                                    \
  "<body name='c' pos='0 1 0'>" SLIDES "<body name='d' pos='0 0 1'>" SLIDES

static ctModel* load_kinds(const char* xml) {
  char error[2000] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m || error[0]) fail_msg("%s\n%s", xml, error);
  return m;
}

static const char* used(const ctModel* m, int instance) {
  assert_in_range(instance, 0, m->nkind - 1);
  return m->names + m->name_kindadr[instance];
}

// <flex name="cloth" dim="2" young="1e4" bending_model="bridson"/>
static void bending_model_of_a_flex(void** state) {
  (void)state;
  ctModel* m = load_kinds("<mujoco><worldbody>" CORNERS "</worldbody><deformable>"
                          "<flex name='cloth' dim='2' young='1e4' bending_model='bridson' "
                          "body='a b c d' element='0 1 2 1 3 2'/></deformable></mujoco>");
  assert_string_equal(used(m, m->flex_bend[0]), "bridson");
  assert_int_equal(m->flex_elasticity[0], -1);
  assert_true(m->flex_young[0] == 1e4);
  ct_deleteModel(m);
}

// <option cortenforge:bending_model="bridson"/>
static void bending_model_of_all_flexes(void** state) {
  (void)state;
  ctModel* m = load_kinds(ROOT "<option cortenforge:bending_model='bridson'/><worldbody>" CORNERS
                               "</worldbody><deformable><flex name='cloth' dim='2' body='a b c d' "
                               "element='0 1 2 1 3 2'><elasticity young='1e4'/></flex>"
                               "<flex name='solid' dim='3' body='a b c d' element='0 1 2 3'/>"
                               "</deformable></mujoco>");
  assert_string_equal(used(m, m->flex_bend[0]), "bridson");
  assert_int_equal(m->flex_bend[1], -1);
  ct_deleteModel(m);
}

// <flex name="tissue" dim="3" young="5e3" poisson="0.45" elasticity_model="neo_hookean"/>
static void elasticity_model_of_a_flex(void** state) {
  (void)state;
  ctModel* m = load_kinds("<mujoco><worldbody>" CORNERS "</worldbody><deformable>"
                          "<flex name='tissue' dim='3' young='5e3' poisson='0.45' "
                          "elasticity_model='neo_hookean' body='a b c d' element='0 1 2 3'/>"
                          "</deformable></mujoco>");
  assert_string_equal(used(m, m->flex_elasticity[0]), "neo_hookean");
  assert_true(m->flex_poisson[0] == 0.45);
  ct_deleteModel(m);
}

// On flexcomp, bare and with both prefixes.
static void models_of_a_flexcomp(void** state) {
  (void)state;
  static const char* const prefix[] = {"", "corten:", "cortenforge:"};
  for (int i = 0; i < 3; i++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             ROOT "<worldbody><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
                  "radius='.01' dim='2' mass='1' %sbending_model='bridson' "
                  "%selasticity_model='neo_hookean'><elasticity young='1e4' thickness='.01'/>"
                  "</flexcomp></worldbody></mujoco>",
             prefix[i], prefix[i]);
    ctModel* m = load_kinds(xml);
    assert_string_equal(used(m, m->flex_bend[0]), "bridson");
    assert_string_equal(used(m, m->flex_elasticity[0]), "neo_hookean");
    ct_deleteModel(m);
  }
}

static cttNum spring_force(const ctpGainInput* in, const cttNum* p) {
  return p[0] * (p[2] * in->ctrl - in->length);
}

// gaintype="custom" cortenforge:gain_model="..." cortenforge:gain_params="1000 10 50", also in a
// class. The kind of the example may not be built in: then the test adds it.
static void gain_model_of_an_actuator(void** state) {
  (void)state;
  static const char* const names[] = {"stiffness", "damping", "ratio"};
  const ctpGain sea = {.kind = {.name = "series_elastic", .nparam = 3, .param = names},
                       .force = spring_force};
  if (ct_findKind(ctKIND_GAIN, "series_elastic") < 0) assert_true(ct_registerGain(&sea) >= 0);
  ctModel* m = load_kinds(
      ROOT "<default><default class='sea'><general gaintype='custom' "
           "cortenforge:gain_model='series_elastic' cortenforge:gain_params='1 2 3'/></default>"
           "</default><worldbody><body><joint name='hip'/><geom size='.1'/></body></worldbody>"
           "<actuator><general name='sea_hip' joint='hip' gaintype='custom' "
           "cortenforge:gain_model='series_elastic' cortenforge:gain_params='1000 10 50'/>"
           "<general joint='hip' class='sea'/></actuator></mujoco>");
  for (int i = 0; i < 2; i++)
    assert_string_equal(used(m, m->actuator_gainkind[i]), "series_elastic");
  assert_true(m->kind_prm[m->kind_prmadr[m->actuator_gainkind[0]] + 2] == 50);
  assert_true(m->kind_prm[m->kind_prmadr[m->actuator_gainkind[1]] + 2] == 3);
  ct_deleteModel(m);
}

static int solve_nothing(const ctModel* m, ctData* d, const cttNum* p) {
  return (void)m, (void)d, (void)p, 1;
}

// <option solver="Newton"/> and <option cortenforge:solver="xpbd" cortenforge:xpbd_substeps="4"/>
static void solver_of_the_options(void** state) {
  (void)state;
  const ctpFormulation xpbd = {.kind.name = "xpbd", .solve = solve_nothing};
  if (ct_findKind(ctKIND_FORMULATION, "xpbd") < 0) assert_true(ct_registerFormulation(&xpbd) > 0);
  ctModel* m = load_kinds(ROOT "<option solver='Newton'/><option cortenforge:solver='xpbd' "
                               "cortenforge:xpbd_substeps='4'/></mujoco>");
  assert_int_equal(m->opt.solver, ctSOL_NEWTON);
  assert_int_equal(m->opt.formulation, ct_findKind(ctKIND_FORMULATION, "xpbd"));
  assert_int_equal(m->opt.xpbd_substeps, 4);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bending_model_of_a_flex),    cmocka_unit_test(bending_model_of_all_flexes),
      cmocka_unit_test(elasticity_model_of_a_flex), cmocka_unit_test(models_of_a_flexcomp),
      cmocka_unit_test(gain_model_of_an_actuator),  cmocka_unit_test(solver_of_the_options),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
