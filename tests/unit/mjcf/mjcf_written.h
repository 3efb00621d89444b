// The text that a model is written as, in the tests of this folder.
#ifndef TESTS_UNIT_MJCF_MJCF_WRITTEN_H
#define TESTS_UNIT_MJCF_MJCF_WRITTEN_H

#include "base/alloc.h"
#include "mjcf/mjcf_write.h"
#include "unit/mjcf/mjcf_parse.h"

// The text of <mujoco>inner</mujoco>; free it with alloc_free.
static inline char* written(const char* inner) {
  Spec* spec = parse(inner);
  ErrorList err;
  error_init(&err);
  char* text = mjcf_write(&spec->pub, &err);
  assert_non_null(text);
  error_free(&err);
  spec_free(spec);
  return text;
}

// The text has this line, and reading the text and writing it again changes nothing.
static inline void check_line(const char* inner, const char* line) {
  char* text = written(inner);
  if (!strstr(text, line)) fail_msg("'%s' is not in\n%s", line, text);
  char* begin = strchr(text, '>') + 1;
  char* end = strstr(text, "</mujoco>");
  assert_non_null(end);
  *end = 0;
  char* again = written(begin);
  *end = '<';
  assert_string_equal(again, text);
  alloc_free(again);
  alloc_free(text);
}

#endif
