// Requirements 27B and 27D: child elements of flexes, bodies and nodes of flexes. MuJoCo writes
// vertices and elements as attributes, not as elements.
#include "support/model_text.h"

#include <glob.h>
#include <stdio.h>

#define SLIDES                                                                                     \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/>"                           \
  "<joint type='slide' axis='0 0 1'/><geom size='.01'/>"
#define BODIES                                                                                     \
  "<worldbody><body name='a'>" SLIDES "</body><body name='b' pos='1 0 0'>" SLIDES "</body>"        \
  "<body name='c' pos='0 1 0'>" SLIDES "</body></worldbody>"
#define FLEX(attributes, children)                                                                 \
  "<mujoco>" BODIES "<deformable><flex name='f' dim='2' element='0 1 2' " attributes ">" children  \
  "</flex></deformable></mujoco>"
#define ABC "body='a b c'"
#define COMP(attributes, children)                                                                 \
  "<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' "    \
  "mass='1' radius='.01' " attributes ">" children "</flexcomp></worldbody></mujoco>"

// ---- 27B

static void r27b_ac1_contact_of_a_flex(void** state) {
  (void)state;
  ctModel* m =
      model_text(FLEX(ABC, "<contact priority='2' solmix='3' gap='.01' friction='.5' condim='4' "
                           "margin='.02' selfcollide='bvh'/>"));
  assert_int_equal(m->flex_priority[0], 2);
  assert_int_equal(m->flex_condim[0], 4);
  assert_int_equal(m->flex_selfcollide[0], ctFLEXSELF_BVH);
  model_near(m->flex_solmix, (double[]){3}, 1, 0);
  model_near(m->flex_gap, (double[]){0.01}, 1, 0);
  model_near(m->flex_margin, (double[]){0.02}, 1, 0);
  model_near(m->flex_friction, (double[]){0.5}, 1, 0);
  ct_deleteModel(m);
}

// The model holds the stiffness of each element instead of Young's modulus; numbers of
// MuJoCo 3.5.0.
static void r27b_ac2_elasticity_of_a_flex(void** state) {
  (void)state;
  ctModel* m =
      model_text(FLEX(ABC, "<elasticity young='5e5' poisson='.3' damping='.01' thickness='.002' "
                           "elastic2d='stretch'/>"));
  model_near(m->flex_damping, (double[]){0.01}, 1, 0);
  model_near(m->flex_stiffness,
             (double[]){24.03846153846154, -24.03846153846154, -24.03846153846154,
                        144.23076923076923, 96.15384615384616, 144.23076923076923},
             6, 1e-11);
  ct_deleteModel(m);
}

// Stiffness of edges exists for cables only; MuJoCo says so.
static void r27b_ac3_edges_of_a_flex(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco>" BODIES "<deformable><flex name='f' dim='1' element='0 1 1 2' " ABC
                 "><edge stiffness='100' damping='.5'/></flex></deformable></mujoco>");
  model_near(m->flex_edgestiffness, (double[]){100}, 1, 0);
  model_near(m->flex_edgedamping, (double[]){0.5}, 1, 0);
  ct_deleteModel(m);
  model_refused(FLEX(ABC, "<edge stiffness='100' damping='.5'/>"),
                "edge stiffness only available for dim=1");
}

static void r27b_ac4_contact_of_a_flexcomp(void** state) {
  (void)state;
  ctModel* m = model_text(COMP("", "<contact priority='1' gap='.005'/>"));
  assert_int_equal(m->flex_priority[0], 1);
  model_near(m->flex_gap, (double[]){0.005}, 1, 0);
  ct_deleteModel(m);
}

static void r27b_ac5_elasticity_of_a_flexcomp(void** state) {
  (void)state;
  ctModel* m = model_text(COMP("", "<elasticity young='2e5' thickness='.01' elastic2d='both'/>"));
  assert_int_equal(m->nflexelem, 8);
  model_near(m->flex_stiffness, (double[]){18750, -6250, 6250, 6250, -6250, 18750}, 6, 1e-7);
  ct_deleteModel(m);
}

static void r27b_ac6_friction_has_three_numbers(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX(ABC, "<contact friction='.8 .006 .0002'/>"));
  model_near(m->flex_friction, (double[]){0.8, 0.006, 0.0002}, 3, 0);
  ct_deleteModel(m);
  m = model_text(FLEX(ABC, "<contact friction='.5'/>"));
  model_near(m->flex_friction, (double[]){0.5, 0.005, 0.0001}, 3, 0);
  ct_deleteModel(m);
}

static void r27b_ac7_defaults(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX(ABC, ""));
  assert_int_equal(m->flex_priority[0], 0);
  assert_int_equal(m->flex_condim[0], 3);
  assert_int_equal(m->flex_selfcollide[0], ctFLEXSELF_AUTO);
  model_near(m->flex_solmix, (double[]){1}, 1, 0);
  model_near(m->flex_gap, (double[]){0}, 1, 0);
  model_near(m->flex_margin, (double[]){0}, 1, 0);
  model_near(m->flex_friction, (double[]){1, 0.005, 0.0001}, 3, 0);
  model_near(m->flex_solref, (double[]){0.02, 1}, 2, 0);
  model_near(m->flex_solimp, (double[]){0.9, 0.95, 0.001, 0.5, 2}, 5, 0);
  model_near(m->flex_edgestiffness, (double[]){0}, 1, 0);
  model_near(m->flex_edgedamping, (double[]){0}, 1, 0);
  model_near(m->flex_damping, (double[]){0}, 1, 0);
  for (int i = 0; i < 21; i++) assert_true(m->flex_stiffness[i] == 0);
  ct_deleteModel(m);
}

// MuJoCo refuses what it does not know.
static void r27b_ac8_attributes_of_the_children_are_not_the_flex_s_own(void** state) {
  (void)state;
  model_refused(FLEX(ABC " young='5e5'", ""), "'young'");
  model_refused(FLEX(ABC " friction='.5'", ""), "'friction'");
}

static void r27b_ac9_words_of_selfcollide(void** state) {
  (void)state;
  static const struct {
    const char* word;
    int value;
  } row[] = {{"none", ctFLEXSELF_NONE},
             {"narrow", ctFLEXSELF_NARROW},
             {"bvh", ctFLEXSELF_BVH},
             {"sap", ctFLEXSELF_SAP},
             {"auto", ctFLEXSELF_AUTO}};
  for (int i = 0; i < 5; i++) {
    char xml[3000];
    snprintf(xml, sizeof xml, FLEX(ABC, "<contact selfcollide='%s'/>"), row[i].word);
    ctModel* m = model_text(xml);
    assert_int_equal(m->flex_selfcollide[0], row[i].value);
    ct_deleteModel(m);
  }
  model_refused(FLEX(ABC, "<contact selfcollide='never'/>"), "never");
}

// No model that was there before puts the children's attributes on the flex: all still load.
static void r27b_ac10_models_with_flexes_still_load(void** state) {
  (void)state;
  glob_t found;
  assert_int_equal(glob(CT_TEST_DIR "/conformance/models/flex*.xml", 0, NULL, &found), 0);
  assert_true(found.gl_pathc >= 10);
  for (size_t i = 0; i < found.gl_pathc; i++) {
    char error[1000] = "";
    ctModel* m = ct_loadXML(found.gl_pathv[i], NULL, error, sizeof error);
    if (!m) fail_msg("%s: %s", found.gl_pathv[i], error);
    assert_true(m->nflex > 0);
    ct_deleteModel(m);
  }
  globfree(&found);
}

// ---- 27D

static void r27d_ac1_body_names_become_ids(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX("body='c a b'", ""));
  assert_int_equal(m->flex_vertbodyid[0], 3);
  assert_int_equal(m->flex_vertbodyid[1], 1);
  assert_int_equal(m->flex_vertbodyid[2], 2);
  ct_deleteModel(m);
  model_refused(FLEX("body='a b nobody'", ""), "unknown body 'nobody' in flex");
}

static void r27d_ac2_vertices_of_one_body_share_its_dofs(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX("body='a a a' vertex='0 0 0 1 0 0 0 1 0'", ""));
  assert_int_equal(m->nv, 9); // of the bodies alone
  assert_int_equal(m->flex_rigid[0], 1);
  ct_deleteModel(m);
  m = model_text(FLEX("body='a a b'", ""));
  assert_int_equal(m->nv, 9);
  assert_int_equal(m->flex_rigid[0], 0);
  ct_deleteModel(m);
}

// MuJoCo has no flexvert_dofadr: the vertex has the dofs of its body.
static void r27d_ac3_dofs_of_a_vertex_are_its_body_s(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX("body='b b c'", ""));
  for (int i = 0; i < 2; i++) assert_int_equal(m->body_dofadr[m->flex_vertbodyid[i]], 3);
  assert_int_equal(m->body_dofadr[m->flex_vertbodyid[2]], 6);
  ct_deleteModel(m);
}

// The nodes are the eight corners of a box, between which the vertices are interpolated: these have
// no body then. The body attribute stays required.
static void r27d_ac4_nodes(void** state) {
  (void)state;
  char bodies[4000] = "", names[100] = "", xml[8000];
  int n = 0, k = 0;
  for (int i = 0; i < 8; i++) {
    n +=
        snprintf(bodies + n, sizeof bodies - (size_t)n,
                 "<body name='n%d' pos='%d %d %d'>" SLIDES "</body>", i, i >> 2, i >> 1 & 1, i & 1);
    k += snprintf(names + k, sizeof names - (size_t)k, "n%d ", i);
  }
  snprintf(xml, sizeof xml,
           "<mujoco><worldbody><body name='h'>%s</body></worldbody><deformable><flex name='f' "
           "dim='3' node='%s' "
           "body='h h h h' vertex='0 0 0 1 0 0 0 1 0 0 0 1' element='0 1 2 3'>"
           "<contact selfcollide='none' internal='false'/></flex></deformable></mujoco>",
           bodies, names);
  ctModel* m = model_text(xml);
  assert_int_equal(m->nflexnode, 8);
  for (int i = 0; i < 8; i++) assert_int_equal(m->flex_nodebodyid[i], 2 + i);
  for (int i = 0; i < 4; i++) assert_int_equal(m->flex_vertbodyid[i], -1);
  for (int i = 0; i < 8; i++) { // where the bodies are
    model_near(m->flex_node0 + 3 * i, (double[]){i >> 2, i >> 1 & 1, i & 1}, 3, 0);
    model_near(m->flex_node + 3 * i, (double[]){0, 0, 0}, 3, 0);
  }
  ct_deleteModel(m);
  model_refused(FLEX("node='a b c'", ""), "required attribute missing: 'body'");
}

static void r27d_ac5_group(void** state) {
  (void)state;
  ctModel* m = model_text(FLEX(ABC " group='3'", ""));
  assert_int_equal(m->flex_group[0], 3);
  ct_deleteModel(m);
}

static void r27d_ac6_as_many_bodies_as_vertices(void** state) {
  (void)state;
  model_refused(FLEX("body='a b'", ""), "not enough vertices");
  model_refused(FLEX("body='a b c' vertex='0 0 0 1 0 0'", ""), "vertbody size must be 1 or nvert");
}

static void r27d_ac7_flexcomp_has_a_body_for_each_vertex(void** state) {
  (void)state;
  ctModel* m = model_text(COMP("", ""));
  assert_int_equal(m->nflexvert, 9);
  assert_int_equal(m->nv, 27);
  for (int i = 0; i < 9; i++) assert_int_equal(m->flex_vertbodyid[i], i + 1);
  ct_deleteModel(m);
}

// A rigid flexcomp has one body, and pinned vertices have none of their own.
static void r27d_ac8_other_flexcomps(void** state) {
  (void)state;
  ctModel* m = model_text(COMP("rigid='true'", ""));
  assert_int_equal(m->nv, 0);
  ct_deleteModel(m);
  m = model_text(COMP("", "<pin id='0 1'/>"));
  assert_int_equal(m->nv, 21);
  assert_int_equal(m->flex_vertbodyid[0], 0);
  ct_deleteModel(m);
}

// What the model does not keep, the spec does: the values of the requirement, as written and by
// default.
static void r27b_ac2_elasticity_in_the_spec(void** state) {
  (void)state;
  static const char* const xml[] = {
      FLEX(ABC, "<elasticity young='5e5' poisson='.3' damping='.01' thickness='.002'/>"),
      FLEX(ABC, ""), COMP("", "<elasticity young='2e5'/>")};
  static const double want[][4] = {{5e5, .3, .01, .002}, {0, 0, 0, -1}, {2e5, 0, 0, -1}};
  for (int i = 0; i < 3; i++) {
    char error[500] = "";
    ctSpec* s = ct_parseXMLString(xml[i], NULL, error, sizeof error);
    if (!s) fail_msg("%s", error);
    const ctsFlex* f = cts_asFlex(cts_findElement(s, ctOBJ_FLEX, "f"));
    assert_non_null(f);
    model_near((double[]){f->young, f->poisson, f->damping, f->thickness}, want[i], 4, 0);
    ct_deleteSpec(s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r27b_ac1_contact_of_a_flex),
      cmocka_unit_test(r27b_ac2_elasticity_of_a_flex),
      cmocka_unit_test(r27b_ac3_edges_of_a_flex),
      cmocka_unit_test(r27b_ac4_contact_of_a_flexcomp),
      cmocka_unit_test(r27b_ac5_elasticity_of_a_flexcomp),
      cmocka_unit_test(r27b_ac6_friction_has_three_numbers),
      cmocka_unit_test(r27b_ac7_defaults),
      cmocka_unit_test(r27b_ac8_attributes_of_the_children_are_not_the_flex_s_own),
      cmocka_unit_test(r27b_ac9_words_of_selfcollide),
      cmocka_unit_test(r27b_ac10_models_with_flexes_still_load),
      cmocka_unit_test(r27d_ac1_body_names_become_ids),
      cmocka_unit_test(r27d_ac2_vertices_of_one_body_share_its_dofs),
      cmocka_unit_test(r27d_ac3_dofs_of_a_vertex_are_its_body_s),
      cmocka_unit_test(r27d_ac4_nodes),
      cmocka_unit_test(r27d_ac5_group),
      cmocka_unit_test(r27d_ac6_as_many_bodies_as_vertices),
      cmocka_unit_test(r27d_ac7_flexcomp_has_a_body_for_each_vertex),
      cmocka_unit_test(r27d_ac8_other_flexcomps),
      cmocka_unit_test(r27b_ac2_elasticity_in_the_spec),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
