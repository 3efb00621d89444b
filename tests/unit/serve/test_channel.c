#include "serve/channel.h"
#include "support/model_text.h"

#include <string.h>

static void poses_and_values(void** state) {
  (void)state;
  ctModel* m =
      model_world("", "<body pos='0 0 1'><joint name='j' axis='0 1 0'/><geom size='.1'/></body>");
  ctData* d = ct_makeData(m);
  ct_forward(m, d);
  ChannelSet s = {0};
  channel_poses(&s, m);
  assert_int_equal(s.count, 2); // no cameras, lights, flexes
  assert_string_equal(s.item[0].field->name, "xpos");
  assert_int_equal(s.width, 7 * 2);
  float x[6];
  channel_read(&s.item[0], d, x);
  assert_within((double)x[5], 1, 0);
  channel_values(&s, m);
  assert_true(channel_add(&s, m, "qpos")); // there already
  int found = 0;
  for (int i = 0; i < s.count; i++) found += !strcmp(s.item[i].field->name, "qpos");
  assert_int_equal(found, 1);
  ct_deleteData(d);
  ct_deleteModel(m);
}

static void refused_fields(void** state) {
  (void)state;
  ctModel* m = model_world("", "<geom size='1'/>");
  ChannelSet s = {0};
  assert_false(channel_add(&s, m, "nothing"));
  assert_false(channel_add(&s, m, "contact"));
  assert_false(channel_add(&s, m, "efc_force")); // its size changes
  assert_true(channel_add(&s, m, "qpos"));       // empty
  assert_int_equal(s.count, 0);
  ct_deleteModel(m);
}

// What is offered can be had, and nothing else but empty fields.
static void offered_fields(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body><joint/><geom size='1'/></body>");
  int offered = 0;
  for (int i = 0; i < data_field_count; i++) {
    ChannelSet s = {0};
    const bool had = channel_add(&s, m, data_field[i].name) && s.count == 1;
    assert_true(channel_offers(m, data_field + i) == had);
    offered += had;
  }
  assert_true(offered > 40);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(poses_and_values),
                                     cmocka_unit_test(refused_fields),
                                     cmocka_unit_test(offered_fields)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
