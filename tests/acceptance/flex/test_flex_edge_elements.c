// Specification item 27C: springs and dampers of flex edges act as passive forces, apart from the
// equality that keeps their lengths. Numbers without comment are those of MuJoCo 3.5.0.
#include "support/model_text.h"
#include "unit/pos/trees.h"

#include <stdio.h>

#define SLIDES                                                                                     \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/>"                           \
  "<joint type='slide' axis='0 0 1'/>"
#define GRAIN "<geom size='.01' contype='0' conaffinity='0'/>"

// A cable of two edges, .5 along x and .4 along y; joints of its first two vertices.
static Trees cable(const char* edge, const char* first, const char* second) {
  char xml[2000];
  int n = snprintf(xml, sizeof xml,
                   "<mujoco><worldbody><body name='a'>%s" GRAIN "</body>"
                   "<body name='b' pos='.5 0 0'>%s" GRAIN "</body>"
                   "<body name='c' pos='.5 .4 0'>" SLIDES GRAIN "</body></worldbody><deformable>"
                   "<flex name='f' dim='1' body='a b c' element='0 1 1 2'>%s</flex></deformable>"
                   "</mujoco>",
                   first, second, edge);
  assert_in_range(n, 1, sizeof xml - 1);
  return trees_open(xml);
}

static void r27c_ac01_a_stretched_edge_pulls_both_ends(void** state) {
  (void)state;
  Trees t = cable("<edge stiffness='100'/>", SLIDES, SLIDES);
  t.d->qpos[0] = -.05; // the first edge is 1.1 times as long as at rest
  ct_forward(t.m, t.d);
  double force = 100 * (.5 - 1.1 * .5);
  assert_within(t.d->flexedge_length[0], .55, 1e-15);
  trees_near_n(t.d->qfrc_passive, (double[]){-force, 0, 0, force, 0, 0, 0, 0, 0}, 9, 1e-13);
  trees_near_n(t.d->qfrc_spring, t.d->qfrc_passive, 9, 0);
  // compressed: the other way
  t.d->qpos[0] = .05;
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qfrc_passive, (double[]){force, 0, 0, -force, 0, 0, 0, 0, 0}, 9, 1e-13);
  trees_close(&t);
}

static void r27c_ac02_dampers_oppose_the_speed_of_an_edge(void** state) {
  (void)state;
  Trees t = cable("<edge damping='10'/>", SLIDES, SLIDES);
  memcpy(t.d->qvel, (double[]){1, 2, 3, -.5, .25, .1, 0, .75, -1}, 9 * sizeof(double));
  ct_forward(t.m, t.d);
  trees_near_n(t.d->flexedge_velocity, (double[]){-1.5, .5}, 2, 1e-15);
  trees_near_n(t.d->qfrc_damper, (double[]){-15, 0, 0, 15, 5, 0, 0, -5, 0}, 9, 1e-13);
  trees_near_n(t.d->qfrc_passive, t.d->qfrc_damper, 9, 0);
  // twice the speed, twice the force; across the edge, none
  for (int i = 0; i < 9; i++) t.d->qvel[i] *= 2;
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qfrc_passive, (double[]){-30, 0, 0, 30, 10, 0, 0, -10, 0}, 9, 1e-13);
  memcpy(t.d->qvel, (double[]){0, 1, 1, 0, 1, 1, 0, 1, 1}, 9 * sizeof(double));
  ct_forward(t.m, t.d);
  trees_near_n(t.d->qfrc_passive, (double[9]){0}, 9, 0);
  trees_close(&t);
}

static void r27c_ac03_without_numbers_there_is_no_force(void** state) {
  (void)state;
  static const char* const edge[] = {"", "<edge/>", "<edge stiffness='0' damping='0'/>"};
  for (int k = 0; k < 3; k++) {
    Trees t = cable(edge[k], SLIDES, SLIDES);
    for (int i = 0; i < 9; i++) {
      t.d->qpos[i] = .03 * (i % 4 - 1);
      t.d->qvel[i] = .5 * (i % 3 - 1);
    }
    ct_forward(t.m, t.d);
    assert_true(fabs(t.d->flexedge_length[0] - t.m->flexedge_length0[0]) > .01);
    trees_near_n(t.d->qfrc_passive, (double[9]){0}, 9, 0);
    trees_close(&t);
  }
}

// Vertices without joints are pinned. Between two of them the edge is rigid; with one, the other
// end alone is pulled.
static void r27c_ac04_pinned_vertices(void** state) {
  (void)state;
  Trees t = cable("<edge stiffness='100' damping='10'/>", "", "");
  t.d->qpos[1] = .04;
  t.d->qvel[1] = .2;
  ct_forward(t.m, t.d);
  assert_int_equal(t.m->nv, 3);
  assert_int_equal(t.m->flexedge_rigid[0], 1);
  assert_int_equal(t.m->flexedge_rigid[1], 0);
  assert_int_equal(t.m->flexedge_J_rownnz[0], 0);
  trees_near_n(t.d->qfrc_spring, (double[]){0, -4, 0}, 3, 1e-13);
  trees_near_n(t.d->qfrc_damper, (double[]){0, -2, 0}, 3, 1e-13);
  trees_close(&t);
}

#define SHEET(material, equality)                                                                  \
  "<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='3 3 1' "                       \
  "spacing='.1 .1 .1' mass='1' radius='.001'><contact selfcollide='none' solref='.9 .8'/>"         \
  "<edge equality='false'/>" material "</flexcomp></worldbody><equality><flex flex='f' " equality  \
  "/></equality></mujoco>"

// The rows that keep the lengths take solref of the equality, whatever the material or the contact
// of the flex says: what the specification's renamed function was about.
static void r27c_ac05_rows_of_edges_take_the_equality_s_solref(void** state) {
  (void)state;
  static const char* const xml[] = {
      SHEET("", "solref='.05 .7'"),
      SHEET("<elasticity young='1e5' poisson='.3' thickness='.01' elastic2d='both'/>",
            "solref='.05 .7'"),
      SHEET("", "")};
  double first[4];
  for (int k = 0; k < 3; k++) {
    Trees t = trees_open(xml[k]);
    ct_forward(t.m, t.d);
    assert_int_equal(t.d->ne, t.m->nflexedge);
    assert_within(t.m->eq_solref[0], k < 2 ? .05 : .02, 0);
    assert_within(t.m->eq_solref[1], k < 2 ? .7 : 1, 0);
    if (k == 0) memcpy(first, t.d->efc_KBIP, sizeof first);
    // stiffness and damping of the rows: 1 / (dmax^2 timeconst^2 dampratio^2), 2 / (dmax timeconst)
    double dmax = t.m->eq_solimp[1], time = t.m->eq_solref[0], ratio = t.m->eq_solref[1];
    for (int i = 0; i < t.d->ne; i++) {
      assert_relative(t.d->efc_KBIP[4 * i], 1 / pow(dmax * time * ratio, 2), 1e-12);
      assert_relative(t.d->efc_KBIP[4 * i + 1], 2 / (dmax * time), 1e-12);
    }
    if (k == 1) trees_near_n(t.d->efc_KBIP, first, 4, 0);
    trees_close(&t);
  }
}

// Passive forces add to what is there and leave the rows of constraints as they are.
static void r27c_ac08_rows_are_the_same_with_dampers(void** state) {
  (void)state;
  static const char* const edge[] = {"", "<edge damping='.5'/>"};
  Trees t[2];
  for (int k = 0; k < 2; k++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><worldbody><geom type='plane' size='1 1 .1'/>"
             "<flexcomp name='f' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1' "
             "radius='.01' pos='0 0 .009'><contact selfcollide='none'/>%s</flexcomp></worldbody>"
             "</mujoco>",
             edge[k]);
    t[k] = trees_open(xml);
    for (int i = 0; i < t[k].m->nv; i++) t[k].d->qvel[i] = .1 * sin(i);
    ct_forward(t[k].m, t[k].d);
  }
  int nv = (int)t[0].m->nv;
  assert_true(t[0].d->nefc > 0 && t[0].d->nefc == t[1].d->nefc);
  trees_near_n(t[0].d->efc_aref, t[1].d->efc_aref, t[0].d->nefc, 0);
  trees_near_n(t[0].d->qfrc_passive, (double[27]){0}, nv, 0);
  assert_true(largest_of(t[1].d->qfrc_passive, nv) > 1e-3);
  for (int k = 0; k < 2; k++) trees_close(&t[k]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r27c_ac01_a_stretched_edge_pulls_both_ends),
      cmocka_unit_test(r27c_ac02_dampers_oppose_the_speed_of_an_edge),
      cmocka_unit_test(r27c_ac03_without_numbers_there_is_no_force),
      cmocka_unit_test(r27c_ac04_pinned_vertices),
      cmocka_unit_test(r27c_ac05_rows_of_edges_take_the_equality_s_solref),
      cmocka_unit_test(r27c_ac08_rows_are_the_same_with_dampers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
