// Requirement 42: flexes and flexcomps from MJCF. Bodies are attributes here, not elements
// (docs/requirements.md). Numbers without comment are those of MuJoCo 3.5.0.
#include "support/model_text.h"
#include "unit/pos/trees.h"

#include <stdio.h>

enum { SIDE = 3, BODIES = SIDE * SIDE };

#define ELEMENTS                                                                                   \
  "0 3 4 0 4 1 1 4 5 1 5 2 3 6 7 3 7 4 4 7 8 4 8 5" // two triangles a square, as in a grid
#define MATERIAL                                                                                   \
  "<edge damping='.1'/><elasticity young='1e4' poisson='.2' thickness='.01' damping='.01' "        \
  "elastic2d='stretch'/><contact selfcollide='none'/>"

static void write_bodies(char* out, size_t size, char* names, size_t names_size) {
  size_t n = 0, k = 0;
  for (int i = 0; i < BODIES; i++) {
    n +=
        (size_t)snprintf(out + n, size - n,
                         "<body name='v%d' pos='%g %g 0'>%s<inertial pos='0 0 "
                         "0' mass='.02' diaginertia='1e-5 1e-5 1e-5'/></body>",
                         i, .1 * (i / SIDE), .1 * (i % SIDE),
                         i < SIDE ? ""
                                  : "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 "
                                    "1 0'/><joint type='slide' axis='0 0 1'/>");
    k += (size_t)snprintf(names + k, names_size - k, "v%d ", i);
    assert_true(n < size && k < names_size);
  }
}

// A cloth of eight triangles that hangs on one side.
static void cloth(char* xml, size_t size) {
  char bodies[4000], names[100];
  write_bodies(bodies, sizeof bodies, names, sizeof names);
  int n = snprintf(xml, size,
                   "<mujoco><worldbody>%s</worldbody><deformable><flex name='cloth' dim='2' "
                   "radius='.01' body='%s' element='" ELEMENTS "'>" MATERIAL
                   "</flex></deformable></mujoco>",
                   bodies, names);
  assert_in_range(n, 1, size - 1);
}

static void r42_ac01_a_cloth_loads_and_moves(void** state) {
  (void)state;
  char xml[6000];
  cloth(xml, sizeof xml);
  Trees t = trees_open(xml);
  assert_int_equal(t.m->nflexvert, 9);
  assert_int_equal(t.m->nflexelem, 8);
  assert_int_equal(t.m->nflexedge, 16);
  assert_int_equal(t.m->nv, 18);
  for (int i = 0; i < 100; i++) ct_step(t.m, t.d);
  static const double qpos[18] = {-0.05665562979554, 0.008325858427761,  -0.118240009274,
                                  -0.05039954608933, -0.000824823179815, -0.1070545042039,
                                  -0.05769901041844, -0.008177031059509, -0.1164535621685,
                                  -0.06030668210318, 0.009916534974055,  -0.1897457601011,
                                  -0.06792608002011, -0.00134747060391,  -0.1865471578427,
                                  -0.06287470481443, -0.008646127084033, -0.188954578269};
  static const double qvel[18] = {
      -0.6137408729628, 0.04946023947929,  -0.2336030583562,  -0.3978395654592,   0.01383122771948,
      -0.2410283408282, -0.5798481102069,  -0.03701078507142, -0.2197608517094,   -1.359993556373,
      0.1328172420909,  -1.587477561774,   -1.386449301309,   -0.008974670848547, -1.478262060256,
      -1.387732597681,  -0.08264905623861, -1.564793410402};
  trees_near_n(t.d->qpos, qpos, 18, 1e-9);
  trees_near_n(t.d->qvel, qvel, 18, 1e-9);
  trees_close(&t);
}

static void r42_ac02_a_grid_has_the_expected_mesh(void** state) {
  (void)state;
  ctModel* m =
      model_world("", "<flexcomp name='g' type='grid' dim='2' count='4 3 1' spacing='.1 .2 "
                      ".1' mass='6' radius='.01' pos='1 2 3'/>");
  assert_int_equal(m->nflexvert, 12);
  assert_int_equal(m->nflexelem, 12);
  assert_int_equal(m->nflexedge, 23);
  assert_int_equal(m->nv, 36);
  static const int elem[] = {0, 3, 4, 0, 4, 1, 1, 4, 5,  1, 5,  2, 3, 6,  7,  3, 7,  4,
                             4, 7, 8, 4, 8, 5, 6, 9, 10, 6, 10, 7, 7, 10, 11, 7, 11, 8};
  assert_memory_equal(m->flex_elem, elem, sizeof elem);
  for (int i = 0; i < 12; i++) {
    // centred, the last coordinate fastest
    const double pos[3] = {1 + .1 * (i / 3 - 1.5), 2 + .2 * (i % 3 - 1), 3};
    model_near(m->body_pos + 3 * (i + 1), pos, 3, 1e-15);
    assert_true(m->body_mass[i + 1] == .5);
  }
  ct_deleteModel(m);
}

// The way without a file: a flex made by calls is the same model.
static void r42_ac03_a_flex_made_by_calls(void** state) {
  (void)state;
  char xml[6000], bodies[4000], names[100], world[5000], error[500] = "";
  write_bodies(bodies, sizeof bodies, names, sizeof names);
  snprintf(world, sizeof world, "<mujoco><worldbody>%s</worldbody></mujoco>", bodies);
  ctSpec* s = ct_parseXMLString(world, NULL, error, sizeof error);
  assert_non_null(s);
  ctsFlex* f = cts_addFlex(s);
  assert_non_null(f);
  static const int elem[] = {0, 3, 4, 0, 4, 1, 1, 4, 5, 1, 5, 2,
                             3, 6, 7, 3, 7, 4, 4, 7, 8, 4, 8, 5};
  assert_int_equal(cts_setName(f->element, "cloth"), 0);
  cts_setInt(f->elem, elem, 24);
  cts_setStringVec(f->vertbody, names);
  f->dim = 2;
  f->radius = .01;
  f->edgedamping = .1;
  f->young = 1e4;
  f->poisson = .2;
  f->thickness = .01;
  f->damping = .01;
  f->elastic2d = 2;
  f->selfcollide = ctFLEXSELF_NONE;
  ctModel* made = ct_compile(s, NULL);
  if (!made) fail_msg("%s", cts_getError(s));
  cloth(xml, sizeof xml);
  ctModel* read = model_text(xml);
  model_same(made, read); // every field, and the same run
  ctData *a = ct_makeData(made), *b = ct_makeData(read);
  for (int i = 0; i < 100; i++) {
    ct_step(made, a);
    ct_step(read, b);
  }
  assert_memory_equal(a->qpos, b->qpos, (size_t)made->nq * sizeof(double));
  assert_true(largest_of(a->qpos, (int)made->nq) > .1);
  ct_deleteData(a);
  ct_deleteData(b);
  ct_deleteModel(made);
  ct_deleteModel(read);
  ct_deleteSpec(s);
}

// Equality of a flex: every edge keeps its length.
static void r42_ac01_equality_of_a_flex(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='3 3 1' "
                       "spacing='.1 .1 .1' mass='1' radius='.001'><contact selfcollide='none'/>"
                       "<pin id='0 1 2'/></flexcomp></worldbody>"
                       "<equality><flex flex='f'/></equality></mujoco>");
  ct_forward(t.m, t.d);
  // three edges lie between pinned vertices
  assert_int_equal(t.d->ne, t.m->nflexedge - 2);
  for (int i = 0; i < 300; i++) ct_step(t.m, t.d);
  for (int i = 0; i < t.m->nflexedge; i++)
    trees_near(t.d->flexedge_length[i], t.m->flexedge_length0[i], 5e-3);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r42_ac01_a_cloth_loads_and_moves),
      cmocka_unit_test(r42_ac01_equality_of_a_flex),
      cmocka_unit_test(r42_ac02_a_grid_has_the_expected_mesh),
      cmocka_unit_test(r42_ac03_a_flex_made_by_calls),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
