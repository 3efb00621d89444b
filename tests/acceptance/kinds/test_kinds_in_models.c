// Kinds of the open tables in models: each attribute from XML to spec, model, binary form and back.
#include "base/alloc.h"
#include "model/field.h"
#include "support/test_kinds.h"

#include <math.h>
#include <stdio.h>

static ctModel* load_model(const char* xml) {
  char error[2000] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s\n%s", xml, error);
  if (error[0]) fail_msg("warnings: %s", error);
  return m;
}

static ctSpec* parse_model(const char* xml) {
  char error[2000] = "";
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s || error[0]) fail_msg("%s\n%s", xml, error);
  return s;
}

static void assert_same_model(const ctModel* a, const ctModel* b, const char* what) {
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK) continue;
    cttSize n = field_count(f, a, NULL);
    if (n != field_count(f, b, NULL)) fail_msg("%s: %s has another size", what, f->name);
    size_t bytes = (size_t)n * field_element_size(f->type);
    if (bytes && memcmp(field_data(f, a), field_data(f, b), bytes) != 0)
      fail_msg("%s: %s differs", what, f->name);
  }
  assert_int_equal(a->nkind, b->nkind);
  assert_int_equal(a->nkindstate, b->nkindstate);
  assert_int_equal(memcmp(&a->opt, &b->opt, sizeof a->opt), 0);
}

static ctModel* through_binary(const ctModel* m) {
  char error[1000] = "";
  cttSize size = ct_sizeModel(m);
  void* buffer = alloc_bytes((size_t)size);
  ct_saveModel(m, NULL, buffer, (int)size);
  ctModel* back = ct_loadBinaryBuffer(buffer, size, error, sizeof error);
  if (!back) fail_msg("binary: %s", error);
  alloc_free(buffer);
  return back;
}

enum { TEXT = 60000 };

// XML -> spec -> model; model -> binary -> model; spec -> XML -> model; its XML again. The first
// written XML stays in `text`.
static ctModel* round_trip(const char* xml, char text[TEXT]) {
  static char again[TEXT];
  char error[1000] = "";
  ctSpec* s = parse_model(xml);
  ctModel* m = ct_compile(s, NULL);
  if (!m) fail_msg("%s: %s", xml, cts_getError(s));
  ctModel* binary = through_binary(m);
  assert_same_model(m, binary, "binary");
  if (ct_saveXMLString(s, text, TEXT, error, sizeof error)) fail_msg("%s", error);
  if (error[0]) fail_msg("%s", error);
  ctSpec* second = parse_model(text);
  ctModel* written = ct_compile(second, NULL);
  if (!written) fail_msg("%s\n%s", text, cts_getError(second));
  assert_same_model(m, written, "written XML");
  assert_int_equal(ct_saveXMLString(second, again, TEXT, error, sizeof error), 0);
  assert_string_equal(text, again);
  ctSpec* copy = ct_copySpec(s);
  ctModel* copied = ct_compile(copy, NULL);
  assert_non_null(copied);
  assert_same_model(m, copied, "copied spec");
  ct_deleteModel(binary);
  ct_deleteModel(written);
  ct_deleteModel(copied);
  ct_deleteSpec(copy);
  ct_deleteSpec(second);
  ct_deleteSpec(s);
  return m;
}

static char text[TEXT];

static void assert_written(const char* part) {
  if (!strstr(text, part)) fail_msg("'%s' is not in\n%s", part, text);
}

static const double* params_of(const ctModel* m, int instance) {
  assert_in_range(instance, 0, m->nkind - 1);
  return m->kind_prm + m->kind_prmadr[instance];
}

static const char* kind_of(const ctModel* m, int instance) {
  assert_in_range(instance, 0, m->nkind - 1);
  return m->names + m->name_kindadr[instance];
}

//---------------------------------- flexes --------------------------------------------------------

static void flexes_have_kinds(void** state) {
  (void)state;
  ctModel* m = round_trip(
      "<mujoco><worldbody>" TEST_KINDS_CLOTH(
          "bending_model='test.fold' cortenforge:bending_params='3' corten:implicit='true'",
          "<elasticity young='1e4' poisson='.3' thickness='.02' elastic2d='bend'/>")
          TEST_KINDS_SOLID("", "<elasticity young='1e3' corten:elasticity_model='test.rubber' "
                               "elasticity_params='5'/>") "</worldbody></mujoco>",
      text);
  assert_int_equal(m->nkind, 2);
  assert_int_equal(m->flex_bend[0], 0);
  assert_int_equal(m->flex_elasticity[0], -1);
  assert_int_equal(m->flex_bend[1], -1);
  assert_int_equal(m->flex_elasticity[1], 1);
  assert_int_equal(m->flex_implicit[0], 1);
  assert_int_equal(m->flex_implicit[1], 0);
  assert_true(params_of(m, 0)[0] == 3);
  assert_true(params_of(m, 1)[0] == 5 && params_of(m, 1)[1] == 2); // the second by default
  assert_int_equal(m->kind_prmnum[0], 1); // constants of bending are kept per edge
  assert_int_equal(m->kind_prmnum[1], 5);
  assert_true(m->flex_young[0] == 1e4 && m->flex_poisson[0] == 0.3 && m->flex_thickness[0] == .02);
  assert_string_equal(kind_of(m, 0), "test.fold");
  assert_string_equal(kind_of(m, 1), "test.rubber");
  assert_written("xmlns:corten=");
  assert_written("corten:bending_model=\"test.fold\" corten:bending_params=\"3\"");
  assert_written("corten:elasticity_model=\"test.rubber\" corten:elasticity_params=\"5\"");
  assert_written("corten:implicit=\"true\"");
  ct_deleteModel(m);
}

// Bending needs the vertices opposite to an edge, whatever elastic2d says.
static void bending_kinds_have_flaps(void** state) {
  (void)state;
  ctModel* m = load_model("<mujoco><worldbody>" TEST_KINDS_CLOTH(
      "bending_model='test.fold' bending_params='1' young='10'", "") "</worldbody></mujoco>");
  int inner = 0;
  for (int e = 0; e < m->nflexedge; e++) {
    inner += m->flex_edgeflap[2 * e] >= 0 && m->flex_edgeflap[2 * e + 1] >= 0;
  }
  assert_int_equal(inner, 8);
  assert_true(m->flex_thickness[0] == 0.02); // twice the radius where none is given
  ct_deleteModel(m);
}

// The names of MuJoCo's own kinds make no instance.
static void mujoco_kinds_make_no_instance(void** state) {
  (void)state;
  ctModel* plain = load_model("<mujoco><worldbody>" TEST_KINDS_CLOTH(
      "", "<elasticity young='1e4' thickness='.01' elastic2d='both'/>") "</worldbody></mujoco>");
  ctModel* named =
      load_model("<mujoco><option corten:solver='convex'/><worldbody>" TEST_KINDS_CLOTH(
          "bending_model='cotangent' elasticity_model='linear'",
          "<elasticity young='1e4' thickness='.01' elastic2d='both'/>") "</worldbody></mujoco>");
  assert_int_equal(named->nkind, 0);
  assert_same_model(plain, named, "named kinds");
  ct_deleteModel(plain);
  ct_deleteModel(named);
}

// The option's kind of bending is that of membranes that name none.
static void options_name_the_bending(void** state) {
  (void)state;
  ctModel* m =
      round_trip("<mujoco><option cortenforge:bending_model='none'/><worldbody>" TEST_KINDS_SOLID(
                     "", "") "</worldbody></mujoco>",
                 text);
  assert_int_equal(m->nkind, 0);
  ct_deleteModel(m);
}

//---------------------------------- actuators -----------------------------------------------------

static void actuators_have_gain_kinds(void** state) {
  (void)state;
  ctModel* m = round_trip(
      "<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
      "<general joint='j' gaintype='custom' cortenforge:gain_model='test.spring' "
      "cortenforge:gain_params='1000 10 50'/>"
      "<motor joint='j'/>"
      "<motor joint='j' corten:gain_model='test.spring' corten:gain_params='1 2 3'/>"
      "<general joint='j' gaintype='custom' corten:gain_model='test.lag' corten:gain_params='4'/>"
      "</actuator></mujoco>",
      text);
  assert_int_equal(m->nkind, 3);
  assert_int_equal(m->actuator_gainkind[0], 0);
  assert_int_equal(m->actuator_gainkind[1], -1);
  assert_int_equal(m->actuator_gainkind[2], 1);
  assert_int_equal(m->actuator_gaintype[0], ctGAIN_USER);
  assert_int_equal(m->actuator_gaintype[1], ctGAIN_FIXED);
  assert_int_equal(m->actuator_gaintype[2], ctGAIN_USER);
  assert_true(params_of(m, 0)[0] == 1000 && params_of(m, 0)[2] == 50);
  assert_int_equal(m->nkindstate, 4); // two springs with the previous control
  assert_int_equal(m->kind_stateadr[1], 2);
  assert_int_equal(m->actuator_actnum[3], 2); // the lag has activations of its own
  assert_int_equal(m->na, 2);
  assert_written("gaintype=\"custom\"");
  assert_written("corten:gain_model=\"test.spring\" corten:gain_params=\"1000 10 50\"");
  ct_deleteModel(m);
}

static void classes_carry_gain_kinds(void** state) {
  (void)state;
  ctModel* m = round_trip(
      "<mujoco><default>"
      "<default class='sea'><general gaintype='custom' corten:gain_model='test.spring' "
      "corten:gain_params='1 2 3'/>"
      "<default class='stiff'><general corten:gain_params='9 9 9'/></default></default>"
      "<default class='open'><general gaintype='custom'/></default>"
      "</default><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
      "<general joint='j' class='sea'/><general joint='j' class='stiff'/>"
      "<general joint='j' class='sea' corten:gain_model='test.lag' corten:gain_params='6'/>"
      "<general joint='j' class='sea' gaintype='fixed'/><motor joint='j' class='sea'/>"
      "<general joint='j' class='open' corten:gain_model='test.spring' "
      "corten:gain_params='7 7 7'/><general joint='j' class='sea' gaintype='user'/>"
      "</actuator></mujoco>",
      text);
  assert_int_equal(m->nkind, 4);
  assert_true(params_of(m, m->actuator_gainkind[0])[1] == 2);
  assert_true(params_of(m, m->actuator_gainkind[1])[1] == 9);
  assert_string_equal(kind_of(m, m->actuator_gainkind[2]), "test.lag");
  assert_int_equal(m->actuator_gainkind[3], -1); // a gain of its own
  assert_int_equal(m->actuator_gainkind[4], -1);
  assert_int_equal(m->actuator_gaintype[4], ctGAIN_FIXED);
  assert_true(params_of(m, m->actuator_gainkind[5])[0] == 7);
  assert_int_equal(m->actuator_gainkind[6], -1);
  assert_int_equal(m->actuator_gaintype[6], ctGAIN_USER);
  ct_deleteModel(m);
}

//---------------------------------- options and materials -----------------------------------------

static void options_choose_the_formulation(void** state) {
  (void)state;
  ctModel* m = round_trip(
      "<mujoco xmlns:cortenforge='x'><option cortenforge:solver='test.free' "
      "corten:solver_params='2.5' cortenforge:xpbd_substeps='4' corten:xpbd_iterations='9' "
      "corten:modulus='3e6' corten:dissipation='.5' corten:stiction='.01'/>"
      "<default><material corten:modulus='5'/></default><asset><material name='a'/>"
      "<material name='b' corten:modulus='6' corten:dissipation='7'/></asset></mujoco>",
      text);
  assert_int_equal(m->nkind, 1);
  assert_int_equal(m->opt.formulation, ct_findKind(ctKIND_FORMULATION, "test.free"));
  assert_int_equal(m->kind_table[0], ctKIND_FORMULATION);
  assert_true(params_of(m, 0)[0] == 2.5);
  assert_int_equal(m->opt.xpbd_substeps, 4);
  assert_int_equal(m->opt.xpbd_iterations, 9);
  assert_true(m->opt.modulus == 3e6 && m->opt.dissipation == .5 && m->opt.stiction == .01);
  assert_true(m->mat_modulus[0] == 5 && m->mat_modulus[1] == 6);
  assert_true(m->mat_dissipation[0] == 0 && m->mat_dissipation[1] == 7);
  assert_written("corten:solver=\"test.free\" corten:solver_params=\"2.5\"");
  ct_deleteModel(m);
}

static void a_model_without_kinds_has_defaults(void** state) {
  (void)state;
  ctModel* m = round_trip("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
                          "<motor joint='j'/></actuator></mujoco>",
                          text);
  assert_int_equal(m->nkind, 0);
  assert_int_equal(m->opt.formulation, 0);
  assert_int_equal(m->opt.xpbd_substeps, 1);
  assert_int_equal(m->actuator_gainkind[0], -1);
  assert_null(strstr(text, "corten"));
  assert_null(strstr(text, "xmlns"));
  ct_deleteModel(m);
}

//---------------------------------- attached, replicated, edited ----------------------------------

static void attached_parts_bring_their_kinds(void** state) {
  (void)state;
  char error[1000];
  ctSpec* child = parse_model(
      "<mujoco><default><general gaintype='custom' corten:gain_model='test.spring' "
      "corten:gain_params='1 2 3'/></default><worldbody><body name='b'><joint name='j'/>"
      "<geom size='.1'/>" TEST_KINDS_CLOTH(
          "bending_model='test.fold' bending_params='4' young='10'",
          "") "</body></worldbody>"
              "<actuator><general joint='j'/></actuator></mujoco>");
  ctSpec* parent = parse_model("<mujoco><worldbody><frame name='f'/></worldbody></mujoco>");
  ctsElement* body = cts_findElement(child, ctOBJ_BODY, "b");
  ctsElement* frame = cts_findElement(parent, ctOBJ_FRAME, "f");
  assert_non_null(cts_attach(frame, body, "first", ""));
  ctModel* m = ct_compile(parent, NULL);
  if (!m) fail_msg("%s", cts_getError(parent));
  assert_int_equal(m->nu, 1);
  assert_int_equal(m->nflex, 1);
  assert_int_equal(m->nkind, 2);
  assert_true(params_of(m, m->actuator_gainkind[0])[1] == 2);
  assert_true(params_of(m, m->flex_bend[0])[0] == 4);
  assert_int_equal(ct_saveXMLString(parent, text, TEXT, error, sizeof error), 0);
  ctModel* again = load_model(text);
  assert_same_model(m, again, "attached");
  ct_deleteModel(m);
  ct_deleteModel(again);
  ct_deleteSpec(child);
  ct_deleteSpec(parent);
}

static void replicas_have_kinds_of_their_own(void** state) {
  (void)state;
  ctModel* m = round_trip("<mujoco><worldbody><replicate count='3' offset='1 0 0'><body name='b'>"
                          "<joint name='j'/><geom size='.1'/></body></replicate></worldbody>"
                          "<actuator><general joint='j' gaintype='custom' "
                          "corten:gain_model='test.spring' corten:gain_params='1 2 3'/></actuator>"
                          "</mujoco>",
                          text);
  assert_int_equal(m->nu, 3);
  assert_int_equal(m->nkind, 3);
  for (int i = 0; i < 3; i++) assert_int_equal(m->actuator_gainkind[i], i);
  ct_deleteModel(m);
}

static void edited_numbers_go_back_to_the_spec(void** state) {
  (void)state;
  char error[1000];
  ctSpec* s = parse_model("<mujoco><option corten:solver='test.free' "
                          "corten:solver_params='1'/><worldbody>" TEST_KINDS_ARM TEST_KINDS_CLOTH(
                              "bending_model='test.fold' bending_params='4' young='10'",
                              "") "</worldbody><actuator><general joint='j' gaintype='custom' "
                                  "corten:gain_model='test.spring' "
                                  "corten:gain_params='1 2 3'/></actuator></mujoco>");
  ctModel* m = ct_compile(s, NULL);
  assert_non_null(m);
  m->kind_prm[m->kind_prmadr[m->flex_bend[0]]] = 40;
  m->kind_prm[m->kind_prmadr[m->actuator_gainkind[0]] + 1] = 20;
  m->kind_prm[m->kind_prmadr[2]] = 11;
  m->flex_young[0] = 100;
  assert_int_equal(ct_copyBack(s, m), 1);
  assert_int_equal(ct_saveXMLString(s, text, TEXT, error, sizeof error), 0);
  assert_written("corten:bending_params=\"40\"");
  assert_written("corten:gain_params=\"1 20 3\"");
  assert_written("corten:solver_params=\"11\"");
  assert_written("young=\"100\"");
  ct_deleteModel(m);
  ct_deleteSpec(s);
}

//---------------------------------- removal and other processes -----------------------------------

static void a_removed_kind_stops_its_models(void** state) {
  (void)state;
  ctModel* m = load_model("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
                          "<general joint='j' gaintype='custom' corten:gain_model='test.spring' "
                          "corten:gain_params='1 2 3'/></actuator></mujoco>");
  ctModel* plain = load_model("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody></mujoco>");
  ctData *d = ct_makeData(m), *free = ct_makeData(plain);
  ct_step(m, d);
  assert_true(d->time > 0);
  cttSize size = ct_sizeModel(m);
  void* buffer = alloc_bytes((size_t)size);
  ct_saveModel(m, NULL, buffer, (int)size);
  assert_int_equal(ct_removeKind(ctKIND_GAIN, "test.spring"), 0);
  double before = d->time;
  ct_clearError();
  ct_step(m, d);
  assert_true(d->time == before);
  assert_string_equal(ct_lastError(),
                      "the model uses the gain kind 'test.spring', which was removed");
  ct_step(plain, free);
  assert_true(free->time > 0);
  char error[1000] = "";
  assert_null(ct_loadBinaryBuffer(buffer, size, error, sizeof error));
  assert_non_null(strstr(error, "uses the gain kind 'test.spring', which is not registered"));
  test_kinds_add(); // the same kind again
  ct_step(m, d);
  assert_true(d->time > before);
  ctModel* back = ct_loadBinaryBuffer(buffer, size, error, sizeof error);
  assert_non_null(back);
  assert_same_model(m, back, "binary");
  alloc_free(buffer);
  ct_deleteModel(back);
  ct_deleteData(d);
  ct_deleteData(free);
  ct_deleteModel(m);
  ct_deleteModel(plain);
}

// A state of kinds is a part of the state that only such models have.
static void states_of_kinds_are_a_part_of_the_state(void** state) {
  (void)state;
  ctModel* m = load_model("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
                          "<general joint='j' gaintype='custom' corten:gain_model='test.spring' "
                          "corten:gain_params='1 2 3'/></actuator></mujoco>");
  ctData *d = ct_makeData(m), *other = ct_makeData(m);
  assert_int_equal(ct_stateSize(m, ctSTATE_KIND), 2);
  assert_int_equal(ct_stateSize(m, ctSTATE_INTEGRATION | ctSTATE_KIND),
                   ct_stateSize(m, ctSTATE_INTEGRATION) + 2);
  d->kind_state[0] = 3, d->kind_state[1] = 1;
  double x[2];
  ct_getState(m, d, x, ctSTATE_KIND);
  assert_true(x[0] == 3 && x[1] == 1);
  ct_setState(m, other, x, ctSTATE_KIND);
  assert_true(other->kind_state[0] == 3);
  ct_copyData(other, m, d);
  assert_true(other->kind_state[1] == 1);
  ct_resetData(m, d);
  assert_true(d->kind_state[0] == 0 && d->kind_state[1] == 0);
  ct_deleteData(d);
  ct_deleteData(other);
  ct_deleteModel(m);
}

// A spec that is compiled again keeps the state of the kinds that both models use.
static void recompiling_keeps_the_state(void** state) {
  (void)state;
  ctSpec* s = parse_model("<mujoco><worldbody>" TEST_KINDS_ARM "</worldbody><actuator>"
                          "<general name='a' joint='j' gaintype='custom' "
                          "corten:gain_model='test.spring' corten:gain_params='1 2 3'/>"
                          "<general name='b' joint='j' gaintype='custom' "
                          "corten:gain_model='test.spring' corten:gain_params='1 2 3'/></actuator>"
                          "</mujoco>");
  ctModel* m = ct_compile(s, NULL);
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 4; i++) d->kind_state[i] = i + 1;
  assert_int_equal(cts_delete(s, cts_findElement(s, ctOBJ_ACTUATOR, "a")), 0);
  assert_int_equal(ct_recompile(s, NULL, m, d), 0);
  assert_int_equal(m->nkindstate, 2);
  assert_true(d->kind_state[0] == 3 && d->kind_state[1] == 4);
  ct_deleteData(d);
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
      cmocka_unit_test(flexes_have_kinds),
      cmocka_unit_test(bending_kinds_have_flaps),
      cmocka_unit_test(mujoco_kinds_make_no_instance),
      cmocka_unit_test(options_name_the_bending),
      cmocka_unit_test(actuators_have_gain_kinds),
      cmocka_unit_test(classes_carry_gain_kinds),
      cmocka_unit_test(options_choose_the_formulation),
      cmocka_unit_test(a_model_without_kinds_has_defaults),
      cmocka_unit_test(attached_parts_bring_their_kinds),
      cmocka_unit_test(replicas_have_kinds_of_their_own),
      cmocka_unit_test(edited_numbers_go_back_to_the_spec),
      cmocka_unit_test(a_removed_kind_stops_its_models),
      cmocka_unit_test(states_of_kinds_are_a_part_of_the_state),
      cmocka_unit_test(recompiling_keeps_the_state),
  };
  return cmocka_run_group_tests(tests, add_kinds, NULL);
}
