#include "asset/inflate.h"
#include "serve/describe.h"
#include "serve/page.h"
#include "support/model_text.h"
#include "unit/serve/container.h"

static int digit_of(char c) {
  static const char digit[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const char* at = strchr(digit, c);
  return c && at ? (int)(at - digit) : -1;
}

// The bytes of a <script> of the page, which must be size bytes when they are decompressed.
static void expect_script(const StrBuf* page, const char* id, const StrBuf* expected) {
  char* key = str_printf("id=\"%s\">", id);
  const char* s = strstr(page->data, key);
  assert_non_null(s);
  s += strlen(key);
  const size_t n = (size_t)(strchr(s, '<') - s);
  unsigned char* bytes = alloc_bytes(n);
  size_t count = 0;
  unsigned bits = 0;
  for (size_t i = 0; i < n && s[i] != '='; i++) {
    assert_true(digit_of(s[i]) >= 0);
    bits = bits << 6 | (unsigned)digit_of(s[i]);
    if (i % 4) bytes[count++] = (unsigned char)(bits >> (6 - 2 * (i % 4)));
  }
  unsigned char* out = alloc_bytes(expected->len);
  assert_null(inflate_zlib(out, expected->len, bytes, count));
  assert_memory_equal(out, expected->data, expected->len);
  alloc_free(out);
  alloc_free(bytes);
  alloc_free(key);
}

static void model_and_motion_are_inside(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body><freejoint/><geom size='.1'/></body>");
  ctData* d = ct_makeData(m);
  Motion s;
  StrBuf page = {0}, model = {0}, moves = {0};
  assert_true(page_mark() < page_size);
  assert_true(motion_start(&s, m));
  for (int i = 0; i < 50; i++) {
    ct_step(m, d);
    assert_true(motion_add(&s, d));
  }
  assert_true(page_make(&page, &s));
  assert_true(describe_model(&model, m));
  assert_true(motion_pack(&s, &moves));
  assert_true(page.len > page_size);
  expect_script(&page, "corten-model", &model);
  expect_script(&page, "corten-motion", &moves);
  assert_null(strstr(page.data, "src=\"http"));
  strbuf_free(&page);
  strbuf_free(&model);
  strbuf_free(&moves);
  motion_free(&s);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(model_and_motion_are_inside)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
