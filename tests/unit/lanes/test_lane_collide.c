// Contacts of worlds in lanes are those of `collide`, with their order and their bits.
#include "support/lane_worlds.h"
#include "support/model_text.h"

static void expect_same_contacts(const LaneWorlds* w, int t) {
  for (int k = 0; k < w->n; k++) {
    const ctData *a = w->lane[k], *b = w->alone[k];
    assert_int_equal(a->ncon, b->ncon);
    for (int i = 0; i < a->ncon; i++) {
      const ctContact *x = a->contact + i, *y = b->contact + i;
      if (memcmp(x->frame, y->frame, sizeof x->frame) || memcmp(x->pos, y->pos, sizeof x->pos) ||
          x->dist != y->dist || x->geom[0] != y->geom[0] || x->geom[1] != y->geom[1])
        fail_msg("contact %d of world %d in step %d", i, k, t);
    }
  }
}

static int compare_contacts(const ctModel* m, int steps, double spread) {
  LaneStepper* s = lanes_make(m, 0);
  LaneWorlds w = lane_worlds_make(m, LANE_WORLDS);
  int most = 0;
  for (int k = 0; k < w.n; k++) {
    for (int i = 0; i < m->nv; i++)
      w.lane[k]->qvel[i] = w.alone[k]->qvel[i] = spread * lane_random(k, 1, i, -1, 1);
  }
  for (int t = 0; t < steps; t++) {
    lane_worlds_step(&w, s, t);
    expect_same_contacts(&w, t);
    for (int k = 0; k < w.n; k++) most = w.lane[k]->ncon > most ? w.lane[k]->ncon : most;
  }
  lane_worlds_free(&w);
  lanes_free(s);
  return most;
}

// Bodies with several geoms, pair elements among what is found, excluded bodies, masks, a plane on
// a fixed body, margins.
static void lists_of_all_kinds(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><option timestep='.004'/><worldbody><geom type='plane' size='3 3 .1'/>"
      "<geom name='wall' type='box' size='.1 1 .5' pos='.7 0 .3'/>"
      "<body pos='-1 0 0'><geom type='plane' size='1 1 .1' zaxis='1 0 .2'/></body>"
      "<body name='a' pos='0 0 .3'><freejoint/><geom name='a1' size='.1'/>"
      "<geom type='capsule' size='.05' fromto='.1 0 0 .3 0 0' margin='.02'/>"
      "<geom type='cylinder' size='.06 .1' pos='-.2 0 0'/></body>"
      "<body name='b' pos='0 .1 .5'><freejoint/><geom name='b1' type='box' size='.1 .08 .06'/>"
      "<geom type='ellipsoid' size='.1 .05 .04' pos='.2 0 0' contype='2' conaffinity='1'/></body>"
      "<body name='c' pos='.1 -.1 .7'><freejoint/><geom name='c1' size='.12'/>"
      "<body name='d' pos='.2 0 0'><joint axis='0 1 0'/><geom type='box' size='.05 .05 .05'/>"
      "</body></body></worldbody>"
      "<contact><pair geom1='c1' geom2='a1' condim='6' margin='.05'/><pair geom1='wall' "
      "geom2='b1' condim='1'/><exclude body1='b' body2='d'/></contact></mujoco>");
  assert_true(compare_contacts(m, 150, 1) > 6);
  m->opt.enableflags |= ctENBL_OVERRIDE;
  m->opt.o_margin = 0.03;
  assert_true(compare_contacts(m, 60, 1) > 2);
  m->opt.enableflags = 0;
  m->opt.disableflags |= ctDSBL_MIDPHASE | ctDSBL_FILTERPARENT;
  assert_true(compare_contacts(m, 60, 1) > 2);
  m->opt.disableflags = ctDSBL_CONTACT;
  assert_int_equal(compare_contacts(m, 5, 1), 0);
  ct_deleteModel(m);
}

// Balls and boxes that just touch: rounding decides, in the sweep in single precision.
static void shallow_contacts(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco><option gravity='0 0 0'/><worldbody>"
                 "<body pos='0 0 1'><freejoint/><geom size='.1'/></body>"
                 "<body pos='.2 0 1'><freejoint/><geom size='.1'/></body>"
                 "<body pos='.4 0 1'><freejoint/><geom size='.1'/></body>"
                 "<body pos='0 0 2'><freejoint/><geom type='box' size='.1 .1 .1'/>"
                 "<geom type='box' size='.1 .1 .1' pos='.2 0 0'/></body>"
                 "<body pos='0 0 2.2'><freejoint/><geom type='box' size='.1 .1 .1'/>"
                 "<geom type='box' size='.1 .1 .1' pos='.2 0 0'/></body></worldbody></mujoco>");
  compare_contacts(m, 4, 0);
  compare_contacts(m, 20, 1e-6);
  compare_contacts(m, 20, 1e-3);
  ct_deleteModel(m);
}

// Height fields are left to the search of single worlds.
static void height_fields(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><asset><hfield name='h' nrow='4' ncol='4' size='1 1 .2 .1' "
      "elevation='0 1 0 1 1 0 1 0 0 1 0 1 1 0 1 0'/></asset><worldbody>"
      "<geom type='hfield' hfield='h'/><body pos='.1 .1 .4'><freejoint/><geom size='.1'/>"
      "</body></worldbody></mujoco>");
  assert_true(compare_contacts(m, 120, 0.3) > 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(lists_of_all_kinds),
                                     cmocka_unit_test(shallow_contacts),
                                     cmocka_unit_test(height_fields)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
