#include "constraint/contact_bodies.h"
#include "unit/constraint/row_case.h"

static void geoms_are_their_bodies(void** state) {
  (void)state;
  Trees t = row_case("", "", false);
  row_case_state(t.m, t.d);
  ContactBodies b;
  contact_bodies(t.m, t.d, t.d->contact, &b);
  assert_true(b.simple && b.n == 2);
  assert_int_equal(b.body[0], 0);
  assert_int_equal(b.body[1], 1);
  assert_true(b.weight[0] == -1 && b.weight[1] == 1);
  assert_int_equal(contact_bodies_bound(t.m, t.d->contact), 6);
  trees_close(&t);
}

#define CLOTH                                                                                      \
  "<mujoco><worldbody><geom name='g' type='sphere' size='.1'/><body name='v0' pos='0 0 1'>"        \
  "<joint type='slide'/><geom size='.01'/></body><body name='v1' pos='1 0 1'><joint "              \
  "type='slide'/><geom size='.01'/></body><body name='v2' pos='0 1 1'><joint type='slide'/><geom " \
  "size='.01'/></body></worldbody><deformable><flex name='f' dim='2' body='v0 v1 v2' "             \
  "vertex='0 0 0 0 0 0 0 0 0' element='0 1 2'/></deformable></mujoco>"

// A flex vertex is its body; an element shares the push among its corners, nearer ones getting
// more.
static void flex_sides(void** state) {
  (void)state;
  Trees t = trees_open(CLOTH);
  ct_forward(t.m, t.d);
  for (int v = 0; v < 3; v++)
    memcpy(t.d->flexvert_xpos + 3 * v, t.d->xpos + 3 * t.m->flex_vertbodyid[v], 3 * sizeof(double));
  ctContact con = {
      .pos = {.2, 0, 1}, .geom = {0, -1}, .flex = {-1, 0}, .elem = {-1, -1}, .vert = {-1, 1}};
  ContactBodies b;
  contact_bodies(t.m, t.d, &con, &b);
  assert_true(b.simple && b.n == 2 && b.body[1] == 2 && b.weight[1] == 1);
  con.elem[1] = 0;
  con.vert[1] = -1;
  contact_bodies(t.m, t.d, &con, &b);
  assert_true(!b.simple && b.n == 4);
  double w[3] = {1 / .2, 1 / .8, 1 / sqrt(1.04)}, sum = w[0] + w[1] + w[2];
  for (int k = 0; k < 3; k++) {
    assert_int_equal(b.body[k + 1], k + 1);
    trees_near(b.weight[k + 1], w[k] / sum, 1e-12);
  }
  assert_int_equal(contact_bodies_bound(t.m, &con), 3);
  contact_bodies_shares(t.m, t.d, &con, &b);
  assert_true(b.weight[0] == 1 && b.weight[1] > 0);
  // a vertex of the element that is the other side is left out
  con.vert[0] = 1;
  con.geom[0] = -1;
  con.flex[0] = 0;
  contact_bodies(t.m, t.d, &con, &b);
  assert_int_equal(b.n, 3);
  assert_int_equal(contact_bodies_bound(t.m, &con), 3);
  trees_close(&t);
}

// A vertex of an interpolated flex is carried by the nodes of its box.
static void interpolated_sides(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/><flexcomp name='f' "
                 "type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' mass='1' "
                 "dof='trilinear'><contact selfcollide='none'/></flexcomp></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  ctContact con = {.geom = {0, -1}, .flex = {-1, 0}, .elem = {-1, -1}, .vert = {-1, 13}};
  ContactBodies b;
  contact_bodies(t.m, t.d, &con, &b);
  assert_int_equal(b.n, 1 + 8); // vertex 13 is the middle
  assert_false(b.simple);
  for (int k = 1; k <= 8; k++) trees_near(b.weight[k], 0.125, 1e-12);
  con.vert[1] = 0;
  contact_bodies(t.m, t.d, &con, &b);
  assert_int_equal(b.n, 1 + 1);
  assert_int_equal(b.body[1], t.m->flex_nodebodyid[0]);
  trees_near(b.weight[1], 1, 1e-12);
  assert_int_equal(contact_bodies_bound(t.m, &con), 24);
  trees_close(&t);
}

// As first side the place of vertex 26, the corner (1, 1, 1) of the box, is taken for (-1, -1, -1),
// as in MuJoCo: eight times the opposite node, and twice each of three others; the rest is
// negative.
static void first_side_of_an_interpolated_flex_is_mirrored(void** state) {
  (void)state;
  Trees t =
      trees_open("<mujoco><worldbody><geom type='plane' size='1 1 1'/><flexcomp name='f' "
                 "type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' mass='1' "
                 "dof='trilinear'><contact selfcollide='none'/></flexcomp></worldbody></mujoco>");
  ct_forward(t.m, t.d);
  ctContact con = {.geom = {-1, 0}, .flex = {0, -1}, .elem = {-1, -1}, .vert = {26, -1}};
  ContactBodies b;
  contact_bodies(t.m, t.d, &con, &b);
  assert_int_equal(b.n, 4 + 1);
  assert_int_equal(b.body[0], t.m->flex_nodebodyid[0]);
  trees_near(b.weight[0], 8, 1e-12);
  for (int k = 1; k < 4; k++) trees_near(b.weight[k], 2, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(geoms_are_their_bodies),
      cmocka_unit_test(flex_sides),
      cmocka_unit_test(interpolated_sides),
      cmocka_unit_test(first_side_of_an_interpolated_flex_is_mirrored),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
