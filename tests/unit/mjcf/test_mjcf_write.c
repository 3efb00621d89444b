// Writing XML: what is written reads back to the same model, bit for bit, and writes to the same
// text.
#include "base/alloc.h"
#include "base/file.h"
#include "compile/compile.h"
#include "generated/fields.h"
#include "mjcf/mjcf_write.h"
#include "model/model.h"
#include "unit/mjcf/mjcf_written.h"

#include <dirent.h>
#include <stdlib.h>

// ---- comparing models

static int differences(const Field* table, int n, const ctModel* m, const void* a, const void* b) {
  int wrong = 0;
  for (int i = 0; i < n; i++) {
    const Field* f = table + i;
    if (f->type == FIELD_PTR || f->type == FIELD_CONTACT || strcmp(f->name, "signature") == 0)
      continue;
    static const size_t kSize[] = {[FIELD_REAL] = sizeof(cttNum),
                                   [FIELD_FLOAT] = sizeof(float),
                                   [FIELD_INT] = sizeof(int),
                                   [FIELD_BYTE] = 1,
                                   [FIELD_CHAR] = 1,
                                   [FIELD_SIZE] = sizeof(cttSize),
                                   [FIELD_U64] = sizeof(uint64_t)};
    size_t bytes = (size_t)field_count(f, m, NULL) * kSize[f->type];
    if (!bytes || memcmp(field_data(f, a), field_data(f, b), bytes) == 0) continue;
    print_error("field %s differs\n", f->name);
    wrong++;
  }
  return wrong;
}

static int model_differences(const ctModel* a, const ctModel* b) {
  int sizes = 0;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if ((f->type != FIELD_INT && f->type != FIELD_SIZE) || field_count(f, a, NULL) == 0) continue;
    if (field_count(f, a, NULL) != field_count(f, b, NULL)) sizes++;
  }
  if (sizes) {
    print_error("%d sizes differ\n", sizes);
    return sizes;
  }
  return differences(model_field, model_field_count, a, a, b) +
         differences(option_field, option_field_count, a, &a->opt, &b->opt) +
         differences(statistic_field, statistic_field_count, a, &a->stat, &b->stat) +
         differences(visual_field, visual_field_count, a, &a->vis, &b->vis);
}

// ---- round trips

static ctModel* compile_or_null(ctSpec* s) {
  Spec* spec = (Spec*)s;
  error_free(&spec->errors);
  return compile(s, NULL, &spec->errors);
}

// 1 when the text of the spec gives the same model and the same text. The file is read from `dir`.
static bool text_is_faithful(const ctModel* m, const char* text, const char* dir) {
  char error[4000];
  ctSpec* again = ct_parseXMLString(text, NULL, error, sizeof error);
  if (!again) {
    print_error("written text is refused: %s\n", error);
    return false;
  }
  assert_true(vectors_set_string(again->modelfiledir, dir));
  ctModel* m2 = compile_or_null(again);
  if (!m2) print_error("written text does not compile: %s\n", cts_getError(again));
  bool same = m2 && model_differences(m, m2) == 0;
  ErrorList err;
  error_init(&err);
  char* second = mjcf_write(again, &err);
  if (!second || strcmp(text, second) != 0) {
    print_error("the second text is another one\n%s\n", second ? second : "");
    same = false;
  }
  error_free(&err);
  alloc_free(second);
  ct_deleteModel(m2);
  ct_deleteSpec(again);
  return same;
}

// 1: kept, 0: not, 2: the file does not load, 3: written with a warning about what is lost.
static int check_file(const char* path) {
  ctSpec* s = ct_parseXML(path, NULL, NULL, 0);
  ctModel* m = s ? compile_or_null(s) : NULL;
  int result = 2;
  if (m) {
    ErrorList err;
    error_init(&err);
    char* text = mjcf_write(s, &err);
    // a warning: MJCF has no words for something in it (and MuJoCo loses it too)
    result =
        text && err.count ? 3 : text && text_is_faithful(m, text, cts_getString(s->modelfiledir));
    if (!result) print_error("%s\n%s\n", path, getenv("CT_SHOW") && text ? text : "");
    alloc_free(text);
    error_free(&err);
  }
  ct_deleteModel(m);
  if (s) ct_deleteSpec(s);
  return result;
}

static int is_model(const struct dirent* e) {
  const char* ext = file_ext(e->d_name);
  return strcmp(ext, ".xml") == 0 || strcmp(ext, ".urdf") == 0;
}

static int check_folder(const char* folder, int at_least) {
  struct dirent** entry = NULL;
  int n = scandir(folder, &entry, is_model, alphasort), count[4] = {0};
  for (int i = 0; i < n; i++) {
    char path[2000];
    snprintf(path, sizeof path, "%s/%s", folder, entry[i]->d_name);
    int result = check_file(path);
    count[result]++;
    if (result == 2 && getenv("CT_SHOW")) print_message("skipped %s\n", path);
    free(entry[i]);
  }
  free(entry);
  print_message("%s: %d kept, %d not, %d do not load\n", folder, count[1], count[0], count[2]);
  assert_int_equal(count[0], 0);
  assert_true(count[1] >= at_least);
  return count[3];
}

static void models_are_kept(void** state) {
  (void)state;
  // flexes with nodes
  assert_in_range(check_folder(CT_TEST_DIR "/conformance/models", 60), 2, 6);
}

static void urdf_is_kept(void** state) {
  (void)state;
  // world_child and world_inertial: the pose and inertia of the world
  assert_int_equal(check_folder(CT_TEST_DIR "/conformance/urdf", 38), 2);
}

static void scenes_are_kept(void** state) {
  (void)state;
  assert_int_equal(check_folder(CT_TEST_DIR "/../scenes", 5), 0);
}

// ---- text

#define PLAIN "<mujoco model=\"MuJoCo Model\">\n  <worldbody/>\n</mujoco>\n"

static void only_what_differs_is_written(void** state) {
  (void)state;
  static const struct {
    const char *inner, *want;
  } kCase[] = {
      {"", PLAIN},
      {"<option timestep='0.002'/><compiler angle='degree'/>", PLAIN},
      {"<option timestep='0.1'><flag gravity='disable'/></option>",
       "<mujoco model=\"MuJoCo Model\">\n  <option timestep=\"0.1\">\n    <flag "
       "gravity=\"disable\"/>\n  </option>\n  <worldbody/>\n</mujoco>\n"},
      {"<default><geom rgba='.1 .2 .3 1'/></default><worldbody><geom size='1' rgba='.1 .2 .3 "
       "1'/></worldbody>",
       "<mujoco model=\"MuJoCo Model\">\n  <default>\n    <geom rgba=\"0.1 0.2 0.3 1\"/>\n  "
       "</default>\n  <worldbody>\n    <geom size=\"1\"/>\n  </worldbody>\n</mujoco>\n"},
      {"<worldbody><body name='a&quot;&lt;b&amp;&#10;'/></worldbody>",
       "<mujoco model=\"MuJoCo Model\">\n  <worldbody>\n    <body "
       "name=\"a&quot;&lt;b&amp;&#10;\"/>\n  </worldbody>\n</mujoco>\n"},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    char* text = written(kCase[i].inner);
    assert_string_equal(text, kCase[i].want);
    alloc_free(text);
  }
}

static void buffers_and_files(void** state) {
  (void)state;
  Spec* spec = parse("<worldbody><body/></worldbody>");
  char text[200], error[200];
  int need = ct_saveXMLString(&spec->pub, NULL, 0, error, sizeof error);
  assert_true(need > 20 && need < 200 && error[0]);
  assert_int_equal(ct_saveXMLString(&spec->pub, text, need - 1, error, sizeof error), need);
  assert_int_equal(ct_saveXMLString(&spec->pub, text, need, error, sizeof error), 0);
  assert_int_equal(strlen(text) + 1, need);
  assert_string_equal(error, "");
  assert_int_equal(ct_saveXML(&spec->pub, "/no/such/folder/a.xml", error, sizeof error), -1);
  assert_non_null(strstr(error, "/no/such/folder/a.xml"));
  spec_free(spec);
}

static void deep_trees_are_refused(void** state) {
  (void)state;
  ctSpec* s = ct_makeSpec();
  ctsBody* body = cts_findBody(s, "world");
  for (int i = 0; i < 600; i++) body = cts_addBody(body, NULL);
  char error[200];
  assert_int_equal(ct_saveXMLString(s, NULL, 0, error, sizeof error), -1);
  assert_non_null(strstr(error, "nested too deep"));
  ct_deleteSpec(s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(only_what_differs_is_written),
      cmocka_unit_test(buffers_and_files),
      cmocka_unit_test(deep_trees_are_refused),
      cmocka_unit_test(models_are_kept),
      cmocka_unit_test(urdf_is_kept),
      cmocka_unit_test(scenes_are_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
