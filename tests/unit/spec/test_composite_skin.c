#include "support/numbers.h"
#include "unit/spec/flex_case.h"

#include <math.h>

static const SkinElement* make_skin(Spec* spec, CompositeDef* d, int count, int subgrid) {
  assert_true(composite_init(d, spec));
  d->count[0] = count;
  d->skinsubgrid = subgrid;
  d->skintexcoord = 1;
  d->geom->s.size[0] = 0.1;
  d->geom->s.size[1] = 0.2;
  d->geom->s.size[2] = 0.3;
  assert_true(composite_skin(d, spec, NULL));
  return (SkinElement*)(void*)spec->list[ctOBJ_SKIN].data[0];
}

// Without subgrid each vertex hangs on one bone, at the corners of the boxes.
static void a_plain_skin(void** state) {
  (void)state;
  Spec* spec = spec_new();
  CompositeDef d;
  const ctsSkin* s = &make_skin(spec, &d, 5, 0)->s;
  assert_int_equal(s->vert->count, 3 * 20);
  assert_int_equal(s->texcoord->count, 2 * 20);
  assert_int_equal(s->face->count, 3 * (2 * 8 + 2 * 8 + 2 * 2));
  assert_int_equal(s->bodyname->count, 10);
  assert_string_equal(vectors_text(s->bodyname->data), "B_first");
  assert_string_equal(vectors_text(s->bodyname->data + 7), "B_last");
  assert_near((double)s->bindpos->data[1], -0.2, 1e-7);
  assert_near((double)s->bindpos->data[24], -0.2, 1e-7);
  assert_near((double)s->inflate, 0.6, 1e-7);
  assert_int_equal(s->vertid->data[3].data[1], 13);
  composite_free(&d);
  spec_free(spec);
}

// With one, the weights of each vertex sum to 1, and a vertex at a bone follows it alone.
static void weights_sum_to_one(void** state) {
  (void)state;
  Spec* spec = spec_new();
  CompositeDef d;
  const ctsSkin* s = &make_skin(spec, &d, 5, 2)->s;
  enum { NX = 5 + 4 * 2, NY = 3 + 2 * 2, N = NX * NY };
  assert_int_equal(s->vert->count, 3 * 2 * N);
  double total[2 * N] = {0}, largest[2 * N] = {0};
  for (int b = 0; b < s->vertid->count; b++) {
    assert_int_equal(s->vertid->data[b].count, s->vertweight->data[b].count);
    for (int i = 0; i < s->vertid->data[b].count; i++) {
      int v = s->vertid->data[b].data[i];
      double w = (double)s->vertweight->data[b].data[i];
      total[v] += w;
      largest[v] = larger(largest[v], w);
    }
  }
  for (int v = 0; v < 2 * N; v++) assert_near(total[v], 1, 1e-6);
  assert_near(largest[3 * NY + 3], 1, 1e-6);
  assert_true(largest[4 * NY + 3] < 0.95);
  composite_free(&d);
  spec_free(spec);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_plain_skin),
      cmocka_unit_test(weights_sum_to_one),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
