#include "serve/pack.h"
#include "unit/serve/container.h"

static void arrays_come_back(void** state) {
  (void)state;
  const float real[] = {1.5f, -2};
  const unsigned char byte[] = {1, 2, 3};
  Pack p;
  StrBuf out = {0};
  pack_start(&p, "test");
  pack_member(&p, "x");
  strbuf_add(&p.head, "7");
  pack_array(&p, "byte", PACK_U8, byte, 3);
  pack_array(&p, "real", PACK_F32, real, 2);
  int* room = pack_room(&p, "room", PACK_I32, 100);
  assert_non_null(room);
  assert_int_equal(room[99], 0);
  room[99] = 5;
  pack_array(&p, "none", PACK_F64, NULL, 0);
  assert_true(pack_finish(&p, &out));
  char type[4], *head = container_head(&out);
  int count;
  assert_non_null(strstr(head, "\"kind\":\"test\",\"x\":7,"));
  const float* r = container_array(&out, "real", type, &count);
  assert_string_equal(type, "f32");
  assert_int_equal(count, 2);
  assert_memory_equal(r, real, sizeof real);
  assert_memory_equal(container_array(&out, "byte", type, &count), byte, 3);
  assert_int_equal(((const int*)container_array(&out, "room", type, &count))[99], 5);
  assert_non_null(container_array(&out, "none", type, &count));
  assert_int_equal(count, 0);
  assert_null(container_array(&out, "missing", type, &count));
  alloc_free(head);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(arrays_come_back)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
