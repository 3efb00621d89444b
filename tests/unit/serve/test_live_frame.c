#include "serve/live_frame.h"
#include "support/model_text.h"
#include "unit/serve/container.h"

static void a_frame_has_everything(void** state) {
  (void)state;
  ctModel* m = model_world("", "<geom type='plane' size='2 2 .1'/><body name='b' pos='1 0 "
                               ".09'><freejoint/><geom size='.1'/></body>");
  ctData* d = ct_makeData(m);
  Decor decor;
  StrBuf out = {0};
  ChannelSet values = {0};
  ct_forward(m, d);
  assert_true(decor_start(&decor, m));
  channel_values(&values, m);
  decor_collect(&decor, m, d,
                &(DecorWish){.flags = 1u << ctVIS_CONTACTPOINT, .label = ctLABEL_BODY}, NULL);
  assert_true(
      live_frame(&out, m, d, &decor, &(FrameInfo){.paused = true, .speed = 2, .values = &values}));
  char type[4], *head = container_head(&out);
  int count;
  assert_non_null(strstr(head, "\"kind\":\"frame\""));
  assert_non_null(strstr(head, "\"paused\":1,\"speed\":2,"));
  assert_non_null(strstr(head, "\"steps\":0,"));
  assert_non_null(strstr(head, "\"b\"]]"));
  const float* x = container_array(&out, "xpos", type, &count);
  assert_int_equal(count, 6);
  assert_within((double)x[3], 1, 0);
  const float* c = container_array(&out, "contact", type, &count);
  assert_int_equal(count, FRAME_CONTACT_FLOATS);
  assert_within((double)c[0], 0, 0);
  assert_within((double)c[1], 1, 0);
  assert_within((double)c[2], -0.01, 1e-6);
  assert_true(c[3] > 0);
  assert_non_null(container_array(&out, "shape", type, &count));
  assert_int_equal(count, DECOR_FLOATS);
  assert_non_null(container_array(&out, "qvel", type, &count));
  assert_null(container_array(&out, "timing", type, &count)); // not measured
  alloc_free(head);
  strbuf_free(&out);
  const double timing[ctNTIMER] = {[ctTIMER_VELOCITY] = 0.25};
  assert_true(live_frame(&out, m, d, &decor, &(FrameInfo){.values = &values, .timing = timing}));
  const float* t = container_array(&out, "timing", type, &count);
  assert_int_equal(count, ctNTIMER);
  assert_within((double)t[ctTIMER_VELOCITY], 0.25, 0);
  strbuf_free(&out);
  decor_free(&decor);
  ct_deleteData(d);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_frame_has_everything)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
