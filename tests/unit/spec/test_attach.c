#include "unit/asset/xml_memory.h"
#include "unit/spec/attach_case.h"

static void a_body_comes_with_what_refers_to_it(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  BodyElement* b = attach_find_body(child, "b");
  assert_true(attach_body(attach_place(parent), b, kAffix, &parent->errors) == CT_OK);
  spec_free(child);
  ctModel* m = attach_compile(parent);
  assert_int_equal(m->nbody, 3);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "p_b_q"), 2);
  assert_int_equal(ct_name2id(m, ctOBJ_JOINT, "p_jb_q"), 1);
  assert_int_equal(ct_name2id(m, ctOBJ_SENSOR, "p_s_q"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_MATERIAL, "p_m_q"), 0);
  assert_int_equal(m->nexclude, 0); // its other body did not come
  assert_true(m->body_pos[3 * 2 + 2] == 1);
  assert_true(m->geom_size[3] == 0.2); // by its class
  ct_deleteModel(m);
  spec_free(parent);
}

static void the_world_stands_for_the_whole_model(void** state) {
  (void)state;
  Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
  assert_true(attach_body(attach_place(parent), spec_world(child), kAffix, &parent->errors) ==
              CT_OK);
  spec_free(child);
  ctModel* m = attach_compile(parent);
  assert_true(ct_name2id(m, ctOBJ_BODY, "p_b_q") > 0);
  assert_true(ct_name2id(m, ctOBJ_BODY, "p_other_q") > 0);
  assert_int_equal(m->nexclude, 1);
  ct_deleteModel(m);
  spec_free(parent);
}

static void a_frame_is_copied_in_its_own_spec(void** state) {
  (void)state;
  Spec* spec = attach_parse("<mujoco><worldbody><frame name='f' pos='0 0 2'><body name='b'>"
                            "<joint name='j'/><geom size='.1'/></body></frame></worldbody>"
                            "<sensor><jointvel name='v' joint='j'/></sensor></mujoco>");
  const FrameElement* f = (const FrameElement*)(void*)spec_find(spec, ctOBJ_FRAME, "f");
  assert_non_null(f);
  assert_true(attach_frame(spec_world(spec), NULL, f, (Affix){"", "_2"}, &spec->errors) == CT_OK);
  ctModel* m = attach_compile(spec);
  assert_int_equal(m->nbody, 3);
  assert_int_equal(ct_name2id(m, ctOBJ_JOINT, "j_2"), 1);
  assert_int_equal(ct_name2id(m, ctOBJ_SENSOR, "v_2"), 1);
  assert_true(m->body_pos[3 * 2 + 2] == 2);
  ct_deleteModel(m);
  spec_free(spec);
}

// Memory may end anywhere: the attachment fails and nothing leaks.
static void every_allocation_may_fail(void** state) {
  (void)state;
  MemoryCount count = {.fail_at = -1};
  memory_count(&count);
  bool done = false;
  for (long n = 0; !done; n++) {
    Spec *parent = attach_parse(kParent), *child = attach_parse(kChild);
    FrameElement* place = attach_place(parent);
    count.fail_at = count.total + n;
    done = attach_body(place, attach_find_body(child, "b"), kAffix, &parent->errors) == CT_OK;
    count.fail_at = -1;
    spec_free(child);
    spec_free(parent);
    assert_int_equal(count.live, 0);
    assert_true(n < 10000);
  }
  ct_setAllocator(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_body_comes_with_what_refers_to_it),
      cmocka_unit_test(the_world_stands_for_the_whole_model),
      cmocka_unit_test(a_frame_is_copied_in_its_own_spec),
      cmocka_unit_test(every_allocation_may_fail),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
