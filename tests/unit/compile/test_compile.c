#include "compile/compile.h"
#include "model/model.h"
#include "unit/base/unit.h"
#include "unit/compile/build_case.h"

#include <dirent.h>
#include <stdlib.h>

static void total_mass_is_scaled(void** state) {
  (void)state;
  ctModel* m = case_model("<compiler settotalmass='6'/><worldbody><body><joint/><geom size='1' "
                          "mass='1'/></body><body><geom size='1' mass='2'/></body>"
                          "</worldbody>");
  assert_numbers(m->body_mass, 3, 0, 2, 4);
  assert_near(m->body_inertia[3], 0.8, 1e-15);
  assert_near(m->body_subtreemass[0], 6, 1e-15);
  ct_deleteModel(m);
}

// A mass on a slide: k = m / (t z)^2, c = 2 m / t
static void spring_and_damper_from_time_and_ratio(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><body><joint type='slide' springdamper='0.5 2' "
                          "stiffness='9'/><geom size='1' mass='3'/></body></worldbody>");
  assert_near(m->jnt_stiffness[0], 3, 1e-12);
  assert_near(m->dof_damping[0], 12, 1e-12);
  ct_deleteModel(m);
}

static void statistics_can_be_overridden_one_by_one(void** state) {
  (void)state;
  ctModel* m = case_model("<statistic extent='7' center='1 2 3'/><worldbody><body><joint "
                          "type='slide'/><geom size='1' mass='3'/></body></worldbody>");
  assert_near(m->stat.extent, 7, 0);
  assert_numbers(m->stat.center, 3, 1, 2, 3);
  assert_near(m->stat.meanmass, 3, 1e-15);
  assert_near(m->stat.meaninertia, 3, 1e-15);
  ct_deleteModel(m);
}

static void all_errors_of_a_pass_are_told(void** state) {
  (void)state;
  char error[4000];
  assert_null(ct_loadXMLString("<mujoco>\n<worldbody>\n<geom size='0'/>\n<site size='0'/>\n<light "
                               "dir='0 0 0'/>\n<body><joint axis='0 0 0'/>"
                               "<geom size='1'/></body>\n</worldbody>\n</mujoco>",
                               NULL, error, sizeof(error)));
  const char* told[] = {":3:",
                        ":4:",
                        ":5:",
                        ":6:",
                        "size 0 must be positive in geom",
                        "zero direction in light",
                        "axis too small in joint"};
  for (size_t i = 0; i < sizeof(told) / sizeof(told[0]); i++) {
    if (!strstr(error, told[i])) fail_msg("no '%s' in %s", told[i], error);
  }
}

static void a_failed_spec_can_be_corrected(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "<worldbody><geom name='g' size='0'/></worldbody>");
  Spec* spec = (Spec*)(void*)c.spec;
  assert_null(ct_compile(c.spec, NULL));
  assert_int_equal(spec->errors.errors, 1);
  ((GeomElement*)(void*)spec_find(spec, ctOBJ_GEOM, "g"))->s.size[0] = 1;
  ctModel* m = ct_compile(c.spec, NULL);
  assert_non_null(m);
  assert_int_equal(spec->errors.errors, 0);
  ct_deleteModel(m);
  case_close(&c);
}

//---------------------------------- every model of the conformance folder -------------------------

static void same_model(const ctModel* a, const ctModel* b) {
  assert_int_equal(a->nbuffer, b->nbuffer);
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_BLOCK) continue;
    size_t n = (size_t)field_count(f, a, NULL) * field_element_size(f->type);
    if (n && memcmp(field_data(f, a), field_data(f, b), n)) fail_msg("%s differs", f->name);
  }
}

static void check_model(const char* path) {
  char error[2000];
  ctSpec* spec = ct_parseXML(path, NULL, error, sizeof(error));
  if (!spec) fail_msg("%s: %s", path, error);
  ctModel* first = ct_compile(spec, NULL);
  ctModel* second = ct_compile(spec, NULL);
  if (!first || !second) fail_msg("%s: %s", path, cts_getError(spec));
  same_model(first, second);
  ct_deleteModel(first);
  ct_deleteModel(second);
  ct_deleteSpec(spec);
}

static void conformance_models_compile_twice_to_the_same(void** state) {
  (void)state;
  DIR* dir = opendir(CT_TEST_DIR "/conformance/models");
  assert_non_null(dir);
  int n = 0;
  for (struct dirent* e; (e = readdir(dir));) {
    const char* dot = strrchr(e->d_name, '.');
    if (!dot || strcmp(dot, ".xml")) continue;
    char path[1000];
    snprintf(path, sizeof(path), CT_TEST_DIR "/conformance/models/%s", e->d_name);
    check_model(path);
    n++;
  }
  closedir(dir);
  assert_true(n >= 60);
}

//---------------------------------- out of memory -------------------------------------------------

static const char* RICH =
    "<mujoco><compiler fusestatic='true' discardvisual='true'/><size nkey='2'/><worldbody><frame "
    "euler='0 0 9'><body name='a'>"
    "<freejoint/><geom name='g' size='1' user='1 2'/><geom size='1' contype='0' "
    "conaffinity='0'/><body name='s'><site name='s'/>"
    "<geom size='1'/></body><body name='m' pos='0 0 1'><joint name='j'/><geom size='1'/><camera "
    "name='c' target='a'/>"
    "<light target='a'/></body></body></frame></worldbody><custom><numeric name='n' "
    "size='3'/><text name='t' data='x'/>"
    "<tuple name='u'><element objtype='body' objname='a'/></tuple></custom><keyframe><key "
    "name='k'/></keyframe></mujoco>";

// Whatever allocation fails, loading says so, frees everything and does not crash.
static void every_allocation_may_fail(void** state) {
  (void)state;
  int failures = 0;
  for (int n = 0;; n++) {
    UnitHeap heap = {n, 0};
    unit_set_heap(&heap);
    char error[500] = "";
    ctModel* m = ct_loadXMLString(RICH, NULL, error, sizeof(error));
    bool loaded = m != NULL;
    ct_deleteModel(m);
    ct_setAllocator(NULL);
    assert_int_equal(heap.live, 0);
    if (loaded) break;
    assert_true(error[0] != 0);
    failures++;
  }
  assert_true(failures > 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(total_mass_is_scaled),
      cmocka_unit_test(spring_and_damper_from_time_and_ratio),
      cmocka_unit_test(statistics_can_be_overridden_one_by_one),
      cmocka_unit_test(all_errors_of_a_pass_are_told),
      cmocka_unit_test(a_failed_spec_can_be_corrected),
      cmocka_unit_test(conformance_models_compile_twice_to_the_same),
      cmocka_unit_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
