#include "unit/spec/flex_case.h"

#include <corten/corten.h>

static BodyElement* body(const FlexCase* c, const char* name) {
  return (BodyElement*)(void*)spec_find(c->spec, ctOBJ_BODY, name);
}

// Each point gets a body of its share of the mass, three slides, and the flex no positions.
static void points_get_bodies(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){3, 2, 1});
  c.def.mass = 3;
  c.def.pos[2] = 5;
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.spec->list[ctOBJ_BODY].count, 7);
  const BodyElement* b = body(&c, "f_5");
  assert_near(b->s.mass, 0.5, 1e-15);
  assert_near(b->s.inertia[1], 0.5 * 2 * 0.005 * 0.005 / 3, 1e-18);
  assert_near(b->s.pos[0], 1, 1e-15);
  assert_near(b->s.pos[2], 5, 1e-15);
  assert_int_equal(b->joints.count, 3);
  const ctsFlex* f = &c.def.flex->s;
  assert_int_equal(f->vertbody->count, 6);
  assert_int_equal(f->vert->count, 0);
  assert_string_equal(spec_name(&c.def.flex->e), "f");
  assert_int_equal(f->flatskin, 0);
  flex_close(&c);
}

static void pins_stay_on_the_parent(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){3, 3, 1});
  assert_true(vectors_add_int(c.def.pinid, 0));
  const int range[2] = {1, 2}, grid[2] = {2, 2}, block[4] = {1, 0, 1, 1};
  assert_true(vectors_set(VALUE_INTVEC, c.def.pinrange, range, 2));
  assert_true(vectors_set(VALUE_INTVEC, c.def.pingrid, grid, 2));
  assert_true(vectors_set(VALUE_INTVEC, c.def.pingridrange, block, 4));
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.spec->list[ctOBJ_BODY].count, 1 + 3);
  assert_null(body(&c, "f_8"));
  assert_non_null(body(&c, "f_5"));
  const ctsFlex* f = &c.def.flex->s;
  assert_string_equal(vectors_text(f->vertbody->data + 4), "world");
  assert_near(f->vert->data[0], -1, 1e-15);
  assert_near(f->vert->data[15], 0, 0);
  flex_close(&c);
}

static void all_pinned_is_rigid(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){2, 2, 1});
  const int range[2] = {0, 3};
  assert_true(vectors_set(VALUE_INTVEC, c.def.pinrange, range, 2));
  c.def.equality = 1;
  assert_int_equal(flex_make(&c), CT_OK);
  assert_int_equal(c.def.flex->s.vertbody->count, 1);
  assert_int_equal(c.def.flex->s.vert->count, 12);
  assert_int_equal(c.spec->list[ctOBJ_EQUALITY].count, 0);
  flex_close(&c);
}

// Eight or 27 nodes at the corners of the box share the mass.
static void nodes_of_a_box(void** state) {
  (void)state;
  for (int dof = FLEXCOMP_TRILINEAR; dof <= FLEXCOMP_QUADRATIC; dof++) {
    FlexCase c;
    flex_open(&c, FLEXCOMP_GRID, 3, (int[3]){3, 3, 3});
    c.def.dof = dof;
    assert_int_equal(flex_make(&c), CT_OK);
    int n = dof == FLEXCOMP_TRILINEAR ? 8 : 27;
    double mass = 0;
    assert_int_equal(c.spec->list[ctOBJ_BODY].count, 1 + n);
    for (int i = 1; i <= n; i++)
      mass += ((BodyElement*)(void*)c.spec->list[ctOBJ_BODY].data[i])->s.mass;
    assert_near(mass, 1, 1e-14);
    assert_near(body(&c, "f_0_0_1")->s.pos[2], dof == FLEXCOMP_TRILINEAR ? 1 : 0, 1e-15);
    assert_int_equal(c.def.flex->s.nodebody->count, n);
    assert_int_equal(c.def.flex->s.vert->count, 81);
    assert_int_equal(c.def.flex->s.flatskin, 1);
    flex_close(&c);
  }
}

static void equality_of_vertices(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){2, 2, 1});
  c.def.equality = 2;
  c.def.eq_solref[0] = 0.5;
  assert_int_equal(flex_make(&c), CT_OK);
  const EqualityElement* eq = (EqualityElement*)(void*)c.spec->list[ctOBJ_EQUALITY].data[0];
  assert_int_equal(eq->s.type, ctEQ_FLEXVERT);
  assert_near(eq->s.solref[0], 0.5, 0);
  assert_string_equal(vectors_text(eq->s.name1), "f");
  flex_close(&c);
}

// Points that no element uses are dropped, and pins and texture coordinates follow.
static void unused_points_go(void** state) {
  (void)state;
  FlexCase c;
  flex_open(&c, FLEXCOMP_DIRECT, 2, (int[3]){1, 1, 1});
  const double point[12] = {9, 9, 9, 0, 0, 0, 1, 0, 0, 0, 1, 0};
  const int element[3] = {1, 2, 3};
  const float texcoord[8] = {9, 9, 1, 2, 3, 4, 5, 6};
  assert_true(vectors_set(VALUE_DOUBLEVEC, c.def.point, point, 12));
  assert_true(vectors_set(VALUE_INTVEC, c.def.element, element, 3));
  assert_true(vectors_set(VALUE_FLOATVEC, c.def.texcoord, texcoord, 8));
  assert_true(vectors_add_int(c.def.pinid, 2));
  c.def.scale[0] = 2;
  assert_int_equal(flex_make(&c), CT_OK);
  const ctsFlex* f = &c.def.flex->s;
  assert_int_equal(f->elem->data[2], 2);
  assert_int_equal(f->texcoord->count, 6);
  assert_near((double)f->texcoord->data[0], 1, 0);
  assert_string_equal(vectors_text(f->vertbody->data + 1), "world");
  assert_near(f->vert->data[3], 2, 1e-15);
  flex_close(&c);
}

typedef struct Bad {
  void (*spoil)(FlexcompDef*);
  const char* message;
} Bad;
static void bad_dim(FlexcompDef* d) { d->flex->s.dim = 4; }
static void bad_count(FlexcompDef* d) { d->count[1] = 0; }
static void bad_spacing(FlexcompDef* d) { d->spacing[2] = 0.001; }
static void bad_scale(FlexcompDef* d) { d->scale[2] = 0; }
static void bad_mass(FlexcompDef* d) { d->mass = 0; }
static void bad_pin(FlexcompDef* d) { assert_true(vectors_add_int(d->pinid, 99)); }
static void bad_range(FlexcompDef* d) { assert_true(vectors_add_int(d->pinrange, 0)); }
static void bad_element(FlexcompDef* d) {
  d->type = FLEXCOMP_DIRECT;
  const double point[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  const int element[3] = {0, 1, 3};
  assert_true(vectors_set(VALUE_DOUBLEVEC, d->point, point, 9));
  assert_true(vectors_set(VALUE_INTVEC, d->element, element, 3));
}

static void bad_values_are_named(void** state) {
  (void)state;
  static const Bad kBad[] = {
      {bad_dim, "Invalid dim, must be between 1 and 3"},
      {bad_count, "Count too small"},
      {bad_spacing, "Spacing must be larger than geometry size"},
      {bad_scale, "Scale must be larger than mjMINVAL"},
      {bad_mass, "Mass and inertiabox must be larger than mjMINVAL"},
      {bad_pin, "pinid out of range"},
      {bad_range, "Pin range number must be multiple of 2"},
      {bad_element, "element 2 has point id 3, number of points is 3"},
  };
  for (size_t i = 0; i < sizeof(kBad) / sizeof(kBad[0]); i++) {
    FlexCase c;
    flex_open(&c, FLEXCOMP_GRID, 2, (int[3]){3, 3, 1});
    kBad[i].spoil(&c.def);
    assert_int_equal(flex_make(&c), CT_FAIL);
    assert_true(flex_says(&c, kBad[i].message));
    flex_close(&c);
  }
}

// What nobody gives: ten vertices along each axis, 0.02 apart, of mass 1 together, each with the
// inertia of a box of half width 0.005.
static void what_is_not_given(void** state) {
  (void)state;
  char error[500];
  ctModel* m =
      ct_loadXMLString("<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='10 10 1' "
                       "radius='.005'/></worldbody></mujoco>",
                       NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->nflexvert, 100);
  double mass = 0;
  for (int b = 1; b < m->nbody; b++) mass += m->body_mass[b];
  assert_near(mass, 1, 1e-12);
  assert_near(m->body_inertia[3], .01 * 2 * .005 * .005 / 3, 1e-15);
  assert_near(m->body_pos[3 * 2 + 1] - m->body_pos[3 * 1 + 1], .02, 1e-12);
  ctModel* same = ct_loadXMLString(
      "<mujoco><worldbody><flexcomp name='f' type='grid' dim='2' count='10 10 1' "
      "radius='.005' spacing='.02 .02 .02' mass='1' inertiabox='.005' scale='1 1 1'/>"
      "</worldbody></mujoco>",
      NULL, error, sizeof error);
  assert_memory_equal(m->body_pos, same->body_pos, 3 * (size_t)m->nbody * sizeof(double));
  assert_memory_equal(m->body_inertia, same->body_inertia, 3 * (size_t)m->nbody * sizeof(double));
  ct_deleteModel(same);
  ct_deleteModel(m);
}

// The second node along y of a cube of 2 x 2 x 2 nodes is pinned: with the counts of the points it
// is node 4, not 2.
static void pinned_nodes_are_counted_along_the_grid(void** state) {
  (void)state;
  char error[300] = "";
  ctModel* m = ct_loadXMLString(
      "<mujoco><worldbody><flexcomp name='f' type='box' count='4 4 4' spacing='.1 .1 .1' "
      "radius='.01' dim='3' dof='trilinear' mass='1'><pin grid='0 1 0'/><contact internal='false' "
      "selfcollide='none'/></flexcomp></worldbody></mujoco>",
      NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->nflexnode, 8);
  assert_memory_equal(m->flex_nodebodyid, ((int[]){1, 2, 3, 4, 0, 5, 6, 7}), 8 * sizeof(int));
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_is_not_given),
      cmocka_unit_test(points_get_bodies),
      cmocka_unit_test(pins_stay_on_the_parent),
      cmocka_unit_test(all_pinned_is_rigid),
      cmocka_unit_test(nodes_of_a_box),
      cmocka_unit_test(equality_of_vertices),
      cmocka_unit_test(unused_points_go),
      cmocka_unit_test(bad_values_are_named),
      cmocka_unit_test(pinned_nodes_are_counted_along_the_grid),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
