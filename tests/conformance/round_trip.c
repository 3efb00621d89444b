// Spec -> XML -> spec -> XML gives the same text and the same model; model -> file -> model -> file
// gives the same bytes.
#include "conformance/round_trip.h"

#include "base/alloc.h"
#include "generated/fields.h"
#include "mjcf/mjcf_write.h"
#include "model/binary.h"
#include "model/model.h"

#include <stdio.h>
#include <string.h>

// The first field whose bytes differ; NULL when all are equal. Sizes come first in the table, so
// arrays are never read with the size of another model.
static const char* field_that_differs(const ctModel* a, const ctModel* b) {
  const struct {
    const Field* table;
    int count;
    const void *a, *b;
  } part[] = {{model_field, model_field_count, a, b},
              {option_field, option_field_count, &a->opt, &b->opt},
              {statistic_field, statistic_field_count, &a->stat, &b->stat},
              {visual_field, visual_field_count, &a->vis, &b->vis}};
  for (int p = 0; p < 4; p++) {
    for (int i = 0; i < part[p].count; i++) {
      const Field* f = part[p].table + i;
      if (f->type == FIELD_PTR || f->type == FIELD_CONTACT || !strcmp(f->name, "signature"))
        continue;
      cttSize n = field_count(f, a, NULL);
      if (n != field_count(f, b, NULL)) return f->name;
      if (n && memcmp(field_data(f, part[p].a), field_data(f, part[p].b),
                      (size_t)n * field_element_size(f->type)))
        return f->name;
    }
  }
  return NULL;
}

static void complain(char* trouble, size_t size, const char* what, const char* detail) {
  snprintf(trouble, size, "%s%s", what, detail ? detail : "");
}

// The place where two texts part, as the line of the second.
static void complain_text(char* trouble, size_t size, const char* first, const char* second) {
  size_t i = 0, line = 0;
  for (; first[i] && first[i] == second[i]; i++)
    if (first[i] == '\n') line = i + 1;
  snprintf(trouble, size, "written again, the XML is another one: '%.*s' became '%.*s'",
           (int)strcspn(first + line, "\n"), first + line, (int)strcspn(second + line, "\n"),
           second + line);
}

static void read_again(const char* text, const char* dir, const ctModel* m, char* trouble,
                       size_t size) {
  char error[2000];
  ctSpec* again = ct_parseXMLString(text, NULL, error, sizeof error);
  if (!again) {
    complain(trouble, size, "written XML is refused: ", error);
    return;
  }
  cts_setString(again->modelfiledir, dir);
  ctModel* m2 = ct_compile(again, NULL);
  if (!m2) complain(trouble, size, "written XML does not compile: ", cts_getError(again));
  const char* field = m && m2 ? field_that_differs(m, m2) : NULL;
  if (field) complain(trouble, size, "the model of the written XML differs in ", field);
  ErrorList err;
  error_init(&err);
  char* second = mjcf_write(again, &err);
  if (!*trouble && !second) complain(trouble, size, "read XML cannot be written", NULL);
  if (!*trouble && strcmp(text, second)) complain_text(trouble, size, text, second);
  error_free(&err);
  alloc_free(second);
  ct_deleteModel(m2);
  ct_deleteSpec(again);
}

const char* round_trip_xml(ctSpec* spec, const ctModel* m, char* trouble, size_t size) {
  *trouble = 0;
  ErrorList err;
  error_init(&err);
  char* text = mjcf_write(spec, &err);
  // a warning: MJCF has no words for something in it, so only the text can be the same
  bool lossy = text && err.count;
  if (!text) complain(trouble, size, "the XML cannot be written", NULL);
  if (text) read_again(text, cts_getString(spec->modelfiledir), lossy ? NULL : m, trouble, size);
  error_free(&err);
  alloc_free(text);
  return lossy ? "text" : "same";
}

void round_trip_binary(const ctModel* m, char* trouble, size_t size) {
  *trouble = 0;
  size_t bytes = binary_size(m);
  unsigned char* first = alloc_bytes(bytes);
  unsigned char* second = alloc_bytes(bytes);
  char error[2000];
  ctModel* again = NULL;
  if (first && second) {
    binary_write(m, first);
    again = ct_loadBinaryBuffer(first, (cttSize)bytes, error, sizeof error);
  }
  if (!again) {
    complain(trouble, size, "the binary is refused: ", error);
  } else if (binary_size(again) != bytes) {
    complain(trouble, size, "the binary has another size", NULL);
  } else {
    binary_write(again, second);
    if (memcmp(first, second, bytes)) complain(trouble, size, "the binary differs", NULL);
  }
  ct_deleteModel(again);
  alloc_free(first);
  alloc_free(second);
}
