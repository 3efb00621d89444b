#include "support/model_text.h"

#include "generated/fields.h"
#include "model/model.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

ctModel* model_text_files(const char* xml, const ctVFS* vfs) {
  char error[4000] = "";
  ctModel* m = ct_loadXMLString(xml, vfs, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

ctModel* model_text(const char* xml) { return model_text_files(xml, NULL); }

ctModel* model_world(const char* before, const char* world) {
  char xml[8000];
  int n = snprintf(xml, sizeof xml, "<mujoco>%s<worldbody>%s</worldbody></mujoco>", before, world);
  assert_in_range(n, 1, sizeof xml - 1);
  return model_text(xml);
}

void model_refused_files(const char* xml, const ctVFS* vfs, const char* words) {
  char error[4000] = "";
  ctModel* m = ct_loadXMLString(xml, vfs, error, sizeof error);
  if (m) fail_msg("accepted: %s", xml);
  if (!strstr(error, words)) fail_msg("'%s' is not in: %s", words, error);
}

void model_refused(const char* xml, const char* words) { model_refused_files(xml, NULL, words); }

void model_near(const double* x, const double* y, int n, double tolerance) {
  for (int i = 0; i < n; i++)
    if (!(fabs(x[i] - y[i]) <= tolerance)) fail_msg("[%d]: %.17g, not %.17g", i, x[i], y[i]);
}

// The fields of one table, whose arrays hang on the model.
static void same_fields(const Field* table, int count, const void* a, const void* b) {
  for (int i = 0; i < count; i++) {
    const Field* f = table + i;
    if (f->type == FIELD_PTR || f->memory == FIELD_ARENA) continue;
    if (!strcmp(f->name, "signature")) continue; // of the text, not of the model
    size_t n = (size_t)field_count(f, a, NULL) * field_element_size(f->type);
    if (n && memcmp(field_data(f, a), field_data(f, b), n)) fail_msg("%s differs", f->name);
  }
}

void model_same(const ctModel* a, const ctModel* b) {
  assert_int_equal(a->nbuffer, b->nbuffer);
  same_fields(model_field, model_field_count, a, b);
  same_fields(option_field, option_field_count, &a->opt, &b->opt);
}
