#include "collide/mesh_probe.h"
#include "unit/collide/pairs.h"
#include "unit/collide/solids.h"

// The channel stays where it is: a geom at its centre would be moved there, so undo that.
static Trees open_channel(void) {
  static Text t;
  t.n = 0;
  text_add(&t, "<mujoco><asset>");
  solid_channel(&t, "c");
  text_add(&t, "</asset><worldbody><geom type='mesh' mesh='c'/></worldbody></mujoco>");
  return pairs_open(t.at);
}

// A point of the world in the frame of the mesh.
static void to_mesh(const Trees* t, double r[3], double x, double y, double z) {
  double dif[3] = {x - t->d->geom_xpos[0], y - t->d->geom_xpos[1], z - t->d->geom_xpos[2]};
  mat3_mul_t_vec(r, t->d->geom_xmat, dif);
}

static void nearest_and_side(void** state) {
  (void)state;
  static const double at[][5] = {
      // x, y, z, distance, inside
      {0, 0, 0.25, 0.15, 0},                                 // over the floor
      {0.1, 0.2, 0.08, 0.02, 1},                             // in the floor
      {0.18, 0, 0.2, 0.02, 0},                               // beside a wall
      {0.22, 0, 0.2, 0.02, 1},                               // in it
      {0.25, 0, 0.33, 0.03, 0},                              // on top of it
      {0.33, 0, 0.34, 0.05, 0},                              // off its edge
      {0.1, 0.43, -0.04, 0.05, 0}, {0.19, 0, 0.11, 0.01, 0}, // in the concave corner
  };
  Trees t = open_channel();
  for (size_t i = 0; i < sizeof at / sizeof at[0]; i++) {
    double p[3];
    MeshPoint found;
    to_mesh(&t, p, at[i][0], at[i][1], at[i][2]);
    assert_true(mesh_probe_nearest(t.m, 0, p, 1, &found));
    assert_near(found.away, at[i][3], 1e-6);
    assert_int_equal(found.inside, (int)at[i][4]);
    assert_false(mesh_probe_nearest(t.m, 0, p, at[i][3] - 1e-3, &found));
  }
  trees_close(&t);
}

typedef struct Count {
  int n;
  double area;
} Count;

static void count_face(void* ctx, const MeshFace* f) {
  Count* c = ctx;
  double a[3], b[3], n[3];
  sub3(a, f->corner[1], f->corner[0]);
  sub3(b, f->corner[2], f->corner[0]);
  cross3(n, a, b);
  c->n++;
  c->area += 0.5 * norm3(n);
  assert_near(dot3(n, f->normal), norm3(n), 1e-12);
}

static void boxes(void** state) {
  (void)state;
  Trees t = open_channel();
  Count all = {0}, none = {0}, some = {0};
  mesh_probe_box(t.m, 0, (double[]){-9, -9, -9}, (double[]){9, 9, 9}, count_face, &all);
  assert_int_equal(all.n, t.m->nmeshface);
  // floor and bottom, sides of the walls, tops, caps
  assert_near(all.area, 0.4 * 0.8 + 0.6 * 0.8 + 4 * 0.25 * 0.8 + 0.2 * 0.8 + 2 * 0.1, 1e-6);
  mesh_probe_box(t.m, 0, (double[]){5, 5, 5}, (double[]){9, 9, 9}, count_face, &none);
  assert_int_equal(none.n, 0);
  double p[3];
  to_mesh(&t, p, 0, 0, 0.1);
  double low[3], high[3];
  for (int k = 0; k < 3; k++) {
    low[k] = p[k] - 0.02;
    high[k] = p[k] + 0.02;
  }
  mesh_probe_box(t.m, 0, low, high, count_face, &some);
  assert_int_equal(some.n, 2); // the floor
  trees_close(&t);
}

static void parts_of_a_face(void** state) {
  (void)state;
  MeshFace f = {{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 0, 1}, {5, 6, 7}};
  double r[3];
  assert_int_equal(mesh_probe_nearest_in(r, &f, (double[]){0.2, 0.2, 1}), 7);
  assert_vec(r, 0.2, 0.2, 0);
  assert_int_equal(mesh_probe_nearest_in(r, &f, (double[]){0.5, -1, 1}), 3);
  assert_vec(r, 0.5, 0, 0);
  assert_int_equal(mesh_probe_nearest_in(r, &f, (double[]){2, 2, 0}), 6);
  assert_vec(r, 0.5, 0.5, 0);
  assert_int_equal(mesh_probe_nearest_in(r, &f, (double[]){-1, -1, 0}), 1);
  assert_vec(r, 0, 0, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(nearest_and_side),
      cmocka_unit_test(boxes),
      cmocka_unit_test(parts_of_a_face),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
