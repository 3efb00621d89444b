#include "base/alloc.h"
#include "model/model.h"
#include "unit/pos/trees.h"

static void assert_array(const ctModel* m, const Field* f, const unsigned char** end) {
  const unsigned char *p = field_data(f, m), *last = (unsigned char*)m->buffer + m->nbuffer;
  size_t bytes = (size_t)field_count(f, m, NULL) * field_element_size(f->type);
  assert_true(p >= *end && p + bytes <= last);
  assert_int_equal((uintptr_t)p % (f->compared ? sizeof(int) : 16), 0);
  for (size_t k = 0; k < bytes; k++) assert_int_equal(p[k], 0);
  *end = p + bytes;
}

// Arrays lie one behind the other in the block, aligned and zeroed: first those that every step
// compares with a copy.
static void arrays_share_one_block(void** state) {
  (void)state;
  ctModel sizes = {.nq = 7, .nv = 6, .nbody = 3, .njnt = 1, .nnames = 5};
  ctModel* m = model_new(&sizes);
  assert_non_null(m);
  assert_int_equal((uintptr_t)m->buffer % 64, 0);
  const unsigned char* end = (const unsigned char*)m->buffer;
  for (int integers = 1; integers >= 0; integers--)
    for (int i = 0; i < model_field_count; i++)
      if (model_field[i].memory == FIELD_BLOCK && model_field[i].compared == integers)
        assert_array(m, model_field + i, &end);
  assert_int_equal((uintptr_t)m->body_parentid % 64, 0);
  assert_ptr_equal(m->body_rootid, m->body_parentid + 3);
  assert_true(m->body_quat - m->body_pos >= 9);
  model_free(m);
  model_free(NULL);
}

static void impossible_sizes_are_refused(void** state) {
  (void)state;
  ctModel negative = {.nq = -1}, huge = {.nbody = INT64_MAX / 4};
  assert_null(model_new(&negative));
  assert_null(model_new(&huge));
}

static void copy_is_equal_and_independent(void** state) {
  (void)state;
  ctModel* m = trees_load(TREES_ALL);
  ctModel* c = ct_copyModel(NULL, m);
  assert_ptr_not_equal(c->buffer, m->buffer);
  assert_memory_equal(c->buffer, m->buffer, (size_t)m->nbuffer);
  c->body_mass[1] = 77;
  assert_true(m->body_mass[1] != 77);

  // into an existing model of the same sizes nothing is allocated
  size_t before = alloc_count();
  void* block = c->buffer;
  assert_ptr_equal(ct_copyModel(c, m), c);
  assert_ptr_equal(c->buffer, block);
  assert_int_equal(alloc_count(), before);
  assert_true(c->body_mass[1] == m->body_mass[1]);
  ct_deleteModel(c);
  ct_deleteModel(m);
}

static void version_is_that_of_the_reference(void** state) {
  (void)state;
  assert_int_equal(ct_version(), 3005000);
  assert_string_equal(ct_versionString(), "3.5.0");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(arrays_share_one_block),
      cmocka_unit_test(impossible_sizes_are_refused),
      cmocka_unit_test(copy_is_equal_and_independent),
      cmocka_unit_test(version_is_that_of_the_reference),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
