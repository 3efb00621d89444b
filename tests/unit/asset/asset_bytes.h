// Files made byte by byte, and what every test of a reader asks: the first message, and that
// running out of memory at any allocation ends in an error without a leak.
#ifndef TESTS_UNIT_ASSET_ASSET_BYTES_H
#define TESTS_UNIT_ASSET_ASSET_BYTES_H

#include "asset/asset_file.h"
#include "base/error.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct Bytes {
  unsigned char data[8192];
  size_t size;
} Bytes;

static inline void put_bytes(Bytes* b, const void* data, size_t n) {
  assert_true(n <= sizeof b->data - b->size);
  if (n) memcpy(b->data + b->size, data, n);
  b->size += n;
}

static inline void put_text(Bytes* b, const char* s) { put_bytes(b, s, strlen(s)); }

static inline void put_fill(Bytes* b, int value, size_t n) {
  assert_true(n <= sizeof b->data - b->size);
  memset(b->data + b->size, value, n);
  b->size += n;
}

static inline void put_int(Bytes* b, int x) {
  uint32_t u = (uint32_t)x;
  for (int i = 0; i < 32; i += 8) put_fill(b, (int)(u >> i & 255), 1);
}

static inline void put_ints(Bytes* b, int n, const int* x) {
  for (int i = 0; i < n; i++) put_int(b, x[i]);
}

static inline void put_floats(Bytes* b, int n, const float* x) {
  for (int i = 0; i < n; i++) {
    int u;
    memcpy(&u, &x[i], 4);
    put_int(b, u);
  }
}

// A copy of exactly the bytes on the heap, so that a sanitizer sees every read behind the end.
static inline AssetFile file_of(const Bytes* b, const char* name) {
  unsigned char* data = (unsigned char*)malloc(b->size ? b->size : 1);
  assert_non_null(data);
  if (b->size) memcpy(data, b->data, b->size);
  return (AssetFile){name, data, b->size};
}

static inline void file_close(AssetFile f) { free((void*)(uintptr_t)f.data); }

typedef Status ReadFile(void* out, const AssetFile* in, ErrorList* err);

// Read a file into out; message is the first error, or NULL if it must succeed.
static inline void expect_read(ReadFile* read, void* out, const Bytes* b, const char* name,
                               const char* message) {
  AssetFile f = file_of(b, name);
  ErrorList err;
  error_init(&err);
  Status s = read(out, &f, &err);
  if (message) {
    assert_int_equal(s, CT_FAIL);
    assert_true(err.count > 0);
    assert_string_equal(err.item[0].message, message);
  } else {
    if (err.count) fail_msg("%s: %s", name, err.item[0].message);
    assert_int_equal(s, CT_OK);
  }
  error_free(&err);
  file_close(f);
}

// Fail the first, second, ... allocation until the file is read: always an error, never a leak.
static inline void expect_no_leak(ReadFile* read, void (*release)(void*), void* out, const Bytes* b,
                                  const char* name) {
  AssetFile f = file_of(b, name);
  int failures = 0;
  for (long fail_at = 0;; fail_at++) {
    MemoryCount count = {.fail_at = fail_at};
    memory_count(&count);
    ErrorList err;
    error_init(&err);
    Status s = read(out, &f, &err);
    assert_int_equal(s == CT_OK, err.errors == 0);
    release(out); // empty after a failure
    error_free(&err);
    ct_setAllocator(NULL);
    assert_int_equal(count.live, 0);
    if (s == CT_OK) break;
    failures++;
  }
  assert_true(failures > 0);
  file_close(f);
}

#endif
