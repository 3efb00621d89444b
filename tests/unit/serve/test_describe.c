#include "serve/describe.h"
#include "support/model_text.h"
#include "unit/serve/container.h"

static const char kBox[] =
    "<asset><texture name='t' builtin='checker' type='2d' width='8' height='8'/>"
    "<material name='m' texture='t'/><mesh name='tetra' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/></asset>"
    "<actuator><motor joint='hinge' name='drive'/></actuator>";

static void a_model_is_complete(void** state) {
  (void)state;
  ctModel* m = model_world(
      kBox, "<light pos='0 0 3'/><camera name='eye' pos='0 -3 1'/><body name='arm \"1\"'>"
            "<joint name='hinge'/><geom type='box' size='1 2 3' material='m'/><geom type='mesh' "
            "mesh='tetra'/></body>");
  StrBuf out = {0};
  assert_true(describe_model(&out, m));
  char type[4], *head = container_head(&out);
  int count;
  assert_non_null(strstr(head, "\"body\":[\"world\",\"arm \\\"1\\\"\"]"));
  assert_non_null(strstr(head, "\"actuator\":[\"drive\"]"));
  assert_non_null(strstr(head, "\"camera\":[\"eye\"]"));
  assert_non_null(strstr(head, "\"nbody\":2,"));
  assert_non_null(strstr(head, "\"fields\":["));
  assert_non_null(strstr(head, "\"qacc\""));
  assert_null(strstr(head, "\"efc_force\""));
  const float* size = container_array(&out, "geom_size", type, &count);
  assert_int_equal(count, 6);
  assert_within((double)size[1], 2, 0);
  assert_non_null(container_array(&out, "tex_data", type, &count));
  assert_string_equal(type, "u8");
  assert_int_equal(count, 8 * 8 * 3);
  assert_non_null(container_array(&out, "mesh_vert", type, &count));
  assert_int_equal(count, 12);
  alloc_free(head);
  strbuf_free(&out);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_model_is_complete)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
