#include "serve/field_pack.h"
#include "support/model_text.h"
#include "unit/serve/container.h"

static void fields_keep_their_kind(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body pos='1 2 3'><geom size='.25' mass='4' group='3'/><joint "
                               "limited='true' range='0 1'/></body>");
  static const struct {
    const char *name, *type;
    double value;
    int at;
  } row[] = {{"body_pos", "f32", 2, 4},
             {"geom_group", "i32", 3, 0},
             {"jnt_limited", "u8", 1, 0},
             {"geom_rgba", "f32", 1, 3},
             {"tex_adr", "f64", 0, -1}};
  Pack p;
  StrBuf out = {0};
  pack_start(&p, "test");
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    const Field* f = field_pack_find(model_field, model_field_count, row[i].name);
    assert_non_null(f);
    field_pack_array(&p, f, m, m, NULL);
  }
  field_pack_struct(&p, "option", option_field, option_field_count, &m->opt);
  assert_true(pack_finish(&p, &out));
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++) {
    char type[4];
    int count;
    const void* data = container_array(&out, row[i].name, type, &count);
    assert_string_equal(type, row[i].type);
    if (row[i].at < 0) continue;
    assert_true(row[i].at < count);
    double value = *type == 'f'   ? (double)((const float*)data)[row[i].at]
                   : *type == 'i' ? ((const int*)data)[row[i].at]
                                  : ((const unsigned char*)data)[row[i].at];
    assert_within(value, row[i].value, 0);
  }
  char* head = container_head(&out);
  assert_non_null(strstr(head, "\"timestep\":0.002,"));
  assert_non_null(strstr(head, "\"gravity\":[0,0,-9.81]"));
  alloc_free(head);
  strbuf_free(&out);
  ct_deleteModel(m);
}

static void unknown_fields_are_not_found(void** state) {
  (void)state;
  assert_null(field_pack_find(data_field, data_field_count, "qpo"));
  const Field* contact = field_pack_find(data_field, data_field_count, "contact");
  assert_non_null(contact);
  assert_true(isnan(field_pack_get(contact, NULL, 0)));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(fields_keep_their_kind),
                                     cmocka_unit_test(unknown_fields_are_not_found)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
