// Specification items 42A-iv and 42A-v: contacts of a flex with itself and of two flexes. Numbers
// are those of MuJoCo 3.5.0.
#include "support/model_text.h"
#include "unit/pos/trees.h"

#include <stdio.h>

#define GRID(name, pos, contact)                                                                   \
  "<flexcomp name='" name "' type='grid' dim='2' count='6 3 1' spacing='.1 .1 .1' mass='1' "       \
  "radius='.02' pos='" pos "'><contact " contact "/></flexcomp>"

// A sheet whose right half is laid over the left one, .03 above it: closer than two radii.
static Trees folded(const char* contact) {
  char xml[1000];
  int n = snprintf(xml, sizeof xml,
                   "<mujoco><worldbody>" GRID("f", "0 0 0", "%s") "</worldbody></mujoco>", contact);
  assert_in_range(n, 1, sizeof xml - 1);
  Trees t = trees_open(xml);
  for (int v = 0; v < t.m->nflexvert; v++) {
    int body = t.m->flex_vertbodyid[v];
    double x = t.m->body_pos[3 * body];
    double* q = t.d->qpos + t.m->jnt_qposadr[t.m->body_jntadr[body]];
    if (!(x > 0)) continue;
    q[0] = .013 - 2 * x;
    q[2] = .03;
  }
  ct_forward(t.m, t.d);
  return t;
}

static int count(const char* contact) {
  Trees t = folded(contact);
  int n = t.d->ncon;
  trees_close(&t);
  return n;
}

static void r42aiv_ac1_masks_of_the_flex_switch_it_off(void** state) {
  (void)state;
  assert_int_equal(count("contype='2' conaffinity='4' selfcollide='narrow' internal='true'"), 0);
  assert_int_equal(count("contype='2' conaffinity='2' selfcollide='narrow'"), 63);
}

// Two triangles, one above the other, closer than two radii.
#define ABOVE(bodies)                                                                              \
  "<mujoco><worldbody><body name='b'><freejoint/><geom size='.05' contype='0' conaffinity='0'/>"   \
  "</body><body name='c'><freejoint/><geom size='.05' contype='0' conaffinity='0'/></body>"        \
  "</worldbody><deformable><flex name='f' dim='2' radius='.02' body='" bodies "' "                 \
  "vertex='0 0 0 1 0 0 0 1 0 .2 .2 .03 .6 .3 .03 .3 .7 .03' element='0 1 2 3 4 5'>"                \
  "<contact selfcollide='narrow' internal='true'/></flex></deformable></mujoco>"

static void r42aiv_ac2_rigid_flexes_do_not_meet_themselves(void** state) {
  (void)state;
  static const char* const xml[] = {ABOVE("b"), ABOVE("b b b c c c")};
  for (int k = 0; k < 2; k++) {
    Trees t = trees_open(xml[k]);
    ct_forward(t.m, t.d);
    assert_int_equal(t.m->flex_rigid[0], k == 0);
    assert_int_equal(t.d->ncon, k);
    trees_close(&t);
  }
}

static void r42aiv_ac3_internal_and_self_are_independent(void** state) {
  (void)state;
  assert_int_equal(count("selfcollide='none' internal='true'"), 8);
  assert_int_equal(count("selfcollide='narrow' internal='false'"), 63);
  assert_int_equal(count("selfcollide='narrow' internal='true'"), 71);
}

static void r42aiv_ac4_none_is_none(void** state) {
  (void)state;
  assert_int_equal(count("selfcollide='none' internal='false'"), 0);
}

static void r42aiv_ac5_narrow_gives_contacts_of_elements(void** state) {
  (void)state;
  Trees t = folded("selfcollide='narrow' internal='false'");
  static const double pos[6] = {
      -0.14350000000000002, -0.0745226453276498, 0.015, -0.14350000000000007, 0, 0.015};
  assert_int_equal(t.d->ncon, 63);
  for (int i = 0; i < t.d->ncon; i++) {
    const ctContact* con = t.d->contact + i;
    assert_true(con->flex[0] == 0 && con->flex[1] == 0 && con->geom[0] == -1);
    assert_true(con->elem[0] >= 0 && con->elem[1] > con->elem[0]);
    assert_true(con->dist < 0 && con->dist > -.0152);
    // no element meets a neighbour: they have no vertex in common
    const int *a = t.m->flex_elem + 3 * con->elem[0], *b = t.m->flex_elem + 3 * con->elem[1];
    for (int k = 0; k < 9; k++) assert_int_not_equal(a[k / 3], b[k % 3]);
  }
  for (int i = 0; i < 3; i++) assert_int_equal(t.d->contact[i].elem[1], 12 + i);
  trees_near_n(t.d->contact[0].pos, pos, 3, 1e-9);
  trees_near_n(t.d->contact[1].pos, pos + 3, 3, 1e-9);
  trees_close(&t);
}

enum { NELEM = 20 };

// Pairs of elements in contact, with their distances.
static int pairs_of(const char* contact, double (*dist)[NELEM]) {
  Trees t = folded(contact);
  assert_int_equal(t.m->nflexelem, NELEM);
  for (int i = 0; i < NELEM * NELEM; i++) dist[i / NELEM][i % NELEM] = 1;
  for (int i = 0; i < t.d->ncon; i++) {
    const int* e = t.d->contact[i].elem;
    double* at = &dist[e[0] < e[1] ? e[0] : e[1]][e[0] < e[1] ? e[1] : e[0]];
    assert_true(*at == 1); // one contact each
    *at = t.d->contact[i].dist;
  }
  int n = t.d->ncon;
  trees_close(&t);
  return n;
}

// The same pairs by every way of finding them. The sweep may hand a pair over the other way round,
// where the general collider's distance differs within its tolerance: in MuJoCo 3.5.0 as here.
static void r42aiv_ac6_midphases_find_the_same_pairs(void** state) {
  (void)state;
  static const char* const way[] = {"selfcollide='bvh'", "selfcollide='sap'", "selfcollide='auto'"};
  double narrow[NELEM][NELEM], other[NELEM][NELEM];
  int n = pairs_of("selfcollide='narrow'", narrow);
  assert_int_equal(n, 63);
  for (int k = 0; k < 3; k++) {
    assert_int_equal(pairs_of(way[k], other), n);
    for (int i = 0; i < NELEM; i++) trees_near_n(other[i], narrow[i], NELEM, k == 0 ? 0 : 1e-6);
  }
}

// What a flex does with itself leaves its contacts with geoms alone.
static void r42aiv_ac7_contacts_with_geoms_stay(void** state) {
  (void)state;
  static const char* const self[] = {"selfcollide='none'", "selfcollide='narrow' internal='true'"};
  int with_geom[2] = {0, 0};
  double first[2][7];
  for (int k = 0; k < 2; k++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><worldbody><geom type='plane' size='1 1 .1'/>" GRID(
                 "f", "0 0 .01", "%s") "</worldbody></mujoco>",
             self[k]);
    Trees t = trees_open(xml);
    ct_forward(t.m, t.d);
    for (int i = 0; i < t.d->ncon; i++) {
      const ctContact* con = t.d->contact + i;
      if (con->geom[0] < 0) continue;
      if (!with_geom[k]++) {
        first[k][0] = con->dist;
        memcpy(first[k] + 1, con->pos, 3 * sizeof(double));
        memcpy(first[k] + 4, con->frame, 3 * sizeof(double));
      }
    }
    trees_close(&t);
  }
  assert_int_equal(with_geom[0], 18); // one per vertex
  assert_int_equal(with_geom[1], 18);
  trees_near_n(first[0], first[1], 7, 0);
}

// ---- 42A-v

// Two sheets, one .03 above the other and shifted.
static Trees sheets(const char* below, const char* above) {
  char xml[1500];
  int n = snprintf(xml, sizeof xml,
                   "<mujoco><worldbody>" GRID("f", "0 0 0", "%s")
                       GRID("g", ".013 .021 .03", "%s") "</worldbody></mujoco>",
                   below, above);
  assert_in_range(n, 1, sizeof xml - 1);
  Trees t = trees_open(xml);
  ct_forward(t.m, t.d);
  return t;
}

static int between(const char* below, const char* above) {
  Trees t = sheets(below, above);
  int n = t.d->ncon;
  trees_close(&t);
  return n;
}

#define OFF "selfcollide='none' "
#define BETWEEN 158 // contacts of the two sheets in MuJoCo 3.5.0

static void r42av_ac1_masks_decide(void** state) {
  (void)state;
  static const struct {
    const char *below, *above;
    bool touch;
  } row[] = {
      {OFF "contype='1' conaffinity='0'", OFF "contype='0' conaffinity='1'", true},
      {OFF "contype='0' conaffinity='1'", OFF "contype='1' conaffinity='0'", true},
      {OFF "contype='4' conaffinity='2'", OFF "contype='2' conaffinity='1'", true},
      {OFF "contype='1' conaffinity='0'", OFF "contype='1' conaffinity='0'", false},
      {OFF "contype='0' conaffinity='1'", OFF "contype='0' conaffinity='1'", false},
  };
  for (size_t k = 0; k < sizeof row / sizeof *row; k++)
    assert_int_equal(between(row[k].below, row[k].above), row[k].touch ? BETWEEN : 0);
}

static void r42av_ac2_elements_meet_elements(void** state) {
  (void)state;
  Trees t = sheets(OFF, OFF);
  assert_int_equal(t.d->ncon, BETWEEN);
  for (int i = 0; i < t.d->ncon; i++) {
    const ctContact* con = t.d->contact + i;
    assert_true(con->flex[0] == 0 && con->flex[1] == 1);
    assert_true(con->elem[0] >= 0 && con->elem[1] >= 0 && con->dist < 0);
    assert_true(con->pos[2] > 0 && con->pos[2] < .03); // between the sheets
  }
  trees_close(&t);
}

static void r42av_ac3_other_masks_give_nothing(void** state) {
  (void)state;
  assert_int_equal(between(OFF "contype='2' conaffinity='2'", OFF "contype='1' conaffinity='1'"),
                   0);
}

// Friction by maximum, solref by solmix where priorities are equal; else those of the higher one.
static void r42av_ac4_parameters_are_combined(void** state) {
  (void)state;
  static const char* const first = OFF "friction='.5 .01 .002' solref='.02 1' solmix='1'";
  static const char* const second = OFF "friction='.8 .004 .003' solref='.06 .5' solmix='3'";
  Trees t = sheets(first, second);
  const ctContact* con = t.d->contact;
  trees_near_n(con->friction, (double[]){.8, .8, .01, .003, .003}, 5, 0);
  trees_near_n(con->solref, (double[]){.02 * .25 + .06 * .75, .25 + .5 * .75}, 2, 1e-15);
  trees_close(&t);
  char higher[200];
  snprintf(higher, sizeof higher, "%s priority='1'", first);
  t = sheets(higher, second);
  con = t.d->contact;
  trees_near_n(con->friction, (double[]){.5, .5, .01, .002, .002}, 5, 0);
  trees_near_n(con->solref, (double[]){.02, 1}, 2, 0);
  trees_close(&t);
}

// With both: what each does with itself, then what they do with each other.
static void r42av_ac5_contacts_of_each_stay(void** state) {
  (void)state;
  Trees t = sheets("selfcollide='none' internal='true'", OFF);
  int other = 0;
  for (int i = 0; i < t.d->ncon; i++) other += t.d->contact[i].flex[0] != t.d->contact[i].flex[1];
  assert_int_equal(other, BETWEEN);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42aiv_ac1_masks_of_the_flex_switch_it_off),
      cmocka_unit_test(r42aiv_ac2_rigid_flexes_do_not_meet_themselves),
      cmocka_unit_test(r42aiv_ac3_internal_and_self_are_independent),
      cmocka_unit_test(r42aiv_ac4_none_is_none),
      cmocka_unit_test(r42aiv_ac5_narrow_gives_contacts_of_elements),
      cmocka_unit_test(r42aiv_ac6_midphases_find_the_same_pairs),
      cmocka_unit_test(r42aiv_ac7_contacts_with_geoms_stay),
      cmocka_unit_test(r42av_ac1_masks_decide),
      cmocka_unit_test(r42av_ac2_elements_meet_elements),
      cmocka_unit_test(r42av_ac3_other_masks_give_nothing),
      cmocka_unit_test(r42av_ac4_parameters_are_combined),
      cmocka_unit_test(r42av_ac5_contacts_of_each_stay),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
