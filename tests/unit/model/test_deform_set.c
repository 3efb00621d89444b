#include "model/deform_set.h"
#include "support/failing_memory.h"
#include "support/numbers.h"

static DeformShape* rope_shape(const char* name, int segments) {
  ctDeformDef def;
  ct_defaultDeformDef(&def);
  def.name = name;
  def.npin = 1;
  def.pin = (int[]){0};
  const double from[3] = {0, 0, 0}, to[3] = {1, 0, 0};
  ctDeformAttach attach = {.vertex = 1, .objtype = ctOBJ_BODY};
  def.nattach = 1;
  def.attach = &attach;
  return (DeformShape*)(void*)ct_makeRope(&def, from, to, segments, NULL, 0);
}

// A set of two bodies with numbers of their own
static DeformSet* two_bodies(int nv) {
  DeformSet* s = deform_set_make(nv, 1);
  if (!s || !deform_set_reserve(s, 2)) {
    deform_set_free(s);
    return NULL;
  }
  for (int i = 0; i < 2; i++) {
    DeformShape* shape = rope_shape(i ? "b" : "a", 3 + i);
    if (!shape || !deform_body_init(s->body + i, shape)) {
      deform_shape_drop(shape);
      deform_set_free(s);
      return NULL;
    }
    s->nbody++;
    for (int k = 0; k < 3 * s->body[i].nvert; k++) s->body[i].v[k] = 100 * i + k;
  }
  return s;
}

static void a_body_starts_in_its_shape(void** state) {
  (void)state;
  DeformBody b;
  DeformShape* s = rope_shape("a", 4);
  assert_non_null(s);
  assert_true(deform_body_init(&b, s));
  assert_memory_equal(b.x, s->def.vert, 15 * sizeof(double));
  assert_memory_equal(b.x_next, b.x, 15 * sizeof(double));
  assert_within(largest_of(b.v, 15), 0, 0);
  assert_within(largest_of(b.force, 15), 0, 0);
  assert_int_equal(b.nextra, 16);
  assert_memory_equal(b.extra, s->extra, 16 * sizeof(double));
  assert_true(b.invmass[0] == 0 && b.flags[0] == DEFORM_PINNED);
  assert_true(b.invmass[1] == s->invmass[1] && b.flags[1] == 0 && b.torn[0] == 0);
  deform_body_free(&b);
  assert_null(b.shape);
}

static void commit_takes_the_end_of_the_step_and_reset_the_start(void** state) {
  (void)state;
  DeformBody b;
  DeformShape* s = rope_shape("a", 4);
  assert_true(deform_body_init(&b, s));
  for (int k = 0; k < 15; k++) b.x_next[k] = k, b.v_next[k] = 2 * k;
  for (int k = 0; k < 16; k++) b.extra_next[k] = -k;
  b.asleep = true;
  deform_body_commit(&b);
  assert_true(b.x[14] == 14 && b.v[14] == 28 && b.extra[15] == -15);
  b.force[3] = 7;
  b.torn[0] = 1;
  deform_body_reset(&b);
  assert_memory_equal(b.x, s->def.vert, 15 * sizeof(double));
  assert_memory_equal(b.extra, s->extra, 16 * sizeof(double));
  assert_true(b.v[14] == 0 && b.force[3] == 0 && b.torn[0] == 0 && !b.asleep);
  deform_body_free(&b);
}

static void a_copy_shares_shapes_and_has_its_own_state(void** state) {
  (void)state;
  DeformSet *a = two_bodies(3), *b = NULL;
  a->qfrc[2] = 5;
  a->fresh = true;
  assert_true(deform_set_copy(&b, a));
  assert_int_equal(b->nbody, 2);
  assert_ptr_equal(b->body[1].shape, a->body[1].shape);
  assert_true(b->body[1].v[4] == 104 && b->qfrc[2] == 5 && b->fresh);
  b->body[1].v[4] = 0;
  assert_true(a->body[1].v[4] == 104);
  size_t before = (size_t)(uintptr_t)b->body; // the same shapes: copied in place
  assert_true(deform_set_copy(&b, a));
  assert_true((size_t)(uintptr_t)b->body == before && b->body[1].v[4] == 104);
  deform_set_free(a);
  assert_string_equal(b->body[0].shape->def.name, "a");
  assert_true(deform_set_copy(&b, NULL));
  assert_null(b);
}

static void states_go_out_and_come_back(void** state) {
  (void)state;
  DeformSet* s = two_bodies(0);
  int n = deform_set_state_size(s);
  assert_int_equal(n, 6 * 4 + 12 + 1 + 6 * 5 + 16 + 1 + 2 + 8); // x v extra account; torn; mocap
  double *out = test_malloc((size_t)n * sizeof(double)), *again = test_malloc((size_t)n * 8);
  s->body[1].torn[0] = 1;
  s->mocap[7] = 1;
  s->mocap[5] = 7;
  deform_set_get_state(s, out);
  assert_true(out[n - 9] == 1 && out[n - 10] == 0 && out[n - 1] == 1 && out[n - 3] == 7);
  deform_body_reset(s->body);
  deform_body_reset(s->body + 1);
  s->body[0].asleep = s->fresh = true;
  deform_set_set_state(s, out);
  deform_set_get_state(s, again);
  assert_memory_equal(out, again, (size_t)n * sizeof(double));
  assert_true(!s->fresh && !s->body[0].asleep && s->body[1].torn[0] == 1);
  test_free(out);
  test_free(again);
  deform_set_free(s);
}

static void nothing_has_no_state(void** state) {
  (void)state;
  assert_int_equal(deform_set_state_size(NULL), 0);
  deform_set_get_state(NULL, NULL);
  deform_set_set_state(NULL, NULL);
  deform_set_free(NULL);
  deform_shape_drop(NULL);
}

static bool try_copy(MemoryCount* c) {
  DeformSet *a = two_bodies(2), *b = two_bodies(2), *old = b;
  assert_true(a && b);
  memory_scarce(c);
  bool done = deform_set_copy(&b, a);
  memory_enough(c);
  if (!done) assert_ptr_equal(b, old); // as before
  deform_set_free(a);
  deform_set_free(b);
  return done;
}

static void a_copy_without_memory_leaves_the_old(void** state) {
  (void)state;
  assert_true(memory_failures(try_copy) > 3);
}

static bool try_set(MemoryCount* c) {
  memory_scarce(c);
  DeformSet* s = two_bodies(2);
  memory_enough(c);
  deform_set_free(s);
  return s != NULL;
}

static void a_set_without_memory_leaves_nothing(void** state) {
  (void)state;
  assert_true(memory_failures(try_set) > 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_body_starts_in_its_shape),
      cmocka_unit_test(commit_takes_the_end_of_the_step_and_reset_the_start),
      cmocka_unit_test(a_copy_shares_shapes_and_has_its_own_state),
      cmocka_unit_test(states_go_out_and_come_back),
      cmocka_unit_test(nothing_has_no_state),
      cmocka_unit_test(a_copy_without_memory_leaves_the_old),
      cmocka_unit_test(a_set_without_memory_leaves_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
