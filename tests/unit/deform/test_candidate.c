#include "deform/candidate.h"
#include "deform/nearest.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// Every vertex within its margin of a geom is a candidate with it, and masks are obeyed.
static void near_vertices_are_candidates(void** state) {
  (void)state;
  DeformScene s = deform_scene(
      "<mujoco><worldbody><geom type='plane' size='1 1 1' pos='0 0 -.05'/><geom type='sphere' "
      "size='.1' pos='.1 0 0'/><geom type='box' size='.05 .1 .2' pos='-.2 0 0' euler='10 20 30'/>"
      "<geom type='capsule' size='.05 .2' pos='0 .2 .1' euler='70 0 0' contype='4' "
      "conaffinity='4'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.03;
  deform_scene_cloth(&s, &def, 0.6, 25, 0);
  ct_forward(s.m, s.d);
  DeformSet* set = deform_scene_set(&s);
  DeformWork* w = deform_work(set);
  assert_true(work_begin(w, set, s.m));
  assert_true(movers_clear(&w->movers, s.m, s.d, set->qfrc_last));
  w->dt = 1e-3;
  w->candidate.count = 0;
  assert_true(candidates_find(w, s.m, s.d));
  int expected = 0, found = 0;
  for (int g = 0; g < 4; g++)
    for (int i = 0; i < set->body->nvert; i++) {
      GeomPlace place = {.m = s.m, .d = s.d, .geom = g};
      NearPoint near;
      copy3(place.pos, s.d->geom_xpos + 3 * g);
      copy9(place.mat, s.d->geom_xmat + 9 * g);
      bool touches = g < 3 && nearest_point(&place, set->body->x + 3 * i, 0.015, &near);
      bool listed = false;
      for (int k = 0; k < w->candidate.count; k++) {
        const DeformCandidate* c = w->candidate.data + k;
        listed |= c->kind == CANDIDATE_VERTEX && c->a == i && w->slot.data[c->b].place.geom == g;
      }
      if (touches) assert_true(listed);
      if (g == 3) assert_false(listed);
      expected += touches;
      found += listed;
    }
  assert_true(expected > 20 && found >= expected);
  deform_scene_close(&s);
}

static void boxes_enclose_geoms(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><worldbody><geom type='plane' size='1 1 1'/><geom "
                               "type='box' size='.1 .2 .3' pos='1 0 0' euler='0 90 0'/></worldbody>"
                               "</mujoco>");
  double low[3], high[3];
  ct_forward(s.m, s.d);
  assert_false(candidate_geom_box(s.m, s.d, 0, 0, low, high));
  assert_true(candidate_geom_box(s.m, s.d, 1, 0.01, low, high));
  assert_within(low[0], 0.69, 1e-12);
  assert_within(high[2], 0.11, 1e-12);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(near_vertices_are_candidates),
      cmocka_unit_test(boxes_enclose_geoms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
