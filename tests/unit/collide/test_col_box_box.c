#include "collide/col_box_box.h"
#include "unit/collide/pairs.h"

#define BOXES(pos, pose)                                                                           \
  WORLD(FREE("0 0 0", "type='box' size='.3 .2 .1'") FREE(pos, "type='box' size='.1 .1 .1' " pose))

// A small box on a large one: its four lower corners.
static void face_on_face(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES(".1 0 .19", ""));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 4);
  for (int i = 0; i < 4; i++) {
    assert_near(con[i].dist, -0.01, 1e-12);
    assert_vec(con[i].frame, 0, 0, 1);
    assert_near(con[i].pos[2], 0.095, 1e-12);
    assert_near(fabs(con[i].pos[1]), 0.1, 1e-12);
    for (int j = 0; j < i; j++) assert_true(dist3(con[i].pos, con[j].pos) > 0.1);
  }
  assert_turns_with(&t, 0);
  assert_survives_nan(&t);
  trees_close(&t);
}

// Turned by 45 degrees over the border of the large one: an octagon's worth of points at most.
static void clipped(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES(".3 0 .19", "euler='0 0 45'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0);
  assert_true(n >= 3 && n <= 8);
  for (int i = 0; i < n; i++) assert_true(con[i].pos[0] <= 0.3 + 0.01);
  trees_close(&t);
}

static void edge_on_edge(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "type='box' size='.1 .1 .1' euler='45 0 0'")
                                 FREE("0 0 .28", "type='box' size='.1 .1 .1' euler='0 45 0'")));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0), 1);
  assert_near(con->dist, 0.28 - 0.2 * sqrt(2), 1e-9);
  assert_vec(con->frame, 0, 0, 1);
  assert_turns_with(&t, 0);
  trees_close(&t);
}

static void corner_on_face(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES("0 0 .27", "euler='45 35.264389682754654 0'"));
  ctContact con[ctMAXCONPAIR];
  int n = pairs_collide(&t, con, 0.02);
  assert_int_equal(n, 1);
  assert_vec(con->frame, 0, 0, 1);
  assert_near(con->dist, 0.17 - 0.1 * sqrt(3), 5e-3); // euler angles are about turned axes
  trees_close(&t);
}

static void apart(void** state) {
  (void)state;
  Trees t = pairs_open(BOXES("0 0 .25", ""));
  ctContact con[ctMAXCONPAIR];
  assert_int_equal(pairs_collide(&t, con, 0.04), 0);
  assert_int_equal(pairs_collide(&t, con, 0.06), 4);
  assert_near(con->dist, 0.05, 1e-12);
  trees_close(&t);
}

// Numbers of contacts of MuJoCo 3.5.0 in 600 poses. They depend on how it judges corners: by the
// squared distance of the corner before, see edge_corners1.
static void as_many_contacts_as_mujoco(void** state) {
  (void)state;
  static const char count[] =
      "05222404304321203302231203422231402301221502400321401200430402200331424340321213"
      "34032241133042032243044023042024023043122022243412032243434042433224044343334043"
      "44312405241302302231303405232304405222203303331203222231302301221401401421401200"
      "43040130043132323032121344044340333032022353044012142034014043022033243322032243"
      "42303244453404434323404344343404234302302331403404242304205222203303331203302231"
      "20221224140230142140130032040130043141322033122334042240333032121353042012133044"
      "01404202202304312102234342203234443404244323504324343404334302305241402302331303"
      "2052223043043212033022312034222314023012";
  Trees t = trees_open(
      "<mujoco><worldbody><body><freejoint/><geom type='box' size='.3 .2 .5'/></body>"
      "<body><freejoint/><geom type='box' size='.4 .3 .2'/></body></worldbody></mujoco>");
  for (int k = 0; k < 600; k++) {
    double q[11], *qpos = t.d->qpos;
    for (int i = 0; i < 11; i++) q[i] = sin(1 + 0.7 * k * (i + 1) + i * i);
    for (int i = 0; i < 3; i++) {
      qpos[i] = 0;
      qpos[7 + i] = 0.55 * q[i];
    }
    for (int i = 0; i < 4; i++) {
      qpos[3 + i] = q[3 + i];
      qpos[10 + i] = q[7 + i];
    }
    ct_fwdPosition(t.m, t.d);
    if (t.d->ncon != count[k] - '0') fail_msg("pose %d has %d contacts", k, t.d->ncon);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(face_on_face), cmocka_unit_test(clipped),
      cmocka_unit_test(edge_on_edge), cmocka_unit_test(corner_on_face),
      cmocka_unit_test(apart),        cmocka_unit_test(as_many_contacts_as_mujoco),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
