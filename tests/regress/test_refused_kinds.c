// Models that use kinds of the open tables wrongly: each is refused, with its place and a hint.
#include "support/test_kinds.h"

#define CLOTH(attributes) "<worldbody>" TEST_KINDS_CLOTH(attributes, "") "</worldbody>"
#define CLOTH_WITH(attributes, inside)                                                             \
  "<worldbody>" TEST_KINDS_CLOTH(attributes, inside) "</worldbody>"
#define SOLID(attributes) "<worldbody>" TEST_KINDS_SOLID(attributes, "") "</worldbody>"
#define ACTUATOR(attributes)                                                                       \
  "<worldbody>" TEST_KINDS_ARM "</worldbody><actuator><general joint='j' " attributes              \
  "/></actuator>"
#define MATERIAL(attributes) "<asset><material name='a' " attributes "/></asset>"

// A model, the message, and a hint or place that must follow ("": none).
static const struct {
  const char *xml, *words, *more;
} kRefused[] = {
    // words
    {CLOTH("bending_model='brydson' young='1'"), "unknown bending kind 'brydson'",
     "attribute bending_model"},
    {CLOTH("bending_model='cotangnt' young='1'"), "unknown bending kind 'cotangnt'",
     "did you mean 'cotangent'?"},
    {CLOTH("bending_model='wood' young='1'"), "unknown bending kind 'wood'", "known: cotangent"},
    {CLOTH("bending_model='Cotangent' young='1'"), "unknown bending kind 'Cotangent'",
     "did you mean 'cotangent'?"},
    {SOLID("elasticity_model='liner' young='1'"), "unknown elasticity kind 'liner'",
     "did you mean 'linear'?"},
    {SOLID("elasticity_model='test.ruber' young='1'"), "unknown elasticity kind 'test.ruber'",
     "did you mean 'test.rubber'?"},
    {ACTUATOR("gaintype='custom' corten:gain_model='test.sprung' corten:gain_params='1 2 3'"),
     "unknown gain kind 'test.sprung'", "did you mean 'test.spring'?"},
    {ACTUATOR("gaintype='custom' corten:gain_model='afine'"), "unknown gain kind 'afine'",
     "did you mean 'affine'?"},
    {ACTUATOR("gaintype='costum'"), "invalid keyword: 'costum'", "did you mean 'custom'?"},
    {"<option corten:solver='convx'/>", "unknown formulation kind 'convx'",
     "did you mean 'convex'?"},
    {"<option\n corten:solver='test.fre'/>", "unknown formulation kind 'test.fre'", "<string>:2:2"},
    {"<option corten:solver='newton'/>", "unknown formulation kind 'newton'",
     "by 'solver' without prefix"},
    {"<option corten:bending_model='woven'/>" CLOTH_WITH("", "<elasticity young='1'/>"),
     "unknown bending kind 'woven'", "known: cotangent"},
    // counts of parameters
    {CLOTH("bending_model='test.fold' young='1'"),
     "bending kind 'test.fold' has 1 parameter, 0 given", "parameters: hardness"},
    {CLOTH("bending_model='test.fold' bending_params='1 2' young='1'"),
     "bending kind 'test.fold' has 1 parameter, 2 given", "attribute bending_params"},
    {CLOTH("bending_model='cotangent' bending_params='1' young='1'"),
     "bending kind 'cotangent' has 0 parameters, 1 given", ""},
    {SOLID("elasticity_model='test.rubber' elasticity_params='1 2 3' young='1'"),
     "elasticity kind 'test.rubber' has 2 parameters, 3 given", "parameters: hardness, other [Pa]"},
    {ACTUATOR("gaintype='custom' corten:gain_model='test.spring' corten:gain_params='1 2'"),
     "gain kind 'test.spring' has 3 parameters, 2 given",
     "parameters: stiffness [N/m], damping [N s/m], ratio"},
    {"<option corten:solver='test.free'/>", "formulation kind 'test.free' has 1 parameter, 0 given",
     ""},
    {"<option corten:solver='convex' corten:solver_params='1'/>",
     "formulation kind 'convex' has 0 parameters, 1 given", ""},
    // one without the other
    {CLOTH("bending_params='1'"), "'bending_params' without 'bending_model'", ""},
    {SOLID("elasticity_params='1'"), "'elasticity_params' without 'elasticity_model'", ""},
    {ACTUATOR("corten:gain_params='1'"), "'gain_params' without 'gain_model'", ""},
    {ACTUATOR("gaintype='custom'"), "gaintype 'custom' without 'gain_model'", "attribute gaintype"},
    {ACTUATOR("corten:gain_model='test.lag' corten:gain_params='1'"),
     "gain_model without gaintype 'custom'", "write gaintype=\"custom\""},
    {ACTUATOR("gaintype='fixed' corten:gain_model='test.lag' corten:gain_params='1'"),
     "gain_model without gaintype 'custom'", "attribute gaintype"},
    {"<option corten:solver_params='1'/>", "'solver_params' without 'solver'", ""},
    // values
    {CLOTH("bending_model='test.fold' bending_params='-1' young='1'"),
     "bending kind 'test.fold': the first parameter must be positive", "parameters: hardness"},
    {CLOTH("bending_model='test.fold' bending_params='nan' young='1'"),
     "parameter 'hardness' of bending kind 'test.fold' is", ""},
    {CLOTH("bending_model='test.fold' bending_params='inf' young='1'"),
     "parameter 'hardness' of bending kind 'test.fold' is inf", ""},
    {CLOTH("bending_model='test.fold' bending_params='x' young='1'"),
     "bad format in attribute 'bending_params'", "'x' is not a number"},
    {SOLID("elasticity_model='test.rubber' young='-1'"),
     "elasticity kind 'test.rubber': young must not be negative", ""},
    {SOLID("elasticity_model='test.rubber' young='nan'"),
     "elasticity kind 'test.rubber': young must not be negative", ""},
    {SOLID("elasticity_model='test.rubber' young='1' poisson='0.5'"),
     "Poisson ratio must be in [0, 0.5)", ""},
    {SOLID("elasticity_model='test.rubber' young='0' poisson='0.7'"),
     "Poisson ratio must be in [0, 0.5)", ""},
    {SOLID("elasticity_model='test.rubber' young='1' poisson='-.1'"),
     "Poisson ratio must be in [0, 0.5)", ""},
    {SOLID("elasticity_model='test.rubber' young='1' poisson='nan'"),
     "elasticity kind 'test.rubber': Poisson ratio must be in [0, 0.5)", ""},
    {CLOTH("bending_model='test.fold' bending_params='1' young='1' thickness='0'"),
     "bending kind 'test.fold': thickness must be positive", ""},
    {CLOTH("bending_model='test.fold' bending_params='1' young='1' thickness='nan'"),
     "bending kind 'test.fold': thickness must be positive", ""},
    {"<option corten:xpbd_substeps='0'/>", "xpbd_substeps must be strictly positive", "option"},
    {"<option corten:xpbd_substeps='1.5'/>", "problem reading attribute 'corten:xpbd_substeps'",
     ""},
    {"<option corten:xpbd_iterations='-3'/>", "xpbd_iterations must be strictly positive", ""},
    {"<option corten:modulus='0'/>", "modulus must be strictly positive", ""},
    {"<option corten:modulus='nan'/>", "modulus must be strictly positive", ""},
    {"<option corten:stiction='-1'/>", "stiction must be strictly positive", ""},
    {"<option corten:dissipation='-1'/>", "dissipation must not be negative", ""},
    {"<option corten:dissipation='nan'/>", "dissipation must not be negative", ""},
    {MATERIAL("corten:modulus='-1'"), "modulus must not be negative", "material 'a'"},
    {MATERIAL("corten:dissipation='nan'"), "dissipation must not be negative", "material 'a'"},
    {CLOTH("corten:implicit='maybe'"), "invalid keyword: 'maybe'", "expected one of: false, true"},
    // where a kind does not fit
    {SOLID("bending_model='test.fold' bending_params='1' young='1'"),
     "bending kind 'test.fold': only flexes with dim 2 have bending", "the flex has dim 3"},
    {SOLID("bending_model='cotangent' young='1'"),
     "bending kind 'cotangent': only flexes with dim 2 have bending", ""},
    {"<worldbody><flexcomp name='rope' type='grid' count='4 1 1' spacing='.1 .1 .1' mass='1' "
     "radius='.01' dim='1' elasticity_model='test.rubber' young='1'/></worldbody>",
     "elasticity kind 'test.rubber': does not serve elements of this dimension",
     "the flex has dim 1"},
    {"<worldbody>" TEST_KINDS_SOLID(
         "dof='trilinear' elasticity_model='test.rubber' young='1'",
         "<contact selfcollide='none' internal='false'/>") "</worldbody>",
     "elasticity kind 'test.rubber': a flex with nodes cannot have a kind", ""},
    {ACTUATOR("gaintype='custom' dyntype='filter' corten:gain_model='test.lag' "
              "corten:gain_params='1'"),
     "gain kind 'test.lag' has activations of its own, dyntype must be 'none'", ""},
    {ACTUATOR("gaintype='custom' actdim='1' corten:gain_model='test.lag' corten:gain_params='1'"),
     "gain kind 'test.lag' has 2 activations, actdim is 1", ""},
    // attributes
    {"<worldbody><geom size='1' corten:gain_model='test.lag'/></worldbody>",
     "unrecognized attribute: 'corten:gain_model'", "it belongs to: general"},
    {"<worldbody><geom size='1' bending_model='bridson'/></worldbody>",
     "unrecognized attribute: 'bending_model'",
     "it belongs to: option, flexcomp, flex, elasticity"},
    {"<option bending_model='cotangent'/>", "unrecognized attribute: 'bending_model'", ""},
    {CLOTH("young='1'"), "unrecognized attribute: 'young'", "it belongs into 'elasticity'"},
    {ACTUATOR("gain_model='test.lag'"), "unrecognized attribute: 'gain_model'", ""},
    {ACTUATOR("corten:gain_modle='test.lag'"), "unrecognized attribute: 'corten:gain_modle'",
     "did you mean 'corten:gain_model'?"},
    {ACTUATOR("gaintype='custom' corten:gain_model=' '"), "'corten:gain_model' is empty", ""},
    {CLOTH("bending_model='cotangent' corten:bending_model='cotangent'"),
     "'bending_model' and 'corten:bending_model' are the same attribute", ""},
    {CLOTH_WITH("elasticity_model='linear'", "<elasticity elasticity_model='linear'/>"),
     "'elasticity_model' is given here and in 'elasticity'", ""},
    {CLOTH_WITH("bending_model='cotangent' young='1'", "<elasticity young='1'/>"),
     "'young' is given here and in 'elasticity'", ""},
};

static void every_model_is_refused_with_its_message(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kRefused / sizeof *kRefused; i++) {
    char xml[2000], error[4000] = "";
    snprintf(xml, sizeof xml, "<mujoco>%s</mujoco>", kRefused[i].xml);
    ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
    if (m) fail_msg("accepted: %s", xml);
    if (!strstr(error, kRefused[i].words) || !strstr(error, kRefused[i].more))
      fail_msg("%s\nexpected: %s ... %s\nmessage: %s", xml, kRefused[i].words, kRefused[i].more,
               error);
  }
}

// A kind that is gone, and another one under its name.
static void removed_kinds_are_unknown(void** state) {
  (void)state;
  char error[2000] = "";
  const char xml[] =
      "<mujoco><option corten:solver='test.free' corten:solver_params='1'/></mujoco>";
  assert_int_equal(ct_removeKind(ctKIND_FORMULATION, "test.free"), 0);
  assert_null(ct_loadXMLString(xml, NULL, error, sizeof error));
  assert_non_null(strstr(error, "unknown formulation kind 'test.free'"));
  test_kinds_add();
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  assert_non_null(m);
  ct_deleteModel(m);
  const ctpFormulation other = {.kind.name = "test.free", .solve = test_kinds_solve};
  assert_int_equal(ct_registerFormulation(&other), -1);
  assert_non_null(strstr(ct_lastError(), "another formulation kind is registered under the name"));
}

// Numbers that a spec got from a program are checked like those of a file.
static void specs_are_checked(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  s->option.formulation = 5000;
  assert_null(ct_compile(s, NULL));
  assert_non_null(strstr(cts_getError(s), "option.formulation is 5000: no such kind"));
  s->option.formulation = 0;
  s->option.xpbd_substeps = 0;
  assert_null(ct_compile(s, NULL));
  assert_non_null(strstr(cts_getError(s), "xpbd_substeps must be positive"));
  s->option.xpbd_substeps = 1;
  s->option.formulation = ct_findKind(ctKIND_FORMULATION, "test.free");
  assert_null(ct_compile(s, NULL)); // its parameter is missing
  double p = 2;
  cts_setDouble(s->formulation_params, &p, 1);
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  assert_int_equal(m->nkind, 1);
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

static int add_kinds(void** state) {
  (void)state;
  test_kinds_add();
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_model_is_refused_with_its_message),
      cmocka_unit_test(removed_kinds_are_unknown),
      cmocka_unit_test(specs_are_checked),
  };
  return cmocka_run_group_tests(tests, add_kinds, NULL);
}
