#include "collide/collide.h"
#include "model/data.h"
#include "unit/collide/flexes.h"

#include <stdlib.h>
#include <string.h>

#define PILE(contact)                                                                              \
  "<mujoco><worldbody><geom name='floor' type='plane' size='1 1 1'/>" FREE(                        \
      "0 0 .09", "name='a' size='.1'") FREE(".15 0 .09", "name='b' size='.1'")                     \
      FREE(".3 0 .09", "name='c' size='.1'") "</worldbody><contact>" contact "</contact></mujoco>"

static void assert_geoms(const ctData* d, int i, int g1, int g2) {
  assert_int_equal(d->contact[i].geom[0], g1);
  assert_int_equal(d->contact[i].geom[1], g2);
}

static void order_of_bodies(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  ct_collision(t.m, t.d);
  assert_int_equal(t.d->ncon, 5);
  assert_geoms(t.d, 0, 0, 1);
  assert_geoms(t.d, 1, 0, 2);
  assert_geoms(t.d, 2, 0, 3);
  assert_geoms(t.d, 3, 1, 2);
  assert_geoms(t.d, 4, 2, 3);
  assert_ptr_equal(t.d->contact, t.d->arena);
  trees_close(&t);
}

static void excluded_bodies(void** state) {
  (void)state;
  Trees t =
      pairs_open("<mujoco><worldbody><body name='p'><freejoint/><geom size='.1'/></body><body "
                 "name='q'><freejoint/><geom size='.1'/></body><body><freejoint/><geom size='.1'/>"
                 "</body></worldbody><contact><exclude body1='q' body2='p'/></contact></mujoco>");
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 2);
  assert_geoms(t.d, 0, 0, 2);
  assert_geoms(t.d, 1, 1, 2);
  trees_close(&t);
}

static void explicit_pairs_come_first_and_replace(void** state) {
  (void)state;
  Trees t = pairs_open(
      PILE("<pair geom1='c' geom2='b' condim='1'/><pair geom1='a' geom2='c' margin='1'/>"));
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 6);
  assert_geoms(t.d, 3, 1, 2);
  assert_geoms(t.d, 4, 1, 3); // apart, but within the margin of the pair
  assert_geoms(t.d, 5, 2, 3);
  assert_int_equal(t.d->contact[5].dim, 1);
  trees_close(&t);
}

// Two bodies with two geoms each: what the search of their trees marks is gone after the next one.
static void marks_are_of_the_last_search(void** state) {
  (void)state;
  Trees t = pairs_open("<mujoco><worldbody>"
                       "<body><freejoint/><geom size='.1'/><geom size='.1' pos='.3 0 0'/></body>"
                       "<body pos='0 .1 0'><freejoint/><geom size='.1'/><geom size='.1' pos='.3 0 "
                       "0'/></body></worldbody></mujoco>");
  collide(t.m, t.d);
  int marked = 0, roots = t.d->bvh_active[t.m->body_bvhadr[1]];
  for (int i = 0; i < t.m->nbvh; i++) marked += t.d->bvh_active[i];
  assert_true(marked > 2 && roots);
  t.d->qpos[0] = 5;
  ct_kinematics(t.m, t.d);
  collide(t.m, t.d);
  for (int i = 0; i < t.m->nbvh; i++) assert_int_equal(t.d->bvh_active[i], 0);
  trees_close(&t);
}

static void flags(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  t.m->opt.disableflags = ctDSBL_CONTACT;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  t.m->opt.disableflags = ctDSBL_CONSTRAINT;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  t.m->opt.disableflags = ctDSBL_MIDPHASE;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 5);
  trees_close(&t);
}

// Bodies with several geoms: the same contacts with and without the trees of boxes.
static void midphase_changes_nothing(void** state) {
  (void)state;
  Trees t = pairs_open(
      "<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .1'><freejoint/><geom "
      "size='.12'/><geom type='box' size='.1 .1 .1' pos='.2 0 0'/></body><body pos='.3 .1 .1'>"
      "<freejoint/><geom type='capsule' size='.1 .1'/><geom type='cylinder' size='.1 .1' "
      "pos='.1 0 0'/></body></worldbody></mujoco>");
  collide(t.m, t.d);
  int n = t.d->ncon;
  assert_true(n > 6);
  ctContact* kept = malloc((size_t)n * sizeof *kept);
  memcpy(kept, t.d->contact, (size_t)n * sizeof *kept);
  t.m->opt.disableflags |= ctDSBL_MIDPHASE;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, n);
  for (int i = 0; i < n; i++) {
    int same = 0;
    for (int k = 0; k < n; k++)
      same += memcmp(kept + i, t.d->contact + k, offsetof(ctContact, efc_address)) == 0;
    assert_int_equal(same, 1);
  }
  free(kept);
  trees_close(&t);
}

// All in one place: every pair touches, none is lost.
static void many_in_one_place(void** state) {
  (void)state;
  enum { N = 300 };
  char* xml = malloc(100 * N);
  size_t at = (size_t)sprintf(xml, "<mujoco><worldbody>");
  for (int i = 0; i < N; i++)
    at += (size_t)sprintf(xml + at, "<body><freejoint/><geom size='.1'/></body>");
  sprintf(xml + at, "</worldbody></mujoco>");
  Trees t = pairs_open(xml);
  free(xml);
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, N * (N - 1) / 2);
  for (int i = 0; i < t.d->ncon; i++) assert_true(isfinite(t.d->contact[i].pos[0]));
  t.d->geom_xpos[0] = NAN;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, (N - 1) * (N - 2) / 2);
  trees_close(&t);
}

static void limit_names_the_pair(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  data_own(t.d)->limit = 3 * sizeof(ctContact) + 8;
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 3);
  assert_int_equal(t.d->warning[ctWARN_CONTACTFULL].number, 1);
  assert_non_null(strstr(ct_lastWarning(t.d), "(a)"));
  assert_non_null(strstr(ct_lastWarning(t.d), "(b)"));
  trees_close(&t);
}

static void added_contact(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  collide(t.m, t.d);
  ctContact con = t.d->contact[2];
  con.dist = -7;
  assert_int_equal(ct_addContact(t.m, t.d, &con), 0);
  assert_int_equal(t.d->ncon, 6);
  assert_near(t.d->contact[5].dist, -7, 0);
  data_own(t.d)->limit = 0;
  assert_int_equal(ct_addContact(t.m, t.d, &con), 1);
  assert_int_equal(t.d->ncon, 6);
  trees_close(&t);
}

static void contacts_that_cannot_be_are_not_added(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  collide(t.m, t.d);
  ctContact good = t.d->contact[0], con;
  int n = t.d->ncon;
  static const int dim[] = {0, 2, 5, 7, 77, -1};
  for (size_t i = 0; i < sizeof dim / sizeof *dim; i++) {
    con = good;
    con.dim = dim[i];
    assert_int_equal(ct_addContact(t.m, t.d, &con), 1);
  }
  static const int geom[] = {-1, 1000};
  for (size_t i = 0; i < sizeof geom / sizeof *geom; i++) {
    con = good;
    con.geom[1] = geom[i]; // and no flex
    assert_int_equal(ct_addContact(t.m, t.d, &con), 1);
  }
  assert_int_equal(t.d->ncon, n);
  assert_non_null(strstr(ct_lastWarning(t.d), "is not added"));
  trees_close(&t);
}

static void zero_sizes(void** state) {
  (void)state;
  Trees t = pairs_open(WORLD(FREE("0 0 0", "type='box' size='.1 .1 .1'") FREE(
      ".1 0 0", "type='box' size='.1 .1 .1'") FREE("0 .1 0", "type='capsule' size='.1 .1'")
                                 FREE("0 .1 0", "type='capsule' size='.1 .1'")));
  for (int i = 0; i < 12; i++) t.m->geom_size[i] = 0;
  collide(t.m, t.d);
  assert_true(t.d->ncon >= 0);
  trees_close(&t);
}

// A flex and a body, a flex and the floor, then what is within the flex; a limit names the flex.
static void order_of_flexes(void** state) {
  (void)state;
  Trees t = flexes_open(WORLD("<geom name='floor' type='plane' size='1 1 1'/>" FREE(
      "0 0 .08", "size='.09'") GRID("cloth", "2", "3 3 1", "0 0 .005", "selfcollide='narrow'")));
  collide(t.m, t.d);
  assert_true(t.d->ncon > 10);
  assert_geoms(t.d, 0, 0, 1);
  for (int i = 0; i < 9; i++) {
    assert_geoms(t.d, 1 + i, 0, -1);
    assert_int_equal(t.d->contact[1 + i].vert[1], i);
    assert_int_equal(t.d->contact[1 + i].flex[1], 0);
  }
  for (int i = 10; i < t.d->ncon; i++) {
    assert_geoms(t.d, i, 1, -1);
    assert_true(t.d->contact[i].elem[1] >= 0 && t.d->contact[i].vert[1] == -1);
  }
  data_own(t.d)->limit = 5 * sizeof(ctContact);
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 5);
  const char* text = ct_lastWarning(t.d);
  if (!strstr(text, "geom 0 (floor) and flex 0 (cloth)")) fail_msg("warning '%s'", text);
  trees_close(&t);
}

// Contacts of flexes: an element or a vertex that exists, of a flex that exists.
static void added_contacts_of_flexes(void** state) {
  (void)state;
  Trees t = flexes_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/>" GRID(
      "f", "2", "3 3 1", "0 0 .5", ALONE) "</worldbody></mujoco>");
  collide(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  static const struct {
    int flex, elem, vert, added;
  } row[] = {{0, -1, 0, 1}, {0, -1, 8, 1},  {0, 0, -1, 1}, {0, 7, -1, 1},  {0, -1, 9, 0},
             {0, 8, -1, 0}, {0, -1, -1, 0}, {1, -1, 0, 0}, {-1, -1, 0, 0}, {0, 8, 9, 0}};
  int n = 0;
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    static const int dims[] = {1, 3, 4, 6};
    ctContact con = {.dim = dims[k % 4],
                     .geom = {0, -1},
                     .flex = {-1, row[k].flex},
                     .elem = {-1, row[k].elem},
                     .vert = {-1, row[k].vert},
                     .dist = (double)k};
    con.frame[2] = 1;
    assert_int_equal(ct_addContact(t.m, t.d, &con), !row[k].added);
    n += row[k].added;
    assert_int_equal(t.d->ncon, n);
    if (row[k].added) assert_true(t.d->contact[n - 1].dist == (double)k);
  }
  trees_close(&t);
}

static int claimed;
static int claim(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, double margin) {
  (void)m, (void)d, (void)g1, (void)g2, (void)margin;
  for (int k = 0; k < claimed && k < ctMAXCONPAIR; k++) {
    con[k].dist = -.01;
    memset(con[k].pos, 0, sizeof con[k].pos);
    con[k].frame[0] = con[k].frame[1] = 0;
    con[k].frame[2] = 1;
  }
  return claimed;
}

// A collider of the user that claims more contacts than there can be, or less than none.
static void claims_of_colliders(void** state) {
  (void)state;
  Trees t = pairs_open(PILE(""));
  static const ctCallbacks none;
  ctCallbacks hooks = none;
  ctfCollision table[ctNGEOMTYPES][ctNGEOMTYPES];
  for (int a = 0; a < ctNGEOMTYPES; a++)
    for (int b = 0; b < ctNGEOMTYPES; b++) table[a][b] = claim;
  hooks.collision = &table[0][0];
  ct_setCallbacks(t.d, &hooks);
  static const int row[][2] = {
      {2, 2}, {0, 0}, {-3, 0}, {ctMAXCONPAIR, ctMAXCONPAIR}, {1000, ctMAXCONPAIR}};
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    claimed = row[k][0];
    int before = t.d->warning[ctWARN_CONTACTFULL].number;
    collide(t.m, t.d);
    assert_int_equal(t.d->ncon, 5 * row[k][1]);
    bool warned = t.d->warning[ctWARN_CONTACTFULL].number > before;
    assert_int_equal(warned, row[k][0] != row[k][1]);
    for (int i = 0; i < t.d->ncon; i++) { // with a tangent that the collider did not give
      const double* x = t.d->contact[i].frame;
      assert_near(x[3] * x[3] + x[4] * x[4] + x[5] * x[5], 1, 1e-12);
    }
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order_of_flexes),
      cmocka_unit_test(order_of_bodies),
      cmocka_unit_test(excluded_bodies),
      cmocka_unit_test(explicit_pairs_come_first_and_replace),
      cmocka_unit_test(marks_are_of_the_last_search),
      cmocka_unit_test(flags),
      cmocka_unit_test(midphase_changes_nothing),
      cmocka_unit_test(many_in_one_place),
      cmocka_unit_test(limit_names_the_pair),
      cmocka_unit_test(added_contact),
      cmocka_unit_test(contacts_that_cannot_be_are_not_added),
      cmocka_unit_test(zero_sizes),
      cmocka_unit_test(added_contacts_of_flexes),
      cmocka_unit_test(claims_of_colliders),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
