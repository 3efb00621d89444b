// libFuzzer target for URDF and for writing XML.
//   1. Reading and compiling: no crash, leak or undefined behaviour; a refusal has a reason.
//   2. Writing: what was read is written; the text, if it is read, is written as the same text.
//      (It may be refused: half of the smallest number is no number for the reader.)
#include "base/alloc.h"
#include "fuzz.h"
#include "mjcf/mjcf_write.h"

#include <corten/corten.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char* write_text(const ctSpec* s) {
  ErrorList err;
  error_init(&err);
  char* text = mjcf_write(s, &err);
  REQUIRE(text || err.errors);
  error_free(&err);
  return text;
}

static void check_text(const char* text) {
  ctSpec* again = ct_parseXMLString(text, NULL, NULL, 0);
  if (!again) return;
  char* second = write_text(again);
  REQUIRE(second);
  if (strcmp(text, second) != 0) {
    fprintf(stderr, "first:\n%s\nsecond:\n%s\n", text, second);
    abort();
  }
  alloc_free(second);
  ct_deleteSpec(again);
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  char error[1000];
  char* xml = (char*)malloc(size + 1);
  REQUIRE(xml);
  if (size) memcpy(xml, data, size);
  xml[size] = 0;
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  free(xml);
  if (!s) {
    REQUIRE(error[0]);
    return 0;
  }
  char* text = write_text(s);
  if (text) check_text(text);
  alloc_free(text);
  ctModel* m = ct_compile(s, NULL);
  if (!m) REQUIRE(cts_getError(s)[0]);
  ct_deleteModel(m);
  ct_deleteSpec(s);
  return 0;
}
