#include "serve/decor.h"
#include "support/model_text.h"

#include <string.h>

static const char kWorld[] =
    "<geom name='floor' type='plane' size='5 5 .1'/><body name='ball' pos='0 0 .09'>"
    "<freejoint/><geom name='g' size='.1' rgba='1 0 0 1'/><site name='s'/></body>";

static int count_kind(const Decor* s, int kind) {
  int n = 0;
  for (int at = 0; at < s->shape.count; at += DECOR_FLOATS) n += s->shape.data[at] == (float)kind;
  return n;
}

typedef struct BallScene {
  ctModel* m;
  ctData* d;
  Decor decor;
} BallScene;

static BallScene open_ball(void) {
  BallScene b = {.m = model_world("", kWorld)};
  b.d = ct_makeData(b.m);
  ct_forward(b.m, b.d);
  assert_true(decor_start(&b.decor, b.m));
  return b;
}

static void close_ball(BallScene* b) {
  decor_free(&b->decor);
  ct_deleteData(b->d);
  ct_deleteModel(b->m);
}

static void kinds_are_apart(void** state) {
  (void)state;
  BallScene b = open_ball();
  DecorWish wish = {.flags = 1u << ctVIS_CONTACTPOINT | 1u << ctVIS_CONTACTFORCE | 1u << ctVIS_COM};
  assert_int_equal(b.d->ncon, 1);
  decor_collect(&b.decor, b.m, b.d, &wish, NULL);
  assert_int_equal(count_kind(&b.decor, ctVIS_CONTACTPOINT), 1);
  assert_true(count_kind(&b.decor, ctVIS_CONTACTFORCE) >= 1);
  assert_true(count_kind(&b.decor, ctVIS_COM) >= 1);
  assert_int_equal(count_kind(&b.decor, ctVIS_INERTIA), 0);
  // the contact point is under the ball: kind, type, ..., size, position from column 10 on
  for (int at = 0; at < b.decor.shape.count; at += DECOR_FLOATS)
    if (b.decor.shape.data[at] == (float)ctVIS_CONTACTPOINT) {
      assert_within((double)b.decor.shape.data[at + 10], 0, 1e-6);
      assert_within((double)b.decor.shape.data[at + 12], -0.005, 1e-6);
    }
  wish.flags = 0;
  decor_collect(&b.decor, b.m, b.d, &wish, NULL);
  assert_int_equal(b.decor.shape.count, 0);
  close_ball(&b);
}

static void frames_and_labels(void** state) {
  (void)state;
  BallScene b = open_ball();
  DecorWish wish = {.frame = ctFRAME_BODY, .label = ctLABEL_GEOM};
  decor_collect(&b.decor, b.m, b.d, &wish, NULL);
  assert_int_equal(count_kind(&b.decor, DECOR_FRAME + ctFRAME_BODY), 3); // axes of the ball
  assert_int_equal(b.decor.nlabel, 2);
  assert_non_null(strstr(b.decor.label.data, "\"floor\"]"));
  assert_non_null(strstr(b.decor.label.data, "\"g\"]"));
  for (int label = 0; label < ctNLABEL; label++) { // no label needs more than its objects
    wish.label = label;
    decor_collect(&b.decor, b.m, b.d, &wish, NULL);
    assert_false(b.decor.failed);
  }
  wish = (DecorWish){.frame = -3, .label = 1000};
  decor_collect(&b.decor, b.m, b.d, &wish, NULL);
  assert_int_equal(b.decor.shape.count + b.decor.nlabel, 0);
  close_ball(&b);
}

static void islands_colour_geoms(void** state) {
  (void)state;
  BallScene b = open_ball();
  const DecorWish wish = {.flags = 1u << ctVIS_ISLAND};
  decor_collect(&b.decor, b.m, b.d, &wish, NULL);
  bool found = false;
  for (int at = 0; at < b.decor.shape.count; at += DECOR_FLOATS) {
    const float* r = b.decor.shape.data + at;
    found = found || (r[4] == (float)ctOBJ_GEOM && r[5] == 1 && !(r[22] == 1 && r[23] == 0));
  }
  assert_true(found);
  close_ball(&b);
}

static void shapes_of_a_program(void** state) {
  (void)state;
  BallScene b = open_ball();
  ctvScene scene;
  ctv_defaultScene(&scene);
  ctv_makeScene(b.m, &scene, 4);
  ctv_initGeom(&scene.geoms[scene.ngeom++], ctGEOM_SPHERE, NULL, NULL, NULL, NULL);
  strcpy(scene.geoms[0].label, "mark");
  scene.geoms[0].category = ctCAT_DECOR;
  decor_append(&b.decor, &scene, DECOR_USER, ctCAT_ALL);
  assert_int_equal(count_kind(&b.decor, DECOR_USER), 1);
  assert_non_null(strstr(b.decor.label.data, "\"mark\"]"));
  ctv_freeScene(&scene);
  close_ball(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(kinds_are_apart), cmocka_unit_test(frames_and_labels),
      cmocka_unit_test(islands_colour_geoms), cmocka_unit_test(shapes_of_a_program)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
