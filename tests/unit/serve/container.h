// Reading a container back, as the page does.
#ifndef UNIT_SERVE_CONTAINER_H
#define UNIT_SERVE_CONTAINER_H

#include "base/alloc.h"
#include "base/str.h"
#include "support/numbers.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

// The head of a container; the text ends where the arrays begin.
static inline char* container_head(const StrBuf* b) {
  assert_true(b->len >= 8);
  assert_memory_equal(b->data, "CTPK", 4);
  uint32_t n;
  memcpy(&n, b->data + 4, 4);
  assert_int_equal(n % 8, 0);
  assert_true(8 + n <= b->len);
  return str_ndup(b->data + 8, n);
}

// The first byte of an array, its type and its count; NULL: there is none.
static inline const void* container_array(const StrBuf* b, const char* name, char type[4],
                                          int* count) {
  char* head = container_head(b);
  char* key = str_printf("\"%s\":[\"", name);
  const char* at = strstr(strstr(head, "\"arrays\":"), key);
  const void* data = NULL;
  unsigned offset;
  if (at) {
    assert_int_equal(sscanf(at + strlen(key), "%3[a-z0-9]\",%u,%d]", type, &offset, count), 3);
    assert_int_equal(offset % 8, 0);
    data = b->data + 8 + strlen(head) + offset;
    assert_true((const char*)data <= b->data + b->len);
  }
  alloc_free(key);
  alloc_free(head);
  return data;
}

#endif
